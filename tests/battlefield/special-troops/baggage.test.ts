import { expect, it } from 'vitest';
import {
  looting,
  lootingRating,
  mayStartTrain,
  startTrainCost,
} from '../../../src/battlefield/rules/special-troops/trains.ts';
import { RESULTS } from '../../../src/cards/results.ts';

it('NBC-BAG-01 one re-roll die, in the commanders’ phase', () => {
  expect(startTrainCost('baggage').total).toBe(1);
  expect(mayStartTrain('baggage', { rrd: 1, inPhase: true }).ok).toBe(true);
  expect(mayStartTrain('baggage', { rrd: 0, inPhase: true })).toMatchObject({ ok: false, row: 'NBC-BAG-01' });
  expect(mayStartTrain('baggage', { rrd: 1, inPhase: false }).ok).toBe(false);
});

it('NBC-BAG-03 the first check starts it on N, L and VL, later ones end it on VH, H and N', () => {
  expect(RESULTS.map((result) => looting(result, false).looting)).toEqual([false, false, true, true, true]);
  expect(RESULTS.map((result) => looting(result, true).looting)).toEqual([false, false, false, true, true]);
});

it('NBC-BAG-03 VL costs 1 CP either time, and the rating is the printed Q alone', () => {
  expect(RESULTS.map((result) => looting(result, false).lost)).toEqual([0, 0, 0, 0, 1]);
  expect(RESULTS.map((result) => looting(result, true).lost)).toEqual([0, 0, 0, 0, 1]);
  expect(lootingRating(4)).toMatchObject({ total: 4, terms: [{ value: 4 }] });
});
