/** What a table of ours holds under a word from outside: every object holds something under "constructor". */
export const known = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;
