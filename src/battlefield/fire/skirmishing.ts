/** Phase 3: each stand attacks once. Hits are recorded, and count for both sides at the end (NBC-SKM). */

import * as z from 'zod/mini';
import { enemyOf, ORDERS, type Order, type SideId } from '../../book/terms.ts';
import { type Legality, refuse, unless } from '../../engine/legality.ts';
import { type Said, say, word } from '../../engine/message.ts';
import { type Reckoning, reckon, term } from '../../engine/reckoning.ts';
import { remember } from '../../engine/remember.ts';
import type { Battle, Mark, Officer, Unit, WrittenShot } from '../battle.ts';
import {
  counting,
  formationsOf,
  isOnTable,
  keepsBooks,
  orderOf,
  serves,
  shot,
  toCount,
  unitsThere,
} from '../battle.ts';
import { deed } from '../handling.ts';
import { BY_HAND, type Decided } from '../ledger/checks.ts';
import { markMet, standNear } from '../ledger/contact.ts';
import { type EventBuilder, log, openTask, setUnit } from '../ledger/event-builder.ts';
import { learn } from '../ledger/learn.ts';
import { formationAttacked, settlePhase, sufferBattery, takeHits, tellFire } from '../ledger/losses.ts';
import { sideOf, sure, unitOf } from '../look-up.ts';
import { called, shortNamed, unitNamed } from '../named.ts';
import { type Asked, answers, type Choice, oneOf, type Procedure } from '../procedure.ts';
import { diceShown, hitChoices, hitsThrown, hitWords, oddsOfHits, oddsPart, soFar } from '../rules/fire/hit-throws.ts';
import {
  canBeSkirmished,
  effectiveSkirmish,
  STAND_CHOICES,
  type StandChoice,
  skirmishCasualties,
  standsFacingCavalry,
} from '../rules/fire/skirmish.ts';
import { inTheFight, isGarrisoned, markedOfficer, markedUnit, markNamed, markShort } from '../rules/fire/under-fire.ts';
import { maySkirmishHere } from '../rules/lulls/lulls.ts';
import { forbidsSkirmishing } from '../rules/sky/weather.ts';
import {
  asSkirmishTarget,
  attackerNamed,
  attackerOf,
  attackers,
  attacksLeft,
  coverSaid,
  factsAsked,
  firingIn,
  parts,
  type SkirmishTask,
  skirmishAnswers,
  skirmishData,
  standsThrowing,
  targetIn,
  targetUnit,
} from './skirmish-facts.ts';

const mayBeStruck = remember((battle: Battle, unit: Unit) => canBeSkirmished(asSkirmishTarget(battle, unit)));
const mayGoOut = remember((battle: Battle, unit: Unit) =>
  unless(
    !inTheFight(unit) && refuse('skirmish-not-in-order', 'NBC-SKM-01'),
    isGarrisoned(battle, unit) && refuse('skirmish-out-of-area', 'NBC-SKM-09'),
    attacksLeft(battle, unit) === 0 &&
      refuse(unit.stands === 0 ? 'skirmish-no-stand' : 'skirmish-have-attacked', 'NBC-SKM-01'),
    // An attack that was set aside is finished first, since each stand attacks once.
    battle.agenda.some(({ kind, data }) => kind === 'skirmish' && data.by === unit.id) &&
      refuse('skirmish-waits', 'NBC-SKM-01'),
  ),
);

export const skirmishersOf = (battle: Battle, side: SideId): Unit[] =>
  unitsThere(battle, side).filter((unit) => mayGoOut(battle, unit).ok);

/** NBC-SKM-03, -08 to -10: the enemy units that a side's skirmishers can attack at all. */
export const skirmishable = (battle: Battle, side: SideId): Unit[] =>
  unitsThere(battle, enemyOf(side)).filter((unit) => inTheFight(unit) && mayBeStruck(battle, unit).ok);

/** NBC-SKM-08: the enemy officers who are alone. */
export function loneOfficers(battle: Battle, side: SideId): Officer[] {
  const there = new Set(
    formationsOf(battle, enemyOf(side)).flatMap((f) => (isOnTable(battle, f) ? [f.commander] : [])),
  );
  return Object.values(battle.officers).filter(
    (officer) =>
      officer.side === enemyOf(side) &&
      serves(officer) &&
      officer.host === null &&
      (officer.role === 'army' || there.has(officer.id)),
  );
}

