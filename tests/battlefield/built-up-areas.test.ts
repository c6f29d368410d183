import { describe, expect, it } from 'vitest';
import { remountedCP } from '../../src/battlefield/on-foot.ts';
import { attachedBatteryLeaves, mayRemount, whenAttackedIn } from '../../src/battlefield/rules/close-combat/facts.ts';
import { toHit } from '../../src/battlefield/rules/close-combat/throws.ts';
import { COVERING } from '../../src/battlefield/rules/fire/fighters.ts';
import { mayEndHere } from '../../src/battlefield/rules/movement/manoeuvres.ts';
import { cpOnFoot } from '../../src/battlefield/troops.ts';

describe('built-up areas', () => {
  it('NBC-BUA-01 a unit ends wholly in or out, unless it attacks out', () => {
    const ends = (attackingOutOfArea: boolean) => mayEndHere('area', attackingOutOfArea).ok;
    expect([ends(true), ends(false)]).toEqual([true, false]);
  });

  it('NBC-BUA-02 infantry of every kind defends, Disordered or not', () => {
    for (const troop of ['infantry', 'mixed', 'garrison', 'pontoon'] as const)
      expect(whenAttackedIn({ troop, cp: 5 })).toEqual({ does: 'defends' });
    expect(whenAttackedIn({ troop: 'infantry', detachment: true, cp: 2 })).toEqual({ does: 'defends' });
  });

  it('NBC-BUA-03 artillery evacuates and is Disordered, an attached battery too (AMB-88)', () => {
    expect(whenAttackedIn({ troop: 'artillery', cp: 0 })).toEqual({ does: 'evacuates', disordered: true });
    expect([attachedBatteryLeaves(), attachedBatteryLeaves({ artBuaDice: 'yes' })]).toEqual([true, false]);
  });

  it.each([
    ['heavy', 6, 'evacuates'],
    ['medium', 6, 'chooses'],
    ['light', 7, 'chooses'],
    ['skirmish', 6, 'evacuates'],
    ['light', 1, 'evacuates'],
  ] as const)('NBC-BUA-04 %s cavalry of %i CP %s', (horse, cp, does) => {
    expect(whenAttackedIn({ troop: 'cavalry', horse, cp })).toMatchObject({ does });
  });

  it.each([
    [6, 3, 6, 6],
    [7, 3, 6, 7],
    [2, 1, 2, 2],
  ])(
    'NBC-BUA-04 %i CP fight on foot with %i and mount again with %i, or with %i where the odd one is kept (AMB-130)',
    (cp, foot, lost, kept) => {
      expect(cpOnFoot(cp)).toBe(foot);
      expect(remountedCP(foot, cp).total).toBe(lost);
      expect(remountedCP(foot, cp, { cavBuaOdd: 'kept' }).total).toBe(kept);
    },
  );

  it('NBC-BUA-04 losses on foot count twice, nothing comes back from nothing, and it stays while an enemy is near', () => {
    expect(remountedCP(2, 7).total).toBe(4);
    expect(remountedCP(0, 7, { cavBuaOdd: 'kept' }).total).toBe(0);
    expect([mayRemount(true).ok, mayRemount(false).ok]).toEqual([false, true]);
    const rider = { id: 'r', troop: 'cavalry', horse: 'light', q: 3, cp: 3 } as const;
    const foe = { id: 'f', troop: 'infantry', q: 3, cp: 5 } as const;
    expect([toHit({ ...rider, onFoot: true }, foe).total, toHit(rider, foe).total]).toEqual([5, 6]);
  });

  it('NBC-BUA-05 stone is hard cover, wood soft', () => {
    expect([COVERING.stoneBuilding, COVERING.woodenBuilding]).toEqual(['hard', 'soft']);
  });
});
