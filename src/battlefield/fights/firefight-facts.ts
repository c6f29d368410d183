/** What a firefight asks of the table, each question with what its answer would change (NBC-FF-04 to -07). */
import { codeOf, type Said, say } from '../../engine/message.ts';
import type { Term } from '../../engine/reckoning.ts';
import type { Battle, FactValue } from '../battle.ts';
import type { Fact } from '../procedure.ts';
import type { Firing } from '../rules/fire/fighters.ts';
import { volleyOf, volleysOf } from './firefight-course.ts';
import { attackerIn, defenderIn, type FightTask, type Party } from './parties.ts';
import {
  checkEffect,
  checkQuestions,
  coverQuestions,
  type Effect,
  ratingOf,
  strangerQuestions,
  strikesFact,
  strikesOf,
  switchOf,
  townQuestion,
} from './table-facts.ts';

const fresh = (terms: readonly Term[], before: readonly Term[]): Said[] =>
  terms
    .filter(({ what }) => !before.some((each) => codeOf(each.what) === codeOf(what)))
    .map(({ shown, what }) => shown ?? what);

/** What one volley has beyond the same with another answer: dice, re-throws, proofs, the number to hit. */
function changesOf(on: Firing, off: Firing): Said[] {
  const dice = on.dice.total - off.dice.total;
  return [
    ...(dice === 0 ? [] : [say('fight-effect-dice', { dice })]),
    ...(on.toHit.total === off.toHit.total ? [] : [say('fight-effect-hits-on', { face: on.toHit.total })]),
    ...fresh(on.bonus, off.bonus),
    ...fresh(on.penalties, off.penalties),
  ];
}

const saying = (task: FightTask, key: string, value: FactValue): FightTask => ({
  ...task,
  rolls: [],
  facts: { ...task.facts, [key]: value },
});

/** What an answer would change of the fire, and who fires at all. */
const effectIn =
  (battle: Battle, task: FightTask): Effect =>
  (key, value, otherwise) => {
    const without = volleysOf(battle, saying(task, key, otherwise));
    return volleysOf(battle, saying(task, key, value)).flatMap((on, i) => {
      const off = without[i];
      if (!off) return [];
      if (on.silent !== undefined) return off.silent === undefined ? ['firefight-no-reply'] : [];
      return changesOf(on.firing, off.firing);
    });
  };

/** What an answer would change of the check that a loss brings. */
const checkEffectIn =
  (battle: Battle, task: FightTask, party: Party): Effect =>
  (key, value, otherwise) => {
    const rating = (said: FactValue) =>
      ratingOf(battle, saying(task, key, said), party, { losses: 1, aspects: [] }).total;
    return checkEffect(rating(value) - rating(otherwise));
  };

/** What is asked of one of the two: its check changes too, and with it the army commander's misses. */
function partyFacts(battle: Battle, task: FightTask, party: Party, fire: Effect): Fact[] {
  const check = checkEffectIn(battle, task, party);
  const both: Effect = (...about) => [...fire(...about), ...check(...about)];
  return [...checkQuestions(battle, task, party, both), ...townQuestion(task, party, check)];
}

export function firefightFacts(battle: Battle, task: FightTask): Fact[] {
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
