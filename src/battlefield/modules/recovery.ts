/** Phase 7: units recover and rally. */
import type { Battle } from '../battle.ts';
import { type Handlers, legal, type UnitPlays, withUnit } from '../handling.ts';
import { mayRally, mayRecover, openRecovery, rallyable, recoverable } from '../recovery/recovery.ts';

export const handlers: Handlers<'recover'> = {
  recover: (d, { unit }) => withUnit(d, unit, (it) => openRecovery(d, it)),
};

export const turnUnits = (battle: Battle) => [...recoverable(battle), ...rallyable(battle)];

export const unitPlays: UnitPlays = (battle, unit) =>
  legal((mayRecover(battle, unit).ok || mayRally(battle, unit).ok) && { do: 'recover', unit: unit.id });
