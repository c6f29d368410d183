/**
 * Factors into brigades and back. Every figure of this page is a house rule, not either game's: it is shown as one and the
 * group may set it. Section 7 of the contract
 */
import { keysOf } from '../../../engine/keys.ts';
import { FACTOR_TYPES, type FactorType, MOUNTED, type Ratings, type Tenths } from '../vocabulary.ts';

/** Men of a factor, factors of a unit, and the rest of the house's figures, each with its bounds. */
export const HOUSE = {
  infantry: { value: 1500, least: 500, most: 3000 },
  cavalry: { value: 1000, least: 300, most: 2000 },
  batteries: { value: 2, least: 1, most: 4 },
  gunQuality: { value: 4, least: 1, most: 6 },
  cavalryTemper: { value: 4, least: 1, most: 6 },
  chitTone: { value: 1, least: 0, most: 2 },
  /** Of the men lost in quick mode, so many in the hundred are lost for good. */
  quick: { value: 44, least: 0, most: 100 },
} as const;
export type HouseKey = keyof typeof HOUSE;
export const HOUSE_KEYS = keysOf(HOUSE);
export type House = Readonly<Record<HouseKey, number>>;

/** The house's figures as the group set them, under flags of their names. */
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

/** Morale rounded down to a whole, from 1 to 6. */
export const qualityOf = (tenths: Tenths): number => held(Math.floor(tenths / 10));

/** What one factor is at the table: so many men, or batteries. */
export const perFactor = (type: FactorType, house: House): number =>
  type === 'artillery' ? house.batteries : MOUNTED.has(type) ? house.cavalry : house.infantry;

/** A unit of the table, and what of the campaign it stands for. */
export interface Brigade {
  readonly id: string;
  readonly force: string;
  readonly type: FactorType;
  readonly arm: 'infantry' | 'cavalry' | 'artillery';
  readonly factors: number;
  /** Nought for a battery. */
  readonly men: number;
  readonly quality: number;
  readonly cossack: boolean;
}

export interface OfForce {
  readonly id: string;
  readonly factors: Readonly<Partial<Record<FactorType, number>>>;
  readonly moraleTenths: Readonly<Partial<Record<FactorType, Tenths>>>;
}

/** Two factors a unit and an odd one alone; of quality 6 each alone, for two would be too many points. */
function groups(factors: number, quality: number): readonly number[] {
  const size = quality === 6 ? 1 : 2;
  const whole = Math.floor(factors / size);
  return [...Array.from({ length: whole }, () => size), ...(factors % size > 0 ? [factors % size] : [])];
}

/** The units of a force: each factor is in exactly one, and no corps is mixed with another. */
export function brigadesOf(force: OfForce, house: House): readonly Brigade[] {
  return FACTOR_TYPES.flatMap((type): readonly Brigade[] => {
    const factors = force.factors[type] ?? 0;
    if (factors === 0) return [];
    const id = (n: number) => `${force.id}-${type}-${n + 1}`;
    if (type === 'artillery')
      return Array.from({ length: factors * house.batteries }, (_, n) => ({
        ...{ id: id(n), force: force.id, type, arm: 'artillery', men: 0, quality: house.gunQuality, cossack: false },
        // The factor stands with the first of its batteries.
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

/** Strategic and tactical rating, the latter after over-command, as Ability, Leadership and Temperament. EIA-186 */
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
/** What a chit does to the temper of a side's corps commanders. */
export const toneOf = (side: 'attacker' | 'defender', chit: string | null, house: House): number => {
  if (side === 'attacker' && chit !== null && BOLD.includes(chit)) return house.chitTone;
  return side === 'defender' && chit === 'cordon' ? -house.chitTone : 0;
};

/** The combat point with which a side breaks: so many in the hundred of all as it has tenths of morale. */
export const breaksAt = (points: number, tenths: Tenths): number => Math.max(1, Math.ceil((points * tenths) / 100));

/** Factors lost of so many men, or batteries, that are gone for good: halves up, and no more than there were. */
export const factorsLost = (type: FactorType, lost: number, present: number, house: House): number =>
  Math.min(present, Math.floor((2 * lost + perFactor(type, house)) / (2 * perFactor(type, house))));

/** The same before it is rounded, in hundredths, for the page that shows it. */
export const hundredthsLost = (type: FactorType, lost: number, house: House): number =>
  Math.round((100 * lost) / perFactor(type, house));

/** Of the men a table counts as lost, those who do not come back. */
export const forGood = (men: number, house: House): number => Math.round((men * house.quick) / 100);
