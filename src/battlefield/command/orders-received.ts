/** What follows as a formation receives an order, whoever gives it (NBC-ORD-13 to -15). */
import type { Order } from '../../book/terms.ts';
import { say } from '../../engine/message.ts';
import { type Battle, type Formation, orderOf, unitsOf } from '../battle.ts';
import { type EventBuilder, notice, setFormation, setUnit } from '../ledger/event-builder.ts';
import { endFacts } from '../ledger/learn.ts';
import { endScreens } from '../ledger/screens.ts';
import { formationOf } from '../look-up.ts';
import { formationNamed, unitNamed } from '../named.ts';
import { OBLIGATIONS, rejoins } from '../rules/command/order-obligations.ts';

/** The phase or step that runs; between two actions of a turn, how many have been. */
const momentOf = ({ turn, phase, action, formations }: Battle): string => {
  const acted = phase === 6 && !action && Object.values(formations).filter(({ card }) => card === 'spent').length;
  return [turn, phase, action?.formation, action?.step ?? (acted || '')].join(' ');
};

/**
 * Puts an order in force; a stance that was shifted for this turn alone does not come back over it (AMB-22). Units left
 * behind rejoin when it is neither Attack nor Pursue (AMB-28); one that was disturbed at rest goes by any new order of its
 * formation (NBC-ORD-22).
 */
export function receiveOrder(d: EventBuilder, id: string, order: Order): void {
  setFormation(d, id, {
    order,
    ordersGivenIn: d.state.turn,
    receivedAt: momentOf(d.state),
  });
  endFacts(d, { end: 'order', formation: id });
  endScreens(d, id);
  const all = rejoins(order, d.state.rulings);
  for (const unit of unitsOf(d.state, id))
    if (unit.disturbed) setUnit(d, unit.id, { ownOrder: null, disturbed: false });
    else if (unit.ownOrder && all) setUnit(d, unit.id, { ownOrder: null });
  takeInOnMarch(d, id);
}

/** The order of the scenario is received in the first turn, before the units move; so is one of a journal without moments. */
export function receivesNow(battle: Battle, { id, ordersGivenIn, receivedAt }: Formation): boolean {
  if (receivedAt !== undefined) return receivedAt === momentOf(battle);
  const { turn, phase, action } = battle;
  const before = action ? action.formation === id && action.step === 'orders' : phase === 1;
  return before && turn === Math.max(1, ordersGivenIn);
}

/** NBC-ORD-13, NBC-ORD-14: on the march skirmishers that are out go in. */
function takeInOnMarch(d: EventBuilder, id: string): void {
  const out = unitsOf(d.state, id).filter((unit) => {
    const order = orderOf(d.state, unit);
    return unit.stands > 0 && order && !OBLIGATIONS[order].standsDeploy;
  });
  if (out.length === 0) return;
  for (const unit of out) setUnit(d, unit.id, { stands: 0 });
  const formation = formationOf(d.state, id);
  const who = { formation: formationNamed(formation), units: out.map(unitNamed) };
  notice(d, say('orders-march-stands', who), { side: formation.side });
}
