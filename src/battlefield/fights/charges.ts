/** The charge (NBC-MTC): its path and dice, as of any move (NBC-MOV-06, -10, -13, -15, -16), contact, and what it meets. */
import * as z from 'zod/mini';
import type { Aspect } from '../../book/terms.ts';
import { RESULTS } from '../../cards/results.ts';
import { ALLOWED, type Legality, refuse, unless, whyNot } from '../../engine/legality.ts';
import { inTurn, type Message, onlySaid, type Said, say, sentences, word } from '../../engine/message.ts';
import { present } from '../../engine/present.ts';
import type { Reckoning } from '../../engine/reckoning.ts';
import { remember } from '../../engine/remember.ts';
import { itsAspect } from '../aspects.ts';
import { type Battle, type Facts, keepsBooks, orderOf, type Unit } from '../battle.ts';
import { holds, known } from '../facts.ts';
import { beginContact, standNear } from '../ledger/contact.ts';
import { leaveArea, leavePlace } from '../ledger/driven-off.ts';
import { type EventBuilder, log, openTask } from '../ledger/event-builder.ts';
import { endFacts, learn } from '../ledger/learn.ts';
import { diceAgain, ownAgain } from '../ledger/re-roll-dice.ts';
import { unitOf } from '../look-up.ts';
import { fordFacts, friendsAsked, NOBODY, terrainEffect, terrainFacts, terrainSaid } from '../movement/move-facts.ts';
import {
  attackWords,
  diceNeeds,
  diceSums,
  flagsIn,
  moveOdds,
  partOf,
  sixSends,
  zoneWords,
} from '../movement/move-reading.ts';
import { orderAfterMove } from '../movement/moving.ts';
import { brokenFirst, moveFacts } from '../movement/plain-moves.ts';
import { placeNamed, shortNamed } from '../named.ts';
import { type Asked, choicesFrom, type Fact, type Need, type Procedure, rollIn, yesNo } from '../procedure.ts';
import { adjustedRating } from '../quality-check.ts';
import { positionAdvice } from '../rules/close-combat/aftermath.ts';
import { OBLIGATIONS, orderDuty } from '../rules/command/order-obligations.ts';
import { answersTo, type Flag, factKey, flagSaid, OF_CHECKS, OF_STRANGERS, saidOf } from '../rules/fights/answers.ts';
import { isSheltered } from '../rules/fire/artillery.ts';
import { mayFightHere } from '../rules/lulls/lulls.ts';
import type { Arrival, AutoAttack, ZoneFlags } from '../rules/movement/contact-zone.ts';
import {
  CONTACT_ZONE_CM,
  closing,
  closingCheck,
  closingTerms,
  mayTarget,
  STOP_BEFORE_CAVALRY_CM,
} from '../rules/movement/contact-zone.ts';
import { moveDisorderChecks, passable } from '../rules/movement/manoeuvres.ts';
import { type MoveAllowance, moveAllowance, moveDistance } from '../rules/movement/movement.ts';
import { count } from '../shapes.ts';
import { cardDrawn, checkOdds, diceIn, resultOf } from '../throws.ts';
import { catchBroken, formSquares, gunsReached, keepAnswers, overrun } from './ledger.ts';
import type { Effect, FightTask, Party } from './parties.ts';
import * as parties from './parties.ts';

export const CHARGE_WAY = 'charge-its-way';
const THROUGH = ['through', 'through2'] as const;

/** Whether the path is asked about: not if the app has computed the unit's move, which asked already. */
export const asksWay = (unit: Unit): boolean => !holds(unit, 'moved');

export function wayFacts(battle: Battle, task: FightTask, unit: Unit): Fact[] {
  if (!asksWay(unit)) return [];
  const friends = passable(battle, unit);
  const through = THROUGH.map((key) => ({ key: factKey('a', key), said: saidOf(task, 'a', key, NOBODY) }));
  return present(
    // NBC-MOV-10: the terrain decides the dice, and is not changed once they lie.
    !(rollIn(task, 'dice') && !known(unit, 'moveDice')) && [
      ...terrainFacts(battle, task, terrainEffect, CHARGE_WAY),
      ...fordFacts(battle, task, CHARGE_WAY),
    ],
    friends.length !== 0 && friendsAsked(friends, through, CHARGE_WAY),
  );
}

