/** What every check by one quality card has in common: the card it wants, the card drawn again, and the result by hand. */

import { RESULT_NAMES, RESULTS, type Result } from '../cards/results.ts';
import type { Said } from '../engine/message.ts';
import { legacy } from '../engine/message.ts';
import type { Reckoning } from '../engine/reckoning.ts';
import type { Battle, Task } from './battle.ts';
import { type Again, type Choice, type Need, type Procedure, rollIn } from './procedure.ts';
import { ownAgain } from './re-roll-dice.ts';
import { checkOdds, drawnWords, resultOf } from './throws.ts';

/** The card of the task's own side, until it lies there; `rating` is the adjusted one that it is read by. */
export const cardNeed = (task: Task, label: Said, rating: number): Need[] =>
  rollIn(task, 'card') ? [] : [{ slot: 'card', by: task.side!, label, want: 'result', rating }];

/** NBC-RR-03: whose check it is may have the card drawn again for a re-roll die. */
export const cardAgain = (battle: Battle, task: Task): Again[] =>
  rollIn(task, 'card') ? [ownAgain(battle, 'card', task.side!)] : [];

/** The card that lies there, read by its rating, and how the story tells it. */
export interface Drawn {
  readonly rating: Reckoning;
  readonly result: Result;
  readonly how: string;
}

export function drawnBy(battle: Battle, task: Task, rating: Reckoning): Drawn {
  const roll = rollIn(task, 'card')!;
  const result = resultOf(battle, roll, rating.total);
  return { rating, result, how: drawnWords(roll, result) };
}

/** A check by one card of the task's own side: its rating, the card it wants, the card drawn again, its chances. */
export function oneCard(check: {
  readonly label: Said;
  readonly rating: (battle: Battle, task: Task) => Reckoning;
  /** What the figure is the chance of. */
  readonly claim: Said;
  readonly good: (result: Result, battle: Battle) => boolean;
  readonly means: (result: Result, battle: Battle) => string;
}): Required<Pick<Procedure, 'sums' | 'needs' | 'again' | 'odds'>> {
  const { label, rating, claim, good, means } = check;
  return {
    sums: (battle, task) => [rating(battle, task)],
    needs: (battle, task) => cardNeed(task, label, rating(battle, task).total),
    again: cardAgain,
    odds: (battle, task) =>
      checkOdds(
        battle,
        rating(battle, task).total,
        legacy(claim),
        RESULTS.filter((result) => good(result, battle)),
        eachResult((result) => means(result, battle)),
      ),
  };
}

/** The five results, for a table that drew its own. */
export const RESULT_CHOICES: readonly Choice[] = RESULTS.map((value) => ({ value, label: RESULT_NAMES[value] }));

/** What each result comes to, as the odds tell it. */
export const eachResult = (means: (result: Result) => Said): Record<Result, Said> => ({
  VH: means('VH'),
  H: means('H'),
  N: means('N'),
  L: means('L'),
  VL: means('VL'),
});
