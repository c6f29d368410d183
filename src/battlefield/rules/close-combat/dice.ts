/** How many dice a unit throws in close combat, the faces it needs, and the skirmish stands it can keep afterwards. */

import { type Rulings, ruling } from '../../../book/rulings.ts';
import { CAVALRY_CLASSES } from '../../../book/terms.ts';
import type { Face } from '../../../dice/faces.ts';
import { say, word } from '../../../engine/message.ts';
import { figure, type Reckoning, reckon, reckonIn, type Term, term } from '../../../engine/reckoning.ts';
import { usualToHit } from '../fire/fighters.ts';
import {
  type AreaFought,
  armOf,
  type Fighter,
  type FightingArm,
  forBuiltUpArea,
  hostsEngineers,
  isDisordered,
  type Role,
  strength,
} from './facts.ts';

export const BATTERY_DICE = 2;
export const ENGINEER_DICE = 1;

/** AMB-82: whether the battery adds no dice because it fired in the artillery phase (ruling `artDoubleUse`). */
const isSpent = (unit: Fighter, rulings: Rulings): boolean =>
  Boolean(unit.batteryFired) && ruling(rulings, 'artDoubleUse') === 'no';

/** NBC-CC-06, NBC-BUA-03: an attached battery's dice: 2 for a defender's or horse guns, none in a defended area. */
export function batteryDice(unit: Fighter, role: Role, area?: AreaFought, rulings: Rulings = {}): 0 | 2 {
  if (!unit.battery || unit.looting || armOf(unit) === 'artillery' || isSpent(unit, rulings)) return 0;
  if (role === 'attacker') return unit.battery === 'horse' ? BATTERY_DICE : 0;
  return forBuiltUpArea(area) && ruling(rulings, 'artBuaDice') === 'no' ? 0 : BATTERY_DICE;
}

/** NBC-CC-03: a unit's dice: one for each current CP not out as a stand, and those of battery and engineers. */
export function combatDice(unit: Fighter, role: Role, area?: AreaFought, rulings: Rulings = {}): Reckoning {
  if (armOf(unit) === 'artillery')
    return reckonIn('dice', 'sum-dice', [term('combat-dice-battery-alone', 0, 'NBC-CC-11')]);
  if (unit.looting) return reckonIn('dice', 'sum-dice', [term('combat-dice-looting', 0, 'NBC-BAG-04')]);
  const guns = batteryDice(unit, role, area, rulings);
  const train = unit.troop === 'pontoon';
  return reckon(
    'sum-dice',
    [
      term(train ? 'train-pontoon' : 'combat-points', strength(unit), train ? 'NBC-PON-03' : 'NBC-CC-03'),
      Boolean(unit.stands) && term('combat-dice-stands', -(unit.stands ?? 0), 'NBC-CC-10'),
      unit.battery &&
        (guns > 0
          ? term(`combat-dice-battery-${unit.battery}`, guns, 'NBC-CC-06')
          : withoutGuns(role, isSpent(unit, rulings))),
      hostsEngineers(unit) && term('combat-dice-engineers', ENGINEER_DICE, 'NBC-CC-07'),
    ],
    { unit: 'dice', atLeast: 0 },
  );
}

function withoutGuns(role: Role, spent: boolean): Term {
  if (spent) return term('battery-fired-already', 0, 'NBC-CC-06', { ruling: 'artDoubleUse' });
  return role === 'attacker'
    ? term('battery-on-foot-stays', 0, 'NBC-CC-06')
    : term('battery-leaves-area', 0, 'NBC-BUA-03', { ruling: 'artBuaDice' });
}

/** NBC-FF-08, NBC-CC-10, NBC-CC-36: how many stands may stay deployed; the unit itself keeps at least 1 CP. */
export const standsThatMayStay = (stands: number, cp: number): number => Math.max(0, Math.min(stands, cp - 1));

// ---- what they must show ---------------------------------------------------------------------------------------------

export type Column = FightingArm | `disordered-${FightingArm}`;
export type Row = Exclude<Column, 'artillery' | 'disordered-artillery'>;

/** A row of the table: against cavalry, infantry and artillery, in order and then Disordered. */
const against = (cavalry: Face, infantry: Face, artillery: Face, ...disordered: readonly [Face, Face, Face]) => ({
  ...{ cavalry, infantry, artillery },
  'disordered-cavalry': disordered[0],
  'disordered-infantry': disordered[1],
  'disordered-artillery': disordered[2],
});

/** NBC-CC-04: the lowest face that hits, by the throwing unit (row) and its opponent (column). */
export const TO_HIT: Record<Row, Record<Column, Face>> = {
  cavalry: against(6, 6, 5, 4, 4, 4),
  infantry: against(6, 5, 4, 5, 5, 4),
  'disordered-cavalry': against(6, 6, 6, 5, 5, 4),
  'disordered-infantry': against(6, 6, 5, 6, 6, 5),
};

const columnOf = (unit: Fighter): Column => {
  const arm = armOf(unit);
  return isDisordered(unit) ? `disordered-${arm}` : arm;
};

/** The lowest face that hits, before modifiers. A battery never throws, so it has no row. */
export function toHit(thrower: Fighter, opponent: Fighter): Reckoning {
  const row = columnOf(thrower);
  const column = columnOf(opponent);
  if (row === 'artillery' || row === 'disordered-artillery') throw new RangeError('There is no die.');
  const what = say('combat-to-hit', { row: word(`combat-column-${row}`), column: word(`combat-column-${column}`) });
  return reckon('sum-to-hit', [
    term(what, TO_HIT[row][column], 'NBC-CC-04', { shown: figure(`${TO_HIT[row][column]}`) }),
  ]);
}

/** NBC-CC-05: what is added to each die. Cavalry classes run heavy, medium, light, skirmish. */
export function onTheDie(thrower: Fighter, opponent: Fighter): Reckoning {
  return reckon('sum-on-each-die', [
    twoClassesLighter(thrower, opponent) && term('combat-lighter-cavalry', 1, 'NBC-CC-05'),
    tired(thrower),
  ]);
}

const tired = ({ exhaustion = 0 }: Fighter) =>
  exhaustion > 0 && term(`exhaustion-${exhaustion}`, -exhaustion, 'NBC-CC-05');

/** AMB-112: the face needed and the modifier of the battery's dice (ruling `ccArtDice`) and of pursuits. */
export const toHitAsUsual = ({ disordered = false, exhaustion = 0 }: Pick<Fighter, 'disordered' | 'exhaustion'>) =>
  usualToHit({ disordered, exhaustion });

function twoClassesLighter(thrower: Fighter, opponent: Fighter): boolean {
  if (armOf(thrower) !== 'cavalry' || armOf(opponent) !== 'cavalry' || !thrower.horse || !opponent.horse) return false;
  return CAVALRY_CLASSES.indexOf(opponent.horse) - CAVALRY_CLASSES.indexOf(thrower.horse) >= 2;
}
