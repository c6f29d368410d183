/** A place in the document: what stands there, its way from the top, and how to put something else there. */

export interface Place<T> {
  /** "sides.a.formations.0.name", as problems call it. */
  readonly at: string;
  readonly value: T;
  /** Changes what stands there, whatever it is by then. */
  readonly put: (change: (now: T) => T, what: string, burst?: boolean) => void;
}

const joined = (at: string, key: PropertyKey): string => (at === '' ? String(key) : `${at}.${String(key)}`);

/** A member of what stands at a place. */
export const part = <T, K extends keyof T>(of: Place<T>, key: K): Place<T[K]> => ({
  at: joined(of.at, key),
  value: of.value[key],
  put: (change, what, burst) => of.put((now) => ({ ...now, [key]: change(now[key]) }), what, burst),
});

/** A member of a list. */
export const item = <T>(of: Place<T[]>, i: number): Place<T> => ({
  at: joined(of.at, i),
  value: of.value[i]!,
  put: (change, what, burst) => of.put((now) => now.map((each, at) => (at === i ? change(each) : each)), what, burst),
});
