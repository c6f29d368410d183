/** A battery that is charged (NBC-EVD, NBC-FSH): it evades or stays, and fires canister before contact. */

import * as z from 'zod/mini';
import { ASPECTS, GUN_WEIGHTS, MOBILITIES, type Pieces } from '../../book/terms.ts';
import { RESULTS, type Result } from '../../cards/results.ts';
import { hitsMade } from '../../dice/hits.ts';
import type { Legality } from '../../engine/legality.ts';
import { inTurn, onlySaid, type Said, say, word } from '../../engine/message.ts';
import type { Reckoning } from '../../engine/reckoning.ts';
import { type Battle, type Facts, keepsBooks, piecesOf, type Unit } from '../battle.ts';
import { known } from '../facts.ts';
import { oddsOfHits, oddsPart } from '../fire/hit-throws.ts';
import { driveOff } from '../ledger/driven-off.ts';
import { type EventBuilder, log, openTask } from '../ledger/event-builder.ts';
import { learn } from '../ledger/learn.ts';
import { disorderUnit, eliminateUnit, formationAttacked, takeHits, tell } from '../ledger/losses.ts';
import { ownAgain } from '../ledger/re-roll-dice.ts';
import {
  type Again,
  type Asked,
  type Choice,
  type Fact,
  type Need,
  type Odds,
  oneOf,
  type Procedure,
  rollIn,
} from '../procedure.ts';
import { adjustedRating } from '../quality-check.ts';
import { orderUnderAttack } from '../rules/command/order-obligations.ts';
import { answersTo, factKey, flagSaid, OF_CHECKS, OF_STRANGERS, saidOf } from '../rules/fights/answers.ts';
import {
  canisterCasualties,
  closesAgainAfterCanister,
  type Evade,
  evadeModifiers,
  evadeResult,
  finalShot,
  mustEvade,
} from '../rules/fire/evading.ts';
import type { Battery, Firing } from '../rules/fire/fighters.ts';
import { fateOnContact } from '../rules/fire/howitzers.ts';
import { NO_ROUNDS, nextRound, type Rounds, roundsOf, thrownSoFar } from '../rules/fire/rounds.ts';
import { areaKind, inBuiltUpArea } from '../rules/fire/under-fire.ts';
import { checkOdds, resultOf } from '../throws.ts';
import { type ChargeData, gainGround, touch } from './charges.ts';
import { musketeers } from './combatants.ts';
import { keepLoss, now, overrun } from './ledger.ts';
import { attackerIn, defenderIn, evadedFrom, fightData, hasEvaded, type Party } from './parties.ts';
import {
  checkEffectIn,
  checkOf,
  checkQuestions,
  type Effect,
  keepAnswers,
  saying,
  strangerQuestions,
  switchOf,
} from './table-facts.ts';

const gunsData = z.extend(fightData, {
  aspect: z.literal(ASPECTS),
  inZone: z.boolean(),
});
type GunsData = Readonly<z.infer<typeof gunsData>>;
type GunsTask = Asked<GunsData>;

/** NBC-RKT-05: guns, or rockets, of which the table is asked: no canister, and lost at any contact. */
function firesWith(battle: Battle, task: GunsTask): Pieces {
  const { seen } = defenderIn(battle, task);
  return (seen && piecesOf(seen)) ?? (flagSaid(task, 'd', 'rockets') ? 'rockets' : 'guns');
}

const lostIfReached = (battle: Battle, task: GunsTask): boolean =>
  fateOnContact(firesWith(battle, task)) === 'eliminated';

function batteryIn(battle: Battle, task: GunsTask): Battery {
  const { quality, disordered, exhaustion, order, seen } = defenderIn(battle, task);
  const { card, conversion } = seen ?? {};
  const known = card?.arm === 'artillery' ? card : undefined;
  return {
    ...{ quality, disordered, exhaustion, attached: false },
    weight: known?.weight ?? saidOf(task, 'd', 'weight', 'medium'),
    mobility: known?.mobility ?? saidOf(task, 'd', 'mobility', 'foot'),
    pieces: firesWith(battle, task),
    order: order && orderUnderAttack(order, 'close-combat', battle.rulings),
    ...(conversion && { conversion: conversion.part }),
  };
}

