import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FATES } from '../../src/book/terms.ts';
import { FACES, type Face } from '../../src/dice/faces.ts';
import {
  gunsSurvive,
  LOSS_ROWS,
  type LossFacts,
  type LossRow,
  levelOfLoss,
  lossesAfterBattle,
  lossRow,
  nextDayStrength,
  partLosses,
  percentStands,
  reformBattery,
  totalLosses,
} from '../../src/scenarios/after-battle.ts';
import { lossesByHand, rowByHand } from '../battlefield/reference/losses-by-hand.ts';

const REGULARS = { arm: 'infantry', quality: 3, men: 2800 } as const;
const CONSCRIPTS = { arm: 'infantry', quality: 2, men: 1600 } as const;
const PERCENTS = { temporarilyMissing: 10, wounded: 48, killed: 65, deserted: 62 };

/** The worked example of the rulebook's second appendix, its two misprints put right (AMB-149). */
const EXAMPLE: LossFacts = {
  unit: { fate: 'good', startCP: 10, lostCP: 2 },
  parts: [REGULARS, CONSCRIPTS],
  artilleryPoints: 2,
  die: 1,
  gunsDie: 6,
  percents: PERCENTS,
};

describe('the level of loss', () => {
  it('NBC-LOS-01 one die for the unit, one for its guns if it had any', () => {
    const outcome = lossesAfterBattle(EXAMPLE);
    expect(outcome).toMatchObject({ row: 'to25', level: { total: 35 }, gunsSurvive: true });
    expect(lossesAfterBattle({ ...EXAMPLE, gunsDie: 1 }).gunsSurvive).toBe(false);
    const { gunsDie, ...without } = EXAMPLE;
    expect(gunsDie).toBe(6);
    expect(lossesAfterBattle({ ...without, artilleryPoints: 0 }).gunsSurvive).toBeNull();
  });

  it.each<[LossRow, number[], Face | 7]>([
    ['vanquished', [95, 90, 90, 85, 85, 80], 7],
    ['eliminated', [90, 90, 85, 85, 80, 80], 7],
    ['broken', [85, 80, 80, 75, 75, 70], 6],
    ['to100', [80, 80, 75, 75, 70, 70], 5],
    ['to75', [75, 70, 70, 65, 65, 60], 4],
    ['to50', [60, 60, 55, 55, 50, 50], 3],
    ['to25', [35, 30, 30, 25, 25, 20], 2],
    ['none', [15, 15, 10, 10, 5, 5], 1],
  ])('NBC-LOS-02 %s: %j per cent, guns from %i', (row, percents, guns) => {
    expect(FACES.map((die) => levelOfLoss(row, die).total)).toEqual(percents);
    expect(FACES.map((die) => gunsSurvive(row, die))).toEqual(FACES.map((die) => die >= guns));
  });

  it.each([
    ['vanquished', 10, 10, 'vanquished'],
    ['eliminated', 10, 10, 'eliminated'],
    ['broken', 10, 10, 'broken'],
    ['off-table', 10, 10, 'broken'],
    ['good', 10, 0, 'none'],
    ['good', 10, 2, 'to25'],
    ['good', 8, 2, 'to25'],
    ['good', 10, 3, 'to50'],
    ['good', 10, 5, 'to50'],
    ['good', 10, 6, 'to75'],
    ['good', 8, 6, 'to75'],
    ['good', 10, 8, 'to100'],
    ['good', 10, 9, 'to100'],
  ] as const)('NBC-LOS-02 %s, of %i CP %i lost: row %s (AMB-150)', (fate, startCP, lostCP, row) => {
    expect(lossRow({ fate, startCP, lostCP })).toBe(row);
  });
});

describe('the worked example of Appendix 2, corrected (AMB-149)', () => {
  const [regulars, conscripts] = [REGULARS, CONSCRIPTS].map((part) => partLosses(part, 35, PERCENTS));

  it('NBC-LOS-03 980 Regulars and 560 Conscripts lost', () => {
    expect([regulars?.losses, conscripts?.losses]).toEqual([980, 560]);
  });

  it('NBC-LOS-04 10%: 98 and 56 missing for the night, 882 and 504 carried forward', () => {
    expect([regulars?.temporarilyMissing, conscripts?.temporarilyMissing]).toEqual([98, 56]);
    expect([980 - 98, 560 - 56]).toEqual([882, 504]);
  });

  it('NBC-LOS-05 48%: 423 and 242 wounded', () => {
    expect([regulars?.wounded, conscripts?.wounded]).toEqual([423, 242]);
  });

  it('NBC-LOS-06 65%: 298 and 170 killed', () => {
    expect([regulars?.killed, conscripts?.killed]).toEqual([298, 170]);
  });

  it('NBC-LOS-07 62%: 100 and 57 deserted, 61 and 35 still missing, who come back', () => {
    expect([regulars?.deserted, conscripts?.deserted]).toEqual([100, 57]);
    expect([regulars?.missing, conscripts?.missing]).toEqual([61, 35]);
  });

  it('NBC-LOS-08 821 and 469 gone, 1,979 and 1,131 left, 8 CP next day with the guns', () => {
    const { parts, nextDay } = lossesAfterBattle(EXAMPLE);
    expect(parts.map((part) => part.gone)).toEqual([821, 469]);
    expect(parts.map((part) => part.left)).toEqual([1979, 1131]);
    expect(nextDay).toMatchObject({ total: 8, unit: 'CP' });
    expect(nextDay.terms.slice(0, 3).map((t) => Number(t.value.toFixed(3)))).toEqual([3.958, 1.885, 2]);
    expect(lossesAfterBattle({ ...EXAMPLE, gunsDie: 1 }).nextDay.total).toBe(6);
    expect(totalLosses(parts)).toMatchObject({ men: 4400, losses: 1540, gone: 1290, left: 3110 });
  });
});

