/**
 * The income of a quarter: tax, trade, manpower, gold, and what stops it. In whole money points. EIA-194 to EIA-202,
 * EIA-263
 */
import type { Face } from '../../../dice/faces.ts';
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import { type Reckoning, reckon, type Term, term } from '../../../engine/reckoning.ts';
import { type Rulings, ruling } from '../rulings.ts';
import type { Power } from '../vocabulary.ts';

/** A province or minor with its printed values. */
export interface Source {
  readonly name: string;
  readonly tax: number;
  readonly manpower: number;
  readonly kind: 'home' | 'ceded' | 'minor';
  /** Unbesieged enemies hold its capital. */
  readonly held: boolean;
}

// ---- tax and manpower ------------------------------------------------------------------------------------------------

const halfUp = (n: number): number => Math.ceil(n / 2);
/**
 * Returns what is left when half the income is lost: half of the sum, or by ruling half of each province. EIA-202, Q10
 */
export const halvedSum = (parts: readonly number[], rulings: Rulings): number =>
  ruling(rulings, 'halfIncome') === 'perProvince'
    ? parts.reduce((n, one) => n + halfUp(one), 0)
    : halfUp(parts.reduce((n, one) => n + one, 0));

function collected(
  name: 'eiaqtr-sum-tax' | 'eiaqtr-sum-manpower',
  parts: readonly { readonly name: string; readonly n: number }[],
  half: boolean,
  rulings: Rulings,
  row: Term['row'],
): Reckoning {
  const whole = parts.reduce((n, one) => n + one.n, 0);
  const left = half
    ? halvedSum(
        parts.map(({ n }) => n),
        rulings,
      )
    : whole;
  return reckon(name, [
    ...parts.map((one) => term(say('eiaqtr-of', { name: one.name }), one.n, row)),
    half && term('eiaqtr-half-lost', left - whole, 'EIA-202', { ruling: 'halfIncome' }),
  ]);
}

/**
 * Returns whether held national capitals stop the income: any of them for tax, all of them for trade. EIA-194, EIA-195,
 * Q7
 */
export function capitalLost(
  of: 'tax' | 'trade',
  capitals: { readonly held: number; readonly all: number },
  rulings: Rulings,
): boolean {
  if (capitals.held === 0) return false;
  return of === 'tax' || ruling(rulings, 'russiaTrade') === 'eitherHeld' || capitals.held === capitals.all;
}

/**
 * Returns the tax of home provinces, ceded provinces of others and conquered minors whose capitals are not held; none
 * if the national capital is held. EIA-194
 */
export const tax = (sources: readonly Source[], nothing: boolean, half: boolean, rulings: Rulings): Reckoning =>
  collected(
    'eiaqtr-sum-tax',
    nothing ? [] : sources.filter(({ held }) => !held).map(({ name, tax: n }) => ({ name, n })),
    half,
    rulings,
    'EIA-194',
  );
/**
 * Returns the manpower of home provinces and conquered minors, without ceded provinces. A lost national capital costs
 * only its own province. EIA-200
 */
export const manpower = (sources: readonly Source[], half: boolean, rulings: Rulings): Reckoning =>
  collected(
    'eiaqtr-sum-manpower',
    sources.filter(({ held, kind }) => !held && kind !== 'ceded').map(({ name, manpower: n }) => ({ name, n })),
    half,
    rulings,
    'EIA-200',
  );
/** Returns the manpower of the homeland, the part without civil disorder. EIA-214 */
export const homeManpower = (sources: readonly Source[]): number =>
  sources.filter(({ held, kind }) => !held && kind === 'home').reduce((n, one) => n + one.manpower, 0);

/**
 * Returns a free state's income: twice the printed values, plus its trade once. Halved it gets the values once; with
 * its capital held it gets nothing. EIA-201, EIA-202
 */
export function freeStateIncome(
  state: Pick<Source, 'tax' | 'manpower' | 'held'>,
  trade: number,
  half: boolean,
  doubled = true,
): { readonly money: Reckoning; readonly men: number } {
  const times = half || !doubled ? 1 : 2;
  if (state.held) return { money: reckon('eiaqtr-sum-free', []), men: 0 };
  return {
    money: reckon('eiaqtr-sum-free', [
      term(say('eiaqtr-times', { times }), times * state.tax, 'EIA-201'),
      trade > 0 && term('eiaqtr-its-trade', trade, 'EIA-201'),
    ]),
    men: times * state.manpower,
  };
}