function inWorks(battle: Battle, task: GunsTask): boolean {
  const { seen } = defenderIn(battle, task);
  return flagSaid(task, 'd', 'works', known(seen, 'works') ?? areaKind(battle, seen) === 'works');
}

/** NBC-BUA-03: whether the battery leaves a built-up area before the attack, which always Disorders it. */
const leavesTown = (battle: Battle, task: GunsTask): boolean => inBuiltUpArea(battle, defenderIn(battle, task).seen);

const hasRunBefore = (battle: Battle, task: GunsTask): boolean =>
  hasEvaded(defenderIn(battle, task), attackerIn(battle, task));

const mayEvade = (battle: Battle, task: GunsTask): Legality =>
  mustEvade({
    battery: batteryIn(battle, task),
    attackedFromOutsideContactZone: !task.data.inZone,
    inFieldWorks: inWorks(battle, task),
    evadedThisAttacker: hasRunBefore(battle, task),
  });

function evadeRating(battle: Battle, task: GunsTask): Reckoning {
  const guns = defenderIn(battle, task);
  return adjustedRating(
    {
      ...checkOf(battle, task, guns, { losses: 0, aspects: [task.data.aspect], order: guns.order }),
      situational: evadeModifiers(attackerIn(battle, task), batteryIn(battle, task)),
    },
    battle.rulings,
  );
}

interface Answered extends Rounds {
  /** The result drawn; null while it is missing, or if the battery does not try to evade. */
  readonly result: Result | null;
  readonly wantsCard: boolean;
  readonly evade: Evade | null;
  readonly firing: Firing | null;
}

function answerOf(battle: Battle, task: GunsTask): Answered {
  const { aspect } = task.data;
  const battery = batteryIn(battle, task);
  const tries = mayEvade(battle, task).ok;
  const roll = rollIn(task, 'evade');
  const result = tries && roll ? resultOf(battle, roll, evadeRating(battle, task).total) : null;
  if (tries && !result) return { result, wantsCard: true, evade: null, firing: null, ...NO_ROUNDS };
  const evade = result && evadeResult(result, { battery, aspect }, battle.rulings);
  const triedToEvade = hasRunBefore(battle, task);
  const shot = evade ? (evade.canister ?? null) : finalShot({ battery, aspect, triedToEvade });
  const firing = shot?.legal.ok ? shot : null;
  const key = `throw:${defenderIn(battle, task).id}`;
  const thrown = firing ? thrownSoFar(task, roundsOf(key), firing.throw) : NO_ROUNDS;
  return { result, wantsCard: false, evade, firing, ...thrown };
}

/** NBC-EVD-02, NBC-FSH-01: the chance to get away; after the card, the chance of the canister it allows. */
function oddsIn(battle: Battle, task: GunsTask): Odds | null {
  const { firing, progress, result, wantsCard } = answerOf(battle, task);
  if (wantsCard || (result && progress.done)) return evadeOdds(battle, task);
  if (!firing) return null;
  return oddsOfHits([{ throw: firing.throw, rounds: progress.done ? [] : progress.rounds }], 'guns-chance-canister');
}

function evadeOdds(battle: Battle, task: GunsTask): Odds {
  const attack = { battery: batteryIn(battle, task), aspect: task.data.aspect };
  const after = (result: Result) => evadeResult(result, attack, battle.rulings);
  const town = leavesTown(battle, task);
  const does = (result: Result): Said => {
    const { evades, abandoned, battery } = after(result);
    if (evades) return battery.disordered || town ? 'guns-evade-disordered' : 'guns-evade';
    if (abandoned) return 'guns-are-abandoned';
    return battery.fate === 'good' && !lostIfReached(battle, task) ? 'guns-stay' : 'guns-are-lost';
  };
  const good = RESULTS.filter((result) => after(result).evades);
  return checkOdds(battle, evadeRating(battle, task).total, 'guns-chance-evade', good, does);
}

