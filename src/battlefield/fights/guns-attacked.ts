/** A battery that is charged (NBC-EVD, NBC-FSH): it evades or stays, and fires canister before contact. */

import * as z from 'zod/mini';
import { ASPECTS, GUN_WEIGHTS } from '../../book/terms.ts';
import { RESULTS, type Result } from '../../cards/results.ts';
import { hitsMade } from '../../dice/hits.ts';
import { inTurn, onlySaid, type Said, say, word } from '../../engine/message.ts';
import { present } from '../../engine/present.ts';
import { remember } from '../../engine/remember.ts';
import { type Battle, type Facts, keepsBooks, piecesOf, type Unit } from '../battle.ts';
import { known } from '../facts.ts';
import { driveOff } from '../ledger/driven-off.ts';
import { type EventBuilder, log, openTask } from '../ledger/event-builder.ts';
import { learn } from '../ledger/learn.ts';
import { disorderUnit, eliminateUnit, formationAttacked, takeHits, tell } from '../ledger/losses.ts';
import { ownAgain } from '../ledger/re-roll-dice.ts';
import type { Again, Asked, Choice, Fact, Odds, Procedure } from '../procedure.ts';
import { choicesFrom, oneOf, rollIn } from '../procedure.ts';
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
import { type Battery, fateOnContact } from '../rules/fire/fighters.ts';
import { NO_ROUNDS, nextRound, oddsOfHits, oddsPart, roundsOf, thrownSoFar } from '../rules/fire/hit-throws.ts';
import { areaKind, inBuiltUpArea } from '../rules/fire/under-fire.ts';
import { checkOdds, resultOf } from '../throws.ts';
import { type ChargeData, gainGround, touch } from './charges.ts';
import { musketeers } from './combatants.ts';
import { keepAnswers, keepTold, now, overrun } from './ledger.ts';
import type { Party } from './parties.ts';
import * as parties from './parties.ts';

const gunsData = z.extend(parties.fightData, {
  aspect: z.literal(ASPECTS),
  inZone: z.boolean(),
  /** An unknown enemy charges again after these guns have evaded it. */
  again: z.optional(z.boolean()),
});
type GunsData = Readonly<z.infer<typeof gunsData>>;
type GunsTask = Asked<GunsData>;

function batteryIn(battle: Battle, task: GunsTask, guns: Party): Battery {
  const { quality, disordered, exhaustion, order, seen } = guns;
  const { card, conversion } = seen ?? {};
  const known = card?.arm === 'artillery' ? card : undefined;
  return {
    ...{ quality, disordered, exhaustion, attached: false },
    weight: known?.weight ?? saidOf(task, 'd', 'weight', 'medium'),
    mobility: known?.mobility ?? saidOf(task, 'd', 'mobility', 'foot'),
    // NBC-RKT-05: the table is asked of rockets: no canister, and lost at any contact.
    pieces: (seen && piecesOf(seen)) ?? (flagSaid(task, 'd', 'rockets') ? 'rockets' : 'guns'),
    order: order && orderUnderAttack(order, 'close-combat', battle.rulings),
    ...(conversion && { conversion: conversion.part }),
  };
}

type Ends = 'evades' | 'abandoned' | 'lost' | 'stays';

const answerOf = remember((battle: Battle, task: GunsTask) => {
  const { aspect, inZone, again = false } = task.data;
  const attacker = parties.attackerIn(battle, task);
  const guns = parties.defenderIn(battle, task);
  const battery = batteryIn(battle, task, guns);
  const works = flagSaid(task, 'd', 'works', known(guns.seen, 'works') ?? areaKind(battle, guns.seen) === 'works');
  const hasRun = again || parties.hasEvaded(guns, attacker);
  const from = { attackedFromOutsideContactZone: !inZone, inFieldWorks: works, evadedThisAttacker: hasRun };
  const tries = mustEvade({ battery, ...from }).ok;
  const check = parties.checkOf(battle, task, guns, { losses: 0, aspects: [aspect], order: battery.order });
  const rating = adjustedRating({ situational: evadeModifiers(attacker, battery), ...check }, battle.rulings);
  const card = tries ? rollIn(task, 'evade') : undefined;
  const result = card ? resultOf(battle, card, rating.total) : null;
  const wantsCard = tries && !card;
  const evade = result && evadeResult(result, { battery, aspect }, battle.rulings);
  const shot = evade ? evade.canister : finalShot({ battery, aspect, triedToEvade: hasRun });
  const firing = !wantsCard && shot?.legal.ok ? shot : null;
  const { progress, slot } = firing ? thrownSoFar(task, roundsOf(`throw:${guns.id}`), firing.throw) : NO_ROUNDS;
  const lostIfReached = fateOnContact(battery.pieces) === 'eliminated';
  const stays: Ends = lostIfReached || evade?.battery.fate === 'eliminated' ? 'lost' : 'stays';
  const end: Ends = evade?.evades ? 'evades' : evade?.abandoned ? 'abandoned' : stays;
  // NBC-BUA-03: it leaves a built-up area before the attack, which always Disorders it.
  const leavesTown = inBuiltUpArea(battle, guns.seen);
  const drawn = { rating, result, wantsCard, evade, end };
  return { attacker, guns, battery, works, tries, lostIfReached, leavesTown, ...drawn, firing, progress, slot };
});
type Answered = ReturnType<typeof answerOf>;

