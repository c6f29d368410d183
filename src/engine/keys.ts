/**
 * The keys and cells of a table, with their literal types. TypeScript widens them, since an object may hold more than
 * its type says.
 */
export const keysOf = <K extends string>(table: Readonly<Partial<Record<K, unknown>>>): readonly K[] =>
  Object.keys(table) as K[];

export const cellsOf = <K extends string, V>(table: Readonly<Record<K, V>>): readonly (readonly [K, V])[] =>
  Object.entries(table) as [K, V][];

/** Whether the value is an object and not a list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
