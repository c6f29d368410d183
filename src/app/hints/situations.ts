/** The first turn of a first battle, situation by situation: what is asked, where to look, what is free. */

import { asked, type Battle } from '../../battlefield/battle.ts';
import { laidBy } from '../../battlefield/command/who-may-act.ts';
import { procedureFor } from '../../battlefield/procedures.ts';
import { SIDES } from '../../book/terms.ts';

/** The battle that teaches, and how long. */
export const FIRST_BATTLE = 'maida-1806';
export const LAST_TURN = 1;

/** Twenty words each at most. */
export const HINTS = {
  command: 'Nine phases make a turn. Touch a unit to send its skirmishers out; the large button goes on.',
  arrivals: 'Fresh formations arrive here. The top line shows time, weather and re-roll dice; touch it for more.',
  skirmish: 'Look at the table: who has skirmishers within reach? Nobody is a good answer. Go on.',
  artillery: 'Measure first, choose a target, then throw. Undo is free, and the same dice come again.',
  commanders: 'Army commanders stay at headquarters unless you say so. Usually nothing happens here.',
  cards: 'Each side picks the formation it wants to act. Higher white dice act first.',
  contest: 'White dice decide who acts and who is under command. You may enter your own dice instead.',
  command_throw: 'The sum shows why. Is he far from headquarters? Say so, and look again before you accept.',
  orders: 'His order says what must move. Change it now if you must: it costs re-roll dice.',
  held: 'His order says what must move. Not under command, he cannot change it this turn.',
  move: 'Move the models. Touch a unit to see how far; terrain you tell it by switches.',
  firefights: 'Troops who face each other at range fire. Choose one of yours, then its target.',
  combats: 'Units in contact fight. The app asks what it cannot see: flanks, cover, slopes.',
  administration: 'His action is over. Check the markers on the table against the Army page.',
  question: 'One question at a time. Facts first, then throw or draw, here or your own.',
  reckoned: 'So far it may go. Say what lies in its way, move the model, then accept.',
  reading: 'This is the result. Accept it, pay to throw again, or let the table decide otherwise.',
  fight: 'Attacker left, defender right. Say what the table sees, then throw for both, here or with your dice.',
  fought: 'Every die is shown, and why one side lost. Accept, and the ledger is written for both.',
  recovery: 'Tired and broken units pull themselves together here, one card each. Nobody has to.',
  time: 'One card says how long the turn took. The clock decides arrivals, dusk and recovery.',
  weather: 'The sky may change, and visibility with it. Then the next turn begins.',
} as const;
export type Situation = keyof typeof HINTS;

/** What the players see for the first time now; null once the first turn is over. */
export function situationOf(battle: Battle): Situation | null {
  if (battle.scenario.id !== FIRST_BATTLE || battle.turn > LAST_TURN || battle.ended) return null;
  const task = asked(battle);
  if (task) {
    if (task.kind === 'contest') return 'contest';
    if (task.kind === 'command') return 'command_throw';
    if (task.kind === 'time') return 'time';
    const thrown = procedureFor(task.kind).needs(battle, task).length === 0;
    if (task.kind === 'firefight' || task.kind === 'close-combat') return thrown ? 'fought' : 'fight';
    if (thrown && task.kind === 'move' && task.rolls.length === 0) return 'reckoned';
    return thrown ? 'reading' : 'question';
  }
  if (battle.action) {
    const { step, formation } = battle.action;
    return step === 'orders' && battle.formations[formation]?.command === 'not' ? 'held' : step;
  }
  switch (battle.phase) {
    case 1:
      return 'command';
    case 2:
      return 'arrivals';
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
    case 8:
      return 'time';
    case 9:
      return 'weather';
  }
}
