/** What a battle of a campaign sends home: points and units of each formation, and who lost the greater share. */
import { describe, expect, it, vi } from 'vitest';
import type { Battle, UnitState } from '../../../src/battlefield/battle.ts';
import { begin, small } from '../../battlefield/fixtures.ts';

await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new fake.IDBFactory(), IDBKeyRange: fake.IDBKeyRange });
});
const { homeOf } = await import('../../../src/app/campaign/battle-home.ts');

/** II has Husson with 6 CP, Campi with 8, Piré's horse with 6 and a battery with none; III has 6 and 5. */
const START = begin(small());
const harmed = (set: Readonly<Record<string, Partial<UnitState>>>): Battle => ({
  ...START,
  units: Object.fromEntries(Object.entries(START.units).map(([id, unit]) => [id, { ...unit, ...set[id] }])),
});

describe('what comes home of a battle', () => {
  it('is whole where nothing was lost, and nobody lost it', () => {
    const { formations, loser } = homeOf(START);
    expect(formations.ii).toEqual({ startCP: 20, lostCP: 0, units: 4, gone: 0 });
    expect(formations.iii).toEqual({ startCP: 11, lostCP: 0, units: 2, gone: 0 });
    expect(loser).toBeNull();
  });

  it('counts what was lost Steady and Shaken, not what detachments hold; a broken unit is lost whole', () => {
    const { formations, loser } = homeOf(
      harmed({
        husson: { lost: { white: 2, red: 1, blue: 1 } },
        campi: { fate: 'broken', lost: { white: 3, red: 0, blue: 0 } },
      }),
    );
    expect(formations.ii).toEqual({ startCP: 20, lostCP: 11, units: 4, gone: 1 });
    expect(loser).toBe('a');
  });

  it('never counts more than a unit had', () => {
    expect(homeOf(harmed({ pire: { lost: { white: 4, red: 5, blue: 0 } } })).formations.ii?.lostCP).toBe(6);
  });

  it('is lost by the greater share, not by the greater number', () => {
    // A loses 7 points of 31; B 6 of what is fewer.
    const start = Object.values(homeOf(START).formations).reduce((n, { startCP }) => n + startCP, 0) - 31;
    expect(start).toBeLessThan(26);
    const [other] = Object.values(START.units).filter(({ side, startCP }) => side === 'b' && startCP >= 6);
    const { loser } = homeOf(
      harmed({
        campi: { lost: { white: 7, red: 0, blue: 0 } },
        ...(other && { [other.id]: { lost: { white: 6, red: 0, blue: 0 } } }),
      }),
    );
    expect(loser).toBe('b');
  });
});
