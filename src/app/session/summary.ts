/** Sums a battle up for the home screen. */

import { arrivalName, awaited } from '../../battlefield/arrivals/reinforcements.ts';
import { asked, type Battle } from '../../battlefield/battle.ts';
import { procedureFor } from '../../battlefield/procedures.ts';
import { view } from '../../battlefield/view.ts';
import { say, word } from '../../engine/message.ts';
import { speak } from '../../words/speak.ts';
import type { Summary } from './summary-schema.ts';

export function summaryOf(battle: Battle): Summary {
  const task = asked(battle);
  const { action } = battle;
  const acting = action && battle.formations[action.formation];
  const next = battle.ended
    ? 'summary-over'
    : task
      ? procedureFor(task.kind).question(battle, task)
      : action && acting
        ? say('summary-acting', { formation: { id: acting.id, name: acting.name }, step: word(`step-${action.step}`) })
        : '';
  const { end } = battle.scenario;
  return {
    title: battle.scenario.title,
    start: battle.scenario.start,
    ...(end?.at !== undefined && { end: end.at }),
    minutes: battle.minutes,
    turn: battle.turn,
    phase: battle.phase,
    next: speak(next),
    ended: battle.ended !== null,
    ...(battle.keys && !battle.ended && { locked: battle.scenario.id }),
    // What everyone at this phone may know.
    arrivals: awaited(view(battle, battle.keeps).battle)
      .slice(0, 3)
      .map((coming) => ({ at: coming.at, side: coming.side, name: arrivalName(battle, coming) })),
  };
}
