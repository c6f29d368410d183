// @vitest-environment happy-dom
/** The journal on a real database: how long a turn took is read from its clock, never from a sentence. */

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AT_ONCE, lastLines } from '../../../src/app/screens/leaves.tsx';
import { type TurnTold, weightOf } from '../../../src/app/screens/story.ts';
import { codeOf, say } from '../../../src/engine/message.ts';
import { append } from '../../../src/journal/record.ts';
import { t } from '../../../src/words/t.ts';

await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new fake.IDBFactory(), IDBKeyRange: fake.IDBKeyRange });
});
const desk = await import('../../../src/app/session/battle-session.ts');
const { newBattle, newSeed } = await import('../../../src/app/session/new-battle.ts');
const { JournalRoom } = await import('../../../src/app/screens/journal.tsx');
const { default: maida } = await import('../../../src/scenarios/shelf/maida.ts');
const { scenario } = await import('../../../src/scenarios/schema.ts');

afterEach(() => {
  cleanup();
  desk.closeBattle();
});

const asides = async (id: string): Promise<readonly (string | null)[]> => {
  cleanup();
  render(<JournalRoom id={id} />);
  const heads = await screen.findAllByRole('heading', { level: 2 });
  return heads.map((head) => head.querySelector('span')?.textContent ?? null);
};

describe('the head of a turn', () => {
  it('says the minutes by which its clock went on, and after an undo that it is now', async () => {
    const made = await newBattle(scenario(maida), { keeps: 'both', dice: 'app', rulings: {} }, newSeed());
    if (!made.ok) throw new Error(codeOf(made.said));
    await desk.openBattle(made.id);
    await waitFor(() => expect(desk.hold.value).toBe('writing'));
    expect(await asides(made.id)).toEqual([t('journal-now')]);
    await desk.act({ do: 'set', what: 'clock', minutes: (desk.battle.value?.minutes ?? 0) + 35 });
    expect(await asides(made.id)).toEqual([t('journal-minutes', { n: 35 })]);
    await desk.takeBack();
    expect(await asides(made.id)).toEqual([t('journal-now')]);
  });
});

describe('a long battle', () => {
  it('shows its last lines, and those before them when they are asked for', { timeout: 90_000 }, async () => {
    const made = await newBattle(scenario(maida), { keeps: 'both', dice: 'app', rulings: {} }, newSeed());
    if (!made.ok) throw new Error(codeOf(made.said));
    await desk.openBattle(made.id);
    let record = desk.journal.value;
    if (!record) throw new Error('No battle is open.');
    const begun = record.entries.length;
    const LINES = 8000;
    const line = (n: number) => ({ type: 'logged', line: { text: say('journal-minutes', { n }) } }) as const;
    for (let n = 0; n < LINES; n += 1000)
      record = append(record, {
        play: null,
        events: Array.from({ length: 1000 }, (_, k) => line(n + k)),
        at: 1,
        by: 'a',
      });
    expect(record.entries.length).toBe(begun + 8);
    desk.journal.value = record;
    const { container } = render(<JournalRoom id={made.id} />);
    const lines = () => [...container.querySelectorAll('.entry__line')].map((each) => each.textContent);
    await waitFor(() => expect(lines()).toHaveLength(AT_ONCE), { timeout: 20_000 });
    expect(lines().at(-1)).toContain(t('journal-minutes', { n: LINES - 1 }));
    const first = lines()[0];

    fireEvent.click(screen.getByText(t('journal-earlier', { n: AT_ONCE })));
    await waitFor(() => expect(lines()).toHaveLength(2 * AT_ONCE), { timeout: 20_000 });
    expect(lines()[AT_ONCE]).toBe(first);

    fireEvent.click(screen.getByText(t('journal-all-note')));
    // They come so many at a time; to look after each would take longer than they do.
    const more = () => container.querySelector('.row-of-two');
    await vi.waitFor(() => expect(more()).toBeNull(), { timeout: 60_000, interval: 500 });
    expect(container.querySelectorAll('.entry__line').length).toBeGreaterThanOrEqual(LINES);
  });

  it('cuts where the lines are many, and keeps each turn in its place', () => {
    const turn = (n: number, lines: number): TurnTold => ({
      turn: n,
      minutes: 0,
      lines: Array.from({ length: lines }, (_, i) => ({
        key: `${n}.${i}`,
        seq: i,
        phase: 1,
        line: { text: '' },
        undone: false,
        redoable: false,
        thrown: false,
      })),
    });
    const shown = (story: readonly TurnTold[], most: number) => {
      const { before, turns } = lastLines(story, most);
      return [before, turns.map(({ at, lines }) => [at, lines.map(({ key }) => key).join(' ')])];
    };
    const story = [turn(1, 2), turn(2, 0), turn(3, 3)];
    expect(shown(story, 9)).toEqual([
      0,
      [
        [0, '1.0 1.1'],
        [1, ''],
        [2, '3.0 3.1 3.2'],
      ],
    ]);
    expect(shown(story, 4)).toEqual([
      1,
      [
        [0, '1.1'],
        [1, ''],
        [2, '3.0 3.1 3.2'],
      ],
    ]);
    expect(shown(story, 3)).toEqual([
      2,
      [
        [1, ''],
        [2, '3.0 3.1 3.2'],
      ],
    ]);
    expect(shown(story, 1)).toEqual([4, [[2, '3.2']]]);
  });
});

describe('the weights of a story', () => {
  it.each([
    ['unit-broken', 'big'],
    ['combat-told', 'big'],
    ['combat-outcome', 'plain'],
    ['check-passed-card', 'small'],
    ['quality-log', 'small'],
  ] as const)('%s is %s', (code, weight) => {
    expect(weightOf({ text: { code } })).toBe(weight);
    expect(weightOf({ text: { code }, byHand: true })).toBe('small');
  });
});
