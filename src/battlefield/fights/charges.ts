/** The charge (NBC-MTC): whether an attack makes contact, and what it meets there. */

import * as z from 'zod/mini';
import type { Aspect } from '../../book/terms.ts';
import { RESULTS, type Result } from '../../cards/results.ts';
import { ALLOWED, type Legality, refuse, unless, whyNot } from '../../engine/legality.ts';
import { inTurn, type Message, onlySaid, type Said, say, sentences, word } from '../../engine/message.ts';
import type { Reckoning } from '../../engine/reckoning.ts';
import { itsAspect } from '../aspects.ts';
import { type Battle, type Facts, keepsBooks, orderOf, type Unit } from '../battle.ts';
import { holds, known } from '../facts.ts';
import { beginContact, standNear } from '../ledger/contact.ts';
import { leaveArea, leavePlace } from '../ledger/driven-off.ts';
import { type EventBuilder, log, openTask } from '../ledger/event-builder.ts';
import { endFacts, learn } from '../ledger/learn.ts';
import { diceAgain, ownAgain } from '../ledger/re-roll-dice.ts';
import { diceNeeds, diceSums, moveOdds, partOf } from '../movement/move-reading.ts';
import { brokenFirst } from '../movement/plain-moves.ts';
import { placeNamed } from '../named.ts';
import {
  type Asked,
  choicesFrom,
  type Fact,
  type Need,
  type Odds,
  type Procedure,
  type Reading,
  rollIn,
  yesNo,
} from '../procedure.ts';
import { adjustedRating } from '../quality-check.ts';
import { positionAdvice } from '../rules/close-combat/aftermath.ts';
import { OBLIGATIONS, orderDuty } from '../rules/command/order-obligations.ts';
import { answersTo, type Flag, factKey, flagSaid, OF_CHECKS, OF_STRANGERS, saidOf } from '../rules/fights/answers.ts';
import { isSheltered } from '../rules/fire/artillery-moves.ts';
import {
  type Arrival,
  CONTACT_ZONE_CM,
  closing,
  closingCheck,
  closingTerms,
  mayTarget,
  STOP_BEFORE_CAVALRY_CM,
} from '../rules/movement/contact-zone.ts';
import { count } from '../shapes.ts';
import { cardDrawn, checkOdds, diceIn, resultOf } from '../throws.ts';
import {
  type Carried,
  CHARGE_WAY,
  carriedBy,
  carriedWords,
  chargeMove,
  checkWay,
  reachFact,
  wayFacts,
} from './charge-way.ts';
import { catchBroken, formSquares, gunsReached, overrun } from './ledger.ts';
import { attackerIn, defenderIn, fightData, hasEvaded, type Party } from './parties.ts';
import {
  checkEffectIn,
  checkOf,
  checkQuestions,
  type Effect,
  keepAnswers,
  leaderIn,
  likelyAspect,
  saying,
  strangerQuestions,
  strikesFact,
  switchOf,
  townQuestion,
} from './table-facts.ts';

const chargeData = z.extend(fightData, {
  /** The attacker's losses to canister on its way, and its CP before them. */
  lost: z.optional(count),
  cpBefore: z.optional(count),
  gunsAnswered: z.optional(z.boolean()),
});
export type ChargeData = Readonly<z.infer<typeof chargeData>>;
type ChargeTask = Asked<ChargeData>;

/** The aspect in which the attacker starts. Before guns that have evaded, the rear is most likely. */
const startsBefore = (battle: Battle, task: ChargeTask): Aspect =>
  saidOf(task, 'a', 'strikes', likelyAspect(defenderIn(battle, task)));

/** NBC-MOV-15: where the attacker's move began, if known; a charge is part of that move. */
const startedInZone = (battle: Battle, task: ChargeTask): boolean | undefined =>
  known(attackerIn(battle, task).seen, 'startedInCZ');

/** AMB-93: whether the attacker begins its move in the Contact Zone of its target. */
const startsInZone = (battle: Battle, task: ChargeTask): boolean =>
  startedInZone(battle, task) ?? flagSaid(task, 'a', 'inCZ', holds(attackerIn(battle, task).seen, 'inCZ'));

const CHARGE_AGAIN = 'charge-again';

/** NBC-EVD-04: whether the attacker charges again after guns evaded it, which needs a check from any position. */
const afterEvasion = (battle: Battle, task: ChargeTask): boolean =>
  task.kind === CHARGE_AGAIN || hasEvaded(defenderIn(battle, task), attackerIn(battle, task));

