/** Howitzer batteries (NBC-HOW): how they are made. Their fire is in `artillery.ts`. */
import type { Arm, GunWeight, Mobility, Pieces } from '../../../book/terms.ts';
import type { Face } from '../../../dice/faces.ts';
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import { type Reckoning, reckonIn, term } from '../../../engine/reckoning.ts';

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

export interface ConvertibleBattery {
  readonly id: string;
  readonly weight: GunWeight;
  readonly mobility: Mobility;
  readonly pieces: Pieces;
}

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

// ---- rocket batteries (NBC-RKT): what sets them apart ----------------------------------------------------------------

/** NBC-RKT-01: the range of rockets, in cm. */
export const ROCKET_RANGE_CM = 30;

/** NBC-RKT-01: two dice against cavalry, none against artillery and pontoon trains, one against any other (AMB-80). */
export function rocketDice({ arm }: { readonly arm: Arm }): Reckoning {
  const dice =
    arm === 'artillery' || arm === 'pontoon'
      ? term('rockets-at-guns', 0, 'NBC-RKT-04')
      : arm === 'cavalry'
        ? term('rockets-at-cavalry', 2, 'NBC-RKT-01')
        : term('rockets-at-foot', 1, 'NBC-RKT-01');
  return reckonIn('dice', 'sum-dice', [dice]);
}

/** NBC-RKT-01: the natural face that causes a Disorder Check. */
export const MISFIRE: Face = 1;

/** NBC-RKT-01: whether the first throw has a natural 1. One or more of them cause a single Disorder Check (AMB-80). */
export const throwsOne = (faces: readonly Face[]): boolean => faces.includes(MISFIRE);

/** NBC-RKT-05: the fate of a battery in contact with an enemy. Rockets Break, and a Broken battery is Eliminated. */
export const fateOnContact = (pieces: Pieces): 'good' | 'eliminated' => (pieces === 'rockets' ? 'eliminated' : 'good');

/** NBC-RKT-05, AMB-80: whether the battery has canister for a Final Shot or when it evades. Rockets have none. */
export const hasCanister = (pieces: Pieces): boolean => pieces !== 'rockets';
