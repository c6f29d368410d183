/** A long check of a file: how far it has come, and a way to stop it. */
import { signal } from '@preact/signals';
import { breath } from '../../journal/breath.ts';

interface Watched {
  readonly line: number;
  readonly of: number;
}
/** The check under way. */
export const watchedNow = signal<Watched | null>(null);

/** The user stopped the check, or left its page. */
export class Stopped extends Error {}

let stop: (() => void) | null = null;
export const stopWatched = (): void => stop?.();

/** Shown every so many lines. */
const TOLD = 20;

/** Runs the work in slices, a line a step, and throws `Stopped` once it is stopped. */
export async function watched<T>(work: Generator<undefined, T, undefined>, of: number): Promise<T> {
  const rest = breath();
  let stopped = false;
  stop = () => {
    stopped = true;
  };
  watchedNow.value = { line: 0, of };
  try {
    for (let line = 1; ; line += 1) {
      const step = work.next();
      if (step.done) return step.value;
      await rest();
      if (stopped) throw new Stopped();
      if (line % TOLD === 0) watchedNow.value = { line, of };
    }
  } finally {
    watchedNow.value = null;
  }
}
