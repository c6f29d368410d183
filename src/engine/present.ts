/** Lists that are put together. `flatMap` would do it all in a line, and takes V8 ten times as long. */

/** What is there, in order: lists join in, and whatever is empty (false, null, undefined, '' or 0) is left out. */
export function present<T>(...all: readonly (T | readonly T[] | false | null | undefined | '' | 0)[]): T[] {
  const there: T[] = [];
  for (const one of all)
    if (isList(one)) there.push(...one);
    else if (one) there.push(one);
  return there;
}

const isList = <T>(one: T | readonly T[]): one is readonly T[] => Array.isArray(one);

/** The lists that `of` makes of each, as one. */
export function joined<A, B>(all: readonly A[], of: (one: A, n: number) => readonly B[]): B[] {
  const made: B[] = [];
  let n = 0;
  for (const one of all) {
    made.push(...of(one, n));
    n += 1;
  }
  return made;
}
