/** Entering and leaving built-up areas, and the garrisons that units leave in them (NBC-BUA-01, NBC-GAR). */

import * as z from 'zod/mini';
import type { SideId } from '../../book/terms.ts';
import { type Legality, refuse, unless } from '../../engine/legality.ts';
import { type Said, say, word } from '../../engine/message.ts';
import { type Reckoning, reckon, term } from '../../engine/reckoning.ts';
import type { Battle, Unit } from '../battle.ts';
import { allUnits, attachedTo, currentCP, hasCP, movesAlone, officerWith, onTable, placeAt } from '../battle.ts';
import { holds } from '../facts.ts';
import { deed } from '../handling.ts';
import { BY_HAND, type Decided } from '../ledger/checks.ts';
import { comeToStand, driveOff, enterArea, leaveArea, leavePlace, mayLeaveEntrance } from '../ledger/driven-off.ts';
import { type EventBuilder, log, notice, openTask, setOfficer, setUnit } from '../ledger/event-builder.ts';
import { sure, unitOf } from '../look-up.ts';
import { placeNamed, shortNamed, unitNamed } from '../named.ts';
import { ASKS_NOTHING, type Asked, amount, answers, type Nothing, type Procedure, yesNo } from '../procedure.ts';
import { mayRemount } from '../rules/close-combat/facts.ts';
import { keptByDonor } from '../rules/special-troops/detachments.ts';
import { type GarrisonFacts, garrisonFits, mayGarrison } from '../rules/special-troops/garrisons.ts';
import { garrisonLimit } from '../terrain.ts';
import { acting, give, raise, sharesOf, splitCard, standingThere } from './sent-out.ts';

const areaOf = (battle: Battle, id: string | null) => battle.scenario.areas.find((area) => area.id === id);
const areaHeld = (battle: Battle, { area }: Unit) => sure(areaOf(battle, area));

const garrisonsIn = (battle: Battle, area: string, side: SideId): Unit[] =>
  allUnits(battle).filter(
    (unit) => unit.kind === 'garrison' && unit.area === area && unit.side === side && unit.fate === 'good',
  );
const cpOf = (units: readonly Unit[]): number => units.reduce((sum, unit) => sum + currentCP(unit), 0);

/** NBC-GL-26: whether the unit takes the one place that an area has for a unit; a garrison does not. */
const takesPlace = (unit: Unit): boolean =>
  unit.kind === 'unit' && unit.host === null && unit.fate === 'good' && onTable(unit);

/** Whether a unit may enter or leave an area, as far as is known. `leaving`: a unit that makes room. */
export function mayOccupy(battle: Battle, unit: Unit, id: string | null, leaving?: Unit): Legality {
  const area = areaOf(battle, id);
  const there = allUnits(battle).filter((other) => id !== null && other.area === id);
  const foe = there.find((other) => other.side !== unit.side && onTable(other));
  const held = id === null ? [] : garrisonsIn(battle, id, unit.side);
  // NBC-BUA-01: an area holds one unit besides the garrison, which takes no space.
  const taken =
    area?.kind === 'built-up' &&
    takesPlace(unit) &&
    there.some((other) => other.id !== leaving?.id && takesPlace(other));
  const limit = garrisonLimit(area?.limit);
  return unless(
    (unit.fate !== 'good' || !movesAlone(unit)) && refuse('area-no-way', 'NBC-GAR-11'),
    id !== null && !area && refuse('area-none', 'NBC-GL-26'),
    unit.area === id && refuse(id ? 'area-there' : 'area-in-none', 'NBC-GL-26'),
    mayLeaveEntrance(battle, unit),
    unit.onFoot && mayRemount(holds(unit, 'inCZ')),
    foe && refuse(say('area-held', { unit: shortNamed(foe) }), 'NBC-GAR-01'),
    taken && refuse('area-taken', 'NBC-BUA-01'),
    held.length > 0 &&
      !garrisonFits(cpOf(held), currentCP(unit), limit) &&
      refuse(say('area-too-many', { limit }), 'NBC-GAR-03'),
  );
}

