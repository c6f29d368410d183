/** The firefight as a question (NBC-FF): both sides' throws, the engineers, the Disorder Checks, and the ledger. */

import { ruling } from '../../book/rulings.ts';
import type { Aspect } from '../../book/terms.ts';
import { counted, hitsMade } from '../../dice/hits.ts';
import { whyNot } from '../../engine/legality.ts';
import { type Message, onlySaid, type Said, say, type Text, word } from '../../engine/message.ts';
import { joined, present } from '../../engine/present.ts';
import type { Reckoning } from '../../engine/reckoning.ts';
import { remember } from '../../engine/remember.ts';
import type { Battle, Facts, Task, Unit } from '../battle.ts';
import { known } from '../facts.ts';
import { endContacts, standNear, touching } from '../ledger/contact.ts';
import { disturbRest } from '../ledger/driven-off.ts';
import { type EventBuilder, log } from '../ledger/event-builder.ts';
import { endFacts, learn } from '../ledger/learn.ts';
import { breakUnit, eliminateUnit, formationAttacked, officerAtRisk } from '../ledger/losses.ts';
import { sure } from '../look-up.ts';
import { inBooks } from '../on-foot.ts';
import type { Again, Fact, Procedure } from '../procedure.ts';
import { adjustedRating } from '../quality-check.ts';
import { type Desk, hitsAt, openDesk, pairAt } from '../rules/close-combat/desk.ts';
import type { TwoDice } from '../rules/command/officers.ts';
import { isMarching } from '../rules/command/order-obligations.ts';
import { answersTo, flagSaid, OF_CHECKS, OF_STRANGERS } from '../rules/fights/answers.ts';
import { type Duel, type DuelSide, engineersThrew, hitsSoFar, partyWith, stateOf } from '../rules/fights/duel.ts';
import { BROKEN_MOVE, risksOfficer } from '../rules/fire/casualties.ts';
import type { FirefightHits, FirefightResult, FirefightRole, FirefightView } from '../rules/fire/firefight.ts';
import { firefightResult, firefightThrow, mayReply, RECOIL_TO_CM } from '../rules/fire/firefight.ts';
import { sumOfRounds } from '../rules/fire/hit-throws.ts';
import { engineersFall } from '../rules/special-troops/engineers.ts';
import { decideFight, FIGHT_CHOICES } from './by-hand.ts';
import { musketeers } from './combatants.ts';
import { againIn, chanceOf, type Fighting, needFor, type Rolls, rollsOf, throwsOnIn } from './course.ts';
import { attackedInTown, keepAnswers, keepTold, loseEngineers, now, writeDisorder, writeLoss } from './ledger.ts';
import type { Effect, FightData, FightTask, Party } from './parties.ts';
import {
  asFight,
  attackerIn,
  brokenStranger,
  checkEffectIn,
  checkOf,
  checkQuestions,
  coverQuestions,
  defenderIn,
  effectBy,
  fightData,
  firesAs,
  outOfCommand,
  ratingOf,
  saying,
  strangerQuestions,
  strikesFact,
  strikesOf,
  switchOf,
  throwEffect,
  townQuestion,
} from './parties.ts';

function viewOf(battle: Battle, task: FightTask, role: FirefightRole): FirefightView {
  const strikes = strikesOf(task, attackerIn(battle, task));
  if (role === 'attacker') return { closestInFront: true, strikes };
  // NBC-FF-12: a unit in contact with its front is closer than the unit that fires at it.
  const { seen } = defenderIn(battle, task);
  const closer = seen && touching(battle, seen.id).some((unit) => (known(unit, 'strikes') ?? 'front') === 'front');
  return { closestInFront: strikes === 'front' && !closer, strikes: 'front' };
}

/** NBC-FF-01: whether the attacker is said to be out of command, and so may open no firefight. */
const isBarred = (battle: Battle, task: FightTask): boolean => outOfCommand(task, attackerIn(battle, task));

