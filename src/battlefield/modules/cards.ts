/** Phase 6: which formation acts next, and whether it is under command. */

import { enemyOf, SIDES, type SideId } from '../../book/terms.ts';
import type { Battle } from '../battle.ts';
import { actsByHand, choose } from '../command/command-cards.ts';
import { choicesOf, isToLay, laidBy, stillToAct } from '../command/who-may-act.ts';
import type { Handlers } from '../handling.ts';
import { throwOpen } from '../now.ts';
import type { Play } from '../plays.ts';

const ANSWER_FIRST = 'card-throw-open';

export const handlers: Handlers<'choose' | 'acts'> = {
  choose(d, { side, card }) {
    if (d.state.phase !== 6 || d.state.action) return 'card-phase';
    return throwOpen(d.state) ? ANSWER_FIRST : choose(d, side, card);
  },
  acts: (d, { formation, command: under }) => (throwOpen(d.state) ? ANSWER_FIRST : actsByHand(d, formation, under)),
};

type ChoosePlay = Extract<Play, { do: 'choose' }>;

/** The cards a side may play, if it must play one. */
export const choosePlays = (battle: Battle, side: SideId): ChoosePlay[] =>
  isToLay(battle, side) ? choicesOf(battle, side).map((card) => ({ do: 'choose', side, card })) : [];

/** NBC-CCD-03: the plays over cards that stayed on the table, such as a Bye instead. */
export const choicesOverLaidCards = (battle: Battle): ChoosePlay[] =>
  SIDES.filter((side) => laidBy(battle, side)).flatMap((side) => {
    const against = laidBy(battle, enemyOf(side));
    return choicesOf(battle, side)
      .filter((card) => battle.sides[side].chosen === null && (card === 'bye' || against))
      .map((card) => ({ do: 'choose', side, card }) as const);
  });

/** The table's own decision of which formation acts; offered when the app is not asked to resolve it. */
export const byHandPlays = (battle: Battle, side: SideId): Play[] =>
  stillToAct(battle, side).flatMap(({ id }): Play[] => [
    { do: 'acts', formation: id, command: 'under' },
    { do: 'acts', formation: id, command: 'not' },
  ]);
