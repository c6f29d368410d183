/** A battery that is charged (NBC-EVD, NBC-FSH): it limbers up or stays, and its canister comes before contact. */

import type { Aspect, GunWeight, Mobility, Pieces } from '../../book/terms.ts';
import { RESULT_NAMES, RESULTS, type Result } from '../../cards/results.ts';
import type { HitProgress } from '../../dice/hits.ts';
import type { Said } from '../../engine/message.ts';
import type { Reckoning } from '../../engine/reckoning.ts';
import { type Battle, keepsBooks, piecesOf, type Task, type Unit } from '../battle.ts';
import { eachResult } from '../card-checks.ts';
import { driveOff } from '../driven-off.ts';
import { type EventBuilder, log, openTask, setUnit } from '../event-builder.ts';
import { type Evade, evadeModifiers, evadeResult, mustEvade } from '../fire/evading.ts';
import type { Battery, Firing } from '../fire/fighters.ts';
import { canisterCasualties, closesAgainAfterCanister, finalShot } from '../fire/final-shot.ts';
import { oddsOfHits, oddsPart } from '../fire/hit-throws.ts';
import { fateOnContact } from '../fire/rockets.ts';
import { roundLabel, roundsOf, thrownSoFar } from '../fire/rounds.ts';
import { learn } from '../learn.ts';
import { disorderUnit, eliminateUnit, formationAttacked, takeHits } from '../losses.ts';
import { type Fact, type Odds, type Procedure, rollIn } from '../procedure.ts';
import { adjustedRating } from '../quality-check.ts';
import { ownAgain } from '../re-roll-dice.ts';
import { checkOdds, resultOf } from '../throws.ts';
import { evadedFrom, hasEvaded, overrun, touch } from './charges.ts';
import { now, writeDisorder } from './ledger.ts';
import { musketeers } from './musketeers.ts';
import { type FightData, factKey, fightOf, type Party, partyIn, saidOf } from './parties.ts';
import { areaKind, checkOf, checkQuestions, inBuiltUpArea, keepAnswers, switchOf } from './table-facts.ts';

interface Attack extends FightData {
  readonly aspect: Aspect;
  readonly inZone: boolean;
}
const attackOf = (task: Task): Attack => task.data as unknown as Attack;
const attackerOf = (battle: Battle, task: Task): Party => partyIn(battle, task, 'a')!;
const gunsOf = (battle: Battle, task: Task): Party => partyIn(battle, task, 'd')!;

/** Rockets are asked of guns that are not in the book: they have no canister, and are lost at any contact (NBC-RKT-05). */
const firesWith = (battle: Battle, task: Task): Pieces => {
  const { target } = fightOf(task);
  const known = target === null ? undefined : battle.units[target];
  return (known && piecesOf(known)) ?? (saidOf(task, 'd', 'rockets', false) ? 'rockets' : 'guns');
};

const lostIfReached = (battle: Battle, task: Task): boolean => fateOnContact(firesWith(battle, task)) === 'eliminated';

function batteryIn(battle: Battle, task: Task): Battery {
  const guns = gunsOf(battle, task);
  const { target } = fightOf(task);
  const card = target === null ? undefined : battle.units[target]?.card;
  const known = card?.arm === 'artillery' ? card : undefined;
  return {
    quality: guns.quality,
    disordered: guns.disordered,
    exhaustion: guns.exhaustion,
    weight: known?.weight ?? (saidOf<string>(task, 'd', 'weight', 'medium') as GunWeight),
    mobility: known?.mobility ?? (saidOf<string>(task, 'd', 'mobility', 'foot') as Mobility),
    pieces: firesWith(battle, task),
    attached: false,
  };
}

const inWorks = (battle: Battle, task: Task): boolean =>
  saidOf(task, 'd', 'works', areaKind(battle, gunsOf(battle, task).unit) === 'works');

/** NBC-BUA-03: guns that leave a built-up area before an attack end Disordered, whatever their card says. */
const leavesTown = (battle: Battle, task: Task): boolean => inBuiltUpArea(battle, gunsOf(battle, task).unit);

const mayEvade = (battle: Battle, task: Task) =>
  mustEvade({
    battery: batteryIn(battle, task),
    attackedFromOutsideContactZone: !attackOf(task).inZone,
    inFieldWorks: inWorks(battle, task),
    evadedThisAttacker: hasEvaded(gunsOf(battle, task), attackerOf(battle, task)),
  });

