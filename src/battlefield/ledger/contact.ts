/** Which units the ledger knows in contact, and the fights that end because one side is gone (NBC-CC-31, -33). */

import type { Aspect } from '../../book/terms.ts';
import { say } from '../../engine/message.ts';
import { allUnits, type Battle, keepsBooks, mark, onTable, type Task, type Unit, unitsBy } from '../battle.ts';
import { holds, known } from '../facts.ts';
import type { Who } from '../fights/parties.ts';
import { unitOf } from '../look-up.ts';
import { unitNamed } from '../named.ts';
import { type EventBuilder, notice, setUnit } from './event-builder.ts';
import { endFacts, learn } from './learn.ts';

const CONTACT = ['contact', 'contactIn', 'holds', 'strikes'] as const;

export const touching = unitsBy((unit) => (unit.fate === 'good' ? (known(unit, 'contact') ?? null) : null));

/** NBC-CC-31: whether the unit is in contact and must still fight this turn. */
export const hasToFight = (battle: Battle, unit: Unit): boolean =>
  known(unit, 'contact') !== undefined && !(holds(unit, 'holds') && known(unit, 'contactIn') === battle.turn);

/** NBC-CC-26: other units of the acting formation that must fight the same enemy, and so fight beside this attacker. */
export const fightsBeside = (battle: Battle, attackers: readonly Who[], target: Who): Unit[] =>
  target === null || attackers.length > 1
    ? []
    : touching(battle, target).filter(
        (unit) =>
          !attackers.includes(unit.id) && unit.formation === battle.action?.formation && hasToFight(battle, unit),
      );

/** Whether the unit is in contact, as attacker or defender, and so engaged with that enemy only (NBC-CC-33). */
export const inContact = (battle: Battle, unit: Unit): boolean =>
  known(unit, 'contact') !== undefined || touching(battle, unit.id).length > 0;

/** The units known to be in contact: after a successful charge, or between two rounds (NBC-CC-33). */
export const engagedIn = (battle: Battle): Unit[] =>
  allUnits(battle).filter((unit) => unit.fate === 'good' && onTable(unit) && inContact(battle, unit));

/** Notes each unit's last opponent, which is the most likely one next time. */
export function markMet(d: EventBuilder, attackers: readonly Who[], target: Who): void {
  const keep = (who: Who, met: Who): void => {
    if (who === null || met === null) return;
    const unit = d.state.units[who];
    if (unit && keepsBooks(d.state, unit.side)) learn(d, { unit: unit.id }, { met });
  };
  for (const attacker of attackers) keep(attacker, target);
  keep(target, attackers[0] ?? null);
}

/** NBC-GL-06: two units near each other are in each other's Contact Zone until one leaves. */
export function standNear(d: EventBuilder, ...pair: readonly (Unit | null | undefined)[]): void {
  for (const unit of pair) if (unit && keepsBooks(d.state, unit.side)) learn(d, { unit: unit.id }, { inCZ: true });
}

/** Writes the contact. `holds`: a first round was fought, and the attacker stays at the edge for a second. */
export function beginContact(
  d: EventBuilder,
  attacker: string,
  target: string,
  how: { readonly holds?: true; readonly strikes?: Aspect },
): void {
  if (d.state.units[attacker]?.fate !== 'good') return;
  learn(d, { unit: attacker }, { contact: target, contactIn: d.state.turn, ...how });
  markStruck(d, target);
}

/** Notes that an enemy shot at the unit or made contact, so sealed orders that wait for this are due. */
export function markStruck(d: EventBuilder, target: string): void {
  const struck = d.state.sealed?.length;
  const unit = d.state.units[target];
  if (struck && unit?.formation) learn(d, { formation: unit.formation }, { struck });
}

export const endContact = (d: EventBuilder, attacker: string): void =>
  endFacts(d, { end: 'question', unit: attacker, facts: CONTACT });

/** NBC-CC-33: a unit that leaves or is driven off is no longer in contact. */
export function endContacts(d: EventBuilder, unit: string): void {
  for (const one of allUnits(d.state)) if (one.id === unit || known(one, 'contact') === unit) endContact(d, one.id);
}

/** NBC-GAR-02: a turn with a close combat against it does not count towards a garrison. */
export function markAttacked(d: EventBuilder, defender: string): void {
  markStruck(d, defender);
  const unit = d.state.units[defender];
  if (unit?.area && unit.fate === 'good' && !holds(unit, 'attackedHere'))
    learn(d, { unit: defender }, { attackedHere: true });
}

export function forgetContacts(d: EventBuilder, formation: string): void {
  for (const unit of allUnits(d.state))
    if (unit.formation === formation && hasToFight(d.state, unit)) endContact(d, unit.id);
}

const FIGHTS = ['charge', 'charge-again', 'guns-attacked', 'firefight', 'close-combat', 'fight-result'];

const attacksIn = ({ kind, data }: Task, unit: string): boolean =>
  FIGHTS.includes(kind) && Array.isArray(data.attackers) && data.attackers.includes(unit);

const isIn = (task: Task, unit: string): boolean =>
  attacksIn(task, unit) || (FIGHTS.includes(task.kind) && task.data.target === unit);

/** Whether the unit attacks in an open fight, one that was set aside too. */
export const attacksAlready = ({ agenda }: Battle, unit: string): boolean =>
  agenda.some((task) => attacksIn(task, unit));

/** Whether the question is fire at this unit or officer. Such fire continues while the unit is on the table, Broken or not. */
function isFireAt({ kind, data }: Task, unit: string): boolean {
  const on = kind === 'volley' || kind === 'skirmish' ? mark.safeParse(data.on).data : undefined;
  return Object.values(on ?? {}).includes(unit);
}

/** NBC-RR-02: whether dice or cards lie for a unit or officer: until accepted, nobody joins it or leaves it. */
export const diceLie = ({ agenda }: Battle, ...who: (string | null | undefined)[]): boolean =>
  agenda.some(
    (task) =>
      (task.rolls[0] || task.kind === 'officer-entered') &&
      !task.kind.endsWith('move') &&
      who.some((id) => id && (task.unit === id || task.officer === id || isIn(task, id) || isFireAt(task, id))),
  );

/** NBC-GL-17, NBC-BRK-03: calls off the open fights of a Broken or lost unit; the story says so. */
export function callOffFights(d: EventBuilder, unit: string): void {
  const gone = unitOf(d.state, unit);
  const away = !onTable(gone);
  for (const task of d.state.agenda.filter((one) => isIn(one, unit) || (away && isFireAt(one, unit)))) {
    d.add({ type: 'closed', task: task.id });
    notice(d, say('fight-called-off', { unit: unitNamed(gone) }), { side: gone.side });
  }
  endContacts(d, unit);
  if (!away) return;
  // NBC-HOW-02: the donors are free when the battery they gave to is gone.
  for (const { id, conversion } of allUnits(d.state)) if (conversion?.to === unit) setUnit(d, id, { conversion: null });
}
