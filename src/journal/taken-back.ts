/** What undoing took out of effect, from the entries alone. */
import type { Deed, Entry } from './entry.ts';

/** The deeds that each undo took back, oldest first, by the number of the undo. */
export function takenBack<Event>(entries: readonly Entry<Event>[]): ReadonlyMap<number, readonly Deed<Event>[]> {
  const taken = new Map<number, readonly Deed<Event>[]>();
  /** Each deed with the number of the deed below it. */
  const steps = new Map<number, { readonly deed: Deed<Event>; readonly below: number }>();
  let top = 0;
  for (const entry of entries) {
    if (entry.kind === 'deed') {
      steps.set(entry.seq, { deed: entry, below: top });
      top = entry.seq;
    } else if (entry.kind === 'redo') top = entry.target;
    else {
      const deeds: Deed<Event>[] = [];
      for (let step = steps.get(top); step && step.deed.seq > entry.to; step = steps.get(step.below))
        deeds.push(step.deed);
      taken.set(entry.seq, deeds.reverse());
      top = entry.to;
    }
  }
  return taken;
}
