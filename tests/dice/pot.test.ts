import { describe, expect, it } from 'vitest';
import { FACES, isFace } from '../../src/dice/faces.ts';
import { diceThrown, facesOf, greenTotal, potOf, readPot, whiteTotal } from '../../src/dice/pot.ts';

// Red 1, white 2 and 3, green 4 and 5: every face names its die.
const pot = potOf([1, 2, 3, 4, 5]);

describe('the dice pot', () => {
  it.each([
    [1, [1]],
    [2, [2, 3]],
    [3, [2, 3, 1]],
    [4, [2, 3, 4, 5]],
    [5, [2, 3, 1, 4, 5]],
  ])('NBC-PT-01 a throw of %i reads the faces %j', (dice, faces) => {
    expect(readPot(pot, dice)).toEqual(faces);
  });

  it('NBC-PT-01 no dice count no face', () => {
    expect(readPot(pot, 0)).toEqual([]);
    expect(readPot(pot, -1)).toEqual([]);
    expect(diceThrown(0)).toBe(0);
    expect(diceThrown(-2)).toBe(0);
  });

  it('NBC-PT-01 five faces in the order red, white, white, green, green make a pot', () => {
    expect(pot).toEqual({ red: 1, white: [2, 3], green: [4, 5] });
  });

  it('NBC-PT-04 white and green are summed by themselves, and the red die can be read alone', () => {
    expect(whiteTotal(pot)).toBe(5);
    expect(greenTotal(pot)).toBe(9);
    expect(facesOf(pot, ['red'])).toEqual([1]);
    expect(facesOf(pot, ['green', 'white'])).toEqual([2, 3, 4, 5]);
  });

  it('AMB-03 a sixth die is thrown loose beside the full pot, unless five are all there are', () => {
    expect(diceThrown(6)).toBe(6);
    expect(diceThrown(6, { cap5: 'on' })).toBe(5);
    expect(diceThrown(4)).toBe(4);
  });

  it('a face is a whole number from 1 to 6', () => {
    expect(FACES.every(isFace)).toBe(true);
    for (const not of [0, 7, 2.5, '3', null, undefined, Number.NaN]) expect(isFace(not)).toBe(false);
  });
});
