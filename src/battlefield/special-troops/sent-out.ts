/** What a unit sends out: its detachments; how any unit that is split off is raised and counted (NBC-DET, AMB-16). */

import * as z from 'zod/mini';
import { type Rulings, ruling } from '../../book/rulings.ts';
import { type Legality, refuse, unless } from '../../engine/legality.ts';
import { say, sentences, word } from '../../engine/message.ts';
import { present } from '../../engine/present.ts';
import type { Reckoning } from '../../engine/reckoning.ts';
import type { UnitCard } from '../../scenarios/schema.ts';
import { allUnits, type Battle, currentCP, hasArrived, lostCP, onTable, orderInForce, type Unit } from '../battle.ts';
import { holds } from '../facts.ts';
import { deed } from '../handling.ts';
import { BY_HAND, type Decided } from '../ledger/checks.ts';
import { ofItsPlace, screensOf } from '../ledger/driven-off.ts';
import { type EventBuilder, log, openTask, setUnit } from '../ledger/event-builder.ts';
import { formationOf, sure, unitOf } from '../look-up.ts';
import { placeNamed, shortNamed, unitNamed } from '../named.ts';
import type { Asked, Choice, Fact, Nothing, Procedure } from '../procedure.ts';
import { ASKS_NOTHING, amount, answers, oneOf, yesNo } from '../procedure.ts';
import { OBLIGATIONS } from '../rules/command/order-obligations.ts';
import type { DetachmentArm, DetachmentDonor } from '../rules/special-troops/detachments.ts';
import * as rules from '../rules/special-troops/detachments.ts';
import { freshUnit } from '../troops.ts';

export const acting = (battle: Battle, unit: Unit, ...steps: string[]): boolean =>
  unit.formation !== null && battle.action?.formation === unit.formation && steps.includes(battle.action.step);

const donorOf = (battle: Battle, unit: Unit): DetachmentDonor => {
  const { command } = (unit.formation && battle.formations[unit.formation]) || { command: null };
  return {
    arm: unit.card.arm,
    cp: currentCP(unit),
    underCommand: (command === 'under' || command === 'lapels') && !holds(unit, 'ooc'),
    never: unit.fate !== 'good' || unit.kind === 'garrison' || unit.kind === 'detachment',
  };
};

/** NBC-DET-06, AMB-31: a march sends out a cavalry screen as it begins, or in Formation Administration. */
function screenLegal(battle: Battle, unit: Unit): Legality {
  const formation = formationOf(battle, unit.formation);
  const order = orderInForce(battle, formation);
  if (!order) return refuse('orders-simplified', 'NBC-SIM-02');
  const most = OBLIGATIONS[order].screens;
  return unless(
    most === 0 && refuse('screen-orders', 'NBC-DET-06'),
    !acting(battle, unit, 'orders', 'administration') && refuse('screen-when', 'NBC-DET-06', 'screenAbsorb'),
    screensOf(battle, formation.id).length >= most && refuse(say('screen-most', { most }), 'NBC-DET-06'),
    rules.mayDetach(donorOf(battle, unit), rules.SCREEN_CP, 'cavalry'),
  );
}

export function mayOpenDetach(battle: Battle, unit: Unit): Legality {
  const [arm] = rules.detachmentArms(unit.card.arm);
  if (!unit.formation || !arm || !onTable(unit)) return refuse('detach-formation', 'NBC-DET-02');
  if (acting(battle, unit, 'orders')) return screenLegal(battle, unit);
  return acting(battle, unit, 'administration')
    ? rules.mayDetach(donorOf(battle, unit), 1, arm)
    : refuse('detach-when', 'NBC-DET-01');
}

export const openDetach = deed(mayOpenDetach, (d, unit) =>
  openTask(d, { kind: 'detach', side: unit.side, unit: unit.id }),
);

const arms = z.literal(['infantry', 'cavalry']);
const detachAnswers = answers({ screen: z.boolean(), cp: z.number(), arm: arms, stays: z.boolean() });
type DetachTask = Asked<Nothing, z.infer<typeof detachAnswers>>;

interface SentOut {
  readonly donor: Unit;
  readonly what: 'screen' | 'detachment';
  readonly cp: number;
  readonly arm: DetachmentArm;
}

function sentOut(battle: Battle, task: DetachTask): SentOut {
  const donor = unitOf(battle, task.unit);
  const { arm, cp = 1, screen = false } = task.facts;
  if (acting(battle, donor, 'orders') || (screen && screenLegal(battle, donor).ok))
    return { donor, what: 'screen', cp: rules.SCREEN_CP, arm: 'cavalry' };
  const [first] = rules.detachmentArms(donor.card.arm);
  const most = rules.maxDetachment(currentCP(donor));
  return { donor, what: 'detachment', cp: Math.min(cp, most), arm: arm ?? sure(first) };
}

/** The card of a unit split off another. Its men are counted with the donor, whose id the card keeps. */
export function splitCard(donor: Unit['card'], arm: DetachmentArm, name: string): UnitCard {
  const { id, ref, quality } = donor;
  const base = { id, ref, quality, name, parts: 'parts' in donor ? donor.parts : [], artilleryPoints: 0 };
  if (arm === 'infantry') return { ...base, arm, sk: rules.SENT_OUT_SKIRMISH, rifles: false };
  const { horse, cossack } = donor.arm === 'cavalry' ? donor : { horse: 'light' as const, cossack: false };
  return { ...base, arm, horse, cossack, impetuous: false };
}

/** AMB-173: whether a unit split off a Shaken unit is Shaken. */
const sentOutShaken = (rulings: Rulings): boolean => ruling(rulings, 'sentOutShaken') === 'asDonor';