/** NBC-BRK-03: whether the charge is at a Broken unit, which is caught without a check or a combat. */
const isCaught = (battle: Battle, task: ChargeTask): boolean => defenderIn(battle, task).seen?.fate === 'broken';

function mustCheck(battle: Battle, task: ChargeTask): boolean {
  const [aspect, startsInContactZone] = [startsBefore(battle, task), startsInZone(battle, task)];
  const start = { aspect, startsInContactZone, afterEvasion: afterEvasion(battle, task) };
  return !isCaught(battle, task) && closingCheck(start, battle.rulings);
}

/** NBC-MTC-03, NBC-ENG-06: the attacker's losses to canister, less what its engineers took. */
function lostOnTheWay({ data }: ChargeTask, attacker: Party): number {
  const { lost = 0, cpBefore } = data;
  return attacker.unit && cpBefore !== undefined ? Math.max(0, cpBefore - attacker.cp) : lost;
}

function closingRating(battle: Battle, task: ChargeTask): Reckoning {
  const attacker = attackerIn(battle, task);
  return adjustedRating(
    {
      situational: closingTerms(attacker.order ?? 'attack', leaderIn(battle, task, attacker) !== null),
      ...checkOf(battle, task, attacker, { losses: lostOnTheWay(task, attacker), aspects: [] }),
    },
    battle.rulings,
  );
}

const armOf = (battle: Battle, task: ChargeTask): 'cavalry' | 'infantry' =>
  attackerIn(battle, task).arm === 'cavalry' ? 'cavalry' : 'infantry';

interface Checked {
  readonly result: Result;
  readonly draw: Message;
}

/** NBC-MOV-15: what the charge's own dice say, with the move they are thrown for. */
const moveIn = (battle: Battle, task: ChargeTask) => chargeMove(battle, task, startsInZone(battle, task));
const carriedIn = (battle: Battle, task: ChargeTask): Carried => carriedBy(battle, task, moveIn(battle, task));

const cardDecides = (battle: Battle, task: ChargeTask): boolean =>
  mustCheck(battle, task) && carriedIn(battle, task).ends === 'contact';

function checkedBy(battle: Battle, task: ChargeTask): Checked | null {
  const roll = rollIn(task, 'card');
  if (!roll || !cardDecides(battle, task)) return null;
  const result = resultOf(battle, roll, closingRating(battle, task).total);
  return { result, draw: cardDrawn(roll, result) };
}

/** Where the charge ends: contact, a distance short of it in cm, or wherever the dice leave it. */
type Ended = Arrival | { readonly contact: false; readonly stopsAt?: undefined };

/** Asked only when all is thrown and drawn. */
function arrivalOf(battle: Battle, task: ChargeTask): Ended {
  const { ends } = carriedIn(battle, task);
  if (ends === 'barred' || ends === 'falls-short') return { contact: false };
  if (ends !== 'contact') return { contact: false, stopsAt: STOP_BEFORE_CAVALRY_CM };
  const checked = checkedBy(battle, task);
  return checked ? closing(checked.result, armOf(battle, task)) : { contact: true };
}

/** What an answer would change about the closing check: its rating, or whether there is one. */
const effectIn =
  (battle: Battle, task: ChargeTask): Effect =>
  (key, value, otherwise) => {
    if (!mustCheck(battle, saying(task, key, value)))
      return mustCheck(battle, saying(task, key, otherwise)) ? ['charge-no-check'] : [];
    return checkEffectIn(task, (each) => closingRating(battle, each))(key, value, otherwise);
  };

const askedOf = (task: ChargeTask, key: Flag, label: Said, effect: Said, group?: Said): Fact =>
  yesNo(factKey('a', key), label, flagSaid(task, 'a', key), { effect, group });

