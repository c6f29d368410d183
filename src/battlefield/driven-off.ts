/** What ends with the place that a unit held, when it leaves it or is driven from it. */
import { type EventBuilder, setUnit } from './event-builder.ts';
import { endContacts } from './fights/contact.ts';
import { endFacts } from './learn.ts';
import { comeOff } from './movement/on-the-way.ts';
import { disturbRest } from './rest.ts';

/**
 * NBC-CC-33, NBC-GL-25, NBC-QC-08, NBC-BRG-03: whom it touched, what was said of its cover and of its town, and its
 * entrance; who is Broken keeps that until he flees (NBC-BRG-05).
 */
export function leavePlace(d: EventBuilder, id: string): void {
  endContacts(d, id);
  const unit = d.state.units[id]!;
  if (unit.fate === 'good') comeOff(d, unit);
  endFacts(d, { end: 'place-left', unit: id });
}

/** NBC-BAG-04: who loots stays with the baggage; away from it he owes no more checks, and stays Disordered. */
function leaveBaggage(d: EventBuilder, id: string): void {
  for (const { id: baggage, captured } of Object.values(d.state.units))
    if (captured?.by === id && captured.open) setUnit(d, baggage, { captured: { ...captured, open: false } });
  if (d.state.units[id]!.looting) setUnit(d, id, { looting: false });
}

/** NBC-MOV-21: forced from its place, it rests no longer; `out`: from its area, too. */
export function driveOff(d: EventBuilder, id: string, out: boolean): void {
  if (out && d.state.units[id]!.area !== null) setUnit(d, id, { area: null, occupied: 0 });
  leavePlace(d, id);
  leaveBaggage(d, id);
  disturbRest(d, id);
}
