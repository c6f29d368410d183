/**
 * The nouns of Empires in Arms: powers, factors, corps, places, months, phases. Plain data without a rule. Every figure
 * is a whole number: morale in tenths (30 is 3.0), money in half-points (5 is $2.50), manpower, political and victory
 * points in ones. No chart, map value, counter or set-up is here; their owner enters them.
 */

// ---- powers ----------------------------------------------------------------------------------------------------------

/** The seven powers, in no order of play: each phase has its own order (EIA-009). EIA-001 */
export const POWERS = ['AU', 'FR', 'GB', 'PR', 'RU', 'SP', 'TU'] as const;
export type Power = (typeof POWERS)[number];
export const isPower = (name: string): name is Power => POWERS.some((each) => each === name);

/** A minor country, by the id of its sheet. EIA-013 */
export type MinorId = string;
/** The nation of a troop: a power, or a minor, whose troops its controller leads. */
export type Nation = Power | MinorId;

export type AreaId = string;
export type CorpsId = string;
export type FleetId = string;
export type LeaderId = string;
export type ProvinceId = string;
export type PortId = string;
export type SeaId = string;

// ---- figures ---------------------------------------------------------------------------------------------------------

/** Morale in tenths: 45 is 4.5. EIA-146 to 148 */
export type Tenths = number;
/** Money in half-points: 1 is $0.50. EIA-126 */
export type Halves = number;
/** Returns whole money points as half-points. */
export const dollars = (points: number): Halves => points * 2;

// ---- troops ----------------------------------------------------------------------------------------------------------

/** Kinds of army factor. Insurrection corps hold plain militia and cavalry (EIA-229). EIA-003 */
export const FACTOR_TYPES = [
  'regular',
  'militia',
  'guard',
  'cavalry',
  'artillery',
  'feudalInf',
  'feudalCav',
  'cossack',
  'freikorps',
  'guerilla',
] as const;
export type FactorType = (typeof FACTOR_TYPES)[number];
/** Factors by kind; a missing kind counts 0. */
export type Factors = Readonly<Partial<Record<FactorType, number>>>;

/** The mounted kinds. Cossacks and freikorps count one cavalry factor per counter. EIA-163, EIA-227, EIA-269 */
export const MOUNTED: ReadonlySet<FactorType> = new Set(['cavalry', 'feudalCav', 'cossack', 'freikorps']);
/** Kinds of troops without a corps card: one factor or a few per counter, open on the map. EIA-004 */
export const IRREGULARS = ['cossack', 'freikorps', 'guerilla'] as const;
export type Irregular = (typeof IRREGULARS)[number];

/** The boxes of a corps card; regulars and militia share one. EIA-003 */
export const CORPS_BOXES = ['line', 'guard', 'cavalry', 'artillery', 'feudalInf', 'feudalCav'] as const;
export type CorpsBox = (typeof CORPS_BOXES)[number];
/** The box of each kind; irregulars have no box. */
export const BOX_OF: Readonly<Record<Exclude<FactorType, Irregular>, CorpsBox>> = {
  regular: 'line',
  militia: 'line',
  guard: 'guard',
  cavalry: 'cavalry',
  artillery: 'artillery',
  feudalInf: 'feudalInf',
  feudalCav: 'feudalCav',
};

/** EIA-003. `minor` is the corps of a minor country, of any arm. */
export const CORPS_KINDS = ['infantry', 'cavalry', 'artillery', 'guard', 'feudal', 'insurrection', 'minor'] as const;
export type CorpsKind = (typeof CORPS_KINDS)[number];

// ---- leaders ---------------------------------------------------------------------------------------------------------

/** A is the most senior. EIA-012, EIA-185 */
export const SENIORITIES = ['A', 'B', 'C', 'D'] as const;
export type Seniority = (typeof SENIORITIES)[number];
/** Strategic and tactical rating, as printed on a corps or a leader. */
export interface Ratings {
  readonly s: number;
  readonly t: number;
}
/** The leaders whom the rules name. NELSON has no ratings and goes with fleets. EIA-012, EIA-092, EIA-160, EIA-187 */
export const NAMED_LEADERS = ['napoleon', 'nelson', 'bernadotte'] as const;
export type NamedLeader = (typeof NAMED_LEADERS)[number];

