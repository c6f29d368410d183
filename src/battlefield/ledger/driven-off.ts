/** What ends when a unit leaves its place or is driven from it: its area, its bridge, its rest, its screens. */

import { ruling } from '../../book/rulings.ts';
import { ALLOWED, type Legality } from '../../engine/legality.ts';
import { say } from '../../engine/message.ts';
import type { Battle, CrossingState, Unit } from '../battle.ts';
import { attachedTo, formationOrderOf, officerWith, unitsOf } from '../battle.ts';
import { type FactsOf, known } from '../facts.ts';
import { formationOf, unitOf } from '../look-up.ts';
import { unitNamed } from '../named.ts';
import { lossesAfter, remountedCP } from '../on-foot.ts';
import { OBLIGATIONS } from '../rules/command/order-obligations.ts';
import { type CrossingStage, mayGoOn } from '../rules/movement/bridges.ts';
import { cpOnFoot, currentCP, onTable, staysBehind } from '../troops.ts';
import { callOffFights, endContacts, touching } from './contact.ts';
import { type EventBuilder, log, notice, setOfficer, setUnit } from './event-builder.ts';
import { endFacts } from './learn.ts';

/** The unit's crossing; null if the unit has crossed or given up. */
export function onWay({ crossing }: Pick<Unit, 'crossing'>): (CrossingState & CrossingStage) | null {
  if (!crossing || crossing.at === 'left') return null;
  return { ...crossing, at: crossing.at };
}

/** Whether the unit may leave the bridge entrance, by any move. A Broken unit may at any time (NBC-BRG-05). */
export function mayLeaveEntrance({ turn, rulings }: Battle, unit: Unit): Legality {
  const stage = unit.fate === 'good' ? onWay(unit) : null;
  return stage ? mayGoOn(stage, turn, rulings) : ALLOWED;
}

/** NBC-PON-04: gives up a bridge, finished or not. */
export function giveUpBridge(d: EventBuilder, train: Unit): void {
  setUnit(d, train.id, { building: null });
  clearBridge(d, train.id);
  log(d, say('boats-log-given-up', { train: unitNamed(train) }), { side: train.side });
}

/** NBC-PON-07: takes units away from a bridge that no longer exists. */
export function clearBridge(d: EventBuilder, over: string): void {
  for (const unit of Object.values(d.state.units)) if (onWay(unit)?.over === over) comeOff(d, unit);
}

/** Frees the entrance a unit leaves (NBC-BRG-03): it crossed on reaching the far side, or gives up (NBC-BRG-04). */
export function comeOff(d: EventBuilder, { id }: Pick<Unit, 'id'>): void {
  const stage = onWay(unitOf(d.state, id));
  if (!stage) return;
  const since = stage.at === 'far' ? stage.since : d.state.turn;
  setUnit(d, id, { crossing: { ...stage, at: 'left', since } });
}

/** Ends the facts of a unit's place, after the unit moved away with everything attached to it. */
function goElsewhere(d: EventBuilder, id: string): void {
  for (const { id: unit } of [{ id }, ...attachedTo(d.state, id)]) {
    endFacts(d, { end: 'unit-moves', unit });
    endFacts(d, { end: 'place-left', unit });
  }
  const officer = officerWith(d.state, id);
  if (officer) endFacts(d, { end: 'officer-changes', officer: officer.id });
}

const OF_THE_PLACE = ['inCZ', 'close', 'nearAC', 'town', 'works', 'strongPoint', 'cover', 'met'] as const;

/** The facts of a unit's place, for another unit that takes the place or stays there. */
export const ofItsPlace = (unit: Unit): Pick<FactsOf<'unit'>, (typeof OF_THE_PLACE)[number]> =>
  Object.fromEntries(OF_THE_PLACE.map((key) => [key, known(unit, key)] as const).filter(([, value]) => value));

/** NBC-CC-33, NBC-GL-25, NBC-QC-08, NBC-BRG-03, -05: ends contact, facts of the place, a good unit's entrance. */
export function leavePlace(d: EventBuilder, id: string): void {
  // NBC-CC-32: whoever touched it has come out of his own area, and stands there.
  for (const { id: other } of touching(d.state, id)) leaveArea(d, other);
  endContacts(d, id);
  const unit = d.state.units[id];
  if (unit?.fate === 'good') comeOff(d, unit);
  goElsewhere(d, id);
}

/** NBC-BUA-04: dismounted cavalry mounts again, with twice its points on foot (AMB-130). */
function mount(d: EventBuilder, unit: Unit): void {
  const before = currentCP(unit);
  const foot = cpOnFoot(before);
  if (foot === 0) return;
  const mounted = remountedCP(foot, before, d.state.rulings);
  const cp = mounted.total;
  setUnit(d, unit.id, { lost: lossesAfter(unit, before - cp) });
  notice(d, say('area-mounts', { unit: unitNamed(unit), cp }), { side: unit.side, sums: [mounted] });
}

