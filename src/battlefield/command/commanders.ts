/** Phase 5 and the officers on the table: the army commander and his headquarters, attaching, replacing (NBC-CMA-01 to -09, NBC-OFF-02). */

import type { SideId } from '../../book/terms.ts';
import { makeHand } from '../../cards/hand.ts';
import { type Legality, refuse, unless } from '../../engine/legality.ts';
import type { Said } from '../../engine/message.ts';
import { type Battle, formationsOf, type Officer, onTable, piecesOf, unitName } from '../battle.ts';
import { type EventBuilder, log, setFormation, setOfficer, setSide, setUnit } from '../event-builder.ts';
import { disorderedOnLeaving, mayAttach as mayAttachTo, mayUnattach, sharedState } from '../fire/attached-artillery.ts';
import { learn } from '../learn.ts';
import { mayJoin } from './officers.ts';
import { replaceOfficer, toReplace } from './officers-at-risk.ts';

/** NBC-CMA-03: the headquarters moves as heavy foot artillery; all its re-roll dice are used and no order is changed this turn. */
export function mayMoveHQ(battle: Battle, side: SideId): Legality {
  return unless(
    battle.phase !== 5 && refuse('The headquarters moves in phase 5.', 'NBC-CMA-03'),
    !battle.sides[side].atHQ && refuse('The headquarters moves only with its commander.', 'NBC-CMA-03'),
    battle.sides[side].hqMoved && refuse('It has moved this turn.', 'NBC-CMA-03'),
  );
}

/** NBC-CMA-09: whether a formation is being moved now. */
export const isMoved = ({ action }: Battle, formation: string | undefined): boolean =>
  action?.step === 'move' && action.formation === formation;

/** NBC-OFF-02, NBC-CMA-09: a formation commander joins a unit of his own formation; the players have measured the way. */
export function mayAttach(battle: Battle, officer: Officer, unitId: string): Legality {
  const unit = battle.units[unitId];
  const formation = Object.values(battle.formations).find((f) => f.commander === officer.id);
  const moved = isMoved(battle, formation?.id);
  const joins = mayJoin({
    ownFormation: unit !== undefined && unit.formation === formation?.id && unit.kind === 'unit',
    // Who moves with his formation rides from one unit to another.
    attached: officer.host !== null && !moved,
    contact: true,
    ...(!moved && { outOfTurnCm: 0 }),
  });
  return unless(
    officer.role !== 'formation' && refuse('Only a formation commander joins a unit.', 'NBC-OFF-02'),
    officer.fate !== 'fit' && refuse(`${officer.name} is out of the battle.`, 'NBC-OFF-02'),
    !joins.ok && joins,
    unit && !onTable(unit) && refuse('That unit is not on the table.', 'NBC-OFF-02'),
  );
}

export function attachOfficer(d: EventBuilder, officer: Officer, unitId: string | null): Said | undefined {
  if (unitId === null) {
    if (!officer.host) return 'He is with no unit.';
    setOfficer(d, officer.id, { host: null });
    log(d, `${officer.name} leaves ${unitName(d.state.units[officer.host]!)}.`, { side: officer.side });
    return undefined;
  }
  const legal = mayAttach(d.state, officer, unitId);
  if (!legal.ok) return legal.why;
  setOfficer(d, officer.id, { host: unitId });
  log(d, `${officer.name} **joins ${unitName(d.state.units[unitId]!)}**: its checks use L${officer.L}.`, {
    side: officer.side,
  });
  return undefined;
}

/** NBC-ART-23: a battery joins an infantry or mixed unit, or leaves it; once a turn. */
export function mayAttachBattery(battle: Battle, batteryId: string, host: string | null): Legality {
  const battery = battle.units[batteryId];
  const unit = host ? battle.units[host] : undefined;
  const pieces = battery && piecesOf(battery);
  if (!battery || !pieces) return refuse('Only a battery can be attached.', 'NBC-ART-23');
  const { disordered, attachedIn } = battery;
  const attached = battery.host !== null;
  const joins =
    host === null
      ? mayUnattach({ attached, attachedIn }, battle.turn)
      : mayAttachTo({ pieces, disordered, attached, attachedIn }, { arm: unit?.card.arm ?? 'cavalry' }, battle.turn);
  return unless(
    battery.fate !== 'good' && refuse('The battery is lost.', 'NBC-ART-23'),
    (!battery.present || unit?.present === false) && refuse('It has not arrived.', 'NBC-ART-23'),
    !joins.ok && joins,
    host !== null &&
      (unit?.side !== battery.side || unit.fate !== 'good') &&
      refuse('A battery attaches to its own side, to a unit in good order.', 'NBC-ART-23'),
  );
}

export function attachBattery(d: EventBuilder, batteryId: string, host: string | null): Said | undefined {
  const legal = mayAttachBattery(d.state, batteryId, host);
  if (!legal.ok) return legal.why;
  const battery = d.state.units[batteryId]!;
  const other = d.state.units[host ?? battery.host!]!;
  // Attached, it shares its host's order; leaving a disordered host leaves it disordered (AMB-87).
  setUnit(d, batteryId, {
    host,
    attachedIn: d.state.turn,
    disordered: host ? sharedState(other).disordered : battery.disordered || disorderedOnLeaving(other),
  });
  learn(d, { unit: battery.id }, { sheltered: false });
  log(d, `${unitName(battery)} ${host ? 'joins' : 'leaves'} ${unitName(other)}.`, { side: battery.side });
  return undefined;
}

/** NBC-CMA-04, NBC-CMA-08: at the end of phase 5 replacements stand with their formations and the hands are made. */
export function makeHands(d: EventBuilder): void {
  for (const officer of toReplace(d.state)) replaceOfficer(d, officer);
  for (const side of ['a', 'b'] as const) {
    const hand = makeHand(formationsOf(d.state, side), d.state.scenario.sides[side].armyType);
    for (const [formation, card] of Object.entries(hand.cards))
      if (d.state.formations[formation]!.card !== card) setFormation(d, formation, { card });
    setSide(d, side, { byes: hand.byes, chosen: null });
  }
  d.add({ type: 'contests', count: 0 });
}
