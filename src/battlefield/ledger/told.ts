/** What one side's books know of an enemy whose books are kept elsewhere: what was told of him, and what was done to him here. */
import type { Unit } from '../battle.ts';
import { type FactsOf, known } from '../facts.ts';
import { callOffFights } from './contact.ts';
import { leavePlace } from './driven-off.ts';
import type { EventBuilder } from './event-builder.ts';
import { learn } from './learn.ts';

export type Told = NonNullable<FactsOf<'unit'>['told']>;

/** NBC-GL-17: without points he is Broken: nobody fights him any more, and if he comes back he is Shaken. */
export function tell(d: EventBuilder, unit: string, told: Told): void {
  if (!d.state.units[unit]) return;
  const broken = told.cp !== undefined && told.cp <= 0;
  learn(d, { unit }, { told: broken ? { ...told, cp: 0, stands: 0, disordered: false, shaken: true } : told });
  if (broken) goneFrom(d, unit);
}

/** He runs, or is no more: his fights are over, and he is near nobody. */
export function goneFrom(d: EventBuilder, unit: string): void {
  if (!d.state.units[unit]) return;
  callOffFights(d, unit);
  leavePlace(d, unit);
}

/** Broken in the book that is kept here, or by all that is known of it. */
export const isBroken = (unit: Unit): boolean => unit.fate === 'broken' || known(unit, 'told')?.cp === 0;

/** So many hits of guns or skirmishers: he has lost a point for each, and is no longer Fresh (AMB-65). */
export function tellHits(d: EventBuilder, unit: Unit, hits: number): void {
  if (hits === 0) return;
  const told = known(unit, 'told');
  tell(d, unit.id, { ...told, cp: Math.max(0, (told?.cp ?? unit.startCP) - hits), fresh: false });
}

/** Guns in disorder. */
export const tellDisorder = (d: EventBuilder, unit: Unit): void =>
  tell(d, unit.id, { ...known(unit, 'told'), disordered: true });
