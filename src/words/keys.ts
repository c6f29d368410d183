/**
 * Words are found by a number made from the code. Full codes would be a quarter of the size of a room of words. The
 * sentences are sorted by number, and each number is stored as the step from the one before.
 */

/** Twenty-three bits tell all codes apart, and a code without words hardly ever matches one with words. */
const BITS = 23;
/**
 * This many of them come from the first part of a code, so that sentences on one subject lie together and pack better.
 */
const SUBJECT = 5;
/** Where the hash of the subject starts: of the first hundreds, the one that packs the words of a battle best. */
const SUBJECT_START = 160;
/** Where hashing starts. If two codes get the same number, change this (tests/words/keys.test.ts). */
export const START = 17_247;

/** The first bits of an FNV hash. */
function hashOf(text: string, bits: number, start = 0): number {
  let hash = 0x811c9dc5 ^ start;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> (32 - bits);
}

/** The number of a code. */
export function numberOf(code: string, start = START): number {
  const [subject = ''] = code.split('-');
  const rest = BITS - SUBJECT;
  return (hashOf(subject, SUBJECT, SUBJECT_START) << rest) + hashOf(code, rest, start);
}

/** The name of a sentence in the bundle. */
export const idOf = (number: number): string => `m${number}`;

/** Replaces the codes that sentences refer to by their numbers. */
export const referring = (source: string): string =>
  source.replace(/\{ ?([a-z][\w-]*) ?\}/g, (_, code: string) => `{${idOf(numberOf(code))}}`);

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const digitAt = (number: number, place: number): string => DIGITS.charAt((number >> (6 * place)) & 63);

/**
 * The sentences of a room as they are fetched: a line of numbers, then the sentences. A number is its last two digits
 * in base 64, after a "!" for each step of the digits before them.
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

/** Reverses `packed`: the text as Fluent reads it, and the numbers of its entries. */
export function unpacked(room: string): { readonly source: string; readonly numbers: readonly number[] } {
  const end = room.indexOf('\n');
  let before = 0;
  const numbers = Array.from(room.slice(0, end).matchAll(/(!*)(.)(.)/g), ([, ups = '', high = '', low = '']) => {
    before += ups.length;
    return (before * 64 + DIGITS.indexOf(high)) * 64 + DIGITS.indexOf(low);
  });
  // A line that continues a sentence begins with a space or closes its choices.
  return { source: room.slice(end + 1).replace(/^(?![ }])/gm, 'm='), numbers };
}