export const occupy = deed(mayOccupy, (d, unit, id) => {
  const area = placeNamed(sure(areaOf(d.state, id ?? unit.area)));
  if (id) enterArea(d, unit, id);
  else leaveArea(d, unit.id);
  leavePlace(d, unit.id);
  if (id) comeToStand(d, unit.id);
  // NBC-BUA-01: a move that was set aside is the one that has led the unit here.
  for (const { id: task, kind, unit: of } of d.state.agenda)
    if (id && kind === 'move' && of === unit.id) d.add({ type: 'said', task, facts: { staysIn: true } });
  log(d, say(id ? 'area-log-in' : 'area-log-out', { unit: unitNamed(unit), area }), { side: unit.side });
});

/** NBC-GAR-03: drives out a Supporting Unit that no longer fits beside its garrison. */
function forceOutSupport(d: EventBuilder, id: string): void {
  const unit = unitOf(d.state, id);
  if (!unit.area || unit.kind === 'garrison' || unit.fate !== 'good') return;
  const held = garrisonsIn(d.state, unit.area, unit.side);
  const area = areaHeld(d.state, unit);
  if (held.length === 0 || garrisonFits(cpOf(held), currentCP(unit), garrisonLimit(area.limit))) return;
  driveOff(d, id, true);
  notice(d, say('area-too-large', { unit: unitNamed(unit), area: placeNamed(area) }), { side: unit.side });
}

function garrisonFacts(battle: Battle, unit: Unit, cp: number, captured: boolean): GarrisonFacts {
  return {
    donor: { arm: unit.card.arm, cp: currentCP(unit), broken: unit.fate !== 'good', dismounted: unit.onFoot === true },
    cp,
    held: unit.area !== null && garrisonsIn(battle, unit.area, unit.side).length > 0,
    limit: garrisonLimit(areaOf(battle, unit.area)?.limit),
    minutes: unit.occupied,
    ...(captured && { captured: { turnsHeld: unit.areaIn === undefined ? 1 : battle.turn - unit.areaIn } }),
  };
}

/** NBC-GAR-02: the minutes of occupation so far, as counted by the time cards. */
export const occupationOf = (unit: Unit): Reckoning =>
  reckon('garrison-occupation', [term('garrison-cards', unit.occupied, 'NBC-GAR-02')], { unit: 'minutes' });

/** NBC-GAR-07: whether the unit holds the place of a garrison that has fallen. */
const tookIt = (battle: Battle, { area }: Unit): boolean => area !== null && holds(placeAt(battle, area), 'fortified');

/** Whether the table must be asked: an enemy's garrisons are unknown if its records are kept elsewhere. */
const asksWhoTook = ({ keeps }: Battle): boolean => keeps !== 'both';

/** NBC-GAR-02, -07: whether a unit may make a garrison now, after enough time or because it took the place from one. */
export function mayOpenGarrison(battle: Battle, unit: Unit): Legality {
  if (unit.area === null || !hasCP(unit)) return refuse('garrison-no-area', 'NBC-GAR-02');
  if (!acting(battle, unit, 'administration') || (unit.kind !== 'unit' && unit.kind !== 'detachment'))
    return refuse('garrison-when', 'NBC-GAR-02');
  const byClock = mayGarrison(garrisonFacts(battle, unit, 1, false));
  return byClock.ok || !(tookIt(battle, unit) || asksWhoTook(battle))
    ? byClock
    : mayGarrison(garrisonFacts(battle, unit, 1, true));
}

export const openGarrison = deed(mayOpenGarrison, (d, unit) =>
  openTask(d, { kind: 'garrison', side: unit.side, unit: unit.id }),
);

const garrisonMost = (battle: Battle, unit: Unit): number => {
  const { limit, donor } = garrisonFacts(battle, unit, 1, false);
  return Math.max(1, Math.min(donor.cp, limit));
};

const garrisonAnswers = answers({ cp: z.number(), captured: z.boolean() });
type GarrisonTask = Asked<Nothing, z.infer<typeof garrisonAnswers>>;

function factsFor(battle: Battle, task: GarrisonTask): GarrisonFacts {
  const unit = unitOf(battle, task.unit);
  const most = garrisonMost(battle, unit);
  const { cp = most, captured = tookIt(battle, unit) } = task.facts;
  return garrisonFacts(battle, unit, Math.min(cp, most), captured);
}

const keptOf = ({ donor, cp }: GarrisonFacts): Reckoning => keptByDonor(donor.cp, cp, 'garrison');

