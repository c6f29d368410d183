/** What a sentence outside the list tells of one formation in it: when it comes. */
import { AFTER_NOON, BEFORE_NOON, COMES_IN, HOUR_IN } from './lexicon/manners.ts';
import type { PageLine } from './page.ts';
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
