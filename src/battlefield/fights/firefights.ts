/** The firefight as a question (NBC-FF): both sides' throws, the engineers, the Disorder Checks, and the ledger. */
import { ruling } from '../../book/rulings.ts';
import type { Aspect } from '../../book/terms.ts';
import { type HitProgress, hitsMade } from '../../dice/hits.ts';
import { whyNot } from '../../engine/legality.ts';
import { type Message, onlySaid, type Said, say, type Text, word } from '../../engine/message.ts';
import type { Reckoning } from '../../engine/reckoning.ts';
import { remember } from '../../engine/remember.ts';
import { type Battle, type Facts, keepsBooks, type Roll, type Task, type Unit } from '../battle.ts';
import { known } from '../facts.ts';
import { oddsOfHits } from '../fire/hit-throws.ts';
import { engineersLive, pairOdds } from '../ledger/checks.ts';
import { endContacts, standNear, touching } from '../ledger/contact.ts';
import { disturbRest } from '../ledger/driven-off.ts';
import { type EventBuilder, log } from '../ledger/event-builder.ts';
import { endFacts, learn } from '../ledger/learn.ts';
import { breakUnit, disorderUnit, eliminateUnit, formationAttacked, officerAtRisk } from '../ledger/losses.ts';
import { mayRethrow, ownAgain } from '../ledger/re-roll-dice.ts';
import { inBooks } from '../on-foot.ts';
import { type Again, type Fact, type Need, type Odds, type Procedure, rollIn } from '../procedure.ts';
import { adjustedRating } from '../quality-check.ts';
import type { TwoDice } from '../rules/command/officers.ts';
import { answersTo, flagSaid, OF_CHECKS, OF_STRANGERS } from '../rules/fights/answers.ts';
import { type Duel, type DuelSide, engineersThrew, hitsSoFar, stateOf } from '../rules/fights/duel.ts';
import { BROKEN_MOVE, type Casualties, risksOfficer } from '../rules/fire/casualties.ts';
import type { Firing } from '../rules/fire/fighters.ts';
import {
  type FirefightHits,
  type FirefightResult,
  type FirefightRole,
  type FirefightView,
  firefightResult,
  firefightThrow,
  RECOIL_TO_CM,
} from '../rules/fire/firefight.ts';
import { NO_ROUNDS, nextRound, type Rounds, roundsOf, sumOfRounds, thrownSoFar } from '../rules/fire/rounds.ts';
import { ENGINEERS_FALL_ON, engineersFall } from '../rules/special-troops/engineers.ts';
import { disorderOdds, disorderOf, pairIn } from '../throws.ts';
import { decideFight, FIGHT_CHOICES } from './by-hand.ts';
import { musketeers } from './combatants.ts';
import { attackedInTown, keepLoss, loseEngineers, now, writeDisorder, writeLoss } from './ledger.ts';
import {
  asFight,
  attackerIn,
  brokenStranger,
  defenderIn,
  type FightData,
  type FightTask,
  fightData,
  firesAs,
  type Party,
} from './parties.ts';
import {
  checkEffectIn,
  checkOf,
  checkQuestions,
  coverQuestions,
  type Effect,
  keepAnswers,
  outOfCommand,
  ratingOf,
  saying,
  strangerQuestions,
  strikesFact,
  strikesOf,
  switchOf,
  throwEffect,
  townQuestion,
} from './table-facts.ts';

interface Volley extends Rounds {
  readonly role: FirefightRole;
  readonly party: Party;
  readonly firing: Firing;
  readonly silent?: Said;
}

/** NBC-FF-12: whether a unit in contact with its front is closer than the unit that fires at it. */
const closerInFront = (battle: Battle, { seen }: Party): boolean =>
  seen !== null && touching(battle, seen.id).some((unit) => (known(unit, 'strikes') ?? 'front') === 'front');

function viewOf(battle: Battle, task: FightTask, role: FirefightRole): FirefightView {
  const strikes = strikesOf(task, attackerIn(battle, task));
  if (role === 'attacker') return { closestInFront: true, strikes };
  const closest = strikes === 'front' && !closerInFront(battle, defenderIn(battle, task));
  return { closestInFront: closest, strikes: 'front' };
}

/** NBC-FF-01: whether the attacker is said to be out of command, and so may open no firefight. */
const isBarred = (battle: Battle, task: FightTask): boolean => outOfCommand(task, attackerIn(battle, task));

