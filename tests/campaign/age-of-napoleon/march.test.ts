import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CAUSES,
  causesOf,
  type Entered,
  marchAttrition,
  marchLosses,
} from '../../../src/campaign/age-of-napoleon/march.ts';
import { FACES, type Face } from '../../../src/dice/faces.ts';

const open: Entered = { rough: false };
const marsh: Entered = { rough: true };

describe('which causes a march meets', () => {
  const march = (entered: Entered[], more: { winter?: boolean; forced?: boolean } = {}) => ({
    entered,
    winter: false,
    forced: false,
    ...more,
  });

  it('AON-003 throws for a third or fourth area, not for two', () => {
    expect(causesOf(march([open, open]), {})).toEqual([]);
    expect(causesOf(march([open, open, open]), {})).toEqual(['far']);
    expect(causesOf(march([open, open, open, open]), {})).toEqual(['far']);
  });

  it('AON-003 throws for mountain or marsh, for winter and for a Forced March, one die for each kind', () => {
    expect(causesOf(march([marsh]), {})).toEqual(['rough']);
    expect(causesOf(march([open], { winter: true }), {})).toEqual(['winter']);
    expect(causesOf(march([open], { forced: true }), {})).toEqual(['forced']);
    expect(causesOf(march([marsh, marsh, open, open], { winter: true, forced: true }), {})).toEqual([...CAUSES]);
  });

  it('AON-003 throws for nothing where no area is entered', () => {
    expect(causesOf(march([], { winter: true, forced: true }), {})).toEqual([]);
  });

  it('AON-003 throws for each area entered where the players say so (RB2)', () => {
    const rulings = { causeCount: 'perEntry' } as const;
    // Four areas, two of them rough, in winter: two for the third and fourth, two rough, four winter.
    expect(causesOf(march([marsh, open, marsh, open], { winter: true }), rulings)).toEqual([
      'far',
      'far',
      'rough',
      'rough',
      'winter',
      'winter',
      'winter',
      'winter',
    ]);
    // A fifth area is none of the two that are named.
    expect(causesOf(march([open, open, open, open, open]), rulings)).toEqual(['far', 'far']);
  });
});

describe('the table of march attrition', () => {
  // AON-004, as the sheet prints it.
  const printed: Record<Face, string> = {
    1: '11122233',
    2: '01112223',
    3: '00111222',
    4: '00111122',
    5: '00011112',
    6: '00001111',
  };

  it('AON-004 says what the sheet says, cell for cell', () => {
    for (const die of FACES) {
      const row = [1, 2, 3, 4, 5, 6, 7, 8].map((corps) => marchLosses(die, corps).lost).join('');
      expect(row, `die ${die}`).toBe(printed[die]);
    }
  });

  it('AON-004 reads more than eight corps in the last column (RB4)', () => {
    expect(marchLosses(1, 11)).toEqual({ lost: 3, column: 8 });
  });
});

describe('the dice of a march', () => {
  it('AON-003 spares the fresh the first die, who become spent instead', () => {
    const outcome = marchAttrition({ fresh: 3, spent: 0, causes: ['winter'], dice: [] });
    expect(outcome).toMatchObject({ next: null, wornOut: true, lost: 0 });
    expect(outcome.rolls).toEqual([{ cause: 'winter', corps: 0, lost: 0 }]);
  });

  it('AON-003, AON-004 lets the spent throw the first die, and all who are left the next', () => {
    // Two fresh and four spent, far and in winter. A 1 takes two of four; then four are left, and a 5 takes one.
    const facts = { fresh: 2, spent: 4, causes: ['far', 'winter'] as const };
    expect(marchAttrition({ ...facts, dice: [] }).next).toEqual({ cause: 'far', corps: 4 });
    expect(marchAttrition({ ...facts, dice: [1] }).next).toEqual({ cause: 'winter', corps: 4 });
    const done = marchAttrition({ ...facts, dice: [1, 5] });
    expect(done).toEqual({
      rolls: [
        { cause: 'far', corps: 4, die: 1, lost: 2 },
        { cause: 'winter', corps: 4, die: 5, lost: 1 },
      ],
      next: null,
      wornOut: true,
      lostOfSpent: 2,
      lost: 3,
    });
  });

  it('AON-003 wears nobody out without a cause', () => {
    expect(marchAttrition({ fresh: 2, spent: 1, causes: [], dice: [] })).toMatchObject({ wornOut: false, lost: 0 });
  });

  it('AON-004 never takes more corps than march', () => {
    fc.assert(
      fc.property(
        fc.nat(12),
        fc.nat(12),
        fc.array(fc.constantFrom(...CAUSES), { maxLength: 10 }),
        fc.array(fc.constantFrom(...FACES), { minLength: 10, maxLength: 10 }),
        (fresh, spent, causes, dice) => {
          const { lost, lostOfSpent, next, rolls } = marchAttrition({ fresh, spent, causes, dice });
          expect(next).toBeNull();
          expect(lost).toBeLessThanOrEqual(fresh + spent);
          expect(lostOfSpent).toBeLessThanOrEqual(spent);
          expect(rolls).toHaveLength(causes.length);
        },
      ),
    );
  });
});
