/** Totals of formations and sides: men, sabres, guns and combat points. */

import { startCP } from './combat-points.ts';
import type { Army, UnitCard } from './schema.ts';

export interface Strength {
  readonly units: number;
  readonly batteries: number;
  readonly foot: number;
  readonly horse: number;
  readonly guns: number;
  readonly cp: number;
}

const NO_STRENGTH: Strength = { units: 0, batteries: 0, foot: 0, horse: 0, guns: 0, cp: 0 };

const together = (a: Strength, b: Strength): Strength => ({
  units: a.units + b.units,
  batteries: a.batteries + b.batteries,
  foot: a.foot + b.foot,
  horse: a.horse + b.horse,
  guns: a.guns + b.guns,
  cp: a.cp + b.cp,
});

function ofUnit(unit: UnitCard): Strength {
  if (unit.arm === 'artillery') return { ...NO_STRENGTH, units: 1, batteries: 1, guns: unit.guns ?? 0 };
  const men = (arm: 'infantry' | 'cavalry') =>
    unit.parts.reduce((sum, part) => sum + (part.arm === arm ? part.men : 0), 0);
  const cp = startCP(unit.parts, unit.artilleryPoints).total;
  return { ...NO_STRENGTH, units: 1, foot: men('infantry'), horse: men('cavalry'), cp };
}

/**
 * The total of units. Guns are those of batteries with bases of their own; guns absorbed into units are in their CP.
 */
export const strengthOf = (units: readonly UnitCard[]): Strength => units.map(ofUnit).reduce(together, NO_STRENGTH);

/** The total of an army with its garrisons. */
export const armyStrength = (army: Army): Strength =>
  strengthOf([...army.formations.flatMap(({ units }) => units), ...army.garrisons.map(({ unit }) => unit)]);
