/**
 * What a question shows of a fact is what it takes for granted: whoever says just what already stands there changes nothing,
 * and what was said is shown as it was said.
 */
import { describe, expect, it } from 'vitest';
import { asked, type Battle, type Setup, type Task } from '../../src/battlefield/battle.ts';
import { beginBattle } from '../../src/battlefield/begin.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import { referee } from '../../src/battlefield/referee.ts';
import { chanceOf, sealOf } from '../../src/engine/chance.ts';
import { randomOf } from './bot.ts';
import { everything, playAll } from './everything.ts';
import { SETUP, seedFrom } from './fixtures.ts';
import { applyAll } from './folded.ts';

/** All that a question makes of its facts. */
function madeOf(battle: Battle, task: Task): unknown {
  const procedure = procedureFor(task.kind);
  const waits = procedure.waits?.(battle, task);
  const needs = procedure.needs(battle, task);
  return {
    ...{ waits, needs, warnings: procedure.warnings?.(battle, task), sums: procedure.sums?.(battle, task) },
    odds: waits || needs.length === 0 ? undefined : procedure.odds?.(battle, task),
    reading: waits || needs.length > 0 ? undefined : procedure.reading(battle, task),
  };
}

const taskIn = (battle: Battle, id: string): Task => battle.agenda.find((task) => task.id === id)!;

/** How often each fact of each question is tried with all that it may be answered with. */
const TRIES = 3;

/** Whatever is answered stands there as it was answered, while it is still asked. */
function shownAsSaid(battle: Battle, task: Task, tried: Map<string, number>, faults: Set<string>): void {
  for (const { key, kind, value, options } of procedureFor(task.kind).facts?.(battle, task) ?? []) {
    const name = `${task.kind} ${key.replace(/^[^.:]*(?=[.:])/, '')}`;
    const before = tried.get(name) ?? 0;
    if (before >= TRIES) continue;
    tried.set(name, before + 1);
    const answers = kind === 'switch' ? [!value] : (options ?? []).map((option) => option.value);
    for (const answer of answers) {
      const play = { do: 'answer', task: task.id, facts: { [key]: answer } } as const;
      const ruled = referee(battle, play, () => chanceOf(seedFrom(1), ''));
      const open = ruled.ok && ruled.state.agenda.find(({ id }) => id === task.id);
      if (!ruled.ok || !open) continue;
      const now = procedureFor(open.kind)
        .facts?.(ruled.state, open)
        .find((fact) => fact.key === key);
      if (now && now.value !== answer) faults.add(`${name}: said ${answer}, shown ${now.value}`);
    }
  }
}

function holdsFor(battle: Battle, task: Task, faults: Set<string>): void {
  const facts = procedureFor(task.kind).facts?.(battle, task) ?? [];
  const before = JSON.stringify(madeOf(battle, task));
  for (const { key, value } of facts) {
    const said = task.facts[key];
    const name = `${task.kind} ${key.replace(/^[^.:]*(?=[.:])/, '')}`;
    if (said !== undefined) {
      if (String(said) !== String(value)) faults.add(`${name}: said ${said}, shown ${value}`);
      continue;
    }
    if (value === undefined || value === null) continue;
    const ruled = referee(battle, { do: 'answer', task: task.id, facts: { [key]: value } }, () =>
      chanceOf(seedFrom(1), ''),
    );
    if (!ruled.ok) {
      faults.add(`${name}: what is shown (${value}) is refused: ${JSON.stringify(ruled.why)}`);
      continue;
    }
    const after = JSON.stringify(madeOf(ruled.state, taskIn(ruled.state, task.id)));
    if (after !== before) faults.add(`${name}: saying ${value}, which is shown, changes it`);
  }
}

describe('a fact that is asked', () => {
  it.each([21, 22, 23])('stands as it is taken, in battle %i of a bot on a field with everything on it', (n) => {
    const seed = seedFrom(n + 60);
    const random = randomOf(n + 1);
    let battle = applyAll(undefined, beginBattle(everything(), SETUP as Setup, sealOf(seed)))!;
    const [faults, tried] = [new Set<string>(), new Map<string, number>()];
    for (let plays = 0; plays < 1500 && !battle.ended; plays += 1) {
      const ruled = referee(battle, playAll(battle, random), (topic) => chanceOf(seed, topic));
      if (!ruled.ok) continue;
      battle = ruled.state;
      const task = asked(battle);
      if (!task || battle.ended) continue;
      if (plays % 2 === 0) holdsFor(battle, task, faults);
      shownAsSaid(battle, task, tried, faults);
    }
    expect([...faults].sort()).toEqual([]);
  });
});
