// @vitest-environment happy-dom
/** What is said of a battle's last backup file, counted in entries of its journal: an undo is one as well. */

import { cleanup, render, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { codeOf } from '../../../src/engine/message.ts';
import { t } from '../../../src/words/t.ts';

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
    const said = async (behind: number, entries: number) => {
      for (const [page, words] of [
        [
          <JournalRoom key="journal" id={made.id} />,
          behind ? t('journal-file-behind', { n: behind }) : t('journal-file-up-to-date'),
        ],
        [<Home key="home" />, behind ? t('home-backup-behind', { n: behind }) : t('home-backup')],
        [<SettingsScreen key="settings" />, t('settings-record', { title: maida.title, n: entries })],
      ] as const) {
        const { container } = render(page);
        await waitFor(() => expect(container.textContent).toContain(words));
        cleanup();
      }
    };
    await desk.exported({ id: made.id, seq: 1 });
    await said(0, 1);
    await desk.act({ do: 'note', of: 'a', text: 'Hold the river.' });
    await said(1, 2);
    await desk.takeBack();
    await said(2, 3);
  });
});
