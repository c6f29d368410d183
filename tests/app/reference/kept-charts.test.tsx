// @vitest-environment happy-dom
/** The charts and tools of the reference show what they did. */
import type { ComponentChild } from 'preact';
import { beforeAll, describe, it, vi } from 'vitest';
import { ALL } from '../../../src/app/reference/charts/all.ts';
import { heldTo, shownBy, withItsParts } from '../screens/shown.tsx';

await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new fake.IDBFactory(), IDBKeyRange: fake.IDBKeyRange });
});
vi.mock('../../../src/words/speak.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('../screens/shown.tsx')).inCodes,
}));
vi.mock('../../../src/words/load.ts', async (original) => ({
  ...(await original<object>()),
  loadWords: () => Promise.resolve(),
}));
vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_600_000 });

const { ReferenceScreen } = await import('../../../src/app/reference/reference.tsx');

beforeAll(withItsParts);

const holds = heldTo('reference');

async function* shown(pages: Iterable<readonly [string, ComponentChild]>): AsyncGenerator<readonly [string, string]> {
  for (const [name, page] of pages) yield [name, await shownBy(page)];
}

describe('the reference', () => {
  it('shows its charts', async () => {
    const charts = ALL.flatMap((group) => group.charts).map(({ id }) => id);
    await holds('charts', shown(charts.map((id) => [id, <ReferenceScreen chart={id} />])));
  });
});
