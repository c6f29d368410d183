/** Who fires and what is fired at: the faces that hit, re-throws, cover; howitzers (NBC-HOW) and rockets (NBC-RKT). */

import type { RulingKey } from '../../../book/rulings.ts';
import type { Arm, Cover, Exhaustion, GunWeight, Mobility, Order, Pieces, Rating } from '../../../book/terms.ts';
import type { Face } from '../../../dice/faces.ts';
import type { HitThrow } from '../../../dice/hits.ts';
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { type Said, say } from '../../../engine/message.ts';
import { type Reckoning, type RowId, reckon, reckonIn, type Term, term } from '../../../engine/reckoning.ts';
import type { UnitKind } from '../../battle.ts';

/** NBC-HOW-03: the range of howitzers, in cm. */
export const HOWITZER_RANGE_CM = 30;
/** NBC-HOW-03: the dice of howitzers at any range. */
export const HOWITZER_DICE = 2;
/** NBC-HOW-03, NBC-RKT-01: the gap that howitzers and rockets need in order to fire over troops, in cm. */
export const OVERHEAD_GAP_CM = 2;

/** NBC-HOW-01: one ordinary battery in this many may be a howitzer battery. */
export const BATTERIES_FOR_ONE = 4;
/** NBC-HOW-02: how many other ordinary batteries give up their howitzers for one conversion. */
export const DONORS = 3;
/** NBC-HOW-02: the length of a conversion, in turns. */
export const TURNS_TO_CONVERT = 2;

export type ConvertibleBattery = Pick<Battery, 'weight' | 'mobility' | 'pieces'> & { readonly id: string };

/** NBC-HOW-01: whether the battery can become howitzers: ordinary guns, neither horse artillery nor Light. */
export const canBecomeHowitzers = ({ weight, mobility, pieces }: Omit<ConvertibleBattery, 'id'>): boolean =>
  pieces === 'guns' && weight !== 'light' && mobility !== 'horse';

/** NBC-HOW-01: how many batteries of a group that can stand together may start the game as howitzers. */
export function howitzersAllowed(group: readonly ConvertibleBattery[]): number {
  const ordinary = group.filter(({ pieces }) => pieces === 'guns').length;
  return Math.min(Math.floor(ordinary / BATTERIES_FOR_ONE), group.filter(canBecomeHowitzers).length);
}

/** NBC-HOW-01: whether these batteries of a group may start the game as howitzers. */
export function mayStartAsHowitzers(group: readonly ConvertibleBattery[], chosen: readonly string[]): Legality {
  const picked = chosen.map((id) => group.find((battery) => battery.id === id));
  const allowed = howitzersAllowed(group);
  return unless(
    picked.includes(undefined) && refuse('howitzers-apart', 'NBC-HOW-01'),
    new Set(chosen).size < chosen.length && refuse('howitzers-once', 'NBC-HOW-01'),
    picked.some((battery) => battery && !canBecomeHowitzers(battery)) && refuse('howitzers-not-horse', 'NBC-HOW-01'),
    chosen.length > allowed && refuse(say('howitzers-too-many', { allowed }), 'NBC-HOW-01'),
  );
}

/** NBC-HOW-02: the cost of a conversion, in re-roll dice. */
export const CONVERSION_COST = reckonIn('RRD', 'sum-cost', [term('howitzers-cost', 1, 'NBC-HOW-02')]);

export type ConversionPart = 'converting' | 'donor';

/** NBC-HOW-02: whether a battery in a conversion may not fire. None may move; a donor fires as if Disordered. */
export const cannotFireYet = ({ conversion }: { readonly conversion?: ConversionPart | null }): boolean =>
  conversion === 'converting';

/** NBC-HOW-02: the battery as it fires: a donor of any kind fires as if Disordered. */
export const asItFires = <B extends { readonly disordered: boolean; readonly conversion?: ConversionPart }>(
  battery: B,
): B => (battery.conversion === 'donor' ? { ...battery, disordered: true } : battery);

/** NBC-RKT-01: the range of rockets, in cm. */
export const ROCKET_RANGE_CM = 30;

/** NBC-RKT-01: two dice against cavalry, none against artillery and pontoon trains, one against any other (AMB-80). */
export function rocketDice({ arm }: { readonly arm: Arm }): Reckoning {
  const guns = (arm === 'artillery' || arm === 'pontoon') && term('rockets-at-guns', 0, 'NBC-RKT-04');
  const horse = arm === 'cavalry' && term('rockets-at-cavalry', 2, 'NBC-RKT-01');
  return reckonIn('dice', 'sum-dice', [guns || horse || term('rockets-at-foot', 1, 'NBC-RKT-01')]);
}

/** NBC-RKT-01: the natural face that causes a Disorder Check. */
export const MISFIRE: Face = 1;

/** NBC-RKT-01: whether the first throw has a natural 1. One or more of them cause a single Disorder Check (AMB-80). */
export const throwsOne = (faces: readonly Face[]): boolean => faces.includes(MISFIRE);

/** NBC-RKT-05: the fate of a battery in contact with an enemy. Rockets Break, and a Broken battery is Eliminated. */
export const fateOnContact = (pieces: Pieces): 'good' | 'eliminated' => (pieces === 'rockets' ? 'eliminated' : 'good');

/** NBC-RKT-05, AMB-80: whether the battery has canister for a Final Shot or when it evades. Rockets have none. */
export const hasCanister = (pieces: Pieces): boolean => pieces !== 'rockets';

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

/** NBC-GL-25: what can stand between a unit and its enemies, and the cover it gives. */
export const COVERING = {
  woodenFence: 'none',
  earthRedoubt: 'soft',
  hastyTrench: 'soft',
  woodenBuilding: 'soft',
  wood: 'soft',
  stoneWall: 'hard',
  stoneBuilding: 'hard',
  preparedWorks: 'hard',
} as const satisfies Record<string, Cover>;

export type Covering = keyof typeof COVERING;
