/** Sums a battle up for the home screen. */

import { arrivalName, awaited } from '../../battlefield/awaited.ts';
import { asked, type Battle, PHASE_NAMES } from '../../battlefield/battle.ts';
import { procedureFor } from '../../battlefield/procedures.ts';
import { STEP_NAMES } from '../../battlefield/turn.ts';
import { view } from '../../battlefield/view.ts';
import { speak } from '../../words/speak.ts';
import type { Summary } from './summary-schema.ts';

export function summaryOf(battle: Battle): Summary {
  const task = asked(battle);
  const acting = battle.action && battle.formations[battle.action.formation];
  const next = battle.ended
    ? 'The battle is over.'
    : task
      ? procedureFor(task.kind).question(battle, task)
      : acting
        ? `${acting.name}: ${STEP_NAMES[battle.action!.step].toLowerCase()}.`
        : '';
  const { end } = battle.scenario;
  return {
    title: battle.scenario.title,
    start: battle.scenario.start,
    ...(end?.at !== undefined && { end: end.at }),
    minutes: battle.minutes,
    turn: battle.turn,
    phase: battle.phase,
    phaseName: PHASE_NAMES[battle.phase],
    next: speak(next),
    ended: battle.ended !== null,
    // What every looker at the home screen of this phone may know.
    arrivals: awaited(view(battle, battle.keeps).battle)
      .slice(0, 3)
      .map((coming) => ({ at: coming.at, side: coming.side, name: arrivalName(battle, coming) })),
  };
}
