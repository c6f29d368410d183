// @vitest-environment happy-dom
/** The pages one comes in by: the shelf, a scenario's page, files that were handed over, PINs, and the first minute. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { everything } from '../../battlefield/everything.ts';
import { small } from '../../battlefield/fixtures.ts';
import { heldTo, withItsParts } from './shown.tsx';
import { ask, walkedBy } from './walked.tsx';

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
const SHELVED = vi.hoisted((): Map<string, { id: string; updated: number; data: unknown }> => new Map());
vi.mock('../../../src/app/session/battles.ts', async (original) => {
  const real = await original<typeof import('../../../src/app/session/battles.ts')>();
  const done = <T,>(value: T) => Promise.resolve({ ok: true, value });
  const told = (what: unknown) => {
    ask(what);
    return done(null);
  };
  return {
    store: {
      ...real.store,
      getScenario: (id: string) => done(SHELVED.get(id)),
      listScenarios: () => done([...SHELVED.values()]),
      putScenario: ({ data }: { data: { title: string } }) => told({ puts: data.title }),
      deleteScenario: (id: string) => told({ deletes: id }),
    },
  };
});
vi.mock('../../../src/app/session/under-lock.ts', async (original) => ({
  ...(await original<object>()),
  isUnderLock: () => Promise.resolve(false),
}));
/** One scenario's whole is locked: its PIN is 5678. */
vi.mock('../../../src/app/umpire/kept-scenario.ts', () => ({
  liesLocked: (id: string) => Promise.resolve(id === 'locked'),
  bringBackBy: (_id: string, pin: string) => {
    ask({ pin });
    return Promise.resolve(pin === '5678');
  },
}));
vi.mock('../../../src/app/session/locked-file.ts', async (original) => ({
  ...(await original<object>()),
  readLockedFile: (text: string) => {
    const file = { scovell: {}, title: 'The locked battle', locks: { umpire: {}, a: {} }, box: {} };
    if (text === 'keeper') return { ...file, scovell: { of: 'campaign' } };
    if (text === 'sides') return { ...file, locks: { a: {}, b: {} } };
    return text === 'none' ? undefined : file;
  },
  openLockedFile: (_file: unknown, seat: string, pin: string) => {
    ask({ seat, pin });
    return Promise.resolve(pin === '5678' && seat === 'a' ? { locks: [], record: 'the record' } : undefined);
  },
}));
const handed = vi.hoisted((): { now: readonly unknown[] } => ({ now: [] }));
vi.mock('../../../src/app/session/shared.ts', () => ({ handedOver: () => Promise.resolve(handed.now), MOST_FILES: 8 }));
vi.mock('../../../src/app/session/download.ts', () => ({ download: (name: string) => ask({ saves: name }) }));
/** What would be read is told. */
vi.mock('../../../src/app/editor/import/session.ts', async (original) => ({
  ...(await original<object>()),
  begin: (id: string, army: string) => ask({ reads: id, army }),
  openBytes: (bytes: Uint8Array, name: string) => Promise.resolve(ask({ opens: name, of: bytes.length })),
}));
vi.mock('../../../src/app/session/new-record.ts', async (original) => ({
  ...(await original<object>()),
  newSeed: () => '1f'.repeat(32),
}));
/** Packed texts are as long as their engine makes them: here they are short. */
vi.mock('../../../src/scenarios/link.ts', async (original) => ({
  ...(await original<object>()),
  pack: () => Promise.resolve('packed'),
}));
vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_600_000 });
// Nothing is left to chance: what is made anew has the same name each time.
vi.spyOn(crypto, 'randomUUID').mockReturnValue('5ca1ab1e-0000-4000-8000-000000000000');

const { Scenarios } = await import('../../../src/app/screens/scenarios.tsx');
const { ScenarioPage } = await import('../../../src/app/editor/scenario-page.tsx');
const { SharedPage } = await import('../../../src/app/screens/shared.tsx');
const { WholeAgain } = await import('../../../src/app/umpire/whole-again.tsx');
const { LockedFilePage } = await import('../../../src/app/umpire/locked-file-page.tsx');
const { PinsPage } = await import('../../../src/app/umpire/pins.tsx');
const { FirstMinute } = await import('../../../src/app/first/page.tsx');
const { savedAgo } = await import('../../../src/app/screens/keeping.tsx');

