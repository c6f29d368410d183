/** The charge (NBC-MTC): whether an attack goes home, and what it finds when it does. */

import type { Aspect, Pieces } from '../../book/terms.ts';
import { RESULT_NAMES } from '../../cards/results.ts';
import { type Legality, refuse, unless } from '../../engine/legality.ts';
import type { Said } from '../../engine/message.ts';
import type { Reckoning } from '../../engine/reckoning.ts';
import { aspectChoices, ITS_ASPECTS } from '../aspects.ts';
import { type Battle, keepsBooks, piecesOf, type Task, type Unit, unitName } from '../battle.ts';
import { positionAdvice } from '../close-combat/on-the-table.ts';
import { type EventBuilder, log, notice, openTask } from '../event-builder.ts';
import { isSheltered } from '../fire/artillery-moves.ts';
import { fateOnContact } from '../fire/rockets.ts';
import { eliminateUnit } from '../losses.ts';
import { mayTarget } from '../movement/contact-zone.ts';
import { mayEndHere } from '../movement/manoeuvres.ts';
import { type Arrival, closing, closingCheck, closingTerms } from '../movement/move-to-contact.ts';
import { comeOff } from '../movement/on-the-way.ts';
import { type Fact, type Procedure, rollIn } from '../procedure.ts';
import { adjustedRating } from '../quality-check.ts';
import { ownAgain } from '../re-roll-dice.ts';
import { checkOdds, drawnWords, resultOf } from '../throws.ts';
import { beginContact, endContact } from './contact.ts';
import { now } from './ledger.ts';
import { factKey, fightOf, type Party, partyIn, saidOf } from './parties.ts';
import {
  checkOf,
  checkQuestions,
  type Effect,
  keepAnswers,
  likelyAspect,
  strangerQuestions,
  townQuestion,
} from './table-facts.ts';

/** From where it starts: before guns that have evaded, most likely behind them. */
const startsBefore = (battle: Battle, task: Task): Aspect =>
  saidOf<string>(task, 'a', 'strikes', likelyAspect(targetOf(battle, task))) as Aspect;

const attackerOf = (battle: Battle, task: Task): Party => partyIn(battle, task, 'a')!;
const targetOf = (battle: Battle, task: Task): Party => partyIn(battle, task, 'd')!;

/** It begins its move in the contact zone of its target (AMB-93). */
export const startsInZone = (task: Task): boolean => saidOf(task, 'a', 'inCZ', false);

const CHARGE_AGAIN = 'charge-again';

/** Guns that have run from this attacker in this turn (NBC-EVD-04). */
export const hasEvaded = (guns: Party, attacker: Party): boolean => evadedFrom(guns).includes(attacker.id);
export const evadedFrom = ({ unit }: Pick<Party, 'unit'>): string[] =>
  typeof unit?.facts.evaded === 'string' ? unit.facts.evaded.split(' ') : [];

/** It comes once more at guns that have evaded it, and must prove itself from wherever it comes (NBC-EVD-04). */
const afterEvasion = (battle: Battle, task: Task): boolean =>
  task.kind === CHARGE_AGAIN || hasEvaded(targetOf(battle, task), attackerOf(battle, task));

function closingIn(battle: Battle, task: Task) {
  const aspect = startsBefore(battle, task);
  return closingCheck(
    {
      aspect,
      startsInContactZone: startsInZone(task),
      // The players have measured that it reaches (NBC-MTC-01) before they say that it charges.
      distance: 0,
      movement: 0,
      afterEvasion: afterEvasion(battle, task),
    },
    battle.rulings,
  );
}

/** What canister has cost it on its way, net of what its engineers took on themselves (NBC-MTC-03, NBC-ENG-06). */
function lostOnTheWay(task: Task, attacker: Party): number {
  const { lost = 0, cpBefore } = task.data;
  return attacker.unit && cpBefore !== undefined ? Math.max(0, Number(cpBefore) - attacker.cp) : Number(lost);
}

function closingRating(battle: Battle, task: Task): Reckoning {
  const attacker = attackerOf(battle, task);
  return adjustedRating(
    {
      ...checkOf(battle, task, attacker, { losses: lostOnTheWay(task, attacker), aspects: [] }),
      situational: closingTerms(attacker.order ?? 'attack', attacker.officer !== null),
    },
    battle.rulings,
  );
}

const mustCheck = (battle: Battle, task: Task): boolean => {
  const legal = closingIn(battle, task);
  return legal.ok && legal.check;
};

/** Where it ends: contact, or so many cm short; only asked when the card lies there or none is due. */
function arrivalOf(battle: Battle, task: Task): Arrival {
  const roll = rollIn(task, 'card');
  if (!mustCheck(battle, task) || !roll) return { contact: true };
  const result = resultOf(battle, roll, closingRating(battle, task).total);
  return closing(result, attackerOf(battle, task).arm === 'cavalry' ? 'cavalry' : 'infantry');
}

