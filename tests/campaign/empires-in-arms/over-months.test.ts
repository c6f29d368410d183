/** The plots' months against the ledgers they are folded from. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Campaign } from '../../../src/campaign/empires-in-arms/campaign.ts';
import { empiresInArms } from '../../../src/campaign/empires-in-arms/game.ts';
import { totalOf } from '../../../src/campaign/empires-in-arms/ledger.ts';
import { MEASURES, overMonths, scaleOf } from '../../../src/campaign/empires-in-arms/over-months.ts';
import { SEATS, view } from '../../../src/campaign/empires-in-arms/seats.ts';
import { POWERS, type Power } from '../../../src/campaign/empires-in-arms/vocabulary.ts';
import { begun, corps, SETUP, table } from './fixtures.ts';
import { campaign } from './player.ts';

const beginning = [{ type: 'begun' as const, setup: SETUP, seal: begun().seal }];
const plain = (power: Power, state: Campaign) => ({
  money: state.powers[power]?.money,
  status: state.powers[power]?.marker,
  ships: 0,
});

describe('a campaign over its months', () => {
  it('is one month as long as it is the first', () => {
    expect(overMonths(beginning, 'umpire')).toEqual([
      {
        date: { y: 1806, m: 2 },
        of: {
          AU: { money: 0, status: 0, factors: 12, ships: 0 },
          FR: { money: 0, status: 0, factors: 12, ships: 0 },
          RU: { money: 0, status: 0, factors: 12, ships: 0 },
        },
      },
    ]);
    expect(overMonths([], 'table')).toEqual([]);
  });

  it('L4 says of each month what stood as it ended, and of the last what stands', () => {
    const play = table();
    play.does({ do: 'start' }, { do: 'figure', power: 'FR', of: 'money', by: 7, note: '' });
    play.does({ do: 'set-month', date: { y: 1806, m: 3 } });
    play.does({ do: 'figure', power: 'FR', of: 'money', by: -4, note: '' });
    play.does({ do: 'set-month', date: { y: 1807, m: 1 } });
    play.does({ do: 'figure', power: 'AU', of: 'pp', by: 3, note: '' });
    const months = overMonths([...beginning, ...play.events], 'umpire');
    expect(months.map(({ date }) => [date.y, date.m])).toEqual([
      [1806, 2],
      [1806, 3],
      [1807, 1],
    ]);
    expect(months.map(({ of }) => of.FR?.money)).toEqual([7, 3, 3]);
    expect(months.map(({ of }) => of.AU?.status)).toEqual([0, 0, 3]);
  });

  it('EIA-004 leaves out what a seat could not see, month by month', () => {
    const play = table().does({ do: 'start' });
    play.does({ do: 'set-month', date: { y: 1806, m: 3 } });
    const events = [...beginning, ...play.events];
    const factors = (seat: 'FR' | 'table' | 'umpire') =>
      overMonths(events, seat).map(({ of }) => [of.FR?.factors, of.AU?.factors]);
    expect(factors('umpire')).toEqual([
      [12, 12],
      [12, 12],
    ]);
    expect(factors('FR')).toEqual([
      [12, null],
      [12, null],
    ]);
    expect(factors('table')).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('EIA-004 counts what lies open, and a corps once a fight has shown it', () => {
    const setup = { ...SETUP, sheets: { ...SETUP.sheets, corps: [corps('au1', 'AU', 'ulm', { revealed: true })] } };
    const months = overMonths([{ type: 'begun', setup, seal: 'x' }], 'RU');
    expect(months[0]?.of.AU?.factors).toBe(12);
    expect(months[0]?.of.FR?.factors).toBe(0);
  });

  it('has one scale for all powers, with nought on it', () => {
    const months = overMonths(beginning, 'umpire');
    expect(scaleOf(months, 'money')).toEqual([0, 1]);
    expect(scaleOf(months, 'factors')).toEqual([0, 12]);
  });

  it('L2, L4, L7, L9 agrees with the ledger at every month’s end, of any campaign, for every seat', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90 }), (n) => {
        const ends: Campaign[] = [];
        let now: Campaign | undefined;
        const played = campaign(n, 3);
        for (const event of played.deeds.flatMap(({ events }) => events)) {
          const next = empiresInArms.apply(now, event);
          if (now && next && now.clock.date.m !== next.clock.date.m) ends.push(now);
          now = next;
        }
        ends.push(played.state);
        for (const seat of SEATS) {
          const months = overMonths(
            played.deeds.flatMap(({ events }) => events),
            seat,
          );
          expect(months.length).toBe(ends.length);
          ends.forEach((state, i) => {
            expect(months[i]?.date).toEqual(state.clock.date);
            for (const power of POWERS) {
              const of = months[i]?.of[power];
              expect(of).toMatchObject(plain(power, state));
              // What a view does not show stands in no series.
              const shown = Object.values(view(state, seat).corps).filter(({ nation }) => nation === power);
              if (shown.some(({ name }) => name === '?')) expect(of?.factors).toBeNull();
              else {
                const inCorps = shown.reduce((sum, { factors }) => sum + totalOf(factors), 0);
                expect(of?.factors).toBeGreaterThanOrEqual(inCorps);
              }
              expect(Object.keys(of ?? {})).toEqual([...MEASURES]);
            }
          });
        }
      }),
      { numRuns: 6 },
    );
  });
});