beforeAll(withItsParts);
// The scenario of the first minute is at hand, as after its first fetch.
beforeAll(() => import('../../../src/scenarios/shelf/maida.ts'));
const holds = heldTo('doors');
const nothing = () => undefined;
const WALK = { most: 40, quiet: () => true };

function shelve(...of: readonly object[]): void {
  SHELVED.clear();
  for (const [n, data] of of.entries()) {
    const { id } = data as { readonly id: string };
    SHELVED.set(id, { id, updated: 1_800_000_000_000 - n, data });
  }
}
const MANY = [
  { ...small(), tags: ['Spain', 'small'] },
  { ...small(), id: 'locked', title: 'Locked', tags: ['1809', 'Spain'], place: 'Talavera' },
  { ...everything(), id: 'all', briefings: { a: 'Go.', umpire: 'Watch.' } },
  { ...small(), id: 'gap', title: '' },
  { id: 'torn', title: 'Torn' },
];

async function* shelves(): AsyncGenerator<readonly [string, string]> {
  shelve();
  yield ['empty', await walkedBy(<Scenarios />, WALK)];
  shelve(...MANY);
  yield ['many', await walkedBy(<Scenarios />, WALK)];
  for (const id of ['all', 'locked', 'gap', 'torn', 'not-here', 'maida-1806'])
    yield [id, await walkedBy(<ScenarioPage id={id} />, WALK)];
}

const file = (name: string, text: string) => ({
  name,
  bytes: new TextEncoder().encode(text),
  done: () => Promise.resolve(ask({ done: name })),
});
const ORDER = 'I Corps (Ney) 6,000 men\n- 1st Brigade: 2,400 men\n';

async function* filesShared(): AsyncGenerator<readonly [string, string]> {
  shelve(...MANY.slice(0, 3));
  for (const [name, files, said] of [
    ['none', []],
    ['empty', [file('x.txt', '')]],
    ['order of battle', [file('x.txt', ORDER)]],
    ['several', [file('', ''), file('x.txt', ORDER), file('y.txt', ORDER)]],
    ['too large', [], 'large'],
  ] as const) {
    handed.now = files;
    yield [name, await walkedBy(<SharedPage said={said} />, WALK)];
  }
}

async function* pins(): AsyncGenerator<readonly [string, string]> {
  const whole = everything();
  const page = { scenario: whole, onPins: (of: unknown) => ask({ pins: of }), onLeave: () => ask('left') };
  yield ['seats', await walkedBy(<PinsPage {...page} wrong={null} />, { ...WALK, most: 60 })];
  yield ['whole again', await walkedBy(<WholeAgain id="locked" onBack={() => ask('back')} />, WALK)];
  const locked = { onOpened: (record: string, pin: string) => ask({ record, pin }), onLeave: nothing };
  for (const text of ['umpire', 'sides', 'keeper', 'none'])
    yield [`locked file of ${text}`, await walkedBy(<LockedFilePage text={text} {...locked} />, { ...WALK, most: 9 })];
}

async function* firstMinutes(): AsyncGenerator<readonly [string, string]> {
  // To keep the battle takes a disk, and its time.
  yield ['first', await walkedBy(<FirstMinute />, { ...WALK, most: 60, but: /minute-keep/ })];
}

describe('the pages one comes in by', () => {
  it('are the shelf and its scenarios', () => holds('shelf', shelves()));
  it('are files that were handed over', () => holds('shared', filesShared()));
  it('are PINs', () => holds('pins', pins()));
  it('are the first minute', () => holds('first', firstMinutes()));

  it('tell in whole days how long ago the record was saved, and never a day to come', () => {
    const DAY = 86_400_000;
    const ago = (ms: number) => savedAgo({ at: Date.now() - ms, seq: 3 });
    expect([-DAY, 0, DAY - 1, DAY, 3 * DAY + 5].map(ago)).toEqual([0, 0, 0, 1, 3].map((n) => `keeping-ago(days=${n})`));
    expect(savedAgo(undefined)).toBe('keeping-never');
  });
});
