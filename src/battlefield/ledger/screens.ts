/** Screens of a march: who is out, and what becomes of them when it is over (NBC-DET-06). */
import { say } from '../../engine/message.ts';
import { type Battle, currentCP, onTable, type Unit, unitsOf } from '../battle.ts';
import { formationOf, unitOf } from '../look-up.ts';
import { unitNamed } from '../named.ts';
import { OBLIGATIONS } from '../rules/command/order-obligations.ts';
import { screenAfterMarch } from '../rules/special-troops/detachments.ts';
import { leaveArea, leavePlace } from './driven-off.ts';
import { type EventBuilder, log, setUnit } from './event-builder.ts';

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
