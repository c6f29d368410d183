import { describe, expect, it } from 'vitest';
import { KINGDOMS, type Kingdom, RECIPES } from '../../../../src/campaign/empires-in-arms/rules/combinations.ts';
import { POWERS, type Power } from '../../../../src/campaign/empires-in-arms/vocabulary.ts';

interface Row {
  readonly by: readonly Power[];
  /** So many of these lands, group by group. */
  readonly lands: readonly (readonly [least: number, of: readonly string[]])[];
  readonly points: number;
  readonly whole: boolean;
}

const MEMBERS = ['Baden', 'Bavaria', 'Hanover', 'Hesse', 'Saxony', 'Wurttemberg'];
const NEIGHBOURS = ['Berg', 'Duchies', 'Kleves', 'Mecklenburg', 'Magdeburg', 'Tyrol'];
const OTTOMAN = ['Algeria', 'Cyrenica', 'Egypt', 'Morocco', 'Palestine', 'Syria', 'Tripolitania', 'Tunisia'];

const ROWS: Readonly<Record<Kingdom, Row>> = {
  poland: { by: POWERS, lands: [[1, ['Masovia']]], points: 1, whole: true },
  italy: {
    by: ['AU', 'FR', 'SP'],
    lands: [[4, ['Lombardy', 'Papacy', 'Venetia', 'Illyria']]],
    points: 1,
    whole: false,
  },
  westphalia: { by: ['FR', 'PR'], lands: [[3, ['Hanover', 'Hesse', 'Magdeburg']]], points: 1, whole: false },
  bavaria: { by: ['FR', 'PR'], lands: [[2, ['Bavaria', 'Tyrol']]], points: 1, whole: true },
  rhine: {
    by: ['AU', 'FR', 'PR'],
    lands: [
      [5, MEMBERS],
      [3, NEIGHBOURS],
    ],
    points: 2,
    whole: false,
  },
  ottomanEmpire: { by: ['FR', 'GB', 'SP', 'TU'], lands: [[6, OTTOMAN]], points: 1, whole: false },
};

describe('the kingdoms', () => {
  it.each(KINGDOMS)(
    'EIA-250 EIA-251 EIA-252 EIA-253 EIA-254 EIA-255 who makes %s, of what, and for how many points',
    (kingdom) => {
      const { by, groups, points, whole } = RECIPES[kingdom];
      const lands = groups.map(({ least, of }) => [least, [...of].sort()]);
      const row = ROWS[kingdom];
      expect({ by: [...by].sort(), lands, points, whole }).toEqual({
        ...row,
        by: [...row.by].sort(),
        lands: row.lands.map(([least, of]) => [least, [...of].sort()]),
      });
    },
  );
});
