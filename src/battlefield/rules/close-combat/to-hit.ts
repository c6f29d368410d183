/** What a die must show to hit in close combat. */

import { CAVALRY_CLASSES } from '../../../book/terms.ts';
import type { Face } from '../../../dice/faces.ts';
import { say, word } from '../../../engine/message.ts';
import { figure, type Reckoning, reckon, term } from '../../../engine/reckoning.ts';
import { usualToHit } from '../fire/fighters.ts';
import { armOf, type Fighter, type FightingArm, isDisordered } from './facts.ts';

export type Column = FightingArm | `disordered-${FightingArm}`;
export type Row = Exclude<Column, 'artillery' | 'disordered-artillery'>;

/** NBC-CC-04: the row throws at the column. */
export const TO_HIT: Record<Row, Record<Column, Face>> = {
  cavalry: {
    cavalry: 6,
    infantry: 6,
    artillery: 5,
    'disordered-cavalry': 4,
    'disordered-infantry': 4,
    'disordered-artillery': 4,
  },
  infantry: {
    cavalry: 6,
    infantry: 5,
    artillery: 4,
    'disordered-cavalry': 5,
    'disordered-infantry': 5,
    'disordered-artillery': 4,
  },
  'disordered-cavalry': {
    cavalry: 6,
    infantry: 6,
    artillery: 6,
    'disordered-cavalry': 5,
    'disordered-infantry': 5,
    'disordered-artillery': 4,
  },
  'disordered-infantry': {
    cavalry: 6,
    infantry: 6,
    artillery: 5,
    'disordered-cavalry': 6,
    'disordered-infantry': 6,
    'disordered-artillery': 5,
  },
};

const columnOf = (unit: Fighter): Column => {
  const arm = armOf(unit);
  return isDisordered(unit) ? `disordered-${arm}` : arm;
};

/** The lowest face that hits, before anything is added to the die. A battery never throws, so has no row. */
export function toHit(thrower: Fighter, opponent: Fighter): Reckoning {
  const row = columnOf(thrower);
  const column = columnOf(opponent);
  if (row === 'artillery' || row === 'disordered-artillery') throw new RangeError('A battery throws no dice');
  const what = say('combat-to-hit', { row: word(`combat-column-${row}`), column: word(`combat-column-${column}`) });
  return reckon('sum-to-hit', [
    term(what, TO_HIT[row][column], 'NBC-CC-04', { shown: figure(`${TO_HIT[row][column]}`) }),
  ]);
}

/** NBC-CC-05: what is added to each die. Classes run heavy, medium, light, skirmish. */
export function onTheDie(thrower: Fighter, opponent: Fighter): Reckoning {
  return reckon('sum-on-each-die', [
    twoClassesLighter(thrower, opponent) && term('combat-lighter-cavalry', 1, 'NBC-CC-05'),
    tired(thrower),
  ]);
}

const tired = ({ exhaustion = 0 }: Fighter) =>
  exhaustion > 0 && term(`exhaustion-${exhaustion}`, -exhaustion, 'NBC-CC-05');

/** AMB-112: on 5 or 6, on 6 when Disordered, less exhaustion: the battery's dice by the printed leftover, and pursuits. */
export const toHitAsUsual = ({ disordered = false, exhaustion = 0 }: Pick<Fighter, 'disordered' | 'exhaustion'>) =>
  usualToHit({ disordered, exhaustion });

function twoClassesLighter(thrower: Fighter, opponent: Fighter): boolean {
  if (armOf(thrower) !== 'cavalry' || armOf(opponent) !== 'cavalry' || !thrower.horse || !opponent.horse) return false;
  return CAVALRY_CLASSES.indexOf(opponent.horse) - CAVALRY_CLASSES.indexOf(thrower.horse) >= 2;
}
