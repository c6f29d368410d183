/** What is counted in a sentence is what is named in it: "3 corps: A, B and C", "5 factors: 3 of foot and 2 of horse". */
import type { Said, Text } from '../../src/engine/message.ts';

const isList = (text: Text): text is readonly Text[] => Array.isArray(text);

/** How many an item stands for: one, or as many as it says. */
const countOf = (item: Text): number =>
  typeof item === 'object' && 'code' in item && typeof item.args?.n === 'number' ? item.args.n : 1;

/** Every message with one list and one count, and those within it. */
export function countsWhatItNames(said: Said): void {
  if (typeof said === 'string') return;
  const values = Object.values(said.args ?? {});
  const [list, ...more] = values.filter(isList);
  const counts = [list?.length, list?.reduce((sum: number, item) => sum + countOf(item), 0)];
  if (list && more.length === 0 && typeof said.args?.n === 'number' && !counts.includes(said.args.n))
    throw new Error(`${said.code} counts other than it names: ${JSON.stringify(said.args)}`);
  for (const value of values) if (typeof value === 'object' && 'code' in value) countsWhatItNames(value);
}
