/**
 * The events of one play while the referee writes them. Each is applied as it is added, so that the next rule sees the
 * battle as the last one left it. The battle handed in is never changed.
 */
import type { SideId } from '../book/terms.ts';
import { apply } from './apply.ts';
import type { Battle, Facts, FormationState, OfficerState, SideState, Sky, Task, Unit, UnitState } from './battle.ts';
import type { Event, Line } from './events.ts';

export interface Draft {
  /** The battle after the events so far. */
  readonly battle: Battle;
  readonly events: readonly Event[];
  add(event: Event): void;
}

export function draft(battle: Battle): Draft {
  const events: Event[] = [];
  let now = battle;
  return {
    get battle() {
      return now;
    },
    events,
    add(event) {
      events.push(event);
      now = apply(now, event)!;
    },
  };
}

export const setUnit = (d: Draft, unit: string, set: Partial<UnitState>): void => d.add({ type: 'unit', unit, set });
export const setFormation = (d: Draft, formation: string, set: Partial<FormationState>): void =>
  d.add({ type: 'formation', formation, set });
export const setOfficer = (d: Draft, officer: string, set: Partial<OfficerState>): void =>
  d.add({ type: 'officer', officer, set });
export const setSide = (d: Draft, side: SideId, set: Partial<SideState>): void => d.add({ type: 'side', side, set });
export const setSky = (d: Draft, set: Partial<Sky>): void => d.add({ type: 'sky', set });

/** A line of the story. */
export const tell = (d: Draft, text: string, more: Omit<Line, 'text'> = {}): void =>
  d.add({ type: 'told', line: { ...more, text } });

/** What befalls somebody by the way: no question asks it, so that the next screen tells it as well as the story. */
export const befall = (d: Draft, text: string, more: Omit<Line, 'text' | 'unasked'> = {}): void =>
  tell(d, text, { ...more, unasked: true });

export type NewTask = Pick<Task, 'kind' | 'side'> &
  Partial<Pick<Task, 'unit' | 'formation' | 'officer' | 'facts' | 'data' | 'lies'>>;

/** Opens a question; it is asked next. */
export function openTask(d: Draft, task: NewTask): string {
  const id = `t${d.battle.serial}`;
  d.add({ type: 'opened', task: { facts: {}, data: {}, lies: [], aside: false, ...task, id } });
  return id;
}

/** Keeps the players' answers about a unit until its formation moves. */
export function keepSaid(d: Draft, unit: Unit, said: Facts): void {
  const old = d.battle.units[unit.id]!.said;
  const fresh = Object.entries(said).filter(([key, value]) => (old[key] ?? false) !== value);
  if (fresh.length > 0) setUnit(d, unit.id, { said: { ...old, ...Object.fromEntries(fresh) } });
}
