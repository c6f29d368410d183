/** What is counted in a sentence is what is named in it: "3 corps: A, B and C". */
import type { Said, Text } from '../../src/engine/message.ts';

const isList = (text: Text): text is readonly Text[] => Array.isArray(text);

/** Every message with one list and one count, and those within it. */
export function countsWhatItNames(said: Said): void {
  if (typeof said === 'string') return;
  const values = Object.values(said.args ?? {});
  const [list, ...more] = values.filter(isList);
  if (list && more.length === 0 && typeof said.args?.n === 'number' && said.args.n !== list.length)
    throw new Error(`${said.code} counts other than it names: ${JSON.stringify(said.args)}`);
  for (const value of values) if (typeof value === 'object' && 'code' in value) countsWhatItNames(value);
}