function factsIn(battle: Battle, task: ChargeTask): Fact[] {
  const attacker = attackerIn(battle, task);
  const target = defenderIn(battle, task);
  const arrived = needsOf(battle, task).length === 0 && arrivalOf(battle, task).contact;
  const diced = rollIn(task, 'dice');
  const fights = !isCaught(battle, task);
  const effect = effectIn(battle, task);
  const starts = say('charge-starts-before', { unit: attacker.short });
  const notFront: Effect = (...about) => effect(...about).filter((each) => each === 'charge-no-check');
  return [
    // NBC-CC-02: how the attacker stands there after contact.
    ...(arrived && fights ? [askedOf(task, 'angled', 'charge-at-an-angle', 'charge-no-squaring')] : []),
    ...(fights ? [strikesFact(attacker, starts, startsBefore(battle, task), notFront, itsAspect)] : []),
    ...reachFact(task, carriedIn(battle, task)),
    ...(startedInZone(battle, task) === undefined && !diced
      ? [switchOf(task, attacker, 'inCZ', 'charge-in-zone', notFront, startsInZone(battle, task))]
      : []),
    ...(cardDecides(battle, task)
      ? [
          ...checkQuestions(battle, task, attacker, effect).filter(({ key }) => key !== factKey('a', 'ooc')),
          // NBC-BUA-04: cavalry holds a town on foot, and does not charge from it.
          ...(attacker.arm === 'cavalry' ? [] : townQuestion(task, attacker, effect)),
        ]
      : []),
    startsInZone(battle, task)
      ? askedOf(task, 'closer', 'charge-another-closer', 'charge-at-that-one')
      : askedOf(task, 'bent', say('charge-not-straight', { cm: CONTACT_ZONE_CM }), 'no-attack', CHARGE_WAY),
    ...(attacker.unit ? wayFacts(battle, task, attacker.unit) : []),
    ...strangerQuestions(battle, task, attacker),
    ...strangerQuestions(battle, task, target).filter(({ key }) => key === factKey('d', 'arm')),
  ];
}

/** NBC-MOV-18 to -20: whether the attacker may choose this enemy. */
function choiceIn(battle: Battle, task: ChargeTask): Legality {
  const start = startsBefore(battle, task);
  return mayTarget(
    startsInZone(battle, task)
      ? { startsInContactZone: true, closestInFront: !flagSaid(task, 'a', 'closer'), start, strike: start }
      : { startsInContactZone: false, path: true, straightInZone: !flagSaid(task, 'a', 'bent'), start, strike: start },
  );
}

/** NBC-ART-24: guns behind their neighbours in a narrow gap can be reached only from flank and rear. */
function mayReach(battle: Battle, task: ChargeTask): Legality {
  const { unit, short } = defenderIn(battle, task);
  const hidden = unit !== null && isSheltered(unit) && startsBefore(battle, task) === 'front';
  return unless(hidden && refuse(say('charge-guns-sheltered', { guns: short }), 'NBC-ART-24'));
}

function arrive(d: EventBuilder, task: ChargeTask): void {
  const { attackers, target, by, abandoned, gunsAnswered, under } = task.data;
  const guns = defenderIn(d.state, task);
  const aspect = startsBefore(d.state, task);
  const inZone = startsInZone(d.state, task);
  // NBC-EVD-05: guns whose crews have left neither run nor fire.
  if (guns.arm !== 'artillery' || gunsAnswered || holds(guns.unit, 'abandoned')) {
    touch(d, attackerIn(d.state, task), guns, target ?? guns.id, aspect);
    return;
  }
  const data = { attackers, target, by, aspect, inZone, under, abandoned };
  openTask(d, { kind: 'guns-attacked', side: guns.side, unit: guns.unit?.id, data });
}

/** NBC-EVD-04, NBC-CC-32: the attacker takes an empty place, and so leaves the area it came from. */
export function gainGround(d: EventBuilder, { unit }: Party): void {
  if (unit) leaveArea(d, unit.id);
}

export function touch(d: EventBuilder, attacker: Party, defender: Party, target: string, strikes: Aspect): void {
  const unit = d.state.units[target];
  if (unit?.fate === 'good' && overrun(d, attacker.name, gunsReached(d.state, unit))) {
    gainGround(d, attacker);
    return;
  }
  const comes = d.state.units[attacker.id];
  if (!comes || known(comes, 'told')?.cp === 0) return;
  beginContact(d, attacker.id, target, { strikes });
  formSquares(d, [attacker, defender]);
}

/** NBC-MOV-01, NBC-MTC-02: the attacker goes before the enemy; it keeps its area while attacking (NBC-CC-32). */
function goAt(d: EventBuilder, task: ChargeTask, { id }: Unit, arrival: Ended): void {
  const startedInCZ = startsInZone(d.state, task);
  // NBC-MOV-16, AMB-99: a unit that a 6 stops before cavalry still has to fire; any other charge is the attack.
  const mustAttack = !arrival.contact && carriedIn(d.state, task).ends === 'firefight';
  if (!mustAttack) endFacts(d, { end: 'question', unit: id, facts: ['mustAttack'] });
  if (!arrival.contact) leaveArea(d, id);
  leavePlace(d, id);
  learn(d, { unit: id }, { moved: true, charged: true, startedInCZ, ...(mustAttack && { mustAttack }) });
  standNear(d, d.state.units[id], defenderIn(d.state, task).unit);
}

