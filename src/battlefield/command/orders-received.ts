/** What follows as a formation receives an order, whoever gives it (NBC-ORD-13, -14). */
import type { Order } from '../../book/terms.ts';
import { orderOf, unitName, unitsOf } from '../battle.ts';
import { befall, type Draft, setFormation, setUnit } from '../draft.ts';
import { OBLIGATIONS } from './order-obligations.ts';

export const receiveOrder = (d: Draft, id: string, order: Order): void =>
  setFormation(d, id, { order, ordersGivenIn: d.battle.turn });

/** NBC-ORD-13, NBC-ORD-14: on the march skirmishers that are out go in. */
export function takeInOnMarch(d: Draft, id: string): void {
  const out = unitsOf(d.battle, id).filter((unit) => {
    const order = orderOf(d.battle, unit);
    return unit.stands > 0 && order && !OBLIGATIONS[order].standsDeploy;
  });
  if (out.length === 0) return;
  for (const unit of out) setUnit(d, unit.id, { stands: 0 });
  const { name, side } = d.battle.formations[id]!;
  befall(d, `${name} is on the march: **skirmishers go in**: ${out.map(unitName).join(', ')}.`, { side });
}
