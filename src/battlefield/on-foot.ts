/** Cavalry that dismounts to hold a built-up area, and mounts again (NBC-BUA-04). */

import { type Rulings, ruling } from '../book/rulings.ts';
import { say } from '../engine/message.ts';
import { type Reckoning, reckonIn, term } from '../engine/reckoning.ts';
import { cpOnFoot, currentCP, fightsAs, type Unit } from './troops.ts';

/** NBC-BUA-04: the CP of remounted cavalry: twice its CP on foot, by ruling with the odd one back (AMB-130). */
export const remountedCP = (footCP: number, dismountedWith: number, rulings: Rulings = {}): Reckoning =>
  reckonIn('CP', 'on-foot-mounted', [
    term(say('on-foot-twice', { cp: footCP }), footCP * 2, 'NBC-BUA-04'),
    dismountedWith % 2 === 1 &&
      footCP > 0 &&
      ruling(rulings, 'cavBuaOdd') === 'kept' &&
      term('on-foot-odd', 1, 'NBC-BUA-04', { ruling: 'cavBuaOdd' }),
  ]);

/** NBC-BUA-04: the CP to deduct in the books, which count mounted CP, for CP lost on foot. The unit had `cp` before. */
export const lossInBooks = (cp: number, lostOnFoot: number, rulings: Rulings = {}): number =>
  cp - remountedCP(Math.max(0, cpOnFoot(cp) - lostOnFoot), cp, rulings).total;

/** NBC-BUA-04: a unit's loss in CP as its books count it. */
export const inBooks = (unit: Unit, lost: number, rulings: Rulings = {}): number =>
  fightsAs(unit).arm === unit.card.arm || lost === 0 ? lost : lossInBooks(currentCP(unit), lost, rulings);

/** NBC-GL-05: the losses after a loss to the enemy, in the white book while Steady, in the red one while Shaken. */
export function lossesAfter(unit: Pick<Unit, 'startCP' | 'lost' | 'shaken'>, lost: number): Unit['lost'] {
  const taken = Math.min(lost, currentCP(unit));
  const { white, red, blue } = unit.lost;
  return unit.shaken ? { white, red: red + taken, blue } : { white: white + taken, red, blue };
}
