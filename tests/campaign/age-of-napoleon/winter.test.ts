import { describe, expect, it } from 'vitest';
import {
  halfSpent,
  throwsInWinter,
  WINTER_CHANGES,
  winterLosses,
} from '../../../src/campaign/age-of-napoleon/winter.ts';

describe('the table of winter attrition', () => {
  // AON-015, as the sheet prints it: at most 1 in the first row, 6 or more in the last; three to ten corps.
  const printed = ['11122233', '01112223', '00111222', '00111122', '00011112', '00001111'];

  it('AON-015 says what the sheet says, cell for cell', () => {
    printed.forEach((row, i) => {
      const read = [3, 4, 5, 6, 7, 8, 9, 10].map((corps) => winterLosses(i + 1, corps).lost).join('');
      expect(read, `row ${i + 1}`).toBe(row);
    });
  });

  it('AON-015 reads dice below one in the first row and above six in the last', () => {
    expect(winterLosses(-5, 5)).toEqual({ lost: 1, row: 1, column: 5 });
    expect(winterLosses(10, 10)).toEqual({ lost: 1, row: 6, column: 10 });
  });

  it('AON-015 throws from three corps on, and reads more than ten in the last column (RB4)', () => {
    expect(throwsInWinter(2)).toBe(false);
    expect(throwsInWinter(3)).toBe(true);
    expect(winterLosses(1, 2).lost).toBe(0);
    expect(winterLosses(1, 14)).toEqual({ lost: 3, row: 1, column: 10 });
  });

  it('AON-015 counts half or more of the corps as spent (RB18)', () => {
    expect(halfSpent(5, 2)).toBe(false);
    expect(halfSpent(5, 3)).toBe(true);
    expect(halfSpent(4, 2)).toBe(true);
  });

  it('AON-015 changes the die as the sheet says', () => {
    expect(WINTER_CHANGES).toEqual({
      depot: 2,
      friendly: 1,
      capital: 1,
      enemy: -1,
      tired: -1,
      scorched: -2,
      insurgent: -2,
      barren: -2,
    });
  });
});