/** NBC-DC-02: opens the Disorder Checks of the path, before the fight. `before`: the battle as the charge began. */
export function checkWay(d: EventBuilder, before: Battle, task: FightTask, unit: Unit, inZone: boolean): void {
  if (!asksWay(unit)) return;
  const checked = (one: Unit) => ({ checkedThisTurn: holds(one, 'moveChecked') });
  const through = THROUGH.map((key) => saidOf(task, 'a', key, NOBODY));
  const friends = passable(before, unit).filter(({ id }) => through.includes(id));
  const passed = friends.map((friend) => ({ ...shortNamed(friend), ...checked(friend) }));
  const terrain = terrainSaid(before, task);
  const where = { startsInContactZone: inZone, passed, terrain, ground: before.sky.ground };
  const checks = moveDisorderChecks({ arm: unit.card.arm, ...where, ...checked(unit) }, before.rulings);
  if (checks.mover.length > 0) learn(d, { unit: unit.id }, { moveChecked: true });
  orderAfterMove(d, unitOf(d.state, unit.id), checks);
}

/** How far the attacker may go; null if its move has been worked out, or its records are kept elsewhere. */
export function chargeMove(battle: Battle, task: FightTask, startsInContactZone: boolean): MoveAllowance | null {
  const { unit } = parties.attackerIn(battle, task);
  if (!unit || !asksWay(unit)) return null;
  const said = { terrain: terrainSaid(battle, task), fording: task.facts.fording === true };
  return moveAllowance({ ...said, ...moveFacts(battle, unit), startsInContactZone }, battle.rulings);
}

/** How a charge ends by its dice. */
export interface Carried {
  readonly cm: Reckoning | null;
  readonly flags: ZoneFlags | null;
  /** Barred, short, or before cavalry; or in contact, unless a card says otherwise. */
  readonly ends: 'barred' | AutoAttack['kind'];
}

export function carriedBy(battle: Battle, task: FightTask, move: MoveAllowance | null): Carried {
  const { unit } = parties.attackerIn(battle, task);
  const faces = diceIn(task);
  const flags = unit && flagsIn(battle, unit, move, faces);
  const compelled = flags?.mustAttack ?? holds(unit, 'mustAttack');
  const target = parties.defenderIn(battle, task);
  return {
    cm: faces && move?.kind === 'dice' ? moveDistance(move, faces) : null,
    flags,
    ends:
      flags && !flags.mayApproach
        ? 'barred'
        : flagSaid(task, 'a', 'far')
          ? 'falls-short'
          : unit && compelled && target.seen?.fate !== 'broken'
            ? sixSends(battle, unit, { target: parties.firesAs(target).arm, distanceCm: 0, reachCm: 0 }).kind
            : 'contact',
  };
}

/** The question whether the dice reach the target. Nothing in the Contact Zone is farther than it is deep. */
export function reachFact(task: FightTask, { cm, flags, ends }: Carried): Fact[] {
  if (!cm || ends === 'barred' || (flags && cm.total >= CONTACT_ZONE_CM)) return [];
  const effect = 'charge-by-hand-short';
  return [yesNo(factKey('a', 'far'), say('charge-farther', { cm: cm.total }), flagSaid(task, 'a', 'far'), { effect })];
}

export const carriedWords = ({ flags, ends }: Carried): Said[] =>
  present(
    flags && zoneWords(flags),
    ends !== 'contact' && (ends === 'barred' ? ('zone-way-away' as const) : attackWords({ kind: ends })),
  );

const chargeData = z.extend(parties.fightData, {
  /** The attacker's losses to canister on its way, and its CP before them. */
  lost: z.optional(count),
  cpBefore: z.optional(count),
  gunsAnswered: z.optional(z.boolean()),
});
export type ChargeData = Readonly<z.infer<typeof chargeData>>;
type ChargeTask = Asked<ChargeData>;

