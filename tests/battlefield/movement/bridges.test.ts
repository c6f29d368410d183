import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bridgeCrossing,
  type CrossingFacts,
  crossingBonus,
  crossingNeed,
  mayGoOn,
} from '../../../src/battlefield/rules/movement/bridges.ts';
import { FACES, type Face } from '../../../src/dice/faces.ts';

const bridge = (cp: number | null, more: Partial<CrossingFacts> = {}): CrossingFacts => ({
  cp,
  over: 'bridge',
  farSideEmpty: true,
  ...more,
});

it('NBC-BRG-01 one step a turn: from an entrance it goes on in the turn after', () => {
  expect(mayGoOn({ at: 'far', since: 5 }, 5)).toMatchObject({ ok: false, row: 'NBC-BRG-01' });
  expect(mayGoOn({ at: 'far', since: 5 }, 6).ok).toBe(true);
  expect(mayGoOn({ at: 'near', since: 5 }, 5).ok).toBe(false);
});

it('NBC-BRG-01 the throw may succeed, but the entrance opposite must be empty', () => {
  expect(bridgeCrossing(6, bridge(5, { farSideEmpty: false }))).toMatchObject({ success: true, crossed: false });
  expect(bridgeCrossing(6, bridge(5))).toMatchObject({ success: true, crossed: true, disordered: false });
});

it.each<[number | null, number]>([
  [1, 4],
  [5, 4],
  [6, 5],
  [8, 5],
  [9, 6],
  [12, 6],
  [null, 4],
])('NBC-BRG-02 %s CP crosses on %i or more', (cp, need) => {
  expect(crossingNeed(cp).total).toBe(need);
  for (const die of FACES) expect(bridgeCrossing(die, bridge(cp)).success).toBe(die >= need);
});

it.each([
  [5, 'crossing-cp-up-to', { cp: 5 }],
  [6, 'crossing-cp-between', { from: 6, to: 8 }],
  [9, 'crossing-cp-from', { cp: 9 }],
])('NBC-BRG-02 of %i CP tells the row it is read in', (cp, code, args) => {
  expect(crossingNeed(cp).terms[0]?.what).toEqual({ code, args });
});

it('NBC-BRG-02 a scenario may set other numbers', () => {
  expect(bridgeCrossing(3, bridge(7, { bonus: 2 })).success).toBe(true);
  expect(bridgeCrossing(3, bridge(9, { bonus: 2 })).success).toBe(false);
});

describe('very deep ditches', () => {
  it('NBC-BRG-04 one more on the die, and Disordered by the attempt (AMB-143)', () => {
    const ditch = bridge(9, { over: 'ditch' });
    expect(bridgeCrossing(5, ditch)).toMatchObject({ success: true, disordered: true, score: { total: 6 } });
    expect(bridgeCrossing(4, ditch)).toMatchObject({ success: false, disordered: true });
    expect(bridgeCrossing(4, ditch, { ditchFailDisorder: 'no' }).disordered).toBe(false);
    expect(bridgeCrossing(5, ditch, { ditchFailDisorder: 'no' }).disordered).toBe(true);
    expect(bridgeCrossing(4, { ...ditch, bonus: 2 }).success).toBe(true);
  });

  it('NBC-BRG-04 tells the bonus that it adds, of a ditch and of a bridge with one', () => {
    const told = (facts: CrossingFacts) => crossingBonus(facts).map(({ what, value }) => [what, value]);
    expect(told(bridge(5))).toEqual([]);
    expect(told(bridge(5, { bonus: -1 }))).toEqual([['crossing-this-bridge', -1]]);
    expect(told(bridge(5, { over: 'ditch' }))).toEqual([['crossing-ditch', 1]]);
  });
});

it('NBC-BRG-02 more combat points never cross more easily', () => {
  const face = fc.constantFrom<Face>(...FACES);
  fc.assert(
    fc.property(face, fc.integer({ min: 1, max: 14 }), fc.constantFrom('bridge', 'ditch'), (die, cp, over) => {
      if (bridgeCrossing(die, bridge(cp + 1, { over })).success)
        expect(bridgeCrossing(die, bridge(cp, { over })).success).toBe(true);
    }),
  );
});
