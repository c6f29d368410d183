/**
 * The game's vocabulary, with the rulebook's names. Distances are centimetres on the table, times are minutes of game
 * time, strengths are combat points (CP).
 */

export const SIDES = ['a', 'b'] as const;
export type SideId = (typeof SIDES)[number];
export type BySide<T> = { readonly [S in SideId]: T };
export const enemyOf = (side: SideId): SideId => (side === 'a' ? 'b' : 'a');

/** NBC-GL-03 */
export const ARMY_TYPES = ['Napoleonic', 'Traditional'] as const;
export type ArmyType = (typeof ARMY_TYPES)[number];

/** A printed rating: Q of a unit (NBC-GL-22), A, L or T of an officer (NBC-SCN-07). */
export const RATINGS = [1, 2, 3, 4, 5, 6] as const;
export type Rating = (typeof RATINGS)[number];

/** Skirmish rating, NBC-SCN-04. */
export const SKIRMISH_RATINGS = [0, 1, 2, 3] as const;
export type SkirmishRating = (typeof SKIRMISH_RATINGS)[number];

/** The arm of a unit. `mixed` is printed MX on the label. */
export const ARMS = ['infantry', 'cavalry', 'mixed', 'artillery', 'engineers', 'pontoon', 'baggage'] as const;
export type Arm = (typeof ARMS)[number];

/** NBC-GL-24, heaviest first. */
export const CAVALRY_CLASSES = ['heavy', 'medium', 'light', 'skirmish'] as const;
export type CavalryClass = (typeof CAVALRY_CLASSES)[number];

/** NBC-GL-23 */
export const GUN_WEIGHTS = ['heavy', 'medium', 'light'] as const;
export type GunWeight = (typeof GUN_WEIGHTS)[number];
export const MOBILITIES = ['foot', 'horse'] as const;
export type Mobility = (typeof MOBILITIES)[number];
export const PIECES = ['guns', 'howitzers', 'rockets'] as const;
export type Pieces = (typeof PIECES)[number];

/** NBC-EX-01: 0 Rested, 1 Tired, 2 Exhausted. */
export const EXHAUSTION = [0, 1, 2] as const;
export type Exhaustion = (typeof EXHAUSTION)[number];

/** NBC-GL-08: the side an attack or fire comes from. */
export const ASPECTS = ['front', 'flank', 'rear'] as const;
export type Aspect = (typeof ASPECTS)[number];

/** NBC-GL-25 */
export const COVERS = ['none', 'soft', 'hard'] as const;
export type Cover = (typeof COVERS)[number];

/** NBC-ART-06 */
export const RANGE_BANDS = ['short', 'medium', 'long'] as const;
export type RangeBand = (typeof RANGE_BANDS)[number];

/** What a formation not under command does in the simplified game. NBC-SIM-03 */
export const REACTION_KEYS = ['aggressive', 'defensive', 'retiring'] as const;
export type Reaction = (typeof REACTION_KEYS)[number];

/** The thirteen formation orders (NBC-ORD-02 to 14); the first ten are the ladder from 10 to 1. */
export const ORDERS = [
  'pursue-keen',
  'pursue',
  'attack-keen',
  'attack',
  'defend-keen',
  'defend',
  'pull-back',
  'pull-back-keen',
  'withdraw',
  'withdraw-keen',
  'hold',
  'redeploy',
  'strategic',
] as const;
export type Order = (typeof ORDERS)[number];

/** NBC-WX-01. `snow` and `rain` also have an intensity. */
export const WEATHERS = ['sunny', 'bright', 'overcast', 'rain', 'snow'] as const;
export type Weather = (typeof WEATHERS)[number];
export const INTENSITIES = ['light', 'heavy'] as const;
export type Intensity = (typeof INTENSITIES)[number];

/** NBC-GND-01 */
export const GROUNDS = ['hard', 'soft', 'mud'] as const;
export type Ground = (typeof GROUNDS)[number];

/** NBC-SCN-15 */
export const HILLS = ['marchfeld', 'rolling', 'hilly'] as const;
export type Hills = (typeof HILLS)[number];

/** The bands of the visibility chart, NBC-VIS-02. */
export const DAY_BANDS = ['early', 'daylight', 'evening', 'night'] as const;
export type DayBand = (typeof DAY_BANDS)[number];

/** The fate of a unit. Only `good` and `broken` units are on the table. */
export const FATES = ['good', 'broken', 'eliminated', 'vanquished', 'off-table'] as const;
export type Fate = (typeof FATES)[number];

/** Minutes since midnight as a 24-hour time; later days wrap round. */
export function clock(minutes: number): string {
  const m = ((minutes % 1440) + 1440) % 1440;
  return `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`;
}

/** Rounds halves up (NBC-SCN-01, 02, 11), without errors from binary fractions of up to four decimals. */
export const roundHalfUp = (n: number): number => Math.floor(Number(n.toFixed(4)) + 0.5);
