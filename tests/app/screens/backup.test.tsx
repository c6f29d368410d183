// @vitest-environment happy-dom
/** What is said of a battle's last backup file, counted in entries of its journal: an undo is one as well. */

import { cleanup, render, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { codeOf } from '../../../src/engine/message.ts';

await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new fake.IDBFactory(), IDBKeyRange: fake.IDBKeyRange });
});
const desk = await import('../../../src/app/session/battle-session.ts');
const { newBattle, newSeed } = await import('../../../src/app/session/new-battle.ts');
const { Home } = await import('../../../src/app/screens/home.tsx');
const { JournalRoom } = await import('../../../src/app/screens/journal.tsx');
const { SettingsScreen } = await import('../../../src/app/screens/settings.tsx');
const { default: maida } = await import('../../../src/scenarios/shelf/maida.ts');
const { scenario } = await import('../../../src/scenarios/schema.ts');

afterEach(() => {
  cleanup();
  desk.closeBattle();
});

describe('a backup file', () => {
  it('is as many entries behind as the journal has gone on, be it one or two', async () => {
    const made = await newBattle(scenario(maida), { keeps: 'both', dice: 'app', rulings: {} }, newSeed());
    if (!made.ok) throw new Error(codeOf(made.said));
    await desk.openBattle(made.id);
    await waitFor(() => expect(desk.hold.value).toBe('writing'));
    const said = async (journal: string, home: string, settings: string) => {
      for (const [page, words] of [
        [<JournalRoom key="journal" id={made.id} />, journal],
        [<Home key="home" />, home],
        [<SettingsScreen key="settings" />, settings],
      ] as const) {
        const { container } = render(page);
        await waitFor(() => expect(container.textContent).toContain(words));
        cleanup();
      }
    };
    await desk.exported({ id: made.id, seq: 1 });
    await said('the last one is up to date', 'Backup file\nup to date', ', 1 entry');
    await desk.act({ do: 'note', of: 'a', text: 'Hold the river.' });
    await said('the last one is 1 entry behind', 'Backup file\n1 entry behind', ', 2 entries');
    await desk.takeBack();
    await said('the last one is 2 entries behind', 'Backup file\n2 entries behind', ', 3 entries');
  });
});
