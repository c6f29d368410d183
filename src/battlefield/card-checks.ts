/** What every check by one quality card has in common: the card it wants, the card drawn again, and the result by hand. */
import { RESULT_NAMES, RESULTS, type Result } from '../cards/results.ts';
import type { Battle, Task } from './battle.ts';
import { type Again, type Choice, lieIn, type Need } from './procedure.ts';
import { ownAgain } from './re-roll-dice.ts';

/** The card of the task's own side, until it lies there; `rating` is the adjusted one that it is read by. */
export const cardNeed = (task: Task, label: string, rating: number): Need[] =>
  lieIn(task, 'card') ? [] : [{ slot: 'card', by: task.side!, label, want: 'result', rating }];

/** NBC-RR-03: whose check it is may have the card drawn again for a re-roll die. */
export const cardAgain = (battle: Battle, task: Task): Again[] =>
  lieIn(task, 'card') ? [ownAgain(battle, 'card', task.side!)] : [];

/** The five results, for a table that drew its own. */
export const RESULT_CHOICES: readonly Choice[] = RESULTS.map((value) => ({ value, label: RESULT_NAMES[value] }));

/** What each result comes to, as the odds tell it. */
export const eachResult = (means: (result: Result) => string): Record<Result, string> => ({
  VH: means('VH'),
  H: means('H'),
  N: means('N'),
  L: means('L'),
  VL: means('VL'),
});
