/** What a table distance stands for, and what can be done over it (NBC-EQ-02, NBC-GL-21). */
import { artilleryDice, RANGES, rangeBand } from '../../battlefield/rules/fire/artillery.ts';
import {
  HOWITZER_DICE,
  HOWITZER_RANGE_CM,
  ROCKET_RANGE_CM,
  rocketDice,
} from '../../battlefield/rules/fire/fighters.ts';
import type { MovingArm } from '../../battlefield/rules/movement/manoeuvres.ts';
import { MOVE_CLASSES, type MoveClass, moveAllowance } from '../../battlefield/rules/movement/movement.ts';
import type { Rulings } from '../../book/rulings.ts';
import { type Arm, type Ground, GUN_WEIGHTS, type GunWeight, type RangeBand } from '../../book/terms.ts';
import { FACES } from '../../dice/faces.ts';
import { say } from '../../engine/message.ts';
import { BATTERY, SHOT } from '../figures.ts';
import { type Cell, cm, dice } from './chart.ts';

/** NBC-GL-21: yards to a centimetre of table, and to a mile. */
const YARDS_PER_CM = 60;
const YARDS_PER_MILE = 1760;
const METRES_PER_YARD = 0.9144;

export interface OnTheGround {
  readonly yards: number;
  readonly miles: number;
  readonly metres: number;
}

export const onTheGround = (cm: number): OnTheGround => {
  const yards = cm * YARDS_PER_CM;
  return { yards, miles: yards / YARDS_PER_MILE, metres: yards * METRES_PER_YARD };
};

/** Centimetres on the table. */
export const onTheTable = (yards: number): number => yards / YARDS_PER_CM;

const ARM: Record<MoveClass, MovingArm> = {
  heavy: 'artillery',
  foot: 'infantry',
  horse: 'cavalry',
  general: 'general',
};

/** Who covers this distance (cm) in one move from outside the Contact Zone over open ground. */
export function reachRows(distance: number, ground: Ground, rulings: Rulings = {}): Cell[][] {
  return MOVE_CLASSES.map((moveClass): Cell[] => {
    const move = moveAllowance({ arm: ARM[moveClass], moveClass, ground, hills: 'rolling' }, rulings);
    const name = `move-class-${moveClass}` as const;
    if (move.kind === 'full')
      return [name, cm(move.cm.total), distance <= move.cm.total ? 'reference-reaches' : 'figure-none'];
    if (move.kind !== 'dice') return [name, 'figure-none', 'figure-none'];
    const { total } = move.dice;
    const may = distance <= total ? 'reference-reaches' : 'reference-perhaps';
    return [name, dice(total), distance <= total * FACES.length ? may : 'figure-none'];
  });
}

/** The dice of guns of a weight in a range band, by ruling `lightShort`. */
export const bandDice = (weight: GunWeight, band: RangeBand, rulings: Rulings = {}): number =>
  artilleryDice({ ...SHOT, battery: { ...BATTERY, weight }, distanceCm: RANGES[weight][band].toCm }, rulings).total;

/** The dice of rockets against this arm. */
export const rocketDiceAt = (arm: Arm): number => rocketDice({ arm }).total;

const OUT: readonly Cell[] = ['reference-range-out', 'figure-none'];

/** Range band and dice of each kind of piece at a distance. */
export function bandRows(distance: number, rulings: Rulings = {}): Cell[][] {
  const rockets = [rocketDiceAt('infantry'), rocketDiceAt('cavalry')];
  return [
    ...GUN_WEIGHTS.map((weight): Cell[] => {
      const band = rangeBand(weight, distance, rulings);
      const name = say('reference-range-weight', { weight });
      return band ? [name, `reference-range-${band}`, dice(bandDice(weight, band, rulings))] : [name, ...OUT];
    }),
    [
      'reference-range-howitzers',
      ...(distance <= HOWITZER_RANGE_CM ? (['reference-range-in', dice(HOWITZER_DICE)] as const) : OUT),
    ],
    [
      'reference-range-rockets',
      ...(distance <= ROCKET_RANGE_CM
        ? (['reference-range-in', say('reference-range-rocket-dice', { dice: rockets })] as const)
        : OUT),
    ],
  ];
}