// ---- places ----------------------------------------------------------------------------------------------------------

/** EIA-002 */
export const TERRAINS = ['clear', 'forest', 'mountain', 'marsh', 'desert'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Where a fleet is: in a port, in that port's blockade box, or at sea. EIA-071 */
export const FLEET_PLACES = ['port', 'box', 'sea'] as const;
export type FleetPlace = (typeof FLEET_PLACES)[number];

/** Countries and islands without winter. EIA-011 */
export const NO_WINTER = [
  'Morocco',
  'Algeria',
  'Tunisia',
  'Tripolitania',
  'Cyrenica',
  'Egypt',
  'Palestine',
  'Corfu',
  'Cyprus',
  'Rhodes',
  'Crete',
  'Malta',
  'Majorca',
] as const;

// ---- politics --------------------------------------------------------------------------------------------------------

/** Zones of the political status display, from low to high. EIA-237 */
export const ZONES = ['fiasco', 'instability', 'neutral', 'dominant'] as const;
export type Zone = (typeof ZONES)[number];

/** The status of a minor. EIA-042, EIA-047, EIA-184, EIA-231 */
export const MINOR_STATES = ['neutral', 'conquered', 'free'] as const;
export type MinorState = (typeof MINOR_STATES)[number];

// ---- time ------------------------------------------------------------------------------------------------------------

export const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type Month = (typeof MONTHS)[number];
/** A month of the game; each turn is one month. EIA-001, EIA-010 */
export interface MonthDate {
  readonly y: number;
  readonly m: Month;
}

/**
 * The phases of a turn in order; Political and Naval are campaign only, Economic comes in four months of the year.
 * EIA-009
 */
export const PHASES = ['political', 'reinforcement', 'naval', 'land', 'economic', 'time'] as const;
export type Phase = (typeof PHASES)[number];

/**
 * The steps of each phase. In Naval and Land each power takes all of its steps in turn; conquest comes for all powers
 * at the end. EIA-009
 */
export const STEPS = {
  political: [
    'diplomacy',
    'declarations',
    'calls',
    'peace',
    'alliances',
    'minorControl',
    'breaking',
    'freeStates',
    'combined',
  ],
  reinforcement: ['navalReinforcement', 'armyReinforcement'],
  naval: ['navalMove', 'navalCombat'],
  land: ['depots', 'landMove', 'supply', 'landCombat', 'guerilla', 'conquest'],
  economic: [
    'victory',
    'collection',
    'lending',
    'manipulation',
    'spending',
    'drift',
    'disorder',
    'ceding',
    'combinations',
    'levy',
    'unplayed',
  ],
  time: ['time'],
} as const satisfies Readonly<Record<Phase, readonly string[]>>;
export type Step = (typeof STEPS)[Phase][number];

// ---- combat ----------------------------------------------------------------------------------------------------------

export const BATTLE_SIDES = ['attacker', 'defender'] as const;
export type BattleSide = (typeof BATTLE_SIDES)[number];

/** EIA-142, EIA-173, EIA-178, EIA-180, EIA-181. `limited` is the relief of a besieged city. */
export const COMBAT_KINDS = ['field', 'limited', 'trivial', 'storm', 'garrisonAttack'] as const;
export type CombatKind = (typeof COMBAT_KINDS)[number];

/** The chits that the rules name; the owner adds the rest. EIA-142 */
export const ATTACKER_CHITS = ['assault', 'escalatedAssault', 'echelon', 'probe', 'outflank'] as const;
export const DEFENDER_CHITS = ['cordon', 'counterattack', 'withdraw', 'outflank'] as const;
/** A chit that the rules name, or one that the owner named. */
export type Chit = string;

/** Levels of the combat tables, "casualty-morale": 4-1 is casualty 4, morale 1. EIA-150, EIA-153 */
export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];
export interface TableNumber {
  readonly casualty: Level;
  readonly morale: Level;
}