/** The formations to whose fire the unit has replied this turn. */
export function repliedTo(unit: Unit | null): readonly string[] {
  const replied = known(unit, 'replied');
  return typeof replied === 'object' ? replied : [];
}

/** AMB-109: the attacker has fired; the defender replies to this formation once, even if it resumes its action. */
export function markFire(d: EventBuilder, [attacker, defender]: readonly [Volley, Volley]): void {
  const { seen: unit } = defender.party;
  if (attacker.party.seen) learn(d, { unit: attacker.party.seen.id }, { fired: true });
  if (unit && !defender.silent && d.state.action)
    learn(d, { unit: unit.id }, { replied: [...repliedTo(unit), d.state.action.formation] });
}

function volleyOf(battle: Battle, task: FightTask, role: FirefightRole): Volley {
  const attacker = attackerIn(battle, task);
  const defender = defenderIn(battle, task);
  const [party, target] = role === 'attacker' ? [attacker, defender] : [defender, attacker];
  const replied = repliedTo(defender.seen).includes(battle.action?.formation ?? '');
  const firing = firefightThrow(
    musketeers(battle, task, party),
    musketeers(battle, task, target),
    role,
    viewOf(battle, task, role),
    battle.rulings,
    role === 'defender' && replied,
  );
  const [silent] = onlySaid(
    isBarred(battle, task) && (role === 'attacker' ? 'firefight-out-of-command' : 'firefight-not-opened'),
    role === 'defender' && whyNot(firing.legal),
    role === 'defender' && !flagSaid(task, 'd', 'replies', true) && 'firefight-holds-fire',
    firing.throw.dice === 0 && 'firefight-no-dice',
  );
  const rounds = silent ? NO_ROUNDS : thrownSoFar(task, roundsOf(`throw:${party.id}`), firing.throw);
  return { role, party, firing, silent, ...rounds };
}

export const volleysOf = remember((battle: Battle, task: FightTask): readonly [Volley, Volley] => [
  volleyOf(battle, task, 'attacker'),
  volleyOf(battle, task, 'defender'),
]);

interface Struck {
  readonly role: FirefightRole;
  readonly party: Party;
  readonly harm: Casualties;
  readonly engineersDue: boolean;
  readonly engineers: TwoDice | undefined;
  readonly rating: Reckoning | undefined;
  /** The card of the Disorder Check, once drawn, and whether it Disorders the unit. */
  readonly card: Roll | undefined;
  readonly disordered: boolean | undefined;
}

interface Outcome {
  readonly result: FirefightResult;
  readonly struck: readonly Struck[];
}

const engineerSlot = ({ id }: Party): string => `engineers:${id}`;
const checkSlot = ({ id }: Party): string => `check:${id}`;

const outcomeOf = remember((battle: Battle, task: FightTask): Outcome => {
  const volleys = volleysOf(battle, task);
  const [attacker, defender] = volleys;
  const hits = ({ party }: Volley, by: Volley, aspect: Aspect): FirefightHits => ({
    target: musketeers(battle, task, party),
    hits: hitsMade(by.progress),
    aspect,
  });
  const onAttacker = hits(attacker, defender, 'front');
  const onDefender = hits(defender, attacker, strikesOf(task, attacker.party));
  const before = firefightResult(onAttacker, onDefender, battle.rulings);
  const engineersOf = ({ role, party }: Volley) =>
    before[role].engineersAtRisk ? pairIn(task, engineerSlot(party)) : undefined;
  const absorbs = (dice: TwoDice | undefined): boolean => dice !== undefined && engineersFall(dice);
  const result = firefightResult(
    { engineerAbsorbs: absorbs(engineersOf(attacker)), ...onAttacker },
    { engineerAbsorbs: absorbs(engineersOf(defender)), ...onDefender },
    battle.rulings,
  );
  const struck = volleys.map((volley): Struck => {
    const { role, party } = volley;
    const harm = result[role];
    const rating =
      harm.check &&
      adjustedRating({ disorderCheck: true, ...checkOf(battle, task, party, harm.check) }, battle.rulings);
    const card = rating && rollIn(task, checkSlot(party));
    return {
      ...{ role, party, harm, rating, card },
      engineersDue: before[role].engineersAtRisk,
      engineers: engineersOf(volley),
      disordered: card && disorderOf(battle, card, rating.total, 'hit'),
    };
  });
  return { result, struck };
});

