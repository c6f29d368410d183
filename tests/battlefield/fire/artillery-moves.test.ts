import { describe, expect, it } from 'vitest';
import { firedAs, mayPivot } from '../../../src/battlefield/rules/fire/artillery.ts';
import { type Gait, isHalfSpeed, moveDisorderChecks } from '../../../src/battlefield/rules/movement/manoeuvres.ts';
import { type MoveFacts, mayMove, moveShifts } from '../../../src/battlefield/rules/movement/movement.ts';
import type { GunWeight, Pieces } from '../../../src/book/terms.ts';

/** The Restricted column in which a battery goes over so many shifts of ground; 0 is the full move. */
function column(weight: GunWeight, pieces: Pieces, firedThisTurn: boolean, shifts: number) {
  const facts: MoveFacts = {
    arm: 'artillery',
    moveClass: 'foot',
    ground: 'hard',
    hills: 'rolling',
    terrain: shifts > 0 ? [{ name: 'terrain-rough', shifts, disorderTest: false }] : [],
    fired: firedAs({ weight, pieces, firedThisTurn }),
  };
  return mayMove(facts).ok ? moveShifts(facts).total : 'stays';
}

describe('moving after fire', () => {
  it.each<[GunWeight, Pieces, boolean, number, number | 'stays']>([
    ['heavy', 'guns', false, 0, 0],
    ['heavy', 'guns', false, 1, 1],
    ['heavy', 'guns', true, 0, 'stays'],
    ['medium', 'guns', false, 0, 0],
    ['medium', 'guns', true, 0, 3],
    ['medium', 'guns', true, 1, 4],
    ['light', 'guns', true, 0, 2],
    // Light guns that fired, in a ditch of one shift: Restricted 3.
    ['light', 'guns', true, 1, 3],
    ['heavy', 'howitzers', true, 0, 3],
    ['medium', 'howitzers', true, 0, 3],
    ['light', 'rockets', true, 0, 3],
  ])('NBC-ART-25 %s %s, fired %s, %i shifts of ground: column %s', (weight, pieces, fired, shifts, expected) => {
    expect(column(weight, pieces, fired, shifts)).toBe(expected);
  });

  it('NBC-ART-25 a battery turns on the spot for nothing unless it is dug in', () => {
    expect(mayPivot({ emplaced: false }).ok).toBe(true);
    expect(mayPivot({ emplaced: true })).toMatchObject({ ok: false, row: 'NBC-ART-25' });
  });

  it('NBC-ART-25 NBC-ORD-12 nor does it turn while its formation holds (AMB-33)', () => {
    expect(mayPivot({ emplaced: false, order: 'hold' })).toMatchObject({ ok: false, row: 'NBC-ORD-12' });
    expect(mayPivot({ emplaced: false, order: 'defend' }).ok).toBe(true);
  });

  it('NBC-HOW-06 howitzers and NBC-RKT-05 rockets move as Medium whatever their weight', () => {
    for (const weight of ['heavy', 'medium', 'light'] as const) {
      expect(column(weight, 'howitzers', true, 0)).toBe(3);
      expect(column(weight, 'rockets', true, 0)).toBe(3);
      expect(column(weight, 'howitzers', false, 0)).toBe(0);
    }
  });

  it('NBC-ART-26 artillery goes as it likes: no half speed, and no check but for friends and terrain', () => {
    for (const gait of ['oblique', 'flank', 'retrograde'] satisfies Gait[]) {
      const facts = {
        gait,
        obliqueOverHalf: true,
        startsInContactZone: true,
        manoeuvres: [{ kind: 'wheel' }, { kind: 'about-face' }],
        ground: 'hard',
      } as const;
      expect(moveDisorderChecks({ ...facts, arm: 'artillery' })).toEqual({ mover: [], automatic: null, friends: [] });
      expect(moveDisorderChecks({ ...facts, arm: 'infantry' }).mover.length).toBeGreaterThan(0);
      expect(isHalfSpeed(gait, 'artillery')).toBe(false);
    }
    const passed = [{ id: 'f', name: 'Friends' }];
    expect(moveDisorderChecks({ arm: 'artillery', ground: 'hard', passed }).mover).toHaveLength(1);
  });
});