function evadeRating(battle: Battle, task: Task): Reckoning {
  return adjustedRating(
    {
      ...checkOf(battle, task, gunsOf(battle, task), { losses: 0, aspects: [] }),
      situational: evadeModifiers(attackerOf(battle, task), batteryIn(battle, task)),
    },
    battle.rulings,
  );
}

interface Answered {
  /** The result drawn; null while it is wanted, or where it does not try. */
  readonly result: Result | null;
  readonly wantsCard: boolean;
  readonly evade: Evade | null;
  readonly firing: Firing | null;
  readonly progress: HitProgress;
  readonly slot: string;
}

const NOTHING: HitProgress = { done: true, hits: 0, rounds: [] };

function answerOf(battle: Battle, task: Task): Answered {
  const { aspect } = attackOf(task);
  const battery = batteryIn(battle, task);
  const tries = mayEvade(battle, task).ok;
  const triedToEvade = hasEvaded(gunsOf(battle, task), attackerOf(battle, task));
  const roll = rollIn(task, 'evade');
  const result = tries && roll ? resultOf(battle, roll, evadeRating(battle, task).total) : null;
  if (tries && !result) return { result, wantsCard: true, evade: null, firing: null, progress: NOTHING, slot: '' };
  const evade = result && evadeResult(result, { battery, aspect }, battle.rulings);
  const shot = evade ? (evade.canister ?? null) : finalShot({ battery, aspect, triedToEvade });
  const firing = shot?.legal.ok ? shot : null;
  const thrown = firing
    ? thrownSoFar(task, roundsOf(`throw:${gunsOf(battle, task).id}`), firing.throw)
    : { progress: NOTHING, slot: '' };
  return { result, wantsCard: false, evade, firing, ...thrown };
}

const hitsOf = ({ progress }: Answered): number => (progress.done ? progress.hits : 0);

/** The chance that it gets away; once its card lies there, that of the canister it allows (NBC-EVD-02, NBC-FSH-01). */
function oddsIn(battle: Battle, task: Task): Odds | null {
  const { firing, progress, result, wantsCard } = answerOf(battle, task);
  if (wantsCard || (result && progress.done)) return evadeOdds(battle, task);
  if (!firing) return null;
  const rounds = progress.done ? [] : progress.rounds;
  return oddsOfHits([{ throw: firing.throw, rounds }], 'Chance that its canister hits');
}

function evadeOdds(battle: Battle, task: Task): Odds {
  const battery = batteryIn(battle, task);
  const after = (result: Result) => evadeResult(result, { battery, aspect: attackOf(task).aspect }, battle.rulings);
  const town = leavesTown(battle, task);
  const does = (result: Result): string => {
    const evade = after(result);
    if (evade.evades) return evade.battery.disordered || town ? 'evades, disordered' : 'evades';
    if (evade.abandoned) return 'abandons its guns';
    return evade.battery.fate === 'good' && !lostIfReached(battle, task) ? 'stays' : 'is lost';
  };
  return checkOdds(
    battle,
    evadeRating(battle, task).total,
    'Chance that it evades',
    RESULTS.filter((result) => after(result).evades),
    eachResult(does),
  );
}

function word(battle: Battle, task: Task, { evade }: Answered): string {
  if (evade?.evades) return 'Evades';
  if (evade?.abandoned) return 'Abandoned';
  return lostIfReached(battle, task) || evade?.battery.fate === 'eliminated' ? 'Lost' : 'Stays';
}

function does(battle: Battle, task: Task, answer: Answered): string {
  const { short } = gunsOf(battle, task);
  const { evade } = answer;
  if (!evade?.evades && !evade?.abandoned && lostIfReached(battle, task)) return `${short} is reached and lost`;
  if (!evade) return `${short} stays${answer.firing ? ' and fires its last shot' : ''}`;
  if (evade.evades) {
    const harm = evade.battery.disordered || leavesTown(battle, task) ? ', disordered' : '';
    return `${short} goes back up to ${evade.upToCm} cm and ends facing away${harm}; whoever has its ground is bound to the nearest enemy in front`;
  }
  if (evade.abandoned) return `The crews leave the guns of ${short}`;
  return evade.battery.fate === 'good' ? `${short} stays` : `${short} is lost while it limbers up`;
}

