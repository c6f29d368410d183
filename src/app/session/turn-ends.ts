/** Where turns end in the journal: at the deed that begins the next turn or ends the battle. */
import type { Event } from '../../battlefield/events.ts';
import type { Hash } from '../../journal/header.ts';
import type { BattleJournal } from './battle-journal.ts';

/** The turn that a deed ends, or 'battle' if it ends the battle; otherwise undefined. */
export function endOf(events: readonly Event[]): number | 'battle' | undefined {
  for (const event of events) {
    if (event.type === 'phase' && event.phase === 1) return event.turn - 1;
    if (event.type === 'ended' && event.ended) return 'battle';
  }
  return undefined;
}

/** The hash at each turn's end in effect. The events a copy begins with do not count. */
export function turnEnds({ top }: BattleJournal): ReadonlyMap<number | 'battle', Hash> {
  const ends = new Map<number | 'battle', Hash>();
  for (let step: typeof top | null = top; step?.deed && step.below?.deed; step = step.below) {
    const end = endOf(step.deed.events);
    if (end !== undefined && !ends.has(end)) ends.set(end, step.deed.hash);
  }
  return ends;
}

/** The hash at the latest end. */
export function lastEnd({ top }: BattleJournal): Hash | undefined {
  for (let step: typeof top | null = top; step?.deed && step.below?.deed; step = step.below)
    if (endOf(step.deed.events) !== undefined) return step.deed.hash;
  return undefined;
}
