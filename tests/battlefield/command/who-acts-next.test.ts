import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceCost } from '../../../src/battlefield/ledger/re-roll-dice.ts';
import {
  type ContestThrow,
  harasses,
  phasing,
  underCommand,
} from '../../../src/battlefield/rules/command/who-acts-next.ts';
import type { Rulings } from '../../../src/book/rulings.ts';
import { RATINGS, type Rating, type SideId } from '../../../src/book/terms.ts';
import type { Face, Pot } from '../../../src/dice/faces.ts';
import { plain } from '../../plain.ts';
import { anyFace } from '../muster.ts';

const pot = (w1: Face, w2: Face, red: Face = 6): Pot => ({ red, white: [w1, w2], green: [6, 6] });
const threw = (w1: Face, w2: Face, special: Partial<ContestThrow> = {}): ContestThrow => ({
  pot: pot(w1, w2),
  losing: false,
  A: 3,
  ...special,
});

describe('who acts next', () => {
  // Throws of both sides, who threw again last; who acts, and who may still throw again.
  it.each<[string, ContestThrow, ContestThrow, SideId | null, SideId | 'again', SideId | null, Rulings?]>([
    ['the higher white dice', threw(4, 3), threw(5, 1), null, 'a', 'b'],
    ['red and green do not count', threw(1, 1), threw(1, 2), null, 'b', 'a'],
    ['a losing commander adds his red die', threw(3, 2, { losing: true }), threw(5, 5), null, 'a', 'b'],
    ['both losing add theirs', threw(3, 2, { losing: true }), threw(5, 5, { losing: true }), null, 'b', 'a'],
    ['equal: both anew', threw(4, 3), threw(5, 2), null, 'again', null],
    ['equal by the red die', threw(1, 1, { losing: true }), threw(4, 4), null, 'again', null],
    ['equal, the abler first', threw(4, 3), threw(5, 2, { A: 4 }), null, 'b', 'a', { phasingTie: 'higherA' }],
    ['equal and as able', threw(4, 3), threw(5, 2), null, 'again', null, { phasingTie: 'higherA' }],
    [
      'equal, who lost before',
      threw(1, 1, { losing: true }),
      threw(4, 4),
      null,
      'a',
      'b',
      { phasingTie: 'loserOfLast' },
    ],
    ['thrown again and beaten', threw(6, 3, { rethrown: true }), threw(4, 4), 'a', 'a', 'b'],
    ['thrown again, not beaten', threw(4, 3, { rethrown: true }), threw(4, 4), 'a', 'b', null],
    ['thrown again and equal: who was ahead', threw(5, 3, { rethrown: true }), threw(4, 4), 'a', 'b', null],
    [
      'equal after a re-throw, whatever the ties',
      threw(5, 3, { rethrown: true, A: 6 }),
      threw(4, 4),
      'a',
      'b',
      null,
      { phasingTie: 'higherA' },
    ],
    ['both again, the second equal', threw(6, 3, { rethrown: true }), threw(5, 4, { rethrown: true }), 'b', 'a', null],
    [
      'as often as dice last',
      threw(4, 3, { rethrown: true }),
      threw(4, 4),
      'a',
      'b',
      'a',
      { phasingRethrows: 'unlimited' },
    ],
    ['Cossacks, who do not count here', threw(4, 4, { harassed: true }), threw(4, 3), null, 'a', 'b'],
    [
      'Cossacks where they count',
      threw(4, 4, { harassed: true }),
      threw(4, 3),
      null,
      'again',
      null,
      { harass: 'bothThrows' },
    ],
  ])('NBC-CCD-04 NBC-CCD-05 NBC-CCD-06 %s', (_what, a, b, last, winner, mayRethrow, rulings = {}) => {
    expect(phasing({ a, b }, last, rulings)).toMatchObject({ winner, mayRethrow });
  });

  it('NBC-CCD-07 a re-throw costs one re-roll die, two beyond visibility of the headquarters', () => {
    expect(distanceCost(plain('Re-throw'), false, 'NBC-CCD-07').total).toBe(1);
    expect(distanceCost(plain('Re-throw'), true, 'NBC-CCD-07').total).toBe(2);
  });

  it('NBC-CCD-04 is fair: with the sides changed the other one wins', () => {
    const anyThrow = fc.record({
      pot: fc.tuple(anyFace, anyFace, anyFace).map(([w1, w2, red]) => pot(w1, w2, red)),
      losing: fc.boolean(),
      A: fc.constantFrom(...RATINGS),
      rethrown: fc.boolean(),
    });
    const other = { a: 'b', b: 'a', again: 'again' } as const;
    fc.assert(
      fc.property(
        anyThrow,
        anyThrow,
        fc.constantFrom('reroll', 'higherA', 'loserOfLast'),
        (one, two, phasingTie: NonNullable<Rulings['phasingTie']>) => {
          const winner = phasing({ a: one, b: two }, null, { phasingTie }).winner;
          expect(phasing({ a: two, b: one }, null, { phasingTie }).winner).toBe(other[winner]);
        },
      ),
    );
  });
});

describe('under command', () => {
  it.each([
    [{ cossack: true, horse: 'light' }, true, true],
    [{ cossack: true, horse: 'skirmish' }, true, true],
    [{ cossack: false, horse: 'skirmish' }, false, true],
    [{ cossack: false, horse: 'light' }, false, false],
  ] as const)('NBC-UC-04 NBC-GL-24 %o harasses: %s, where all skirmish cavalry does: %s', (cavalry, flag, all) => {
    expect(harasses(cavalry)).toBe(flag);
    expect(harasses(cavalry, { cossack: 'allSkirmishCavalry' })).toBe(all);
  });

  // Out of 36 throws of the white dice, within visibility and beyond it.
  it.each<[Rating, number, number]>([
    [1, 10, 3],
    [2, 15, 6],
    [3, 21, 10],
    [4, 26, 15],
    [5, 30, 21],
    [6, 33, 26],
  ])('NBC-UC-01 A%i is under command with %i throws of 36 within visibility, %i beyond', (A, near, far) => {
    const faces = [1, 2, 3, 4, 5, 6] as const;
    const count = (beyond: boolean) =>
      faces
        .flatMap((w1) => faces.map((w2) => underCommand(pot(w1, w2), { A, far: beyond, harassed: false })))
        .filter(({ under }) => under).length;
    expect([count(false), count(true)]).toEqual([near, far]);
  });

  it('NBC-UC-01 NBC-UC-04 exactly the number is enough, and Cossacks take one off the throw', () => {
    const facts = { A: 4, far: false, harassed: false } as const;
    expect(underCommand(pot(3, 3), facts)).toMatchObject({ under: true, total: { total: 10 } });
    expect(underCommand(pot(3, 3), { ...facts, harassed: true })).toMatchObject({ under: false, total: { total: 9 } });
    expect(underCommand(pot(4, 4), { ...facts, far: true })).toMatchObject({ under: true, total: { total: 12 } });
    expect(underCommand(pot(4, 3), { ...facts, far: true }).under).toBe(false);
  });
});
