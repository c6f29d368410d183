/** What a fight writes on the units of the book: combat points, attachments, orders, what the table has to do. */
import { ruling } from '../../book/rulings.ts';
import type { Order } from '../../book/terms.ts';
import { type Battle, currentCP, orderOf, type Unit } from '../battle.ts';
import { standsThatMayStay } from '../close-combat/dice.ts';
import { type AttackedBy, orderWhenAttacked } from '../command/order-obligations.ts';
import { type Draft, setUnit } from '../draft.ts';
import { defendInstead, disorderUnit, eliminateUnit, lossesAfter } from '../losses.ts';

export const now = (d: Draft, unit: Unit): Unit => d.battle.units[unit.id]!;

/** CP lost, written in the book that is open; stands go in when the unit is too weak for them (NBC-FF-08, NBC-CC-36). */
export function writeLoss(d: Draft, unit: Unit, lost: number): void {
  if (lost <= 0) return;
  const before = now(d, unit);
  setUnit(d, unit.id, { lost: lossesAfter(before, lost) });
  const after = now(d, unit);
  const stands = standsThatMayStay(after.stands, currentCP(after)) as Unit['stands'];
  if (stands !== after.stands) setUnit(d, unit.id, { stands });
}

/** Disorder set or cleared, with the guns that are attached. */
export function writeDisorder(d: Draft, unit: Unit, disordered: boolean): void {
  const before = now(d, unit);
  if (before.fate !== 'good' || before.disordered === disordered) return;
  if (disordered) {
    disorderUnit(d, unit.id);
    return;
  }
  // NBC-BAG-04: who loots stays disordered, whatever it wins.
  if (unit.looting) return;
  setUnit(d, unit.id, { disordered: false });
  for (const other of Object.values(d.battle.units))
    if (other.host === unit.id && other.card.arm === 'artillery') setUnit(d, other.id, { disordered: false });
}

export function engineersFall(d: Draft, engineers: Unit | null): void {
  if (engineers) eliminateUnit(d, engineers.id, 'the engineers took the loss on themselves');
}

/** NBC-ORD-13, NBC-ORD-14, AMB-29: a formation on the march that is attacked goes over to Defend. */
export function attackedOnTheMarch(d: Draft, unit: Unit, by: AttackedBy): void {
  const order = orderOf(d.battle, now(d, unit));
  const becomes = order && orderWhenAttacked(order, by, d.battle.rulings);
  if (becomes && unit.formation && unit.ownOrder === null) defendInstead(d, unit.formation, becomes.order);
}

/** The order that counts in a fight: by default that before the attack (AMB-32). */
export function orderUnderAttack(battle: Battle, order: Order | undefined, by: AttackedBy): Order | undefined {
  if (!order) return undefined;
  const becomes = orderWhenAttacked(order, by, battle.rulings);
  return becomes && ruling(battle.rulings, 'autoDefendTiming') === 'before' ? becomes.order : order;
}