/** NBC-MOV-16: a 1 keeps the attacker where it is; it may still move away by these dice. */
function stay(d: EventBuilder, task: ChargeTask, { id }: Unit): void {
  learn(d, { unit: id }, { noAttack: true, startedInCZ: true, moveDice: diceIn(task) });
  standNear(d, d.state.units[id], defenderIn(d.state, task).unit);
}

/** For example "Husson charges Kempt (High, card 12): it makes contact." */
function chargeTold(attacker: Party, target: Party, arrival: Ended, draw: Message | undefined, by: Carried): Said {
  const { name: unit } = attacker;
  const about = { unit, target: target.name };
  if (arrival.contact) return draw ? say('charge-goes-home-drawn', { ...about, draw }) : say('charge-goes-home', about);
  if (arrival.stopsAt === undefined)
    return sentences([
      by.ends === 'barred' ? say('move-log-stays', { unit }) : say('move-log', { unit, cm: by.cm?.total ?? 0 }),
      ...carriedWords(by),
    ]);
  const short = { ...about, cm: arrival.stopsAt };
  return draw ? say('charge-stops-short-drawn', { ...short, draw }) : say('charge-stops-short', short);
}

function settle(d: EventBuilder, task: ChargeTask, arrival: Ended, byHand: boolean): void {
  const before = d.state;
  const attacker = attackerIn(before, task);
  const checked = byHand ? null : checkedBy(before, task);
  const carried = carriedIn(before, task);
  const told = chargeTold(attacker, defenderIn(before, task), arrival, checked?.draw, carried);
  log(d, told, { side: attacker.side, sums: sumsIn(before, task), byHand: byHand || undefined });
  keepAnswers(d, task);
  const comes = d.state.units[attacker.id];
  if (!byHand && comes && carried.ends === 'barred') {
    stay(d, task, comes);
    return;
  }
  const { seen: target } = defenderIn(before, task);
  if (arrival.contact && comes && target && isCaught(before, task)) {
    const moveDice = diceIn(task);
    learn(d, { unit: comes.id }, { startedInCZ: startsInZone(before, task), ...(moveDice && { moveDice }) });
    catchBroken(d, comes, target);
  } else {
    if (comes) goAt(d, task, comes, arrival);
    if (arrival.contact) arrive(d, task);
  }
  if (attacker.unit && !task.data.gunsAnswered) checkWay(d, before, task, attacker.unit, startsInZone(before, task));
}

/** NBC-CC-32, NBC-BUA-01: the advice that a unit attacking out of a built-up area may stop on its edge. */
function outOfArea(battle: Battle, { unit }: Party): Said[] {
  const area = battle.scenario.areas.find(({ id }) => id === unit?.area);
  if (area?.kind !== 'built-up') return [];
  return [say('charge-may-end-in', { area: placeNamed(area) })];
}

function meansOf(battle: Battle, task: ChargeTask, arrival: Ended, carried: Carried): Said {
  const attacker = attackerIn(battle, task);
  const named = { unit: attacker.short, target: defenderIn(battle, task).short };
  const words = carriedWords(carried);
  if (arrival.contact)
    return inTurn([
      ...words,
      say('charge-makes-contact', named),
      ...(isCaught(battle, task)
        ? []
        : [positionAdvice(flagSaid(task, 'a', 'angled')), ...outOfArea(battle, attacker)]),
    ]);
  return carried.ends === 'contact' && arrival.stopsAt
    ? say('charge-stops', { ...named, cm: arrival.stopsAt })
    : sentences(words);
}

const sumsIn = (battle: Battle, task: ChargeTask): Reckoning[] => {
  const move = moveIn(battle, task);
  const { cm } = carriedBy(battle, task, move);
  return [
    ...(cm ? [cm] : move ? diceSums(move) : []),
    ...(cardDecides(battle, task) ? [closingRating(battle, task)] : []),
  ];
};

function reading(battle: Battle, task: ChargeTask): Reading {
  const arrival = arrivalOf(battle, task);
  const checked = checkedBy(battle, task);
  const carried = carriedIn(battle, task);
  const { flags, ends } = carried;
  const short = ends === 'barred' ? 'it-stays' : 'charge-by-hand-short';
  return {
    word: checked ? `result-${checked.result}` : arrival.contact ? 'charge-home' : short,
    means: meansOf(battle, task, arrival, carried),
    sums: sumsIn(battle, task),
    part: checked?.result ?? (flags ? partOf(flags) : undefined),
    good: arrival.contact,
  };
}

