/** A short mark for each of several formations: its number as written, or its first letters. */

const LETTERS = 3;
const LONGEST = 4;
const ROMAN = /^[IVXLC]+$/;

const wordsIn = (name: string): readonly string[] => name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

const short = (word: string): string => (word.length <= LONGEST ? word : [...word].slice(0, LETTERS).join(''));

/** "II Corps" is II, "5th Division" is 5, "Brunswick Corps" is Bru. */
function markOf(name: string): string {
  const words = wordsIn(name);
  const number = words.find((word) => ROMAN.test(word) || /^\p{N}/u.test(word));
  const [digits] = (number && /^\p{N}+/u.exec(number)) ?? [];
  const [first = ''] = words;
  return digits ?? (number ? number.slice(0, LONGEST) : [...first].slice(0, LETTERS).join(''));
}

/** For each list the first mark that no other list has; undefined if there is none. */
function own(wanted: readonly (readonly string[])[]): readonly (string | undefined)[] {
  const taken = (mark: string, i: number) => wanted.some((marks, j) => i !== j && marks.includes(mark));
  return wanted.map((marks, i) => marks.find((mark) => mark !== '' && !taken(mark, i)));
}

/** For each formation a mark from its names that no other has; failing that from any word of them, or its position. */
export function marksOf(names: readonly (readonly string[])[]): readonly string[] {
  const first = own(names.map((of) => of.map(markOf)));
  const any = own(names.map((of, i) => [...(first[i] ? [first[i]] : []), ...of.flatMap(wordsIn).map(short)]));
  return names.map((_, i) => first[i] ?? any[i] ?? `№${i + 1}`);
}
