/** What ends with the place that a unit held, when it leaves it or is driven from it: its area, its entrance, its rest, its screens. */

import { ALLOWED, type Legality } from '../../engine/legality.ts';
import { say } from '../../engine/message.ts';
import {
  attachedTo,
  type Battle,
  type CrossingState,
  currentCP,
  formationOrderOf,
  officerWith,
  onTable,
  staysBehind,
  type Unit,
  unitsOf,
} from '../battle.ts';
import { type FactsOf, known } from '../facts.ts';
import { formationOf, unitOf } from '../look-up.ts';
import { unitNamed } from '../named.ts';
import { lossesAfter, onFootCP, remountedCP } from '../on-foot.ts';
import { OBLIGATIONS } from '../rules/command/order-obligations.ts';
import { type CrossingStage, mayGoOn } from '../rules/movement/bridges.ts';
import { screenAfterMarch } from '../rules/special-troops/detachments.ts';
import { endContacts } from './contact.ts';
import { type EventBuilder, log, notice, setUnit } from './event-builder.ts';
import { endFacts } from './learn.ts';

/** One that has gone on or given up is on no bridge. */
export function onWay({ crossing }: Pick<Unit, 'crossing'>): (CrossingState & CrossingStage) | null {
  if (!crossing || crossing.at === 'left') return null;
  return { ...crossing, at: crossing.at };
}

/** Whether it may leave the entrance it stands on, by whatever move; who is Broken flees from it at any time (NBC-BRG-05). */
export function mayLeaveEntrance({ turn, rulings }: Battle, unit: Unit): Legality {
  const stage = unit.fate === 'good' ? onWay(unit) : null;
  return stage ? mayGoOn(stage, turn, rulings) : ALLOWED;
}

/** NBC-PON-07: whoever stood at a bridge that is no more stands at no bridge. */
export function clearBridge(d: EventBuilder, over: string): void {
  for (const unit of Object.values(d.state.units)) if (onWay(unit)?.over === over) comeOff(d, unit);
}

/**
 * Whoever goes away from an entrance leaves it to others (NBC-BRG-03). A unit that has crossed has done so when it came
 * over; one that gives up does so now (NBC-BRG-04).
 */
export function comeOff(d: EventBuilder, { id }: Pick<Unit, 'id'>): void {
  const stage = onWay(unitOf(d.state, id));
  if (!stage) return;
  const since = stage.at === 'far' ? stage.since : d.state.turn;
  setUnit(d, id, { crossing: { ...stage, at: 'left', since } });
}

/** It has gone elsewhere, with whoever is attached to it: what was said of its place is over. */
function goElsewhere(d: EventBuilder, id: string): void {
  for (const { id: unit } of [{ id }, ...attachedTo(d.state, id)]) {
    endFacts(d, { end: 'unit-moves', unit });
    endFacts(d, { end: 'place-left', unit });
  }
  const officer = officerWith(d.state, id);
  if (officer) endFacts(d, { end: 'officer-changes', officer: officer.id });
}

const OF_THE_PLACE = ['inCZ', 'close', 'nearAC', 'town', 'works', 'strongPoint', 'cover', 'met'] as const;

/** What is known of a unit's place goes over to whoever takes it, or is left in it. */
export const ofItsPlace = (unit: Unit): Pick<FactsOf<'unit'>, (typeof OF_THE_PLACE)[number]> =>
  Object.fromEntries(OF_THE_PLACE.map((key) => [key, known(unit, key)] as const).filter(([, value]) => value));

/**
 * NBC-CC-33, NBC-GL-25, NBC-QC-08, NBC-BRG-03: whom it touched, what was said of its place, and its entrance; who is
 * Broken keeps that until he flees (NBC-BRG-05).
 */
export function leavePlace(d: EventBuilder, id: string): void {
  endContacts(d, id);
  const unit = d.state.units[id];
  if (unit?.fate === 'good') comeOff(d, unit);
  goElsewhere(d, id);
}

/** NBC-BUA-04: cavalry on foot has its horses again, and twice the points that it had without them (AMB-130). */
function mount(d: EventBuilder, unit: Unit): void {
  const before = currentCP(unit);
  const mounted = remountedCP(onFootCP(before).total, before, d.state.rulings);
  const cp = mounted.total;
  setUnit(d, unit.id, { onFoot: false, lost: lossesAfter(unit, before - cp) });
  notice(d, say('area-mounts', { unit: unitNamed(unit), cp }), { side: unit.side, sums: [mounted] });
}