type Ends = 'evades' | 'abandoned' | 'lost' | 'stays';

function endOf(battle: Battle, task: GunsTask, { evade }: Answered): Ends {
  if (evade?.evades) return 'evades';
  if (evade?.abandoned) return 'abandoned';
  return lostIfReached(battle, task) || evade?.battery.fate === 'eliminated' ? 'lost' : 'stays';
}

function does(battle: Battle, task: GunsTask, answer: Answered): Said {
  const { short: guns } = defenderIn(battle, task);
  const { evade, firing } = answer;
  switch (endOf(battle, task, answer)) {
    case 'evades': {
      const order = evade?.battery.disordered || leavesTown(battle, task) ? 'disordered' : 'good';
      return say('guns-go-back', { guns, cm: evade?.upToCm ?? 0, order });
    }
    case 'abandoned':
      return say('guns-crews-leave', { guns });
    case 'lost':
      return lostIfReached(battle, task) ? say('guns-reached', { guns }) : say('guns-lost-limbering', { guns });
    case 'stays':
      return evade || !firing ? say('guns-remain', { guns }) : say('guns-fire-last-shot', { guns });
  }
}

function means(battle: Battle, task: GunsTask, answer: Answered): Said {
  const canister = { cp: hitsMade(answer.progress), unit: attackerIn(battle, task).short };
  return inTurn(onlySaid(does(battle, task, answer), answer.firing && say('guns-canister-takes', canister)));
}

/** The effect of an answer that keeps the battery in place, or that makes it lost there. */
const stayEffectIn =
  (battle: Battle, task: GunsTask): Effect =>
  (key, value, otherwise) => {
    const [on, off] = [saying(task, key, value), saying(task, key, otherwise)];
    if (lostIfReached(battle, on) && !lostIfReached(battle, off)) return ['guns-lost-when-reached'];
    return mayEvade(battle, off).ok && !mayEvade(battle, on).ok ? ['guns-stay'] : [];
  };

const WEIGHTS = GUN_WEIGHTS.map((value): Choice => ({ value, label: `guns-kind-${value}` }));
const HORSED = MOBILITIES.map((value): Choice => ({ value, label: `gun-mobility-${value}` }));

function factsIn(battle: Battle, task: GunsTask): Fact[] {
  const guns = defenderIn(battle, task);
  const { weight, mobility } = batteryIn(battle, task);
  const stays = stayEffectIn(battle, task);
  const check = checkEffectIn(task, (each) => evadeRating(battle, each));
  return [
    switchOf(task, guns, 'works', 'guns-in-works', stays, inWorks(battle, task)),
    ...checkQuestions(battle, task, guns, check),
    ...strangerQuestions(battle, task, guns).filter(({ key }) => key !== factKey('d', 'arm')),
    // The table describes guns without records in the app.
    ...(task.data.target === null
      ? [
          oneOf(factKey('d', 'weight'), 'guns-weight', weight, WEIGHTS),
          oneOf(factKey('d', 'mobility'), 'guns-mobility', mobility, HORSED),
          switchOf(task, guns, 'rockets', 'guns-fire-rockets', stays, false),
        ]
      : []),
  ];
}

function tellAnswer(d: EventBuilder, task: GunsTask, answer: Answered): void {
  const attacker = attackerIn(d.state, task);
  const guns = defenderIn(d.state, task);
  const about = { guns: guns.name, attacker: attacker.name, end: endOf(d.state, task, answer) };
  const { result, firing } = answer;
  const text = result
    ? say('guns-charged-drawn', { ...about, result: word(`result-${result}`) })
    : say('guns-charged', about);
  const sums = [...(result ? [evadeRating(d.state, task)] : []), ...(firing ? [firing.dice] : [])];
  log(d, inTurn([text, means(d.state, task, answer)]), { side: guns.side, sums });
}

