/** Batteries that join a brigade and leave it (NBC-ART-21, NBC-ART-23). */

import type { Arm, Fate, Pieces } from '../../../book/terms.ts';
import { type Legality, refuse, unless } from '../../../engine/legality.ts';

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
