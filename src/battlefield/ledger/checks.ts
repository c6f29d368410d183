/** Common parts of checks by one quality card, and exact chances of simple dice throws. */

import { type BySide, SIDES, type SideId } from '../../book/terms.ts';
import { RESULTS, type Result } from '../../cards/results.ts';
import { FACES, type Face } from '../../dice/faces.ts';
import { type Message, type Said, say, type Text, word } from '../../engine/message.ts';
import type { Reckoning } from '../../engine/reckoning.ts';
import type { Battle, Facts, Roll, Task } from '../battle.ts';
import type { Line } from '../events.ts';
import { sideOf, sure } from '../look-up.ts';
import { type Again, type Asked, type Choice, type Odds, type Procedure, type Reading, rollIn } from '../procedure.ts';
import { INJURED_ON, TWO_DICE, type TwoDice } from '../rules/command/officers.ts';
import { ENGINEERS_FALL_ON } from '../rules/special-troops/engineers.ts';
import { cardDrawn, checkOdds, resultOf } from '../throws.ts';
import type { EventBuilder } from './event-builder.ts';
import { ownAgain } from './re-roll-dice.ts';

type ByCard = Pick<Task, 'side' | 'rolls'>;

/** NBC-RR-03: the right of the checking side to have the card drawn again for a re-roll die. */
export const cardAgain = (battle: Battle, task: ByCard): Again[] =>
  rollIn(task, 'card') ? [ownAgain(battle, 'card', sideOf(task))] : [];

export const cardIn = (task: ByCard): Roll => sure(rollIn(task, 'card'));

export type Decided = Pick<Line, 'sums' | 'byHand'>;
export const BY_HAND: Decided = { byHand: true };

/** The common parts of a check by one card of the task's own side: its rating, odds and consequences. */
export function oneCard<Data, F extends Facts>(check: {
  readonly label: Said;
  readonly rating: (battle: Battle, task: Asked<Data, F>) => Reckoning;
  readonly claim: Said;
  readonly good: (result: Result, battle: Battle, task: Asked<Data, F>) => boolean;
  readonly means: (result: Result, battle: Battle, task: Asked<Data, F>) => Said;
  /** What the drawn card means on the table, with any sums beside the rating. */
  readonly reads: (
    result: Result,
    battle: Battle,
    task: Asked<Data, F>,
  ) => Pick<Reading, 'means'> & Partial<Pick<Reading, 'sums'>>;
  /** Writes the consequences; `how` names the card or the table's decision. */
  readonly follows: (d: EventBuilder, task: Asked<Data, F>, result: Result, how: Message, decided: Decided) => void;
}) {
  const { label, rating, claim, good, means, reads, follows } = check;
  return {
    sums: (battle, task) => [rating(battle, task)],
    needs(battle, task) {
      if (rollIn(task, 'card')) return [];
      return [{ slot: 'card', by: sideOf(task), label, want: 'result', rating: rating(battle, task).total }];
    },
    again: cardAgain,
    odds(battle, task) {
      const best = RESULTS.filter((result) => good(result, battle, task));
      return checkOdds(battle, rating(battle, task).total, claim, best, (result) => means(result, battle, task));
    },
    reading(battle, task) {
      const sum = rating(battle, task);
      const result = resultOf(battle, cardIn(task), sum.total);
      const { sums = [], ...read } = reads(result, battle, task);
      const told = { word: `result-${result}`, part: result, good: good(result, battle, task) } as const;
      return { ...told, ...read, sums: [sum, ...sums] };
    },
    settle(d, task) {
      const sum = rating(d.state, task);
      const roll = cardIn(task);
      const result = resultOf(d.state, roll, sum.total);
      follows(d, task, result, cardDrawn(roll, result), { sums: [sum] });
    },
    byHand: () => RESULT_CHOICES,
    settleByHand(d, task, choice) {
      const result = sure(RESULTS.find((one) => one === choice));
      follows(d, task, result, word(`result-${result}`), BY_HAND);
    },
  } satisfies Partial<Procedure<Data, F>>;
}

export const RESULT_CHOICES: readonly Choice[] = RESULTS.map((value) => ({ value, label: `result-${value}` }));

export interface EndWords {
  readonly claim: Said;
  readonly good: readonly [key: string, means: Said];
  readonly bad: readonly [key: string, means: Said];
}

const LEAST = 2;

/** NBC-ENG-06: the words for the engineers with a unit; without a unit, for the engineers in question. */
export const engineersLive = (unit?: Text): EndWords => ({
  claim: unit === undefined ? 'engineers-chance-live' : say('engineers-chance-live-with', { unit }),
  good: [`${LEAST}–${ENGINEERS_FALL_ON - 1}`, 'engineers-live'],
  bad: [`${ENGINEERS_FALL_ON}+`, 'engineers-fall'],
});

/** NBC-OFF-03: the words for the officer with a unit. */
export const officerSafe = (unit: Text): EndWords => ({
  claim: say('officer-chance-safe-with', { unit }),
  good: [`${LEAST}–${INJURED_ON.attached - 1}`, 'officer-safe'],
  bad: [`${INJURED_ON.attached}`, 'officer-hit'],
});

/** The odds of `n` good throws out of `of`, good ones first. */
export const twoEnds = (n: number, of: number, { claim, good, bad }: EndWords): Odds => ({
  claim,
  good: n,
  of,
  parts: [
    { key: good[0], n, means: good[1] },
    { key: bad[0], n: of - n, means: bad[1] },
  ],
  unit: 'throw',
});

/** The odds of a throw that one of two sides wins, in these shares; the claim is about side a. */
export const sharesOdds = (claim: Said, shares: BySide<number>, means: (side: SideId) => Said): Odds => ({
  ...{ claim, good: shares.a, of: shares.a + shares.b },
  parts: SIDES.map((side) => ({ key: side, n: shares[side], means: means(side) })),
  unit: 'throw',
});

export const dieOdds = (isGood: (die: Face) => boolean, words: EndWords): Odds =>
  twoEnds(FACES.filter(isGood).length, FACES.length, words);

export const pairOdds = (isGood: (dice: TwoDice) => boolean, words: EndWords): Odds =>
  twoEnds(TWO_DICE.filter(isGood).length, TWO_DICE.length, words);
