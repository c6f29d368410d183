/** What a firefight asks of the table, each question with what its answer would change (NBC-FF-04 to -07). */
import type { Battle, Task } from '../battle.ts';
import type { Fact } from '../procedure.ts';
import { attackerOf, defenderOf, volleyOf, volleysOf } from './firefight-course.ts';
import {
  checkQuestions,
  coverQuestions,
  type Effect,
  strangerQuestions,
  strikesFact,
  switchOf,
  townQuestion,
} from './table-facts.ts';
import { gunsIn } from './words.ts';

/** What an answer would change: dice, re-throws, proofs, the number to hit, who fires. */
function effectIn(battle: Battle, task: Task): Effect {
  const volleys = (key: string, value: boolean | string | number) =>
    volleysOf(battle, { ...task, rolls: [], facts: { ...task.facts, [key]: value } });
  return (key, value, otherwise) => {
    const with_ = volleys(key, value);
    const without = volleys(key, otherwise);
    return with_
      .flatMap((on, i) => {
        const off = without[i]!;
        if (on.silent) return off.silent ? [] : ['no reply'];
        return gunsIn(off.firing, on.firing);
      })
      .join(', ');
  };
}

export function firefightFacts(battle: Battle, task: Task): Fact[] {
  const [attacker, defender] = [attackerOf(battle, task), defenderOf(battle, task)];
  const effect = effectIn(battle, task);
  const reply = volleyOf(battle, { ...task, facts: { ...task.facts, 'd:replies': true } }, 'defender');
  return [
    strikesFact(task, attacker, `${attacker.short} fires into`, effect),
    ...(reply.silent ? [] : [switchOf(task, defender, 'replies', `${defender.short} replies`, () => '', true)]),
    ...coverQuestions(battle, task, defender, effect),
    ...(reply.silent ? [] : coverQuestions(battle, task, attacker, effect).slice(0, 1)),
    ...checkQuestions(battle, task, attacker, effect),
    ...checkQuestions(battle, task, defender, effect),
    ...townQuestion(task, attacker, () => 'check +1'),
    ...townQuestion(task, defender, () => 'check +1'),
    ...[attacker, defender].flatMap((party) => strangerQuestions(battle, task, party)),
  ];
}