/** It comes in at an angle (NBC-CC-02). */
const angledIn = (task: Task): boolean => saidOf(task, 'a', 'angled', false);

const CHECKS: Effect = (key) => (key.endsWith('ooc') ? '−1' : '+1');

function factsIn(battle: Battle, task: Task): Fact[] {
  const attacker = attackerOf(battle, task);
  const target = targetOf(battle, task);
  const arrived = (!mustCheck(battle, task) || rollIn(task, 'card')) && arrivalOf(battle, task).contact;
  const unproven = afterEvasion(battle, task) ? '' : 'no check';
  return [
    ...(arrived
      ? [
          {
            key: factKey('a', 'angled'),
            label: 'It comes in at an angle',
            effect: 'no need to square up',
            kind: 'switch',
            value: angledIn(task),
          } as const,
        ]
      : []),
    {
      key: factKey('a', 'strikes'),
      label: `${attacker.short} starts before`,
      kind: 'choice',
      value: startsBefore(battle, task),
      options: aspectChoices(() => unproven, ITS_ASPECTS),
    },
    {
      key: factKey('a', 'inCZ'),
      label: 'Starts in its contact zone',
      ...(unproven && { effect: unproven }),
      kind: 'switch',
      value: startsInZone(task),
    },
    ...checkQuestions(battle, task, attacker, CHECKS).filter(({ key }) => !key.endsWith('ooc')),
    ...townQuestion(task, attacker, CHECKS),
    startsInZone(task)
      ? wayFact(task, 'closer', 'Another enemy in its front is closer', 'it must attack that one')
      : wayFact(task, 'bent', 'Its last 10 cm are not straight at it', 'no attack'),
    ...strangerQuestions(battle, task, attacker),
    ...strangerQuestions(battle, task, target).filter(({ key }) => key.endsWith('arm')),
  ];
}

const wayFact = (task: Task, key: string, label: Said, effect: Said): Fact => ({
  key: factKey('a', key),
  label,
  effect,
  kind: 'switch',
  value: saidOf(task, 'a', key, false),
  group: 'Its way there',
});

/** NBC-MOV-18 to -20: whether it may choose this enemy. */
function choiceIn(battle: Battle, task: Task): Legality {
  const start = startsBefore(battle, task);
  const said = (key: string) => saidOf(task, 'a', key, false);
  return mayTarget(
    startsInZone(task)
      ? { startsInContactZone: true, closestInFront: !said('closer'), start, strike: start }
      : { startsInContactZone: false, path: true, straightInZone: !said('bent'), start, strike: start },
  );
}

/** NBC-ART-24: guns behind their neighbours in a narrow gap; from flank and rear they can be come upon all the same. */
function mayReach(battle: Battle, task: Task): Legality {
  const { unit, short } = targetOf(battle, task);
  const hidden = unit !== null && isSheltered(unit) && startsBefore(battle, task) === 'front';
  return unless(
    hidden && refuse(`${short} stands behind its neighbours: nobody can attack it from the front.`, 'NBC-ART-24'),
  );
}

/** What a charge that went home runs into: guns that answer first, or the enemy itself. */
function arrive(d: EventBuilder, task: Task): void {
  const attacker = attackerOf(d.state, task);
  const target = targetOf(d.state, task);
  const fight = fightOf(task);
  const guns = target.arm === 'artillery' && task.data.gunsAnswered !== true;
  if (guns) {
    const aspect = startsBefore(d.state, task);
    openTask(d, {
      kind: 'guns-attacked',
      side: target.side,
      data: { ...fight, aspect, inZone: startsInZone(task), arm: attacker.arm },
      ...(target.unit && { unit: target.unit.id }),
    });
    return;
  }
  touch(d, attacker, fight.target ?? target.id, startsBefore(d.state, task));
}

/** Guns as an enemy comes upon them. */
export interface GunsReached {
  readonly name: string;
  /** Null where their books are kept elsewhere. */
  readonly unit: Unit | null;
  readonly pieces: Pieces | undefined;
}

export const gunsReached = (battle: Battle, unit: Unit): GunsReached => ({
  name: unitName(unit),
  unit: keepsBooks(battle, unit.side) ? unit : null,
  pieces: piecesOf(unit),
});

/** NBC-RKT-05: rockets that are reached are lost before anybody strikes a blow. Tells whether they were. */
export function overrun(d: EventBuilder, by: string, { name, unit, pieces }: GunsReached): boolean {
  if (!pieces || fateOnContact(pieces) === 'good') return false;
  if (unit) eliminateUnit(d, unit.id, `${by} reached its rockets`);
  else notice(d, `${by} reaches ${name}: rockets break at any contact, and are **eliminated**.`);
  notice(d, `${by} stays on their ground: there is no combat.`);
  return true;
}

