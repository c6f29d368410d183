import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptByDonor } from '../../../src/battlefield/rules/special-troops/detachments.ts';
import {
  GARRISON_HINTS,
  type GarrisonFacts,
  garrisonFits,
  mayGarrison,
  type OccupiedTurn,
  occupiedMinutes,
} from '../../../src/battlefield/rules/special-troops/garrisons.ts';
import type { Rulings } from '../../../src/book/rulings.ts';

const facts = (more: Partial<GarrisonFacts> = {}): GarrisonFacts => ({
  donor: { arm: 'infantry', cp: 7 },
  cp: 3,
  limit: 10,
  minutes: 60,
  ...more,
});
/** The clock, card by card. */
const minutesOf = (turns: readonly OccupiedTurn[], rulings: Rulings = {}, before = 0): number =>
  turns.reduce((minutes, each) => occupiedMinutes(minutes, each, rulings), before);
const held = (minutes: number, more: Partial<OccupiedTurn> = {}): OccupiedTurn => ({ minutes, ...more });

describe('the clock', () => {
  it('NBC-GAR-02 sixty minutes of Time Cards, that of the turn of entry among them (AMB-133)', () => {
    expect(minutesOf([held(20, { entered: true }), held(25)])).toBe(45);
    expect(minutesOf([held(20, { entered: true }), held(25), held(15)])).toBe(60);
    expect(minutesOf([held(20, { entered: true }), held(25), held(15)], { garrisonEntryTurn: 'doesNot' })).toBe(40);
    expect(mayGarrison(facts({ minutes: 45 }))).toMatchObject({ ok: false, row: 'NBC-GAR-02' });
    expect(mayGarrison(facts({ minutes: 60 })).ok).toBe(true);
  });

  it('NBC-GAR-02 a turn under attack counts nothing but does not reset', () => {
    const turns = [held(20, { entered: true }), held(30, { attacked: true }), held(20)];
    expect(minutesOf(turns)).toBe(40);
  });

  it('NBC-GAR-02 whoever came in anew begins anew, whatever was on the clock', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(10, 15, 20, 25, 45)), fc.nat(500), (cards, before) => {
        const turns = cards.map((minutes, i) => held(minutes, { entered: i === 0 }));
        const sum = cards.reduce((all, each) => all + each, 0);
        expect(minutesOf(turns, {}, cards.length > 0 ? before : 0)).toBe(sum);
      }),
    );
  });
});

describe('making one', () => {
  it('NBC-GAR-02 one CP to all of the donor, of its quality, without skirmishers', () => {
    expect(mayGarrison(facts()).ok).toBe(true);
    expect(mayGarrison(facts({ minutes: 59 }))).toMatchObject({ ok: false, row: 'NBC-GAR-02' });
    expect(mayGarrison(facts({ cp: 8 })).ok).toBe(false);
    expect(mayGarrison(facts({ cp: 0 })).ok).toBe(false);
    expect(mayGarrison(facts({ cp: 7 })).ok).toBe(true);
    expect([3, 7].map((cp) => keptByDonor(7, cp, 'garrison').total)).toEqual([4, 0]);
  });

  it('NBC-GAR-02 cavalry on foot makes none', () => {
    const donor = { arm: 'cavalry', cp: 3, dismounted: true } as const;
    expect(mayGarrison(facts({ donor }))).toMatchObject({ ok: false, row: 'NBC-GAR-02' });
  });

  it('NBC-GAR-03 garrison and Support keep within the limit together, or the Support is forced out at once', () => {
    expect(garrisonFits(4, 6, 10)).toBe(true);
    expect(garrisonFits(4, 7, 10)).toBe(false);
    const big = facts({ donor: { arm: 'infantry', cp: 11 }, cp: 4 });
    expect(mayGarrison(facts({ ...big, cp: 11 }))).toMatchObject({ ok: false, row: 'NBC-GAR-03' });
    expect(mayGarrison(facts({ cp: 3, held: true }))).toMatchObject({ ok: false, row: 'NBC-GL-26' });
  });

  it('NBC-GAR-10 a detachment left behind may do the hour', () => {
    expect(mayGarrison(facts({ donor: { arm: 'infantry', cp: 2 }, cp: 2 })).ok).toBe(true);
  });

  it('NBC-GAR-11 Mixed units make none', () => {
    const donor = { arm: 'mixed', cp: 7 } as const;
    expect(mayGarrison(facts({ donor }))).toMatchObject({ ok: false, row: 'NBC-GAR-11' });
    expect(mayGarrison(facts({ donor: { ...donor, arm: 'artillery' } })).ok).toBe(false);
  });
});

describe('what it is', () => {
  it('NBC-GAR-01 infantry alone, in an area or works', () => {
    expect(mayGarrison(facts({ donor: { arm: 'cavalry', cp: 5 } }))).toMatchObject({ row: 'NBC-GAR-01' });
  });

  it('NBC-GAR-09 three hints, that bind nobody', () => {
    expect(GARRISON_HINTS).toHaveLength(3);
    expect(GARRISON_HINTS.every((each) => each.row === 'NBC-GAR-09')).toBe(true);
  });
});

describe('fighting for one', () => {
  it('NBC-GAR-07 the captors garrison it without a clock, in the turn after they came in', () => {
    expect(mayGarrison(facts({ minutes: 0, captured: { turnsHeld: 0 } }))).toMatchObject({ row: 'NBC-GAR-07' });
    expect(mayGarrison(facts({ minutes: 0, captured: { turnsHeld: 1 } })).ok).toBe(true);
  });
});
