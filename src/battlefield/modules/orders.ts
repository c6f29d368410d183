/** Changes of order, and units left behind with an order of their own. */
import { say } from '../../engine/message.ts';
import { asked, type Battle, type Formation, staysBehind } from '../battle.ts';
import { changeOrder, mayCallBack, mayChangeOrder, mayStayBehind, ordersToGive, saidFar } from '../command/orders.ts';
import { type Handlers, legal, type UnitPlays, withUnit } from '../handling.ts';
import { log, setUnit } from '../ledger/event-builder.ts';
import { unitNamed } from '../named.ts';
import type { Play } from '../plays.ts';

export const handlers: Handlers<'order' | 'stay'> = {
  order(d, { formation: id, order, far }) {
    const formation = d.state.formations[id];
    return formation ? changeOrder(d, formation, order, far) : 'no-such-formation';
  },
  stay: (d, { unit: id, stays }) =>
    withUnit(d, id, (unit) => {
      const may = mayStayBehind(d.state, unit);
      const back = stays ? may : mayCallBack(d.state, unit);
      if (!may.ok && !back.ok) return back.why;
      setUnit(d, unit.id, { ownOrder: stays ? 'defend' : null, ...(unit.disturbed && { disturbed: false }) });
      log(d, say(stays ? 'stays-log' : 'stays-log-back', { unit: unitNamed(unit) }), { side: unit.side });
      return undefined;
    }),
};

export function formationPlays(battle: Battle, formation: Formation): Play[] {
  if (battle.action?.formation !== formation.id || asked(battle)) return [];
  const far = saidFar(battle, formation);
  const orders = ordersToGive(formation.order, battle.rulings);
  // What forbids one of these forbids all.
  return orders[0] && mayChangeOrder(battle, formation, orders[0], far).ok
    ? orders.map((order) => ({ do: 'order', formation: formation.id, order, far }))
    : [];
}

export const unitPlays: UnitPlays = (battle, unit) =>
  legal(
    (mayStayBehind(battle, unit).ok || mayCallBack(battle, unit).ok) && {
      do: 'stay',
      unit: unit.id,
      stays: !staysBehind(unit),
    },
  );
