/** Splits long work into slices, so that the page stays responsive. */

/** Milliseconds of work before the page gets a turn. Still a short task on a phone four times slower. */
const SLICE = 5;

const giveWay = (): Promise<void> => {
  const { scheduler } = globalThis;
  return scheduler?.yield ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));
};

/** A pace for one piece of work. Call it between two steps and await the result, if any. */
export function breath(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < SLICE) return undefined;
    return giveWay().then(() => {
      since = performance.now();
    });
  };
}

/** Runs the generator to its end at that pace. */
export async function unhurried<T>(work: Generator<undefined, T, undefined>): Promise<T> {
  const rest = breath();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await rest();
  }
}

/** Runs the generator to its end without pauses. */
export function atOnce<T>(work: Generator<undefined, T, undefined>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
