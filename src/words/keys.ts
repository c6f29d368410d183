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
const twoDigits = (number: number): string => DIGITS.charAt((number >> 6) & 63) + DIGITS.charAt(number & 63);
const ofDigits = (two: string): number => DIGITS.indexOf(two.charAt(0)) * 64 + DIGITS.indexOf(two.charAt(1));

/** From here on a step weighs less when it is written as a number. */
const FAR = 4;

/**
 * The sentences of a room as they are fetched: a line of numbers, then the sentences. A number is its last two digits
 * in base 64, after the step of the digits before them: a "!" for each, or "*" and two digits.
 */
export function packed(sentences: Readonly<Record<string, string>>): string {
  const inOrder = Object.entries(sentences)
    .map(([code, text]) => ({ number: numberOf(code), text }))
    .sort((one, other) => one.number - other.number);
  const numbers = inOrder.map(({ number }, i) => {
    const step = (number >> 12) - ((inOrder[i - 1]?.number ?? 0) >> 12);
    return (step < FAR ? '!'.repeat(step) : `*${twoDigits(step)}`) + twoDigits(number);
  });
  return [numbers.join(''), ...inOrder.map(({ text }) => referring(text))].join('\n');
}

/** Reverses `packed`: the text as Fluent reads it, and the numbers of its entries. */
export function unpacked(room: string): { readonly source: string; readonly numbers: readonly number[] } {
  const end = room.indexOf('\n');
  let before = 0;
  const numbers = Array.from(room.slice(0, end).matchAll(/(\*..|!*)(..)/g), ([, step = '', last = '']) => {
    before += step.startsWith('*') ? ofDigits(step.slice(1)) : step.length;
    return before * 4096 + ofDigits(last);
  });
  // A line that continues a sentence begins with a space or closes its choices.
  return { source: room.slice(end + 1).replace(/^(?![ }])/gm, 'm='), numbers };
}
