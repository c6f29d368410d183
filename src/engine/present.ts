/** Lists of which some parts depend on a condition. */

/** What is there, in order: lists join in, and whatever is empty (false, null, undefined, '' or 0) is left out. */
export const present = <T>(...all: readonly (T | readonly T[] | false | null | undefined | '' | 0)[]): T[] =>
  all.flatMap((one) => one || []);
