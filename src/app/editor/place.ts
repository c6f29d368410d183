/** A place in the document: its value, its path, and a way to change it. */
import type { Said } from '../../engine/message.ts';

export interface Place<T> {
  /** "sides.a.formations.0.name", as in problems. */
  readonly at: string;
  readonly value: T;
  /** Changes the current value. A `burst` joins the letters typed in one field into one step. */
  readonly put: (change: (now: T) => T, what: Said, burst?: string) => void;
}

const joined = (at: string, key: PropertyKey): string => (at === '' ? String(key) : `${at}.${String(key)}`);

/** A member of the value at a place. */
export const part = <T, K extends keyof T>(of: Place<T>, key: K): Place<T[K]> => ({
  at: joined(of.at, key),
  value: of.value[key],
  put: (change, what, burst) => of.put((now) => ({ ...now, [key]: change(now[key]) }), what, burst),
});

/** An item of a list at a place. */
export const item = <T>(of: Place<T[]>, i: number, value: T): Place<T> => ({
  at: joined(of.at, i),
  value,
  put: (change, what, burst) => of.put((now) => now.map((each, at) => (at === i ? change(each) : each)), what, burst),
});

export const items = <T>(of: Place<T[]>): readonly Place<T>[] => of.value.map((value, i) => item(of, i, value));

/** The same place with a narrower type. */
export const narrowed = <T, S extends T>(of: Place<T>, value: S, is: (now: T) => now is S): Place<S> => ({
  at: of.at,
  value,
  put: (make, ...how) => of.put((now) => (is(now) ? make(now) : now), ...how),
});
