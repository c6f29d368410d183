/** Base and final morale, in whole tenths. EIA-146 to EIA-148 */
import { type Message, say } from '../../../engine/message.ts';
import { type Reckoning, reckon, type Term, term } from '../../../engine/reckoning.ts';
import { type Rulings, ruling } from '../rulings.ts';
import { FACTOR_TYPES, type Factors, type FactorType, type Power, type Tenths } from '../vocabulary.ts';
import { type InTenths, inTenths, tenthsWritten } from './written.ts';

/** What the text says of a kind, whatever its corps. Artillery fights as its power's regulars. EIA-146 */
export const FIXED_MORALE: Readonly<Partial<Record<FactorType, Tenths>>> = {
  guard: 50,
  militia: 20,
  guerilla: 10,
  cossack: 10,
  freikorps: 10,
};

/** Factors that fight with one morale. */
export interface OfMorale {
  readonly type: FactorType;
  readonly n: number;
  readonly tenths: Tenths;
}

const shown = (sum: Reckoning, tenths: Tenths): InTenths => ({ tenths, sum: { ...sum, total: tenths / 10 } });
const kind = (type: FactorType): Message => say('eiacombat-kind', { type });

/** Factors times morale, over all factors, rounded up to the next tenth. EIA-146 */
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

/** Basic morale of each power. EIA-147, CH-18 */
export const BASIC_MORALE: Readonly<Record<Power, Tenths>> = { GB: 45, FR: 40, RU: 35, AU: 35, PR: 35, SP: 30, TU: 30 };
/** The most by which guard lifts it, and rabble lowers it. EIA-147 */
const MOST_UP: Tenths = 5;
const MOST_DOWN: Tenths = 10;

/** The power with most corps in a force, its free states' included; the lower basic morale where they are level. EIA-147 */
export function primaryComponent(corps: Readonly<Partial<Record<Power, number>>>): Power | undefined {
  const powers = Object.keys(BASIC_MORALE).filter((one): one is Power => one in BASIC_MORALE);
  const most = Math.max(0, ...powers.map((power) => corps[power] ?? 0));
  if (most === 0) return undefined;
  const level = powers.filter((power) => corps[power] === most);
  return level.reduce((one, other) => (BASIC_MORALE[other] < BASIC_MORALE[one] ? other : one));
}

export interface MethodTwo {
  /** Corps of each power, its free states' with them. */
  readonly corps: Readonly<Partial<Record<Power, number>>>;
  /** Whose the force is, where there is no corps in it. */
  readonly owner: Power;
  readonly factors: Factors;
  /** Factors of free states with a morale of 2.0 or less. */
  readonly weakMinor: number;
}

/** Kinds that lower the basic morale by a tenth each. EIA-147 */
const RABBLE: readonly FactorType[] = ['militia', 'cossack', 'freikorps', 'guerilla', 'feudalInf', 'feudalCav'];

/** The power's basic morale, lifted by guard and lowered by the rest. EIA-147 */
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

/** By the method the group chose; a force without corps as they say. EIA-146, EIA-147 */
export function baseMorale(parts: readonly OfMorale[], two: MethodTwo, rulings: Rulings): InTenths {
  const noCorps = primaryComponent(two.corps) === undefined;
  const byOne =
    ruling(rulings, 'moraleMethod') === 'one' || (noCorps && ruling(rulings, 'methodTwoNoCorps') === 'methodOne');
  return byOne ? baseMoraleOne(parts) : baseMoraleTwo(two);
}

/** A later day takes half a point. EIA-148 */
export const PER_DAY: Tenths = 5;

/** What a side breaks at on a day; `note` is what the chart adds. EIA-148 */
export function finalMorale(base: Tenths, day: number, note: Tenths): InTenths {
  const sum = reckon('eiacombat-final-morale', [
    inTenths(term('eiacombat-base', base, 'EIA-148')),
    day > 1 && inTenths(term(say('eiacombat-later-day', { day }), -PER_DAY * (day - 1), 'EIA-148')),
    note !== 0 && inTenths(term('eiacombat-chart-note', note, 'EIA-148')),
  ]);
  return shown(sum, sum.total);
}

/** A force by kind, each with its morale. */
export const partsOf = (factors: Factors, moraleOf: (type: FactorType) => Tenths): OfMorale[] =>
  FACTOR_TYPES.flatMap((type) => {
    const n = factors[type] ?? 0;
    return n > 0 ? [{ type, n, tenths: FIXED_MORALE[type] ?? moraleOf(type) }] : [];
  });
