/**
 * The keys of a table by their names, and its cells. TypeScript gives both back as any word, since an object may hold more
 * than its type says; a table that is written out holds what it says.
 */
export const keysOf = <K extends string>(table: Readonly<Partial<Record<K, unknown>>>): readonly K[] =>
  Object.keys(table) as K[];

export const cellsOf = <K extends string, V>(table: Readonly<Record<K, V>>): readonly (readonly [K, V])[] =>
  Object.entries(table) as [K, V][];

/** Whether something is an object of named values, and no list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
