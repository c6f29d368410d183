/** What must not get in: one sentence each, nothing half-applied. Section 3 of the contract */
import { describe, expect, it } from 'vitest';
import type { Play } from '../../../src/campaign/empires-in-arms/plays.ts';
import { code, table } from './fixtures.ts';
import { navalTable } from './naval-fixtures.ts';

describe('bad input', () => {
  it.each<[string, Play, string]>([
    [
      'a chart’s value above what it holds',
      { do: 'chart', chart: 'CH-05', cell: '2/percent', value: 101 },
      'eia-no-cell',
    ],
    ['a cell that the chart has not', { do: 'chart', chart: 'CH-05', cell: '9/percent', value: 5 }, 'eia-no-cell'],
    ['a cell against the text', { do: 'chart', chart: 'CH-05', cell: '3/percent', value: 20 }, 'eia-cell-known'],
    [
      'a corps over its capacity',
      { do: 'set-piece', ledger: 'corps', id: 'fr1', set: { factors: { regular: 99 } } },
      'eia-flaw-full',
    ],
    [
      'a fleet over its capacity',
      { do: 'set-piece', ledger: 'fleets', id: 'frA', set: { ships: 31 } },
      'eia-flaw-ships',
    ],
    ['a month that is past', { do: 'set-month', date: { y: 1805, m: 12 } }, 'eiascreen-month-back'],
  ])('EIA-003 EIA-010 L7 L9 %s is refused and changes nothing', (_, play, why) => {
    const now = navalTable([]);
    const before = now.state;
    expect(code(now.tries(play))).toBe(why);
    expect(now.state).toBe(before);
  });
  it('EIA-002 an area whose value a rule needs is asked about, not guessed', () => {
    const play = table();
    play.does({ do: 'set-piece', ledger: 'areas', id: 'ulm', set: { forage: null } }).goTo('supply', 'AU');
    play.does({ do: 'forage', corps: 'au1' });
    expect(play.state.agenda[0]?.data).toMatchObject({ values: null });
  });
});