export function raise(d: EventBuilder, donor: Unit, card: UnitCard, kind: 'detachment' | 'garrison', cp: number): Unit {
  const id = `${kind}:${d.state.serial}`;
  const unit: Unit = {
    ...freshUnit(id, donor.side, kind === 'garrison' ? null : donor.formation, card, kind, cp),
    // The new unit is as exhausted and as Disordered as its donor.
    exhaustion: donor.exhaustion,
    disordered: donor.disordered,
    shaken: donor.shaken && sentOutShaken(d.state.rulings),
  };
  d.add({ type: 'raised', unit });
  return unit;
}

/** NBC-GL-05: writes the CP that a donor gives away for good in its blue book. */
export const give = (d: EventBuilder, donor: Unit, kept: Reckoning): void =>
  setUnit(d, donor.id, { lost: { ...donor.lost, blue: donor.lost.blue + currentCP(donor) - kept.total } });

export const sharesOf = (most: number): Choice[] =>
  Array.from({ length: most }, (_, i) => ({ value: `${i + 1}`, label: say('loss-left', { cp: i + 1 }) }));

function detachFacts(battle: Battle, task: DetachTask): Fact[] {
  const { donor, what, cp, arm } = sentOut(battle, task);
  const most = rules.maxDetachment(currentCP(donor));
  const choices = rules.detachmentArms(donor.card.arm).map((value): Choice => ({ value, label: `target-${value}` }));
  const area = battle.scenario.areas.find(({ id }) => id === donor.area);
  const { screen = false, stays = true } = task.facts;
  const chooses = what === 'detachment';
  const effect = say('detach-screen-effect', { cp: rules.SCREEN_CP, cm: rules.SCREEN_CM });
  return present(
    screenLegal(battle, donor).ok &&
      !acting(battle, donor, 'orders') &&
      yesNo('screen', 'detach-screen', screen, { effect }),
    chooses && most > 1 && amount('cp', 'combat-points', cp, [1, most], { unit: 'CP' }),
    chooses && choices.length > 1 && oneOf('arm', 'detach-sends', arm, choices),
    area !== undefined &&
      yesNo('stays', say('stays-in-area', { area: placeNamed(area) }), stays, { effect: 'detach-stays-effect' }),
  );
}

/** NBC-DET-01, NBC-DET-02, NBC-DET-06: the question of sending out a detachment or screen. */
export const detaching: Procedure<Nothing, DetachTask['facts']> = {
  schema: { ...ASKS_NOTHING, facts: detachAnswers },
  optional: true,
  question: (battle, task) => say('detach-question', { unit: shortNamed(unitOf(battle, task.unit)) }),
  facts: detachFacts,
  needs: () => [],
  reading(battle, task) {
    const { donor, what, cp } = sentOut(battle, task);
    const already = allUnits(battle).filter(({ kind, side }) => kind === 'detachment' && side === donor.side).length;
    const means = say('detach-means', { quality: say('rating-quality', { n: donor.card.quality }) });
    const tooMany = say('detach-too-many', { handful: rules.HANDFUL });
    return {
      word: say('detach-word', { what, cp }),
      means: sentences(already < rules.HANDFUL ? [means] : [means, tooMany]),
      sums: [rules.keptByDonor(currentCP(donor), cp, 'detachment')],
    };
  },
  settle(d, task) {
    const out = sentOut(d.state, task);
    const legal = mayOpenDetach(d.state, out.donor);
    if (legal.ok) sendOut(d, task, out);
    else log(d, say('detach-log-none', { unit: unitNamed(out.donor), why: word(legal.why) }), { side: out.donor.side });
  },
  byHand: (battle, task) => sharesOf(Math.min(rules.DETACHMENT_MOST_CP, currentCP(unitOf(battle, task.unit)) - 1)),
  settleByHand: (d, task, choice) => sendOut(d, task, { ...sentOut(d.state, task), cp: Number(choice) }, BY_HAND),
};

/** NBC-GAR-02: the facts of the donor's place for a unit left in it, also that it was attacked there this turn. */
export const standingThere = (donor: Unit): Unit['facts'] => ({
  ...ofItsPlace(donor),
  ...(holds(donor, 'attackedHere') && { attackedHere: true }),
});

function sendOut(d: EventBuilder, task: DetachTask, { donor, what, cp, arm }: SentOut, decided?: Decided): void {
  const kept = rules.keptByDonor(currentCP(donor), cp, 'detachment');
  const { area, occupied, areaIn } = donor;
  const stays = area !== null && task.facts.stays !== false;
  const unit = raise(d, donor, splitCard(donor.card, arm, `${donor.card.name} (det.)`), 'detachment', cp);
  if (what === 'screen') setUnit(d, unit.id, { screen: true });
  // NBC-GAR-10, NBC-DET-03: a detachment left behind is at its post, and the occupation continues.
  if (stays)
    setUnit(d, unit.id, { area, occupied, stopped: true, ...(areaIn && { areaIn }), facts: standingThere(donor) });
  give(d, donor, kept);
  const told = say('detach-log', { what, unit: unitNamed(donor), cp });
  log(d, told, { side: donor.side, ...(decided ?? { sums: [kept] }) });
}

/** AMB-16: the CP lost by a unit and those split off it, for the day's losses; CP given to them are not lost. */
export function lostWithThoseSentOut(battle: Battle, unit: Unit): number {
  const sent = allUnits(battle).filter(({ id, card }) => id !== unit.id && card.id === unit.card.id);
  return sent.reduce((sum, one) => sum + (hasArrived(one) ? lostCP(one) : one.present ? one.startCP : 0), lostCP(unit));
}
