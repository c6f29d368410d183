/** Phase 7: units recover and rally. */
import type { Battle } from '../battle.ts';
import type { Handlers, Questions } from '../chapters.ts';
import { plays as legal, type UnitPlays } from '../handling.ts';
import { mayRally, openRecoveryOf, rallyable, rallying } from '../rally.ts';
import { mayRecover, recoverable, recovery } from '../recovery.ts';

export { recoverable } from '../recovery.ts';

export const questions: Questions<'recovery'> = { recovery, rally: rallying };
export const plays: Handlers<'recovery'> = { recover: (d, { unit }) => openRecoveryOf(d, unit) };

export const turnUnits = (battle: Battle) => [...recoverable(battle), ...rallyable(battle)];

export const unitPlays: UnitPlays = (battle, unit) =>
  legal((mayRecover(battle, unit).ok || mayRally(battle, unit).ok) && { do: 'recover', unit: unit.id });
