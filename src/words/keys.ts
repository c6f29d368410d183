/**
 * How the words are found: by a number made of the code. Codes in full would be a quarter of what a room of words weighs;
 * put in the order of their numbers, the sentences are fetched with the steps from one number to the next.
 */

/** Twenty-three bits part all codes there are and leave hardly a chance that one of no words meets one of them. */
const BITS = 23;
/** So many of them tell the first part of a code: what is said of one subject lies together, and packs the better. */
const SUBJECT = 4;
/** Where the numbers start from. Where two codes meet in one number, another start parts them (tests/words/keys.test.ts). */
export const START = 256;

/** So many bits of the hash of Fowler, Noll and Vo. */
function hashOf(text: string, bits: number, start = 0): number {
  let hash = 0x811c9dc5 ^ start;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> (32 - bits);
}

/** The number of a code. */
export function numberOf(code: string, start = START): number {
  const [subject = ''] = code.split('-');
  const rest = BITS - SUBJECT;
  return (hashOf(subject, SUBJECT) << rest) + hashOf(code, rest, start);
}

/** What a sentence is called by in the bundle. */
export const idOf = (number: number): string => `m${number}`;

/** Sentences that put another one in call it by its number as well. */
export const referring = (source: string): string =>
  source.replace(/\{ ?([a-z][\w-]*) ?\}/g, (_, code: string) => `{${idOf(numberOf(code))}}`);

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const digitAt = (number: number, place: number): string => DIGITS.charAt((number >> (6 * place)) & 63);

/**
 * The sentences of a room as they are fetched: a line of their numbers, then sentence after sentence. A number is its last
 * two digits to the base of 64, after a "!" for each time the digits before them have gone up by one.
 */
export function packed(sentences: Readonly<Record<string, string>>): string {
  const inOrder = Object.entries(sentences)
    .map(([code, text]) => ({ number: numberOf(code), text }))
    .sort((one, other) => one.number - other.number);
  const numbers = inOrder.map(({ number }, i) => {
    const before = inOrder[i - 1]?.number ?? 0;
    return '!'.repeat((number >> 12) - (before >> 12)) + digitAt(number, 1) + digitAt(number, 0);
  });
  return [numbers.join(''), ...inOrder.map(({ text }) => referring(text))].join('\n');
}

/** What `packed` made, as Fluent reads it, and the numbers of its entries. */
export function unpacked(room: string): { readonly source: string; readonly numbers: readonly number[] } {
  const end = room.indexOf('\n');
  let before = 0;
  const numbers = Array.from(room.slice(0, end).matchAll(/(!*)(.)(.)/g), ([, ups = '', high = '', low = '']) => {
    before += ups.length;
    return (before * 64 + DIGITS.indexOf(high)) * 64 + DIGITS.indexOf(low);
  });
  // A line that goes on with a sentence begins with a space, or closes its choices.
  return { source: room.slice(end + 1).replace(/^(?![ }])/gm, 'm='), numbers };
}
