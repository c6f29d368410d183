import { expect, it } from 'vitest';
import type { ActionStep, Battle } from '../../src/battlefield/battle.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import { effectOf } from '../../src/battlefield/procedure.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import { contourCost } from '../../src/battlefield/rules/movement/movement.ts';
import { garrisonFits } from '../../src/battlefield/rules/special-troops/garrisons.ts';
import {
  AREA_SIDES_CM,
  garrisonLimit,
  isUsualLimit,
  mayStandOn,
  SAMPLE_TERRAIN,
  STRONG_POINT_CM,
  STRONG_POINT_UNDER_CM,
} from '../../src/battlefield/terrain.ts';
import type { ScenarioSource } from '../../src/scenarios/schema.ts';
import { begin, play, small, top, withUnit } from './fixtures.ts';

it('NBC-GL-26 a built-up area is 6, 7 or 8 cm square, with a Garrison Limit of 8 to 12, 10 if none is given', () => {
  expect(AREA_SIDES_CM).toEqual([6, 7, 8]);
  expect(garrisonLimit()).toBe(10);
  expect(garrisonLimit(12)).toBe(12);
  expect([7, 8, 12, 13].map(isUsualLimit)).toEqual([false, true, true, false]);
});

it('NBC-GL-26 it holds a garrison beside its unit', () => {
  expect(garrisonFits(4, 6, garrisonLimit())).toBe(true);
});

it('NBC-GL-27 a base under 5 cm, usually 4, is a strong point', () => {
  expect([STRONG_POINT_CM, STRONG_POINT_UNDER_CM]).toEqual([4, 5]);
});

it('NBC-GL-27 it halves the hits of firefights and close combats, and says nothing to guns', () => {
  const on: Partial<ScenarioSource> = { areas: [{ id: 'mill', name: 'the mill', kind: 'strong-point' }] };
  const asked = (play_: Play, where: Partial<Battle>) => {
    const start = withUnit(begin(small(on)), 'kempt', { area: 'mill' });
    const battle = play({ ...start, ...where } as Battle, play_);
    const facts = procedureFor(top(battle).kind).facts!(battle, top(battle));
    return effectOf(facts.find(({ key }) => /strongPoint/.test(key))?.effect);
  };
  const acting = (step: ActionStep) => ({ phase: 6, action: { formation: 'ii', step } }) as const;
  expect(asked({ do: 'firefight', unit: 'husson', target: 'kempt' }, acting('firefights'))).toBe('confirm-half');
  expect(asked({ do: 'combat', attackers: ['husson'], target: 'kempt' }, acting('combats'))).toBe('confirm-half');
  expect(asked({ do: 'fire', side: 'a', on: { unit: 'kempt' } }, { phase: 4 })).toBeUndefined();
});

it('NBC-GL-28 terrain is occupied, obstacles are crossed, and contours count in Hilly Terrain alone', () => {
  expect([mayStandOn('terrain'), mayStandOn('obstacle')]).toEqual([true, false]);
  expect((['marchfeld', 'rolling', 'hilly'] as const).map(contourCost)).toEqual([0, 0, 2]);
});

it('NBC-GL-28 the sample list: ditch 1, wood 2 and heavy wood 3 with a test, rough ground 0 with a test', () => {
  expect(SAMPLE_TERRAIN.map(({ shifts, disorderTest }) => [shifts, disorderTest])).toEqual([
    [1, false],
    [2, true],
    [3, true],
    [0, true],
  ]);
});
