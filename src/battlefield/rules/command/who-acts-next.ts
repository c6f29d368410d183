/** Who acts next and who is under command, with exact chances (NBC-CCD-04 to -07, NBC-UC-01, -04). */
import { type Rulings, ruling } from '../../../book/rulings.ts';
import { type BySide, type CavalryClass, enemyOf, type Rating, type SideId } from '../../../book/terms.ts';
import type { Pot } from '../../../dice/faces.ts';
import { type ToldPot, whiteTotal } from '../../../dice/pot.ts';
import { sumsOfDice } from '../../../dice/sums.ts';
import { say } from '../../../engine/message.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';

/** NBC-UC-04: Cossacks within this distance of a commander or of the army commander harass them, in cm. */
export const COSSACKS_CM = 10;

/** NBC-UC-04, AMB-51: what harassing Cossacks subtract from a throw. */
export const HARASSED = term(say('command-cossacks', { cm: COSSACKS_CM }), -1, 'NBC-UC-04', { ruling: 'harass' });

/** NBC-CCD-04, -05, AMB-51: the white dice, plus the red die of a losing commander, minus 1 if harassed. */
export function contestTotal(pot: Pot | ToldPot, losing: boolean, harassed = false): Reckoning {
  return reckon('contest-throw', [
    term('pot-white-dice', whiteTotal(pot), 'NBC-CCD-04'),
    losing && term('contest-red', pot.red ?? 0, 'NBC-CCD-05'),
    harassed && HARASSED,
  ]);
}

/** What a ruling on ties may ask of both sides: the A of who decides, and whose card was left on the table. */
interface Tie {
  readonly A: BySide<Rating>;
  readonly losing: BySide<boolean>;
}
const tieOf = ({ a, b }: BySide<Omit<ContestThrow, 'pot'>>): Tie => ({
  ...{ A: { a: a.A, b: b.A }, losing: { a: a.losing, b: b.losing } },
});

/** NBC-CCD-04: the side with the higher total. Both throw again after a tie, unless the ruling on AMB-48 decides it. */
export function contestWinner(totals: BySide<number>, tie: Tie, rulings: Rulings = {}): SideId | 'again' {
  if (totals.a !== totals.b) return totals.a > totals.b ? 'a' : 'b';
  const how = ruling(rulings, 'phasingTie');
  const { A, losing } = tie;
  if (how === 'higherA' && A.a !== A.b) return A.a > A.b ? 'a' : 'b';
  if (how === 'loserOfLast' && losing.a !== losing.b) return losing.a ? 'a' : 'b';
  return 'again';
}

export interface ContestThrow {
  readonly pot: Pot | ToldPot;
  /** The side's card was left on the table, and this is not the first contest of the turn (NBC-CCD-05). */
  readonly losing: boolean;
  readonly A: Rating;
  /** Cossacks are within 10 cm. They count here only by ruling `harass` (NBC-UC-04, AMB-51). */
  readonly harassed?: boolean;
  /** The side has already thrown again in this contest. */
  readonly rethrown?: boolean;
}

export interface Phasing {
  readonly totals: BySide<Reckoning>;
  readonly winner: SideId | 'again';
  /** The side now losing, if it may throw again. Its army commander must be at headquarters and pays `distanceCost`. */
  readonly mayRethrow: SideId | null;
}

/** NBC-CCD-04 to -07: which side acts next, as it stands. `last` threw again last: equal totals leave it behind. */
export function phasing(throws: BySide<ContestThrow>, last: SideId | null = null, rulings: Rulings = {}): Phasing {
  const { a, b } = throws;
  const here = ruling(rulings, 'harass') === 'bothThrows';
  const totalOf = ({ pot, losing, harassed }: ContestThrow) => contestTotal(pot, losing, here && harassed);
  const totals = { a: totalOf(a), b: totalOf(b) };
  const sums = { a: totals.a.total, b: totals.b.total };
  const winner = last && sums.a === sums.b ? enemyOf(last) : contestWinner(sums, tieOf(throws), rulings);
  const loser = winner === 'again' ? null : enemyOf(winner);
  const barred = loser && throws[loser].rethrown && ruling(rulings, 'phasingRethrows') === 'once';
  return { totals, winner, mayRethrow: barred ? null : loser };
}

export const NEED_NEAR = 10;
export const NEED_FAR = 12;

