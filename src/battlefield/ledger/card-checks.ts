/** What every check by one quality card has in common: the card it wants, the card drawn again, and the result by hand. */

import { RESULTS, type Result } from '../../cards/results.ts';
import type { Message, Said } from '../../engine/message.ts';
import type { Reckoning } from '../../engine/reckoning.ts';
import type { Battle, Facts, Roll, Task } from '../battle.ts';
import { sideOf, sure } from '../look-up.ts';
import { type Again, type Asked, type Choice, type Need, type Procedure, rollIn } from '../procedure.ts';
import { cardDrawn, checkOdds, resultOf } from '../throws.ts';
import { ownAgain } from './re-roll-dice.ts';

/** A question of one side that is answered by one card. */
type ByCard = Pick<Task, 'side' | 'rolls'>;

/** The card of the task's own side, until it lies there; `rating` is the adjusted one that it is read by. */
export const cardNeed = (task: ByCard, label: Said, rating: number): Need[] =>
  rollIn(task, 'card') ? [] : [{ slot: 'card', by: sideOf(task), label, want: 'result', rating }];

/** NBC-RR-03: whose check it is may have the card drawn again for a re-roll die. */
export const cardAgain = (battle: Battle, task: ByCard): Again[] =>
  rollIn(task, 'card') ? [ownAgain(battle, 'card', sideOf(task))] : [];

/** The card that lies there. */
export const cardIn = (task: ByCard): Roll => sure(rollIn(task, 'card'), 'card');

/** The card that lies there, read by its rating, and how the story tells it. */
export interface Drawn {
  readonly rating: Reckoning;
  readonly result: Result;
  readonly drawn: Message;
}

export function drawnBy(battle: Battle, task: ByCard, rating: Reckoning): Drawn {
  const roll = cardIn(task);
  const result = resultOf(battle, roll, rating.total);
  return { rating, result, drawn: cardDrawn(roll, result) };
}

/** A check by one card of the task's own side: its rating, the card it wants, the card drawn again, its chances. */
export function oneCard<Data, F extends Facts>(check: {
  readonly label: Said;
  readonly rating: (battle: Battle, task: Asked<Data, F>) => Reckoning;
  /** What the figure is the chance of. */
  readonly claim: Said;
  readonly good: (result: Result, battle: Battle, task: Asked<Data, F>) => boolean;
  readonly means: (result: Result, battle: Battle, task: Asked<Data, F>) => Said;
}): Required<Pick<Procedure<Data, F>, 'sums' | 'needs' | 'again' | 'odds'>> {
  const { label, rating, claim, good, means } = check;
  return {
    sums: (battle, task) => [rating(battle, task)],
    needs: (battle, task) => cardNeed(task, label, rating(battle, task).total),
    again: cardAgain,
    odds: (battle, task) =>
      checkOdds(
        battle,
        rating(battle, task).total,
        claim,
        RESULTS.filter((result) => good(result, battle, task)),
        eachResult((result) => means(result, battle, task)),
      ),
  };
}

/** The five results, for a table that drew its own. */
export const RESULT_CHOICES: readonly Choice[] = RESULTS.map((value) => ({ value, label: `result-${value}` }));

/** The result that the table chose. */
export const resultChosen = (choice: string): Result =>
  sure(
    RESULTS.find((result) => result === choice),
    'such result',
  );

/** What each result comes to, as the odds tell it. */
export const eachResult = (means: (result: Result) => Said): Record<Result, Said> => ({
  VH: means('VH'),
  H: means('H'),
  N: means('N'),
  L: means('L'),
  VL: means('VL'),
});
