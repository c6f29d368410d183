/** What a unit gives of itself in the administration of its formation: detachments and garrisons (NBC-DET, NBC-GAR). */
import { type Legality, refuse, unless } from '../../book/legality.ts';
import { type Reckoning, reckon, term } from '../../book/reckoning.ts';
import type { SideId } from '../../book/terms.ts';
import type { UnitCard } from '../../scenarios/schema.ts';
import {
  attachedTo,
  type Battle,
  currentCP,
  hasCP,
  lostCP,
  officerWith,
  onTable,
  type Task,
  type Unit,
  unitName,
  unitsOf,
} from '../battle.ts';
import { freshUnit } from '../begin.ts';
import { OBLIGATIONS } from '../command/order-obligations.ts';
import { type Draft, openTask, setOfficer, setUnit, tell } from '../draft.ts';
import { type Fact, type Procedure, saidOr } from '../procedure.ts';
import { garrisonLimit } from '../terrain.ts';
import {
  DETACHMENT_MOST_CP,
  type DetachmentArm,
  type DetachmentDonor,
  detach,
  detachmentArms,
  maxDetachment,
  mayDetach,
  mayScreen,
  SCREEN_CP,
  screenAfterMarch,
  tooManyDetachments,
} from './detachments.ts';
import { createGarrison, type GarrisonFacts, garrisonFits, mayGarrison } from './garrisons.ts';

const unitIn = (battle: Battle, task: Task): Unit => battle.units[task.unit!]!;
const acting = (battle: Battle, unit: Unit, ...steps: string[]): boolean =>
  unit.formation !== null && battle.action?.formation === unit.formation && steps.includes(battle.action.step);

// ---- detachments ---------------------------------------------------------------------------------------------------

const donorOf = (battle: Battle, unit: Unit): DetachmentDonor => {
  const { command } = (unit.formation && battle.formations[unit.formation]) || { command: null };
  return {
    arm: unit.card.arm,
    cp: currentCP(unit),
    quality: unit.card.quality,
    underCommand: (command === 'under' || command === 'lapels') && unit.said.ooc !== true,
    broken: unit.fate !== 'good',
    garrison: unit.kind === 'garrison',
    detachment: unit.kind === 'detachment',
  };
};

const screensOf = (battle: Battle, formation: string): Unit[] =>
  unitsOf(battle, formation).filter((unit) => unit.screen && onTable(unit));

/** Screens may go out as the march begins, or in the administration (NBC-DET-06, AMB-31). */
const screenLegal = (battle: Battle, unit: Unit): Legality =>
  mayScreen({
    order: battle.formations[unit.formation!]!.order,
    donor: donorOf(battle, unit),
    alive: screensOf(battle, unit.formation!).length,
    distanceCm: 0,
    when: acting(battle, unit, 'orders')
      ? 'order-begins'
      : acting(battle, unit, 'administration')
        ? 'administration'
        : 'other',
  });

/** Whether a unit may send out anything now. */
export function mayOpenDetach(battle: Battle, unit: Unit): Legality {
  const [arm] = detachmentArms(unit.card.arm);
  if (!unit.formation || !arm || !onTable(unit))
    return refuse('Only infantry and cavalry of a formation send out detachments.', 'NBC-DET-02');
  if (acting(battle, unit, 'orders')) return screenLegal(battle, unit);
  return acting(battle, unit, 'administration')
    ? mayDetach(donorOf(battle, unit), 1, arm)
    : refuse("Detachments are made in the administration of their donor's formation.", 'NBC-DET-01');
}

export function openDetach(d: Draft, unit: Unit): string | undefined {
  const legal = mayOpenDetach(d.battle, unit);
  if (!legal.ok) return legal.why;
  openTask(d, { kind: 'detach', side: unit.side, unit: unit.id });
  return undefined;
}

const isScreen = (battle: Battle, task: Task): boolean => {
  const unit = unitIn(battle, task);
  return acting(battle, unit, 'orders') || (saidOr(task, 'screen', false) && screenLegal(battle, unit).ok);
};

const detachArm = (battle: Battle, task: Task): DetachmentArm => {
  const arms = detachmentArms(unitIn(battle, task).card.arm);
  return isScreen(battle, task) ? 'cavalry' : saidOr<DetachmentArm>(task, 'arm', arms[0]!);
};
const detachCP = (battle: Battle, task: Task): number =>
  isScreen(battle, task) ? SCREEN_CP : Math.min(saidOr(task, 'cp', 1), maxDetachment(currentCP(unitIn(battle, task))));

