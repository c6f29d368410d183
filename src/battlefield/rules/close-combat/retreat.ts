/** What the check after close combat does to a unit, how far the loser moves back, and who takes the ground. */
import { type Rulings, ruling } from '../../../book/rulings.ts';
import type { Exhaustion } from '../../../book/terms.ts';
import type { Result } from '../../../cards/results.ts';
import { type Reckoning, reckonIn, term } from '../../../engine/reckoning.ts';
import type { FightingArm, Role } from './facts.ts';

export type BackwardMove = 'fall-back' | 'retreat';
/** Whether cavalry may pursue, and which of its misses it throws again. */
export type PursuitRow = 'no' | 'yes' | 'half-misses' | 'all-misses';

interface EffectRow {
  readonly disorder: 'cleared' | 'cavalry-only' | 'yes';
  readonly tires: 'no' | 'if-disordered' | 'yes';
  readonly move: BackwardMove;
  readonly infantry: number;
  readonly cavalry: number;
  readonly pursuit: PursuitRow;
}

/** NBC-CC-13, NBC-CC-14, NBC-CC-34: the effects of each result. */
export const EFFECTS: Record<Result, EffectRow> = {
  VH: { disorder: 'cleared', tires: 'no', move: 'fall-back', infantry: 6, cavalry: 10, pursuit: 'no' },
  H: { disorder: 'cavalry-only', tires: 'no', move: 'fall-back', infantry: 8, cavalry: 12, pursuit: 'yes' },
  N: { disorder: 'yes', tires: 'no', move: 'fall-back', infantry: 8, cavalry: 12, pursuit: 'yes' },
  L: { disorder: 'yes', tires: 'if-disordered', move: 'retreat', infantry: 10, cavalry: 15, pursuit: 'half-misses' },
  VL: { disorder: 'yes', tires: 'yes', move: 'retreat', infantry: 15, cavalry: 20, pursuit: 'all-misses' },
};

/** AMB-118: the next level of exhaustion, at most Exhausted. */
export const tireOnce = (exhaustion: Exhaustion): Exhaustion => (exhaustion === 0 ? 1 : 2);

export interface BeforeCheck {
  readonly arm: FightingArm;
  readonly disordered: boolean;
  readonly exhaustion: Exhaustion;
  readonly broken: boolean;
}

export interface AfterCheck {
  readonly disordered: boolean;
  readonly exhaustion: Exhaustion;
  /** The check gave Disorder, whether or not that changed the unit's state. */
  readonly gotDisorder: boolean;
  /** The unit was already Disordered and got Disorder again: the third step of the ladder. */
  readonly doubleDisorder: boolean;
}

/** NBC-CC-13: the unit's state after a result, unchanged without one. A Broken unit loses its Disorder. */
export function effectOnUnit(before: BeforeCheck, result: Result | undefined, rulings: Rulings = {}): AfterCheck {
  const row = result && EFFECTS[result];
  const gotDisorder = row?.disorder === 'yes' || (row?.disorder === 'cavalry-only' && before.arm === 'cavalry');
  const tires = row?.tires === 'yes' || (row?.tires === 'if-disordered' && before.disordered);
  const marksTiredness = tires && !(before.broken && ruling(rulings, 'brokenEffect') === 'distanceOnly');
  return {
    disordered: !before.broken && (gotDisorder || (before.disordered && row?.disorder !== 'cleared')),
    exhaustion: marksTiredness ? tireOnce(before.exhaustion) : before.exhaustion,
    gotDisorder,
    doubleDisorder: before.disordered && gotDisorder,
  };
}

export interface Withdrawal {
  readonly move: BackwardMove | 'withdraw';
  /** In cm. */
  readonly distance: Reckoning;
  readonly facing: 'enemy' | 'away';
  /** How many cm of the distance go straight back first; the rest follows the line of retreat (NBC-CC-14). */
  readonly straight: number;
  /** The unit came out of a built-up area and stops there if the distance reaches it (NBC-CC-32). */
  readonly stopsInArea?: true;
  /** The unit must end outside the area it held (NBC-CC-28). */
  readonly leavesArea?: true;
}

export const STRAIGHT = 5;
/** NBC-CC-11, NBC-CC-25: how far attackers recoil from a battery or a square that stands, in cm. */
export const RECOIL = 5;
/** NBC-CC-12: how far attackers withdraw when nobody was hurt, in cm. */
export const STALLED = 2;

