/** Alternate dominant powers: who gains dominance, who loses it, and what it does. EIA-257 */
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';
import type { FactorType, Power, Tenths } from '../vocabulary.ts';
import { type Kingdom, RECIPES } from './combinations.ts';

/** Those that are dominant as a campaign begins and may lose it. */
export const AT_FIRST = ['FR', 'GB'] as const satisfies readonly Power[];
/** Those that may become dominant, and then stay it. */
export const LATER = ['AU', 'PR', 'RU', 'SP', 'TU'] as const satisfies readonly Power[];
export type Dominant = (typeof AT_FIRST)[number] | (typeof LATER)[number];

/** A land by its name, several that count as one, or a kingdom of the options. */
type Part = string | readonly string[] | { readonly kingdom: Kingdom | 'twoSicilies' };
const RHINE: Part = { kingdom: 'rhine' };
const ITALY: Part = { kingdom: 'italy' };
const POLAND: Part = { kingdom: 'poland' };

/** What each must hold besides all its home provinces, and how much of it. */
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
/** Lands of which six make it lose dominance, and that it holds or has lost. */
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

/** What a power holds, and what there is. */
export interface Holdings {
  /** Names of all it holds. */
  readonly held: readonly string[];
  /** Of those, the names of minors with corps. */
  readonly withCorps: readonly string[];
  /** Of those, how many bear the Polish mark. */
  readonly polish: number;
  readonly kingdoms: readonly Kingdom[];
  /** Names of all lands on the sheets: what is not there is neither held nor lost. */
  readonly known: readonly string[];
  /** Whether it has home provinces, and holds them all. */
  readonly wholeHome: boolean;
  readonly inUse: (of: Kingdom | 'twoSicilies') => boolean;
}

const RHINE_STATES = RECIPES.rhine.groups[0]?.of ?? [];
const OTTOMAN = (RECIPES.ottomanEmpire.groups[0]?.of ?? []).filter((name) => name !== 'Palestine');
const FIVE = 5;
const has = (names: readonly string[], held: readonly string[]): number =>
  names.filter((name) => held.includes(name)).length;

/** A kingdom whose option is off counts by lands; the text names those of three, and Poland goes by its own recipe. */
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

/** Whether a power is dominant by what it holds; `was`: as it stood until now. One of the later ones keeps what it gained. EIA-257 */
export function isDominant(power: Power, of: Holdings, was: boolean): boolean {
  if (isLater(power)) {
    const { of: parts, least } = GAINS[power];
    return was || (of.wholeHome && parts.filter((part) => counts(part, of)).length >= least);
  }
  const lost = LOSES[power].filter((name) => of.known.includes(name) && !of.held.includes(name));
  return lost.length < LOST_AT;
}
/** As a campaign begins. */
export const dominantAtFirst = (power: Power): boolean => !isLater(power);

// ---- what it does ----------------------------------------------------------------------------------------------------

/** How dominance stands to where it stood as the campaign began: gained, lost, or as it was. */
export type Change = 1 | 0 | -1;
export const changeOf = (power: Power, dominant: boolean): Change =>
  dominant === dominantAtFirst(power) ? 0 : dominant ? 1 : -1;

const MORALE: Tenths = 10;
const FEUDAL: Tenths = 5;
const RIDERS_TOO: readonly Power[] = ['SP', 'TU'];

/** What it adds to the morale of a kind of factor in the power's own corps. Guns fight as its infantry. EIA-257 */
export function moraleOfDominance(power: Power, type: FactorType, change: Change): Tenths {
  if (type === 'regular' || type === 'artillery') return change * MORALE;
  if (type === 'cavalry' && RIDERS_TOO.includes(power)) return change * MORALE;
  if ((type === 'feudalInf' || type === 'feudalCav') && power === 'TU') return change * FEUDAL;
  return 0;
}

/** Dollars of each Economic Phase. EIA-257 */
const MONEY = 10;
export const moneyOfDominance = (change: Change): Reckoning | null =>
  change === 0 ? null : reckon('eiaopt-dominance', [term('eiaopt-dominance', change * MONEY, 'EIA-257')]);

/** The most a leader's ratings are raised to: strategic, tactical, and the corps he leads. EIA-257 */
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

/** Who puts itself anywhere in an order of movement, in whose place it leaves a gap, and whether it must go first. EIA-257, Q28 */
export interface Slot {
  readonly chooser: Power;
  /** The place in the order that the chooser has left to another. */
  readonly swapped: Power | null;
  readonly first: boolean;
}
export const navalSlot = (britain: boolean): Slot => ({ chooser: 'GB', swapped: null, first: !britain });
/** `later`: which of the five are dominant; `noneFirst`: with nobody dominant France goes first. */
export function landSlot(france: boolean, later: readonly Power[], noneFirst: boolean): Slot {
  const [only] = later;
  if (!france && only !== undefined && later.length === 1) return { chooser: only, swapped: 'FR', first: false };
  if (later.length > 0) return { chooser: 'FR', swapped: null, first: true };
  return { chooser: 'FR', swapped: null, first: !france && noneFirst };
}