function repliedTo(unit: Unit | null): readonly string[] {
  const replied = known(unit, 'replied');
  return typeof replied === 'object' ? replied : [];
}

/** AMB-109: the attacker has fired; the defender replies to this formation once, even if it resumes its action. */
export function markFire(d: EventBuilder, [attacker, defender]: Volleys): void {
  const { seen: unit } = defender.party;
  if (attacker.party.seen) learn(d, { unit: attacker.party.seen.id }, { fired: true });
  if (unit && !defender.silent && d.state.action)
    learn(d, { unit: unit.id }, { replied: [...repliedTo(unit), d.state.action.formation] });
}

function volleyOf(battle: Battle, task: FightTask, role: FirefightRole, desk: Desk) {
  const attacker = attackerIn(battle, task);
  const defender = defenderIn(battle, task);
  const [party, target] = role === 'attacker' ? [attacker, defender] : [defender, attacker];
  const replied = repliedTo(defender.seen).includes(battle.action?.formation ?? '');
  const firer = musketeers(battle, task, party);
  const view = viewOf(battle, task, role);
  const firing = firefightThrow(firer, musketeers(battle, task, target), role, view, battle.rulings);
  const [silent] = onlySaid(
    isBarred(battle, task) && (role === 'attacker' ? 'firefight-out-of-command' : 'firefight-not-opened'),
    role === 'defender' && whyNot(mayReply(firer, view, replied, battle.rulings)),
    role === 'defender' && !flagSaid(task, 'd', 'replies', true) && 'firefight-holds-fire',
    firing.throw.dice === 0 && 'firefight-no-dice',
  );
  const { throw: spec } = firing;
  const told = { hits: spec.dice };
  const asked = { key: `throw:${party.id}`, for: 'combat', unit: party.id, throw: spec, told } as const;
  return { role, party, firing, silent, progress: silent ? counted(0) : hitsAt(desk, asked) };
}

function outcomeOf({ battle, task }: Fighting, [attacker, defender]: Volleys, rolls: Rolls, desk: Desk) {
  const hits = ({ party }: Volley, by: Volley, aspect: Aspect): FirefightHits => ({
    target: musketeers(battle, task, party),
    hits: hitsMade(by.progress),
    aspect,
  });
  const onAttacker = hits(attacker, defender, 'front');
  const onDefender = hits(defender, attacker, strikesOf(task, attacker.party));
  const before = firefightResult(onAttacker, onDefender, battle.rulings);
  const engineersOf = ({ role, party: { id } }: Volley) =>
    before[role].engineersAtRisk ? pairAt(desk, { key: `engineers:${id}`, for: 'engineers', unit: id }) : undefined;
  const engineers = { attacker: engineersOf(attacker), defender: engineersOf(defender) };
  const absorbs = (dice: TwoDice | undefined): boolean => dice !== undefined && engineersFall(dice);
  const result = firefightResult(
    { engineerAbsorbs: absorbs(engineers.attacker), ...onAttacker },
    { engineerAbsorbs: absorbs(engineers.defender), ...onDefender },
    battle.rulings,
  );
  const waits = desk.wanted.length > 0;
  const struck = [attacker, defender].map(({ role, party }) => {
    const harm = result[role];
    const about = { role, party, harm, engineers: engineers[role] };
    if (!harm.check) return { ...about, rating: undefined, disordered: undefined };
    const check = { disorderCheck: true, ...checkOf(battle, task, party, harm.check) };
    const rating = adjustedRating(check, battle.rulings);
    const card = { key: `check:${party.id}`, kind: 'card', for: 'disorder', unit: party.id, rating } as const;
    const disordered = rolls.disordered(card);
    if (disordered === undefined && !waits) desk.want(card);
    return { ...about, rating, disordered };
  });
  return { result, struck };
}

