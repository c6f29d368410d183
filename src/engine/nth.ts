/** Item `i`, which must exist. Throws a RangeError if it does not. */
export function nth<T>(list: readonly T[], i: number): T {
  const item = list[i];
  if (item === undefined) throw new RangeError(`There is no item ${i} of ${list.length}.`);
  return item;
}