const waitsForEngineers = ({ engineersDue, engineers }: Struck): boolean => engineersDue && !engineers;

function needsOf(battle: Battle, task: FightTask): Need[] {
  const throws = volleysOf(battle, task).flatMap((volley) => nextRound(volley, volley.party.side, volley.party.short));
  if (throws.length > 0) return throws;
  const { struck } = outcomeOf(battle, task);
  const engineers = struck.filter(waitsForEngineers).map(({ party }): Need => {
    const label = say('fight-engineers-throw', { unit: party.short, face: ENGINEERS_FALL_ON });
    return { slot: engineerSlot(party), by: party.side, label, want: 'dice', dice: 2, sum: true };
  });
  if (engineers.length > 0) return engineers;
  return struck.flatMap(({ party, rating, card }): Need[] => {
    if (!rating || card) return [];
    const label = say('firefight-check', { unit: party.short });
    return [{ slot: checkSlot(party), by: party.side, label, want: 'disorder', rating: rating.total, column: 'hit' }];
  });
}

/** NBC-RR-04: what may be repeated: never hits, but the engineers' dice and the cards (AMB-05). */
function againOf(battle: Battle, task: FightTask): Again[] {
  const drawn = task.rolls.some((roll) => roll.slot.startsWith('check:'));
  const mayThrow = !drawn && mayRethrow('engineers', battle.rulings);
  return outcomeOf(battle, task).struck.flatMap(({ party, engineers, card }): Again[] => {
    const { side, short: unit } = party;
    if (!keepsBooks(battle, side)) return [];
    const dice = { what: say('fight-engineers-of', { unit }), ...ownAgain(battle, engineerSlot(party), side) };
    const check = { what: say('fight-check-of', { unit }), ...ownAgain(battle, checkSlot(party), side) };
    return [...(engineers && mayThrow ? [dice] : []), ...(card ? [check] : [])];
  });
}

/** The odds of the next throw; null before the first dice, when both sides see what to expect. */
function oddsNext(battle: Battle, task: FightTask): Odds | null {
  if (task.rolls.length === 0) return null;
  const volley = volleysOf(battle, task).find(({ progress }) => !progress.done);
  if (volley) {
    const throws = [{ throw: volley.firing.throw, rounds: volley.progress.rounds }];
    return oddsOfHits(throws, say('fight-chance-hits', { unit: volley.party.short }));
  }
  const { struck } = outcomeOf(battle, task);
  const engineers = struck.find(waitsForEngineers);
  if (engineers) return pairOdds((dice) => !engineersFall(dice), engineersLive(engineers.party.short));
  for (const { party, rating, card } of struck)
    if (rating && !card)
      return disorderOdds(battle, rating.total, 'hit', say('firefight-chance-holds', { unit: party.short }));
  return null;
}

// ---- how it is told: what each side throws, what it costs them, who recoils ------------------------------------------

function harmTold(unit: Text, { party, harm, disordered }: Struck): Message {
  const { cpLost, fate } = harm;
  if (fate === 'eliminated') return say('firefight-eliminated', { unit });
  if (fate === 'broken') return say('firefight-breaks', { unit, cp: cpLost, cm: BROKEN_MOVE.cm });
  if (party.arm === 'artillery')
    return harm.disordered ? say('firefight-guns-disordered', { unit }) : say('unit-unhurt', { unit });
  const state = disordered === undefined ? 'open' : disordered ? 'disordered' : 'holds';
  return cpLost === 0
    ? say('firefight-loses-nothing', { unit, state })
    : say('firefight-loses', { unit, lost: cpLost, cp: firesAs(party).cp - cpLost, state });
}

const isHarmed = ({ harm, disordered }: Struck): boolean =>
  harm.cpLost > 0 || harm.fate !== 'good' || harm.disordered || disordered === true;

/** NBC-FF-09: which units recoil, and how far. */
function recoilIn(battle: Battle, task: FightTask, { result }: Outcome): Said {
  const { recoils } = result;
  if (recoils.length === 0) return 'firefight-nobody-recoils';
  const units = recoils.map((role) => (role === 'attacker' ? attackerIn : defenderIn)(battle, task).short);
  return say('firefight-recoils', { units, n: units.length, cm: RECOIL_TO_CM });
}

