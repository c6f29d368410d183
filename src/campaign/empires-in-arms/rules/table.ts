/**
 * Turns factors into brigades and back. Every number here is a house rule of neither game: it is shown as such, and the
 * group may change it. Section 7 of the contract
 */
import { keysOf } from '../../../engine/keys.ts';
import { FACTOR_TYPES, type FactorType, MOUNTED, type Ratings, type Tenths } from '../vocabulary.ts';

/** Men for each factor, batteries for each artillery factor, and the other house numbers, each with its limits. */
export const HOUSE = {
  infantry: { value: 1500, least: 500, most: 3000 },
  cavalry: { value: 1000, least: 300, most: 2000 },
  batteries: { value: 2, least: 1, most: 4 },
  gunQuality: { value: 4, least: 1, most: 6 },
  cavalryTemper: { value: 4, least: 1, most: 6 },
  chitTone: { value: 1, least: 0, most: 2 },
  /** Of 100 men lost in quick mode, this many are lost permanently. */
  quick: { value: 44, least: 0, most: 100 },
} as const;
export type HouseKey = keyof typeof HOUSE;
export const HOUSE_KEYS = keysOf(HOUSE);
export type House = Readonly<Record<HouseKey, number>>;

/** Returns the house numbers as the group set them, stored as flags of their names. */
export function houseOf(flags: Readonly<Record<string, unknown>>): House {
  const of = (key: HouseKey): number => {
    const set = flags[`house-${key}`];
    return typeof set === 'number' ? Math.min(HOUSE[key].most, Math.max(HOUSE[key].least, set)) : HOUSE[key].value;
  };
  return {
    infantry: of('infantry'),
    cavalry: of('cavalry'),
    batteries: of('batteries'),
    gunQuality: of('gunQuality'),
    cavalryTemper: of('cavalryTemper'),
    chitTone: of('chitTone'),
    quick: of('quick'),
  };
}

const held = (n: number): number => Math.min(6, Math.max(1, n));

/** Returns a quality from 1 to 6: morale rounded down to a whole number. */
export const qualityOf = (tenths: Tenths): number => held(Math.floor(tenths / 10));

/** Returns what one factor is on the table, in men or batteries. */
export const perFactor = (type: FactorType, house: House): number =>
  type === 'artillery' ? house.batteries : MOUNTED.has(type) ? house.cavalry : house.infantry;

/** A unit on the table, and the campaign factors it stands for. */
export interface Brigade {
  readonly id: string;
  readonly force: string;
  readonly type: FactorType;
  readonly arm: 'infantry' | 'cavalry' | 'artillery';
  readonly factors: number;
  /** 0 for a battery. */
  readonly men: number;
  readonly quality: number;
  readonly cossack: boolean;
}

export interface OfForce {
  readonly id: string;
  readonly factors: Readonly<Partial<Record<FactorType, number>>>;
  readonly moraleTenths: Readonly<Partial<Record<FactorType, Tenths>>>;
}

/**
 * Returns the factors of each unit: two, and an odd one alone; with quality 6 always one, since two would have too many
 * combat points.
 */
function groups(factors: number, quality: number): readonly number[] {
  const size = quality === 6 ? 1 : 2;
  const whole = Math.floor(factors / size);
  return [...Array.from({ length: whole }, () => size), ...(factors % size > 0 ? [factors % size] : [])];
}

/** Returns the units of a force. Each factor is in exactly one unit, and corps are not mixed. */
export function brigadesOf(force: OfForce, house: House): readonly Brigade[] {
  return FACTOR_TYPES.flatMap((type): readonly Brigade[] => {
    const factors = force.factors[type] ?? 0;
    if (factors === 0) return [];
    const id = (n: number) => `${force.id}-${type}-${n + 1}`;
    if (type === 'artillery')
      return Array.from({ length: factors * house.batteries }, (_, n) => ({
        ...{ id: id(n), force: force.id, type, arm: 'artillery', men: 0, quality: house.gunQuality, cossack: false },
        // The factor counts with the first of its batteries.
        factors: n % house.batteries === 0 ? 1 : 0,
      }));
    const quality = qualityOf(force.moraleTenths[type] ?? 0);
    return groups(factors, quality).map((size, n) => ({
      ...{ id: id(n), force: force.id, type, factors: size, quality, cossack: type === 'cossack' },
      arm: MOUNTED.has(type) ? 'cavalry' : 'infantry',
      men: size * perFactor(type, house),
    }));
  });
}

/** Returns A, L and T from the strategic and tactical ratings; the tactical rating includes over-command. EIA-186 */
export const officerOf = (
  { s, t }: Ratings,
  temper: { readonly cavalry: boolean; readonly tone: number },
  house: House,
): { readonly A: number; readonly L: number; readonly T: number } => ({
  A: held(s + 1),
  L: held(t + 1),
  T: held((temper.cavalry ? house.cavalryTemper : 3) + temper.tone),
});

const BOLD: readonly string[] = ['assault', 'escalatedAssault'];
/** Returns how a chit changes the Temperament of a side's corps commanders. */
export const toneOf = (side: 'attacker' | 'defender', chit: string | null, house: House): number => {
  if (side === 'attacker' && chit !== null && BOLD.includes(chit)) return house.chitTone;
  return side === 'defender' && chit === 'cordon' ? -house.chitTone : 0;
};

/** Returns how many lost combat points break a side: its morale in tenths as a percentage of all points. */
export const breaksAt = (points: number, tenths: Tenths): number => Math.max(1, Math.ceil((points * tenths) / 100));

/** Returns the factors permanently lost for lost men or batteries: rounded half up, at most those present. */
export const factorsLost = (type: FactorType, lost: number, present: number, house: House): number =>
  Math.min(present, Math.floor((2 * lost + perFactor(type, house)) / (2 * perFactor(type, house))));

/** Returns the same before rounding, in hundredths, for the page that shows it. */
export const hundredthsLost = (type: FactorType, lost: number, house: House): number =>
  Math.round((100 * lost) / perFactor(type, house));

/** Returns how many of the men lost on the table do not come back. */
export const forGood = (men: number, house: House): number => Math.round((men * house.quick) / 100);
