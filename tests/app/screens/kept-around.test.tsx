// @vitest-environment happy-dom
/** The screens around a battle, and every component with figures in it, show what they did. */
import type { ComponentChild, FunctionComponent } from 'preact';
import { beforeAll, describe, it, vi } from 'vitest';
import { beginBattle } from '../../../src/battlefield/begin.ts';
import { everything } from '../../battlefield/everything.ts';
import { begin } from '../../battlefield/fixtures.ts';
import { fieldOf, readKept, startOf } from '../../kept/battles.ts';
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
const { watchedNow } = await import('../../../src/app/session/watched.ts');
const record = await import('../../../src/journal/record.ts');
const { JournalRoom } = await import('../../../src/app/screens/journal.tsx');
const { Papers } = await import('../../../src/app/screens/papers.tsx');
const { HandOver } = await import('../../../src/app/screens/hand-over.tsx');
const { SettingsScreen } = await import('../../../src/app/screens/settings.tsx');
const { OwnPacksField } = await import('../../../src/app/screens/own-packs.tsx');
const { RulingsSheet } = await import('../../../src/app/screens/rulings-sheet.tsx');
const { Struck } = await import('../../../src/app/screens/struck.tsx');
const { Checking } = await import('../../../src/app/screens/checking.tsx');
const { Progress } = await import('../../../src/app/proof/progress.tsx');
const { QUALITY_DECKS, timeDeckInForce } = await import('../../../src/cards/shelf.ts');
const gallery = {
  ...(await import('../../gallery/pages.tsx')),
  ...(await import('../../gallery/parts.tsx')),
};

const nothing = () => undefined;
const BATTLE = { ...begin(everything()), turn: 3, minutes: 75 };

function* screens(): Iterable<readonly [string, ComponentChild]> {
  yield ['settings', <SettingsScreen />];
  const packs = { quality: QUALITY_DECKS['QD-48'], time: timeDeckInForce({}) } as never;
  yield ['own packs', <OwnPacksField packs={packs} rulings={{}} quality="QD-48" onChange={nothing} />];
  yield ['no packs', <OwnPacksField packs={{}} rulings={{}} quality="QD-48" onChange={nothing} />];
  for (const [line, lines] of [
    [0, 0],
    [7, 30],
  ] as const)
    yield [`proof ${line}`, <Progress title="x" line={line} lines={lines} />];
  watchedNow.value = { line: 3, of: 40 };
  yield ['checking', <Checking />];
}

function* inBattle(): Iterable<readonly [string, ComponentChild]> {
  const begun = record.begin(
    { id: 'x', schema: SCHEMA, title: 'x', seal: BATTLE.seal, startedAt: 1_800_000_000_000, rules: RULES },
    machine,
  );
  desk.openId.value = 'x';
  desk.hold.value = 'writing';
  for (const phase of [5, 6] as const) {
    desk.journal.value = { ...begun, state: { ...BATTLE, phase, phone: 'passed' } };
    yield [`handed over in ${phase}`, <HandOver id="x" side="b" />];
  }
  yield ['struck', <Struck battle={BATTLE} officer="reille" />];
  yield ['rulings', <RulingsSheet onClose={nothing} />];
}

/** What was played and written, as it is told: to all, and to one side whose copy the phone keeps. */
async function* storyRead(): AsyncGenerator<readonly [string, string]> {
  const kept = readKept('01-everything.json');
  let state = await startOf(kept);
  const header = { id: 'x', schema: SCHEMA, title: 'x', seal: state.seal, startedAt: 1_800_000_000_000, rules: RULES };
  let story = record.append(record.begin(header, machine), {
    play: { do: 'begin' },
    events: beginBattle(await fieldOf(kept.field), kept.setup, state.seal),
    at: header.startedAt,
    by: 'a',
  });
  for (const [n, play] of kept.plays.slice(0, 90).entries()) {
    const ruled = ruledOn(state, play, kept.seed);
    if (!ruled.ok) break;
    story = record.append(story, {
      play,
      events: ruled.events,
      at: header.startedAt + n * 9_000,
      by: n % 2 ? 'b' : 'a',
    });
    state = ruled.state;
  }
  desk.openId.value = 'x';
  desk.hold.value = 'writing';
  desk.journal.value = record.undo(story, { at: header.startedAt, by: 'a' });
  yield ['journal', await shownBy(<JournalRoom id="x" />)];
  for (const of of ['', 'a', 'b']) yield [`papers ${of}`, await shownBy(<Papers id="x" of={of} />)];
}

async function* read(pages: Iterable<readonly [string, ComponentChild]>): AsyncGenerator<readonly [string, string]> {
  for (const [name, page] of pages) yield [name, await shownBy(page)];
}

beforeAll(withItsParts);
const holds = heldTo('around');

describe('around a battle', () => {
  it('the screens before it', () => holds('before', read(screens())));
  it('the screens beside it', () => holds('beside', read(inBattle())));
  it('its story and its papers', () => holds('story', storyRead()));
  it('the components', () => {
    const all = (Object.entries(gallery) as [string, FunctionComponent][]).filter(([name]) => /^[A-Z]/.test(name));
    return holds('components', read(all.map(([name, Page]) => [name, <Page />])));
  });
});
