/**
 * Charges, attacks on guns, firefights and close combats, including fights for which the table enters only the result.
 */

import type { Said } from '../../engine/message.ts';
import type { Battle } from '../battle.ts';
import { type FightPlay, fightPlays, fightsOf, openFight } from '../fights/plays.ts';
import type { Handlers } from '../handling.ts';
import type { EventBuilder } from '../ledger/event-builder.ts';
import { mayFightHere } from '../rules/lulls/lulls.ts';

const fight = (d: EventBuilder, play: FightPlay): Said | undefined => {
  const calm = mayFightHere(d.state, play);
  return calm.ok ? openFight(d, play) : calm.why;
};

export const handlers: Handlers<'charge' | 'firefight' | 'combat'> = { charge: fight, firefight: fight, combat: fight };

const allowed =
  (battle: Battle) =>
  (play: FightPlay): boolean =>
    mayFightHere(battle, play).ok;

export const turnPlays = (battle: Battle): FightPlay[] => fightPlays(battle).filter(allowed(battle));
export const unitPlays = (battle: Battle, unit: string): FightPlay[] => fightsOf(battle, unit).filter(allowed(battle));