function means(battle: Battle, task: Task, answer: Answered): string {
  const hits = hitsOf(answer);
  const { short } = attackerOf(battle, task);
  const canister = answer.firing ? `; canister takes ${hits}CP of ${short} before contact` : '';
  return `${does(battle, task, answer)}${canister}.`;
}

function factsIn(battle: Battle, task: Task): Fact[] {
  const guns = gunsOf(battle, task);
  const known = fightOf(task).target !== null;
  const choice = (key: string, label: Said, values: readonly (readonly [string, string])[], value: string): Fact => ({
    key: factKey('d', key),
    label,
    kind: 'choice',
    value: saidOf(task, 'd', key, value),
    options: values.map(([each, words]) => ({ value: each, label: words })),
  });
  return [
    switchOf(task, guns, 'works', 'In field works', () => 'stays', inWorks(battle, task)),
    ...checkQuestions(battle, task, guns, (key) => (key.endsWith('ooc') ? '−1' : '+1')),
    ...(known
      ? []
      : [
          choice(
            'weight',
            'Weight',
            [
              ['heavy', 'Heavy'],
              ['medium', 'Medium'],
              ['light', 'Light'],
            ],
            'medium',
          ),
          choice(
            'mobility',
            'Mobility',
            [
              ['foot', 'Foot'],
              ['horse', 'Horse'],
            ],
            'foot',
          ),
          switchOf(task, guns, 'rockets', 'It fires rockets', () => 'lost when reached', false),
        ]),
  ];
}

// ---- the ledger ----------------------------------------------------------------------------------------------------

function write(d: EventBuilder, task: Task, answer: Answered): void {
  const attacker = attackerOf(d.state, task);
  const guns = gunsOf(d.state, task);
  const { aspect, target, by } = attackOf(task);
  const { evade } = answer;
  const hits = hitsOf(answer);
  log(
    d,
    `${guns.name} is charged by ${attacker.name}${answer.result ? ` (${RESULT_NAMES[answer.result]})` : ''}: **${word(d.state, task, answer).toLowerCase()}**. ${means(d.state, task, answer)}`,
    {
      side: guns.side,
      sums: [...(answer.result ? [evadeRating(d.state, task)] : []), ...(answer.firing ? [answer.firing.dice] : [])],
    },
  );
  keepAnswers(d, task);
  writeGuns(d, guns, attacker, evade);
  const stands = guns.unit ? now(d, guns.unit).fate === 'good' : true;
  const follows: Parameters<typeof openTask>[1] = {
    kind: evade?.evades ? 'charge-again' : 'charge',
    side: by,
    data: {
      attackers: [fightOf(task).attackers[0]],
      target,
      by,
      lost: hits,
      cpBefore: attacker.cp,
      gunsAnswered: !evade?.evades,
    },
    facts: { 'a:strikes': evade?.evades ? 'rear' : aspect },
    ...(attacker.unit && { unit: attacker.unit.id }),
  };
  const harm = hits > 0 ? canisterCasualties(musketeers(d.state, task, attacker), hits) : null;
  const closesAgain = harm !== null && closesAgainAfterCanister(harm, d.state.rulings);
  // Asked last opened first: what the canister did to the attacker comes before what he does next.
  if (stands && evade?.evades) openTask(d, follows);
  else if (stands && closesAgain) openTask(d, follows);
  if (harm && attacker.unit)
    takeHits(d, { unit: attacker.unit.id, hits: Math.min(hits, attacker.cp), cause: 'canister', aspect: 'front' });
  if (stands && !evade?.evades && !closesAgain) reach(d, task, attacker, guns, aspect);
}

/** The attacker is among the guns; those that are in no book are judged by what was said of them. */
function reach(d: EventBuilder, task: Task, attacker: Party, guns: Party, aspect: Aspect): void {
  const { target } = fightOf(task);
  const stranger = { name: guns.name, unit: null, pieces: firesWith(d.state, task) };
  if (target === null && overrun(d, attacker.name, stranger)) return;
  touch(d, attacker, target ?? guns.id, aspect);
}

