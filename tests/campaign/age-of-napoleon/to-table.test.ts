import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { corpsIsLost, officerRating, ratingSent, unitPoints } from '../../../src/campaign/age-of-napoleon/to-table.ts';

const corps = (rating: number, more: { atHome?: boolean; offTheSea?: boolean } = {}) => ({
  rating,
  atHome: false,
  offTheSea: false,
  ...more,
});

describe('a corps at the table', () => {
  it('AON-018 has ten combat points a point of its rating, in units of about eight', () => {
    expect(unitPoints(corps(1))).toEqual([5, 5]);
    expect(unitPoints(corps(2))).toEqual([7, 7, 6]);
    expect(unitPoints(corps(3))).toEqual([8, 8, 7, 7]);
    expect(unitPoints(corps(4))).toEqual([8, 8, 8, 8, 8]);
  });

  it('AON-018 counts one more at home and two less off the sea, one at the least', () => {
    expect(ratingSent(corps(3, { atHome: true }))).toBe(4);
    expect(ratingSent(corps(3, { offTheSea: true }))).toBe(1);
    expect(ratingSent(corps(1, { offTheSea: true }))).toBe(1);
    expect(ratingSent(corps(0))).toBe(1);
    expect(ratingSent(corps(2, { atHome: true, offTheSea: true }))).toBe(1);
  });

  it('AON-018 loses no point on the way, and keeps its units alike', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), (rating) => {
        const units = unitPoints(corps(rating));
        expect(units.reduce((sum, points) => sum + points, 0)).toBe(10 * Math.max(1, rating));
        expect(Math.max(...units) - Math.min(...units)).toBeLessThanOrEqual(1);
        expect(Math.max(...units)).toBeLessThanOrEqual(8);
      }),
    );
  });

  it('AON-018 makes Ability and Leadership of a leader’s battle rating', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map(officerRating)).toEqual([2, 3, 4, 5, 6, 6, 6]);
  });
});

describe('a formation that comes home', () => {
  const home = (more: Partial<Parameters<typeof corpsIsLost>[0]>) =>
    corpsIsLost({ startCP: 30, lostCP: 0, units: 4, gone: 0, ...more });

  it('AON-019 is a corps lost with half its combat points gone', () => {
    expect(home({ lostCP: 14 })).toBe(false);
    expect(home({ lostCP: 15 })).toBe(true);
  });

  it('AON-019 is a corps lost with half its units gone', () => {
    expect(home({ gone: 1 })).toBe(false);
    expect(home({ gone: 2 })).toBe(true);
    expect(home({ units: 3, gone: 1 })).toBe(false);
    expect(home({ units: 3, gone: 2 })).toBe(true);
  });

  it('AON-019 is none where nothing was lost', () => {
    expect(home({})).toBe(false);
    expect(home({ startCP: 0, units: 0 })).toBe(false);
  });
});
