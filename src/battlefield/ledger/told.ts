/**
 * What one side's records say of an enemy unit whose records are kept elsewhere: what the players said of it, and what
 * was done to it here.
 */
import { hasCP, type Unit } from '../battle.ts';
import { type FactsOf, known } from '../facts.ts';
import { type Casualties, neverBroken } from '../rules/fire/casualties.ts';
import { isPlayed } from '../simplified.ts';
import { callOffFights } from './contact.ts';
import { driveOff } from './driven-off.ts';
import type { EventBuilder } from './event-builder.ts';
import { learn } from './learn.ts';
import { eliminateUnit, formationAttacked } from './losses.ts';

export type Told = NonNullable<FactsOf<'unit'>['told']>;

/**
 * NBC-GL-17, NBC-GAR-11: writes what was said of an enemy unit. Without points it is Broken, and Shaken if it returns;
 * a unit that cannot rally is Eliminated.
 */
export function tell(d: EventBuilder, unit: string, told: Told): void {
  const who = d.state.units[unit];
  if (!who) return;
  const broken = hasCP(who) && told.cp !== undefined && told.cp <= 0;
  const { kind, card } = who;
  if (broken && (neverBroken({ kind, arm: card.arm }) || !isPlayed('rally', d.state.simplified))) {
    eliminateUnit(d, unit, 'gone-no-rally');
    return;
  }
  learn(d, { unit }, { told: broken ? { ...told, cp: 0, stands: 0, disordered: false, shaken: true } : told });
  if (broken) goneFrom(d, unit);
}

/** Ends the fights and the place of a unit that flees or is lost. */
export function goneFrom(d: EventBuilder, unit: string): void {
  if (!d.state.units[unit]) return;
  callOffFights(d, unit);
  driveOff(d, unit, true);
}

/**
 * Writes the fire of guns or skirmishers at such a unit: it loses a point for each hit and is no longer Fresh (AMB-65).
 * A battery is Disordered, or Eliminated if it already was (NBC-ART-20).
 */
export function tellFire(
  d: EventBuilder,
  unit: Unit,
  { hits, disordered, fate }: Pick<Casualties, 'hits' | 'disordered'> & Partial<Pick<Casualties, 'fate'>>,
): void {
  const told = known(unit, 'told');
  if (hits === 0) return;
  formationAttacked(d, unit, 'artillery');
  if (hasCP(unit)) tell(d, unit.id, { ...told, cp: Math.max(0, (told?.cp ?? unit.startCP) - hits), fresh: false });
  else if (told?.disordered || fate === 'eliminated')
    eliminateUnit(d, unit.id, told?.disordered ? 'gone-disordered-twice' : 'gone-guns-destroyed');
  else tell(d, unit.id, { ...told, disordered });
}
