// @vitest-environment happy-dom
/** The journal of any campaign: its last lines first, undone ones struck through, and an undo across a throw told. */
import { signal } from '@preact/signals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { journalPage } from '../../../src/app/campaign/journal-page.tsx';
import { AT_ONCE } from '../../../src/app/screens/leaves.tsx';
import { append, begin, type Journal, undo } from '../../../src/journal/record.ts';
import { loadWords } from '../../../src/words/load.ts';
import { t } from '../../../src/words/t.ts';

type Event = { type: 'month'; n: number } | { type: 'told'; n: number } | { type: 'rolled' };

const STAMP = { at: 0, by: 'table' };
const header = { id: 'c', schema: 1, title: 'C', seal: 'a'.repeat(64), startedAt: 0, rules: 'test-1' };
const empty = begin<number | undefined, Event>(header, { start: undefined, apply: (n) => (n ?? 0) + 1 });
const doing = (record: Journal<number | undefined, Event>, ...events: Event[]) =>
  append(record, { play: { do: 'it' }, events, ...STAMP });
const told = (from: number, to: number): Event[] =>
  Array.from({ length: to - from }, (_, i) => ({ type: 'told', n: from + i }));

async function shown(record: Journal<number | undefined, Event>) {
  await loadWords('shell', 'campaign');
  const nothing = async () => true;
  const Room = journalPage<number, Event, number, { text: 'journal-now'; n: number }>({
    session: {
      journal: signal(record),
      mayRedo: signal(false),
      lastExport: signal(undefined),
      checked: signal(null),
      ...{ bringBack: nothing, backTo: nothing, forwardTo: nothing },
    },
    files: { saveFile: nothing, shareFile: nothing },
    title: () => 'Story',
    seen: (events) => events,
    moves: (now, event) => (event.type === 'month' ? event.n : now),
    sameChapter: (one, other) => one === other,
    lineOf: (event) => (event.type === 'told' ? { text: 'journal-now', n: event.n } : undefined),
    Head: ({ of }) => <>Month {of}</>,
    textOf: ({ n }) => `line ${n}`,
    tell: nothing,
  });
  render(<Room />);
}
const lines = () => [...document.querySelectorAll('.entry')].map((one) => one.textContent);

afterEach(cleanup);

describe('the journal of a campaign', () => {
  it('tells its chapters in order', async () => {
    await shown(doing(doing(empty, { type: 'month', n: 1 }, ...told(0, 2)), { type: 'month', n: 2 }, ...told(2, 3)));
    const heads = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent?.trim());
    expect(heads).toEqual(['Month 1', `Month 2 ${t('journal-now')}`]);
    expect(lines()).toEqual(['line 0 ', 'line 1 ', 'line 2 ']);
  });

  it('tells an undo that went back over throws, and leaves what was undone where it stood', async () => {
    const begun = doing(empty, { type: 'month', n: 1 });
    const thrown = doing(begun, { type: 'rolled' }, { type: 'rolled' }, { type: 'told', n: 0 });
    const back = undo(thrown, STAMP);
    if (!back) throw new Error('nothing to undo');
    await shown(doing(back, { type: 'told', n: 1 }));
    expect(lines()).toEqual([`line 0 ${t('journal-undone')}`, `${t('campaign-undone', { n: 2 })} `, 'line 1 ']);
  });

  it('says nothing of an undo that went back over no throw', async () => {
    const back = undo(doing(doing(empty, { type: 'month', n: 1 }), { type: 'told', n: 0 }), STAMP);
    if (!back) throw new Error('nothing to undo');
    await shown(back);
    expect(lines()).toEqual([`line 0 ${t('journal-undone')}`]);
  });

  it('builds its last lines, and those before them when they are asked for', async () => {
    await shown(doing(empty, { type: 'month', n: 1 }, ...told(0, 1000)));
    await waitFor(() => expect(lines()).toHaveLength(AT_ONCE), { timeout: 20_000 });
    expect(lines().at(-1)).toBe('line 999 ');
    fireEvent.click(screen.getByText(t('journal-earlier', { n: AT_ONCE })));
    await waitFor(() => expect(lines()).toHaveLength(2 * AT_ONCE), { timeout: 20_000 });
  });
});
