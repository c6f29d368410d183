/** Units that have arrived wait beside the table and enter it when their formation acts (NBC-RNF-03, NBC-RNF-04). */
import { say } from '../../engine/message.ts';
import { type Battle, hasArrived, isEntering, type Unit, unitsOf } from '../battle.ts';
import { formationOf } from '../look-up.ts';
import { shortNamed } from '../named.ts';
import { zoneNow } from '../rules/lulls/lulls.ts';
import { type EventBuilder, notice } from './event-builder.ts';
import { endFacts, learn } from './learn.ts';

/** NBC-RNF-04: how far enemies in the Contact Zone of arriving units move back from the entry, in cm. */
export const ENTRY_CM = 15;

/** Where a unit enters the table; empty if only the table knows. */
const entryOf = ({ arrived, scenario }: Battle, { id, formation }: Unit): string =>
  scenario.reinforcements.findLast(
    (coming) =>
      arrived.includes(coming.id) && coming.formation === formation && (!coming.units || coming.units.includes(id)),
  )?.where ?? '';

/** The waiting units of a formation enter the table. The players see which enemies move back. */
export function comeOntoTable(d: EventBuilder, formation: string): void {
  const waiting = unitsOf(d.state, formation).filter(isEntering);
  if (waiting.length === 0) return;
  for (const { id: unit } of waiting) {
    endFacts(d, { end: 'entry', unit });
    learn(d, { unit }, { enteredNow: true });
  }
  const units = waiting.filter(hasArrived);
  const { side } = formationOf(d.state, formation);
  for (const where of new Set(units.map((unit) => entryOf(d.state, unit)))) {
    const by = units.filter((unit) => entryOf(d.state, unit) === where);
    const zone = zoneNow(d.state, by[0]);
    notice(d, say('arrival-enters', { units: by.map(shortNamed), where, zone, cm: ENTRY_CM }), { side });
  }
  if (units.length > 0) learn(d, { formation }, { gaveGround: [] });
}
