import { expect, it } from 'vitest';
import {
  backFromLooting,
  capturesBaggage,
  looting,
  lootingRating,
  mayMoveBaggage,
  startBaggageCost,
} from '../../../src/battlefield/special-troops/baggage.ts';
import { ARMS } from '../../../src/book/terms.ts';
import { RESULTS } from '../../../src/cards/results.ts';

it('NBC-BAG-01 one re-roll die, and all together', () => {
  expect(startBaggageCost().total).toBe(1);
  expect(mayMoveBaggage({ moving: 3, trains: 3, rrd: 1 }).ok).toBe(true);
  expect(mayMoveBaggage({ moving: 2, trains: 3, rrd: 1 })).toMatchObject({ ok: false, row: 'NBC-BAG-01' });
  expect(mayMoveBaggage({ moving: 3, trains: 3, rrd: 0 }).ok).toBe(false);
});

it('NBC-BAG-02 any enemy unit but artillery takes it, and stops', () => {
  expect(ARMS.filter((arm) => !capturesBaggage(arm).captured)).toEqual(['artillery']);
  expect(capturesBaggage('cavalry')).toEqual({ captured: true, unitStops: true });
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

it('NBC-BAG-04 restrained, it is a plain disordered unit from the next turn', () => {
  expect(backFromLooting(7, 7).restrained).toBe(true);
  expect(backFromLooting(7, 8)).toEqual({ restrained: false, disordered: true });
});