/** Whether the stands of `by` may attack `on`; null stands for an enemy without records in the app. */
export function mayAttackAsSkirmishers(battle: Battle, by: string | null, on: Mark): Legality {
  const unit = by === null ? undefined : battle.units[by];
  const target = markedUnit(battle, on);
  const officer = markedOfficer(battle, on);
  const side = unit?.side ?? enemyOf((target ?? officer)?.side ?? 'b');
  return unless(
    battle.phase !== 3 && refuse('skirmish-phase', 'NBC-SKM-01'),
    forbidsSkirmishing(battle.sky) && refuse('skirmish-weather', 'NBC-SKM-10'),
    by === null && on === null && refuse('fight-no-books', 'NBC-SKM-01'),
    by !== null && !unit && refuse('no-such-unit', 'NBC-SKM-01'),
    unit && mayGoOut(battle, unit),
    on && 'unit' in on && !target && refuse('skirmish-no-target', 'NBC-SKM-01'),
    on && 'officer' in on && !officer && refuse('no-such-officer', 'NBC-SKM-08'),
    target && target.side === side && refuse('skirmish-friend', 'NBC-SKM-01'),
    target && !inTheFight(target) && refuse('skirmish-not-in-fight', 'NBC-SKM-01'),
    officer && !loneOfficers(battle, side).includes(officer) && refuse('skirmish-officer-not-alone', 'NBC-SKM-08'),
    target && mayBeStruck(battle, target),
    maySkirmishHere(battle, by, on),
  );
}

export const attackAsSkirmishers = deed(mayAttackAsSkirmishers, (d, by, on) => {
  const against = markedUnit(d.state, on) ?? markedOfficer(d.state, on);
  const side = by === null ? enemyOf(sure(against).side) : unitOf(d.state, by).side;
  openTask(d, { kind: 'skirmish', side, unit: by ?? markedUnit(d.state, on)?.id, data: { by, on } });
});

const hitsOf = (battle: Battle, task: SkirmishTask): number[] =>
  parts(battle, task).map((part) => hitsThrown(task, part).hits);

function writeDown(d: EventBuilder, task: SkirmishTask, hits: readonly number[], more: Decided): void {
  const { state } = d;
  const { by, on } = task.data;
  const { aspect = 'front' } = task.facts;
  const side = sideOf(task);
  const written = hits.map((n, i): WrittenShot => {
    const part = parts(state, task)[i];
    return { side, by, on, hits: n, aspect, faces: part ? hitsThrown(task, part).faces : [] };
  });
  d.add({ type: 'shots', shots: [...state.shots, ...written] });
  // NBC-SKM-01: a stand attacks the nearest enemy in its Contact Zone.
  const target = targetUnit(state, task);
  if (target) markMet(d, [by], target.id);
  standNear(d, attackerOf(state, task), target);
  const told = { by: attackerNamed(state, task), target: markNamed(state, on), hits: sumOf(hits) };
  log(d, say('skirmish-fired', told), { side, ...more });
}

function keepCover(d: EventBuilder, task: SkirmishTask): void {
  const unit = targetUnit(d.state, task);
  if (unit && task.facts.covered !== undefined) learn(d, { unit: unit.id }, { cover: coverSaid(d.state, task) });
}

const oddsIn = (battle: Battle, task: SkirmishTask) => oddsOfHits(soFar(task, parts(battle, task)));

