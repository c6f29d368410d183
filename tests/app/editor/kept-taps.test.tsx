// @vitest-environment happy-dom
/** Each tap in the editor's rooms and in its import: what it changes on the page, and what it does to the draft. */
import type { ComponentChild } from 'preact';
import { beforeAll, describe, it, vi } from 'vitest';
import type { Draft } from '../../../src/scenarios/draft.ts';
import type { Scenario } from '../../../src/scenarios/schema.ts';
import { everything } from '../../battlefield/everything.ts';
import { small } from '../../battlefield/fixtures.ts';
import { heldTo, withItsParts } from '../screens/shown.tsx';
import { walkedBy } from '../screens/walked.tsx';

await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new fake.IDBFactory(), IDBKeyRange: fake.IDBKeyRange });
  // What waits a while, to check or to save, is left out: a page tells at once what a tap did.
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
/** The reader itself, without its worker. */
vi.mock('../../../src/app/editor/import/ask.ts', async () => {
  const { makeReader } = await import('../../../src/app/editor/import/reader.ts');
  return { MOST_SECONDS: 60, openReader: () => ({ ask: makeReader(), broken: () => false, close: () => undefined }) };
});

const desk = await import('../../../src/app/editor/session.ts');
const reading = await import('../../../src/app/editor/import/session.ts');
const { Editor } = await import('../../../src/app/editor/editor.tsx');

beforeAll(withItsParts);

const holds = heldTo('editor-taps');

/** Each value of a draft in a line of its own. */
function* leavesOf(value: unknown, at = ''): Generator<string> {
  if (typeof value !== 'object' || value === null) yield `${at} = ${JSON.stringify(value)}`;
  else for (const [key, one] of Object.entries(value)) yield* leavesOf(one, `${at}.${key}`);
}
const onTheDesk = (): readonly string[] => [...leavesOf(desk.draft.value), ...leavesOf(desk.origin.value.corrections)];

const walk = { most: 40, beside: onTheDesk };
const PATIENT = { ...walk, quiet: () => reading.taking.value?.busy !== true };

async function opened(of: Scenario, id: string): Promise<Draft> {
  SHELVED.set(id, { ...of, id });
  await desk.openDraft(id);
  return desk.draft.value!;
}

function* roomsOf({ sides }: Draft): Generator<readonly [room: string, item?: string]> {
  for (const room of ['', 'problems', 'day', 'ground', 'rules', 'words', 'arrivals']) yield [room];
  const { formations, garrisons } = sides.a;
  yield ['army', 'a'];
  yield ['army', 'b'];
  yield ['formation', formations[0]!.id];
  if (garrisons?.[0]) yield ['garrison', garrisons[0].unit.id];
  const arms = new Set<string>();
  for (const { id, arm } of formations.flatMap(({ units }) => units)) {
    if (arms.has(arm)) continue;
    arms.add(arm);
    yield ['unit', id];
  }
}

async function* rooms(scenario: Scenario): AsyncGenerator<readonly [string, string]> {
  const ways = [...roomsOf(scenario as Draft)];
  for (const [n, [room, item]] of ways.entries()) {
    const id = `d${n}`;
    await opened(scenario, id);
    const page: ComponentChild = <Editor id={id} room={room || undefined} item={item} />;
    yield [`${room} ${item ?? ''}`.trim() || 'overview', await walkedBy(page, walk)];
    desk.dropDraft();
  }
  yield ['none', await walkedBy(<Editor id="not-here" />)];
}

/** Texts in which something is missing, odd or doubtful, and sums that do not follow. */
const TEXTS: Readonly<Record<string, string>> = {
  pasted: `Army of the Marches, 12 July 1809
General Anton Veldt

I Corps (Lt. General Brandt) 6,000 men
1st Division (Major General Holm) 3,000 men
1st Brigade (Brigadier Aster)
- 4th Line Regiment: 1,200 men
- 9th Line Regiment: 1,150 men
2nd Brigade (Brigadier Corvin)
- 12th Line Regiment: 1,300 men
- 2nd Light Regiment: ? men
- Foot battery: 8 guns
Cavalry Brigade (Maitland)
- 3rd Hussars: 450 men
- 7th Cuirassiers: 3 squadrons
- Horse battery: 6 guns
`,
  table: `unit,commander,men,guns,quality,arm
I Corps,Ney,,,,
1st Brigade,Husson,2400,,3,infantry
2nd Brigade,,1900,,B,infantry
Light horse,Pire,800,,4,cavalry
Battery,,,8,5,artillery
`,
};

async function* imports(): AsyncGenerator<readonly [string, string]> {
  for (const [name, text] of Object.entries(TEXTS)) {
    const id = `import-${name}`;
    const { date } = await opened(small(), id);
    const page = <Editor id={id} room="import" />;
    yield [`${name} source`, await walkedBy(page, PATIENT)];
    await reading.openText(text);
    await reading.lay();
    yield [`${name} sheet`, await walkedBy(page, PATIENT)];
    await reading.openText(text);
    await reading.lay();
    await reading.toArmies(Number(date.slice(0, 4)));
    yield [`${name} army`, await walkedBy(page, PATIENT)];
    desk.dropDraft();
  }
}

describe('each tap in the editor', () => {
  it('in its rooms', async () => holds('everything', rooms(everything())));
  it('as an order of battle is read', async () => holds('imports', imports()));
});
