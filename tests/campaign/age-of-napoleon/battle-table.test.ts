import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bandOf,
  fought,
  inflicted,
  isTied,
  lossesOf,
  OPPONENTS,
  split,
  tieBreaker,
} from '../../../src/campaign/age-of-napoleon/battle-table.ts';
import { FACES, type Face } from '../../../src/dice/faces.ts';

const both = <T>(attacker: T, defender: T) => ({ attacker, defender });

describe('the battle table', () => {
  // AON-009, as the sheet prints it. One strength inside each band, and both ends of each.
  const printed: Record<Face, string> = {
    1: '00001111',
    2: '00011112',
    3: '00111122',
    4: '00111222',
    5: '01112223',
    6: '11122233',
  };
  const ENDS = [
    [-3, 0, 5],
    [6, 8, 10],
    [11, 13, 15],
    [16, 18, 20],
    [21, 23, 25],
    [26, 28, 30],
    [31, 33, 35],
    [36, 60],
  ];

  it('AON-009 says what the sheet says, cell for cell, from end to end of each band', () => {
    for (const die of FACES)
      ENDS.forEach((strengths, band) => {
        for (const strength of strengths)
          expect(inflicted(die, strength), `die ${die}, strength ${strength}`).toBe(Number(printed[die][band]));
      });
  });

  it('AON-009 knows the Tie-Breaker Modifier of each band', () => {
    ENDS.forEach((strengths, band) => {
      for (const strength of strengths) expect(tieBreaker(strength)).toBe(band);
    });
  });

  it('AON-009 reads a strength below nought in the lowest band (RB13)', () => {
    expect(bandOf(-12)).toBe(0);
  });
});

describe('who wins', () => {
  it('AON-010 gives the battle to the side that inflicts more', () => {
    // 22 with a 5 inflicts two, 12 with a 3 inflicts one.
    expect(fought({ strength: both(22, 12), dice: both(5, 3) })).toEqual({
      winner: 'attacker',
      tied: false,
      tiedAgain: false,
      inflicted: both(2, 1),
    });
    expect(fought({ strength: both(12, 22), dice: both(3, 5) })?.winner).toBe('defender');
  });

  it('AON-011 wants second dice in a tie, nothing and nothing too (RB8)', () => {
    const facts = { strength: both(4, 4), dice: both<Face>(2, 3) };
    expect(isTied(facts)).toBe(true);
    expect(fought(facts)).toBeNull();
  });

  it('AON-011 adds the Tie-Breaker Modifier of each side, and gives a second tie to the defender', () => {
    // Both inflict one: 17 on a 2 or 3 (band +3), 27 on a 1 to 3 (band +5).
    const facts = { strength: both(17, 27), dice: both<Face>(3, 2) };
    expect(fought({ ...facts, second: both(6, 3) })).toMatchObject({
      winner: 'attacker',
      tied: true,
      tiedAgain: false,
      scores: both(9, 8),
    });
    expect(fought({ ...facts, second: both(5, 3) })).toMatchObject({
      winner: 'defender',
      tiedAgain: true,
      scores: both(8, 8),
    });
    expect(fought({ ...facts, second: both(4, 3) })).toMatchObject({ winner: 'defender', tiedAgain: false });
  });
});

describe('what a battle costs', () => {
  const outright = { winner: 'attacker', tied: false, inflicted: both(2, 1) } as const;
  const second = { winner: 'defender', tied: true, inflicted: both(1, 1) } as const;
  const losses = (more: Partial<Parameters<typeof lossesOf>[0]>) =>
    lossesOf({ fought: outright, of: 'defender', engaged: 6, pursuit: 0, rulings: {}, ...more });

  it('AON-010, AON-013 takes one more from who is beaten outright, and counts it in the split (RB17)', () => {
    expect(losses({})).toEqual({ inflicted: 2, extra: 1, pursuit: 0, lost: 3, permanent: 2, temporary: 1 });
  });

  it('AON-013 gives an outright winner his odd loss back in time', () => {
    expect(losses({ of: 'attacker' })).toEqual({
      inflicted: 1,
      extra: 0,
      pursuit: 0,
      lost: 1,
      permanent: 0,
      temporary: 1,
    });
  });

  it('AON-013 makes the odd loss of a tie-break permanent for both', () => {
    expect(losses({ fought: second, of: 'defender' })).toMatchObject({ lost: 1, permanent: 1, temporary: 0 });
    expect(losses({ fought: second, of: 'attacker' })).toMatchObject({ extra: 0, lost: 1, permanent: 1 });
  });

  it('AON-011 takes one more from the loser of a tie only where the players say so (RB5)', () => {
    const rulings = { tieLoserExtra: 'yes' } as const;
    expect(losses({ fought: second, of: 'attacker', rulings })).toMatchObject({ extra: 1, lost: 2, permanent: 1 });
    expect(losses({ fought: second, of: 'defender', rulings })).toMatchObject({ extra: 0, lost: 1 });
  });

  it('AON-012 adds a Pursuit to the loser’s losses before the split (RB15)', () => {
    expect(losses({ pursuit: 2 })).toMatchObject({ pursuit: 2, lost: 5, permanent: 3, temporary: 2 });
    expect(losses({ pursuit: 2, of: 'attacker' })).toMatchObject({ pursuit: 0, lost: 1 });
  });

  it('AON-010 never takes more than was engaged (RB7)', () => {
    expect(losses({ engaged: 2 })).toMatchObject({ inflicted: 2, extra: 1, lost: 2, permanent: 1, temporary: 1 });
  });

  it('AON-013 splits losses in halves', () => {
    expect(split(4, true)).toEqual({ permanent: 2, temporary: 2 });
    expect(split(5, true)).toEqual({ permanent: 3, temporary: 2 });
    expect(split(5, false)).toEqual({ permanent: 2, temporary: 3 });
    expect(split(0, true)).toEqual({ permanent: 0, temporary: 0 });
  });

  it('AON-010 to AON-013 hold for any battle: what is lost was engaged, and is split whole', () => {
    const strength = fc.integer({ min: -4, max: 60 });
    const face = fc.constantFrom(...FACES);
    fc.assert(
      fc.property(
        strength,
        strength,
        face,
        face,
        face,
        face,
        fc.nat(9),
        fc.nat(3),
        (a, d, x, y, p, q, engaged, pursuit) => {
          const result = fought({ strength: both(a, d), dice: both(x, y), second: both(p, q) });
          expect(result).not.toBeNull();
          if (!result) return;
          for (const of of OPPONENTS) {
            const cost = lossesOf({ fought: result, of, engaged, pursuit, rulings: {} });
            expect(cost.permanent + cost.temporary).toBe(cost.lost);
            expect(cost.lost).toBeLessThanOrEqual(engaged);
            if (of === result.winner) expect(cost.extra + cost.pursuit).toBe(0);
          }
        },
      ),
    );
  });
});