export const skirmish: Procedure<SkirmishTask['data'], SkirmishTask['facts']> = {
  schema: { data: skirmishData, facts: skirmishAnswers },
  optional: true,
  throwsOn: () => true,
  // NBC-SKM-01, -08, NBC-LUL-03: no stand is out, the target has fallen or is with a unit, or a lull is there now.
  over(battle, { data: { by, on } }) {
    const officer = markedOfficer(battle, on);
    const host = officer ? officer.host : markedUnit(battle, on)?.host;
    const unit = battle.units[by ?? ''];
    return Boolean(
      !maySkirmishHere(battle, by, on).ok ||
        host ||
        (unit && (unit.stands === 0 || !unit.present)) ||
        (officer && !serves(officer)),
    );
  },
  question: (battle, task) =>
    say('skirmish-question', { by: attackerNamed(battle, task), target: markShort(battle, task.data.on) }),
  facts: factsAsked,
  sums: sumsOf,
  needs: (battle, task) => parts(battle, task).flatMap((part) => hitsThrown(task, part).needs),
  odds: oddsIn,
  dice: (battle, task) => parts(battle, task).flatMap((part) => diceShown(task, part)),
  reading(battle, task) {
    const { legal } = firingIn(battle, task);
    const sums = sumsOf(battle, task);
    if (!legal.ok) return { word: 'skirmish-word-none', means: legal.why, sums };
    const hits = sumOf(hitsOf(battle, task));
    const means = say(hits === 0 ? 'skirmish-unhurt' : 'skirmish-written', { target: markShort(battle, task.data.on) });
    return { word: hitWords(hits), means, sums, part: oddsPart(oddsIn(battle, task), hits) };
  },
  settle(d, task) {
    const { legal } = firingIn(d.state, task);
    keepCover(d, task);
    if (legal.ok) writeDown(d, task, hitsOf(d.state, task), { sums: sumsOf(d.state, task) });
    else noAttack(d, task, legal.why);
  },
  byHand: (battle, task) => hitChoices(Math.max(1, standsThrowing(battle, task)) * firingIn(battle, task).dice.total),
  settleByHand(d, task, choice) {
    keepCover(d, task);
    const stands = Math.max(1, standsThrowing(d.state, task));
    // The table entered the sum, which is recorded for the first stand.
    writeDown(d, task, [Number(choice), ...Array.from({ length: stands - 1 }, () => 0)], BY_HAND);
  },
};

function sumsOf(battle: Battle, task: SkirmishTask): Reckoning[] {
  const firing = firingIn(battle, task);
  const confirm = firing.penalties;
  return [
    effectiveSkirmish(targetIn(battle, task)),
    firing.dice,
    confirm.length > 0 ? { ...firing.toHit, terms: [...firing.toHit.terms, ...confirm] } : firing.toHit,
  ];
}

/** NBC-SKM-02: why there is no attack. Cavalry in front stops the stands of S3, and removes those of S1 and S2. */
function noAttack(d: EventBuilder, task: SkirmishTask, why: Said) {
  const unit = attackerOf(d.state, task);
  const by = attackers(d.state, task);
  const { removed, stands } = standsFacingCavalry(by);
  if (!unit || !by.enemyCavalryWithin2cm)
    return log(d, say('skirmish-idle', { by: attackerNamed(d.state, task), why: word(why) }), { side: sideOf(task) });
  // Empty shots for the attacks left, so that the unit has none left this phase.
  const idle: WrittenShot = { side: unit.side, by: unit.id, on: null, hits: 0, aspect: 'front', faces: [] };
  if (removed > 0) setUnit(d, unit.id, { stands });
  else d.add({ type: 'shots', shots: [...d.state.shots, ...Array(attacksLeft(d.state, unit)).fill(idle)] });
  log(d, say(removed > 0 ? 'skirmish-go-in' : 'skirmish-clump', { unit: unitNamed(unit) }), { side: unit.side });
}

/** AMB-68, NBC-SKM-07: counts all recorded attacks of the phase at once, and asks for any choices. */
export function countSkirmishes(d: EventBuilder): void {
  const { state } = d;
  const shots = toCount(state.shots);
  d.add({ type: 'shots', shots: counting(state.shots) });
  const choices: { unit: Unit; attacks: WrittenShot[] }[] = [];
  for (const unit of Object.values(d.state.units)) {
    const fired = shots.filter(({ on }) => on && 'unit' in on && on.unit === unit.id);
    if (fired.length === 0 || unit.fate !== 'good') continue;
    const attacks = fired.filter(({ hits }) => hits > 0);
    if (!keepsBooks(d.state, unit.side)) tellFire(d, unit, { hits: hitsIn(attacks), disordered: true });
    else if (unit.card.arm === 'artillery') sufferBattery(d, unit.id, harmTo(d.state, unit, attacks), 'skirmish');
    else if (attacks.length > 0 && unit.stands > 0 && unit.hurt?.stand === undefined) choices.push({ unit, attacks });
    else if (attacks.length > 0) fallsOn(d, unit, attacks, 'absorb', orderOf(state, unit));
    // AMB-29: whoever is missed was shot at too.
    formationAttacked(d, unit, 'skirmish');
  }
  askOfOfficers(d, shots);
  for (const { unit, attacks } of choices.reverse()) {
    const order = orderOf(state, unit);
    openTask(d, { kind: 'stand', side: unit.side, unit: unit.id, data: { attacks, ...(order && { order }) } });
  }
}

const sumOf = (hits: readonly number[]): number => hits.reduce((sum, n) => sum + n, 0);
const hitsIn = (attacks: readonly WrittenShot[]): number => sumOf(attacks.map(({ hits }) => hits));

