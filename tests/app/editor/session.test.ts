// @vitest-environment happy-dom
/** The builder's desk on a real database: two tabs on one scenario, a disk that refuses, and undo across both. */
import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plain } from '../../plain.ts';
import { aDraft } from '../../scenarios/drafts.ts';

type Desk = typeof import('../../../src/app/editor/session.ts');
type Shelf = typeof import('../../../src/app/session/battles.ts')['store'];

interface Tab {
  readonly desk: Desk;
  readonly store: Shelf;
}

const ID = 'two-rivers';
const tabs: Tab[] = [];

/** A tab of its own: modules, state and connection anew, the database the same. */
async function tab(): Promise<Tab> {
  vi.resetModules();
  const made = {
    desk: await import('../../../src/app/editor/session.ts'),
    store: (await import('../../../src/app/session/battles.ts')).store,
  };
  tabs.push(made);
  return made;
}

await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new fake.IDBFactory(), IDBKeyRange: fake.IDBKeyRange });
});
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { store } = await tab();
  const before = await store.listScenarios();
  if (before.ok) for (const { id } of before.value) await store.deleteScenario(id);
  await store.putScenario({ id: ID, updated: 1, data: { ...aDraft(ID), title: 'Two rivers' } });
});
afterEach(() => {
  for (const { desk, store } of tabs.splice(0)) {
    desk.dropDraft();
    store.close();
  }
  vi.restoreAllMocks();
});

const retitle = ({ desk }: Tab, title: string): void =>
  desk.change((now) => ({ ...now, title }), plain(`title ${title}`));
const title = ({ desk }: Tab): string | undefined => desk.draft.value?.title;
const state = ({ desk }: Tab): string => desk.saving.value.state;
async function onDisk({ store }: Tab): Promise<string[]> {
  const listed = await store.listScenarios();
  return listed.ok ? listed.value.map(({ data }) => (data as { title: string }).title).sort() : ['unreadable'];
}

async function opened(): Promise<Tab> {
  const made = await tab();
  expect(await made.desk.openDraft(ID)).toBeNull();
  return made;
}

/** From now on the disk refuses to write a scenario, until the answer is called. */
function full(): () => void {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  });
  return () => put.mockRestore();
}

describe('one scenario in two tabs', () => {
  it('overwrites nothing: the second to write is told, and chooses', async () => {
    const [first, second] = [await opened(), await opened()];
    retitle(first, 'Three rivers');
    await first.desk.save();
    retitle(second, 'Four rivers');
    await second.desk.save();
    expect(state(second)).toBe('elsewhere');
    expect(await onDisk(first)).toEqual(['Three rivers']);
    // What is written on in the meantime stays on the screen, and off the disk.
    retitle(second, 'Five rivers');
    await second.desk.save();
    expect([title(second), state(second)]).toEqual(['Five rivers', 'elsewhere']);

    await second.desk.save(true);
    expect(state(second)).toBe('saved');
    expect(await onDisk(first)).toEqual(['Five rivers']);
    // And now it is the first that is told.
    retitle(first, 'Six rivers');
    await first.desk.save();
    expect(state(first)).toBe('elsewhere');
  });

  it('what the other tab wrote comes as a step: undo brings this tab’s own back, and keeps it', async () => {
    const [first, second] = [await opened(), await opened()];
    retitle(first, 'Three rivers');
    await first.desk.save();
    retitle(second, 'Four rivers');
    await second.desk.save();
    await second.desk.takeTheirs();
    expect([title(second), state(second), second.desk.undoes.value]).toEqual([
      'Three rivers',
      'saved',
      'editor-done-theirs',
    ]);
    second.desk.undo();
    await second.desk.save();
    expect([title(second), state(second)]).toEqual(['Four rivers', 'saved']);
    expect(await onDisk(first)).toEqual(['Four rivers']);
    second.desk.undo();
    expect(title(second)).toBe('Two rivers');
    second.desk.redo();
    second.desk.redo();
    expect(title(second)).toBe('Three rivers');
  });

  it('leaves the desk to no other scenario until it is chosen which is right', async () => {
    const [first, second] = [await opened(), await opened()];
    await first.store.putScenario({ id: 'other', updated: 1, data: aDraft('other') });
    retitle(first, 'Three rivers');
    await first.desk.save();
    retitle(second, 'Four rivers');
    expect(await second.desk.openDraft('other')).toBe('editor-still-open');
    expect([title(second), state(second)]).toEqual(['Four rivers', 'elsewhere']);
    await second.desk.keepBoth();
    expect(await second.desk.openDraft('other')).toBeNull();
  });

  it('keeps both, this one as a copy of its own', async () => {
    const [first, second] = [await opened(), await opened()];
    retitle(first, 'Three rivers');
    await first.desk.save();
    retitle(second, 'Four rivers');
    await second.desk.save();
    await second.desk.keepBoth();
    expect([title(second), state(second)]).toEqual(['Three rivers', 'saved']);
    expect(await onDisk(first)).toEqual(['Three rivers', 'editor-copy-of-this-tab']);
  });

  it('a tab that comes to sight again shows what was written, unless it has something of its own', async () => {
    const [first, second] = [await opened(), await opened()];
    retitle(first, 'Three rivers');
    await first.desk.save();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    window.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(title(second)).toBe('Three rivers'));
    retitle(second, 'Four rivers');
    await second.desk.save();
    expect(state(second)).toBe('saved');
    expect(await onDisk(first)).toEqual(['Four rivers']);
  });
});

