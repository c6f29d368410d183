/**
 * The factors that a percentage takes from a force, and which kinds may be lost. EIA-156 to EIA-158, EIA-173, EIA-273,
 * CH-06
 */
import type { Said } from '../../../engine/message.ts';
import { say } from '../../../engine/message.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';
import type { Slots } from '../../chart-slot.ts';
import { type Rulings, ruling } from '../rulings.ts';
import { FACTOR_TYPES, type Factors, type FactorType, MOUNTED, type Tenths } from '../vocabulary.ts';
import { percentCell, readCell } from './combat-charts.ts';

export const countOf = (factors: Factors): number => FACTOR_TYPES.reduce((n, type) => n + (factors[type] ?? 0), 0);
export const cavalryOf = (factors: Factors): number => [...MOUNTED].reduce((n, type) => n + (factors[type] ?? 0), 0);

/** Returns factors with others added (or subtracted, with sign -1). Kinds with 0 factors are omitted. */
export function summed(one: Factors, other: Factors, sign: 1 | -1 = 1): Factors {
  const all: Partial<Record<FactorType, number>> = {};
  for (const type of FACTOR_TYPES) {
    const n = (one[type] ?? 0) + sign * (other[type] ?? 0);
    if (n !== 0) all[type] = n;
  }
  return all;
}

/** Forces are read in twenties, of which every percentage is a whole number. CH-06 */
const TWENTY = 20;

/** A percentage of a number of factors or, where it is an exact half, the cell that must be read. EIA-156 */
export type Percentage =
  | { readonly sum: Reckoning }
  | {
      readonly ask: string;
      /** The losses of the full twenties, to which the cell, one of `between`, is added. */
      readonly whole: number;
      readonly between: readonly [number, number];
    };

export function percentOf(percent: number, factors: number, slots: Slots, rulings: Rulings): Percentage {
  const rest = factors % TWENTY;
  const whole = ((factors - rest) * percent) / 100;
  const cell = percentCell(rest, percent);
  const hundredths = rest * percent;
  const read = rest === 0 ? 0 : readCell(slots, 'CH-06', cell);
  const sum = (small: number, byRuling = false): Percentage => ({
    sum: reckon(say('eiacombat-percent', { percent, factors }), [
      term('eiacombat-twenties', whole, 'EIA-156'),
      term('eiacombat-rest', small, 'EIA-156', byRuling ? { ruling: 'halves' } : undefined),
    ]),
  });
  if (read !== undefined) return sum(read);
  if (hundredths % 100 !== 50) return sum(Math.round(hundredths / 100));
  const down = Math.floor(hundredths / 100);
  const halves = ruling(rulings, 'halves');
  if (halves === 'ask') return { ask: cell, whole, between: [down, down + 1] };
  return sum(halves === 'up' ? down + 1 : down, true);
}

/** Once a side has lost this much morale, this round included, militia is lost last; in tenths. EIA-157 */
export const MILITIA_UNTIL: Tenths = 20;

export interface LossRules {
  readonly due: number;
  /** Morale lost in total, this round included, in tenths. */
  readonly moraleLost: Tenths;
  readonly breaks: boolean;
  /** In a trivial combat, a storm or a garrison attack any kind may be lost. EIA-173, EIA-178, EIA-180 */
  readonly anyKind: boolean;
  /** How many of the losses came from artillery while morale still held; militia may take those. EIA-272 */
  readonly opened?: number;
}

/** Returns how many factors must be lost: at most all there are. */
export const dueOf = (force: Factors, due: number): number => Math.min(due, countOf(force));

/** Returns how much militia may be lost: any while morale holds, later only what no other kind can cover. EIA-157 */
export function militiaAllowed(force: Factors, { due, moraleLost, anyKind, opened = 0 }: LossRules): number {
  const militia = force.militia ?? 0;
  if (anyKind || moraleLost < MILITIA_UNTIL) return Math.min(militia, due);
  return Math.max(Math.min(militia, due, opened), Math.min(militia, due - (countOf(force) - militia)));
}

/** Returns how much cavalry must be lost in the round in which a side breaks. EIA-157 */
export const cavalryWanted = (force: Factors, { due, breaks, anyKind }: LossRules): 0 | 1 =>
  breaks && !anyKind && due > 0 && cavalryOf(force) > 0 ? 1 : 0;

/** Returns what is wrong with the chosen losses; undefined if nothing is. EIA-157 */
export function lossTrouble(force: Factors, chosen: Factors, rules: LossRules): Said | undefined {
  const due = dueOf(force, rules.due);
  const short = FACTOR_TYPES.find((type) => (chosen[type] ?? 0) > (force[type] ?? 0) || (chosen[type] ?? 0) < 0);
  if (short !== undefined) return say('eiacombat-loss-short', { type: short });
  if (countOf(chosen) !== due) return say('eiacombat-loss-due', { due, chosen: countOf(chosen) });
  if ((chosen.militia ?? 0) > militiaAllowed(force, { ...rules, due }))
    return say('eiacombat-loss-militia', { most: militiaAllowed(force, { ...rules, due }) });
  if (cavalryOf(chosen) < cavalryWanted(force, { ...rules, due })) return 'eiacombat-loss-cavalry';
  return undefined;
}

/** The kinds in the order in which most players give them up. */
const CHEAPEST: readonly FactorType[] = [
  'militia',
  'guerilla',
  'feudalInf',
  'cossack',
  'freikorps',
  'regular',
  'feudalCav',
  'cavalry',
  'guard',
  'artillery',
];

/** Returns legal losses, the cheapest first, as a proposal. */
export function proposedLosses(force: Factors, rules: LossRules): Factors {
  const due = dueOf(force, rules.due);
  const exact = { ...rules, due };
  const taken: Partial<Record<FactorType, number>> = {};
  let left = due;
  const take = (type: FactorType, most: number) => {
    const n = Math.min(left, most, (force[type] ?? 0) - (taken[type] ?? 0));
    if (n <= 0) return;
    taken[type] = (taken[type] ?? 0) + n;
    left -= n;
  };
  if (cavalryWanted(force, exact) === 1)
    for (const type of CHEAPEST.filter((one) => MOUNTED.has(one))) if (left === due) take(type, 1);
  for (const type of CHEAPEST) take(type, type === 'militia' ? militiaAllowed(force, exact) : left);
  return taken;
}

/**
 * Returns a side's losses by nation, as near as whole numbers allow to each nation's share at the start; `odd` is what
 * is left over. EIA-273
 */
export function sharedLosses(
  start: Readonly<Record<string, number>>,
  due: number,
): { readonly shares: Readonly<Record<string, number>>; readonly odd: number } {
  const all = Object.values(start).reduce((n, one) => n + one, 0);
  const shares = Object.fromEntries(
    Object.entries(start).map(([nation, factors]) => [
      nation,
      all === 0 ? 0 : Math.floor((2 * due * factors + all) / (2 * all)),
    ]),
  );
  return { shares, odd: due - Object.values(shares).reduce((n, one) => n + one, 0) };
}
