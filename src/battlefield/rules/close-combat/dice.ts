/** How many dice a unit throws in close combat, and which skirmish stands it can keep afterwards. */

import { type Rulings, ruling } from '../../../book/rulings.ts';
import { type Reckoning, reckon, type Term, term } from '../../../engine/reckoning.ts';
import { type AreaFought, armOf, type Fighter, forBuiltUpArea, hostsEngineers, type Role, strength } from './facts.ts';

export const BATTERY_DICE = 2;
export const ENGINEER_DICE = 1;

/** AMB-82: by ruling guns that fired in the artillery phase have nothing left for the combat. */
const isSpent = (unit: Fighter, rulings: Rulings): boolean =>
  Boolean(unit.batteryFired) && ruling(rulings, 'artDoubleUse') === 'no';

/** NBC-CC-06, NBC-BUA-03: 2 dice for any battery in defence, in attack for horse artillery; none in a defended area. */
export function batteryDice(unit: Fighter, role: Role, area?: AreaFought, rulings: Rulings = {}): 0 | 2 {
  if (!unit.battery || unit.looting || armOf(unit) === 'artillery' || isSpent(unit, rulings)) return 0;
  if (role === 'attacker') return unit.battery === 'horse' ? BATTERY_DICE : 0;
  return forBuiltUpArea(area) && ruling(rulings, 'artBuaDice') === 'no' ? 0 : BATTERY_DICE;
}

/** NBC-CC-03: one die for each current CP not out with skirmish stands, and the dice of battery and engineers. */
export function combatDice(unit: Fighter, role: Role, area?: AreaFought, rulings: Rulings = {}): Reckoning {
  if (armOf(unit) === 'artillery')
    return reckon('sum-dice', [term('combat-dice-battery-alone', 0, 'NBC-CC-11')], { unit: 'dice' });
  if (unit.looting) return reckon('sum-dice', [term('combat-dice-looting', 0, 'NBC-BAG-04')], { unit: 'dice' });
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

/** NBC-FF-08, NBC-CC-10, NBC-CC-36: stands that may go back to the front; the unit itself keeps at least 1 CP. */
export const standsThatMayStay = (stands: number, cp: number): number => Math.max(0, Math.min(stands, cp - 1));
