/**
 * The bridge from a campaign to the table and back: formations of so many points become a scenario, and what became of them
 * comes home. What a game makes of it is its own affair, and so are the words.
 */
import { MEN_PER_POINT } from '../scenarios/combat-points.ts';
import { type Scenario, scenario } from '../scenarios/schema.ts';

type Rating = keyof (typeof MEN_PER_POINT)['infantry'];

export interface TableFormation {
  /** The corps it stands for; it comes home under this name. */
  readonly id: string;
  readonly name: string;
  readonly officer: { readonly A: number; readonly L: number; readonly T: number };
  readonly quality: number;
  /** Combat points of each unit. */
  readonly units: readonly number[];
  readonly tired: boolean;
}
export interface TableSide {
  readonly name: string;
  readonly officer: {
    readonly id: string;
    readonly name: string;
    readonly A: number;
    readonly L: number;
    readonly T: number;
  };
  readonly formations: readonly TableFormation[];
}
export interface TableBattle {
  readonly id: string;
  readonly place: string;
  readonly sides: { readonly a: TableSide; readonly b: TableSide };
}

/** What became of a formation at the table. */
export interface FormationHome {
  readonly startCP: number;
  readonly lostCP: number;
  readonly units: number;
  /** Units Broken, Eliminated or Vanquished. */
  readonly gone: number;
}

export interface ScenarioWords {
  readonly title: string;
  readonly notes: string;
  readonly unit: (corps: string, n: number) => string;
  readonly commander: (corps: string) => string;
}

/** The day and hours of a battle for which the campaign has no date. */
const DATE = '1809-07-05';
const START = 480;

/** How a spent corps comes to the field. NBC-EX-01 */
const TIRED = { exhaustion: 1 } as const;

const ratingOf = (n: number): Rating => {
  const whole = Math.min(6, Math.max(1, Math.round(n)));
  const [rating] = ([1, 2, 3, 4, 5, 6] as const).filter((each) => each === whole);
  return rating ?? 3;
};

/** Infantry of one quality, so many points strong. NBC-SCN-01 */
const menOf = (points: number, quality: Rating): number => points * MEN_PER_POINT.infantry[quality];

const officer = (id: string, name: string, { A, L, T }: TableFormation['officer']) => ({
  id: `${id}-officer`,
  name,
  A: ratingOf(A),
  L: ratingOf(L),
  T: ratingOf(T),
});

function army({ name, officer: leader, formations }: TableSide, words: ScenarioWords) {
  return {
    name,
    armyType: 'Napoleonic' as const,
    commander: officer(leader.id, leader.name, leader),
    formations: formations.map((formation) => {
      const quality = ratingOf(formation.quality);
      return {
        id: formation.id,
        name: formation.name,
        commander: officer(formation.id, words.commander(formation.name), formation.officer),
        order: 'attack' as const,
        units: formation.units.map((points, i) => ({
          arm: 'infantry' as const,
          id: `${formation.id}-${i + 1}`,
          ref: String(i + 1),
          name: words.unit(formation.name, i + 1),
          quality,
          sk: 1 as const,
          parts: [{ arm: 'infantry' as const, quality, men: menOf(points, quality) }],
          ...(formation.tired && TIRED),
        })),
      };
    }),
  };
}

export const toScenario = ({ place, sides }: TableBattle, id: string, words: ScenarioWords): Scenario =>
  scenario({
    format: 'scovell-scenario',
    version: 1,
    id,
    title: words.title,
    date: DATE,
    place,
    notes: words.notes,
    start: START,
    sides: { a: army(sides.a, words), b: army(sides.b, words) },
    sky: { weather: 'random' },
  });
