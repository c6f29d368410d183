/** What a sentence outside the list tells of one formation in it: when it comes. */
import { AFTER_NOON, BEFORE_NOON } from './lexicon/manners.ts';
import type { PageLine } from './page.ts';
import { isFormation, type Sprout } from './tree.ts';
import { withParts } from './whole.ts';

const COMES =
  /(?<!\p{L})(?:arriv\p{L}*|came (?:up|on|in)|comes? (?:up|on|in)|reach(?:ed|es) the|(?:trifft|traf(?:en)?|kam(?:en)?|erschien(?:en)?|r[üu]ckt(?:e|en)?)|lleg\p{L}+|giun(?:se|gono|ta|to)|cheg(?:ou|a|aram)|nadesz\p{L}+|przyby\p{L}+|priby\p{L}+|enters?|entered)(?!\p{L})/iu;
const WHEN =
  /(?<![\p{L}\d])(turn \d{1,2}|runde \d{1,2}|noon|midday|mittags?|midi|\d{1,2}[:.h]\d\d(?:\s?[ap]\.?m\b\.?)?|\d{1,2}\s?(?:[ap]\.?m\b\.?|(?:uhr|h(?:eures)?|ore|o['’]clock)(?:\s(?:in the (?:morning|afternoon|evening)|vormittags|morgens|nachmittags|abends|du (?:matin|soir)|de l['’]apr[eè]s-midi|del pomeriggio|di sera))?))(?!\p{L})/iu;
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
    const when = arrival ?? (COMES.test(text) ? WHEN.exec(text)?.[1] : undefined);
    const named = wholes.filter((node) => wordsOf(node).some((word) => text.includes(word)));
    const [node, ...others] = named.filter((each) => !named.some((whole) => whole.children.includes(each)));
    if (when === undefined || !node || others.length > 0) continue;
    node.arrival = when.replace(AFTER_NOON, '$1 pm').replace(BEFORE_NOON, '$1 am');
  }
}