/** Whoever goes out of an area leaves it with all it did there; cavalry that fought for it on foot mounts. */
export function leaveArea(d: EventBuilder, id: string): void {
  const unit = d.state.units[id];
  if (unit?.onFoot && onFootCP(currentCP(unit)).total > 0) mount(d, unit);
  letAreaGo(d, id);
}

/** NBC-BUA-01, NBC-GAR-02: out of the area that it held, with the hour it has stood there. */
export function letAreaGo(d: EventBuilder, id: string): void {
  const { area, onFoot } = d.state.units[id] ?? {};
  // NBC-BUA-04: away from it cavalry is on horseback again, from one that the table alone knows too.
  if (!area && onFoot) setUnit(d, id, { onFoot: false });
  if (!area) return;
  setUnit(d, id, { area: null, occupied: 0, ...(onFoot && { onFoot: false }) });
  // NBC-GAR-02: nobody leaves a garrison where he is not.
  for (const { id: task, kind, unit } of d.state.agenda)
    if (kind === 'garrison' && unit === id) d.add({ type: 'closed', task });
}

/** NBC-GAR-02, NBC-GAR-07: its hour begins, or its turn where a garrison has fallen. */
export function enterArea(d: EventBuilder, { id }: Pick<Unit, 'id'>, area: string): void {
  if (d.state.units[id]?.area !== area) leaveArea(d, id);
  setUnit(d, id, { area, occupied: 0, areaIn: d.state.turn });
}

/** NBC-BAG-04: who loots stays with the baggage; away from it he owes no more checks, and stays Disordered. */
function leaveBaggage(d: EventBuilder, id: string): void {
  for (const { id: baggage, captured } of Object.values(d.state.units))
    if (captured?.by === id && captured.open) setUnit(d, baggage, { captured: { ...captured, open: false } });
  if (d.state.units[id]?.looting) setUnit(d, id, { looting: false });
}

/** NBC-MOV-21: forced from its place, it rests no longer; `out`: from its area, too. */
export function driveOff(d: EventBuilder, id: string, out: boolean): void {
  if (out) leaveArea(d, id);
  leavePlace(d, id);
  leaveBaggage(d, id);
  disturbRest(d, id);
}

/** An enemy has come near, or it was forced to move: it rests no longer, and defends until a new order comes. */
export function disturbRest(d: EventBuilder, id: Unit['id']): void {
  const unit = unitOf(d.state, id);
  if (!unit.resting || unit.fate !== 'good') return;
  setUnit(d, id, { resting: false, ...(!staysBehind(unit) && { ownOrder: 'defend', disturbed: true }) });
  notice(d, say('rest-disturbed', { unit: unitNamed(unit) }), { side: unit.side });
}

/** NBC-DET-06, AMB-31: a screen keeps pace with its formation for as long as that is on the march. */
export function screensMarch(battle: Battle, unit: Unit): boolean {
  const order = formationOrderOf(battle, unit);
  return unit.screen === true && order !== undefined && OBLIGATIONS[order].screens > 0;
}

/** NBC-DET-03: a detachment that has stopped anywhere advances no more. */
export function comeToStand(d: EventBuilder, id: string): void {
  const unit = unitOf(d.state, id);
  if (unit.kind === 'detachment' && unit.fate === 'good' && !unit.stopped && !screensMarch(d.state, unit))
    setUnit(d, id, { stopped: true });
}

// ---- screens of a march ---------------------------------------------------------------------------------------------

export const screensOf = (battle: Battle, formation: string): Unit[] =>
  unitsOf(battle, formation).filter((unit) => unit.screen && onTable(unit));

/** NBC-DET-06, AMB-31: what becomes of the screens when a march is over. */
export function endScreens(d: EventBuilder, formation: string): void {
  const { order } = formationOf(d.state, formation);
  if (OBLIGATIONS[order].screens > 0 || screenAfterMarch(d.state.rulings) === 'stays') return;
  for (const unit of screensOf(d.state, formation)) {
    const donor = d.state.units[unit.card.id];
    if (unit.fate !== 'good' || !donor || donor.fate !== 'good') continue;
    const back = Math.min(currentCP(unit), donor.lost.blue);
    leaveArea(d, unit.id);
    leavePlace(d, unit.id);
    setUnit(d, unit.id, { present: false });
    setUnit(d, donor.id, { lost: { ...donor.lost, blue: donor.lost.blue - back } });
    const cp = currentCP(unitOf(d.state, donor.id));
    log(d, say('screen-back', { screen: unitNamed(unit), unit: unitNamed(donor), cp }), { side: donor.side });
  }
}