/** NBC-EVD-02, NBC-FSH-01: the chance to get away; after the card, the chance of the canister it allows. */
function oddsIn(battle: Battle, task: GunsTask): Odds | null {
  const { firing, progress, result, wantsCard } = answerOf(battle, task);
  if (wantsCard || (result && progress.done)) return evadeOdds(battle, task);
  if (!firing) return null;
  return oddsOfHits([{ throw: firing.throw, rounds: progress.done ? [] : progress.rounds }], 'guns-chance-canister');
}

function evadeOdds(battle: Battle, task: GunsTask): Odds {
  const { battery, leavesTown, lostIfReached, rating } = answerOf(battle, task);
  const after = (result: Result) => evadeResult(result, { battery, aspect: task.data.aspect }, battle.rulings);
  const does = (result: Result): Said => {
    const { evades, abandoned, battery } = after(result);
    if (evades) return battery.disordered || leavesTown ? 'guns-evade-disordered' : 'guns-evade';
    if (abandoned) return 'guns-are-abandoned';
    return battery.fate === 'good' && !lostIfReached ? 'guns-stay' : 'guns-are-lost';
  };
  const good = RESULTS.filter((result) => after(result).evades);
  return checkOdds(battle, rating.total, 'guns-chance-evade', good, does);
}

function does({ guns: { short: guns }, end, evade, firing, leavesTown, lostIfReached }: Answered): Said {
  switch (end) {
    case 'evades': {
      const order = evade?.battery.disordered || leavesTown ? 'disordered' : 'good';
      return say('guns-go-back', { guns, cm: evade?.upToCm ?? 0, order });
    }
    case 'abandoned':
      return say('guns-crews-leave', { guns });
    case 'lost':
      return lostIfReached ? say('guns-reached', { guns }) : say('guns-lost-limbering', { guns });
    case 'stays':
      return evade || !firing ? say('guns-remain', { guns }) : say('guns-fire-last-shot', { guns });
  }
}

function means(answer: Answered): Said {
  const canister = { cp: hitsMade(answer.progress), unit: answer.attacker.short };
  return inTurn(onlySaid(does(answer), answer.firing && say('guns-canister-takes', canister)));
}

const WEIGHTS = GUN_WEIGHTS.map((value): Choice => ({ value, label: `guns-kind-${value}` }));

function factsIn(battle: Battle, task: GunsTask): Fact[] {
  const { guns, battery, works } = answerOf(battle, task);
  const stays = parties.effectBy(
    task,
    (each) => answerOf(battle, each),
    (on, off) => {
      if (on.lostIfReached && !off.lostIfReached) return ['guns-lost-when-reached'];
      return off.tries && !on.tries ? ['guns-stay'] : [];
    },
  );
  const check = parties.checkEffectIn(task, (each) => answerOf(battle, each).rating);
  return present(
    parties.switchOf(task, guns, 'works', 'guns-in-works', stays, works),
    parties.checkQuestions(battle, task, guns, check),
    parties.strangerQuestions(battle, task, guns).filter(({ key }) => key !== factKey('d', 'arm')),
    // The table describes guns without records in the app.
    task.data.target === null && [
      oneOf(factKey('d', 'weight'), 'guns-weight', battery.weight, WEIGHTS),
      oneOf(factKey('d', 'mobility'), 'guns-mobility', battery.mobility, parties.HORSED),
      parties.switchOf(task, guns, 'rockets', 'guns-fire-rockets', stays, false),
    ],
  );
}

function tellAnswer(d: EventBuilder, answer: Answered): void {
  const { attacker, guns, end, result, rating, firing } = answer;
  const about = { guns: guns.name, attacker: attacker.name, end };
  const text = result
    ? say('guns-charged-drawn', { ...about, result: word(`result-${result}`) })
    : say('guns-charged', about);
  log(d, inTurn([text, means(answer)]), { side: guns.side, sums: present(result && rating, firing?.dice) });
}

function chargeOn(d: EventBuilder, task: GunsTask, attacker: Party, hits: number, evaded: boolean): void {
  const { attackers, target, by, aspect, under } = task.data;
  const before = { lost: hits, cpBefore: attacker.cp, gunsAnswered: !evaded };
  const data = { attackers: [attackers[0]], target, by, under, ...before } satisfies ChargeData;
  const facts = { [factKey('a', 'strikes')]: evaded ? 'rear' : aspect };
  openTask(d, { kind: evaded ? 'charge-again' : 'charge', side: by, unit: attacker.unit?.id, data, facts });
}

