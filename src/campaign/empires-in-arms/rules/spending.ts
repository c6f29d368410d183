/** The costs of a quarter: upkeep, debts, forces, counters. In whole money points. EIA-206 to EIA-212, EIA-260 */
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';
import type { Slots } from '../../chart-slot.ts';
import { later } from '../calendar.ts';
import { readCell } from '../charts.ts';
import type { MonthDate, Nation } from '../vocabulary.ts';
import { isPower } from '../vocabulary.ts';

export interface OnMap {
  readonly corps: number;
  /** Fleets in a port or a blockade box. */
  readonly inPort: number;
  readonly atSea: number;
  readonly depots: number;
}
const AT_SEA = 5;
/** Returns the upkeep: 1 for each corps on the map, fleet in port and depot, 5 for a fleet at sea. EIA-206 */
export const upkeep = ({ corps, inPort, atSea, depots }: OnMap): Reckoning =>
  reckon('eiaqtr-sum-upkeep', [
    corps > 0 && term(say('eiaqtr-up-corps', { n: corps }), corps, 'EIA-206'),
    inPort > 0 && term(say('eiaqtr-up-port', { n: inPort }), inPort, 'EIA-206'),
    atSea > 0 && term(say('eiaqtr-up-sea', { n: atSea }), AT_SEA * atSea, 'EIA-206'),
    depots > 0 && term(say('eiaqtr-up-depots', { n: depots }), depots, 'EIA-206'),
  ]);

/** Returns how much of a bill is paid, at most the whole purse, and what stays open. EIA-207, EIA-208 */
export const payWhatThereIs = (purse: number, bill: number): { readonly paid: number; readonly open: number } => {
  const paid = Math.min(Math.max(0, purse), bill);
  return { paid, open: bill - paid };
};

// ---- forces ----------------------------------------------------------------------------------------------------------

export const WARES = ['infantry', 'militia', 'guard', 'cavalry', 'artillery', 'ship'] as const;
export type Ware = (typeof WARES)[number];
export type Order = Readonly<Partial<Record<Ware, number>>>;

export interface Price {
  readonly money: number;
  readonly manpower: number;
  readonly months: number;
}
/** Returns the price as the owner typed it; undefined while a figure is missing. EIA-209 */
export function priceOf(slots: Slots, ware: Ware): Price | undefined {
  const cell = (column: keyof Price) => readCell(slots, 'CH-15', ware, column);
  const [money, manpower, months] = [cell('money'), cell('manpower'), cell('months')];
  return money === undefined || manpower === undefined || months === undefined
    ? undefined
    : { money, manpower, months };
}

/** Returns whether a nation may buy this at all. EIA-209 */
export const mayBuy = (nation: Nation, ware: Ware): Legality =>
  unless(
    ware === 'militia' && (nation === 'TU' || !isPower(nation)) && refuse('eiaqtr-no-militia', 'EIA-209'),
    ware === 'guard' && nation === 'TU' && refuse('eiaqtr-no-guard', 'EIA-209'),
    ware === 'artillery' && nation !== 'FR' && nation !== 'RU' && refuse('eiaqtr-no-artillery', 'EIA-209'),
  );

/** Returns the month in which a purchase arrives. EIA-210 */
export const arrives = (date: MonthDate, months: number): MonthDate => later(date, months);
/**
 * Returns the dates of a bought counter: available from the next month, and to be placed within the quarter. EIA-211
 */
export const counterDates = (date: MonthDate): { readonly due: MonthDate; readonly until: MonthDate } => ({
  due: later(date, 1),
  until: later(date, 3),
});
const A_COUNTER = 1;
export const counterCost = (n: number): number => A_COUNTER * n;

/** Returns the cost of an order; undefined while one of its prices is missing. EIA-209, EIA-211 */
export function costOf(
  slots: Slots,
  order: Order,
  counters: number,
): { readonly money: Reckoning; readonly manpower: Reckoning } | undefined {
  const lines = WARES.flatMap((ware) => {
    const n = order[ware] ?? 0;
    return n > 0 ? [{ ware, n, price: priceOf(slots, ware) }] : [];
  });
  if (lines.some(({ price }) => price === undefined)) return undefined;
  const what = ({ ware, n }: { readonly ware: Ware; readonly n: number }) => say(`eiaqtr-ware-${ware}`, { n });
  return {
    money: reckon('eiaqtr-sum-cost', [
      ...lines.map((line) => term(what(line), line.n * (line.price?.money ?? 0), 'EIA-209')),
      counters > 0 && term(say('eiaqtr-counters', { n: counters }), counterCost(counters), 'EIA-211'),
    ]),
    manpower: reckon(
      'eiaqtr-sum-men',
      lines.map((line) => term(what(line), line.n * (line.price?.manpower ?? 0), 'EIA-209')),
    ),
  };
}

const A_MILITIA = 3;
const CONVERSION_MONTHS = 3;
/** Returns the cost of turning militia into regulars: three months, at home and at peace. EIA-260 */
export const conversion = (n: number): { readonly money: number; readonly months: number } => ({
  money: A_MILITIA * n,
  months: CONVERSION_MONTHS,
});
export const mayConvert = (at: { readonly war: boolean; readonly home: boolean }): Legality =>
  unless(at.war && refuse('eiaqtr-at-war-no', 'EIA-260'), !at.home && refuse('eiaqtr-not-home', 'EIA-260'));