function going(move: Withdrawal['move'], distance: Reckoning): Withdrawal {
  return {
    move,
    distance,
    facing: move === 'retreat' ? 'away' : 'enemy',
    straight: Math.min(STRAIGHT, distance.total),
  };
}

/** NBC-CC-14, NBC-CC-29: the move back for a result. A Broken unit goes twice the distance. */
export function withdrawalOf(result: Result, arm: FightingArm, broken: boolean): Withdrawal {
  const row = EFFECTS[result];
  const cm = arm === 'cavalry' ? row.cavalry : row.infantry;
  return going(
    row.move,
    reckonIn('cm', 'sum-distance', [
      term(`retreat-${row.move}`, cm, 'NBC-CC-14', { note: `result-${result}` }),
      broken && term('retreat-broken', cm, 'NBC-CC-29'),
    ]),
  );
}

/** AMB-119: the move back of a loser without losses, which has no result of its own; null when it stays. */
export function uncheckedWithdrawal(
  arm: FightingArm,
  drawn: Result | undefined,
  broken: boolean,
  rulings: Rulings = {},
): Withdrawal | null {
  const rule = ruling(rulings, 'noCheckLoser');
  if (rule === 'noMove') return null;
  const plain = withdrawalOf((rule === 'drawForDistance' && drawn) || 'VH', arm, broken);
  const terms = plain.distance.terms.map((each) => ({ ...each, ruling: 'noCheckLoser' as const }));
  return { ...plain, distance: { ...plain.distance, terms } };
}

/** NBC-CC-11, NBC-CC-25: the attacker's move of 5 cm back, facing the enemy. */
export const recoilFrom = (from: 'battery' | 'square'): Withdrawal =>
  going(
    'fall-back',
    reckonIn('cm', 'sum-distance', [
      from === 'square' ? term('retreat-square', RECOIL, 'NBC-CC-25') : term('retreat-battery', RECOIL, 'NBC-CC-11'),
    ]),
  );

/** NBC-CC-12: the attacker's move back from a combat in which nobody was hurt. */
export const stalled = (): Withdrawal =>
  going('withdraw', reckonIn('cm', 'sum-distance', [term('retreat-nobody-hurt', STALLED, 'NBC-CC-12')]));

/** NBC-CC-24: whether the winner takes the ground: an attacker, or cavalry that counter-charged. */
export const takesGround = (winner: Role, arm: FightingArm): boolean => winner === 'attacker' || arm === 'cavalry';

// ---- no way back (NBC-CC-27), and built-up areas in the way (NBC-CC-28) ----------------------------------------------

/** How far beyond its distance a unit may go to find a legal place, in cm. */
export const EXTRA_SEARCH = 5;

export interface Trapped {
  readonly cp: number;
  readonly disordered: boolean;
  readonly exhaustion: Exhaustion;
  /** The engineers fell and took the extra loss (NBC-ENG-06). */
  readonly spared?: boolean;
}

export interface BlockedRetreat extends Omit<Trapped, 'spared'> {
  /** 1, or 0 if the unit had no CP left or lost its engineers instead. */
  readonly lost: 0 | 1;
  readonly vanquished: boolean;
  /** If the winners have at least this many CP, they vanquish the unit. */
  readonly threshold: Reckoning;
}

/** A blocked retreat: the unit loses 1 CP, is Disordered or tires; vanquished at 0 CP or by 1.5 times its CP. */
export function blockedRetreat(unit: Trapped, winnersCP: number, rulings: Rulings = {}): BlockedRetreat {
  const lost = unit.cp > 0 && !unit.spared ? 1 : 0;
  const cp = unit.cp - lost;
  const measured = ruling(rulings, 'vanquishBase') === 'beforeLoss' ? unit.cp : cp;
  const threshold = reckonIn('CP', 'combat-vanquished-at', [
    term('combat-loser-cp', measured, 'NBC-CC-27', { ruling: 'vanquishBase' }),
    term('combat-half-again', measured / 2, 'NBC-CC-27'),
  ]);
  return {
    lost,
    cp,
    disordered: cp > 0,
    exhaustion: unit.disordered ? tireOnce(unit.exhaustion) : unit.exhaustion,
    vanquished: cp === 0 || winnersCP >= threshold.total,
    threshold,
  };
}

/** NBC-CC-28: what a built-up area does to a unit that would end with more of it inside than outside. */
export const areaInTheWay = (occupied: boolean): 'no-way' | 'occupies' => (occupied ? 'no-way' : 'occupies');
