/** One battle under lock that plays by itself, each seat fed: folding the feed gives what the seat sees, after every entry. */
import { same } from '../../src/engine/proof.ts';
import { feedRoot, firstBroken, firstUntrue, folded } from '../../src/journal/feed.ts';
import { SEATS, tableOf } from '../battlefield/under-lock/tables.ts';

/** What does not hold, or nothing. */
export function feedBattle(n: number, plays: number): string | undefined {
  const seen: Record<string, unknown> = {};
  let wrong: string | undefined;
  const table = tableOf(n, plays, (seat, patch, view) => {
    seen[seat] = folded([patch], seen[seat]);
    if (!same(seen[seat], view)) wrong ??= `${seat} is not shown what it sees, patch ${patch.n}`;
  });
  if (wrong) return wrong;
  const { header, entries } = table.journal;
  for (const seat of SEATS) {
    const patches = table.feeds[seat];
    if (firstBroken(patches, feedRoot(header, seat)) !== undefined) return `the feed of ${seat} is broken`;
    if (firstUntrue(patches, header, entries, table.machine, table.eyes(seat), table.seed) !== undefined)
      return `the feed of ${seat} is untrue`;
  }
  return undefined;
}
