/** Armies of any kind that the schema lets through. */
import fc from 'fast-check';
import {
  ARMY_TYPES,
  CAVALRY_CLASSES,
  GUN_WEIGHTS,
  MOBILITIES,
  ORDERS,
  PIECES,
  RATINGS,
  SKIRMISH_RATINGS,
} from '../../src/book/terms.ts';
import type { Army, FormationCard, OfficerCard, UnitCard } from '../../src/scenarios/schema.ts';

/** What a spreadsheet or a table's own signs might trip over. */
const TRICKY = [
  '=1+1',
  "'=1",
  '+49',
  '-3',
  '@home',
  '5/1',
  '1-2-1809',
  "'5/1",
  'a|b',
  '|',
  '\\p',
  'a\\',
  '"Fox", the',
  ';',
];
const word = fc.oneof(
  fc.constantFrom('Acland’s brigade', 'Légère, 9e', 'II Corps', '1/58th Foot', ...TRICKY),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
);
const told = (most: number) =>
  fc
    .array(word, { minLength: 1, maxLength: 3 })
    .map((lines) => lines.join('\n'))
    .filter((text) => text.trim() !== '' && text.length <= most);
const rating = fc.constantFrom(...RATINGS);
const id = fc.constant('x');

const maybe = <K extends string, T>(key: K, from: fc.Arbitrary<T>): fc.Arbitrary<{ readonly [P in K]?: T }> =>
  fc.option(from, { nil: undefined }).map((value) => (value === undefined ? {} : { [key]: value })) as never;
const both = <A extends object, B extends object>(a: fc.Arbitrary<A>, b: fc.Arbitrary<B>): fc.Arbitrary<A & B> =>
  fc.tuple(a, b).map(([one, other]) => ({ ...one, ...other }));

const officer: fc.Arbitrary<OfficerCard> = both(
  fc.record({ id, name: word, A: rating, L: rating, T: rating }),
  both(maybe('rank', word), maybe('note', told(200))),
);

const common = both(
  fc.record({
    id,
    ref: fc.oneof(fc.constantFrom('', 'II/5/1', '5/1', '1/2/3'), told(24)),
    name: word,
    quality: rating,
  }),
  maybe('note', told(200)),
);
const part = both(
  fc.record({ arm: fc.constantFrom('infantry' as const, 'cavalry' as const), quality: rating, men: fc.nat(30_000) }),
  maybe('name', word),
);
const fighting = both(
  common,
  fc.record({ parts: fc.array(part, { minLength: 1, maxLength: 4 }), artilleryPoints: fc.nat(12) }),
);
const unit: fc.Arbitrary<UnitCard> = fc.oneof(
  both(
    fighting,
    fc.record({
      arm: fc.constantFrom('infantry' as const, 'mixed' as const),
      sk: fc.constantFrom(...SKIRMISH_RATINGS),
      rifles: fc.boolean(),
    }),
  ) as fc.Arbitrary<UnitCard>,
  both(
    fighting,
    fc.record({
      arm: fc.constant('cavalry' as const),
      horse: fc.constantFrom(...CAVALRY_CLASSES),
      impetuous: fc.boolean(),
      cossack: fc.boolean(),
    }),
  ),
  both(
    both(common, maybe('guns', fc.nat(48))),
    fc.record({
      arm: fc.constant('artillery' as const),
      weight: fc.constantFrom(...GUN_WEIGHTS),
      mobility: fc.constantFrom(...MOBILITIES),
      pieces: fc.constantFrom(...PIECES),
      ottoman: fc.boolean(),
    }),
  ),
);

const formation: fc.Arbitrary<FormationCard> = both(
  fc.record({
    id,
    name: word,
    commander: officer,
    order: fc.constantFrom(...ORDERS),
    units: fc.array(unit, { maxLength: 5 }),
  }),
  maybe('awkward', both(fc.record({ extra: fc.nat(6) }), maybe('why', told(200)))),
);

/** Its ids are all alike: they are no part of what is compared. */
export const anyArmy: fc.Arbitrary<Army> = fc.record({
  name: word,
  armyType: fc.constantFrom(...ARMY_TYPES),
  ottoman: fc.boolean(),
  commander: officer,
  formations: fc.array(formation, { minLength: 1, maxLength: 4 }),
  garrisons: fc.constant([]),
  engineers: fc.nat(8),
  pontoons: fc.nat(8),
  baggage: fc.nat(8),
});
