/** Dice on the table. */

export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof FACES)[number];

export const isFace = (n: unknown): n is Face => typeof n === 'number' && Number.isInteger(n) && n >= 1 && n <= 6;

/** NBC-PT-01: one red, two white and two green dice, thrown together. */
export interface Pot {
  readonly red: Face;
  readonly white: readonly [Face, Face];
  readonly green: readonly [Face, Face];
}

export const total = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);