function duelSide({ role, party, firing, silent, progress }: Volley): DuelSide {
  const { id, side, name, short } = party;
  const { dice, toHit, bonus, penalties } = firing;
  const thrown = { dice, toHit, bonus, penalties, progress, hits: hitsSoFar(progress) };
  return {
    ...{ id, side, name, as: role },
    short: short.name,
    state: stateOf(party),
    cp: firesAs(party).cp,
    ...(silent !== undefined && { silent }),
    thrown: silent === undefined ? { ...thrown, onTheDie: null, spec: firing.throw } : null,
  };
}

export function firefightDuel(battle: Battle, open: Task): Duel {
  const task = asFight(open);
  const volleys = volleysOf(battle, task);
  const sides = volleys.map(duelSide);
  if (volleys.some(({ progress }) => !progress.done))
    return { sides, verdict: null, outcomes: [], onTheTable: [], notes: [] };
  const outcome = outcomeOf(battle, task);
  const wanted = needsOf(battle, task).length > 0;
  return {
    sides,
    verdict: wanted ? null : { says: recoilIn(battle, task, outcome) },
    outcomes: outcome.struck.map((each) => {
      const text = harmTold(each.party.short, each);
      return { side: each.party.side, text, hands: isHarmed(each) ? text : '' };
    }),
    onTheTable: [],
    notes: outcome.struck.flatMap(({ party, engineers }) => engineersThrew(party, engineers)),
  };
}

// ---- what is asked of the table, each question with what its answer would change (NBC-FF-04 to -07) ------------------

/** What an answer would change about the fire, and about which side fires at all. */
const effectIn =
  (battle: Battle, task: FightTask): Effect =>
  (key, value, otherwise) => {
    const without = volleysOf(battle, saying(task, key, otherwise));
    return volleysOf(battle, saying(task, key, value)).flatMap((on, i) => {
      const off = without[i];
      if (!off) return [];
      if (on.silent !== undefined)
        return off.silent === undefined ? [on.role === 'attacker' ? 'no-attack' : 'firefight-no-reply'] : [];
      return throwEffect(on.firing, off.firing);
    });
  };

/** The questions about one unit; an answer may also change its check and the misses it may throw again. */
function partyFacts(battle: Battle, task: FightTask, party: Party, fire: Effect): Fact[] {
  const check = checkEffectIn(task, (each) => ratingOf(battle, each, party, { losses: 1, aspects: [] }));
  const both: Effect = (...about) => [...fire(...about), ...check(...about)];
  return [...checkQuestions(battle, task, party, both), ...townQuestion(task, party, check)];
}

function firefightFacts(battle: Battle, task: FightTask): Fact[] {
  const [attacker, defender] = [attackerIn(battle, task), defenderIn(battle, task)];
  const effect = effectIn(battle, task);
  const mayReply = volleyOf(battle, saying(task, 'd:replies', true), 'defender').silent === undefined;
  const into = say('firefight-into', { unit: attacker.short });
  const replies = say('firefight-replies', { unit: defender.short });
  return [
    strikesFact(attacker, into, strikesOf(task, attacker), effect),
    ...(mayReply ? [switchOf(task, defender, 'replies', replies, () => [], true)] : []),
    ...coverQuestions(battle, task, defender, effect),
    ...(mayReply ? coverQuestions(battle, task, attacker, effect).slice(0, 1) : []),
    ...[attacker, defender].flatMap((party) => partyFacts(battle, task, party, effect)),
    ...[attacker, defender].flatMap((party) => strangerQuestions(battle, task, party)),
  ];
}

const answers = answersTo([
  ...(['strikes', 'replies', 'town', 'hardCover', 'strongPoint'] as const),
  ...OF_CHECKS,
  ...OF_STRANGERS,
]);

