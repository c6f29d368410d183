/** What ends with the place that a unit held, when it leaves it or is driven from it. */
import { say } from '../../engine/message.ts';
import { attachedTo, currentCP, officerWith, type Unit } from '../battle.ts';
import { unitNamed } from '../named.ts';
import { lossesAfter, onFootCP, remountedCP } from '../on-foot.ts';
import { endContacts } from './contact.ts';
import { type EventBuilder, notice, setUnit } from './event-builder.ts';
import { endFacts } from './learn.ts';
import { comeOff } from './on-the-way.ts';
import { disturbRest } from './rest.ts';

/** It has gone elsewhere, with whoever is attached to it: what was said of its place is over. */
function goElsewhere(d: EventBuilder, id: string): void {
  for (const { id: unit } of [{ id }, ...attachedTo(d.state, id)]) {
    endFacts(d, { end: 'unit-moves', unit });
    endFacts(d, { end: 'place-left', unit });
  }
  const officer = officerWith(d.state, id);
  if (officer) endFacts(d, { end: 'officer-changes', officer: officer.id });
}

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
  if (unit?.area && unit.onFoot && onFootCP(currentCP(unit)).total > 0) mount(d, unit);
  letAreaGo(d, id);
}

/** NBC-BUA-01, NBC-GAR-02: out of the area that it held, with the hour it has stood there. */
export function letAreaGo(d: EventBuilder, id: string): void {
  const { area, onFoot } = d.state.units[id] ?? {};
  if (!area) return;
  // NBC-BUA-04: away from it cavalry is on horseback again.
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
