/** How far back the loser goes, which way it faces, and who stands on the ground afterwards. */
import { type Rulings, ruling } from '../../../book/rulings.ts';
import type { Exhaustion } from '../../../book/terms.ts';
import type { Result } from '../../../cards/results.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';
import { type BackwardMove, EFFECTS, tireOnce } from './effects.ts';
import type { FightingArm, Role } from './facts.ts';

export interface Withdrawal {
  readonly move: BackwardMove | 'withdraw';
  /** cm */
  readonly distance: Reckoning;
  readonly facing: 'enemy' | 'away';
  /** cm straight back first; the rest goes along the line of retreat (NBC-CC-14). */
  readonly straight: number;
  /** It came out of a built-up area: when the distance reaches, it stops there (NBC-CC-32). */
  readonly stopsInArea?: true;
  /** It must end outside the area it held (NBC-CC-28). */
  readonly leavesArea?: true;
}

export const STRAIGHT = 5;
/** NBC-CC-11, NBC-CC-25: off a battery or a square that holds. */
export const RECOIL = 5;
/** NBC-CC-12 */
export const STALLED = 2;

function going(move: Withdrawal['move'], distance: Reckoning): Withdrawal {
  return {
    move,
    distance,
    facing: move === 'retreat' ? 'away' : 'enemy',
    straight: Math.min(STRAIGHT, distance.total),
  };
}

/** NBC-CC-14, NBC-CC-29: the distance of a result's row; twice for a Broken unit. */
export function withdrawalOf(result: Result, arm: FightingArm, broken: boolean): Withdrawal {
  const row = EFFECTS[result];
  const cm = arm === 'cavalry' ? row.cavalry : row.infantry;
  return going(
    row.move,
    reckon(
      'sum-distance',
      [
        term(`retreat-${row.move}`, cm, 'NBC-CC-14', { note: `result-${result}` }),
        broken && term('retreat-broken', cm, 'NBC-CC-29'),
      ],
      { unit: 'cm' },
    ),
  );
}

/** AMB-119: a loser without losses has no result of its own; null when it stays where it is. */
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

/** NBC-CC-11, NBC-CC-25: the attacker goes back 5 cm, facing the enemy. */
export const recoilFrom = (from: 'battery' | 'square'): Withdrawal =>
  going(
    'fall-back',
    reckon(
      'sum-distance',
      [from === 'square' ? term('retreat-square', RECOIL, 'NBC-CC-25') : term('retreat-battery', RECOIL, 'NBC-CC-11')],
      { unit: 'cm' },
    ),
  );

/** NBC-CC-12: the attack never went home. */
export const stalled = (): Withdrawal =>
  going('withdraw', reckon('sum-distance', [term('retreat-nobody-hurt', STALLED, 'NBC-CC-12')], { unit: 'cm' }));

/** NBC-CC-24: a winning attacker takes the ground; a winning defender stays, but cavalry has counter-charged. */
export const takesGround = (winner: Role, arm: FightingArm): boolean => winner === 'attacker' || arm === 'cavalry';

// ---- no way back (NBC-CC-27), and built-up areas in the way (NBC-CC-28) ----------------------------------------------

/** cm a unit may go beyond its distance to find a legal place. */
export const EXTRA_SEARCH = 5;

export interface Trapped {
  readonly cp: number;
  readonly disordered: boolean;
  readonly exhaustion: Exhaustion;
  /** Its engineers fell and took the extra loss on themselves (NBC-ENG-06). */
  readonly spared?: boolean;
}

export interface BlockedRetreat extends Omit<Trapped, 'spared'> {
  /** 1, or 0 for a unit that had nothing left to lose or lost its engineers instead. */
  readonly lost: 0 | 1;
  readonly vanquished: boolean;
  /** The CP at which the winners vanquish it. */
  readonly threshold: Reckoning;
}

/** It stays, loses 1 CP, takes one step for the worse, and goes under if the winners have half as much again. */
export function blockedRetreat(unit: Trapped, winnersCP: number, rulings: Rulings = {}): BlockedRetreat {
  const lost = unit.cp > 0 && !unit.spared ? 1 : 0;
  const cp = unit.cp - lost;
  const measured = ruling(rulings, 'vanquishBase') === 'beforeLoss' ? unit.cp : cp;
  const threshold = reckon(
    'combat-vanquished-at',
    [
      term('combat-loser-cp', measured, 'NBC-CC-27', { ruling: 'vanquishBase' }),
      term('combat-half-again', measured / 2, 'NBC-CC-27'),
    ],
    { unit: 'CP' },
  );
  return {
    lost,
    cp,
    disordered: cp > 0,
    exhaustion: unit.disordered ? tireOnce(unit.exhaustion) : unit.exhaustion,
    vanquished: cp === 0 || winnersCP >= threshold.total,
    threshold,
  };
}

/** NBC-CC-28: what a built-up area does to a unit that moves back into it. */
export function areaInTheWay(area: {
  readonly occupied: boolean;
  readonly reach: 'through' | 'more-in' | 'more-out';
}): 'no-way' | 'occupies' | 'edge' | 'passes' {
  if (area.occupied) return 'no-way';
  if (area.reach === 'through') return 'passes';
  return area.reach === 'more-in' ? 'occupies' : 'edge';
}

/** Whether a square that the ladder names the loser stands all the same, so that its attackers fall back (AMB-123). */
export const squareStands = (square: { readonly broken: boolean; readonly doubleDisorder: boolean }): boolean =>
  !square.broken && !square.doubleDisorder;
