/**
 * Recovery and rally once more, slow and plain, written from the table and its notes alone and sharing nothing with the
 * rules' own code: one if after the other, as a player would read them out.
 */

export interface Before {
  readonly start: number;
  readonly given: number;
  readonly cp: number;
  readonly shaken: boolean;
  readonly disordered: boolean;
  readonly tired: 0 | 1 | 2;
  readonly resting: boolean;
  readonly out: boolean;
  readonly inZone: boolean;
  readonly enemyWithin15: boolean;
  readonly detachment: boolean;
}

export interface After {
  readonly cp: number;
  readonly disordered: boolean;
  readonly tired: number;
}

export type Card = 'VH' | 'H' | 'N' | 'L' | 'VL';

export function recoverByHand(
  unit: Before,
  card: Card,
  house: { outMayRecover: boolean; alwaysLoses: boolean; anyMayRest: boolean },
): After {
  let { cp, disordered } = unit;
  let tired: number = unit.tired;
  const whole = unit.start - unit.given;
  const best = unit.shaken ? whole - 2 : whole - 1;
  let mayTry = true;
  if (unit.out && !unit.resting && !house.outMayRecover) mayTry = false;
  let mayWinPoints = mayTry;
  if (unit.inZone) mayWinPoints = false;
  if (unit.detachment) mayWinPoints = false;
  if (cp >= best) mayWinPoints = false;

  if (card === 'VH' && mayWinPoints) {
    cp += 1;
    if (cp < best) cp += 1;
  }
  if (card === 'H' && mayWinPoints) cp += 1;
  if (card === 'VL') {
    if (mayWinPoints) cp -= 1;
    else if (house.alwaysLoses && !unit.detachment) cp -= 1;
  }

  if (disordered && mayTry) {
    if (card === 'VH' || card === 'H') disordered = false;
    if (card === 'N' && !unit.inZone) disordered = false;
  }

  if (card === 'VH' && tired > 0 && !unit.enemyWithin15) {
    if (unit.resting) tired -= 1;
    else if (house.anyMayRest) tired -= 1;
  }
  return { cp, disordered, tired };
}

/** CP after a rally, 0 when it stays Broken, −1 when it is gone. Halves go up. */
export function rallyByHand(start: number, card: Card): number {
  if (card === 'VL') return -1;
  if (card === 'N' || card === 'L') return 0;
  let cp = 0;
  // Counted in quarters, so that nothing is rounded twice.
  let quarters = card === 'VH' ? start * 3 : start * 2;
  while (quarters >= 4) {
    cp += 1;
    quarters -= 4;
  }
  if (quarters >= 2) cp += 1;
  while (cp > start - 2) cp -= 1;
  return cp < 1 ? 0 : cp;
}
