/** What a unit gives of itself: its detachments, and how anything sent out is raised and counted (NBC-DET, AMB-16). */

import { type Legality, refuse } from '../../engine/legality.ts';
import type { Said } from '../../engine/message.ts';
import { say, word } from '../../engine/message.ts';
import type { UnitCard } from '../../scenarios/schema.ts';
import { type Battle, currentCP, lostCP, onTable, type Task, type Unit, unitName, unitsOf } from '../battle.ts';
import { freshUnit } from '../begin.ts';
import { OBLIGATIONS } from '../command/order-obligations.ts';
import { type EventBuilder, log, openTask, setUnit } from '../event-builder.ts';
import { holds } from '../facts.ts';
import { unitNamed } from '../named.ts';
import { type Fact, type Procedure, saidOr } from '../procedure.ts';
import {
  DETACHMENT_MOST_CP,
  type DetachmentArm,
  type DetachmentDonor,
  detach,
  detachmentArms,
  maxDetachment,
  mayDetach,
  mayScreen,
  SCREEN_CM,
  SCREEN_CP,
  screenAfterMarch,
  tooManyDetachments,
} from './detachments.ts';

export const unitIn = (battle: Battle, task: Task): Unit => battle.units[task.unit!]!;
export const acting = (battle: Battle, unit: Unit, ...steps: string[]): boolean =>
  unit.formation !== null && battle.action?.formation === unit.formation && steps.includes(battle.action.step);

const donorOf = (battle: Battle, unit: Unit): DetachmentDonor => {
  const { command } = (unit.formation && battle.formations[unit.formation]) || { command: null };
  return {
    arm: unit.card.arm,
    cp: currentCP(unit),
    quality: unit.card.quality,
    underCommand: (command === 'under' || command === 'lapels') && !holds(unit, 'ooc'),
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
    : refuse('Detachments are made in the administration of their donor’s formation.', 'NBC-DET-01');
}

export function openDetach(d: EventBuilder, unit: Unit): Said | undefined {
  const legal = mayOpenDetach(d.state, unit);
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
export function splitCard(donor: UnitCard, arm: DetachmentArm, name: string): UnitCard {
  const { id, ref, quality } = donor;
  const base = { id, ref, quality, name, parts: 'parts' in donor ? donor.parts : [], artilleryPoints: 0 };
  if (arm === 'infantry') return { ...base, arm, sk: 0, rifles: false };
  const { horse, cossack } = donor.arm === 'cavalry' ? donor : { horse: 'light' as const, cossack: false };
  return { ...base, arm, horse, cossack, impetuous: false };
}

export function raise(d: EventBuilder, donor: Unit, card: UnitCard, kind: 'detachment' | 'garrison', cp: number): Unit {
  const id = `${kind}:${d.state.serial}`;
  const unit: Unit = {
    ...freshUnit(id, donor.side, kind === 'garrison' ? null : donor.formation, card, kind, cp),
    // They are the same men, as tired and as steady as those they leave.
    exhaustion: donor.exhaustion,
    disordered: donor.disordered,
  };
  d.add({ type: 'raised', unit });
  return unit;
}

export const give = (d: EventBuilder, donor: Unit, cp: number): void =>
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
          effect: `${SCREEN_CP} CP, within ${SCREEN_CM} cm`,
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
    const donor = unitIn(d.state, task);
    const legal = mayOpenDetach(d.state, donor);
    if (!legal.ok) {
      log(d, say('detach-log-none', { unit: unitNamed(donor), why: word(legal.why) }), { side: donor.side });
      return;
    }
    sendOut(d, task, detachCP(d.state, task), false);
  },
  byHand: (battle, task) =>
    Array.from({ length: Math.min(DETACHMENT_MOST_CP, currentCP(unitIn(battle, task)) - 1) }, (_, i) => ({
      value: String(i + 1),
      label: `${i + 1}CP`,
    })),
  settleByHand: (d, task, choice) => sendOut(d, task, Number(choice), true),
};

function sendOut(d: EventBuilder, task: Task, cp: number, byHand: boolean): void {
  const donor = unitIn(d.state, task);
  const screen = isScreen(d.state, task);
  const arm = detachArm(d.state, task);
  const { donorCP, given } = detach(donorOf(d.state, donor), cp, arm);
  const stays = donor.area !== null && saidOr(task, 'stays', true);
  const card = splitCard(donor.card as UnitCard, arm, `${donor.card.name}’s ${screen ? 'screen' : 'detachment'}`);
  const unit = raise(d, donor, card, 'detachment', cp);
  if (screen) setUnit(d, unit.id, { screen: true });
  // NBC-GAR-10: a detachment left behind goes on with the hour.
  if (stays)
    setUnit(d, unit.id, { area: donor.area, occupied: donor.occupied, ...(donor.areaIn && { areaIn: donor.areaIn }) });
  give(d, donor, given);
  log(d, `${unitName(donor)} sends out a **${screen ? 'screen' : 'detachment'} of ${cp}CP**.`, {
    side: donor.side,
    ...(byHand ? { byHand } : { sums: [donorCP] }),
  });
}

/** NBC-DET-06, AMB-31: what becomes of the screens when a march is over. */
export function endScreens(d: EventBuilder, formation: string): void {
  const { order } = d.state.formations[formation]!;
  if (OBLIGATIONS[order].screens > 0 || screenAfterMarch(d.state.rulings) === 'stays') return;
  for (const unit of screensOf(d.state, formation)) {
    const donor = d.state.units[unit.card.id];
    if (unit.fate !== 'good' || !donor || donor.fate !== 'good') continue;
    const back = Math.min(currentCP(unit), donor.lost.blue);
    setUnit(d, unit.id, { present: false });
    setUnit(d, donor.id, { lost: { ...donor.lost, blue: donor.lost.blue - back } });
    log(d, `${unitName(unit)} comes back: ${unitName(donor)} has **${currentCP(d.state.units[donor.id]!)}CP**.`, {
      side: donor.side,
    });
  }
}

/** CP lost by a unit and by what it sent out, for the losses of the day; what was given is no loss (AMB-16). */
export function lostWithThoseSentOut(battle: Battle, unit: Unit): number {
  const sent = Object.values(battle.units).filter(({ id, card }) => id !== unit.id && card.id === unit.card.id);
  return sent.reduce((sum, one) => sum + (onTable(one) ? lostCP(one) : one.present ? one.startCP : 0), lostCP(unit));
}