/** NBC-UC-04, AMB-51: whether this cavalry harasses: Cossacks, and by ruling all skirmish cavalry. */
export const harasses = (
  cavalry: { readonly cossack: boolean; readonly horse: CavalryClass },
  rulings: Rulings = {},
): boolean => cavalry.cossack || (ruling(rulings, 'cossack') === 'allSkirmishCavalry' && cavalry.horse === 'skirmish');

export interface CommandFacts {
  readonly A: Rating;
  readonly far: boolean;
  readonly harassed: boolean;
}

/** NBC-UC-01, NBC-UC-04: the total needed from the white dice and A. */
export const commandNumber = (far: boolean): number => (far ? NEED_FAR : NEED_NEAR);

/** NBC-UC-01, NBC-UC-04: the white dice plus A, minus 1 where Cossacks harass. */
export const commandTotal = (pot: Pot | ToldPot, { A, harassed }: CommandFacts): Reckoning =>
  reckon('command-under', [
    term('pot-white-dice', whiteTotal(pot), 'NBC-UC-01'),
    term(say('command-ability', { A }), A, 'NBC-UC-01'),
    harassed && HARASSED,
  ]);

/** NBC-UC-01, NBC-UC-04: whether a commander is under command, with the total and the total needed. */
export function underCommand(pot: Pot | ToldPot, facts: CommandFacts) {
  const needs = commandNumber(facts.far);
  const sum = commandTotal(pot, facts);
  const total = { note: say(facts.far ? 'command-needs-far' : 'command-needs', { needs }), ...sum };
  return { under: sum.total >= needs, total };
}

/** One side's part in the contest before it is decided: the pot it has thrown, or none yet. */
export type ContestStake = Omit<ContestThrow, 'pot'> & { readonly pot?: Pot | ToldPot | undefined };

/** In how many ways a throw reaches each total. What has been thrown has one total and one way. */
export type Totals = ReadonlyMap<number, number>;

function totalsOf({ pot, losing, harassed }: ContestStake, here: boolean): Totals {
  if (pot) return new Map([[contestTotal(pot, losing, here && harassed).total, 1]]);
  const less = here && harassed ? 1 : 0;
  return new Map(sumsOfDice(losing ? 3 : 2).flatMap((n, sum) => (n > 0 ? [[sum - less, n] as const] : [])));
}

/** Both sides' shares in the higher total of what lies there, or null; a tie thrown again is two fresh throws. */
export function sharesOf(lying: BySide<Totals> | null, fresh: BySide<Totals>, tie: Tie, rulings: Rulings) {
  const waysOf = (totals: BySide<Totals>) => {
    const ways = { a: 0, b: 0, again: 0 };
    for (const [a, ofA] of totals.a)
      for (const [b, ofB] of totals.b) ways[contestWinner({ a, b }, tie, rulings)] += ofA * ofB;
    return ways;
  };
  const anew = waysOf(fresh);
  if (!lying) return anew;
  const { a, b, again } = waysOf(lying);
  const of = anew.a + anew.b;
  return { a: a * of + again * anew.a, b: b * of + again * anew.b };
}

/** NBC-CCD-04, AMB-48: both sides' exact shares in acting next. */
export function contestShares({ a, b }: BySide<ContestStake>, rulings: Rulings = {}): BySide<number> {
  const here = ruling(rulings, 'harass') === 'bothThrows';
  const totals = (one: ContestStake, other: ContestStake) => ({ a: totalsOf(one, here), b: totalsOf(other, here) });
  const fresh = totals({ ...a, pot: undefined }, { ...b, pot: undefined });
  return sharesOf(a.pot || b.pot ? totals(a, b) : null, fresh, tieOf({ a, b }), rulings);
}

/** NBC-CCD-06: how many of a side's possible re-throws beat the other's total (not equal it), out of how many. */
export function rethrowWays(stakes: BySide<ContestStake>, by: SideId, rulings: Rulings = {}) {
  const here = ruling(rulings, 'harass') === 'bothThrows';
  const [beat = 0] = totalsOf(stakes[enemyOf(by)], here).keys();
  const mine = [...totalsOf({ ...stakes[by], pot: undefined }, here)];
  return {
    good: mine.reduce((sum, [total, n]) => (total > beat ? sum + n : sum), 0),
    of: mine.reduce((sum, [, n]) => sum + n, 0),
  };
}