function chargeOn(d: EventBuilder, task: GunsTask, attacker: Party, hits: number, evaded: boolean): void {
  const { attackers, target, by, aspect, under } = task.data;
  const before = { lost: hits, cpBefore: attacker.cp, gunsAnswered: !evaded };
  const data = { attackers: [attackers[0]], target, by, under, ...before } satisfies ChargeData;
  const facts = { [factKey('a', 'strikes')]: evaded ? 'rear' : aspect };
  openTask(d, { kind: evaded ? 'charge-again' : 'charge', side: by, unit: attacker.unit?.id, data, facts });
}

function write(d: EventBuilder, task: GunsTask, answer: Answered): void {
  const attacker = attackerIn(d.state, task);
  const guns = defenderIn(d.state, task);
  const evades = answer.evade?.evades === true;
  const hits = hitsMade(answer.progress);
  tellAnswer(d, task, answer);
  keepAnswers(d, task);
  writeGuns(d, guns, attacker, answer.evade, hits < attacker.cp);
  const stands = guns.seen ? now(d, guns.seen).fate === 'good' : true;
  const harm = hits > 0 ? canisterCasualties(musketeers(d.state, task, attacker), hits) : null;
  const closesAgain = harm !== null && closesAgainAfterCanister(harm, d.state.rulings);
  // The last question opened is asked first: the effects of canister on the attacker, then its next step.
  if (stands && (evades || closesAgain)) chargeOn(d, task, attacker, hits, evades);
  if (harm && !attacker.unit) keepLoss(d, attacker, hits);
  if (harm && attacker.unit)
    takeHits(d, { unit: attacker.unit.id, hits: Math.min(hits, attacker.cp), cause: 'canister', aspect: 'front' });
  if (!stands || evades) gainGround(d, attacker);
  else if (!closesAgain) reach(d, task);
}

/** The attacker reaches the guns. Guns without records are judged by what was said of them. */
function reach(d: EventBuilder, task: GunsTask): void {
  const attacker = attackerIn(d.state, task);
  const guns = defenderIn(d.state, task);
  const { target, aspect } = task.data;
  const stranger = { name: guns.name, unit: null, pieces: firesWith(d.state, task) };
  if (target === null && overrun(d, attacker.name, stranger)) gainGround(d, attacker);
  else touch(d, attacker, guns, target ?? guns.id, aspect);
}

/** AMB-84, AMB-85: an attacker whom the canister of the crews Breaks does not reach the guns they leave. */
function writeGuns(d: EventBuilder, { seen: guns }: Party, attacker: Party, evade: Evade | null, comes: boolean): void {
  if (!guns || !evade) return;
  if (evade.battery.fate !== 'good') eliminateUnit(d, guns.id, 'gone-disordered-twice');
  else if (evade.battery.disordered) disorder(d, guns);
  if (evade.abandoned === 'eliminated' && comes) eliminateUnit(d, guns.id, 'gone-without-crews');
  if (evade.abandoned === 'disorderedAndFixed' && !guns.disordered) disorder(d, guns);
  if (now(d, guns).fate !== 'good') return;
  if (evade.evades) writeEvasion(d, guns, attacker);
  if (evade.abandoned) learn(d, { unit: guns.id }, { abandoned: true });
}

/** Disorders the guns, in their own records or in what this phone knows of them. */
function disorder(d: EventBuilder, guns: Unit): void {
  if (keepsBooks(d.state, guns.side)) disorderUnit(d, guns.id);
  else tell(d, guns.id, { ...known(now(d, guns), 'told'), disordered: true });
}

