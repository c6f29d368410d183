import { describe, expect, it } from 'vitest';
import { artilleryThrow, volley } from '../../../src/battlefield/rules/fire/artillery.ts';
import {
  type CounterBatteryPot,
  confirmingDie,
  counterBattery,
  needsConfirming,
} from '../../../src/battlefield/rules/fire/casualties.ts';
import type { Face } from '../../../src/dice/faces.ts';
import { countedColours } from '../../../src/dice/pot.ts';
import { brigade, guns, shotBy } from '../muster.ts';

const pot = (
  hits: number,
  confirm: Face = 1,
  pieces: 'guns' | 'howitzers' | 'rockets' = 'guns',
): CounterBatteryPot => ({
  battery: { pieces },
  hits,
  confirm,
});

const state = (disordered: boolean, pots: CounterBatteryPot[], rulings = {}) => {
  const { fate, disordered: now } = counterBattery(disordered, pots, rulings);
  return fate === 'eliminated' ? 'eliminated' : disordered || now ? 'disordered' : 'good';
};

describe('fire on an unattached battery', () => {
  it('NBC-ART-18 one hit Disorders, with no check and no loss of CP, whatever the red die', () => {
    expect(state(false, [pot(0, 6)])).toBe('good');
    expect(state(false, [pot(1, 1)])).toBe('disordered');
    expect(state(false, [pot(1, 6)])).toBe('disordered');
    const harm = counterBattery(false, [pot(1)]);
    expect(harm).toMatchObject({ cpLost: 0, disordered: true });
    expect(harm.check).toBeUndefined();
    const { target } = volley(brigade({ arm: 'artillery', cp: 0 }), [
      { battery: guns(), aspect: 'flank', hits: 1, faces: [6], confirm: 6 },
    ]);
    expect(target).toEqual(harm);
  });

  it.each<[number, Face, string]>([
    [2, 5, 'disordered'],
    [2, 6, 'eliminated'],
    [3, 1, 'disordered'],
    [3, 6, 'eliminated'],
    [5, 6, 'eliminated'],
  ])('NBC-ART-19 %i hits of one pot with the red die at %i: %s', (hits, red, expected) => {
    expect(state(false, [pot(hits, red)])).toBe(expected);
  });

  it('NBC-ART-19 without the confirming die nothing is destroyed', () => {
    expect(state(false, [{ battery: { pieces: 'guns' }, hits: 4 }])).toBe('disordered');
  });

  it('NBC-ART-19 the die is asked for only when two hits fell in one throw', () => {
    expect(needsConfirming([pot(1), pot(1)])).toBe(false);
    expect(needsConfirming([pot(2)])).toBe(true);
    expect(needsConfirming([pot(1), pot(1)], { cbAccumulate: 'perTarget' })).toBe(true);
  });

  it('AMB-04 the red die confirms even when it is not among the counted dice, or a fresh one is thrown', () => {
    expect(confirmingDie()).toBe('red');
    expect(confirmingDie({ cbConfirm: 'freshDie' })).toBe('fresh');
    const four = artilleryThrow(shotBy({}, { target: brigade({ arm: 'artillery', cp: 0 }) }));
    expect(countedColours(four.throw.dice)).toEqual(['white', 'green']);
  });

  it.each<[string, CounterBatteryPot[], string]>([
    ['one hit', [pot(1)], 'eliminated'],
    ['two hits unconfirmed', [pot(2, 1)], 'eliminated'],
    ['a miss', [pot(0)], 'disordered'],
  ])('NBC-ART-20 a Disordered battery and %s', (_, pots, expected) => {
    expect(state(true, pots)).toBe(expected);
  });

  it('NBC-ART-20 Disorder by an earlier pot of the volley counts (AMB-75)', () => {
    expect(state(false, [pot(1), pot(1)])).toBe('eliminated');
    expect(state(false, [pot(1), pot(0), pot(0)])).toBe('disordered');
    expect(state(false, [pot(2, 1), pot(1, 1)])).toBe('eliminated');
  });

  it('AMB-75 pots may be added up for the target', () => {
    const together = { cbAccumulate: 'perTarget' } as const;
    expect(state(false, [pot(1, 6), pot(1, 1)], together)).toBe('eliminated');
    expect(state(false, [pot(1, 1), pot(1, 1)], together)).toBe('disordered');
    expect(state(true, [pot(1, 1)], together)).toBe('eliminated');
    expect(state(false, [pot(1, 6)], together)).toBe('disordered');
  });

  it.each<[number, Face, string]>([
    [1, 6, 'disordered'],
    [2, 4, 'disordered'],
    [2, 5, 'eliminated'],
    [2, 6, 'eliminated'],
  ])('NBC-HOW-05 howitzers: %i hits with the red die at %i: %s', (hits, red, expected) => {
    expect(state(false, [pot(hits, red, 'howitzers')])).toBe(expected);
  });

  it('NBC-HOW-05 the five counts for the howitzers’ own pot only', () => {
    expect(state(false, [pot(2, 5, 'guns'), pot(0, 5, 'howitzers')])).toBe('disordered');
    const two = artilleryThrow(shotBy({ pieces: 'howitzers' }, { target: brigade({ arm: 'artillery', cp: 0 }) }));
    expect(countedColours(two.throw.dice)).toEqual(['white']);
  });

  it('NBC-RKT-04 rockets do nothing to a battery', () => {
    expect(state(false, [pot(2, 6, 'rockets')])).toBe('good');
    expect(state(true, [pot(1, 6, 'rockets')])).toBe('disordered');
  });
});
