/** What the table sets by hand is what the book would have made of it. */
import { describe, expect, it } from 'vitest';
import { currentCP } from '../../src/battlefield/battle.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import { begin, goTo, play, refusal } from '../battlefield/fixtures.ts';

describe('a unit set Broken by hand', () => {
  const set = (set: object, id = 'husson') => play(goTo(begin(), 4), { do: 'set', what: 'unit', id, set });

  it('NBC-GL-17 NBC-GL-05 has lost all its points, in the book that is open', () => {
    const { husson } = set({ fate: 'broken' }).units;
    expect(husson).toMatchObject({ fate: 'broken', lost: { white: 6, red: 0, blue: 0 } });
    expect(currentCP(set({ fate: 'broken', shaken: true }).units.husson!)).toBe(0);
  });

  it('NBC-GL-17 keeps those the table gives it', () => {
    expect(currentCP(set({ fate: 'broken', cp: 2 }).units.husson!)).toBe(2);
  });

  it('NBC-GL-17 no other fate takes points, and guns have none', () => {
    expect(currentCP(set({ fate: 'eliminated' }).units.husson!)).toBe(6);
    expect(set({ fate: 'broken' }, 'guns').units.guns!.lost).toEqual({ white: 0, red: 0, blue: 0 });
  });
});

describe('an officer captured', () => {
  const evening = (fate: 'captured' | 'injured', rulings: Rulings = {}) =>
    play(
      begin(undefined, { rulings }),
      { do: 'set', what: 'officer', id: 'reille', set: { fate } },
      { do: 'end', why: 'over-hour' },
    );
  const own = { do: 'losses', own: { of: 'officer', id: 'reille:0', roll: [3, 4] } } as const;

  it('NBC-OFF-08 AMB-147 stays a prisoner: no dice are taken for him in the evening', () => {
    expect(refusal(evening('captured'), own)).toBe('losses-nothing-there');
    expect(play(evening('injured'), own).after.officers['reille:0']).toEqual([3, 4]);
  });

  it('NBC-OFF-08 AMB-147 by ruling his fate is thrown for (capturedFate)', () => {
    expect(play(evening('captured', { capturedFate: 'roll' }), own).after.officers['reille:0']).toEqual([3, 4]);
  });
});
