/**
 * English in disguise: every letter with an accent, and two fifths longer. Whatever still reads as plain English did not
 * come from the files, and whatever is cut off has no room for a longer language.
 */
const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀćďéƒǧĥíĵķľɱñóƥɋŕšťúṽŵẋýžÁƁĆĎÉƑǦĤÍĴĶĽṀÑÓƤɊŔŠŤÚṼŴẊÝŽ';
const LETTERS = new Map([...PLAIN].map((letter, i) => [letter, [...ACCENTED][i] ?? letter]));

/** The text between the placeables of a sentence; marks such as `**` stay as they are. */
export function accented(text: string): string {
  const letters = [...text].map((letter) => LETTERS.get(letter) ?? letter).join('');
  const count = [...text].filter((letter) => LETTERS.has(letter)).length;
  // In pieces, for a line breaks between words.
  const longer = '~~~~~~~ '.repeat(count).slice(0, Math.ceil(count * 0.4));
  return letters.replace(/(\s*)$/, (space) => longer + space);
}
