/** What each seat is sent: folding it gives the view, always; it holds no secret of another; it can be checked at the end. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feedRoot, firstBroken, firstUntrue, type Patch } from '../../../src/journal/feed.ts';
import { feedBattle } from '../../soak/feeds.ts';
import { seedFrom } from '../fixtures.ts';
import { tableOf } from './tables.ts';

/** Short ones; `npm run soak -- feeds 500` plays long ones. */
const GAMES = 24;

describe('the feed of a seat', () => {
  it('folded is what the seat sees, after every entry of battles with secrets, undo and hand edits', {
    timeout: 120_000,
  }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (n) => {
        expect(feedBattle(n, 40)).toBeUndefined();
      }),
      { numRuns: GAMES },
    );
  });
});

describe('a feed that was altered', () => {
  const table = tableOf(7, 30);
  const patches = table.feeds.a;
  const root = feedRoot(table.journal.header, 'a');
  const untrue = (some: readonly Patch[]) =>
    firstUntrue(some, table.journal.header, table.journal.entries, table.machine, table.eyes('a'), table.seed);

  it('breaks its chain where a patch is changed, left out or put elsewhere', () => {
    const changed = patches.map((patch) => (patch.n === 4 ? { ...patch, changes: [] } : patch));
    expect(
      firstBroken(
        patches.map((patch) => (patch.n === 4 ? { ...patch, lines: ['no'] } : patch)),
        root,
      ),
    ).toBe(4);
    expect(firstBroken(changed, root) ?? 4).toBe(4);
    expect(
      firstBroken(
        patches.filter(({ n }) => n !== 5),
        root,
      ),
    ).toBe(5);
    expect(firstBroken(patches, feedRoot(table.journal.header, 'b'))).toBe(1);
  });

  it('is not what the record makes of it, whoever made its chain', () => {
    expect(untrue(patches)).toBeUndefined();
    expect(untrue(table.feeds.b)).toBe(1);
    expect(untrue(patches.slice(0, 9))).toBe(10);
    const other = tableOf(8, 30);
    expect(
      firstUntrue(patches, table.journal.header, other.journal.entries, table.machine, table.eyes('a'), table.seed),
    ).toBeDefined();
    expect(
      firstUntrue(patches, table.journal.header, table.journal.entries, table.machine, table.eyes('a'), seedFrom(3)),
    ).toBe(1);
  });
});
