// @vitest-environment happy-dom
/** An order of battle is read on a phone, and with ratings of its source: long texts, the lines beside them, and scales. */
import { cleanup, render } from '@testing-library/preact';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { everything } from '../../battlefield/everything.ts';
import { small } from '../../battlefield/fixtures.ts';
import { heldTo, shownBy, withItsParts } from '../screens/shown.tsx';
import { walkedBy } from '../screens/walked.tsx';

await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new fake.IDBFactory(), IDBKeyRange: fake.IDBKeyRange });
  const soon = globalThis.setTimeout;
  const late = (work: () => void, ms?: number, ...more: never[]) => ((ms ?? 0) < 100 ? soon(work, ms, ...more) : 0);
  Object.assign(globalThis, { setTimeout: late });
});
vi.mock('../../../src/words/speak.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('../screens/shown.tsx')).inCodes,
}));
vi.mock('../../../src/words/load.ts', async (original) => ({
  ...(await original<object>()),
  loadWords: () => Promise.resolve(),
}));
const SHELVED = vi.hoisted((): Map<string, unknown> => new Map());
vi.mock('../../../src/app/session/battles.ts', async (original) => {
  const real = await original<typeof import('../../../src/app/session/battles.ts')>();
  const savedAt = new Map<string, number>();
  const rowOf = (id: string) => ({ id, data: SHELVED.get(id), updated: savedAt.get(id) ?? 0 });
  const getScenario = (id: string) => Promise.resolve({ ok: true, value: SHELVED.has(id) ? rowOf(id) : undefined });
  const putScenario = ({ id, updated }: { readonly id: string; readonly updated: number }) => {
    savedAt.set(id, updated);
    return Promise.resolve({ ok: true, value: undefined });
  };
  return { store: { ...real.store, getScenario, putScenario } };
});
vi.mock('../../../src/app/session/under-lock.ts', async (original) => ({
  ...(await original<object>()),
  isUnderLock: () => Promise.resolve(false),
}));
vi.mock('../../../src/app/editor/import/ask.ts', async () => {
  const { makeReader } = await import('../../../src/app/editor/import/reader.ts');
  return { MOST_SECONDS: 60, openReader: () => ({ ask: makeReader(), broken: () => false, close: () => undefined }) };
});
/** A phone. */
vi.mock('../../../src/app/wide.ts', async () => {
  const { signal: of } = await import('@preact/signals');
  return { wide: of(false), tablet: of(false), roomy: of(false), large: of(false), alone: of(false) };
});

// Nothing is left to chance: what is made anew has the same name each time.
vi.spyOn(crypto, 'randomUUID').mockReturnValue('5ca1ab1e-0000-4000-8000-000000000000');

const desk = await import('../../../src/app/editor/session.ts');
const reading = await import('../../../src/app/editor/import/session.ts');
const { Editor } = await import('../../../src/app/editor/editor.tsx');
const { Nodes } = await import('../../../src/app/editor/import/nodes.tsx');
const { Offer } = await import('../../../src/app/editor/offer.tsx');

beforeAll(withItsParts);
const holds = heldTo('reader-phone');
const PATIENT = { most: 30, quiet: () => reading.taking.value?.busy !== true };

/** Two scales for the men, and two for the officers. */
const RATED = JSON.stringify({
  name: 'Army of the Marches',
  corps: [
    {
      name: 'I Corps',
      commander: 'Ney',
      command: 5,
      leadership: 3,
      brigades: [
        { name: '1st Brigade', men: 2400, morale: 6, experience: 'A', commander: 'Husson', command: 4 },
        { name: '2nd Brigade', men: 1900, morale: 4, experience: 'B', commander: 'Foy', command: 3 },
        { name: 'Light horse', men: 800, morale: 7, commander: 'Pire', leadership: 4 },
      ],
    },
  ],
});
const ONE_SCALE = `unit,men,arm,morale
1st Brigade,2400,infantry,veteran
2nd Brigade,1900,infantry,raw
Light horse,800,cavalry,elite
`;
/** More entries than are shown at once, under heads that fold. */
const LONG = `Army of the Marches\n${Array.from(
  { length: 6 },
  (_, c) =>
    `${c + 1} Corps (General ${'ABCDEF'[c]}ster)\n${Array.from(
      { length: 15 },
      (_unit, n) => `- ${15 * c + n + 1}th Line Regiment: ${n === 7 ? '?' : 900 + n} men`,
    ).join('\n')}`,
).join('\n')}\n`;

async function* read(): AsyncGenerator<readonly [string, string]> {
  for (const [name, text] of Object.entries({ rated: RATED, single: ONE_SCALE, long: LONG })) {
    SHELVED.set(name, { ...small(), id: name });
    await desk.openDraft(name);
    const page = <Editor id={name} room="import" />;
    // The page begins the reading, and the text comes then.
    await shownBy(page);
    await reading.openText(text);
    await reading.lay();
    yield [`${name} sheet`, await walkedBy(page, PATIENT)];
    await reading.openText(text);
    await reading.lay();
    await reading.toArmies(1809);
    yield [`${name} army`, await walkedBy(page, PATIENT)];
    desk.dropDraft();
  }
}

async function* offered(): AsyncGenerator<readonly [string, string]> {
  for (const [name, there] of Object.entries({
    new: undefined,
    same: everything(),
    other: { ...everything(), title: 'X' },
  })) {
    SHELVED.clear();
    if (there) SHELVED.set(there.id, there);
    yield [name, await walkedBy(<Offer of={everything()} onLeave={() => undefined} />, { quiet: () => true })];
  }
}

describe('an order of battle on a phone', () => {
  it('is read, and rated by its source', () => holds('read', read()));
  it('comes as a scenario that is offered', () => holds('offered', offered()));

  it('shows four lines of the text, two before the touched entry’s, which alone is marked', async () => {
    SHELVED.set('strip', { ...small(), id: 'strip' });
    await desk.openDraft('strip');
    reading.begin('strip', 'Napoleonic');
    await reading.openText(LONG);
    await reading.lay();
    const laid = reading.taking.value?.laid;
    const strip = (line: number) => {
      const id = laid?.sheet.entries.find((entry) => entry.line === line)?.id ?? '';
      const touched = { id, line: undefined, touch: () => undefined, onAside: () => undefined };
      const { container } = render(<div>{laid && <Nodes laid={laid} touched={touched} />}</div>);
      const rows = [...container.querySelectorAll('ol.text li')];
      cleanup();
      return rows.map((row) => `${row.firstChild?.textContent}${row.classList.contains('is-touched') ? '!' : ''}`);
    };
    desk.dropDraft();
    expect([strip(3), strip(20)]).toEqual([
      ['1', '2', '3!', '4'],
      ['18', '19', '20!', '21'],
    ]);
  });

  it('shows which scale rates the men only where there is a choice of two', async () => {
    const shown: boolean[] = [];
    for (const text of [RATED, ONE_SCALE]) {
      SHELVED.set('two', { ...small(), id: 'two' });
      await desk.openDraft('two');
      const page = <Editor id="two" room="import" />;
      await shownBy(page);
      await reading.openText(text);
      await reading.lay();
      await reading.toArmies(1809);
      shown.push((await shownBy(page)).includes('reader-which-scale'));
      desk.dropDraft();
    }
    expect(shown).toEqual([true, false]);
  });
});
