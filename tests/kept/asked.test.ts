/**
 * Every kind of question, gone through: each answer that may be given, each throw, and each way the table may decide it
 * by hand, with what is told before and written after. A question that no kept battle comes to is asked here of a battle
 * made for it; for a change made on purpose, `npm run kept`.
 */
import { describe, expect, it } from 'vitest';
import { asked, type Battle, type Sky, type Task, type UnitState } from '../../src/battlefield/battle.ts';
import { combatDuel } from '../../src/battlefield/fights/combat-duel.ts';
import { firefightDuel } from '../../src/battlefield/fights/firefights.ts';
import { PROCEDURES } from '../../src/battlefield/modules.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import type { Fact, Need } from '../../src/battlefield/procedure.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import type { DuelOf } from '../../src/battlefield/rules/fights/duel.ts';
import type { Seed } from '../../src/engine/chance.ts';
import { say, word } from '../../src/engine/message.ts';
import { everything } from '../battlefield/everything.ts';
import { begin, seedFrom } from '../battlefield/fixtures.ts';
import { heldTo } from './marks.ts';
import { questionOf, ruledOn } from './told.ts';

const START: Battle = { ...begin(everything()), turn: 3, minutes: 75, phase: 6 };
const ACTING: Battle = { ...START, action: { formation: 'ii', step: 'move' } };

const inUnits = (of: Readonly<Record<string, Partial<UnitState>>>, battle = ACTING): Battle => ({
  ...battle,
  units: {
    ...battle.units,
    ...Object.fromEntries(Object.entries(of).map(([id, set]) => [id, { ...battle.units[id]!, ...set }])),
  },
});
const underSky = (sky: Partial<Sky>): Battle => ({ ...START, phase: 9, sky: { ...START.sky, ...sky } });

const SHOT = { side: 'b', by: null, on: { unit: 'husson' }, hits: 1, aspect: 'front', faces: [4, 5] };
const LOSS = {
  aspects: ['front'],
  column: 'hit',
  lost: 2,
  why: say('check-hit-by', { cause: word('cause-artillery') }),
};
const WAY = { over: 'bridge', at: 'near', since: 3, tried: 1 } as const;
const ON_WAY = inUnits({ lefol: { crossing: WAY } });
const SERVED = inUnits({ 'engineers:a:1': { host: 'husson', formation: 'ii', attachedIn: 2 } });
const TORN = { lost: { white: 3, red: 1, blue: 0 }, shaken: true };
const AT_DITCH = { ...TORN, crossing: { ...WAY, over: 'ditch' } };
const BUILDING = inUnits({ 'pontoon:a:1': { building: { cm: 3, built: [20], done: false } } });
const STANDS = inUnits({ husson: { stands: 2 }, kempt: { stands: 1 } });
const HUSSON = { attackers: ['husson'], target: 'kempt', by: 'a' };
const GUNS = { ...HUSSON, target: 'rogers' };
const FIGHTS = { attackers: ['husson', 'campi'], target: 'kempt', by: 'a' };

type Asked = readonly [kind: string, battle: Battle, more?: Partial<Task>];

