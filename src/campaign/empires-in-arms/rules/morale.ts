/** Base and final morale, in whole tenths. EIA-146 to EIA-148 */
import { type Message, say } from '../../../engine/message.ts';
import { type Reckoning, reckon, type Term, term } from '../../../engine/reckoning.ts';
import { type Rulings, ruling } from '../rulings.ts';
import { FACTOR_TYPES, type Factors, type FactorType, type Power, type Tenths } from '../vocabulary.ts';
import { type InTenths, inTenths, tenthsWritten } from './written.ts';

/**
 * The morale that the text gives a type, whatever its corps. Artillery fights with its power's regular morale. EIA-146
 */
export const FIXED_MORALE: Readonly<Partial<Record<FactorType, Tenths>>> = {
  guard: 50,
  militia: 20,
  guerilla: 10,
  cossack: 10,
  freikorps: 10,
};

/** Factors with the same morale. */
export interface OfMorale {
  readonly type: FactorType;
  readonly n: number;
  readonly tenths: Tenths;
}

const shown = (sum: Reckoning, tenths: Tenths): InTenths => ({ tenths, sum: { ...sum, total: tenths / 10 } });
const kind = (type: FactorType): Message => say('eiacombat-kind', { type });

/** Returns the base morale by method one: the average of all factors, rounded up to the next tenth. EIA-146 */
export function baseMoraleOne(parts: readonly OfMorale[]): InTenths {
  const factors = parts.reduce((n, part) => n + part.n, 0);
  const product = parts.reduce((n, part) => n + part.n * part.tenths, 0);
  const tenths = factors === 0 ? 0 : Math.ceil(product / factors);
  const terms: readonly Term[] = parts
    .filter(({ n }) => n > 0)
    .map(({ type, n, tenths: each }) =>
      inTenths(
        term(say('eiacombat-factors-at', { n, kind: kind(type), morale: tenthsWritten(each) }), n * each, 'EIA-146'),
      ),
    );
  return shown(
    {
      name: 'eiacombat-base-morale',
      terms,
      total: tenths,
      note: say('eiacombat-mean', { sum: tenthsWritten(product), factors }),
    },
    tenths,
  );
}

/** The basic morale of each power, in tenths. EIA-147, CH-18 */
export const BASIC_MORALE: Readonly<Record<Power, Tenths>> = { GB: 45, FR: 40, RU: 35, AU: 35, PR: 35, SP: 30, TU: 30 };
/** The most by which guard raises it and poor troops lower it, in tenths. EIA-147 */
const MOST_UP: Tenths = 5;
const MOST_DOWN: Tenths = 10;

/**
 * Returns the power with most corps in a force, its free states' included; of equals the one with the lower basic
 * morale. EIA-147
 */
export function primaryComponent(corps: Readonly<Partial<Record<Power, number>>>): Power | undefined {
  const powers = Object.keys(BASIC_MORALE).filter((one): one is Power => one in BASIC_MORALE);
  const most = Math.max(0, ...powers.map((power) => corps[power] ?? 0));
  if (most === 0) return undefined;
  const level = powers.filter((power) => corps[power] === most);
  return level.reduce((one, other) => (BASIC_MORALE[other] < BASIC_MORALE[one] ? other : one));
}

export interface MethodTwo {
  /** Corps of each power, with those of its free states. */
  readonly corps: Readonly<Partial<Record<Power, number>>>;
  /** The owner of a force without corps. */
  readonly owner: Power;
  readonly factors: Factors;
  /** Factors of free states with a morale of 2.0 or less. */
  readonly weakMinor: number;
}

/** Types that lower the basic morale by a tenth for each factor. EIA-147 */
const RABBLE: readonly FactorType[] = ['militia', 'cossack', 'freikorps', 'guerilla', 'feudalInf', 'feudalCav'];

/**
 * Returns the base morale by method two: the power's basic morale, raised by guard and lowered by poor troops. EIA-147
 */
export function baseMoraleTwo({ corps, owner, factors, weakMinor }: MethodTwo): InTenths {
  const primary = primaryComponent(corps) ?? owner;
  const up = factors.guard ?? 0;
  const down = RABBLE.reduce((n, type) => n + (factors[type] ?? 0), 0) + weakMinor;
  const net = Math.max(-MOST_DOWN, Math.min(MOST_UP, up - down));
  const sum = reckon('eiacombat-base-morale', [
    inTenths(term(say('eiacombat-basic', { power: primary }), BASIC_MORALE[primary], 'EIA-147')),
    up > 0 && inTenths(term(say('eiacombat-guards', { n: up }), up, 'EIA-147')),
    down > 0 && inTenths(term(say('eiacombat-rabble', { n: down }), -down, 'EIA-147')),
    net !== up - down && inTenths(term('eiacombat-held', net - (up - down), 'EIA-147')),
  ]);
  return shown(sum, sum.total);
}

/**
 * Returns the base morale by the method of the ruling; another ruling decides for a force without corps. EIA-146,
 * EIA-147
 */
export function baseMorale(parts: readonly OfMorale[], two: MethodTwo, rulings: Rulings): InTenths {
  const noCorps = primaryComponent(two.corps) === undefined;
  const byOne =
    ruling(rulings, 'moraleMethod') === 'one' || (noCorps && ruling(rulings, 'methodTwoNoCorps') === 'methodOne');
  return byOne ? baseMoraleOne(parts) : baseMoraleTwo(two);
}

/** What each later day subtracts, in tenths. EIA-148 */
export const PER_DAY: Tenths = 5;

/** Returns the morale at which a side breaks on a day, in tenths; `note` is the chart's modifier. EIA-148 */
export function finalMorale(base: Tenths, day: number, note: Tenths): InTenths {
  const sum = reckon('eiacombat-final-morale', [
    inTenths(term('eiacombat-base', base, 'EIA-148')),
    day > 1 && inTenths(term(say('eiacombat-later-day', { day }), -PER_DAY * (day - 1), 'EIA-148')),
    note !== 0 && inTenths(term('eiacombat-chart-note', note, 'EIA-148')),
  ]);
  return shown(sum, sum.total);
}

/** Returns a force by type, each with its morale. */
export const partsOf = (factors: Factors, moraleOf: (type: FactorType) => Tenths): OfMorale[] =>
  FACTOR_TYPES.flatMap((type) => {
    const n = factors[type] ?? 0;
    return n > 0 ? [{ type, n, tenths: FIXED_MORALE[type] ?? moraleOf(type) }] : [];
  });
