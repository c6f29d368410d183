/**
 * Every kind of question, gone through: each answer that may be given, each throw, and each way the table may decide it
 * by hand, with what is told before and written after. A question that no kept battle comes to is asked here of a battle
 * made for it; for a change made on purpose, `npm run kept`.
 */
import { describe, expect, it } from 'vitest';
import { asked, type Battle } from '../../src/battlefield/battle.ts';
import { combatDuel } from '../../src/battlefield/fights/close-combats.ts';
import { firefightDuel } from '../../src/battlefield/fights/firefights.ts';
import { forHands } from '../../src/battlefield/hands.ts';
import { PROCEDURES } from '../../src/battlefield/modules.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import type { Fact, Need } from '../../src/battlefield/procedure.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import type { DuelOf } from '../../src/battlefield/rules/fights/duel.ts';
import type { Seed } from '../../src/engine/chance.ts';
import { seedFrom } from '../battlefield/fixtures.ts';
import { heldTo } from './marks.ts';
import { ASKED, type Asked, opened } from './questions.ts';
import { questionOf, ruledOn } from './told.ts';

function* valuesOf({ kind, value, options = [], min = 0, max = 0 }: Fact): Generator<unknown> {
  if (kind === 'switch') yield !value;
  else if (kind === 'choice') yield* options.map((one) => one.value);
  else yield* new Set([min, Math.min(max, min + 1), max]);
}

const lineOf = (value: unknown): string => JSON.stringify(value);

/** What each play writes, and what the table is to do by hand. */
function told(battle: Battle, play: Play, seed = seedFrom(5)): readonly [string, Battle] {
  const ruled = ruledOn(battle, play, seed);
  if (!ruled.ok) return [`> ${lineOf(play)}\nrefused ${lineOf(ruled.why)}`, battle];
  const { events, state } = ruled;
  return [
    [`> ${lineOf(play)}`, ...[...events, ...forHands(battle, state, play, events)].map(lineOf)].join('\n'),
    state,
  ];
}

const THROWS = [5, 6, 7, 8];

/** What a table may say of its own throw or card, in full or in short, and what it may not. */
const POT = { red: 5, white: [2, 6], green: [3, 3] };
const OWN: Readonly<Record<Need['want'], readonly unknown[]>> = {
  pot: [
    ...[
      { pot: POT },
      { pot: { sum: 7, red: 3 } },
      { pot: { sum: 7 } },
      { pot: { sum: 0 } },
      { pot: { sum: 0, red: 6 } },
    ],
    ...[{ hits: 0 }, { hits: 1 }, { hits: 2, red: 1 }, { hits: 3, red: 6 }, { hits: 9 }, { pot: { ...POT, red: 7 } }],
  ],
  dice: [{ dice: [4] }, { dice: [6, 6] }, { dice: [1, 2] }, { sum: 10 }, { hits: 1 }, { hits: 0 }, { struck: [] }],
  result: [...['VH', 'H', 'N', 'L', 'VL'].map((result) => ({ result })), { card: 5 }, { card: 99 }, { minutes: 15 }],
  disorder: [{ disorder: true }, { disorder: false }, { card: 5 }, { card: 99 }, { result: 'N' }],
  time: [{ minutes: 15 }, { minutes: 40 }, { minutes: 13 }, { card: 3 }, { card: 99 }],
};

function* goneThrough(one: Asked): Generator<string> {
  const [battle, task] = opened(one);
  const procedure = procedureFor(task.kind);
  yield lineOf(questionOf(battle));
  for (const fact of procedure.facts?.(battle, task) ?? [])
    for (const value of valuesOf(fact)) {
      const [line, then] = told(battle, { do: 'answer', task: 't', facts: { [fact.key]: value } } as Play);
      yield `${line}\n${lineOf(questionOf(then))}`;
    }
  for (const { value: choice } of procedure.byHand?.(battle, task) ?? [])
    yield told(battle, { do: 'decide', task: 't', choice } as Play)[0];
  for (const need of procedure.needs(battle, task).slice(0, 2))
    for (const thing of OWN[need.want]) {
      const [line, then] = told(battle, { do: 'enter', task: 't', slot: need.slot, thing } as Play);
      yield `${line}\n${lineOf(questionOf(then))}`;
    }
  for (const n of THROWS) yield* thrownFor(battle, seedFrom(n));
}

/** Duels stand beside their question: who throws what, what came of it, and what is to be done on the table. */
const DUELS: Readonly<Record<string, DuelOf>> = { 'close-combat': combatDuel, firefight: firefightDuel };
/** A combat is thrown for in turn. */
const MOST_THROWS = 6;

function* thrownFor(battle: Battle, seed: Seed): Generator<string> {
  let now = battle;
  for (let n = 0; n < MOST_THROWS; n += 1) {
    const task = asked(now);
    if (!task || (n > 0 && procedureFor(task.kind).needs(now, task).length === 0)) break;
    const [line, then] = told(now, { do: 'throw', task: task.id }, seed);
    const open = asked(then);
    const duel = open && DUELS[open.kind]?.(then, open);
    yield [line, lineOf(questionOf(then)), lineOf(duel)].join('\n');
    now = then;
  }
  yield told(now, { do: 'accept', task: 't' }, seed)[0];
}

function* all(): Generator<readonly [string, string]> {
  for (const [n, one] of ASKED.entries()) yield [`${n} ${one[0]}`, [...goneThrough(one)].join('\n')];
}

describe('every question', () => {
  it('is of a kind that is gone through', () => {
    expect([...new Set(ASKED.map(([kind]) => kind))].sort()).toEqual(Object.keys(PROCEDURES).sort());
  });

  it('is told, answered, thrown for and decided as it was', () => heldTo('asked')('questions', all()));
});
