/** A short mark for each of several formations: its number as it is written, or the first letters of its name. */

const LETTERS = 3;
const LONGEST = 4;
const ROMAN = /^[IVXLC]+$/;

/** "II Corps" is II, "5th Division" is 5, "Brunswick Corps" is Bru. */
function markOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const number = words.find((word) => ROMAN.test(word) || /^\p{N}/u.test(word));
  const [digits] = (number && /^\p{N}+/u.exec(number)) ?? [];
  const [first = ''] = words;
  return digits ?? (number ? number.slice(0, LONGEST) : [...first].slice(0, LETTERS).join(''));
}

/** Of each the first of its names that no other shares; where none is left its place in the row. */
export function marksOf(names: readonly (readonly string[])[]): readonly string[] {
  const wanted = names.map((of) => of.map(markOf));
  const taken = (mark: string | undefined, i: number) =>
    !mark || wanted.some((marks, j) => i !== j && marks.includes(mark));
  return wanted.map((marks, i) => marks.find((mark) => !taken(mark, i)) ?? `№${i + 1}`);
}
