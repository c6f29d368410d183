/** The first turn of a first battle by situation: what is asked, where to look, what is optional. */

import { asked, type Battle } from '../../battlefield/battle.ts';
import { laidBy } from '../../battlefield/command/who-may-act.ts';
import { procedureFor } from '../../battlefield/procedures.ts';
import { SIDES } from '../../book/terms.ts';
import { FIRST_BATTLE, LAST_TURN } from './first-battle.tsx';

/** Each has a hint of at most twenty words. */
export const SITUATIONS = [
  'command',
  'skirmish',
  'artillery',
  'commanders',
  'cards',
  'contest',
  'command-throw',
  'orders',
  'held',
  'move',
  'firefights',
  'combats',
  'administration',
  'question',
  'reckoned',
  'fight',
  'recovery',
  'weather',
] as const;
export type Situation = (typeof SITUATIONS)[number];

/** The situation the players now see for the first time; null once the first turn is over. */
export function situationOf(battle: Battle): Situation | null {
  if (battle.scenario.id !== FIRST_BATTLE || battle.turn > LAST_TURN || battle.ended) return null;
  const task = asked(battle);
  if (task) {
    if (task.kind === 'contest') return 'contest';
    if (task.kind === 'command') return 'command-throw';
    const thrown = procedureFor(task.kind).needs(battle, task).length === 0;
    // A result speaks for itself.
    if (thrown) return task.kind === 'move' && task.rolls.length === 0 ? 'reckoned' : null;
    return task.kind === 'firefight' || task.kind === 'close-combat' ? 'fight' : 'question';
  }
  if (battle.action) {
    const { step, formation } = battle.action;
    return step === 'orders' && battle.formations[formation]?.command === 'not' ? 'held' : step;
  }
  switch (battle.phase) {
    case 1:
      return 'command';
    case 3:
      return 'skirmish';
    case 4:
      return 'artillery';
    case 5:
      return 'commanders';
    case 6:
      return SIDES.some((side) => laidBy(battle, side) === undefined) ? 'cards' : null;
    case 7:
      return 'recovery';
    case 9:
      return 'weather';
    default:
      return null;
  }
}
