/** What is peculiar to artillery when it moves and stands (NBC-ART-24, NBC-ART-25); the chart is in `movement.ts`. */
import type { Arm, Fate, GunWeight, Order, Pieces } from '../../../book/terms.ts';
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import type { Unit } from '../../battle.ts';
import { holds } from '../../facts.ts';

export interface GunsOnTheMove {
  readonly weight: GunWeight;
  readonly pieces: Pieces;
  readonly firedThisTurn: boolean;
}

/** NBC-ART-25: the weight that guns count as when they move after fire; howitzers and rockets are Medium. */
export function firedAs({ weight, pieces, firedThisTurn }: GunsOnTheMove): GunWeight | null {
  if (!firedThisTurn) return null;
  return pieces === 'guns' ? weight : 'medium';
}

/**
 * NBC-ART-25, AMB-33: in its movement phase a battery turns where it stands for nothing, fired or not, unless it is dug in
 * or its formation holds.
 */
export const mayPivot = (battery: { readonly emplaced: boolean; readonly order?: Order | undefined }): Legality =>
  unless(
    battery.emplaced && refuse('guns-dug-in', 'NBC-ART-25'),
    battery.order === 'hold' && refuse('guns-hold', 'NBC-ORD-12'),
  );

/** NBC-ART-24: the widest gap that closes round a battery standing in it, in cm. */
export const TIGHT_GAP_CM = 5;
/** NBC-ART-24: how far ahead of or behind its neighbours it must then stand, in cm. */
export const CLEAR_CM = 1;

/**
 * NBC-ART-24: it is remembered of a battery that it stands behind its neighbours in so narrow a gap, where nobody can
 * attack it from the front, until it moves or the table says otherwise.
 */
export const isSheltered = (unit: Pick<Unit, 'host' | 'facts'>): boolean =>
  holds(unit, 'sheltered') && unit.host === null;

export interface PositionBetween {
  /** It stands in line between two units of infantry or cavalry. */
  readonly between: boolean;
  readonly gapCm: number;
  /** How far it stands ahead of its neighbours' fronts; negative when behind. */
  readonly aheadCm: number;
}

export interface PositionAdvice {
  readonly legal: Legality;
  /** Whether an enemy can reach it. */
  readonly attackable: boolean;
  /** A battery found where it may not be is put forward by this much, in cm, at no penalty. */
  readonly forwardCm: number;
}

/** NBC-ART-24: whether an unattached battery may stand where it does. */
export function unattachedPosition({ between, gapCm, aheadCm }: PositionBetween): PositionAdvice {
  const tight = between && gapCm <= TIGHT_GAP_CM;
  const sheltered = tight && aheadCm <= -CLEAR_CM;
  const wrong = tight && !sheltered && aheadCm < CLEAR_CM;
  return {
    legal: unless(wrong && refuse(say('guns-in-gap', { cm: CLEAR_CM }), 'NBC-ART-24')),
    attackable: !sheltered,
    forwardCm: wrong ? CLEAR_CM - aheadCm : 0,
  };
}

// ---- batteries that join a brigade and leave it (NBC-ART-21, NBC-ART-23) ---------------------------------------------

export interface AttachableBattery {
  readonly pieces: Pieces;
  readonly disordered: boolean;
  readonly attached: boolean;
  /** The turn it last attached or unattached; 0 for never. */
  readonly attachedIn: number;
}

/** NBC-ART-23, NBC-RKT-05 */
export function mayAttach(battery: AttachableBattery, host: { readonly arm: Arm }, turn: number): Legality {
  return unless(
    battery.pieces === 'rockets' && refuse('rockets-attached', 'NBC-RKT-05'),
    battery.attached && refuse('attach-already', 'NBC-ART-23'),
    host.arm !== 'infantry' && host.arm !== 'mixed' && refuse('attach-arm', 'NBC-ART-23'),
    battery.disordered && refuse('attach-disordered', 'NBC-ART-23'),
    battery.attachedIn === turn && refuse('attach-once', 'NBC-ART-23'),
  );
}

/** NBC-ART-23 */
export function mayUnattach(battery: Pick<AttachableBattery, 'attached' | 'attachedIn'>, turn: number): Legality {
  return unless(
    !battery.attached && refuse('attach-not', 'NBC-ART-23'),
    battery.attachedIn === turn && refuse('attach-once', 'NBC-ART-23'),
  );
}

/** NBC-ART-23, AMB-87: whether a battery is Disordered as it leaves its host. */
export const disorderedOnLeaving = (host: { readonly disordered: boolean }): boolean => host.disordered;

/** NBC-ART-21: the state a battery shares with the unit it is attached to. Exhaustion it keeps to itself (AMB-76). */
export function sharedState(host: { readonly disordered: boolean; readonly fate: Fate }): {
  readonly disordered: boolean;
  readonly fate: Fate;
} {
  const fate = host.fate === 'broken' ? 'eliminated' : host.fate;
  return { disordered: host.disordered && fate === 'good', fate };
}
