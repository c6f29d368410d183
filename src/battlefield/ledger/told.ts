/** What one side's books know of an enemy with books elsewhere: what was said of it, and what was done to it here. */
import { hasCP, type Unit } from '../battle.ts';
import { type FactsOf, known } from '../facts.ts';
import { type Casualties, neverBroken } from '../rules/fire/casualties.ts';
import { isPlayed } from '../simplified.ts';
import { callOffFights } from './contact.ts';
import { driveOff } from './driven-off.ts';
import type { EventBuilder } from './event-builder.ts';
import { learn } from './learn.ts';
import { eliminateUnit } from './losses.ts';

export type Told = NonNullable<FactsOf<'unit'>['told']>;

/** NBC-GL-17, NBC-GAR-11: without points he is Broken, and Shaken if he comes back; or gone, where nobody of his kind does. */
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

/** It flees or is lost: its fights are over, it holds nothing, and it is near nobody. */
export function goneFrom(d: EventBuilder, unit: string): void {
  if (!d.state.units[unit]) return;
  callOffFights(d, unit);
  driveOff(d, unit, true);
}

/**
 * What guns or skirmishers did to him: a point for each hit, and he is no longer Fresh (AMB-65); guns are Disordered, and
 * lost if they were so before (NBC-ART-20).
 */
export function tellFire(
  d: EventBuilder,
  unit: Unit,
  { hits, disordered, fate }: Pick<Casualties, 'hits' | 'disordered'> & Partial<Pick<Casualties, 'fate'>>,
): void {
  const told = known(unit, 'told');
  if (hits === 0) return;
  if (hasCP(unit)) tell(d, unit.id, { ...told, cp: Math.max(0, (told?.cp ?? unit.startCP) - hits), fresh: false });
  else if (told?.disordered || fate === 'eliminated')
    eliminateUnit(d, unit.id, told?.disordered ? 'gone-disordered-twice' : 'gone-guns-destroyed');
  else tell(d, unit.id, { ...told, disordered });
}
