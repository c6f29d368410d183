import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  besiegedLoss,
  type ForageFacts,
  forageLoss,
  forageModifiers,
  forageShare,
} from '../../../../src/campaign/empires-in-arms/rules/forage.ts';
import { costOf, type Fed, payerOf, supplyBill } from '../../../../src/campaign/empires-in-arms/rules/supply-bill.ts';
import { halvesWritten, tenthsWritten } from '../../../../src/campaign/empires-in-arms/rules/written.ts';
import { FACES } from '../../../../src/dice/faces.ts';

const plain: ForageFacts = {
  values: [4],
  others: 0,
  unused: 0,
  besieging: false,
  forceMarched: false,
  winter: false,
  ownLand: false,
};

describe('foraging', () => {
  it.each([
    ['EIA-123 a die that meets the value costs nothing', 4, {}, 0],
    ['EIA-123 each point above costs one', 6, {}, 2],
    ['EIA-123 the lowest value counts', 6, { values: [5, 2, 4] }, 4],
    ['EIA-124 one other corps adds one', 6, { others: 1 }, 3],
    ['EIA-124 three others add two, no more', 6, { others: 3 }, 4],
    ['EIA-124 each unused point takes one', 6, { unused: 2 }, 0],
    ['EIA-124 a force march adds one', 6, { forceMarched: true }, 3],
    ['EIA-124 winter adds two', 6, { winter: true }, 4],
    ['EIA-124 own land takes one', 6, { ownLand: true }, 1],
    ['EIA-124 all of them together', 3, { others: 2, forceMarched: true, winter: true, ownLand: true }, 3],
    ['EIA-132 a besieger has no movement left over', 6, { unused: 3, besieging: true }, 2],
  ] as const)('%s', (_, die, more, lost) => {
    expect(forageLoss(die, { ...plain, ...more }).total).toBe(lost);
  });

  it('EIA-124 shows each reason with its row', () => {
    expect(forageModifiers({ ...plain, others: 1, winter: true }).terms.map(({ value, row }) => [value, row])).toEqual([
      [1, 'EIA-124'],
      [2, 'EIA-124'],
    ]);
  });

  it.each([
    ['EIA-125 of three with two detached, two lost: the detached', 2, 1, 2, { corps: 0, detached: 2, gone: false }],
    ['EIA-125 of five with two detached, two lost: from the corps', 2, 3, 2, { corps: 2, detached: 0, gone: false }],
    ['EIA-125 of four with two detached, two lost: one from each', 2, 2, 2, { corps: 1, detached: 1, gone: false }],
    ['EIA-125 the counter goes with the last', 3, 1, 2, { corps: 1, detached: 2, gone: true }],
    ['EIA-125 more than there is takes all', 9, 2, 0, { corps: 2, detached: 0, gone: true }],
  ])('%s', (_, loss, inCorps, detached, share) => {
    expect(forageShare(loss, inCorps, detached)).toEqual(share);
  });

  it('EIA-125 loses what is due and no more, whatever was detached', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.integer({ min: 1, max: 30 }), fc.nat(30), (loss, inCorps, detached) => {
        const share = forageShare(loss, inCorps, detached);
        expect(share.corps + share.detached).toBe(Math.min(loss, inCorps + detached));
        expect(share.detached).toBeLessThanOrEqual(detached);
        expect(share.gone).toBe(share.corps === inCorps);
      }),
    );
  });

  it.each([
    ['EIA-131 four inside add nothing', 6, 4, 3, 3],
    ['EIA-131 five to nine add one', 6, 9, 3, 4],
    ['EIA-131 ten add two, and so do twenty', 6, 20, 3, 5],
    ['EIA-131 the supply value holds them', 3, 10, 5, 0],
  ] as const)('%s', (_, die, inside, value, lost) => {
    expect(besiegedLoss(die, inside, value).total).toBe(lost);
  });
});

const fed = (distance: Fed['distance'], more: Partial<Fed> = {}): Fed => ({
  id: `c${distance}`,
  name: 'I',
  distance,
  invasion: false,
  winter: false,
  ...more,
});

describe('the bill', () => {
  it.each([
    ['EIA-126 half a point in the depot’s area', fed(0), 1],
    ['EIA-126 one point for each area', fed(3), 6],
    ['EIA-130 one point beside a depot on a fleet', fed(0, { invasion: true }), 2],
    ['EIA-127 twice as much in winter', fed(0, { winter: true }), 2],
    ['EIA-127 twice as much in winter, three areas away', fed(3, { winter: true }), 12],
  ])('%s', (_, one, halves) => {
    expect(costOf(one)).toBe(halves);
  });

  it.each([
    ['EIA-126 the sum is rounded up once', [fed(0), fed(0), fed(0)], 4],
    ['EIA-126 two halves are one point', [fed(0), fed(0)], 2],
    ['EIA-127 doubled before it is rounded', [fed(0, { winter: true }), fed(0, { winter: true })], 4],
    ['EIA-126 half, one and three make five', [fed(0), fed(1), fed(3)], 10],
    ['EIA-121 nobody to feed costs nothing', [], 0],
  ])('%s', (_, all, halves) => {
    expect(supplyBill(all).halves).toBe(halves);
    expect(supplyBill(all).sum.total).toBe(halves / 2);
  });

  it('EIA-128 is the depot owner’s, or the user’s where the group says so', () => {
    expect(payerOf('RU', 'AU', {})).toBe('RU');
    expect(payerOf('RU', 'AU', { alliedSupplyPayer: 'user' })).toBe('AU');
  });
});

it('EIA-123 EIA-146 figures are written as players write them', () => {
  expect([1, 5, 6].map(halvesWritten)).toEqual(['½', '2½', '3']);
  expect([38, 2, -5].map(tenthsWritten)).toEqual(['3.8', '0.2', '-0.5']);
  expect(FACES).toHaveLength(6);
});
