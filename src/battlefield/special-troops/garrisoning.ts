/** Built-up areas entered and left, and the garrisons that units leave in them (NBC-BUA-01, NBC-GAR). */

import type { SideId } from '../../book/terms.ts';
import { ALLOWED, type Legality, refuse, unless } from '../../engine/legality.ts';
import type { Said } from '../../engine/message.ts';
import { say, word } from '../../engine/message.ts';
import { type Reckoning, reckon, term } from '../../engine/reckoning.ts';
import type { UnitCard } from '../../scenarios/schema.ts';
import {
  attachedTo,
  type Battle,
  currentCP,
  hasCP,
  officerWith,
  onTable,
  type Task,
  type Unit,
  unitName,
} from '../battle.ts';
import { mayRemount, mayOccupy as mayShare } from '../built-up-areas.ts';
import { driveOff, leavePlace } from '../driven-off.ts';
import { type EventBuilder, log, notice, openTask, setOfficer, setUnit } from '../event-builder.ts';
import { holds } from '../facts.ts';
import { mayLeaveEntrance } from '../movement/on-the-way.ts';
import { unitNamed } from '../named.ts';
import { onFootCP, remountedCP } from '../on-foot.ts';
import { type Procedure, saidOr } from '../procedure.ts';
import { garrisonLimit } from '../terrain.ts';
import { createGarrison, type GarrisonFacts, garrisonFits, mayGarrison } from './garrisons.ts';
import { acting, give, raise, splitCard, unitIn } from './sent-out.ts';

// ---- areas ---------------------------------------------------------------------------------------------------------

const areaOf = (battle: Battle, id: string | null) => battle.scenario.areas.find((area) => area.id === id);

const garrisonsIn = (battle: Battle, area: string, side: SideId): Unit[] =>
  Object.values(battle.units).filter(
    (unit) => unit.kind === 'garrison' && unit.area === area && unit.side === side && unit.fate === 'good',
  );
const cpOf = (units: readonly Unit[]): number => units.reduce((sum, unit) => sum + currentCP(unit), 0);

/** Who takes the one place of an area that a unit may have; a garrison takes none (NBC-GL-26). */
const takesPlace = ({ kind, host, fate, present }: Unit): boolean =>
  kind === 'unit' && host === null && fate === 'good' && present;

/**
 * Whether a unit may go into an area, or come out of it, as far as the ledger knows; `leaving`: who makes room as it
 * comes.
 */
export function mayOccupy(battle: Battle, unit: Unit, id: string | null, leaving?: Unit): Legality {
  const area = areaOf(battle, id);
  const foes = Object.values(battle.units).filter(
    (other) => id !== null && other.area === id && other.side !== unit.side && onTable(other),
  );
  const held = id === null ? [] : garrisonsIn(battle, id, unit.side);
  const room = mayShare(
    area?.kind === 'built-up' &&
      takesPlace(unit) &&
      Object.values(battle.units).some((other) => other.area === id && other.id !== leaving?.id && takesPlace(other)),
  );
  const goesOn = mayLeaveEntrance(battle, unit);
  const mounts = unit.onFoot ? mayRemount(holds(unit, 'inCZ')) : ALLOWED;
  return unless(
    (unit.fate !== 'good' || !unit.present || unit.kind === 'garrison' || unit.host !== null) &&
      refuse('It does not move into areas or out of them.', 'NBC-GAR-11'),
    id !== null && !area && refuse('The scenario has no such area.', 'NBC-GL-26'),
    unit.area === id && refuse(id ? 'It is there.' : 'It is in no area.', 'NBC-GL-26'),
    !goesOn.ok && goesOn,
    !mounts.ok && mounts,
    foes.length > 0 && refuse(`${foes[0]?.card.name} holds it.`, 'NBC-GAR-01'),
    !room.ok && room,
    held.length > 0 &&
      !garrisonFits(cpOf(held), currentCP(unit), garrisonLimit(area?.limit)) &&
      refuse(`With its garrison there would be more than ${garrisonLimit(area?.limit)} CP in it.`, 'NBC-GAR-03'),
  );
}

