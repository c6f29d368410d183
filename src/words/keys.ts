/**
 * How the words are found: by a number made of the code. Codes in full would be a quarter of what a room of words weighs;
 * put in the order of their numbers, the sentences are fetched with the steps from one number to the next.
 */

/** Twenty-two bits part all codes there are and leave hardly a chance that one of no words meets one of them. */
const BITS = 22;
/** Where the numbers start from. Where two codes meet in one number, another start parts them (tests/words/keys.test.ts). */
export const START = 92;

/** The number of a code, by the hash of Fowler, Noll and Vo. */
export function numberOf(code: string, start = START): number {
  let hash = 0x811c9dc5 ^ start;
  for (let i = 0; i < code.length; i += 1) hash = Math.imul(hash ^ code.charCodeAt(i), 0x01000193);
  return hash >>> (32 - BITS);
}

/** The sentences of a room as they are fetched: a line of steps, then sentence after sentence. */
export function packed(sentences: Readonly<Record<string, string>>): string {
  const inOrder = Object.entries(sentences)
    .map(([code, text]) => ({ at: numberOf(code), text }))
    .sort((one, other) => one.at - other.at);
  const steps = inOrder.map(({ at }, i) => (at - (inOrder[i - 1]?.at ?? 0)).toString(36));
  return [steps.join(' '), ...inOrder.map(({ text }) => text)].join('\n');
}

/** What `packed` made, as Fluent reads it, and the numbers of its entries. */
export function unpacked(room: string): { readonly source: string; readonly numbers: readonly number[] } {
  const end = room.indexOf('\n');
  const numbers: number[] = [];
  for (const step of room.slice(0, end).split(' ')) numbers.push((numbers.at(-1) ?? 0) + Number.parseInt(step, 36));
  // A line that goes on with a sentence begins with a space, or closes its choices.
  return { source: room.slice(end + 1).replace(/^(?![ }])/gm, 'm='), numbers };
}
