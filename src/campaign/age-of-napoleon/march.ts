/**
 * March attrition: which corps throw for which cause, and what the table says. AON-003, AON-004.
 */
import { FACES, type Face } from '../../dice/faces.ts';
import { type Rulings, ruling } from './rulings.ts';

/** Why a corps on the march is worn down, in the order in which the dice are thrown. AON-003 */
export const CAUSES = ['far', 'rough', 'winter', 'forced'] as const;
export type Cause = (typeof CAUSES)[number];

/** AON-004: corps lost, by the die and the number of corps that throw, from one to eight. */
const TABLE: Readonly<Record<Face, readonly number[]>> = {
  1: [1, 1, 1, 2, 2, 2, 3, 3],
  2: [0, 1, 1, 1, 2, 2, 2, 3],
  3: [0, 0, 1, 1, 1, 2, 2, 2],
  4: [0, 0, 1, 1, 1, 1, 2, 2],
  5: [0, 0, 0, 1, 1, 1, 1, 2],
  6: [0, 0, 0, 0, 1, 1, 1, 1],
};
export const MARCH_COLUMNS = 8;

/** Corps lost on a die; more corps than the table has columns are read in its last (RB4). AON-004 */
export function marchLosses(die: Face, corps: number): { readonly lost: number; readonly column: number } {
  const column = Math.min(corps, MARCH_COLUMNS);
  return { lost: TABLE[die][column - 1] ?? 0, column };
}

/** What each face of the die would cost so many corps. */
export const marchByFace = (corps: number): number[] => FACES.map((face) => marchLosses(face, corps).lost);

/** An area that was entered, as far as it wears a corps down. */
export interface Entered {
  readonly rough: boolean;
}

export interface March {
  /** The areas entered, in their order. */
  readonly entered: readonly Entered[];
  readonly winter: boolean;
  readonly forced: boolean;
}

/** The causes a march meets: one die for each kind, or for each area that is one (ruling `causeCount`). AON-003, RB2 */
export function causesOf({ entered, winter, forced }: March, rulings: Rulings): Cause[] {
  const areas = entered.length;
  const met: Record<Cause, number> = {
    far: Math.min(Math.max(0, areas - 2), 2),
    rough: entered.filter((area) => area.rough).length,
    winter: winter ? areas : 0,
    forced: forced ? areas : 0,
  };
  const each = ruling(rulings, 'causeCount') === 'perEntry';
  return CAUSES.flatMap((cause) => Array.from({ length: each ? met[cause] : Math.min(1, met[cause]) }, () => cause));
}

/** One die of a march: how many corps throw it, and what it takes. */
export interface MarchRoll {
  readonly cause: Cause;
  /** Corps that throw; nought when all of them were fresh, who are spent instead. */
  readonly corps: number;
  readonly die?: Face;
  readonly lost: number;
}

export interface MarchFacts {
  readonly fresh: number;
  readonly spent: number;
  readonly causes: readonly Cause[];
  /** What was thrown, in order: one die for each cause for which anybody throws. */
  readonly dice: readonly Face[];
}

export interface MarchOutcome {
  readonly rolls: readonly MarchRoll[];
  /** How many throw the next die; null when all has been thrown. */
  readonly next: { readonly cause: Cause; readonly corps: number } | null;
  /** Fresh corps become spent with the first cause. */
  readonly wornOut: boolean;
  /** Of those that were spent when the march began, this many at the least. */
  readonly lostOfSpent: number;
  readonly lost: number;
}

/**
 * Goes through the dice of a march: the spent alone throw the first, for the fresh avoid it and are spent by it (RB16: once a
 * move); all who are left throw the others (RB3). AON-003, AON-004
 */
export function marchAttrition({ fresh, spent, causes, dice }: MarchFacts): MarchOutcome {
  const rolls: MarchRoll[] = [];
  let next: MarchOutcome['next'] = null;
  let left = fresh + spent;
  let lostOfSpent = 0;
  let thrown = 0;
  for (const [i, cause] of causes.entries()) {
    const corps = i === 0 ? spent : left;
    const die = corps > 0 ? dice[thrown] : undefined;
    if (corps > 0 && die === undefined) {
      next = { cause, corps };
      break;
    }
    const lost = die === undefined ? 0 : Math.min(marchLosses(die, corps).lost, corps);
    rolls.push({ cause, corps, ...(die !== undefined && { die }), lost });
    if (die !== undefined) thrown += 1;
    if (i === 0) lostOfSpent = lost;
    left -= lost;
  }
  const lost = rolls.reduce((sum, roll) => sum + roll.lost, 0);
  return { rolls, next, wornOut: fresh > 0 && causes.length > 0, lostOfSpent, lost };
}
