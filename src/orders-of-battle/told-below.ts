/** What a line tells of those that stand above it: when they come, and that they are more or fewer. */
import { guessNation } from '../scenarios/nations.ts';
import { AFTER_NOON, BEFORE_NOON, COMES_IN, CORRECTS, HOUR_IN } from './lexicon/manners.ts';
import { numberOf } from './numbers.ts';
import { settle } from './one-unit.ts';
import type { PageLine } from './page.ts';
import type { Places } from './places.ts';
import { isFormation, type Sprout } from './tree.ts';
import { withParts } from './whole.ts';

const PROPER = /\p{Lu}[\p{L}'’-]{3,}/gu;
const LEAST_WORDS = 5;

const wordsOf = ({ name, commander = '' }: Sprout): readonly string[] => {
  const led = commander.match(PROPER) ?? [];
  return led.length > 0 ? led : (name.match(PROPER) ?? []);
};

/** Gives the one formation that a sentence names the hour it tells. */
export function arrivalsBelow(roots: readonly Sprout[], lines: readonly PageLine[]): void {
  const all = roots.flatMap(withParts);
  const read = new Set(all.map(({ source }) => source.line));
  const wholes = all.filter(({ level, arrival }) => isFormation(level) && level !== 'army' && arrival === undefined);
  for (const { line, text, cells, arrival } of lines) {
    if (read.has(line) || cells || text.split(/\s+/).length < LEAST_WORDS) continue;
    const when = arrival ?? (COMES_IN.test(text) ? HOUR_IN.exec(text)?.[1] : undefined);
    /** "‡ not on the field until 16:00" */
    const mark = /^[†‡§*]{1,3}(?=\s)/u.exec(text)?.[0];
    const named = wholes.filter((node) =>
      mark === undefined ? wordsOf(node).some((word) => text.includes(word)) : node.source.text.includes(mark),
    );
    const [node, ...others] = named.filter((each) => !named.some((whole) => whole.children.includes(each)));
    if (when === undefined || !node || others.length > 0) continue;
    node.arrival = when.replace(AFTER_NOON, '$1 pm').replace(BEFORE_NOON, '$1 am');
  }
}

/** "(trifft erst gegen 3 Uhr ein)", "(Netherlands; arr. 15.00)" below the units of a brigade: when the brigade comes. */
export function comesLater({ open }: Places, { text, arrival }: PageLine): boolean {
  const own = open.at(-1)?.node;
  const men = numberOf(text);
  if (arrival !== undefined && men !== undefined && own && own.men === undefined && own.sabres === undefined) {
    own.men = men;
    own.arrival ??= arrival;
    settle(own);
    return true;
  }
  const nation = /^\(\p{L}+\)$/u.test(text) ? guessNation(text) : undefined;
  if ((text !== '' && nation === undefined) || arrival === undefined) return false;
  const whole = open.findLast(({ node }) => isFormation(node.level) || node.children.length > 0)?.node;
  if (whole) whole.arrival ??= arrival;
  if (whole && nation !== undefined) whole.nation ??= nation;
  return true;
}

/** "ok so 34th = 1450" below the list; whether it corrected one that stands there. */
export function isCorrection({ roots }: Places, { text, cells }: PageLine): boolean {
  const [, name = '', figure = ''] = (!cells && CORRECTS.exec(text)) || [];
  const men = numberOf(figure);
  if (men === undefined) return false;
  const whose = [...allOf(roots)].filter((node) => node.name.toLowerCase().startsWith(name.toLowerCase()));
  const [node] = whose;
  if (!node || whose.length > 1) return false;
  node[node.kind === 'cavalry' ? 'sabres' : 'men'] = men;
  node.notes.push(text);
  return true;
}

function* allOf(nodes: readonly Sprout[]): Generator<Sprout> {
  for (const node of nodes) {
    yield node;
    yield* allOf(node.children);
  }
}
