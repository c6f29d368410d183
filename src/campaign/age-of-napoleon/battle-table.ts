/** The battle table of the sheet: what a strength and a die inflict, and who wins. AON-009 to AON-011, AON-013. */
import type { Face } from '../../dice/faces.ts';
import { type Rulings, ruling } from './rulings.ts';

/** The bands of strength, by their highest; the last has no end. AON-009 */
export const BANDS = [5, 10, 15, 20, 25, 30, 35, Number.POSITIVE_INFINITY] as const;

/** AON-009: corps lost by the other side, by the die and the band. */
const TABLE: Readonly<Record<Face, readonly number[]>> = {
  1: [0, 0, 0, 0, 1, 1, 1, 1],
  2: [0, 0, 0, 1, 1, 1, 1, 2],
  3: [0, 0, 1, 1, 1, 1, 2, 2],
  4: [0, 0, 1, 1, 1, 2, 2, 2],
  5: [0, 1, 1, 1, 2, 2, 2, 3],
  6: [1, 1, 1, 2, 2, 2, 3, 3],
};
/** AON-009: the Tie-Breaker Modifier of each band. */
const TIE_BREAKER = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Which band a strength stands in, from 0; a strength below nought stands in the lowest (RB13). AON-009 */
export const bandOf = (strength: number): number => BANDS.findIndex((most) => strength <= most);

export const inflicted = (die: Face, strength: number): number => TABLE[die][bandOf(strength)] ?? 0;
export const tieBreaker = (strength: number): number => TIE_BREAKER[bandOf(strength)] ?? 0;

export const OPPONENTS = ['attacker', 'defender'] as const;
export type Opponent = (typeof OPPONENTS)[number];
export const otherOpponent = (one: Opponent): Opponent => (one === 'attacker' ? 'defender' : 'attacker');

export type OfBoth<T> = Readonly<Record<Opponent, T>>;

export interface Fought {
  readonly winner: Opponent;
  /** Won by the second dice. */
  readonly tied: boolean;
  /** Tied again on the second dice, which is the defender's victory. */
  readonly tiedAgain: boolean;
  /** What each side inflicts by the table. */
  readonly inflicted: OfBoth<number>;
  /** What each side scores in the tie-break. */
  readonly scores?: OfBoth<number>;
  /** It was fought on a table; a draw there costs nobody more (AON-019). */
  readonly table?: boolean;
}

export interface FightDice {
  readonly strength: OfBoth<number>;
  readonly dice: OfBoth<Face>;
  readonly second?: OfBoth<Face>;
}

const done = ({ strength, dice }: FightDice): OfBoth<number> => ({
  attacker: inflicted(dice.attacker, strength.attacker),
  defender: inflicted(dice.defender, strength.defender),
});

/** Whether the table leaves it open: both inflict the same, nothing and nothing too (RB8). AON-011 */
export function isTied(facts: FightDice): boolean {
  const { attacker, defender } = done(facts);
  return attacker === defender;
}

/** A tie is broken by a die and the modifier of each; tied again, the defender wins. AON-011 */
export function tieBroken(
  strength: OfBoth<number>,
  second: OfBoth<Face>,
): Pick<Fought, 'winner' | 'tied' | 'tiedAgain' | 'scores'> {
  const attacker = second.attacker + tieBreaker(strength.attacker);
  const defender = second.defender + tieBreaker(strength.defender);
  return {
    winner: attacker > defender ? 'attacker' : 'defender',
    tied: true,
    tiedAgain: attacker === defender,
    scores: { attacker, defender },
  };
}

/** Who wins; null while the second dice of a tie are wanted. AON-010, AON-011 */
export function fought(facts: FightDice): Fought | null {
  const { strength, second } = facts;
  const both = done(facts);
  if (isTied(facts)) return second ? { ...tieBroken(strength, second), inflicted: both } : null;
  return {
    winner: both.attacker > both.defender ? 'attacker' : 'defender',
    tied: false,
    tiedAgain: false,
    inflicted: both,
  };
}

export interface LossFacts {
  readonly fought: Pick<Fought, 'winner' | 'tied' | 'inflicted' | 'table'>;
  readonly of: Opponent;
  /** Corps the side engaged. */
  readonly engaged: number;
  /** What the Pursuit card adds for the loser. AON-012 */
  readonly pursuit: number;
  readonly rulings: Rulings;
}

export interface Losses {
  /** What the other side inflicted. */
  readonly inflicted: number;
  /** AON-010: one more for who is beaten outright; in a tie by ruling `tieLoserExtra` (RB5). */
  readonly extra: number;
  /** AON-012: before the split (RB15). */
  readonly pursuit: number;
  /** Never more than the corps engaged (RB7). */
  readonly lost: number;
  readonly permanent: number;
  readonly temporary: number;
}

/**
 * What a side loses, and how it is split: half for good, an odd last one for good too where the battle was lost or won by a
 * tie-break. AON-010, AON-012, AON-013, RB17
 */
export function lossesOf({
  fought: { winner, tied, inflicted: owedBy, table },
  of,
  engaged,
  pursuit,
  rulings,
}: LossFacts): Losses {
  const lostIt = winner !== of;
  const owed = owedBy[otherOpponent(of)];
  const tieCosts = !table && ruling(rulings, 'tieLoserExtra') === 'yes';
  const extra = lostIt && (!tied || tieCosts) ? 1 : 0;
  const added = lostIt ? pursuit : 0;
  const lost = Math.min(engaged, owed + extra + added);
  return { inflicted: owed, extra, pursuit: added, lost, ...split(lost, lostIt || tied) };
}

/** AON-013 */
export function split(lost: number, oddForGood: boolean): { readonly permanent: number; readonly temporary: number } {
  const permanent = oddForGood ? Math.ceil(lost / 2) : Math.floor(lost / 2);
  return { permanent, temporary: lost - permanent };
}
