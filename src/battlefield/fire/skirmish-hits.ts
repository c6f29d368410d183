/** The end of phase 3: all recorded hits count at once, and a stand may absorb one (NBC-SKM-07, AMB-68). */

import * as z from 'zod/mini';
import { ORDERS, type Order } from '../../book/terms.ts';
import { say, word } from '../../engine/message.ts';
import { reckon, term } from '../../engine/reckoning.ts';
import { answers } from '../answers.ts';
import {
  type Battle,
  counting,
  keepsBooks,
  orderOf,
  serves,
  shot,
  toCount,
  type Unit,
  type WrittenShot,
} from '../battle.ts';
import { type EventBuilder, log, openTask } from '../ledger/event-builder.ts';
import { settlePhase, sufferBattery, takeHits, tellFire } from '../ledger/losses.ts';
import { sideOf, unitOf } from '../look-up.ts';
import { called, shortNamed } from '../named.ts';
import { type Asked, type Choice, oneOf, type Procedure, type Reading } from '../procedure.ts';
import { STAND_CHOICES, type StandChoice, skirmishCasualties } from '../rules/fire/skirmish.ts';
import { hitWords } from './hit-throws.ts';
import { asSkirmishTarget } from './skirmish-facts.ts';

/** AMB-68: counts all recorded attacks of the phase at once, and asks for any choices. */
export function countSkirmishes(d: EventBuilder): void {
  const { state } = d;
  const shots = toCount(state.shots);
  d.add({ type: 'shots', shots: counting(state.shots) });
  const choices: { unit: Unit; attacks: WrittenShot[] }[] = [];
  for (const unit of Object.values(d.state.units)) {
    const attacks = shots.filter(({ on, hits }) => on && 'unit' in on && on.unit === unit.id && hits > 0);
    if (attacks.length === 0 || unit.fate !== 'good') continue;
    if (!keepsBooks(d.state, unit.side)) tellFire(d, unit, { hits: sumOf(attacks), disordered: true });
    else if (unit.card.arm === 'artillery') sufferBattery(d, unit.id, harmTo(d.state, unit, attacks), 'skirmish');
    else if (unit.stands > 0 && unit.hurt?.stand === undefined) choices.push({ unit, attacks });
    else fallsOn(d, unit, attacks, 'absorb', orderOf(state, unit));
  }
  askOfOfficers(d, shots);
  for (const { unit, attacks } of choices.reverse()) {
    const order = orderOf(state, unit);
    openTask(d, { kind: 'stand', side: unit.side, unit: unit.id, data: { attacks, ...(order && { order }) } });
  }
}

const sumOf = (attacks: readonly WrittenShot[]): number => attacks.reduce((sum, { hits }) => sum + hits, 0);

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
  order: Order | undefined,
): void {
  const hits = { unit: unit.id, hits: sumOf(attacks), aspects: attacks.map(({ aspect }) => aspect) };
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

function readStand(battle: Battle, task: StandTask): Reading {
  const { fate, cpLost, standsRemoved, check, hits } = harmOf(battle, task, choiceIn(task));
  const unit = shortNamed(unitIn(battle, task));
  const shooter = ({ by }: WrittenShot) => (by ? called(shortNamed(unitOf(battle, by))) : word('an-enemy'));
  const thrown = task.data.attacks.map((one) => term(shooter(one), one.hits, 'NBC-SKM-07'));
  return {
    word: hitWords(hits),
    means:
      fate === 'good'
        ? say('stand-means', { unit, lost: cpLost, stands: standsRemoved, checks: check ? 'yes' : 'no' })
        : say('stand-last-point', { unit }),
    sums: [reckon('sum-hits', thrown)],
  };
}

const BY_HAND = [...STAND_CHOICES, 'none'] as const;

/** NBC-SKM-07: the owner decides whether the stand is lost to the first hit, or is kept and the unit takes the hit. */
export const standChoice: Procedure<StandTask['data'], StandTask['facts']> = {
  kind: 'stand',
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
  reading: readStand,
  settle: (d, task) => concludeStand(d, task, choiceIn(task)),
  byHand: () => BY_HAND.map((value) => ({ value, label: word(`stand-by-hand-${value}`) })),
  settleByHand(d, task, value) {
    const choice = BY_HAND.find((one) => one === value) ?? 'none';
    const told = { unit: shortNamed(unitIn(d.state, task)), choice };
    log(d, say('stand-told', told), { side: sideOf(task), byHand: true });
    concludeStand(d, task, choice);
  },
};

/** Applies the choice. After the last choice, the checks of the phase follow. */
function concludeStand(d: EventBuilder, task: StandTask, choice: (typeof BY_HAND)[number]): void {
  const unit = unitIn(d.state, task);
  if (choice !== 'none' && unit.fate === 'good') fallsOn(d, unit, task.data.attacks, choice, task.data.order);
  if (!d.state.agenda.some((open) => open.kind === 'stand')) settlePhase(d);
}
