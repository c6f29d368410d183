/** The firefight as a question (NBC-FF): both sides' throws, the engineers, the Disorder Checks, and the ledger. */

import { ruling } from '../../book/rulings.ts';
import { type HitProgress, hitsMade } from '../../dice/hits.ts';
import { say, word } from '../../engine/message.ts';
import type { Reckoning } from '../../engine/reckoning.ts';
import type { Battle, Facts, Unit } from '../battle.ts';
import { endContacts, standNear } from '../ledger/contact.ts';
import { disturbRest } from '../ledger/driven-off.ts';
import { type EventBuilder, log } from '../ledger/event-builder.ts';
import { endFacts, learn } from '../ledger/learn.ts';
import { breakUnit, disorderUnit, eliminateUnit, formationAttacked, officerAtRisk } from '../ledger/losses.ts';
import { inBooks } from '../on-foot.ts';
import type { Fact, Procedure } from '../procedure.ts';
import { answersTo, OF_CHECKS, OF_STRANGERS } from '../rules/fights/answers.ts';
import { risksOfficer } from '../rules/fire/casualties.ts';
import { sumOfRounds } from '../rules/fire/rounds.ts';
import { decideFight, FIGHT_CHOICES } from './by-hand.ts';
import {
  againOf,
  harmTold,
  isBarred,
  markFire,
  needsOf,
  oddsNext,
  outcomeOf,
  recoilIn,
  type Struck,
  volleyOf,
  volleysOf,
} from './firefight-course.ts';
import { attackedInTown, engineersFall, keepLoss, now, writeDisorder, writeLoss } from './ledger.ts';
import {
  attackerIn,
  brokenStranger,
  defenderIn,
  type FightData,
  type FightTask,
  fightData,
  type Party,
} from './parties.ts';
import {
  checkEffectIn,
  checkQuestions,
  coverQuestions,
  type Effect,
  keepAnswers,
  ratingOf,
  saying,
  strangerQuestions,
  strikesFact,
  strikesOf,
  switchOf,
  throwEffect,
  townQuestion,
} from './table-facts.ts';

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

/**
 * The questions about one unit. An answer may also change its check, and the misses that the army commander lets it
 * throw again.
 */
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

// ---- the procedure -------------------------------------------------------------------------------------------------

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
    const outcome = outcomeOf(battle, task, volleys);
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
    const outcome = outcomeOf(d.state, task, volleys);
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

/**
 * NBC-FF-09, NBC-MOV-21, AMB-168: writes a recoil. The unit leaves its cover, and units in contact with it follow. A
 * unit that holds an area stays in it.
 */
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
  if (struck.engineersFell) engineersFall(d, party.engineers);
  if (risksOfficer({ cause: 'firefight', lost: harm.cpLost })) officerAtRisk(d, unit.id, 'firefight');
  if (harm.fate !== 'good') breakUnit(d, unit.id);
  else if (disordered) writeDisorder(d, unit, true);
}

const toldBy = ({ party, rating }: Struck) => ({ side: party.side, sums: rating ? [rating] : undefined });