function writeGuns(d: EventBuilder, guns: Party, attacker: Party, evade: Evade | null): void {
  const { unit } = guns;
  if (!unit || !evade) return;
  if (evade.battery.fate !== 'good') eliminateUnit(d, unit.id, 'disordered a second time');
  else if (evade.battery.disordered) disorderUnit(d, unit.id);
  if (evade.abandoned === 'eliminated') eliminateUnit(d, unit.id, 'its crews have left the guns');
  if (evade.abandoned === 'disorderedAndFixed' && !unit.disordered) disorderUnit(d, unit.id);
  if (now(d, unit).fate !== 'good') return;
  if (evade.evades) writeEvasion(d, unit, attacker);
  if (evade.abandoned) setUnit(d, unit.id, { facts: { ...now(d, unit).facts, abandoned: true } });
}

/** NBC-EVD-03, NBC-EVD-04: it faces away until it moves or turns, and evades this attacker no second time. */
function writeEvasion(d: EventBuilder, guns: Unit, attacker: Party): void {
  const evaded = [...evadedFrom({ unit: now(d, guns) }), attacker.id].join(' ');
  if (inBuiltUpArea(d.state, guns)) writeDisorder(d, guns, true);
  formationAttacked(d, guns, 'close-combat');
  driveOff(d, guns.id, true);
  learn(d, { unit: guns.id }, { evaded, facingAway: true, sheltered: false });
}

export const gunsAttacked: Procedure = {
  kind: 'guns-attacked',
  question(battle, task) {
    const { short } = gunsOf(battle, task);
    const { result, evade } = answerOf(battle, task);
    if (!result || !evade) return `${short} is charged: does it evade?`;
    return `${RESULT_NAMES[result]}: ${short} ${evade.evades ? 'goes' : 'stays'}, its canister first`;
  },
  facts: factsIn,
  sums: (battle, task) => (mayEvade(battle, task).ok ? [evadeRating(battle, task)] : []),
  needs(battle, task) {
    const answer = answerOf(battle, task);
    const guns = gunsOf(battle, task);
    if (answer.wantsCard)
      return [
        {
          slot: 'evade',
          by: guns.side,
          label: 'Evade check',
          want: 'result',
          rating: evadeRating(battle, task).total,
        },
      ];
    const { progress, slot } = answer;
    return progress.done
      ? []
      : [
          {
            slot,
            by: guns.side,
            label: roundLabel(`${guns.short}’s canister`, progress.stage, progress.dice),
            want: 'dice',
            dice: progress.dice,
          },
        ];
  },
  odds: oddsIn,
  throwsOn(battle, task) {
    const offer = cardAgain(battle, task);
    return offer === undefined || offer.refused !== undefined;
  },
  again(battle, task) {
    const offer = cardAgain(battle, task);
    return offer ? [offer] : [];
  },
  reading(battle, task) {
    const answer = answerOf(battle, task);
    const part = answer.result ?? (answer.firing ? oddsPart(oddsIn(battle, task), hitsOf(answer)) : undefined);
    return {
      word: word(battle, task, answer),
      means: means(battle, task, answer),
      sums: answer.result ? [evadeRating(battle, task)] : [],
      ...(part !== undefined && { part }),
    };
  },
  settle(d, task) {
    write(d, task, answerOf(d.state, task));
  },
  byHand: () => [
    { value: 'evades', label: 'It gets away' },
    { value: 'stays', label: 'It stays, no harm done' },
    { value: 'lost', label: 'The guns are lost' },
  ],
  settleByHand(d, task, choice) {
    const attacker = attackerOf(d.state, task);
    const guns = gunsOf(d.state, task);
    const { aspect } = attackOf(task);
    const said = { evades: 'gets away', stays: 'stays', lost: 'is lost' }[choice];
    log(d, `${guns.name} is charged and **${said}**.`, { side: guns.side, byHand: true });
    if (choice === 'lost' && guns.unit) eliminateUnit(d, guns.unit.id, 'the table says so');
    if (choice === 'evades' && guns.unit) writeEvasion(d, guns.unit, attacker);
    if (choice === 'stays') reach(d, task, attacker, guns, aspect);
  },
};

/** The card may be drawn again until the canister that it allows is thrown (NBC-EVD-02, NBC-RR-04). */
function cardAgain(battle: Battle, task: Task) {
  const { side, id } = gunsOf(battle, task);
  const fired = rollIn(task, `throw:${id}`) !== undefined;
  if (!rollIn(task, 'evade') || fired || !mayEvade(battle, task).ok || !keepsBooks(battle, side)) return undefined;
  return ownAgain(battle, 'evade', side);
}