const harmTo = (battle: Battle, unit: Unit, attacks: readonly WrittenShot[], choice?: StandChoice) =>
  skirmishCasualties(asSkirmishTarget(battle, unit), attacks, battle.rulings, choice);

/** NBC-OFF-04: asks about officers who were alone and hit. */
function askOfOfficers(d: EventBuilder, shots: readonly WrittenShot[]): void {
  for (const officer of Object.values(d.state.officers)) {
    const hit = shots.some(({ on, hits }) => on && 'officer' in on && on.officer === officer.id && hits > 0);
    if (!hit || !serves(officer) || !keepsBooks(d.state, officer.side)) continue;
    const data = { cause: 'skirmish', alone: true };
    openTask(d, { kind: 'officer-risk', side: officer.side, officer: officer.id, data });
  }
}

function fallsOn(
  d: EventBuilder,
  unit: Unit,
  attacks: readonly WrittenShot[],
  stand: StandChoice,
  order?: Order,
): void {
  const hits = { unit: unit.id, hits: hitsIn(attacks), aspects: attacks.map(({ aspect }) => aspect) };
  takeHits(d, { ...hits, cause: 'skirmish', aspect: 'front', stand, order });
}

const standData = z.strictObject({
  attacks: z.readonly(z.array(shot)),
  /** The unit's order when it was shot at (AMB-32). */
  order: z.optional(z.literal(ORDERS)),
});
const standAnswers = answers({ stand: z.literal(STAND_CHOICES) });
type StandTask = Asked<z.infer<typeof standData>, z.infer<typeof standAnswers>>;

const choiceIn = ({ facts }: StandTask): StandChoice => facts.stand ?? 'absorb';
const unitIn = (battle: Battle, task: StandTask): Unit => unitOf(battle, task.unit);
const harmOf = (battle: Battle, task: StandTask, choice: StandChoice) =>
  harmTo(battle, unitIn(battle, task), task.data.attacks, choice);

const DECIDED = [...STAND_CHOICES, 'none'] as const;

/** NBC-SKM-07: the owner decides whether the stand is lost to the first hit, or is kept and the unit takes the hit. */
export const standChoice: Procedure<StandTask['data'], StandTask['facts']> = {
  schema: { data: standData, facts: standAnswers },
  question: (battle, task) => say('stand-question', { unit: shortNamed(unitIn(battle, task)) }),
  facts(battle, task) {
    const optionOf = (value: StandChoice): Choice => {
      const { standsRemoved, check } = harmOf(battle, task, value);
      const effect = say('stand-effect', { stands: standsRemoved, checks: check ? 'yes' : 'no' });
      return { value, label: word(`stand-${value}`), effect };
    };
    return [oneOf('stand', 'stand-label', choiceIn(task), STAND_CHOICES.map(optionOf))];
  },
  needs: () => [],
  reading(battle, task) {
    const { fate, cpLost, standsRemoved, check, hits } = harmOf(battle, task, choiceIn(task));
    const unit = shortNamed(unitIn(battle, task));
    const shooter = ({ by }: WrittenShot) => (by ? called(shortNamed(unitOf(battle, by))) : word('an-enemy'));
    const thrown = task.data.attacks.map((one) => term(shooter(one), one.hits, 'NBC-SKM-07'));
    const means = say('stand-means', { unit, lost: cpLost, stands: standsRemoved, checks: check ? 'yes' : 'no' });
    return {
      word: hitWords(hits),
      means: fate === 'good' ? means : say('stand-last-point', { unit }),
      sums: [reckon('sum-hits', thrown)],
    };
  },
  settle: (d, task) => concludeStand(d, task, choiceIn(task)),
  byHand: () => DECIDED.map((value) => ({ value, label: word(`stand-by-hand-${value}`) })),
  settleByHand(d, task, value) {
    const choice = DECIDED.find((one) => one === value) ?? 'none';
    const told = { unit: shortNamed(unitIn(d.state, task)), choice };
    log(d, say('stand-told', told), { side: sideOf(task), ...BY_HAND });
    concludeStand(d, task, choice);
  },
};

function concludeStand(d: EventBuilder, task: StandTask, choice: (typeof DECIDED)[number]): void {
  const unit = unitIn(d.state, task);
  if (choice !== 'none' && unit.fate === 'good') fallsOn(d, unit, task.data.attacks, choice, task.data.order);
  if (!d.state.agenda.some((open) => open.kind === 'stand')) settlePhase(d);
}