/** The card of a unit split off another: its men are counted with the donor, whose id it keeps. */
function splitCard(donor: UnitCard, arm: DetachmentArm, name: string): UnitCard {
  const { id, ref, quality } = donor;
  const base = { id, ref, quality, name, parts: 'parts' in donor ? donor.parts : [], artilleryPoints: 0 };
  if (arm === 'infantry') return { ...base, arm, sk: 0, rifles: false };
  const { horse, cossack } = donor.arm === 'cavalry' ? donor : { horse: 'light' as const, cossack: false };
  return { ...base, arm, horse, cossack, impetuous: false };
}

function raise(d: Draft, donor: Unit, card: UnitCard, kind: 'detachment' | 'garrison', cp: number): Unit {
  const id = `${kind}:${d.battle.serial}`;
  const unit: Unit = {
    ...freshUnit(id, donor.side, kind === 'garrison' ? null : donor.formation, card, kind, cp),
    // They are the same men, as tired and as steady as those they leave.
    exhaustion: donor.exhaustion,
    disordered: donor.disordered,
  };
  d.add({ type: 'raised', unit });
  return unit;
}

const give = (d: Draft, donor: Unit, cp: number): void =>
  setUnit(d, donor.id, { lost: { ...donor.lost, blue: donor.lost.blue + cp } });

/** NBC-DET-01, NBC-DET-02, NBC-DET-06 */
export const detaching: Procedure = {
  kind: 'detach',
  optional: true,
  question: (battle, task) => `What does ${unitIn(battle, task).card.name} send out?`,
  facts(battle, task) {
    const unit = unitIn(battle, task);
    const most = maxDetachment(currentCP(unit));
    const arms = detachmentArms(unit.card.arm);
    const area = battle.scenario.areas.find(({ id }) => id === unit.area);
    const facts: (Fact | false)[] = [
      screenLegal(battle, unit).ok &&
        !acting(battle, unit, 'orders') && {
          key: 'screen',
          label: 'A cavalry screen for the march',
          effect: '1 CP, within 20 cm',
          kind: 'switch',
          value: saidOr(task, 'screen', false),
        },
      !isScreen(battle, task) &&
        most > 1 && {
          key: 'cp',
          label: 'Combat points',
          kind: 'number',
          min: 1,
          max: most,
          unit: 'CP',
          value: detachCP(battle, task),
        },
      !isScreen(battle, task) &&
        arms.length > 1 && {
          key: 'arm',
          label: 'It sends',
          kind: 'choice',
          value: detachArm(battle, task),
          options: arms.map((value) => ({ value, label: value === 'infantry' ? 'Infantry' : 'Cavalry' })),
        },
      area !== undefined && {
        key: 'stays',
        label: `It stays in ${area.name}`,
        effect: 'goes on with the hour for a garrison',
        kind: 'switch',
        value: saidOr(task, 'stays', true),
      },
    ];
    return facts.filter((fact): fact is Fact => fact !== false);
  },
  sums: () => [],
  needs: () => [],
  reading(battle, task) {
    const unit = unitIn(battle, task);
    const cp = detachCP(battle, task);
    const made = detach(donorOf(battle, unit), cp, detachArm(battle, task));
    const already = Object.values(battle.units).filter(
      ({ kind, side }) => kind === 'detachment' && side === unit.side,
    ).length;
    return {
      word: `${cp}CP ${isScreen(battle, task) ? 'screen' : 'detachment'}`,
      means: `Q${made.detachment.quality}, no skirmishers; it goes straight to its post and never starts a fight.${
        tooManyDetachments(already + 1) ? ' More than a handful in a battle is against the spirit of the game.' : ''
      }`,
      sums: [made.donorCP],
    };
  },
  settle(d, task) {
    const donor = unitIn(d.battle, task);
    const legal = mayOpenDetach(d.battle, donor);
    if (!legal.ok) {
      tell(d, `${unitName(donor)} sends out nothing: ${legal.why}`, { side: donor.side });
      return;
    }
    sendOut(d, task, detachCP(d.battle, task), false);
  },
  byHand: (battle, task) =>
    Array.from({ length: Math.min(DETACHMENT_MOST_CP, currentCP(unitIn(battle, task)) - 1) }, (_, i) => ({
      value: String(i + 1),
      label: `${i + 1}CP`,
    })),
  settleByHand: (d, task, choice) => sendOut(d, task, Number(choice), true),
};

