/** The thirteen formation orders: their stances, their ladder and the steps on it (NBC-ORD-01, -20). */
import { type Rulings, ruling } from '../../../book/rulings.ts';
import { ORDERS, type Order } from '../../../book/terms.ts';
import type { Result } from '../../../cards/results.ts';
import { sure } from '../../look-up.ts';

/** An order without its stance: the Normal form of each order, and the orders that have no stance. */
export type OrderName = Exclude<Order, `${string}-keen`>;
const isNormal = (order: Order): order is OrderName => !order.endsWith('-keen');
const NAMES = ORDERS.filter(isNormal);

/** The number of orders on the ladder; the other three are not on it. */
const RUNGS = 10;
const LADDER = ORDERS.slice(0, RUNGS);

/** An order's number on the ladder, 1 to 10 with 10 the most aggressive; null for an order that is not on it. */
export function orderNumber(order: Order): number | null {
  const rung = LADDER.indexOf(order);
  return rung < 0 ? null : RUNGS - rung;
}

export const isKeen = (order: Order): boolean => !isNormal(order);

export const normalStance = (order: Order): OrderName =>
  sure(NAMES.find((name) => order === name || order === `${name}-keen`));

/** NBC-ORD-20: the order a step up (+1) or down (-1) the ladder, as far as it goes. Orders not on it stay. */
export function shiftedOrder(order: Order, step: 1 | 0 | -1, rulings: Rulings = {}): Order {
  const rung = LADDER.indexOf(order);
  const next = rung < 0 ? order : (LADDER[rung - step] ?? order);
  const within = ruling(rulings, 'stanceLadder') === 'withinOrder';
  return within && normalStance(next) !== normalStance(order) ? order : next;
}

/** NBC-ORD-20, NBC-QC-16: the step on the ladder that a Temperament check causes. */
export const stanceStep = (result: Result): 1 | 0 | -1 =>
  result === 'VH' || result === 'H' ? 1 : result === 'N' ? 0 : -1;

/** AMB-23: the lowest sum of T and the green dice for each result. */
export const TEMPER_BY_GREEN = { VH: 14, H: 12, N: 9, L: 7 } as const;

/** AMB-23: the result of a check on T by the green dice. */
export function temperByGreen(T: number, green: number): Result {
  const sum = T + green;
  return (['VH', 'H', 'N', 'L'] as const).find((result) => sum >= TEMPER_BY_GREEN[result]) ?? 'VL';
}
