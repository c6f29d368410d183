import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fallEndsBattle,
  isInjured,
  isTested,
  mayOfficerMove,
  type OfficerFate,
  officerEntered,
  officerFate,
  replacementRatings,
  returnsNextDay,
  type TwoDice,
  throwsFate,
  type Wound,
  woundDay,
} from '../../../src/battlefield/rules/command/officers.ts';
import { FACES, type Face } from '../../../src/dice/faces.ts';

/** Two dice of a given total. */
const dice = (sum: number): TwoDice => {
  const first = Math.min(6, sum - 1) as Face;
  return [first, (sum - first) as Face];
};
const all = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

describe('ridden into', () => {
  it.each(all)('NBC-OFF-01 %i on two dice', (sum) => {
    const kind = sum <= 9 ? 'escapes' : sum === 10 ? 'captured' : 'injured';
    expect(officerEntered(dice(sum), null).kind).toBe(kind);
  });

  it('NBC-OFF-01 he goes 15 cm, or by ruling 50 or 150, or to friends that are nearer (AMB-57)', () => {
    expect(officerEntered([3, 4], null)).toMatchObject({ away: { total: 15, unit: 'cm' }, joinsFriends: false });
    expect(officerEntered([3, 4], 20)).toMatchObject({ away: { total: 15 }, joinsFriends: false });
    expect(officerEntered([3, 4], 6)).toMatchObject({ away: { total: 6 }, joinsFriends: true });
    expect(officerEntered([3, 4], 20, { escapeCm: '150' })).toMatchObject({ away: { total: 20 }, joinsFriends: true });
    expect(officerEntered([3, 4], null, { escapeCm: '50' })).toMatchObject({ away: { total: 50 } });
  });
});

describe('with a unit', () => {
  it('NBC-OFF-03 a throw for each close combat and each phase with losses, or one a turn (AMB-59)', () => {
    expect([isTested(false), isTested(true)]).toEqual([true, true]);
    const once = { attachedInjury: 'oncePerTurn' } as const;
    expect([isTested(false, once), isTested(true, once)]).toEqual([true, false]);
  });

  it('NBC-OFF-03 only a 12 injures him', () => {
    expect(all.filter((sum) => isInjured(dice(sum), 'attached'))).toEqual([12]);
  });

  it('NBC-OFF-04 alone and hit by skirmishers, 10 or more', () => {
    expect(all.filter((sum) => isInjured(dice(sum), 'alone'))).toEqual([10, 11, 12]);
  });
});

describe('who follows', () => {
  it('NBC-OFF-05 by ruling all his ratings are 1 (AMB-56)', () => {
    expect(replacementRatings({ A: 5, L: 3, T: 6 }, { replacement: 'allOnes' })).toEqual({ A: 1, L: 1, T: 1 });
  });

  it('NBC-OFF-06 each rating one less, never below 1', () => {
    expect(replacementRatings({ A: 5, L: 1, T: 6 })).toEqual({ A: 4, L: 1, T: 5 });
    expect(replacementRatings(replacementRatings({ A: 2, L: 2, T: 3 }))).toEqual({ A: 1, L: 1, T: 1 });
  });

  it('NBC-OFF-05 the army commander is replaced like any other, unless acLossEndsGame is yes (AMB-157)', () => {
    expect(fallEndsBattle('army')).toBe(false);
    expect(fallEndsBattle('army', { acLossEndsGame: 'yes' })).toBe(true);
    expect(fallEndsBattle('formation', { acLossEndsGame: 'yes' })).toBe(false);
  });
});

describe('moving', () => {
  it('NBC-MOV-23 formation commanders with their units, the army commander among the commanders (AMB-53)', () => {
    expect(mayOfficerMove('formation', 'own-action').ok).toBe(true);
    expect(mayOfficerMove('formation', 'commanders')).toMatchObject({ ok: false, ruling: 'fcMove' });
    expect(mayOfficerMove('formation', 'commanders', { fcMove: 'phase5' }).ok).toBe(true);
    expect(mayOfficerMove('formation', 'own-action', { fcMove: 'phase5' }).ok).toBe(false);
    expect(mayOfficerMove('formation', 'commanders', { fcMove: 'either' }).ok).toBe(true);
    expect(mayOfficerMove('formation', 'other', { fcMove: 'either' }).ok).toBe(false);
    expect(mayOfficerMove('army', 'commanders').ok).toBe(true);
    expect(mayOfficerMove('army', 'own-action').ok).toBe(false);
  });
});

describe('after the battle', () => {
  it.each<[number, OfficerFate]>([
    [2, 'dead'],
    [3, 'dead'],
    [4, 'dead'],
    [5, 'incapacitated'],
    [6, 'incapacitated'],
    [7, 'critical'],
    [8, 'serious'],
    [9, 'light'],
    [10, 'recovered'],
    [11, 'recovered'],
    [12, 'recovered'],
  ])('NBC-OFF-08 %i: %s', (sum, fate) => {
    expect(officerFate(dice(sum))).toBe(fate);
  });

  it('NBC-OFF-08 the injured throw, the captured stay prisoners (AMB-147), the recovered are back next day', () => {
    expect(throwsFate('injured')).toBe(true);
    expect(throwsFate('captured')).toBe(false);
    expect(throwsFate('captured', { capturedFate: 'roll' })).toBe(true);
    expect(returnsNextDay('recovered')).toBe(true);
    expect(returnsNextDay('light')).toBe(false);
  });

  it.each<[Wound, OfficerFate[]]>([
    ['critical', ['dead', 'critical', 'critical', 'critical', 'critical', 'recovered']],
    ['serious', ['dead', 'serious', 'serious', 'serious', 'recovered', 'recovered']],
    ['light', ['serious', 'light', 'light', 'recovered', 'recovered', 'recovered']],
  ])('NBC-OFF-09 a %s wound after a pair: %j', (wound, fates) => {
    expect(woundDay(wound, [4, 4])).toBe(wound);
    expect(FACES.map((third) => woundDay(wound, [2, 2], third))).toEqual(fates);
  });

  it('NBC-OFF-09 without a pair nothing changes', () => {
    const face = fc.constantFrom<Face>(...FACES);
    fc.assert(
      fc.property(face, face, face, fc.constantFrom<Wound>('critical', 'serious', 'light'), (a, b, third, wound) => {
        fc.pre(a !== b);
        expect(woundDay(wound, [a, b], third)).toBe(wound);
      }),
    );
  });
});