function garrisonReading(battle: Battle, unit: Unit, facts: GarrisonFacts): Said {
  const names = { unit: shortNamed(unit), area: placeNamed(areaHeld(battle, unit)) };
  const cp = keptOf(facts).total;
  if (cp === 0) return say('garrison-converts', names);
  return say(garrisonFits(facts.cp, cp, facts.limit) ? 'garrison-keeps' : 'garrison-keeps-outside', { ...names, cp });
}

/** NBC-GAR-02, NBC-GAR-03, NBC-GAR-07: the question of making a garrison. */
export const garrisoning: Procedure<Nothing, GarrisonTask['facts']> = {
  schema: { ...ASKS_NOTHING, facts: garrisonAnswers },
  optional: true,
  // NBC-GAR-02: a unit can leave no garrison in an area it is not in.
  over: (battle, task) => unitOf(battle, task.unit).area === null,
  question: (battle, task) => say('garrison-question', { unit: shortNamed(unitOf(battle, task.unit)) }),
  facts(battle, task) {
    const unit = unitOf(battle, task.unit);
    const { cp: value } = factsFor(battle, task);
    const max = garrisonMost(battle, unit);
    const cp = amount('cp', 'combat-points', value, [1, max], { unit: 'CP' });
    const ready = mayGarrison(garrisonFacts(battle, unit, 1, false)).ok;
    if (ready || !asksWhoTook(battle)) return [cp];
    const captured = task.facts.captured ?? tookIt(battle, unit);
    return [cp, yesNo('captured', 'garrison-captured', captured, { effect: 'garrison-captured-effect' })];
  },
  needs: () => [],
  reading(battle, task) {
    const facts = factsFor(battle, task);
    const unit = unitOf(battle, task.unit);
    const legal = mayGarrison(facts);
    if (!legal.ok) return { word: 'not-yet', means: legal.why, sums: [occupationOf(unit)] };
    return {
      word: say('garrison-word', { cp: facts.cp }),
      means: garrisonReading(battle, unit, facts),
      sums: [occupationOf(unit), keptOf(facts)],
    };
  },
  settle(d, task) {
    const facts = factsFor(d.state, task);
    const donor = unitOf(d.state, task.unit);
    const legal = mayGarrison(facts);
    if (legal.ok) leaveGarrison(d, donor, facts);
    else log(d, say('garrison-log-none', { unit: unitNamed(donor), why: word(legal.why) }), { side: donor.side });
  },
  byHand(battle, { unit: id }) {
    const unit = unitOf(battle, id);
    return garrisonFacts(battle, unit, 1, false).held ? [] : sharesOf(currentCP(unit));
  },
  settleByHand(d, task, choice) {
    const donor = unitOf(d.state, task.unit);
    leaveGarrison(d, donor, garrisonFacts(d.state, donor, Number(choice), false), BY_HAND);
  },
};

function leaveGarrison(d: EventBuilder, donor: Unit, facts: GarrisonFacts, decided?: Decided): void {
  const kept = keptOf(facts);
  const converted = kept.total === 0;
  const area = placeNamed(areaHeld(d.state, donor));
  if (converted) becomeGarrison(d, donor);
  else {
    const unit = raise(d, donor, splitCard(donor.card, 'infantry', area.name), 'garrison', facts.cp);
    setUnit(d, unit.id, { area: donor.area, areaIn: d.state.turn, facts: standingThere(donor) });
    give(d, donor, kept);
  }
  const names = { unit: unitNamed(donor), area };
  const told = converted ? say('garrison-log-converts', names) : say('garrison-log', { ...names, cp: facts.cp });
  log(d, told, { side: donor.side, ...(decided ?? { sums: [kept] }) });
  makeRoom(d, donor);
}

/** NBC-GAR-11: the unit leaves its formation, which keeps its guns; its engineers stay with the garrison. */
function becomeGarrison(d: EventBuilder, { id }: Unit): void {
  const officer = officerWith(d.state, id);
  if (officer) setOfficer(d, officer.id, { host: null });
  setUnit(d, id, { kind: 'garrison', formation: null, stands: 0, resting: false, ownOrder: null });
  for (const other of attachedTo(d.state, id))
    setUnit(d, other.id, other.kind === 'engineers' ? { formation: null } : { host: null });
}

/** NBC-GAR-03: drives out friends that no longer fit beside a garrison, whichever has grown. */
export function makeRoom(d: EventBuilder, { area, side }: Unit): void {
  for (const unit of allUnits(d.state))
    if (area !== null && unit.area === area && unit.side === side) forceOutSupport(d, unit.id);
}
