/** What one side's books know of an enemy whose books are kept elsewhere: what was told of him, and what was done to him here. */
import { hasCP, type Unit } from '../battle.ts';
import { type FactsOf, known } from '../facts.ts';
import type { Casualties } from '../rules/fire/casualties.ts';
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

/** What guns or skirmishers did to him: a point for each hit, and he is no longer Fresh (AMB-65); guns are Disordered. */
export function tellFire(
  d: EventBuilder,
  unit: Unit,
  { hits, disordered }: Pick<Casualties, 'hits' | 'disordered'>,
): void {
  const told = known(unit, 'told');
  if (hits === 0) return;
  if (hasCP(unit)) tell(d, unit.id, { ...told, cp: Math.max(0, (told?.cp ?? unit.startCP) - hits), fresh: false });
  else tell(d, unit.id, { ...told, disordered });
}