/** Each kind of question, some of them of several battles. */
const ASKED: readonly Asked[] = [
  ['first', { ...START, phase: 1 }],
  ['recover-rerolls', { ...START, phase: 2 }],
  ['arrival', START, { side: 'b', formation: 'guards', data: { reinforcement: 'r-guards' } }],
  ['skirmish', START, { unit: 'husson', data: { by: 'husson', on: { unit: 'kempt' } } }],
  ['volley', START, { side: 'b', unit: 'kempt', data: { on: { unit: 'kempt' } } }],
  ['contest', START, { side: null, data: { a: 'ii', b: 'picton', red: { a: false, b: false } } }],
  ['command', START, { formation: 'ii' }],
  ['temper', START, { formation: 'ii' }],
  ['order-change', START, { formation: 'ii', data: { order: 'defend', cost: 2, away: false } }],
  ['order-change', START, { formation: 'ii', data: { order: 'hold', cost: 3, away: true } }],
  ['stand', ACTING, { unit: 'husson', data: { order: 'hold', attacks: [SHOT] } }],
  ['move', ACTING, { unit: 'husson' }],
  ['move', inUnits({ pire: { facts: { moved: true, movedCm: 5 } } }), { unit: 'pire' }],
  ['broken-move', inUnits({ campi: { fate: 'broken' } }), { unit: 'campi' }],
  ['broken-back', inUnits({ campi: { fate: 'broken' } }), { unit: 'campi' }],
  ['officer-move', ACTING, { officer: 'reille' }],
  ['crossing', ON_WAY, { unit: 'lefol', data: { over: 'bridge' } }],
  ['crossing', inUnits({ lefol: AT_DITCH }), { unit: 'lefol', data: { over: 'ditch' } }],
  ['charge', ACTING, { unit: 'husson', data: HUSSON }],
  ['charge-again', ACTING, { unit: 'husson', data: { ...HUSSON, cpBefore: 9, gunsAnswered: true, lost: 2 } }],
  ['guns-attacked', ACTING, { unit: 'rogers', side: 'b', data: { ...GUNS, aspect: 'front', inZone: true } }],
  ['firefight', ACTING, { unit: 'husson', data: FIGHTS }],
  ['close-combat', SERVED, { unit: 'husson', data: FIGHTS }],
  ['close-combat', inUnits({ husson: TORN, kempt: { disordered: true } }), { unit: 'husson', data: FIGHTS }],
  ['close-combat', STANDS, { unit: 'husson', data: HUSSON }],
  ['firefight', STANDS, { unit: 'husson', data: HUSSON }],
  ['fight-result', ACTING, { data: { ...FIGHTS, cause: 'close-combat' } }],
  ['quality', ACTING, { unit: 'husson' }],
  ['disorder', ACTING, { unit: 'husson', data: LOSS }],
  ['officer-risk', ACTING, { officer: 'reille', data: { cause: 'skirmish', alone: true } }],
  ['officer-entered', ACTING, { officer: 'reille' }],
  ['detach', ACTING, { unit: 'husson' }],
  ['garrison', inUnits({ husson: { area: 'farm', areaIn: 1 } }), { unit: 'husson' }],
  ['garrison', inUnits({ campi: { ...TORN, area: 'village', areaIn: 2 } }), { unit: 'campi' }],
  ['engineer-risk', SERVED, { unit: 'husson', data: { engineers: 'engineers:a:1', loss: { lost: 2 } } }],
  ['engineer-risk', SERVED, { officer: 'reille', data: { engineers: 'engineers:a:1' } }],
  ['engineers-rehomed', SERVED, { formation: 'ii', data: { engineers: 'engineers:a:1' } }],
  ['bridge-building', BUILDING, { unit: 'pontoon:a:1', data: { minutes: 25 } }],
  ['looting', ACTING, { unit: 'husson' }],
  ['recovery', inUnits({ husson: TORN }), { unit: 'husson' }],
  ['rally', inUnits({ campi: { fate: 'broken', lost: TORN.lost } }), { unit: 'campi' }],
  ['time', { ...START, phase: 8 }],
  ['weather', underSky({})],
  ['weather', underSky({ weather: 'rain', intensity: 'heavy' })],
  ['intensity', underSky({ weather: 'rain', intensity: 'light' })],
  ['intensity', underSky({ weather: 'snow', intensity: 'heavy', falls: 'snow' })],
  ['fog', underSky({ fog: { total: 17, target: 30 } })],
  ['lull-restart', { ...START, phase: 1, lull: { since: 2 } } as unknown as Battle],
  ['swap', ACTING, { unit: 'husson', data: { with: 'campi' } }],
];

function* valuesOf({ kind, value, options = [], min = 0, max = 0 }: Fact): Generator<unknown> {
  if (kind === 'switch') yield !value;
  else if (kind === 'choice') yield* options.map((one) => one.value);
  else yield* new Set([min, Math.min(max, min + 1), max]);
}

const lineOf = (value: unknown): string => JSON.stringify(value);

/** What each play writes, and the question as it then stands. */
function told(battle: Battle, play: Play, seed = seedFrom(5)): readonly [string, Battle] {
  const ruled = ruledOn(battle, play, seed);
  const line = `> ${lineOf(play)}\n${ruled.ok ? ruled.events.map(lineOf).join('\n') : `refused ${lineOf(ruled.why)}`}`;
  return [line, ruled.ok ? ruled.state : battle];
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

function* goneThrough([kind, before, more]: Asked): Generator<string> {
  const task = { id: 't', kind, side: 'a', facts: {}, data: {}, rolls: [], deferred: false, ...more } as Task;
  const battle: Battle = { ...before, agenda: [task] };
  const procedure = procedureFor(kind);
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