type Volley = ReturnType<typeof volleyOf>;
type Volleys = readonly [Volley, Volley];
type Struck = ReturnType<typeof outcomeOf>['struck'][number];

const courseOf = remember((battle: Battle, task: FightTask) => {
  const rolls = rollsOf(battle, task);
  const [throwing, after] = [openDesk(rolls), openDesk(rolls)];
  const fighting = { battle, task, parties: [attackerIn(battle, task), defenderIn(battle, task)] };
  const volleys: Volleys = [volleyOf(battle, task, 'attacker', throwing), volleyOf(battle, task, 'defender', throwing)];
  const outcome = outcomeOf(fighting, volleys, rolls, after);
  const wanted = throwing.wanted.length > 0 ? throwing.wanted : after.wanted;
  return { fighting, volleys, outcome, wanted, used: rolls.used };
});

export const volleysOf = (battle: Battle, task: FightTask): Volleys => courseOf(battle, task).volleys;

function againOf(battle: Battle, task: FightTask): Again[] {
  const { fighting, used } = courseOf(battle, task);
  return againIn(fighting, used);
}

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
function recoilIn(battle: Battle, task: FightTask, { recoils }: FirefightResult): Said {
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
  const { volleys, outcome, wanted } = courseOf(battle, task);
  const sides = volleys.map(duelSide);
  if (volleys.some(({ progress }) => !progress.done))
    return { sides, verdict: null, outcomes: [], onTheTable: [], notes: [] };
  return {
    sides,
    verdict: wanted.length > 0 ? null : { says: recoilIn(battle, task, outcome.result) },
    outcomes: outcome.struck.map((each) => {
      const text = harmTold(each.party.short, each);
      return { side: each.party.side, text, hands: isHarmed(each) ? text : '' };
    }),
    onTheTable: [],
    notes: joined(outcome.struck, ({ party, engineers }) => engineersThrew(party, engineers)),
  };
}

/** NBC-FF-04 to -07: what an answer changes. */
const changes = (on: Volleys, off: Volleys): Said[] =>
  joined(on, ({ silent, role, firing }, i) => {
    const otherwise = sure(off[i]);
    if (silent === undefined) return throwEffect(firing, otherwise.firing);
    return otherwise.silent === undefined ? [role === 'attacker' ? 'no-attack' : 'firefight-no-reply'] : [];
  });

/** The questions about one unit; an answer may also change its check and the misses it may throw again. */
function partyFacts(battle: Battle, task: FightTask, party: Party, fire: Effect): Fact[] {
  const check = checkEffectIn(task, (each) => ratingOf(battle, each, party, { losses: 1, aspects: [] }));
  const both: Effect = (...about) => [...fire(...about), ...check(...about)];
  return [...checkQuestions(battle, task, party, both), ...townQuestion(task, party, check)];
}

const answers = answersTo([
  ...(['strikes', 'replies', 'town', 'hardCover', 'strongPoint'] as const),
  ...OF_CHECKS,
  ...OF_STRANGERS,
]);