export function occupy(d: EventBuilder, unit: Unit, id: string | null): Said | undefined {
  const legal = mayOccupy(d.state, unit, id);
  if (!legal.ok) return legal.why;
  const place = areaOf(d.state, id ?? unit.area);
  setUnit(d, unit.id, { area: id, occupied: 0, areaIn: d.state.turn });
  leavePlace(d, unit.id);
  if (unit.onFoot) mount(d, unit);
  log(d, `${unitName(unit)} ${id ? '**occupies**' : 'leaves'} ${place?.name ?? 'the area'}.`, { side: unit.side });
  return undefined;
}

/** NBC-BUA-04: cavalry that was on foot rides again. */
export function mount(d: EventBuilder, unit: Unit): void {
  const cp = currentCP(unit);
  setUnit(d, unit.id, { onFoot: false });
  notice(d, `${unitName(unit)} mounts again: **${cp}CP**.`, {
    side: unit.side,
    sums: [remountedCP(onFootCP(cp).total, cp, d.state.rulings)],
  });
}

/** NBC-GAR-03: a Supporting Unit that no longer fits beside its garrison goes at once. */
export function forceOutSupport(d: EventBuilder, id: string): void {
  const unit = d.state.units[id]!;
  if (!unit.area || unit.kind === 'garrison' || unit.fate !== 'good') return;
  const held = garrisonsIn(d.state, unit.area, unit.side);
  const area = areaOf(d.state, unit.area);
  if (held.length === 0 || garrisonFits(cpOf(held), currentCP(unit), garrisonLimit(area?.limit))) return;
  driveOff(d, id, true);
  notice(d, `${unitName(unit)} is too large to stay beside the garrison: it **leaves ${area?.name ?? 'the area'}**.`, {
    side: unit.side,
  });
}

// ---- garrisons -----------------------------------------------------------------------------------------------------

function garrisonFacts(battle: Battle, unit: Unit, cp: number, captured: boolean): GarrisonFacts {
  return {
    donor: {
      arm: unit.card.arm,
      cp: currentCP(unit),
      quality: unit.card.quality,
      broken: unit.fate !== 'good',
      dismounted: unit.onFoot === true,
    },
    cp,
    present: unit.area ? cpOf(garrisonsIn(battle, unit.area, unit.side)) : 0,
    limit: garrisonLimit(areaOf(battle, unit.area)?.limit),
    minutes: unit.occupied,
    ...(captured && { captured: { turnsHeld: unit.areaIn === undefined ? 1 : battle.turn - unit.areaIn } }),
  };
}

/** The occupation so far, as the time cards told it (NBC-GAR-02). */
export const occupationOf = (unit: Unit): Reckoning =>
  reckon('Occupation', [term('Time cards so far', unit.occupied, 'NBC-GAR-02')], { unit: 'minutes' });

/** Whether a unit may make a garrison now, by the clock or because it took the place from one (NBC-GAR-02, -07). */
export function mayOpenGarrison(battle: Battle, unit: Unit): Legality {
  if (unit.area === null || !hasCP(unit)) return refuse('It holds no area.', 'NBC-GAR-02');
  if (!acting(battle, unit, 'administration') || (unit.kind !== 'unit' && unit.kind !== 'detachment'))
    return refuse('Garrisons are made in the administration of the unit’s formation.', 'NBC-GAR-02');
  const byClock = mayGarrison(garrisonFacts(battle, unit, 1, false));
  return byClock.ok ? byClock : mayGarrison(garrisonFacts(battle, unit, 1, true));
}

export function openGarrison(d: EventBuilder, unit: Unit): Said | undefined {
  const legal = mayOpenGarrison(d.state, unit);
  if (!legal.ok) return legal.why;
  openTask(d, { kind: 'garrison', side: unit.side, unit: unit.id });
  return undefined;
}

const garrisonMost = (battle: Battle, unit: Unit): number => {
  const { limit, present = 0, donor } = garrisonFacts(battle, unit, 1, false);
  return Math.max(1, Math.min(donor.cp, limit - present));
};
const factsFor = (battle: Battle, task: Task): GarrisonFacts => {
  const unit = unitIn(battle, task);
  const most = garrisonMost(battle, unit);
  return garrisonFacts(battle, unit, Math.min(saidOr(task, 'cp', most), most), saidOr(task, 'captured', false));
};