const CHARGE_AGAIN = 'charge-again';

/** Where the charge ends: contact, a distance short of it in cm, or wherever the dice leave it. */
type Ended = Arrival | { readonly contact: false; readonly stopsAt?: undefined };

const chargeIn = remember((battle: Battle, task: ChargeTask) => {
  const attacker = parties.attackerIn(battle, task);
  const target = parties.defenderIn(battle, task);
  // Before guns that have evaded, the rear is most likely.
  const aspect = saidOf(task, 'a', 'strikes', parties.likelyAspect(target));
  // NBC-MOV-15: a charge is part of the attacker's move, which may be known.
  const began = known(attacker.seen, 'startedInCZ');
  // AMB-93: the Contact Zone of its target.
  const inZone = began ?? flagSaid(task, 'a', 'inCZ', holds(attacker.seen, 'inCZ'));
  // NBC-BRK-03: a Broken unit is caught without a check or a combat.
  const caught = target.seen?.fate === 'broken';
  // NBC-EVD-04: who charges again after guns evaded it needs a check from any position.
  const afterEvasion = task.kind === CHARGE_AGAIN || parties.hasEvaded(target, attacker);
  // AMB-85: only whoever lost to canister checks once more, not whoever has lost nothing, as its engineers took it.
  const unhurt = task.data.gunsAnswered === true && attacker.unit !== null && task.data.cpBefore === attacker.cp;
  const mustCheck =
    !caught && !unhurt && closingCheck({ aspect, startsInContactZone: inZone, afterEvasion }, battle.rulings);
  const rating = closingRating(battle, task, attacker);
  const move = chargeMove(battle, task, inZone);
  const carried = carriedBy(battle, task, move);
  // The dice let the unit go, and its attack needs a check.
  const byCard = mustCheck && carried.ends === 'contact';
  const card = byCard ? rollIn(task, 'card') : undefined;
  const result = card && resultOf(battle, card, rating.total);
  const draw = card && result && cardDrawn(card, result);
  const arm: 'cavalry' | 'infantry' = attacker.arm === 'cavalry' ? 'cavalry' : 'infantry';
  const stops = carried.ends !== 'barred' && carried.ends !== 'falls-short' && { stopsAt: STOP_BEFORE_CAVALRY_CM };
  const byDice: Ended = carried.ends === 'contact' ? { contact: true } : { contact: false, ...stops };
  const arrival: Ended = result ? closing(result, arm) : byDice;
  const begun = { attacker, target, aspect, began, inZone, caught, mustCheck, rating };
  return { ...begun, move, carried, byCard, result, draw, arm, arrival };
});

type Charge = ReturnType<typeof chargeIn>;

function closingRating(battle: Battle, task: ChargeTask, attacker: Party): Reckoning {
  const { lost = 0, cpBefore } = task.data;
  // NBC-MTC-03, NBC-ENG-06: the losses to canister, less what its engineers took.
  const losses = attacker.unit && cpBefore !== undefined ? Math.max(0, cpBefore - attacker.cp) : lost;
  const situational = closingTerms(attacker.order ?? 'attack', parties.leaderIn(battle, task, attacker) !== null);
  return adjustedRating(
    { situational, ...parties.checkOf(battle, task, attacker, { losses, aspects: [] }) },
    battle.rulings,
  );
}

const askedOf = (task: ChargeTask, key: Flag, label: Said, effect: Said, group?: Said): Fact =>
  yesNo(factKey('a', key), label, flagSaid(task, 'a', key), { effect, group });

function arrive(d: EventBuilder, task: ChargeTask) {
  const { attackers, target, by, abandoned, gunsAnswered, under } = task.data;
  const { attacker, target: guns, aspect, inZone } = chargeIn(d.state, task);
  // NBC-EVD-05: guns whose crews have left neither run nor fire.
  if (guns.arm !== 'artillery' || gunsAnswered || holds(guns.unit, 'abandoned'))
    return touch(d, attacker, guns, target ?? guns.id, aspect);
  const again = task.kind === CHARGE_AGAIN && attacker.seen === null;
  const data = { attackers, target, by, aspect, inZone, under, abandoned, ...(again && { again }) };
  openTask(d, { kind: 'guns-attacked', side: guns.side, unit: guns.unit?.id, data });
}