export const firefight: Procedure<FightData, Facts> = {
  schema: { data: fightData, facts: answers },
  // NBC-FF-01: whoever is set on the march by hand opens none; dice that are thrown stand.
  over: (battle, task) =>
    task.rolls.length === 0 && isMarching(musketeers(battle, task, attackerIn(battle, task)).order),
  question: (battle, task) =>
    say('firefight-question', { attacker: attackerIn(battle, task).short, defender: defenderIn(battle, task).short }),
  facts(battle, task) {
    const [attacker, defender] = [attackerIn(battle, task), defenderIn(battle, task)];
    const effect = effectBy(task, (each) => volleysOf(battle, each), changes);
    const [, reply] = volleysOf(battle, saying(task, 'd:replies', true));
    const mayReply = reply.silent === undefined;
    const into = say('firefight-into', { unit: attacker.short });
    const replies = say('firefight-replies', { unit: defender.short });
    return present(
      strikesFact(attacker, into, strikesOf(task, attacker), effect),
      mayReply && switchOf(task, defender, 'replies', replies, () => [], true),
      coverQuestions(battle, task, defender, effect),
      mayReply && coverQuestions(battle, task, attacker, effect).slice(0, 1),
      joined([attacker, defender], (party) => partyFacts(battle, task, party, effect)),
      joined([attacker, defender], (party) => strangerQuestions(battle, task, party)),
    );
  },
  sums: (battle, task) =>
    joined(volleysOf(battle, task), ({ firing, silent }) => (silent ? [] : [firing.dice, firing.toHit])),
  needs(battle, task) {
    const { fighting, wanted } = courseOf(battle, task);
    return joined(wanted, (want) => needFor(fighting, want, partyWith(fighting, want.unit).side));
  },
  waits: brokenStranger,
  throwsOn: (battle, task) => throwsOnIn(againOf(battle, task)),
  odds(battle, task) {
    const { fighting, wanted } = courseOf(battle, task);
    return chanceOf(fighting, wanted);
  },
  again: againOf,
  reading(battle, task) {
    if (isBarred(battle, task)) return { word: 'not-yet', means: 'firefight-out-of-command', sums: [], good: false };
    const { volleys, outcome } = courseOf(battle, task);
    const [attacker, defender] = volleys;
    return {
      word: say('firefight-hits', { made: hitsMade(attacker.progress), taken: hitsMade(defender.progress) }),
      means: recoilIn(battle, task, outcome.result),
      sums: joined(outcome.struck, ({ rating }) => (rating ? [rating] : [])),
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
    const { volleys, outcome } = courseOf(d.state, task);
    const [attacker, defender] = volleys;
    const rows = { throw: 'NBC-FF-04', bonus: 'NBC-FF-05', confirm: 'NBC-FF-06' } as const;
    const sums = joined(volleys, ({ party: { short }, firing, progress, silent }): Reckoning[] => {
      const sum = sumOfRounds(short, progress.rounds, rows, hitsMade(progress));
      return silent ? [] : [{ ...sum, note: firing.dice.note }];
    });
    const told = say('firefight-told', {
      ...{ attacker: attacker.party.name, defender: defender.party.name },
      ...{ made: hitsMade(attacker.progress), taken: hitsMade(defender.progress) },
      recoil: word(recoilIn(d.state, task, outcome.result)),
    });
    log(d, told, { side: attacker.party.side, sums });
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
  if (area === null) endFacts(d, { end: 'unit-moves', unit: id, near: true });
  if (ruling(d.state.rulings, 'recoilTouched') === 'parts') endContacts(d, id);
  disturbRest(d, id);
}

/** NBC-FF-10, NBC-FF-11: writes losses, engineers, Disorder, Breaking, and the officer with the unit. */
function writeStruck(d: EventBuilder, struck: Struck) {
  const { party, harm, rating, disordered } = struck;
  const { unit, seen } = party;
  if (harm.hits > 0) log(d, harmTold(party.name, struck), { side: party.side, sums: rating && [rating] });
  if (party.arm === 'artillery' && seen && harm.fate === 'eliminated')
    return eliminateUnit(d, seen.id, harm.hits >= 2 ? 'gone-by-two-hits' : 'gone-disordered-twice');
  const worse = harm.disordered || disordered === true;
  if (!unit) return keepTold(d, party, { cp: party.cp - harm.cpLost, disordered: party.disordered || worse });
  writeLoss(d, unit, inBooks(now(d, unit), harm.cpLost, d.state.rulings));
  if (struck.engineers && engineersFall(struck.engineers)) loseEngineers(d, party.engineers);
  if (risksOfficer({ cause: 'firefight', lost: harm.cpLost })) officerAtRisk(d, unit.id, 'firefight');
  if (harm.fate !== 'good') breakUnit(d, unit.id);
  else if (worse) writeDisorder(d, unit, true);
}
