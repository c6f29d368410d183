/** The undo history of a document. Pure and immutable. */
import type { Said } from '../engine/message.ts';

export interface Step<T> {
  readonly before: T;
  /** What was done, for the undo button. */
  readonly what: Said;
  /** Steps of one burst (letters typed in one field) are undone together. */
  readonly burst?: string | undefined;
}

export interface History<T> {
  readonly now: T;
  readonly past: readonly Step<T>[];
  readonly future: readonly Step<T>[];
}

/** Steps kept; the oldest are dropped first. */
export const MAX_STEPS = 500;

export const openHistory = <T>(now: T): History<T> => ({ now, past: [], future: [] });

/** Adds a step. No change adds none; a step of the same burst joins the last. */
export function step<T>(history: History<T>, next: T, what: Said, burst?: string): History<T> {
  if (Object.is(next, history.now)) return history;
  const last = history.past.at(-1);
  if (burst !== undefined && last?.burst === burst && history.future.length === 0) return { ...history, now: next };
  return { now: next, past: [...history.past, { before: history.now, what, burst }].slice(-MAX_STEPS), future: [] };
}

/** Ends a burst: the next letter is a new step. */
export function settle<T>(history: History<T>): History<T> {
  const last = history.past.at(-1);
  if (last?.burst === undefined) return history;
  return { ...history, past: [...history.past.slice(0, -1), { before: last.before, what: last.what }] };
}

export function stepBack<T>(history: History<T>): History<T> {
  const last = history.past.at(-1);
  if (!last) return history;
  const undone: Step<T> = { before: history.now, what: last.what };
  return { now: last.before, past: history.past.slice(0, -1), future: [undone, ...history.future] };
}

export function stepForward<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  if (!next) return history;
  return { now: next.before, past: [...history.past, { before: history.now, what: next.what }], future };
}
