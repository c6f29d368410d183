/** Where a unit is on its way over a bridge or a ditch, and how it comes off it (NBC-BRG-01). */
import type { CrossingState, Unit } from '../battle.ts';
import { type Draft, setUnit } from '../draft.ts';

/** One that has gone on or given up is on no bridge. */
export const onWay = (unit: Pick<Unit, 'crossing'>): CrossingState | null =>
  unit.crossing && unit.crossing.at !== 'left' ? unit.crossing : null;

/**
 * Whoever goes away from an entrance leaves it to others (NBC-BRG-03). A unit that has crossed has done so when it came
 * over; one that gives up does so now (NBC-BRG-04).
 */
export function comeOff(d: Draft, { id }: Pick<Unit, 'id'>): void {
  const stage = onWay(d.battle.units[id]!);
  if (!stage) return;
  const since = stage.at === 'far' ? stage.since : d.battle.turn;
  setUnit(d, id, { crossing: { ...stage, at: 'left', since } });
}