function sendOut(d: Draft, task: Task, cp: number, byHand: boolean): void {
  const donor = unitIn(d.battle, task);
  const screen = isScreen(d.battle, task);
  const arm = detachArm(d.battle, task);
  const { donorCP, given } = detach(donorOf(d.battle, donor), cp, arm);
  const stays = donor.area !== null && saidOr(task, 'stays', true);
  const card = splitCard(donor.card as UnitCard, arm, `${donor.card.name}'s ${screen ? 'screen' : 'detachment'}`);
  const unit = raise(d, donor, card, 'detachment', cp);
  if (screen) setUnit(d, unit.id, { screen: true });
  // NBC-GAR-10: a detachment left behind goes on with the hour.
  if (stays)
    setUnit(d, unit.id, { area: donor.area, occupied: donor.occupied, ...(donor.areaIn && { areaIn: donor.areaIn }) });
  give(d, donor, given);
  tell(d, `${unitName(donor)} sends out a **${screen ? 'screen' : 'detachment'} of ${cp}CP**.`, {
    side: donor.side,
    ...(byHand ? { byHand } : { sums: [donorCP] }),
  });
}

/** NBC-DET-06, AMB-31: what becomes of the screens when a march is over. */
export function endScreens(d: Draft, formation: string): void {
  const { order } = d.battle.formations[formation]!;
  if (OBLIGATIONS[order].screens > 0 || screenAfterMarch(d.battle.rulings) === 'stays') return;
  for (const unit of screensOf(d.battle, formation)) {
    const donor = d.battle.units[unit.card.id];
    if (unit.fate !== 'good' || !donor || donor.fate !== 'good') continue;
    const back = Math.min(currentCP(unit), donor.lost.blue);
    setUnit(d, unit.id, { present: false });
    setUnit(d, donor.id, { lost: { ...donor.lost, blue: donor.lost.blue - back } });
    tell(d, `${unitName(unit)} comes back: ${unitName(donor)} has **${currentCP(d.battle.units[donor.id]!)}CP**.`, {
      side: donor.side,
    });
  }
}

// ---- areas ---------------------------------------------------------------------------------------------------------

const areaOf = (battle: Battle, id: string | null) => battle.scenario.areas.find((area) => area.id === id);

const garrisonsIn = (battle: Battle, area: string, side: SideId): Unit[] =>
  Object.values(battle.units).filter(
    (unit) => unit.kind === 'garrison' && unit.area === area && unit.side === side && unit.fate === 'good',
  );
const cpOf = (units: readonly Unit[]): number => units.reduce((sum, unit) => sum + currentCP(unit), 0);

/** Whether a unit may go into an area, or come out of it, as far as the ledger knows. */
export function mayOccupy(battle: Battle, unit: Unit, id: string | null): Legality {
  const area = areaOf(battle, id);
  const foes = Object.values(battle.units).filter(
    (other) => id !== null && other.area === id && other.side !== unit.side && onTable(other),
  );
  const held = id === null ? [] : garrisonsIn(battle, id, unit.side);
  return unless(
    (unit.fate !== 'good' || !unit.present || unit.kind === 'garrison' || unit.host !== null) &&
      refuse('It does not move into areas or out of them.', 'NBC-GAR-11'),
    id !== null && !area && refuse('The scenario has no such area.', 'NBC-GL-26'),
    unit.area === id && refuse(id ? 'It is there.' : 'It is in no area.', 'NBC-GL-26'),
    foes.length > 0 && refuse(`${foes[0]?.card.name} holds it.`, 'NBC-GAR-01'),
    held.length > 0 &&
      !garrisonFits(cpOf(held), currentCP(unit), garrisonLimit(area?.limit)) &&
      refuse(`With its garrison there would be more than ${garrisonLimit(area?.limit)} CP in it.`, 'NBC-GAR-03'),
  );
}

export function occupy(d: Draft, unit: Unit, id: string | null): string | undefined {
  const legal = mayOccupy(d.battle, unit, id);
  if (!legal.ok) return legal.why;
  const place = areaOf(d.battle, id ?? unit.area);
  setUnit(d, unit.id, { area: id, occupied: 0, areaIn: d.battle.turn });
  tell(d, `${unitName(unit)} ${id ? '**occupies**' : 'leaves'} ${place?.name ?? 'the area'}.`, { side: unit.side });
  return undefined;
}

