import { headerHash } from './chain.ts';
import type { Entry } from './entry.ts';
import type { Header } from './header.ts';

/**
 * How another copy of a battle relates to mine: `ahead` if it begins with all of mine, `behind` if mine begins with all
 * of it.
 */
export type Relation = 'same' | 'ahead' | 'behind' | 'forked' | 'another';

/** Compares two sound records by their hashes. */
export function relation(
  mine: { readonly header: Header; readonly entries: readonly Entry<unknown>[] },
  theirs: { readonly header: Header; readonly entries: readonly Entry<unknown>[] },
): Relation {
  if (headerHash(mine.header) !== headerHash(theirs.header)) return 'another';
  const shared = Math.min(mine.entries.length, theirs.entries.length) - 1;
  if (mine.entries[shared]?.hash !== theirs.entries[shared]?.hash) return 'forked';
  if (mine.entries.length === theirs.entries.length) return 'same';
  return mine.entries.length < theirs.entries.length ? 'ahead' : 'behind';
}
