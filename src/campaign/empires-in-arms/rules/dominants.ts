/** Alternate dominant powers: which powers gain or lose dominance, and what it changes. EIA-257 */
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';
import type { FactorType, Power, Tenths } from '../vocabulary.ts';
import { type Kingdom, RECIPES } from './combinations.ts';

/** The powers that are dominant at the start of a campaign and may lose dominance. */
export const AT_FIRST = ['FR', 'GB'] as const satisfies readonly Power[];
/** The powers that may become dominant, and then stay so. */
export const LATER = ['AU', 'PR', 'RU', 'SP', 'TU'] as const satisfies readonly Power[];
export type Dominant = (typeof AT_FIRST)[number] | (typeof LATER)[number];

/** A land by name, several lands that count as one, or a kingdom of the options. */
type Part = string | readonly string[] | { readonly kingdom: Kingdom | 'twoSicilies' };
const RHINE: Part = { kingdom: 'rhine' };
const ITALY: Part = { kingdom: 'italy' };
const POLAND: Part = { kingdom: 'poland' };

/** What each of these powers must hold besides all its home provinces, and how many of the parts. */
const GAINS: Readonly<Record<(typeof LATER)[number], { readonly of: readonly Part[]; readonly least: number }>> = {
  AU: { of: ['Bosnia', RHINE, ITALY, 'Piedmont', 'Serbia', 'Silesia', 'Switzerland'], least: 5 },
  PR: { of: [RHINE, 'Denmark', 'Lorraine', 'Palatinate', 'Moravia', POLAND], least: 4 },
  RU: {
    of: ['Armenia', 'Bessarabia', 'E. Galicia', 'Moldavia', POLAND, ['Sweden', 'Finland'], 'W. Galicia'],
    least: 6,
  },
  SP: { of: ['Gibraltar', ITALY, { kingdom: 'twoSicilies' }, 'Morocco', 'Portugal'], least: 5 },
  TU: {
    of: ['Crimea', 'Georgia', 'Military Border', { kingdom: 'ottomanEmpire' }, 'Podolia', 'Transylvania'],
    least: 5,
  },
};
/** A power loses dominance when it has lost `LOST_AT` of these lands. */
const LOSES: Readonly<Record<(typeof AT_FIRST)[number], readonly string[]>> = {
  FR: ['Flanders', 'Holland', 'Lombardy', 'Lorraine', 'Palatinate', 'Piedmont', 'Switzerland'],
  GB: ['Gibraltar', 'Hanover', 'Ireland', 'Malta', 'Portugal', 'Scotland', 'Wales'],
};
const LOST_AT = 6;
/** Every land that is named here. */
export const LANDS_OF_DOMINANCE: readonly string[] = [
  ...Object.values(GAINS).flatMap(({ of }) => of),
  ...Object.values(LOSES).flat(),
  'Naples',
  'Sicily',
  'Two Sicilies',
].flatMap((part) => (typeof part === 'string' ? [part] : 'kingdom' in part ? [] : part));

/** What a power holds, and what exists. */
export interface Holdings {
  /** The names of all lands the power holds. */
  readonly held: readonly string[];
  /** Of those, the names of minors with corps. */
  readonly withCorps: readonly string[];
  /** Of those, how many carry the Polish mark. */
  readonly polish: number;
  readonly kingdoms: readonly Kingdom[];
  /** The names of all lands on the sheets. A land that is not there is neither held nor lost. */
  readonly known: readonly string[];
  /** Whether the power has home provinces and holds them all. */
  readonly wholeHome: boolean;
  readonly inUse: (of: Kingdom | 'twoSicilies') => boolean;
}

const RHINE_STATES = RECIPES.rhine.groups[0]?.of ?? [];
const OTTOMAN = (RECIPES.ottomanEmpire.groups[0]?.of ?? []).filter((name) => name !== 'Palestine');
const FIVE = 5;
const has = (names: readonly string[], held: readonly string[]): number =>
  names.filter((name) => held.includes(name)).length;

/**
 * Returns whether a kingdom counts as held. If its option is off, lands count instead: the text names those of three
 * kingdoms, and Poland uses its own recipe.
 */