/** In contact: the combat is fought after the firefights. */
export function touch(d: EventBuilder, attacker: Party, target: string, strikes: Aspect): void {
  const unit = d.state.units[target];
  if (unit?.fate === 'good' && overrun(d, attacker.name, gunsReached(d.state, unit))) return;
  if (attacker.unit && now(d, attacker.unit).fate === 'good') beginContact(d, attacker.unit.id, target, { strikes });
}

function settle(d: EventBuilder, task: Task, arrival: Arrival, how: string, byHand = false): void {
  const attacker = attackerOf(d.state, task);
  const target = targetOf(d.state, task);
  const sums = mustCheck(d.state, task) ? [closingRating(d.state, task)] : [];
  log(
    d,
    `${attacker.name} charges ${target.name}${how}: **${arrival.contact ? 'it goes home' : `it stops ${arrival.stopsAt} cm short`}**.`,
    { side: attacker.side, sums, ...(byHand && { byHand }) },
  );
  keepAnswers(d, task);
  if (attacker.unit) {
    comeOff(d, attacker.unit);
    endContact(d, attacker.unit.id);
  }
  if (arrival.contact) arrive(d, task);
}

/** NBC-CC-32, NBC-BUA-01: who attacks out of a built-up area may stop on its edge. */
function outOfArea(battle: Battle, { unit }: Party): string {
  const area = battle.scenario.areas.find(({ id }) => id === unit?.area);
  const ends = mayEndHere({ partlyInArea: true, attackingOutOfArea: true });
  return area?.kind === 'built-up' && ends.ok ? ` It may end partly in ${area.name}.` : '';
}

export const charge: Procedure = {
  kind: 'charge',
  question: (battle, task) => `Does ${attackerOf(battle, task).short} close with ${targetOf(battle, task).short}?`,
  facts: factsIn,
  warnings(battle, task) {
    return [choiceIn(battle, task), mayReach(battle, task)].flatMap((legal) => (legal.ok ? [] : [legal.why]));
  },
  sums: (battle, task) => (mustCheck(battle, task) ? [closingRating(battle, task)] : []),
  needs: (battle, task) =>
    !mustCheck(battle, task) || rollIn(task, 'card')
      ? []
      : [
          {
            slot: 'card',
            by: attackerOf(battle, task).side,
            label: 'Closing check',
            want: 'result',
            rating: closingRating(battle, task).total,
          },
        ],
  odds(battle, task) {
    if (!mustCheck(battle, task)) return null;
    const arm = attackerOf(battle, task).arm === 'cavalry' ? 'cavalry' : 'infantry';
    const stops = (result: 'L' | 'VL') => {
      const where = closing(result, arm);
      return where.contact ? 'closes' : `stops at ${where.stopsAt} cm`;
    };
    return checkOdds(battle, closingRating(battle, task).total, 'Chance that it closes', ['VH', 'H', 'N'], {
      VH: 'closes',
      H: 'closes',
      N: 'closes',
      L: stops('L'),
      VL: stops('VL'),
    });
  },
  again(battle, task) {
    const { side } = attackerOf(battle, task);
    return rollIn(task, 'card') && mustCheck(battle, task) && keepsBooks(battle, side)
      ? [ownAgain(battle, 'card', side)]
      : [];
  },
  reading(battle, task) {
    const arrival = arrivalOf(battle, task);
    const roll = rollIn(task, 'card');
    const checked = mustCheck(battle, task) && roll;
    const legal = closingIn(battle, task);
    const rating = closingRating(battle, task);
    const result = checked ? resultOf(battle, roll, rating.total) : null;
    const why = legal.ok && !legal.check ? legal.why : '';
    return {
      word: result ? RESULT_NAMES[result] : 'Goes home',
      means: arrival.contact
        ? `${why} ${attackerOf(battle, task).short} makes contact. ${positionAdvice(angledIn(task))}${outOfArea(battle, attackerOf(battle, task))}`.trim()
        : `${attackerOf(battle, task).short} stops ${arrival.stopsAt} cm from the enemy.`,
      sums: checked ? [rating] : [],
      ...(result && { part: result }),
      good: arrival.contact,
    };
  },
  settle(d, task) {
    const roll = rollIn(task, 'card');
    const how =
      roll && mustCheck(d.state, task)
        ? ` (${drawnWords(roll, resultOf(d.state, roll, closingRating(d.state, task).total))})`
        : '';
    settle(d, task, arrivalOf(d.state, task), how);
  },
  byHand: () => [
    { value: 'home', label: 'It goes home' },
    { value: 'short', label: 'It stops short' },
  ],
  settleByHand(d, task, choice) {
    const arm = attackerOf(d.state, task).arm === 'cavalry' ? 'cavalry' : 'infantry';
    settle(d, task, choice === 'home' ? { contact: true } : closing('L', arm), '', true);
  },
};

/** NBC-EVD-04: the guns have gone; who can reach them still may try once more. */
export const chargeAgain: Procedure = { ...charge, kind: CHARGE_AGAIN, optional: true };
