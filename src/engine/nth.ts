/** The item at a place that is known to be there; a place outside the list is an error of programming. */
export function nth<T>(list: readonly T[], i: number): T {
  const item = list[i];
  if (item === undefined) throw new RangeError(`There is no item ${i} of ${list.length}.`);
  return item;
}
