/** What a distance on the table stands for, and what can be done over it (NBC-EQ-02, NBC-GL-21). */
import { RANGES, rangeBand } from '../../battlefield/fire/artillery.ts';
import { HOWITZER_DICE, HOWITZER_RANGE_CM } from '../../battlefield/fire/howitzers.ts';
import { ROCKET_RANGE_CM } from '../../battlefield/fire/rockets.ts';
import type { MovingArm } from '../../battlefield/movement/manoeuvres.ts';
import { MOVE_CLASS_NAMES, MOVE_CLASSES, type MoveClass, moveAllowance } from '../../battlefield/movement/movement.ts';
import { type Rulings, ruling } from '../../book/rulings.ts';
import { type Ground, GUN_WEIGHTS } from '../../book/terms.ts';
import type { Cell } from './chart.ts';

/** NBC-GL-21: yards of ground to a centimetre of table, and to a mile. */
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

/** Who gets so far in one move from outside the Contact Zone, over open ground. */
export function reachRows(cm: number, ground: Ground, rulings: Rulings = {}): Cell[][] {
  return MOVE_CLASSES.map((moveClass) => {
    const move = moveAllowance({ arm: ARM[moveClass], moveClass, ground, hills: 'rolling' }, rulings);
    if (move.kind === 'full')
      return [MOVE_CLASS_NAMES[moveClass], `${move.cm.total} cm`, cm <= move.cm.total ? 'reaches' : '–'];
    if (move.kind !== 'dice') return [MOVE_CLASS_NAMES[moveClass], '–', '–'];
    const { total } = move.dice;
    const may = cm <= total * 6 ? (cm <= total ? 'reaches' : 'perhaps') : '–';
    return [MOVE_CLASS_NAMES[moveClass], `${total} ${total === 1 ? 'die' : 'dice'}`, may];
  });
}

/** The band and the dice of each kind of piece at a distance. */
export function bandRows(cm: number, rulings: Rulings = {}): Cell[][] {
  const dice = (n: number) => `${n} ${n === 1 ? 'die' : 'dice'}`;
  return [
    ...GUN_WEIGHTS.map((weight): Cell[] => {
      const band = rangeBand(weight, cm, rulings);
      if (!band) return [`${weight} guns`, 'out of range', '–'];
      const charted = RANGES[weight][band].dice;
      return [
        `${weight} guns`,
        band,
        dice(weight === 'light' && band === 'short' ? Number(ruling(rulings, 'lightShort')) : charted),
      ];
    }),
    cm <= HOWITZER_RANGE_CM ? ['howitzers', 'in range', dice(HOWITZER_DICE)] : ['howitzers', 'out of range', '–'],
    cm <= ROCKET_RANGE_CM ? ['rockets', 'in range', '1 or 2 dice'] : ['rockets', 'out of range', '–'],
  ];
}