/** NBC-EVD-04, NBC-CC-32: the attacker takes an empty place, and so leaves the area it came from. */
export function gainGround(d: EventBuilder, { unit }: Party): void {
  if (unit) leaveArea(d, unit.id);
}

export function touch(d: EventBuilder, attacker: Party, defender: Party, target: string, strikes: Aspect) {
  const unit = d.state.units[target];
  if (unit?.fate === 'good' && overrun(d, attacker.name, gunsReached(d.state, unit))) return gainGround(d, attacker);
  const comes = d.state.units[attacker.id];
  if (!comes || known(comes, 'told')?.cp === 0) return;
  beginContact(d, attacker.id, target, { strikes });
  formSquares(d, [attacker, defender]);
}

/** NBC-MOV-01, NBC-MTC-02: the attacker goes before the enemy; it keeps its area while attacking (NBC-CC-32). */
function goAt(d: EventBuilder, task: ChargeTask, { id }: Unit, arrival: Ended): void {
  const { inZone: startedInCZ, carried, target } = chargeIn(d.state, task);
  // NBC-MOV-16, AMB-99: a unit that a 6 stops before cavalry still has to fire; any other charge is the attack.
  const mustAttack = !arrival.contact && carried.ends === 'firefight';
  if (!mustAttack) endFacts(d, { end: 'question', unit: id, facts: ['mustAttack'] });
  if (!arrival.contact) leaveArea(d, id);
  leavePlace(d, id);
  learn(d, { unit: id }, { moved: true, charged: true, startedInCZ, ...(mustAttack && { mustAttack }) });
  if (!arrival.contact && arrival.stopsAt) learn(d, { unit: id }, { stopsCm: arrival.stopsAt });
  standNear(d, d.state.units[id], target.unit);
}

/** For example "Husson charges Kempt (High, card 12): it makes contact." */
function chargeTold({ attacker, target, carried }: Charge, arrival: Ended, draw: Message | undefined): Said {
  const { name: unit } = attacker;
  const about = { unit, target: target.name };
  if (arrival.contact) return draw ? say('charge-goes-home-drawn', { ...about, draw }) : say('charge-goes-home', about);
  if (arrival.stopsAt === undefined)
    return sentences([
      carried.ends === 'barred'
        ? say('move-log-stays', { unit })
        : say('move-log', { unit, cm: carried.cm?.total ?? 0 }),
      ...carriedWords(carried),
    ]);
  const short = { ...about, cm: arrival.stopsAt };
  return draw ? say('charge-stops-short-drawn', { ...short, draw }) : say('charge-stops-short', short);
}

function settle(d: EventBuilder, task: ChargeTask, arrival: Ended, byHand: boolean): void {
  const before = d.state;
  const charged = chargeIn(before, task);
  const { attacker, target, inZone, caught } = charged;
  const moveDice = diceIn(task);
  const told = chargeTold(charged, arrival, byHand ? undefined : charged.draw);
  log(d, told, { side: attacker.side, sums: sumsIn(before, task), byHand: byHand || undefined });
  keepAnswers(d, task);
  const comes = d.state.units[attacker.id];
  if (!byHand && comes && charged.carried.ends === 'barred') {
    // NBC-MOV-16: a 1 keeps the attacker where it is; it may still move away by these dice.
    learn(d, { unit: comes.id }, { noAttack: true, startedInCZ: true, moveDice });
    standNear(d, comes, target.unit);
    return;
  }
  if (arrival.contact && comes && target.seen && caught) {
    learn(d, { unit: comes.id }, { startedInCZ: inZone, ...(moveDice && { moveDice }) });
    catchBroken(d, comes, target.seen);
  } else {
    if (comes) goAt(d, task, comes, arrival);
    if (arrival.contact) arrive(d, task);
  }
  if (attacker.unit && !task.data.gunsAnswered) checkWay(d, before, task, attacker.unit, inZone);
}

