/** The units that shoot and are shot at, for the rules of fire, and a shot before its dice are thrown. */

import type { RulingKey } from '../../../book/rulings.ts';
import type { Arm, Cover, Exhaustion, GunWeight, Mobility, Order, Pieces, Rating } from '../../../book/terms.ts';
import type { HitThrow } from '../../../dice/hits.ts';
import type { Legality } from '../../../engine/legality.ts';
import { type Said, say } from '../../../engine/message.ts';
import { type Reckoning, type RowId, reckon, type Term, term } from '../../../engine/reckoning.ts';
import type { UnitKind } from '../../battle.ts';
import type { ConversionPart } from './howitzers.ts';

export interface Condition {
  readonly disordered: boolean;
  readonly exhaustion: Exhaustion;
}

export interface Shooter extends Condition {
  readonly quality: Rating;
  readonly broken?: boolean;
  /** The formation's order when the fire was declared (AMB-32). */
  readonly order?: Order | undefined;
}

/** NBC-GL-23: a battery has a weight, a mobility and a kind of pieces. It has no combat points (AMB-76). */
export interface Battery extends Shooter {
  readonly weight: GunWeight;
  readonly mobility: Mobility;
  readonly pieces: Pieces;
  readonly attached: boolean;
  /** The battery's part in a conversion to howitzers during the game (NBC-HOW-02). */
  readonly conversion?: ConversionPart;
  /** The battery evaded and has not moved or turned since (NBC-EVD-03). */
  readonly facingAway?: boolean;
}

export type Stands = 0 | 1 | 2;

/** A unit under fire, in its state when the fire is declared. An attached battery shares the fate of its host. */
export interface Target {
  readonly kind: UnitKind;
  readonly arm: Arm;
  readonly cp: number;
  readonly stands: Stands;
  readonly disordered: boolean;
  /** Cover that hides the whole unit (NBC-GL-25). */
  readonly cover: Cover;
  readonly order?: Order | undefined;
  readonly engineerAttached?: boolean;
  /** NBC-SIM-01: this game has no rallying, so a unit that would be Broken is Eliminated. */
  readonly noRally?: boolean;
}

/** Whether the target is an unattached battery, which only Disorder can hurt (AMB-76). */
export const isBattery = (target: Pick<Target, 'arm'>): boolean => target.arm === 'artillery';

/** NBC-PON-02, -07: whether guns fire at it by the rules for batteries, as at pontoon trains and their bridges. */
export const isGunTarget = (target: Pick<Target, 'arm'>): boolean => isBattery(target) || target.arm === 'pontoon';

export interface Firing {
  readonly legal: Legality;
  readonly dice: Reckoning;
  /** The lowest face that hits; above 6 no face hits. */
  readonly toHit: Reckoning;
  readonly bonus: readonly Term[];
  readonly penalties: readonly Term[];
  readonly throw: HitThrow;
}

/** A reason for throwing misses again. The reason adds 0 to the sum, so `again` says what is thrown. */
export const rethrows = (what: Said, row: RowId, again: Said = 'again-all', by: { ruling?: RulingKey } = {}): Term =>
  term(what, 0, row, { shown: again, ...(by.ruling && { ruling: by.ruling }) });

/** A reason for confirming hits; a confirming die succeeds on 4 or more. */
export const confirms = (what: Said, row: RowId, how: 'confirm-all' | 'confirm-half' = 'confirm-all'): Term =>
  term(what, 0, row, { shown: how });

/** The lowest face that hits, usually and when Disordered (NBC-ART-08, NBC-FF-04). */
export const HITS_ON = { usual: 5, disordered: 6 } as const;

export const wearyModifier = (exhaustion: Exhaustion): number => (exhaustion === 0 ? 0 : -exhaustion);

/** The lowest natural face that hits: 5, or 6 when Disordered; 1 more when Tired, 2 more when Exhausted. */
export function lowestFace(shooter: Condition, row: RowId): Reckoning {
  const { disordered, exhaustion } = shooter;
  const face = reckon('sum-to-hit', [
    term(say('hit-on', { face: HITS_ON.usual }), HITS_ON.usual, row),
    disordered && term('state-disordered', HITS_ON.disordered - HITS_ON.usual, row),
    exhaustion > 0 &&
      term(say('hit-weary', { exhaustion }), exhaustion, row, {
        note: say('hit-die-modifier', { n: wearyModifier(exhaustion) }),
      }),
  ]);
  return face.total > 6 ? { ...face, note: 'hit-never' } : face;
}

/** NBC-ART-08, NBC-FF-04, NBC-FSH-01: the face needed and the die modifier that follow from the shooter's state. */
export const usualToHit = ({ disordered, exhaustion }: Condition): Pick<HitThrow, 'need' | 'modifier'> => ({
  need: disordered ? HITS_ON.disordered : HITS_ON.usual,
  modifier: wearyModifier(exhaustion),
});
