/** Where a unit is on its way over a bridge or a ditch, and how it comes off it (NBC-BRG-01). */
import { ALLOWED, type Legality } from '../../engine/legality.ts';
import type { Battle, CrossingState, Unit } from '../battle.ts';
import { unitOf } from '../look-up.ts';
import { type CrossingStage, mayGoOn } from '../rules/movement/bridges.ts';
import { type EventBuilder, setUnit } from './event-builder.ts';

/** One that has gone on or given up is on no bridge. */
export function onWay({ crossing }: Pick<Unit, 'crossing'>): (CrossingState & CrossingStage) | null {
  if (!crossing || crossing.at === 'left') return null;
  return { ...crossing, at: crossing.at };
}

/** Whether it may leave the entrance it stands on, by whatever move; who is Broken flees from it at any time (NBC-BRG-05). */
export function mayLeaveEntrance({ turn }: Battle, unit: Unit): Legality {
  const stage = unit.fate === 'good' ? onWay(unit) : null;
  return stage ? mayGoOn(stage, turn) : ALLOWED;
}

/** NBC-PON-07: whoever stood at a bridge that is no more stands at no bridge. */
export function clearBridge(d: EventBuilder, over: string): void {
  for (const unit of Object.values(d.state.units)) if (onWay(unit)?.over === over) comeOff(d, unit);
}

/**
 * Whoever goes away from an entrance leaves it to others (NBC-BRG-03). A unit that has crossed has done so when it came
 * over; one that gives up does so now (NBC-BRG-04).
 */
export function comeOff(d: EventBuilder, { id }: Pick<Unit, 'id'>): void {
  const stage = onWay(unitOf(d.state, id));
  if (!stage) return;
  const since = stage.at === 'far' ? stage.since : d.state.turn;
  setUnit(d, id, { crossing: { ...stage, at: 'left', since } });
}
