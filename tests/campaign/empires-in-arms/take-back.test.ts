/** Whose deed may be taken back: in the open by anybody at the table, under lock as a battle has it. */
import { describe, expect, it } from 'vitest';
import { empiresInArms as game } from '../../../src/campaign/empires-in-arms/game.ts';
import { actorOf, SEATS } from '../../../src/campaign/empires-in-arms/seats.ts';
import { begun, SETUP } from './fixtures.ts';

const KEYS = { umpire: 'k', AU: 'a', FR: 'f', RU: 'r' };
const locked = begun({ ...SETUP, locked: { keys: KEYS, table: { from: '', data: '', keys: {} } } });
const open = begun();

const may = (state: typeof open, by: string, of: readonly string[]) =>
  game.mayTakeBack(
    state,
    by,
    of.map((seat) => ({ by: seat })),
  ) ?? '';

describe('EIA-004 an undo', () => {
  it('is anybody’s who sits at an open table', () => {
    for (const by of SEATS) for (const of of SEATS) expect([by, of, may(open, by, [of])]).toEqual([by, of, '']);
    expect(may(open, 'nobody', ['table'])).toBe('eia-nobody');
  });

  it('under lock is of a seat’s own deeds and the table’s; the keeper’s is of any', () => {
    for (const by of ['table', ...Object.keys(KEYS)])
      for (const of of ['table', ...Object.keys(KEYS)])
        expect([by, of, may(locked, by, [of])]).toEqual([
          ...[by, of],
          by === 'umpire' || of === 'table' || of === by ? '' : 'eia-undo-others',
        ]);
    expect(may(locked, 'FR', ['FR', 'table', 'FR'])).toBe('');
    expect(may(locked, 'FR', ['FR', 'AU', 'FR'])).toBe('eia-undo-others');
    // A power that is not in this campaign has no seat.
    for (const by of ['GB', 'nobody', '']) expect(may(locked, by, ['table'])).toBe('eia-nobody');
    expect(game.mayPlay(locked, { actor: 'GB', play: { do: 'tell', text: 'here' } })).toBe('eia-not-yours');
  });

  it('under lock what is done with no seat open is the table’s, whosever turn it is', () => {
    for (const power of ['AU', 'FR'] as const)
      expect(actorOf(locked, { do: 'figure', power, of: 'money', by: 1, note: '' })).toBe('table');
    expect(actorOf(open, { do: 'figure', power: 'FR', of: 'money', by: 1, note: '' })).toBe('FR');
  });
});
