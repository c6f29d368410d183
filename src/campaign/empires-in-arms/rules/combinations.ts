/**
 * The kingdoms of the options: which powers may create one, from which lands, and its worth. Names are those of the
 * sheets. EIA-250 to EIA-256, EIA-259
 */
import type { Face } from '../../../dice/faces.ts';
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import type { OptionKey } from '../rulings.ts';
import { POWERS, type Power } from '../vocabulary.ts';

export const KINGDOMS = ['poland', 'italy', 'westphalia', 'bavaria', 'rhine', 'ottomanEmpire'] as const;
export type Kingdom = (typeof KINGDOMS)[number];

interface Group {
  readonly of: readonly string[];
  /** The least number of these lands; all of them that are held join. */
  readonly least: number;
}
export interface Recipe {
  readonly option: OptionKey;
  readonly by: readonly Power[];
  readonly groups: readonly Group[];
  /** Political points for its creator. */
  readonly points: number;
  /** The kingdom is ceded and lost only as a whole. */
  readonly whole: boolean;
}
const all = (...of: readonly string[]): Group => ({ of, least: of.length });

export const RECIPES: Readonly<Record<Kingdom, Recipe>> = {
  // The other Polish provinces carry a mark; at least one of them is needed.
  poland: { option: 'poland', by: POWERS, groups: [all('Masovia')], points: 1, whole: true },
  italy: {
    ...{ option: 'italy', by: ['AU', 'FR', 'SP'], points: 1, whole: false },
    groups: [all('Lombardy', 'Papacy', 'Venetia', 'Illyria')],
  },
  westphalia: {
    ...{ option: 'westphalia', by: ['FR', 'PR'], points: 1, whole: false },
    groups: [all('Hanover', 'Hesse', 'Magdeburg')],
  },
  bavaria: { option: 'bavaria', by: ['FR', 'PR'], groups: [all('Bavaria', 'Tyrol')], points: 1, whole: true },
  rhine: {
    ...{ option: 'rhine', by: ['AU', 'FR', 'PR'], points: 2, whole: false },
    groups: [
      { of: ['Baden', 'Bavaria', 'Hanover', 'Hesse', 'Saxony', 'Wurttemberg'], least: 5 },
      { of: ['Berg', 'Duchies', 'Kleves', 'Mecklenburg', 'Magdeburg', 'Tyrol'], least: 3 },
    ],
  },
  ottomanEmpire: {
    ...{ option: 'ottomanEmpire', by: ['FR', 'GB', 'SP', 'TU'], points: 1, whole: false },
    groups: [
      {
        of: ['Algeria', 'Cyrenica', 'Egypt', 'Morocco', 'Palestine', 'Syria', 'Tripolitania', 'Tunisia'],
        least: 6,
      },
    ],
  },
};
/** Only one power can have such a kingdom. EIA-254, EIA-255 */
const ALONE: readonly Kingdom[] = ['poland', 'rhine', 'ottomanEmpire'];

export interface Claim {
  readonly power: Power;
  /** The names of all relevant lands that the power holds. */
  readonly held: readonly string[];
  /** How many of those carry the Polish mark. */
  readonly polish: number;
  /** The power that has a kingdom of this kind now. */
  readonly owner: Power | null;
  /** Another power has the loyalty of the Poles. EIA-250 */
  readonly loyalElsewhere: boolean;
  /** The Holy Roman Empire has been ended and not restored. EIA-254 */
  readonly empireEnded: boolean;
}
const hasEnough = ({ of, least }: Group, held: readonly string[]): boolean =>
  of.filter((name) => held.includes(name)).length >= least;

export function mayCreate(kingdom: Kingdom, claim: Claim): Legality {
  const { by, groups } = RECIPES[kingdom];
  return unless(
    !by.includes(claim.power) && refuse('eiaopt-not-that-power', 'EIA-259'),
    claim.owner !== null &&
      (claim.owner === claim.power || ALONE.includes(kingdom)) &&
      refuse('eiaopt-there-already', 'EIA-259'),
    groups.some((group) => !hasEnough(group, claim.held)) && refuse('eiaopt-parts-missing', 'EIA-259'),
    kingdom === 'poland' && claim.polish < 2 && refuse('eiaopt-parts-missing', 'EIA-250'),
    kingdom === 'poland' && claim.loyalElsewhere && refuse('eiaopt-loyal-elsewhere', 'EIA-250'),
    kingdom === 'rhine' &&
      (claim.power === 'AU') === claim.empireEnded &&
      refuse(claim.power === 'AU' ? 'eiaopt-empire-ended' : 'eiaopt-empire-stands', 'EIA-254'),
  );
}
/** Returns whether a land belongs to a kingdom, by its name; to Poland also by its mark. */
export const belongs = (kingdom: Kingdom, name: string, polish: boolean): boolean =>
  RECIPES[kingdom].groups.some(({ of }) => of.includes(name)) || (kingdom === 'poland' && polish);

/**
 * Returns whether a kingdom still exists: Poland while Masovia is held, Bavaria while complete, the others while one
 * part with corps is left. EIA-259
 */
export const stillStands = (
  kingdom: Kingdom,
  parts: { readonly left: readonly string[]; readonly withCorps: number },
): boolean => {
  if (kingdom === 'poland') return parts.left.includes('Masovia');
  if (RECIPES[kingdom].whole) return RECIPES[kingdom].groups.every((group) => hasEnough(group, parts.left));
  return parts.withCorps > 0;
};
/** Returns whether a part of the kingdom leaves in Fiasco: the die is not above the number of the box. EIA-259 */
export const fallsAway = (die: Face, number: number): boolean => number > 0 && die <= number;

/** The two districts of that kingdom, by name; separately each can still be a free state. EIA-256 */
export const SICILIES: readonly string[] = ['Naples', 'Sicily'];
/** Returns the state of Naples and Sicily, which are one minor of two districts while one power holds both. EIA-256 */
export const twoSicilies = (naples: Power | null, sicily: Power | null) => {
  const together = naples !== null && naples === sicily;
  return { together, doubled: together, districts: together ? 2 : 1, corps: naples, fleet: sicily };
};

const TRAINING = 24;
const TRAINED = ['Hanover', 'Portugal'];
/**
 * Returns the morale of corps of a long-standing British free state, in tenths, or null. Its garrisons keep their
 * morale. EIA-268
 */
export const trainedMorale = (name: string, months: number): number | null =>
  TRAINED.includes(name) && months >= TRAINING ? 40 : null;
export const isTrained = (name: string): boolean => TRAINED.includes(name);