/** NBC-GAR-03: a Supporting Unit that no longer fits beside its garrison goes at once. */
export function forceOutSupport(d: Draft, id: string): void {
  const unit = d.battle.units[id]!;
  if (!unit.area || unit.kind === 'garrison' || unit.fate !== 'good') return;
  const held = garrisonsIn(d.battle, unit.area, unit.side);
  const area = areaOf(d.battle, unit.area);
  if (held.length === 0 || garrisonFits(cpOf(held), currentCP(unit), garrisonLimit(area?.limit))) return;
  setUnit(d, id, { area: null, occupied: 0 });
  tell(d, `${unitName(unit)} is too large to stay beside the garrison: it **leaves ${area?.name ?? 'the area'}**.`, {
    side: unit.side,
  });
}

// ---- garrisons -----------------------------------------------------------------------------------------------------

function garrisonFacts(battle: Battle, unit: Unit, cp: number, captured: boolean): GarrisonFacts {
  return {
    donor: { arm: unit.card.arm, cp: currentCP(unit), quality: unit.card.quality, broken: unit.fate !== 'good' },
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
    return refuse("Garrisons are made in the administration of the unit's formation.", 'NBC-GAR-02');
  const byClock = mayGarrison(garrisonFacts(battle, unit, 1, false));
  return byClock.ok ? byClock : mayGarrison(garrisonFacts(battle, unit, 1, true));
}

export function openGarrison(d: Draft, unit: Unit): string | undefined {
  const legal = mayOpenGarrison(d.battle, unit);
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
  question: (battle, task) => `How strong is ${unitIn(battle, task).card.name}'s garrison?`,
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
    const facts = factsFor(d.battle, task);
    const donor = unitIn(d.battle, task);
    const legal = mayGarrison(facts);
    if (!legal.ok) {
      tell(d, `${unitName(donor)} makes no garrison: ${legal.why}`, { side: donor.side });
      return;
    }
    leaveGarrison(d, donor, facts, false);
  },
  byHand: (battle, task) =>
    Array.from({ length: currentCP(unitIn(battle, task)) }, (_, i) => ({ value: String(i + 1), label: `${i + 1}CP` })),
  settleByHand(d, task, choice) {
    const donor = unitIn(d.battle, task);
    leaveGarrison(d, donor, garrisonFacts(d.battle, donor, Number(choice), false), true);
  },
};

function leaveGarrison(d: Draft, donor: Unit, facts: GarrisonFacts, byHand: boolean): void {
  const made = createGarrison(facts);
  const { name } = areaOf(d.battle, donor.area)!;
  const more = { side: donor.side, ...(byHand ? { byHand } : { sums: [made.donorCP] }) };
  if (made.converted) {
    const officer = officerWith(d.battle, donor.id);
    if (officer) setOfficer(d, officer.id, { host: null });
    setUnit(d, donor.id, { kind: 'garrison', formation: null, stands: 0, resting: false, ownOrder: null });
    // It has left its formation: its guns stay with that, its engineers with it.
    for (const other of attachedTo(d.battle, donor.id))
      setUnit(d, other.id, other.kind === 'engineers' ? { formation: null } : { host: null });
    tell(d, `${unitName(donor)} becomes the **garrison of ${name}**.`, more);
    makeRoom(d, donor);
    return;
  }
  const card = splitCard(donor.card as UnitCard, 'infantry', `Garrison of ${name}`);
  const unit = raise(d, donor, card, 'garrison', facts.cp);
  setUnit(d, unit.id, { area: donor.area, areaIn: d.battle.turn });
  give(d, donor, facts.cp);
  tell(d, `${unitName(donor)} leaves a **garrison of ${facts.cp}CP** in ${name}.`, more);
  makeRoom(d, donor);
}

/** NBC-GAR-03: friends who no longer fit beside the garrison go, the one who gave it too. */
function makeRoom(d: Draft, { area, side }: Unit): void {
  for (const unit of Object.values(d.battle.units))
    if (unit.area === area && unit.side === side) forceOutSupport(d, unit.id);
}

/** CP lost by a unit and by what it sent out, for the losses of the day; what was given is no loss (AMB-16). */
export function lostWithThoseSentOut(battle: Battle, unit: Unit): number {
  const sent = Object.values(battle.units).filter(({ id, card }) => id !== unit.id && card.id === unit.card.id);
  return sent.reduce((sum, one) => sum + (onTable(one) ? lostCP(one) : one.present ? one.startCP : 0), lostCP(unit));
}
