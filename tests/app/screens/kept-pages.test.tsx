// @vitest-environment happy-dom
/**
 * The pages of kept battles show today what they did then, sentence by sentence and figure by figure. What differs is
 * either a mistake or a change made on purpose: for that, `npm run kept`.
 */
import type { ComponentChild } from 'preact';
import { beforeAll, describe, it, vi } from 'vitest';
import { asked, type Battle } from '../../../src/battlefield/battle.ts';
import { beginBattle } from '../../../src/battlefield/begin.ts';
import type { Event } from '../../../src/battlefield/events.ts';
import { sealOf } from '../../../src/engine/chance.ts';
import { append, begin } from '../../../src/journal/record.ts';
import { fieldOf, namesOfKept, readKept } from '../../kept/battles.ts';
import { ruledOn } from '../../kept/told.ts';
import { heldTo, shownBy, withItsParts } from './shown.tsx';

await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new fake.IDBFactory(), IDBKeyRange: fake.IDBKeyRange });
});
vi.mock('../../../src/words/speak.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('./shown.tsx')).inCodes,
}));
vi.mock('../../../src/words/load.ts', async (original) => ({
  ...(await original<object>()),
  loadWords: () => Promise.resolve(),
}));
vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_600_000 });

const desk = await import('../../../src/app/session/battle-session.ts');
const { machine, RULES, SCHEMA } = await import('../../../src/app/session/battle-journal.ts');
const { summaryOf } = await import('../../../src/app/session/summary.ts');
const { Turn } = await import('../../../src/app/screens/turn.tsx');
const { Army } = await import('../../../src/app/screens/army.tsx');
const { UnitSheet } = await import('../../../src/app/screens/unit-sheet.tsx');
const { FormationSheet } = await import('../../../src/app/screens/formation-sheet.tsx');
const { SkySheet } = await import('../../../src/app/screens/sky.tsx');
const { AnyTime } = await import('../../../src/app/screens/any-time.tsx');
const { AfterSheet } = await import('../../../src/app/screens/after.tsx');
const { JournalRoom } = await import('../../../src/app/screens/journal.tsx');
const { GlanceRoom } = await import('../../../src/app/glance/room.tsx');

const nothing = () => undefined;

/** The pages at one moment: the turn always, one sheet after the other. */
function* pagesAt(battle: Battle, n: number): Generator<readonly [string, ComponentChild]> {
  const one = <T extends { readonly id: string }>(of: Readonly<Record<string, T>>) => {
    const all = Object.keys(of);
    return all[(n * 7) % all.length] ?? '';
  };
  yield ['turn', <Turn id="x" battle={battle} />];
  const task = asked(battle);
  const unit = task?.unit && n % 2 === 0 ? task.unit : one(battle.units);
  if (n % 2 === 0) yield [`unit ${unit}`, <UnitSheet id={unit} onClose={nothing} />];
  const formation = one(battle.formations);
  if (n % 4 === 1) yield [`formation ${formation}`, <FormationSheet id={formation} onClose={nothing} />];
  if (n % 12 === 3) yield ['army', <Army id="x" />];
  if (n % 12 === 7) yield ['sky', <SkySheet onClose={nothing} />];
  if (n % 12 === 11) yield ['any time', <AnyTime onClose={nothing} />];
  if (n % 16 === 5) yield ['glance', <GlanceRoom id="x" />];
}

/** Moments that show something new: a kind of question or play, a phase or step. */
function newsIn(battle: Battle, played: string, before: Set<string>): boolean {
  const task = asked(battle);
  const stages = [task ? `${task.kind} ${task.rolls.length > 0}` : `${battle.phase} ${battle.action?.step}`, played];
  const fresh = stages.some((stage) => !before.has(stage));
  for (const stage of stages) before.add(stage);
  return fresh;
}

async function* pagesOf(name: string): AsyncGenerator<readonly [string, string]> {
  const kept = readKept(name);
  const stamp = { at: 1_800_000_000_000, by: 'both' };
  const seal = sealOf(kept.seed);
  let record = begin({ id: 'x', schema: SCHEMA, title: name, seal, startedAt: stamp.at, rules: RULES }, machine);
  record = append(record, {
    play: { do: 'begin' },
    events: beginBattle(await fieldOf(kept.field), kept.setup, seal),
    ...stamp,
  });
  desk.openId.value = 'x';
  desk.hold.value = 'writing';
  const before = new Set<string>();
  let moment = 0;
  let played = 'begin';
  const show = async function* (): AsyncGenerator<readonly [string, string]> {
    desk.journal.value = record;
    for (const [page, node] of pagesAt(record.state!, moment)) yield [`${moment} ${page}`, await shownBy(node)];
  };
  for (const play of kept.plays) {
    const battle = record.state!;
    if (newsIn(battle, played, before)) {
      yield* show();
      moment += 1;
    }
    const ruled = ruledOn(battle, play, kept.seed);
    if (!ruled.ok) throw new Error(`${JSON.stringify(play)} is refused now: ${JSON.stringify(ruled.why)}`);
    record = append(record, { play, events: ruled.events as readonly Event[], ...stamp });
    played = play.do;
  }
  desk.journal.value = record;
  yield ['summary', JSON.stringify(summaryOf(record.state!))];
  yield ['journal', await shownBy(<JournalRoom id="x" />)];
  const over = ruledOn(
    record.state!,
    { do: 'end', why: 'over-agreed', said: { agree: { a: true, b: true }, concedes: false } },
    kept.seed,
  );
  if (over.ok) {
    desk.journal.value = append(record, { play: { do: 'end' }, events: over.events, ...stamp });
    yield ['over', await shownBy(<Turn id="x" battle={desk.battle.value!} />)];
    yield ['after', await shownBy(<AfterSheet onClose={nothing} />)];
  }
}

beforeAll(withItsParts);

const holds = heldTo('battles');

/** Between them they ask and show nearly all that the twelve do. */
const THESE = namesOfKept().filter((name) => /^(01|02|07|08|11)/.test(name));

describe('kept battles on their pages', () => {
  it.each(THESE)('%s', async (name) => holds(name, pagesOf(name)));
});
