/** Orders changed, and units left behind with one of their own. */
import { asked, type Battle, type Formation, staysBehind, unitName } from '../battle.ts';
import { changeOrder, mayCallBack, mayChangeOrder, mayStayBehind, ordersToGive, saidFar } from '../command/orders.ts';
import { log, setUnit } from '../event-builder.ts';
import { type Handlers, legal, type UnitPlays, withUnit } from '../handling.ts';
import type { Play } from '../plays.ts';

export const handlers: Handlers<'order' | 'stay'> = {
  order(d, { formation: id, order, far }) {
    const formation = d.state.formations[id];
    return formation ? changeOrder(d, formation, order, far) : 'There is no such formation in this battle.';
  },
  stay: (d, { unit: id, stays }) =>
    withUnit(d, id, (unit) => {
      const may = mayStayBehind(d.state, unit);
      const back = stays ? may : mayCallBack(d.state, unit);
      if (!may.ok && !back.ok) return back.why;
      setUnit(d, unit.id, { ownOrder: stays ? 'defend' : null, ...(unit.disturbed && { disturbed: false }) });
      log(d, `${unitName(unit)} ${stays ? '**stays behind**, order Defend' : 'goes with its formation'}.`, {
        side: unit.side,
      });
      return undefined;
    }),
};

export function formationPlays(battle: Battle, formation: Formation): Play[] {
  if (battle.action?.formation !== formation.id || asked(battle)) return [];
  const far = saidFar(battle, formation);
  return ordersToGive(formation.order, battle.rulings)
    .filter((order) => mayChangeOrder(battle, formation, order, far).ok)
    .map((order): Play => ({ do: 'order', formation: formation.id, order, far }));
}

export const unitPlays: UnitPlays = (battle, unit) =>
  legal(
    (mayStayBehind(battle, unit).ok || mayCallBack(battle, unit).ok) && {
      do: 'stay',
      unit: unit.id,
      stays: !staysBehind(unit),
    },
  );
