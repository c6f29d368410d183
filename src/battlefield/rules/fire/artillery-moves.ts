/** The movement rules that only artillery has (NBC-ART-24, NBC-ART-25). The movement chart is in `movement.ts`. */
import type { Arm, Fate, GunWeight, Order, Pieces } from '../../../book/terms.ts';
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import type { Unit } from '../../battle.ts';
import { holds } from '../../facts.ts';

export interface GunsOnTheMove {
  readonly weight: GunWeight;
  readonly pieces: Pieces;
  readonly firedThisTurn: boolean;
}

/** NBC-ART-25: the row of the chart for guns that fired this turn, or null. Howitzers and rockets count as Medium. */
export function firedAs({ weight, pieces, firedThisTurn }: GunsOnTheMove): GunWeight | null {
  if (!firedThisTurn) return null;
  return pieces === 'guns' ? weight : 'medium';
}

/** NBC-ART-25, AMB-33: whether a battery may turn where it stands, free, fired or not: unless dug in or under Hold. */
export const mayPivot = (battery: { readonly emplaced: boolean; readonly order?: Order | undefined }): Legality =>
  unless(
    battery.emplaced && refuse('guns-dug-in', 'NBC-ART-25'),
    battery.order === 'hold' && refuse('guns-hold', 'NBC-ORD-12'),
  );

/** NBC-ART-24: a gap of this width or less, in cm, is too narrow for a battery in line with its neighbours. */
export const TIGHT_GAP_CM = 5;
/** NBC-ART-24: in a narrow gap a battery stands at least this far ahead of its neighbours or behind them, in cm. */
export const CLEAR_CM = 1;

/** NBC-ART-24: whether the battery stands behind its neighbours in a narrow gap, so that none can attack its front. */
export const isSheltered = (unit: Pick<Unit, 'host' | 'facts'>): boolean =>
  holds(unit, 'sheltered') && unit.host === null;

// ---- batteries that join a brigade and leave it (NBC-ART-21, NBC-ART-23) ---------------------------------------------

export interface AttachableBattery {
  readonly pieces: Pieces;
  readonly disordered: boolean;
  readonly attached: boolean;
  /** The turn in which the battery last attached or unattached; 0 if it never did. */
  readonly attachedIn: number;
}

/** NBC-ART-23, NBC-RKT-05: whether the battery may attach to the host in this turn. */
export function mayAttach(battery: AttachableBattery, host: { readonly arm: Arm }, turn: number): Legality {
  return unless(
    battery.pieces === 'rockets' && refuse('rockets-attached', 'NBC-RKT-05'),
    battery.attached && refuse('attach-already', 'NBC-ART-23'),
    host.arm !== 'infantry' && host.arm !== 'mixed' && refuse('attach-arm', 'NBC-ART-23'),
    battery.disordered && refuse('attach-disordered', 'NBC-ART-23'),
    battery.attachedIn === turn && refuse('attach-once', 'NBC-ART-23'),
  );
}

/** NBC-ART-23: whether the battery may leave its host in this turn. */
export function mayUnattach(battery: Pick<AttachableBattery, 'attached' | 'attachedIn'>, turn: number): Legality {
  return unless(
    !battery.attached && refuse('attach-not', 'NBC-ART-23'),
    battery.attachedIn === turn && refuse('attach-once', 'NBC-ART-23'),
  );
}

/** NBC-ART-23, AMB-87: whether a battery is Disordered when it leaves its host: if the host is. */
export const disorderedOnLeaving = (host: { readonly disordered: boolean }): boolean => host.disordered;

/** NBC-ART-21: what a battery shares with its host, not exhaustion (AMB-76). It is Eliminated when the host Breaks. */
export function sharedState(host: { readonly disordered: boolean; readonly fate: Fate }): {
  readonly disordered: boolean;
  readonly fate: Fate;
} {
  const fate = host.fate === 'broken' ? 'eliminated' : host.fate;
  return { disordered: host.disordered && fate === 'good', fate };
}
