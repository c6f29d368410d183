/** A table under lock with as many formations as are wanted, half of them with an order face down, begun on a real database. */
import type { Battle } from '../../../src/battlefield/battle.ts';
import { type Scenario, type ScenarioSource, scenario } from '../../../src/scenarios/schema.ts';
import { infantry, SMALL } from '../../battlefield/fixtures.ts';

type FormationSource = ScenarioSource['sides']['a']['formations'][number];

const formation = (side: string, n: number): FormationSource => ({
  id: `${side}${n}`,
  name: `${n}. Corps ${side.toUpperCase()}`,
  commander: { id: `c-${side}${n}`, name: `General ${side.toUpperCase()}${n}`, A: 4, L: 4, T: 4 },
  order: 'defend',
  units: [infantry(`u-${side}${n}`, `${n}/${side}`, `Brigade ${side}${n}`)],
});

/** `n` formations in all, the last of side b in secret, due at once. */
export function armies(n: number): Scenario {
  const half = Array.from({ length: n / 2 }, (_, i) => i + 1);
  const last = `b${n / 2}`;
  return scenario({
    ...SMALL,
    id: `armies-${n}`,
    sides: {
      a: { ...SMALL.sides.a, formations: half.map((i) => formation('a', i)) },
      b: { ...SMALL.sides.b, formations: half.map((i) => formation('b', i)) },
    },
    reinforcements: [{ id: 'r', side: 'b', formation: last, at: SMALL.start, where: 'the Ligny road', secret: true }],
    briefings: { a: 'briefing-a', b: 'briefing-b', umpire: 'briefing-u' },
  });
}

export const PINS = { umpire: '9281', a: '1234', b: '5678' };

export const formationsIn = (battle: Battle): number => Object.keys(battle.formations).length;