function oddsIn(battle: Battle, task: ChargeTask): Odds | null {
  const move = moveIn(battle, task);
  const { unit } = attackerIn(battle, task);
  const byCard = cardDecides(battle, task);
  if (unit && move?.kind === 'dice' && !(byCard && rollIn(task, 'dice')))
    return moveOdds(battle, unit, move, diceIn(task)?.length);
  if (!byCard) return null;
  const arm = armOf(battle, task);
  const ends = (result: Result): Said => {
    const where = closing(result, arm);
    return where.contact ? 'charge-closes' : say('charge-stops-at', { cm: where.stopsAt });
  };
  const home = RESULTS.filter((result) => closing(result, arm).contact);
  return checkOdds(battle, closingRating(battle, task).total, 'charge-chance', home, ends);
}

function needsOf(battle: Battle, task: ChargeTask): readonly Need[] {
  const move = moveIn(battle, task);
  const dice = move ? diceNeeds(move, task) : [];
  if (dice.length > 0 || rollIn(task, 'card') || !cardDecides(battle, task)) return dice;
  const rating = closingRating(battle, task).total;
  return [{ slot: 'card', by: attackerIn(battle, task).side, label: 'charge-check', want: 'result', rating }];
}

const MOST_TERRAIN = 40;
const WAY_SAID = Object.fromEntries(
  ['fording', ...Array.from({ length: MOST_TERRAIN }, (_, i) => `terrain.${i}`)].map((key) => [key, z.boolean()]),
);

/** NBC-BRK-01: a charge is a move, and Broken units move first. */
const afterTheBroken = (battle: Battle, task: ChargeTask): Legality => {
  const { unit } = attackerIn(battle, task);
  return unit ? brokenFirst(battle, unit) : ALLOWED;
};

/** NBC-ORD-06 to -11, NBC-SIM-03: a unit that must stand or go back charges only when a 6 compels it. */
function againstOrder(battle: Battle, task: ChargeTask): Legality {
  const { unit } = attackerIn(battle, task);
  // NBC-EVD-04: who follows guns that ran was told so as it charged them.
  if (!unit || task.kind === CHARGE_AGAIN) return ALLOWED;
  if (carriedIn(battle, task).flags?.mustAttack ?? holds(unit, 'mustAttack')) return ALLOWED;
  const order = orderOf(battle, unit);
  const formation = unit.formation ? battle.formations[unit.formation] : undefined;
  const reaction = known(formation, 'reaction');
  const { duty, row } = OBLIGATIONS[order ?? 'attack'];
  return unless(
    reaction && reaction !== 'aggressive' && refuse(`reaction-${reaction}`, 'NBC-SIM-03'),
    order && duty.kind === 'front-line' && refuse(orderDuty(order), row),
    order && duty.kind === 'retire' && refuse(say('charge-against-order', { order: word(`order-${order}`) }), row),
  );
}

const answers = answersTo(
  [
    ...(['angled', 'strikes', 'inCZ', 'far', 'town', 'closer', 'bent', 'through', 'through2'] as const),
    ...OF_CHECKS,
    ...OF_STRANGERS,
  ],
  WAY_SAID,
);

export const charge: Procedure<ChargeData, Facts> = {
  kind: 'charge',
  schema: { data: chargeData, facts: answers },
  question: (battle, task) =>
    say('charge-question', { unit: attackerIn(battle, task).short, target: defenderIn(battle, task).short }),
  facts: factsIn,
  // NBC-GND-03, NBC-MOV-09: a way that no move may take is no way for a charge.
  waits(battle, task) {
    const move = moveIn(battle, task);
    return move?.kind === 'cannot' ? move.why : undefined;
  },
  warnings: (battle, task) =>
    onlySaid(...[choiceIn, mayReach, afterTheBroken, againstOrder].map((legal) => whyNot(legal(battle, task)))),
  sums: sumsIn,
  needs: needsOf,
  odds: oddsIn,
  again(battle, task) {
    const { side } = attackerIn(battle, task);
    const card = rollIn(task, 'card') && cardDecides(battle, task) && keepsBooks(battle, side);
    return [...diceAgain(battle, task, 'movement'), ...(card ? [ownAgain(battle, 'card', side)] : [])];
  },
  reading,
  settle: (d, task) => settle(d, task, arrivalOf(d.state, task), false),
  byHand: () => choicesFrom({ home: 'charge-by-hand-home', short: 'charge-by-hand-short' }),
  settleByHand(d, task, choice) {
    settle(d, task, choice === 'home' ? { contact: true } : closing('L', armOf(d.state, task)), true);
  },
};

/** NBC-EVD-04: the guns have evaded; an attacker that can still reach them may try once more. */
export const chargeAgain: Procedure<ChargeData, Facts> = { ...charge, kind: CHARGE_AGAIN, optional: true };
