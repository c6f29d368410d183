/** What stands in the umpire's journal: seats opened, wrong figures, edits by hand, and each undo of another's deed. */
import { describe, expect, it } from 'vitest';
import { machine } from '../../../src/app/session/battle-journal.ts';
import { umpiresJournal } from '../../../src/app/umpire/journal.ts';
import { sealOf } from '../../../src/engine/chance.ts';
import { append, begin, redo, undo } from '../../../src/journal/record.ts';
import { seedFrom } from '../fixtures.ts';
import { lockedEvents, tryPlay } from './locked.ts';

const header = { id: 'told', schema: 1, title: 'Told', seal: sealOf(seedFrom(1)), startedAt: 0, rules: 'nbc-1' };

function played() {
  let journal = append(begin(header, machine), { play: { do: 'begin' }, events: lockedEvents(), at: 1, by: 'both' });
  const plays = (by: string, at: number, play: Parameters<typeof tryPlay>[2]) => {
    const ruled = tryPlay(journal.state!, by, play);
    if (!ruled.ok) throw new Error(JSON.stringify(ruled.why));
    journal = append(journal, { play, events: ruled.events, at, by });
  };
  plays('a', 2, { do: 'set', what: 'unit', id: 'husson', set: { disordered: true } });
  plays('both', 3, { do: 'dice', dice: 'table' });
  journal = undo(journal, { at: 4, by: 'both' })!;
  journal = undo(journal, { at: 5, by: 'umpire' })!;
  return redo(journal, { at: 6, by: 'umpire' })!;
}

describe('the umpire’s journal', () => {
  it('has the newest first, and an undo only where it took back another’s deed', () => {
    const noted = umpiresJournal(played().entries, [{ seat: 'b', what: 'wrong', at: 7 }]);
    expect(noted.map(({ is, seat, at }) => [is, seat, at])).toEqual([
      ['seat', 'b', 7],
      ['redo', 'umpire', 6],
      ['undo', 'umpire', 5],
      ['by-hand', 'a', 2],
    ]);
    expect(noted.find(({ is }) => is === 'undo')).toMatchObject({ of: ['a'], deeds: 1 });
  });
});
