/** Phase 5, officers and batteries that join or leave a unit, officers alone, orders, and units left behind. */

import type { SideId } from '../../book/terms.ts';
import { say } from '../../engine/message.ts';
import type { Battle, Formation, Officer, Unit } from '../battle.ts';
import { allUnits, armyCommander, asked, commanderOf, staysBehind, unitsOf } from '../battle.ts';
import * as commanding from '../command/commanders.ts';
import { mayStrike, strike } from '../command/officers-in-danger.ts';
import { changeOrder, mayCallBack, mayChangeOrder, mayStayBehind, ordersToGive, saidFar } from '../command/orders.ts';
import { couldTakePart, makeHowitzers, mayMakeHowitzers, mayStartHowitzers } from '../fire/conversions.ts';
import { type AnyHandlers, legal, type UnitPlays, withOfficer, withUnit } from '../handling.ts';
import { log, setUnit } from '../ledger/event-builder.ts';
import { unitNamed } from '../named.ts';
import type { Play } from '../plays.ts';

export const handlers = {
  convert: (d, { unit, donors }) => makeHowitzers(d, unit, donors),
  commander: (d, { side, atHQ }) => commanding.moveCommander(d, side, atHQ),
  headquarters: (d, { side }) => commanding.moveHQ(d, side),
  join: (d, { officer, unit }) => withOfficer(d, officer, (it) => commanding.attachOfficer(d, it, unit)),
  battery: (d, { unit, host }) => commanding.attachBattery(d, unit, host),
  strike: (d, { officer, by }) => withOfficer(d, officer, (it) => strike(d, it, by)),
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
} satisfies AnyHandlers;

export function sidePlays(battle: Battle, side: SideId): Play[] {
  const [battery, ...others] = couldTakePart(battle, side).map((unit) => unit.id);
  const donors = others.slice(0, 3);
  const general = armyCommander(battle, side);
  const atHQ = !battle.sides[side].atHQ;
  return legal(
    battery !== undefined && mayMakeHowitzers(battle, battery, donors).ok && { do: 'convert', unit: battery, donors },
    commanding.mayLeave(battle, general) && { do: 'join', officer: general.id, unit: null },
    commanding.whyCommanderStays(battle, side, atHQ) === undefined && { do: 'commander', side, atHQ },
    commanding.mayMoveHQ(battle, side).ok && { do: 'headquarters', side },
  );
}

export function joinPlays(battle: Battle, formation: Formation): Play[] {
  const officer = commanderOf(battle, formation);
  if (officer.host)
    return legal(commanding.mayLeave(battle, officer) && { do: 'join', officer: officer.id, unit: null });
  return unitsOf(battle, formation.id)
    .filter((unit) => unit.fate === 'good' && commanding.mayAttach(battle, officer, unit.id).ok)
    .map((unit): Play => ({ do: 'join', officer: officer.id, unit: unit.id }));
}

export const batteryPlays: UnitPlays = (battle, unit) => {
  if (unit.card.arm !== 'artillery') return [];
  return [
    ...legal(!asked(battle) && mayStartHowitzers(battle, unit.id).ok && { do: 'convert', unit: unit.id, donors: [] }),
    ...hostPlays(battle, unit),
  ];
};

const hostPlays: UnitPlays = (battle, unit) => {
  if (unit.host)
    return legal(commanding.mayAttachBattery(battle, unit.id, null).ok && { do: 'battery', unit: unit.id, host: null });
  const takes = (host: Unit) => commanding.mayAttachBattery(battle, unit.id, host.id).ok;
  return allUnits(battle)
    .filter((host) => host.side === unit.side && host.formation === unit.formation && takes(host))
    .map((host): Play => ({ do: 'battery', unit: unit.id, host: host.id }));
};

/** What can happen to an officer who is alone. */
export const strikePlays = (battle: Battle, officer: Officer): Play[] =>
  (['entered', 'shot', 'with-unit'] as const)
    .filter((by) => mayStrike(battle, officer, by).ok)
    .map((by) => ({ do: 'strike', officer: officer.id, by }));

export function orderPlays(battle: Battle, formation: Formation): Play[] {
  if (battle.action?.formation !== formation.id || asked(battle)) return [];
  const far = saidFar(battle, formation);
  const orders = ordersToGive(formation.order, battle.rulings);
  // What forbids one of these forbids all.
  return orders[0] && mayChangeOrder(battle, formation, orders[0], far).ok
    ? orders.map((order) => ({ do: 'order', formation: formation.id, order, far }))
    : [];
}

export const stayPlays: UnitPlays = (battle, unit) =>
  mayStayBehind(battle, unit).ok || mayCallBack(battle, unit).ok
    ? [{ do: 'stay', unit: unit.id, stays: !staysBehind(unit) }]
    : [];