describe('next day', () => {
  it('NBC-LOS-08 below 10 and above 90 are thrown again, unless d100Trim is no (AMB-151)', () => {
    expect([9, 10, 90, 91, 100].map((n) => percentStands(n).ok)).toEqual([false, true, true, false, false]);
    expect([1, 9, 91, 100].map((n) => percentStands(n, { d100Trim: 'no' }).ok)).toEqual([true, true, true, true]);
    expect([0, 101, 10.5].map((n) => percentStands(n, { d100Trim: 'no' }).ok)).toEqual([false, false, false]);
  });

  it('NBC-LOS-08 a unit of which nothing is left has no points', () => {
    expect(nextDayStrength([{ ...REGULARS, men: 0 }], 0).total).toBe(0);
    expect(nextDayStrength([{ ...REGULARS, men: 0 }], 2).total).toBe(2);
  });

  it('NBC-LOS-09 a lost battery reforms on 60, or on 30 when its formation has left the field (AMB-153)', () => {
    expect([60, 61].map((n) => reformBattery(n, true).reformed)).toEqual([true, false]);
    expect([30, 31].map((n) => reformBattery(n, false).reformed)).toEqual([true, false]);
    expect(reformBattery(5, false).reformed).toBe(true);
  });
});

describe('against a count by hand', () => {
  const face = fc.constantFrom<Face>(...FACES);
  const percent = fc.integer({ min: 1, max: 100 });
  const part = fc.record({
    arm: fc.constantFrom('infantry', 'cavalry'),
    quality: fc.constantFrom(1, 2, 3, 4, 5, 6),
    men: fc.integer({ min: 0, max: 5000 }),
  });
  const factsArb = fc
    .record({
      fate: fc.constantFrom(...FATES),
      startCP: fc.integer({ min: 1, max: 14 }),
      lost: fc.integer({ min: 0, max: 14 }),
      parts: fc.array(part, { minLength: 1, maxLength: 3 }),
      artilleryPoints: fc.constantFrom(0, 2),
      die: face,
      gunsDie: face,
      percents: fc.record({ temporarilyMissing: percent, wounded: percent, killed: percent, deserted: percent }),
    })
    .map(({ fate, startCP, lost, ...rest }) => ({
      unit: { fate, startCP, lostCP: fate === 'good' ? Math.min(lost, startCP - 1) : startCP },
      ...rest,
    })) as fc.Arbitrary<LossFacts & { gunsDie: Face }>;

  it('the same men in every column', () => {
    fc.assert(
      fc.property(factsArb, (facts) => {
        const ours = lossesAfterBattle(facts);
        const { fate, startCP, lostCP } = facts.unit;
        const { temporarilyMissing, wounded, killed, deserted } = facts.percents;
        const theirs = lossesByHand(
          rowByHand(fate, startCP, lostCP),
          facts.die,
          facts.gunsDie,
          facts.parts.map((each) => each.men),
          [temporarilyMissing, wounded, killed, deserted],
        );
        expect(ours.level.total).toBe(theirs.percent);
        if (ours.gunsSurvive !== null) expect(ours.gunsSurvive).toBe(theirs.guns);
        expect(
          ours.parts.map((p) => [p.temporarilyMissing, p.wounded, p.killed, p.deserted, p.missing, p.left]),
        ).toEqual(theirs.parts);
      }),
      { numRuns: 200 },
    );
  });

  it('NBC-LOS-07 no man is counted twice, and none is forgotten', () => {
    fc.assert(
      fc.property(factsArb, (facts) => {
        for (const each of lossesAfterBattle(facts).parts) {
          expect(each.temporarilyMissing + each.wounded + each.killed + each.deserted + each.missing).toBe(each.losses);
          expect(each.left + each.gone).toBe(each.part.men);
          expect(
            Math.min(each.temporarilyMissing, each.wounded, each.killed, each.deserted, each.missing),
          ).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('NBC-LOS-02 a worse row never costs fewer men on the same die', () => {
    for (const die of FACES) {
      const percents = LOSS_ROWS.map((row) => levelOfLoss(row, die).total);
      expect(percents).toEqual([...percents].sort((one, other) => other - one));
    }
  });
});