/** NBC-BUA-01, NBC-GAR-02: leaves the area and its time in it; cavalry mounts, even if only the table knows. */
export function leaveArea(d: EventBuilder, id: string): void {
  const unit = d.state.units[id];
  if (!unit?.area && !unit?.onFoot) return;
  if (unit.onFoot) mount(d, unit);
  setUnit(d, id, { area: null, occupied: 0, ...(unit.onFoot && { onFoot: false }) });
}

/** NBC-GAR-02, NBC-GAR-07: enters an area: its hour there begins, and its turn if a garrison fell. */
export function enterArea(d: EventBuilder, { id }: Pick<Unit, 'id'>, area: string): void {
  if (d.state.units[id]?.area !== area) leaveArea(d, id);
  setUnit(d, id, { area, occupied: 0, areaIn: d.state.turn });
}

/** NBC-BAG-04, NBC-PON-04: ends what the unit does in its place: looting (it stays Disordered), building a bridge. */
export function letGo(d: EventBuilder, id: string): void {
  for (const unit of Object.values(d.state.units)) {
    const { captured, building } = unit;
    if (captured?.by === id && captured.open) setUnit(d, unit.id, { captured: { ...captured, open: false } });
    if (building?.done === false && (unit.id === id || building.with?.includes(id))) giveUpBridge(d, unit);
  }
  if (d.state.units[id]?.looting) setUnit(d, id, { looting: false });
}

/** NBC-MOV-21: a unit forced from its place rests no longer. `out`: the unit also leaves its area. */
export function driveOff(d: EventBuilder, id: string, out: boolean): void {
  if (out) leaveArea(d, id);
  leavePlace(d, id);
  letGo(d, id);
  disturbRest(d, id);
}

/** Ends what a unit that is taken off the table was in: its place, its fights; its officer is alone. */
export function goesOff(d: EventBuilder, { id, kind }: Pick<Unit, 'id' | 'kind'>): void {
  const officer = officerWith(d.state, id);
  if (officer) setOfficer(d, officer.id, { host: null });
  callOffFights(d, id);
  // NBC-GAR-11: a garrison keeps its area.
  driveOff(d, id, kind !== 'garrison');
}

/** Ends a unit's rest because an enemy is near or the unit was forced to move. The unit defends until a new order. */
export function disturbRest(d: EventBuilder, id: Unit['id']): void {
  const unit = d.state.units[id];
  if (!unit?.resting || unit.fate !== 'good') return;
  setUnit(d, id, { resting: false, ...(!staysBehind(unit) && { ownOrder: 'defend', disturbed: true }) });
  notice(d, say('rest-disturbed', { unit: unitNamed(unit) }), { side: unit.side });
}

/** NBC-DET-06, AMB-31: whether the unit screens its formation's march, which it does while the formation marches. */
export function screensMarch(battle: Battle, unit: Unit): boolean {
  const order = formationOrderOf(battle, unit);
  return unit.screen === true && order !== undefined && OBLIGATIONS[order].screens > 0;
}

/** NBC-DET-03: marks a detachment that has stopped, so that it advances no further. */
export function comeToStand(d: EventBuilder, id: string): void {
  const unit = unitOf(d.state, id);
  if (unit.kind === 'detachment' && unit.fate === 'good' && !unit.stopped && !screensMarch(d.state, unit))
    setUnit(d, id, { stopped: true });
}

export const screensOf = (battle: Battle, formation: string): Unit[] =>
  unitsOf(battle, formation).filter((unit) => unit.screen && onTable(unit));

/** NBC-DET-06, AMB-31: sends screens back to their donors when a march ends. */
export function endScreens(d: EventBuilder, formation: string): void {
  const { order } = formationOf(d.state, formation);
  if (OBLIGATIONS[order].screens > 0 || ruling(d.state.rulings, 'screenAbsorb') === 'permanent') return;
  for (const unit of screensOf(d.state, formation)) {
    const donor = d.state.units[unit.card.id];
    if (unit.fate !== 'good' || !donor || donor.fate !== 'good') continue;
    const back = Math.min(currentCP(unit), donor.lost.blue);
    setUnit(d, unit.id, { present: false });
    goesOff(d, unit);
    setUnit(d, donor.id, { lost: { ...donor.lost, blue: donor.lost.blue - back } });
    const cp = currentCP(unitOf(d.state, donor.id));
    log(d, say('screen-back', { screen: unitNamed(unit), unit: unitNamed(donor), cp }), { side: donor.side });
  }
}
