/** What a quarter brings in: tax, trade, manpower, gold, and when it does not. In whole money points. EIA-194 to EIA-202, EIA-263 */
import type { Face } from '../../../dice/faces.ts';
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import { type Reckoning, reckon, type Term, term } from '../../../engine/reckoning.ts';
import { type Rulings, ruling } from '../rulings.ts';
import type { Power } from '../vocabulary.ts';

/** A province or minor with what is printed on it. */
export interface Source {
  readonly name: string;
  readonly tax: number;
  readonly manpower: number;
  readonly kind: 'home' | 'ceded' | 'minor';
  /** Its capital holds unbesieged enemies. */
  readonly held: boolean;
}

// ---- tax and manpower ------------------------------------------------------------------------------------------------

const halfUp = (n: number): number => Math.ceil(n / 2);
/** What is left of so many parts where half is lost: of the sum, or province by province. EIA-202, Q10 */
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

/** Whether the national capitals are held so that nothing comes in: of tax any of them, of trade all. EIA-194, EIA-195, Q7 */
export function capitalLost(
  of: 'tax' | 'trade',
  capitals: { readonly held: number; readonly all: number },
  rulings: Rulings,
): boolean {
  if (capitals.held === 0) return false;
  return of === 'tax' || ruling(rulings, 'russiaTrade') === 'eitherHeld' || capitals.held === capitals.all;
}

/** Home, ceded provinces of others, conquered minors; not where the capital is held, nothing with the national one. EIA-194 */
export const tax = (sources: readonly Source[], nothing: boolean, half: boolean, rulings: Rulings): Reckoning =>
  collected(
    'eiaqtr-sum-tax',
    nothing ? [] : sources.filter(({ held }) => !held).map(({ name, tax: n }) => ({ name, n })),
    half,
    rulings,
    'EIA-194',
  );
/** Home and conquered minors, never ceded provinces; the national capital's loss costs its own province alone. EIA-200 */
export const manpower = (sources: readonly Source[], half: boolean, rulings: Rulings): Reckoning =>
  collected(
    'eiaqtr-sum-manpower',
    sources.filter(({ held, kind }) => !held && kind !== 'ceded').map(({ name, manpower: n }) => ({ name, n })),
    half,
    rulings,
    'EIA-200',
  );
/** What of it is of the homeland: none of it is civil disorder. EIA-214 */
export const homeManpower = (sources: readonly Source[]): number =>
  sources.filter(({ held, kind }) => !held && kind === 'home').reduce((n, one) => n + one.manpower, 0);

/** A free state gains twice what is printed, its trade once; halved it gains it once, and nothing with its capital held. EIA-201, EIA-202 */
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

/** An unstable power may lose half: a die not above the box's number. EIA-202 */
export const losesHalf = (die: Face, number: number): boolean => number > 0 && die <= number;

// ---- trade -----------------------------------------------------------------------------------------------------------

export interface PortFacts {
  readonly blockaded: boolean;
  readonly besieged: boolean;
  readonly enemyHeld: boolean;
  readonly icebound: boolean;
  readonly december: boolean;
  readonly blackSea: boolean;
  /** Whoever controls Constantinople lets it pass. */
  readonly leave: boolean;
  readonly straitBesieged: boolean;
  readonly capitalHeld: boolean;
  readonly nationalLost: boolean;
}
/** Whether a port may trade, with Britain or overseas. EIA-195, Q29 */
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
  /** Whose port it is to Britain. */
  readonly kind: 'british' | 'britishFree' | 'neutral' | 'other';
}
/** What a port that trades gives Britain, and its owner. EIA-195 */
export function tradeOf({ first, second, kind }: Trade): { readonly britain: number; readonly owner: number } {
  if (kind === 'british') return { britain: first + second, owner: 0 };
  return { britain: first, owner: kind === 'neutral' ? 0 : second };
}

const COLONIES = 30;
const US_LOSS = 15;
const A_RAID = 5;
/** Trade with the colonies: less in a war with America, less for each sea of raiders, never below nothing. EIA-196, EIA-198, EIA-263 */
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

/** Twice the second value of its best port; of none, nothing. EIA-197 */
export const americanTrade = (seconds: readonly number[]): number => 2 * Math.max(0, ...seconds);
/** Whether stopping so many starts a war with America. EIA-198, EIA-283 */
export const startsUsWar = (die: Face, denied: number): boolean => die <= denied;
/** What such a war costs at once. EIA-198 */
export const US_WAR_COST = US_LOSS;

/** Two dice, less two where Britain is at war with Spain. EIA-199 */
export const goldThrow = (dice: readonly [Face, Face], atWar: boolean): Reckoning =>
  reckon('eiaqtr-sum-gold', [
    term('eiaqtr-two-dice', dice[0] + dice[1], 'EIA-199'),
    atWar && term('eiaqtr-at-war', -2, 'EIA-199'),
  ]);
/** Below two Britain has it. EIA-199 */
export const isTaken = (thrown: number): boolean => thrown < 2;
export const GOLD_TAKEN = 15;

/** Points a power loses for capitals held when the Manipulation Step comes, each time. EIA-204 */
const CAPITAL_COST: Readonly<Record<Power, number>> = { GB: 3, FR: 3, PR: 2, TU: 2, AU: 2, SP: 1, RU: 1 };
export const capitalPoints = (power: Power, held: number): number => -CAPITAL_COST[power] * held;
