// @vitest-environment happy-dom
/** The charts and tools of the reference show what they did. */
import type { ComponentChild } from 'preact';
import { beforeAll, describe, it, vi } from 'vitest';
import type { InForce } from '../../../src/app/reference/chart.ts';
import { ALL } from '../../../src/app/reference/charts/all.ts';
import { DEFAULTS } from '../../../src/app/reference/charts.ts';
import { RULINGS, type Rulings } from '../../../src/book/rulings.ts';
import { QUALITY_DECKS, timeDeckInForce } from '../../../src/cards/shelf.ts';
import { heldTo, shownBy, withItsParts } from '../screens/shown.tsx';
import { walkedBy } from '../screens/walked.tsx';

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
const { ToolView } = await import('../../../src/app/reference/tools.tsx');

beforeAll(withItsParts);

const holds = heldTo('reference');

async function* shown(pages: Iterable<readonly [string, ComponentChild]>): AsyncGenerator<readonly [string, string]> {
  for (const [name, page] of pages) yield [name, await shownBy(page)];
}

async function* walked(): AsyncGenerator<readonly [string, string]> {
  for (const tool of ['ground-scale', 'range'] as const)
    yield [tool, await walkedBy(<ToolView tool={tool} inForce={DEFAULTS} />)];
}

/** What is in force where a table has chosen one thing otherwise. */
function* otherwise(): Generator<readonly [string, InForce]> {
  for (const [key, { values }] of Object.entries(RULINGS))
    for (const value of values.slice(1)) {
      const rulings: Rulings = { [key]: value };
      yield [`${key} ${value}`, { ...DEFAULTS, rulings, time: timeDeckInForce(rulings) }];
    }
  for (const [id, quality] of Object.entries(QUALITY_DECKS)) yield [id, { ...DEFAULTS, quality }];
}

/** Only a chart that differs is told. */
function* told(): Generator<readonly [string, string]> {
  const charts = ALL.flatMap((group) => group.charts);
  const usual = new Map(charts.map(({ id, parts }) => [id, JSON.stringify(parts(DEFAULTS))]));
  for (const [name, inForce] of otherwise()) {
    const its = charts.map(({ id, parts }) => [id, JSON.stringify(parts(inForce))] as const);
    const changed = its.filter(([id, text]) => text !== usual.get(id)).map((each) => each.join(' '));
    if (changed.length > 0) yield [name, changed.join('\n')];
  }
}

describe('the reference', () => {
  it('shows its charts', async () => {
    const charts = ALL.flatMap((group) => group.charts).map(({ id }) => id);
    await holds('charts', shown(charts.map((id) => [id, <ReferenceScreen chart={id} />])));
  });

  it('reckons with its tools, tap by tap', async () => {
    await holds('tools', walked());
  });

  it('tells each chart under each ruling and pack', async () => {
    await holds('in force', told());
  });
});