function write(d: EventBuilder, task: GunsTask, answer: Answered): void {
  const { attacker, guns } = answer;
  const evades = answer.evade?.evades === true;
  const hits = hitsMade(answer.progress);
  tellAnswer(d, answer);
  keepAnswers(d, task);
  if (guns.seen && answer.end !== 'stays') formationAttacked(d, guns.seen, 'close-combat');
  writeGuns(d, guns, attacker, answer.evade, hits < attacker.cp);
  const stands = guns.seen ? now(d, guns.seen).fate === 'good' : true;
  const harm = hits > 0 ? canisterCasualties(musketeers(d.state, task, attacker), hits) : null;
  const closesAgain = harm !== null && closesAgainAfterCanister(harm, d.state.rulings);
  // The last question opened is asked first: the effects of canister on the attacker, then its next step.
  if (stands && (evades || closesAgain)) chargeOn(d, task, attacker, hits, evades);
  if (harm) keepTold(d, attacker, { cp: attacker.cp - hits });
  if (harm && attacker.unit)
    takeHits(d, { unit: attacker.unit.id, hits: Math.min(hits, attacker.cp), cause: 'canister', aspect: 'front' });
  if (!stands || evades) gainGround(d, attacker);
  else if (!closesAgain) reach(d, task);
}

/** The attacker reaches the guns. Guns without records are judged by what was said of them. */
function reach(d: EventBuilder, task: GunsTask): void {
  const { attacker, guns, battery } = answerOf(d.state, task);
  const { target, aspect } = task.data;
  const stranger = { name: guns.name, side: guns.side, unit: null, pieces: battery.pieces };
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

function disorder(d: EventBuilder, guns: Unit): void {
  if (keepsBooks(d.state, guns.side)) disorderUnit(d, guns.id);
  else tell(d, guns.id, { ...known(now(d, guns), 'told'), disordered: true });
}

/** NBC-EVD-03, NBC-EVD-04: the battery faces away until it moves or turns, and does not evade this attacker again. */
function writeEvasion(d: EventBuilder, guns: Unit, attacker: Party): void {
  const before = now(d, guns);
  const evaded = [...parties.evadedFrom({ seen: before }), attacker.id];
  if (inBuiltUpArea(d.state, guns) && !before.disordered) disorder(d, guns);
  driveOff(d, guns.id, true);
  learn(d, { unit: guns.id }, { evaded, facingAway: true });
}

/** NBC-EVD-02, NBC-RR-04: the card may be drawn again until the canister it allows is thrown. */
function cardAgain(battle: Battle, task: GunsTask): Again[] {
  const { guns, result } = answerOf(battle, task);
  const { side, id } = guns;
  if (!result || rollIn(task, `throw:${id}`) || !keepsBooks(battle, side)) return [];
  return [ownAgain(battle, 'evade', side)];
}

export const gunsAttacked: Procedure<GunsData, Facts> = {
  schema: {
    data: gunsData,
    facts: answersTo(['works', 'weight', 'mobility', 'rockets', ...OF_CHECKS, ...OF_STRANGERS]),
  },
  question(battle, task) {
    const { result, evade, tries, guns: party } = answerOf(battle, task);
    const { short: guns } = party;
    if (!result || !evade) return say(tries ? 'guns-question' : 'guns-canister-of', { guns });
    const does = evade.evades ? 'goes' : 'stays';
    return say('guns-question-drawn', { guns, result: word(`result-${result}`), does });
  },
  facts: factsIn,
  sums(battle, task) {
    const { tries, rating } = answerOf(battle, task);
    return tries ? [rating] : [];
  },
  needs(battle, task) {
    const answer = answerOf(battle, task);
    const { side: by, short: guns } = answer.guns;
    if (!answer.wantsCard) return nextRound(answer, by, say('guns-canister-of', { guns }));
    return [{ slot: 'evade', by, label: 'guns-evade-check', want: 'result', rating: answer.rating.total }];
  },
  odds: oddsIn,
  throwsOn: (battle, task) => cardAgain(battle, task).every(({ refused }) => refused !== undefined),
  again: cardAgain,
  reading(battle, task) {
    const answer = answerOf(battle, task);
    const { end, result, rating, firing, progress, evade } = answer;
    const part = result ?? (firing ? oddsPart(oddsIn(battle, task), hitsMade(progress)) : undefined);
    const sums = result ? [rating] : [];
    return { word: `guns-end-${end}`, means: means(answer), sums, part, good: evade?.evades };
  },
  settle: (d, task) => write(d, task, answerOf(d.state, task)),
  byHand: () => choicesFrom({ evades: 'guns-by-hand-evades', stays: 'guns-by-hand-stays', lost: 'guns-by-hand-lost' }),
  settleByHand(d, task, choice) {
    const { seen: unit, name: guns, side } = parties.defenderIn(d.state, task);
    const end = choice === 'evades' || choice === 'lost' ? choice : 'stays';
    log(d, say('guns-charged-by-hand', { guns, end }), { side, byHand: true });
    const attacker = parties.attackerIn(d.state, task);
    if (end !== 'stays' && unit) formationAttacked(d, unit, 'close-combat');
    if (end === 'lost' && unit) eliminateUnit(d, unit.id, 'gone-by-the-table');
    if (end !== 'stays') gainGround(d, attacker);
    if (end === 'evades') {
      if (unit) writeEvasion(d, unit, attacker);
      chargeOn(d, task, attacker, 0, true);
    }
    if (end === 'stays') reach(d, task);
  },
};
