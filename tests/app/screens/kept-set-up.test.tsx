// @vitest-environment happy-dom
/** The pages on which a battle is set up: each choice tapped in turn, and the set-up that is begun with them. */
import { beforeAll, describe, it, vi } from 'vitest';
import type { Scenario } from '../../../src/scenarios/schema.ts';
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
const SHELVED = vi.hoisted((): Map<string, unknown> => new Map());
vi.mock('../../../src/app/session/battles.ts', async (original) => {
  const real = await original<typeof import('../../../src/app/session/battles.ts')>();
  const getScenario = (id: string) =>
    Promise.resolve({ ok: true, value: SHELVED.has(id) ? { id, data: SHELVED.get(id), updated: 0 } : undefined });
  return { store: { ...real.store, getScenario } };
});
vi.mock('../../../src/app/session/under-lock.ts', async (original) => ({
  ...(await original<object>()),
  isUnderLock: () => Promise.resolve(false),
}));
/** What would be begun is told; nothing is thrown by chance. */
const NOT_BEGUN = { ok: false, said: 'not-begun' };
vi.mock('../../../src/app/session/new-battle.ts', () => ({
  newSeed: () => '1f'.repeat(32),
  newBattle: (scenario: Scenario, setup: unknown, _seed: unknown, added: unknown) => {
    ask({ begins: scenario.id, setup, added });
    return Promise.resolve(NOT_BEGUN);
  },
}));
vi.mock('../../../src/app/umpire/begin-locked.ts', () => ({
  beginLocked: (scenario: Scenario, setup: unknown, _seed: unknown, added: unknown, pins: unknown) => {
    ask({ locks: scenario.id, setup, added, pins });
    return Promise.resolve(NOT_BEGUN);
  },
}));

const { SetUp } = await import('../../../src/app/screens/set-up.tsx');

const SCENARIOS: readonly Scenario[] = [
  everything(),
  { ...small(), id: 'small-for-b', sky: { ...small().sky, weather: 'random' }, date: '1812-12-03' },
];

const MOST_RULINGS = /^ruling-(?!AMB-(?:01|126|57)\b)/;

async function* pages(): AsyncGenerator<readonly [string, string]> {
  yield ['which', await walkedBy(<SetUp />)];
  yield ['none', await walkedBy(<SetUp scenario="not-here" />)];
  for (const scenario of SCENARIOS) {
    SHELVED.set(scenario.id, scenario);
    yield [scenario.id, await walkedBy(<SetUp scenario={scenario.id} />, { most: 70, but: MOST_RULINGS })];
  }
}

beforeAll(withItsParts);
const holds = heldTo('set-up');

describe('a battle is set up', () => {
  it('on pages that tell what they did', () => holds('pages', pages()));
});
