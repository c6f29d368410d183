/**
 * Pseudo-English: every letter with an accent, and two fifths longer. Text that still reads as plain English did not
 * come from the files; text that is cut off leaves no room for a longer language.
 */
const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀćďéƒǧĥíĵķľɱñóƥɋŕšťúṽŵẋýžÁƁĆĎÉƑǦĤÍĴĶĽṀÑÓƤɊŔŠŤÚṼŴẊÝŽ';
const LETTERS = new Map([...PLAIN].map((letter, i) => [letter, [...ACCENTED][i] ?? letter]));

/** Disguises the text between the placeables of a sentence. Marks such as `**` stay. */
export function accented(text: string): string {
  const letters = [...text].map((letter) => LETTERS.get(letter) ?? letter).join('');
  const count = [...text].filter((letter) => LETTERS.has(letter)).length;
  // In pieces, because a line breaks between words.
  const longer = '~~~~~~~ '.repeat(count).slice(0, Math.ceil(count * 0.4));
  return letters.replace(/(\s*)$/, (space) => longer + space);
}
