// @vitest-environment happy-dom
/** The list of campaigns, and the page that puts the app on a phone: what they tell of what lies here. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { everything } from '../../battlefield/everything.ts';
import { begin } from '../../battlefield/fixtures.ts';
import { heldTo, shownBy, withItsParts } from './shown.tsx';
import { walkedBy } from './walked.tsx';

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
const listed = vi.hoisted((): { now: unknown } => ({ now: undefined }));
vi.mock('../../../src/app/session/battles.ts', () => ({ store: { listBattles: () => Promise.resolve(listed.now) } }));
vi.mock('../../../src/app/session/store.ts', () => ({
  shelf: {
    listBattles: () => Promise.resolve(listed.now),
    getSetting: () => Promise.resolve({ ok: true, value: undefined }),
    putSetting: () => Promise.resolve({ ok: true, value: null }),
  },
}));
vi.mock('../../../src/app/update.ts', async () => {
  const { signal } = await import('@preact/signals');
  return {
    installed: false,
    installOffer: signal(null),
    offlineReady: signal(true),
    takeUpdate: () => undefined,
    updateTaken: signal(false),
    updateWaits: signal(true),
    layLater: () => Promise.resolve(),
  };
});
vi.mock('../../../src/app/session/keeping.ts', async (original) => ({
  ...(await original<object>()),
  complete: () => Promise.resolve({ is: 'missing', of: 60, missing: 7 }),
}));

vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_600_000 });

const { Campaigns } = await import('../../../src/app/campaign/campaigns.tsx');
const { Home } = await import('../../../src/app/screens/home.tsx');
const { summaryOf } = await import('../../../src/app/session/summary.ts');
const { PhonePage } = await import('../../../src/app/screens/phone.tsx');

beforeAll(withItsParts);
const holds = heldTo('shelves');

const line = (id: string, rules: string, title: string) => ({
  id,
  header: { id, rules, title, schema: 1, seal: '', startedAt: 0 },
  summary: { title, now: 'where-it-stands' },
});
const LINES = [
  line('c1', 'eia-1', 'The long war'),
  line('c2', 'aon-1', 'The Hundred Days'),
  line('b1', 'nbc-1', 'A battle'),
  {
    id: 'c3',
    header: null,
    summary: { title: 'Torn', now: 'where-it-stands', game: 'eia' },
    trouble: { said: 'torn' },
  },
];

async function* lists(): AsyncGenerator<readonly [string, string]> {
  for (const [name, now] of [
    ['some', { ok: true, value: LINES }],
    ['none', { ok: true, value: [] }],
    ['trouble', { ok: false, said: 'no-disk' }],
  ] as const) {
    listed.now = now;
    yield [name, await walkedBy(<Campaigns />)];
  }
}

const DAY = 86_400_000;
const NOW = Date.now();
const battle = (id: string, played: number, also: object = {}) => ({
  id,
  header: { id, rules: 'nbc-1', title: `The battle of ${id}`, schema: 1, seal: '', startedAt: 1 },
  count: 12,
  summary: { ...summaryOf(begin(everything())), turn: 4, minutes: 75 },
  played,
  ...also,
});
const HOMES: Readonly<Record<string, readonly object[]>> = {
  none: [],
  one: [battle('maida', 9)],
  saved: [battle('maida', 9, { lastExport: { at: NOW - 3 * DAY, seq: 9 } })],
  'saved now': [battle('maida', 9, { lastExport: { at: NOW - 3 * DAY, seq: 12 } })],
  'saved today': [battle('maida', 9, { lastExport: { at: NOW - DAY / 2, seq: 7 } })],
  over: [battle('maida', 9, { summary: { ...summaryOf(begin(everything())), end: 700, ended: true } })],
  many: [battle('maida', 3), battle('wagram', 7), battle('aspern', 5, { count: 0 }), ...LINES],
  half: [battle('maida', 3, { count: 0 }), battle('wagram', 1, { trouble: { said: 'torn' } })],
};

async function* homes(): AsyncGenerator<readonly [string, string]> {
  onPhone(undefined, undefined);
  for (const [name, value] of Object.entries(HOMES)) {
    listed.now = { ok: true, value };
    yield [name, await walkedBy(<Home />, { quiet: () => true })];
  }
  listed.now = { ok: false, said: 'no-disk' };
  yield ['trouble', await walkedBy(<Home />, { quiet: () => true })];
}

const onPhone = (used: number | undefined, room: number | undefined): void => {
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: {
      persisted: () => Promise.resolve(false),
      persist: () => Promise.resolve(true),
      estimate: () => Promise.resolve({ usage: used, quota: room }),
    },
  });
};

async function* phones(): AsyncGenerator<readonly [string, string]> {
  onPhone(3_200_000, 900_700_000);
  yield ['used', await walkedBy(<PhonePage />, { quiet: () => true })];
  onPhone(undefined, undefined);
  yield ['unknown', await walkedBy(<PhonePage />, { quiet: () => true })];
}

describe('what lies here', () => {
  it('as campaigns', () => holds('campaigns', lists()));
  it('as battles', () => holds('homes', homes()));
  it('on a phone', () => holds('phones', phones()));

  it('is told in whole megabytes: what is used rounded up, what there is room for rounded down', async () => {
    onPhone(3_200_000, 900_700_000);
    expect(await shownBy(<PhonePage />)).toContain('phone-used(room=900, used=4)');
    onPhone(3_200_000, undefined);
    expect(await shownBy(<PhonePage />)).not.toContain('phone-used');
  });
});