/** Returns whether an unstable power loses half: the die is not above the number of the box. EIA-202 */
export const losesHalf = (die: Face, number: number): boolean => number > 0 && die <= number;

// ---- trade -----------------------------------------------------------------------------------------------------------

export interface PortFacts {
  readonly blockaded: boolean;
  readonly besieged: boolean;
  readonly enemyHeld: boolean;
  readonly icebound: boolean;
  readonly december: boolean;
  readonly blackSea: boolean;
  /** The controller of Constantinople permits it. */
  readonly leave: boolean;
  readonly straitBesieged: boolean;
  readonly capitalHeld: boolean;
  readonly nationalLost: boolean;
}
/** Returns whether a port may trade, with Britain or overseas. EIA-195, Q29 */
export const mayTrade = (port: PortFacts, rulings: Rulings): Legality =>
  unless(
    (port.blockaded || port.besieged || port.enemyHeld) && refuse('eiaqtr-port-shut', 'EIA-195'),
    port.icebound && port.december && refuse('eiaqtr-port-ice', 'EIA-195'),
    port.blackSea &&
      (port.straitBesieged ? ruling(rulings, 'blackSeaBesieged') === 'closed' : !port.leave) &&
      refuse('eiaqtr-port-strait', 'EIA-195', 'blackSeaBesieged'),
    (port.capitalHeld || port.nationalLost) && refuse('eiaqtr-port-capital', 'EIA-195'),
  );

export interface Trade {
  readonly first: number;
  readonly second: number;
  /** What kind of port it is for Britain. */
  readonly kind: 'british' | 'britishFree' | 'neutral' | 'other';
}
/** Returns what a trading port gives Britain and its owner. EIA-195 */
export function tradeOf({ first, second, kind }: Trade): { readonly britain: number; readonly owner: number } {
  if (kind === 'british') return { britain: first + second, owner: 0 };
  return { britain: first, owner: kind === 'neutral' ? 0 : second };
}

const COLONIES = 30;
const US_LOSS = 15;
const A_RAID = 5;
/**
 * Returns the colonial trade: less during a war with America, and less for each raided sea; at least 0. EIA-196,
 * EIA-198, EIA-263
 */
export const colonialTrade = (usWar: boolean, raided: number): Reckoning =>
  reckon(
    'eiaqtr-sum-colonies',
    [
      term('eiaqtr-colonies', COLONIES, 'EIA-196'),
      usWar && term('eiaqtr-us-war', -US_LOSS, 'EIA-198'),
      raided > 0 && term(say('eiaqtr-raided', { n: raided }), -A_RAID * raided, 'EIA-263'),
    ],
    { atLeast: 0 },
  );

/** Returns twice the second value of the best port; 0 without a port. EIA-197 */
export const americanTrade = (seconds: readonly number[]): number => 2 * Math.max(0, ...seconds);
/** Returns whether denying this many ports starts a war with America. EIA-198, EIA-283 */
export const startsUsWar = (die: Face, denied: number): boolean => die <= denied;
/** The immediate cost of a war with America. EIA-198 */
export const US_WAR_COST = US_LOSS;

/** Returns two dice, minus 2 while Britain is at war with Spain. EIA-199 */
export const goldThrow = (dice: readonly [Face, Face], atWar: boolean): Reckoning =>
  reckon('eiaqtr-sum-gold', [
    term('eiaqtr-two-dice', dice[0] + dice[1], 'EIA-199'),
    atWar && term('eiaqtr-at-war', -2, 'EIA-199'),
  ]);
/** Returns whether Britain takes the gold: a total below two. EIA-199 */
export const isTaken = (thrown: number): boolean => thrown < 2;
export const GOLD_TAKEN = 15;

/** The political points a power loses for each capital held in the Manipulation Step, every time. EIA-204 */
const CAPITAL_COST: Readonly<Record<Power, number>> = { GB: 3, FR: 3, PR: 2, TU: 2, AU: 2, SP: 1, RU: 1 };
export const capitalPoints = (power: Power, held: number): number => -CAPITAL_COST[power] * held;
