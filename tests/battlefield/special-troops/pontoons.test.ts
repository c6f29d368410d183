import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtBridgeUnderFire, type CounterBatteryPot } from '../../../src/battlefield/rules/fire/casualties.ts';
import { moveAllowance, moveClass } from '../../../src/battlefield/rules/movement/movement.ts';
import {
  BRIDGE_CM_PER_TRAIN,
  type BuildingFlags,
  bridgeMinutes,
  bridgeProgress,
  mayStartTrain,
  pontoonMinutes,
  startTrainCost,
  trainCombatCP,
} from '../../../src/battlefield/rules/special-troops/trains.ts';
import type { Face } from '../../../src/dice/faces.ts';

const guns = (hits: number, red: Face = 1): CounterBatteryPot => ({ battery: { pieces: 'guns' }, hits, confirm: red });

const site: BuildingFlags = { freezing: false, heavyRain: false, enemyNear: true, engineers: false, disordered: false };

it('NBC-PON-01 set in motion for a re-roll die, as a wagon, in the commanders’ phase, with 5 cm of bridge', () => {
  expect(startTrainCost('pontoon').total).toBe(1);
  expect(mayStartTrain('pontoon', { rrd: 1, inPhase: true }).ok).toBe(true);
  expect(mayStartTrain('pontoon', { rrd: 0, inPhase: true })).toMatchObject({ ok: false, row: 'NBC-PON-01' });
  expect(mayStartTrain('pontoon', { rrd: 3, inPhase: false }).ok).toBe(false);
  const train = { arm: 'pontoon', moveClass: moveClass({ arm: 'pontoon' }), ground: 'hard', hills: 'rolling' } as const;
  expect(moveAllowance(train)).toMatchObject({ kind: 'full', cm: { total: 12 } });
  expect(BRIDGE_CM_PER_TRAIN).toBe(5);
});

it('NBC-PON-03 fights as 1 CP of infantry, 2 with engineers', () => {
  expect(trainCombatCP(false)).toBe(1);
  expect(trainCombatCP(true)).toBe(2);
});

it('NBC-PON-04 an hour for each cm', () => {
  expect(bridgeMinutes(5)).toMatchObject({ total: 300, unit: 'minutes' });
  expect(bridgeMinutes(3).total).toBe(180);
});

it('NBC-PON-05 done when the minutes are there', () => {
  expect(bridgeProgress(1, [25, 20])).toMatchObject({ built: { total: 45 }, need: 60, left: 15, done: false });
  expect(bridgeProgress(1, [25, 35])).toMatchObject({ left: 0, done: true });
  expect(bridgeProgress(1, [40, 35])).toMatchObject({ left: 0, done: true });
});

describe('the cards', () => {
  it.each<[string, number, number, Partial<BuildingFlags>, number]>([
    ['the card as it is', 25, 1, {}, 25],
    ['no enemy near', 25, 1, { enemyNear: false }, 35],
    ['engineers, first card', 25, 1, { engineers: true }, 25],
    ['engineers, second card', 25, 2, { engineers: true }, 50],
    ['engineers, second card, no enemy: (25 + 10) × 2', 25, 2, { engineers: true, enemyNear: false }, 70],
    ['engineers, third card', 25, 3, { engineers: true, enemyNear: false }, 35],
    ['Disordered', 25, 1, { disordered: true }, 12.5],
    ['all of it: (30 + 10) × 2 ÷ 2', 30, 4, { engineers: true, enemyNear: false, disordered: true }, 40],
    ['freezing, 15 minutes', 15, 1, { freezing: true, enemyNear: false }, 0],
    ['heavy rain, 15 minutes, second card with engineers', 15, 2, { heavyRain: true, engineers: true }, 0],
    ['freezing, 20 minutes', 20, 1, { freezing: true, enemyNear: false }, 30],
    ['15 minutes in good weather', 15, 1, { enemyNear: false }, 25],
  ])('NBC-PON-06 %s', (_, card, index, flags, minutes) => {
    expect(pontoonMinutes(card, index, { ...site, ...flags }).total).toBe(minutes);
  });

  it('NBC-PON-06 never below 0, and opens into terms that make it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(10, 15, 20, 25, 30, 35, 40, 45),
        fc.integer({ min: 1, max: 30 }),
        fc.record({
          freezing: fc.boolean(),
          heavyRain: fc.boolean(),
          enemyNear: fc.boolean(),
          engineers: fc.boolean(),
          disordered: fc.boolean(),
        }),
        (card, index, flags) => {
          const minutes = pontoonMinutes(card, index, flags);
          expect(minutes.total).toBeGreaterThanOrEqual(0);
          expect(minutes.total).toBeLessThanOrEqual((card + 10) * 2);
          expect(minutes.terms.reduce((sum, t) => sum + t.value, 0)).toBe(minutes.total);
        },
      ),
    );
  });
});

it('NBC-PON-07 a finished bridge shrugs off disorder; destroyed it is built anew', () => {
  expect(builtBridgeUnderFire([guns(1)])).toBe('stands');
  expect(builtBridgeUnderFire([guns(3, 5)])).toBe('stands');
  expect(builtBridgeUnderFire([guns(2, 6)])).toBe('rebuild');
});

it('NBC-PON-07 the disorder of one pot does not help the next one; only a pot that destroys does', () => {
  expect(builtBridgeUnderFire([])).toBe('stands');
  expect(builtBridgeUnderFire([guns(1), guns(1)])).toBe('stands');
  expect(builtBridgeUnderFire([guns(2, 5), guns(1, 6), guns(4, 1)])).toBe('stands');
  expect(builtBridgeUnderFire([guns(1), guns(2, 6)])).toBe('rebuild');
  // By ruling the hits at a target are added up (AMB-75): two single hits and a 6 are then two hits.
  expect(builtBridgeUnderFire([guns(1, 6), guns(1, 2)], { cbAccumulate: 'perTarget' })).toBe('rebuild');
  expect(builtBridgeUnderFire([guns(1, 5), guns(1, 2)], { cbAccumulate: 'perTarget' })).toBe('stands');
});
