// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import type { BattleLine } from '../../../src/journal/disk.ts';
import { t } from '../../../src/words/t.ts';

const { listBattles } = vi.hoisted(() => ({ listBattles: vi.fn() }));
vi.mock('../../../src/app/session/store.ts', () => ({
  shelf: { listBattles, getSetting: vi.fn(), putSetting: vi.fn() },
}));
vi.mock('../../../src/app/update.ts', async () => {
  const { signal } = await import('@preact/signals');
  return {
    installed: false,
    offlineReady: signal(true),
    takeUpdate: vi.fn(),
    updateTaken: signal(false),
    updateWaits: signal(false),
  };
});
const { Home } = await import('../../../src/app/screens/home.tsx');

const line = (id: string, played: number, also: Partial<BattleLine> = {}): BattleLine => ({
  id,
  header: { id, schema: 1, title: id, seal: '0'.repeat(64), startedAt: 1, rules: 'nbc-1' },
  count: 1,
  summary: null,
  played,
  ...also,
});
const half = (id: string, played: number) => line(id, played, { count: 0 });
const spoilt = (id: string, played: number) =>
  line(id, played, { trouble: { ok: false, problem: 'damaged', said: 'store-damaged' } });

const shown = async (...battles: BattleLine[]) => {
  listBattles.mockResolvedValue({ ok: true, value: battles });
  const { container } = render(<Home />);
  await screen.findByText(t('shell-settings'));
  return container.querySelector('.btn--primary')?.getAttribute('href');
};

afterEach(cleanup);

it('goes on with the battle that was played last', async () => {
  expect(await shown(line('abensberg', 5), line('maida', 9), line('wagram', 7))).toBe('#/battle/maida');
});

it('reminds how long ago a battle that went on was saved elsewhere', async () => {
  const DAY = 86_400_000;
  const saved = (at: number, seq: number) => line('maida', 9, { count: 5, lastExport: { at, seq } });
  for (const [kept, words] of [
    [saved(Date.now() - 3.5 * DAY, 2), t('home-backup-days', { days: 3 })],
    [saved(Date.now() - DAY / 2, 2), t('home-backup-behind', { n: 3 })],
    [saved(Date.now() - 90 * DAY, 5), t('home-backup')],
  ] as const) {
    await shown(kept);
    expect(document.body.textContent).toContain(words);
    cleanup();
  }
});

it('never goes on with half a battle, or one that cannot be read; both can still be looked at', async () => {
  expect(await shown(half('half', 9), spoilt('spoilt', 8), line('maida', 2))).toBe('#/battle/maida');
  cleanup();
  expect(await shown(half('half', 9), spoilt('spoilt', 8))).toBe('#/new');
  (await screen.findByText(t('home-more', { n: 2 }))).click();
  for (const id of ['half', 'spoilt'])
    await vi.waitFor(() => expect(document.querySelector(`a[href="#/battle/${id}"]`)).not.toBeNull());
});
