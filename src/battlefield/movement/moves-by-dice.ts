/** Moves by dice: what is thrown, the sums behind it, and the exact chances of each distance, in cm. */
import { sumsOfDice } from '../../dice/sums.ts';
import { type Said, say } from '../../engine/message.ts';
import { type Reckoning, reckonIn } from '../../engine/reckoning.ts';
import type { Task } from '../battle.ts';
import { sideOf } from '../look-up.ts';
import type { Need, Odds, OddsPart } from '../procedure.ts';
import { type DiceMove, distanceOfSum, type MoveAllowance } from '../rules/movement/movement.ts';
import { diceNeed } from '../throws.ts';

/** The number of dice of a move, the shifts, and what is added to or subtracted from their total. */
export const diceSums = (allowance: MoveAllowance): Reckoning[] =>
  allowance.kind !== 'dice'
    ? []
    : [
        allowance.dice,
        ...(allowance.shifts.total > 0 ? [allowance.shifts] : []),
        ...(allowance.less.length > 0 ? [reckonIn('cm', 'move-less', allowance.less)] : []),
      ];

export const diceNeeds = (allowance: MoveAllowance, task: Pick<Task, 'side' | 'rolls'>): Need[] =>
  allowance.kind === 'dice' ? diceNeed(task, sideOf(task), 'move-dice', allowance.dice.total) : [];

// ---- chances -------------------------------------------------------------------------------------------------------

/** In how many ways each distance in cm results, the farthest first. */
function distances(allowance: DiceMove): [cm: number, ways: number][] {
  const ways = new Map<number, number>();
  sumsOfDice(allowance.dice.total).forEach((n, sum) => {
    if (n === 0) return;
    const cm = distanceOfSum(allowance, sum, '').total;
    ways.set(cm, (ways.get(cm) ?? 0) + n);
  });
  return [...ways].sort(([one], [other]) => other - one);
}

const span = (from: number, to: number): string => (from === to ? `${from}` : `${from}–${to}`);
const spanSaid = (from: number, to: number): Said =>
  from === to ? say('move-cm', { cm: from }) : say('move-span', { from, to });

/**
 * NBC-MOV-10: the chances of each distance, split near the quarters of all throws, the farthest first. The figure is
 * the chance of the farthest distance that at least half of the throws reach. Null if all throws give the same
 * distance.
 */
export function distanceOdds(allowance: DiceMove): Odds | null {
  const farFirst = distances(allowance);
  const [[most] = [0]] = farFirst;
  if (farFirst.length < 2) return null;
  const of = farFirst.reduce((sum, [, n]) => sum + n, 0);
  const parts: OddsPart[] = [];
  let half: { readonly cm: number; readonly n: number } | undefined;
  let [before, n, farthest] = [0, 0, most];
  farFirst.forEach(([cm, ways], i) => {
    n += ways;
    if (!half && 2 * (before + n) >= of) half = { cm, n: before + n };
    const quarters = (sum: number) => Math.floor((4 * sum) / of);
    if (quarters(before + n) === quarters(before)) return;
    parts.push({ key: span(cm, farthest), n, means: spanSaid(cm, farthest) });
    [before, n, farthest] = [before + n, 0, farFirst[i + 1]?.[0] ?? cm];
  });
  const { cm, n: good } = half ?? { cm: most, n: 0 };
  return { claim: say('move-chance', { cm }), good, of, parts, unit: 'throw' };
}