export const firefight: Procedure<FightData, Facts> = {
  kind: 'firefight',
  schema: { data: fightData, facts: answers },
  question: (battle, task) =>
    say('firefight-question', { attacker: attackerIn(battle, task).short, defender: defenderIn(battle, task).short }),
  facts: firefightFacts,
  sums: (battle, task) =>
    volleysOf(battle, task).flatMap(({ firing, silent }) => (silent ? [] : [firing.dice, firing.toHit])),
  needs: needsOf,
  waits: brokenStranger,
  throwsOn: (battle, task) => againOf(battle, task).every((again) => again.refused || !again.slot.startsWith('eng')),
  odds: oddsNext,
  again: againOf,
  reading(battle, task) {
    if (isBarred(battle, task)) return { word: 'not-yet', means: 'firefight-out-of-command', sums: [], good: false };
    const volleys = volleysOf(battle, task);
    const outcome = outcomeOf(battle, task);
    const [attacker, defender] = volleys;
    return {
      word: say('firefight-hits', { made: hitsMade(attacker.progress), taken: hitsMade(defender.progress) }),
      means: recoilIn(battle, task, outcome),
      sums: outcome.struck.flatMap(({ rating }) => (rating ? [rating] : [])),
    };
  },
  settle(d, task) {
    if (isBarred(d.state, task)) {
      const { name, side, unit } = attackerIn(d.state, task);
      log(d, say('firefight-log-none', { unit: name }), { side });
      keepAnswers(d, task);
      // The unit's dice were thrown, so it has had its fire, whatever is said afterwards.
      if (unit && task.rolls.length > 0) learn(d, { unit: unit.id }, { fired: true });
      return;
    }
    const volleys = volleysOf(d.state, task);
    const outcome = outcomeOf(d.state, task);
    const [attacker, defender] = volleys;
    const sums = volleys.flatMap(({ party, firing, progress, silent }): Reckoning[] =>
      silent ? [] : [sumOfVolley(party, firing.dice, progress)],
    );
    log(
      d,
      say('firefight-told', {
        ...{ attacker: attacker.party.name, defender: defender.party.name },
        ...{ made: hitsMade(attacker.progress), taken: hitsMade(defender.progress) },
        recoil: word(recoilIn(d.state, task, outcome)),
      }),
      { side: attacker.party.side, sums },
    );
    keepAnswers(d, task);
    attackedInTown(d, defender.party);
    for (const each of outcome.struck) writeStruck(d, each);
    for (const { role, party } of outcome.struck)
      if (party.seen && outcome.result.recoils.includes(role)) goBack(d, party.seen);
    const { unit, seen } = defender.party;
    if (outcome.struck.every(({ harm }) => harm.fate === 'good')) standNear(d, attacker.party.unit, unit);
    if (seen) formationAttacked(d, seen, 'firefight');
    markFire(d, volleys);
  },
  byHand: () => FIGHT_CHOICES,
  settleByHand: (d, task, choice) => decideFight(d, task, choice, 'firefight'),
};

/** NBC-FF-09, NBC-MOV-21, AMB-168: a recoil leaves cover, not an area; units in contact follow. */
function goBack(d: EventBuilder, { id, area }: Unit): void {
  if (area === null) endFacts(d, { end: 'unit-moves', unit: id });
  if (ruling(d.state.rulings, 'recoilTouched') === 'parts') endContacts(d, id);
  disturbRest(d, id);
}

const ROWS = { throw: 'NBC-FF-04', bonus: 'NBC-FF-05', confirm: 'NBC-FF-06' } as const;

const sumOfVolley = (party: Party, dice: Reckoning, progress: HitProgress): Reckoning => ({
  ...sumOfRounds(party.short, progress.rounds, ROWS, hitsMade(progress)),
  note: dice.note,
});

/** NBC-FF-10, NBC-FF-11: writes losses, engineers, Disorder, Breaking, and the officer with the unit. */
function writeStruck(d: EventBuilder, struck: Struck): void {
  const { party, harm, disordered } = struck;
  const { unit } = party;
  if (harm.hits > 0) log(d, harmTold(party.name, struck), toldBy(struck));
  if (!unit) {
    keepLoss(d, party, harm.cpLost, { disordered: party.disordered || disordered === true });
    return;
  }
  if (party.arm === 'artillery') {
    if (harm.fate === 'eliminated')
      eliminateUnit(d, unit.id, harm.hits >= 2 ? 'gone-by-two-hits' : 'gone-disordered-twice');
    else if (harm.disordered) disorderUnit(d, unit.id);
    return;
  }
  writeLoss(d, unit, inBooks(now(d, unit), harm.cpLost, d.state.rulings));
  if (struck.engineers && engineersFall(struck.engineers)) loseEngineers(d, party.engineers);
  if (risksOfficer({ cause: 'firefight', lost: harm.cpLost })) officerAtRisk(d, unit.id, 'firefight');
  if (harm.fate !== 'good') breakUnit(d, unit.id);
  else if (disordered) writeDisorder(d, unit, true);
}

const toldBy = ({ party, rating }: Struck) => ({ side: party.side, sums: rating && [rating] });