function kingdomCounts(which: Kingdom | 'twoSicilies', of: Holdings): boolean {
  const { held } = of;
  if (which === 'twoSicilies') return held.includes('Two Sicilies') || has(['Naples', 'Sicily'], held) === 2;
  if (of.inUse(which)) return of.kingdoms.includes(which);
  switch (which) {
    case 'rhine':
      return has(RHINE_STATES, of.withCorps) >= FIVE;
    case 'italy':
      return has(['Lombardy', 'Papacy', 'Venetia'], held) === 3;
    case 'ottomanEmpire':
      return has(OTTOMAN, held) >= FIVE;
    default:
      return held.includes('Masovia') && of.polish >= 2;
  }
}
const counts = (part: Part, of: Holdings): boolean =>
  typeof part === 'string'
    ? of.held.includes(part)
    : 'kingdom' in part
      ? kingdomCounts(part.kingdom, of)
      : part.every((name) => of.held.includes(name));

const isLater = (power: Power): power is (typeof LATER)[number] => LATER.some((one) => one === power);

/**
 * Returns whether a power is dominant by what it holds. `was` is its former state: one of the later powers keeps
 * dominance once gained. EIA-257
 */
export function isDominant(power: Power, of: Holdings, was: boolean): boolean {
  if (isLater(power)) {
    const { of: parts, least } = GAINS[power];
    return was || (of.wholeHome && parts.filter((part) => counts(part, of)).length >= least);
  }
  const lost = LOSES[power].filter((name) => of.known.includes(name) && !of.held.includes(name));
  return lost.length < LOST_AT;
}
/** Returns whether a power is dominant at the start of a campaign. */
export const dominantAtFirst = (power: Power): boolean => !isLater(power);

// ---- what it does ----------------------------------------------------------------------------------------------------

/** How a power's dominance has changed since the start: gained, lost, or unchanged. */
export type Change = 1 | 0 | -1;
export const changeOf = (power: Power, dominant: boolean): Change =>
  dominant === dominantAtFirst(power) ? 0 : dominant ? 1 : -1;

const MORALE: Tenths = 10;
const FEUDAL: Tenths = 5;
const RIDERS_TOO: readonly Power[] = ['SP', 'TU'];

/**
 * Returns the change in morale for a kind of factor in the power's own corps, in tenths. Artillery fights with the
 * morale of its infantry. EIA-257
 */
export function moraleOfDominance(power: Power, type: FactorType, change: Change): Tenths {
  if (type === 'regular' || type === 'artillery') return change * MORALE;
  if (type === 'cavalry' && RIDERS_TOO.includes(power)) return change * MORALE;
  if ((type === 'feudalInf' || type === 'feudalCav') && power === 'TU') return change * FEUDAL;
  return 0;
}

/** Dollars in each Economic Phase. EIA-257 */
const MONEY = 10;
export const moneyOfDominance = (change: Change): Reckoning | null =>
  change === 0 ? null : reckon('eiaopt-dominance', [term('eiaopt-dominance', change * MONEY, 'EIA-257')]);

/** The highest values to which ratings are raised: strategic, tactical, and tactical maximum. EIA-257 */
const MOST = { s: 5, t: 5, max: 6 } as const;
interface Ratings {
  readonly s: number | null;
  readonly t: number | null;
  readonly max: number | null;
}
const raised = (now: number | null, most: number): number | null =>
  now === null ? null : Math.max(now, Math.min(most, now + 1));
export const raisedLeader = ({ s, t, max }: Ratings): Ratings => ({
  s: raised(s, MOST.s),
  t: raised(t, MOST.t),
  max: raised(max, MOST.max),
});

/**
 * A power that chooses its place in the order of movement: which power's place it leaves empty, and whether it must go
 * first. EIA-257, Q28
 */
export interface Slot {
  readonly chooser: Power;
  /** The power whose place in the order the chooser takes over. */
  readonly swapped: Power | null;
  readonly first: boolean;
}
export const navalSlot = (britain: boolean): Slot => ({ chooser: 'GB', swapped: null, first: !britain });
/**
 * Returns the choosing power for land movement. `later` lists which of the five are dominant; with `noneFirst` France
 * goes first if no power is dominant.
 */
export function landSlot(france: boolean, later: readonly Power[], noneFirst: boolean): Slot {
  const [only] = later;
  if (!france && only !== undefined && later.length === 1) return { chooser: only, swapped: 'FR', first: false };
  if (later.length > 0) return { chooser: 'FR', swapped: null, first: true };
  return { chooser: 'FR', swapped: null, first: !france && noneFirst };
}