describe('a disk that refuses', () => {
  it('keeps everything on the screen, says so, and writes it all once there is room', async () => {
    const mine = await opened();
    const again = full();
    retitle(mine, 'Three rivers');
    await mine.desk.save();
    const now = mine.desk.saving.value;
    expect(now.state).toBe('failed');
    expect(now.state === 'failed' && now.sentence).toMatch(/room|space|full/i);
    expect([title(mine), await onDisk(mine)]).toEqual(['Three rivers', ['Two rivers']]);
    retitle(mine, 'Four rivers');
    await mine.desk.save();
    expect(state(mine)).toBe('failed');
    again();
    await mine.desk.save();
    expect([state(mine), await onDisk(mine)]).toEqual(['saved', ['Four rivers']]);
    mine.desk.undo();
    await mine.desk.save();
    expect([state(mine), await onDisk(mine)]).toEqual(['saved', ['Three rivers']]);
  });

  it('undone to what is on the disk, there is nothing left to write', async () => {
    const mine = await opened();
    const again = full();
    retitle(mine, 'Three rivers');
    await mine.desk.save();
    expect(state(mine)).toBe('failed');
    mine.desk.undo();
    await mine.desk.save();
    expect([title(mine), state(mine)]).toEqual(['Two rivers', 'saved']);
    again();
    mine.desk.redo();
    await mine.desk.save();
    expect([state(mine), await onDisk(mine)]).toEqual(['saved', ['Three rivers']]);
  });

  it('keeps what is not written on the desk when another scenario is opened, and says so', async () => {
    const mine = await opened();
    await mine.store.putScenario({ id: 'other', updated: 1, data: aDraft('other') });
    const again = full();
    retitle(mine, 'Three rivers');
    expect(await mine.desk.openDraft('other')).toBe('editor-still-open');
    expect([title(mine), state(mine), mine.desk.undoes.value]).toEqual([
      'Three rivers',
      'failed',
      plain('title Three rivers'),
    ]);
    expect(await mine.desk.openDraft(ID)).toBeNull();
    again();
    expect(await mine.desk.openDraft('other')).toBeNull();
    expect(title(mine)).toBe('New scenario');
    expect(await onDisk(mine)).toEqual(['New scenario', 'Three rivers']);
  });

  it('says why a scenario cannot be opened, and lays nothing on the desk', async () => {
    const mine = await tab();
    await mine.store.putScenario({ id: 'odd', updated: 1, data: { format: 'scovell-scenario', version: 99 } });
    expect(await mine.desk.openDraft('odd')).toBe('scenario-newer');
    expect(await mine.desk.openDraft('gone')).toBe('scenario-not-here');
    expect(mine.desk.draft.value).toBeNull();
  });
});
