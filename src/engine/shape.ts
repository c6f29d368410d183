/**
 * Shows every kind of value in each member of a copy before the first real one. Otherwise each kind that turns up later
 * gives the copies another shape, and V8 compiles all that reads them again.
 */
export function settleShape<T extends object>(copy: (of: T, set: Partial<T>) => T): void {
  for (const value of [0, '', null, undefined, {}]) {
    const any = new Proxy({}, { get: () => value }) as T;
    copy(any, copy(any, {}));
  }
}