/** NBC-CC-32, NBC-BUA-01: the advice that a unit attacking out of a built-up area may stop on its edge. */
function outOfArea(battle: Battle, { unit }: Party): Said[] {
  const area = battle.scenario.areas.find(({ id }) => id === unit?.area);
  return area?.kind === 'built-up' ? [say('charge-may-end-in', { area: placeNamed(area) })] : [];
}

function meansOf(battle: Battle, task: ChargeTask): Said {
  const { attacker, target, caught, carried, arrival } = chargeIn(battle, task);
  const named = { unit: attacker.short, target: target.short };
  const words = carriedWords(carried);
  if (arrival.contact)
    return inTurn(
      present(
        words,
        say('charge-makes-contact', named),
        !caught && [positionAdvice(flagSaid(task, 'a', 'angled')), ...outOfArea(battle, attacker)],
      ),
    );
  return carried.ends === 'contact' && arrival.stopsAt
    ? say('charge-stops', { ...named, cm: arrival.stopsAt })
    : sentences(words);
}

function sumsIn(battle: Battle, task: ChargeTask): Reckoning[] {
  const { move, carried, byCard, rating } = chargeIn(battle, task);
  const way = carried.cm ? [carried.cm] : move ? diceSums(move) : [];
  return byCard ? [...way, rating] : [...way];
}

function needsOf(battle: Battle, task: ChargeTask): readonly Need[] {
  const { attacker, move, byCard, rating } = chargeIn(battle, task);
  const dice = move ? diceNeeds(move, task) : [];
  if (dice.length > 0 || rollIn(task, 'card') || !byCard) return dice;
  return [{ slot: 'card', by: attacker.side, label: 'charge-check', want: 'result', rating: rating.total }];
}

const MOST_TERRAIN = 40;
const WAY_SAID = Object.fromEntries(
  ['fording', ...Array.from({ length: MOST_TERRAIN }, (_, i) => `terrain.${i}`)].map((key) => [key, z.boolean()]),
);