/** NBC-EVD-03, NBC-EVD-04: the battery faces away until it moves or turns, and does not evade this attacker again. */
function writeEvasion(d: EventBuilder, guns: Unit, attacker: Party): void {
  const before = now(d, guns);
  const evaded = [...evadedFrom({ seen: before }), attacker.id];
  if (inBuiltUpArea(d.state, guns) && !before.disordered) disorder(d, guns);
  formationAttacked(d, guns, 'close-combat');
  driveOff(d, guns.id, true);
  learn(d, { unit: guns.id }, { evaded, facingAway: true });
}

function question(battle: Battle, task: GunsTask): Said {
  const { short: guns } = defenderIn(battle, task);
  const { result, evade } = answerOf(battle, task);
  if (!result || !evade) return say(mayEvade(battle, task).ok ? 'guns-question' : 'guns-canister-of', { guns });
  const does = evade.evades ? 'goes' : 'stays';
  return say('guns-question-drawn', { guns, result: word(`result-${result}`), does });
}

function needsIn(battle: Battle, task: GunsTask): Need[] {
  const answer = answerOf(battle, task);
  const { side: by, short: guns } = defenderIn(battle, task);
  if (!answer.wantsCard) return nextRound(answer, by, say('guns-canister-of', { guns }));
  const rating = evadeRating(battle, task).total;
  return [{ slot: 'evade', by, label: 'guns-evade-check', want: 'result', rating }];
}

/** NBC-EVD-02, NBC-RR-04: the card may be drawn again until the canister it allows is thrown. */
function cardAgain(battle: Battle, task: GunsTask): Again[] {
  const { side, id } = defenderIn(battle, task);
  const fired = rollIn(task, `throw:${id}`) !== undefined;
  if (!rollIn(task, 'evade') || fired || !mayEvade(battle, task).ok || !keepsBooks(battle, side)) return [];
  return [ownAgain(battle, 'evade', side)];
}

const BY_HAND = ['evades', 'stays', 'lost'] as const;

export const gunsAttacked: Procedure<GunsData, Facts> = {
  kind: 'guns-attacked',
  schema: {
    data: gunsData,
    facts: answersTo(['works', 'weight', 'mobility', 'rockets', ...OF_CHECKS, ...OF_STRANGERS]),
  },
  question,
  facts: factsIn,
  sums: (battle, task) => (mayEvade(battle, task).ok ? [evadeRating(battle, task)] : []),
  needs: needsIn,
  odds: oddsIn,
  throwsOn: (battle, task) => cardAgain(battle, task).every(({ refused }) => refused !== undefined),
  again: cardAgain,
  reading(battle, task) {
    const answer = answerOf(battle, task);
    const hits = hitsMade(answer.progress);
    const part = answer.result ?? (answer.firing ? oddsPart(oddsIn(battle, task), hits) : undefined);
    return {
      word: `guns-end-${endOf(battle, task, answer)}`,
      means: means(battle, task, answer),
      sums: answer.result ? [evadeRating(battle, task)] : [],
      part,
      good: answer.evade?.evades,
    };
  },
  settle(d, task) {
    write(d, task, answerOf(d.state, task));
  },
  byHand: () => BY_HAND.map((value) => ({ value, label: `guns-by-hand-${value}` })),
  settleByHand(d, task, choice) {
    const { seen: unit, name: guns, side } = defenderIn(d.state, task);
    const end = choice === 'evades' || choice === 'lost' ? choice : 'stays';
    log(d, say('guns-charged-by-hand', { guns, end }), { side, byHand: true });
    const attacker = attackerIn(d.state, task);
    if (end === 'lost' && unit) eliminateUnit(d, unit.id, 'gone-by-the-table');
    if (end !== 'stays') gainGround(d, attacker);
    if (end === 'evades') {
      if (unit) writeEvasion(d, unit, attacker);
      chargeOn(d, task, attacker, 0, true);
    }
    if (end === 'stays') reach(d, task);
  },
};