/** NBC-GAR-02, NBC-GAR-03, NBC-GAR-07 */
export const garrisoning: Procedure = {
  kind: 'garrison',
  optional: true,
  question: (battle, task) => `How strong is ${unitIn(battle, task).card.name}’s garrison?`,
  facts(battle, task) {
    const unit = unitIn(battle, task);
    const { cp } = factsFor(battle, task);
    const ready = mayGarrison(garrisonFacts(battle, unit, 1, false)).ok;
    return [
      {
        key: 'cp',
        label: 'Combat points',
        kind: 'number',
        min: 1,
        max: garrisonMost(battle, unit),
        unit: 'CP',
        value: cp,
      },
      ...(ready
        ? []
        : [
            {
              key: 'captured',
              label: 'It took the place from a garrison',
              effect: 'no hour to wait',
              kind: 'switch',
              value: saidOr(task, 'captured', false),
            } as const,
          ]),
    ];
  },
  needs: () => [],
  reading(battle, task) {
    const facts = factsFor(battle, task);
    const unit = unitIn(battle, task);
    const legal = mayGarrison(facts);
    if (!legal.ok) return { word: 'Not yet', means: legal.why, sums: [occupationOf(unit)], good: false };
    const made = createGarrison(facts);
    const { name } = areaOf(battle, unit.area)!;
    return {
      word: `${facts.cp}CP garrison`,
      means: made.converted
        ? `All of ${unit.card.name} becomes the garrison of ${name} and leaves its formation.`
        : `${unit.card.name} keeps ${made.donorCP.total}CP${made.donorForcedOut ? ` and must leave ${name} at once` : ''}.`,
      sums: [occupationOf(unit), made.donorCP],
    };
  },
  settle(d, task) {
    const facts = factsFor(d.state, task);
    const donor = unitIn(d.state, task);
    const legal = mayGarrison(facts);
    if (!legal.ok) {
      log(d, say('garrison-log-none', { unit: unitNamed(donor), why: word(legal.why) }), { side: donor.side });
      return;
    }
    leaveGarrison(d, donor, facts, false);
  },
  byHand: (battle, task) =>
    Array.from({ length: currentCP(unitIn(battle, task)) }, (_, i) => ({ value: String(i + 1), label: `${i + 1}CP` })),
  settleByHand(d, task, choice) {
    const donor = unitIn(d.state, task);
    leaveGarrison(d, donor, garrisonFacts(d.state, donor, Number(choice), false), true);
  },
};

function leaveGarrison(d: EventBuilder, donor: Unit, facts: GarrisonFacts, byHand: boolean): void {
  const made = createGarrison(facts);
  const { name } = areaOf(d.state, donor.area)!;
  const more = { side: donor.side, ...(byHand ? { byHand } : { sums: [made.donorCP] }) };
  if (made.converted) {
    const officer = officerWith(d.state, donor.id);
    if (officer) setOfficer(d, officer.id, { host: null });
    setUnit(d, donor.id, { kind: 'garrison', formation: null, stands: 0, resting: false, ownOrder: null });
    // It has left its formation: its guns stay with that, its engineers with it.
    for (const other of attachedTo(d.state, donor.id))
      setUnit(d, other.id, other.kind === 'engineers' ? { formation: null } : { host: null });
    log(d, `${unitName(donor)} becomes the **garrison of ${name}**.`, more);
    makeRoom(d, donor);
    return;
  }
  const card = splitCard(donor.card as UnitCard, 'infantry', `Garrison of ${name}`);
  const unit = raise(d, donor, card, 'garrison', facts.cp);
  setUnit(d, unit.id, { area: donor.area, areaIn: d.state.turn });
  give(d, donor, facts.cp);
  log(d, `${unitName(donor)} leaves a **garrison of ${facts.cp}CP** in ${name}.`, more);
  makeRoom(d, donor);
}

/** NBC-GAR-03: friends who no longer fit beside the garrison go, the one who gave it too. */
function makeRoom(d: EventBuilder, { area, side }: Unit): void {
  for (const unit of Object.values(d.state.units))
    if (unit.area === area && unit.side === side) forceOutSupport(d, unit.id);
}
