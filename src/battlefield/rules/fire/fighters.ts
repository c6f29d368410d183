/** What must be known of a unit when it shoots or is shot at, and how a shot is described before the dice are thrown. */

import type { RulingKey } from '../../../book/rulings.ts';
import type { Arm, Cover, Exhaustion, GunWeight, Mobility, Order, Pieces, Rating } from '../../../book/terms.ts';
import type { HitThrow } from '../../../dice/hits.ts';
import type { Legality } from '../../../engine/legality.ts';
import { type Said, say } from '../../../engine/message.ts';
import { type Reckoning, type RowId, reckon, type Term, term } from '../../../engine/reckoning.ts';
import type { UnitKind } from '../../battle.ts';
import type { ConversionPart } from './howitzers.ts';

/** The state of a unit that bears on its own dice. */
export interface Condition {
  readonly disordered: boolean;
  readonly exhaustion: Exhaustion;
}

export interface Shooter extends Condition {
  /** The printed rating. */
  readonly quality: Rating;
  readonly broken?: boolean;
  /** The formation's order when the fire was declared (AMB-32). */
  readonly order?: Order | undefined;
}

/** NBC-GL-23: a battery is its weight, its mobility and its pieces; it has no combat points (AMB-76). */
export interface Battery extends Shooter {
  readonly weight: GunWeight;
  readonly mobility: Mobility;
  readonly pieces: Pieces;
  readonly attached: boolean;
  /** Its part in making a howitzer battery during the game (NBC-HOW-02). */
  readonly conversion?: ConversionPart;
  /** It evaded and has not moved or turned since (NBC-EVD-03). */
  readonly facingAway?: boolean;
}

/** Skirmish stands a unit has out. */
export type Stands = 0 | 1 | 2;

/** A unit under fire, as it stands when the fire is declared. A battery attached to it shares its fate. */
export interface Target {
  readonly kind: UnitKind;
  readonly arm: Arm;
  /** Combat points now; 0 for a battery, which has none. */
  readonly cp: number;
  readonly stands: Stands;
  readonly disordered: boolean;
  /** Cover that hides the whole of it (NBC-GL-25). */
  readonly cover: Cover;
  readonly order?: Order | undefined;
  readonly engineerAttached?: boolean;
  /** NBC-SIM-01: Broken is Eliminated in the game that is played. */
  readonly noRally?: boolean;
}

/** A target that is an artillery unit in its own right: only Disorder can hurt it (AMB-76). */
export const isBattery = (target: Pick<Target, 'arm'>): boolean => target.arm === 'artillery';

/** What guns fire at as at a battery: batteries, and pontoon trains with the bridges they have built (NBC-PON-02, -07). */
export const isGunTarget = (target: Pick<Target, 'arm'>): boolean => isBattery(target) || target.arm === 'pontoon';

/** NBC-ORD-13, NBC-ORD-14: marching formations shoot little and are shot at better. */
export const isMarching = (order: Order | undefined): boolean => order === 'redeploy' || order === 'strategic';

/** What a shot is before the dice fall. */
export interface Firing {
  readonly legal: Legality;
  readonly dice: Reckoning;
  /** The lowest face that hits; above 6 none does. */
  readonly toHit: Reckoning;
  /** Why misses are thrown again; empty when they are not. */
  readonly bonus: readonly Term[];
  /** Why hits must be confirmed; empty when they need not be. */
  readonly penalties: readonly Term[];
  readonly throw: HitThrow;
}

/** A reason to throw misses again: it adds nothing to a sum, so it says what is thrown. */
export const rethrows = (what: Said, row: RowId, again: Said = 'again-all', by: { ruling?: RulingKey } = {}): Term =>
  term(what, 0, row, { shown: again, ...(by.ruling && { ruling: by.ruling }) });

/** A reason to confirm hits on 4 or more. */
export const confirms = (what: Said, row: RowId, how: 'confirm-all' | 'confirm-half' = 'confirm-all'): Term =>
  term(what, 0, row, { shown: how });

/** The lowest face that hits, without and with Disorder (NBC-ART-08, NBC-FF-04). */
export const HITS_ON = { usual: 5, disordered: 6 } as const;

/** What exhaustion adds to each die: Tired -1, Exhausted -2. */
export const wearyModifier = (exhaustion: Exhaustion): number => (exhaustion === 0 ? 0 : -exhaustion);

/** The lowest natural face that hits: 5, 6 when Disordered, one or two more when Tired or Exhausted. */
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

/** The part of a hit throw that follows from the shooter's state: NBC-ART-08, NBC-FF-04, NBC-FSH-01. */
export const usualToHit = ({ disordered, exhaustion }: Condition): Pick<HitThrow, 'need' | 'modifier'> => ({
  need: disordered ? HITS_ON.disordered : HITS_ON.usual,
  modifier: wearyModifier(exhaustion),
});
