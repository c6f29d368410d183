/** Charges, guns attacked, firefights; and fights of which the table tells only the result. */
import type { Battle } from '../battle.ts';
import type { Handlers, Questions } from '../chapters.ts';
import type { Draft } from '../draft.ts';
import { fightResult } from '../fights/by-hand.ts';
import { charge, chargeAgain } from '../fights/charges.ts';
import { firefight } from '../fights/firefights.ts';
import { gunsAttacked } from '../fights/guns-attacked.ts';
import { type FightPlay, fightPlays, fightsOf, openFight } from '../fights/plays.ts';
import { mayFightHere } from '../lulls/lull-here.ts';

export const questions: Questions<'fights'> = {
  charge,
  'charge-again': chargeAgain,
  'guns-attacked': gunsAttacked,
  firefight,
  'fight-result': fightResult,
};

const fight = (d: Draft, play: FightPlay): string | undefined => {
  const calm = mayFightHere(d.battle, play);
  return calm.ok ? openFight(d, play) : calm.why;
};

export const plays: Handlers<'fights'> = { charge: fight, firefight: fight, combat: fight };

const allowed =
  (battle: Battle) =>
  (play: FightPlay): boolean =>
    mayFightHere(battle, play).ok;

export const turnPlays = (battle: Battle): FightPlay[] => fightPlays(battle).filter(allowed(battle));
export const unitPlays = (battle: Battle, unit: string): FightPlay[] => fightsOf(battle, unit).filter(allowed(battle));