/** NBC-ORD-06 to -11, NBC-SIM-03: a unit that must stand or go back charges only when a 6 compels it. */
function againstOrder(battle: Battle, task: ChargeTask): Legality {
  const { unit } = parties.attackerIn(battle, task);
  // NBC-EVD-04: who follows guns that ran was told so as it charged them.
  if (!unit || task.kind === CHARGE_AGAIN) return ALLOWED;
  if (chargeIn(battle, task).carried.flags?.mustAttack ?? holds(unit, 'mustAttack')) return ALLOWED;
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
  schema: { data: chargeData, facts: answers },
  over: (battle, { data: { attackers, target } }) =>
    !mayFightHere(battle, { do: 'charge', unit: attackers[0], target }).ok,
  question: (battle, task) =>
    say('charge-question', {
      unit: parties.attackerIn(battle, task).short,
      target: parties.defenderIn(battle, task).short,
    }),
  facts(battle, task) {
    const { attacker, target, aspect, began, inZone, caught, carried, byCard, arrival } = chargeIn(battle, task);
    const arrived = needsOf(battle, task).length === 0 && arrival.contact;
    const effect = parties.effectBy(
      task,
      (each) => chargeIn(battle, each),
      (on, off) =>
        on.mustCheck
          ? parties.checkEffect(on.rating.total - off.rating.total)
          : off.mustCheck
            ? ['charge-no-check']
            : [],
    );
    const starts = say('charge-starts-before', { unit: attacker.short });
    const notFront: Effect = (...about) => effect(...about).filter((each) => each === 'charge-no-check');
    return present(
      // NBC-CC-02: how the attacker stands there after contact.
      arrived && !caught && askedOf(task, 'angled', 'charge-at-an-angle', 'charge-no-squaring'),
      !caught && parties.strikesFact(attacker, starts, aspect, notFront, itsAspect),
      reachFact(task, carried),
      began === undefined &&
        !rollIn(task, 'dice') &&
        parties.switchOf(task, attacker, 'inCZ', 'charge-in-zone', notFront, inZone),
      byCard && parties.checkQuestions(battle, task, attacker, effect).filter(({ key }) => key !== factKey('a', 'ooc')),
      // NBC-BUA-04: cavalry holds a town on foot, and does not charge from it.
      byCard && attacker.arm !== 'cavalry' && parties.townQuestion(task, attacker, effect),
      inZone
        ? askedOf(task, 'closer', 'charge-another-closer', 'charge-at-that-one')
        : askedOf(task, 'bent', say('charge-not-straight', { cm: CONTACT_ZONE_CM }), 'no-attack', CHARGE_WAY),
      attacker.unit && wayFacts(battle, task, attacker.unit),
      parties.strangerQuestions(battle, task, attacker),
      parties.strangerQuestions(battle, task, target).filter(({ key }) => key === factKey('d', 'arm')),
    );
  },
  // NBC-GND-03, NBC-MOV-09: a way that no move may take is no way for a charge.
  waits(battle, task) {
    const { move } = chargeIn(battle, task);
    return move?.kind === 'cannot' ? move.why : undefined;
  },
  warnings(battle, task) {
    const { attacker, target, aspect, inZone } = chargeIn(battle, task);
    return onlySaid(
      // NBC-MOV-19, NBC-MOV-20: whether the attacker may choose this enemy.
      whyNot(mayTarget(inZone, !flagSaid(task, 'a', inZone ? 'closer' : 'bent'))),
      // NBC-ART-24: guns behind their neighbours in a narrow gap can be reached only from flank and rear.
      target.unit &&
        isSheltered(target.unit) &&
        aspect === 'front' &&
        say('charge-guns-sheltered', { guns: target.short }),
      // NBC-BRK-01: a charge is a move, and Broken units move first.
      attacker.unit && whyNot(brokenFirst(battle, attacker.unit)),
      whyNot(againstOrder(battle, task)),
    );
  },
  sums: sumsIn,
  needs: needsOf,
  odds(battle, task) {
    const { attacker, move, byCard, rating, arm } = chargeIn(battle, task);
    if (attacker.unit && move?.kind === 'dice' && !(byCard && rollIn(task, 'dice')))
      return moveOdds(battle, attacker.unit, move, diceIn(task)?.length);
    if (!byCard) return null;
    const home = RESULTS.filter((result) => closing(result, arm).contact);
    return checkOdds(battle, rating.total, 'charge-chance', home, (result) => {
      const where = closing(result, arm);
      return where.contact ? 'charge-closes' : say('charge-stops-at', { cm: where.stopsAt });
    });
  },
  again(battle, task) {
    const { attacker, result } = chargeIn(battle, task);
    const { side } = attacker;
    const card = result && keepsBooks(battle, side);
    return present(diceAgain(battle, task, 'movement'), card && ownAgain(battle, 'card', side));
  },
  reading(battle, task) {
    const { result, arrival, carried } = chargeIn(battle, task);
    const { flags, ends } = carried;
    const short = ends === 'barred' ? 'it-stays' : 'charge-by-hand-short';
    return {
      word: result ? `result-${result}` : arrival.contact ? 'charge-home' : short,
      means: meansOf(battle, task),
      sums: sumsIn(battle, task),
      part: result ?? (flags ? partOf(flags) : undefined),
      good: arrival.contact,
    };
  },
  settle: (d, task) => settle(d, task, chargeIn(d.state, task).arrival, false),
  byHand: () => choicesFrom({ home: 'charge-by-hand-home', short: 'charge-by-hand-short' }),
  settleByHand: (d, task, choice) =>
    settle(d, task, choice === 'home' ? { contact: true } : closing('L', chargeIn(d.state, task).arm), true),
};

/** NBC-EVD-04: the guns have evaded; an attacker that can still reach them may try once more. */
export const chargeAgain: Procedure<ChargeData, Facts> = { ...charge, optional: true };
