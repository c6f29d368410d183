/**
 * The entry of a table for a word from outside; undefined if there is none. A plain look-up would find inherited
 * members such as "constructor".
 */
export const known = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;
