/** Long work in slices: a page that reads a long battle goes on answering its user. */

/** Milliseconds of work before the page is let in; on a phone four times slower still a short task. */
const SLICE = 5;

const giveWay = (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));
};

/** A pace for one piece of work: call it between two steps, and wait for what it gives back, if anything. */
export function breath(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < SLICE) return undefined;
    return giveWay().then(() => {
      since = performance.now();
    });
  };
}

/** Work that pauses, done to its end at that pace. */
export async function unhurried<T>(work: Generator<undefined, T, undefined>): Promise<T> {
  const rest = breath();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await rest();
  }
}

/** The same without a pause. */
export function atOnce<T>(work: Generator<undefined, T, undefined>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
