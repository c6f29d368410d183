/** The resolver against a second, independent telling of the same rules, over many thousands of combats. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RateCheck } from '../../../src/battlefield/rules/close-combat/aftermath.ts';
import { type Answer, lyingOf } from '../../../src/battlefield/rules/close-combat/desk.ts';
import type {
  AreaFought,
  Attacker,
  Combat,
  CombatResult,
  Fighter,
} from '../../../src/battlefield/rules/close-combat/facts.ts';
import { closeCombat } from '../../../src/battlefield/rules/close-combat/resolve.ts';
import { RULINGS, type Rulings } from '../../../src/book/rulings.ts';
import {
  ASPECTS,
  CAVALRY_CLASSES,
  EXHAUSTION,
  INTENSITIES,
  ORDERS,
  RATINGS,
  WEATHERS,
} from '../../../src/book/terms.ts';
import { RESULTS } from '../../../src/cards/results.ts';
import { FACES, type Face } from '../../../src/dice/faces.ts';
import { reckon, term } from '../../../src/engine/reckoning.ts';
import { plain } from '../../plain.ts';
import { type Supply, type Told, tell } from '../reference/close-combat.ts';

const seldom = fc.integer({ min: 0, max: 5 }).map((n) => n === 0);
const often = fc.boolean();

const soldier = {
  q: fc.constantFrom(...RATINGS, ...([4, 4, 4, 4] as const)),
  cp: fc.oneof(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 3 })),
  stands: fc.constantFrom(0, 0, 0, 1, 2),
  disordered: seldom,
  exhaustion: fc.constantFrom(...EXHAUSTION, ...([0, 0, 0, 0, 0] as const)),
  battery: fc.constantFrom(undefined, undefined, 'foot' as const, 'horse' as const),
  batteryFired: often,
  engineer: seldom,
  officer: seldom,
  officerTested: often,
  impetuous: often,
  outOfCommand: seldom,
  nearArmyCommander: seldom,
  flanked: seldom,
  hardCover: seldom,
  strongPoint: seldom,
  horse: fc.constantFrom(...CAVALRY_CLASSES),
};
const attacker = (id: string): fc.Arbitrary<Attacker> =>
  fc.record({
    ...soldier,
    id: fc.constant(id),
    troop: fc.constantFrom(...(['infantry', 'infantry', 'cavalry', 'cavalry', 'cavalry', 'mixed'] as const)),
    strikes: fc.constantFrom(...ASPECTS, 'front' as const),
    height: fc.constantFrom('above' as const, 'below' as const),
  });
const defender: fc.Arbitrary<Fighter> = fc.record({
  ...soldier,
  id: fc.constant('d'),
  troop: fc.constantFrom(
    ...([
      'infantry',
      'infantry',
      'mixed',
      'cavalry',
      'cavalry',
      'cavalry',
      'artillery',
      'garrison',
      'pontoon',
    ] as const),
  ),
  onFoot: seldom,
  detachment: seldom,
  looting: fc.integer({ min: 0, max: 12 }).map((n) => n === 0),
  order: fc.constantFrom(...ORDERS),
});
const area: fc.Arbitrary<AreaFought | undefined> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.constant({ fight: 'out-of' as const }) },
  {
    weight: 3,
    arbitrary: fc.record({
      fight: fc.constant('for' as const),
      round: fc.constantFrom(1 as const, 2 as const),
      garrisoned: often,
    }),
  },
);
const combat: fc.Arbitrary<Combat> = fc
  .record({
    attackers: fc.oneof(fc.tuple(attacker('a')), fc.tuple(attacker('a'), attacker('b'))),
    defender,
    area,
    hilly: often,
    weather: fc.constantFrom(...WEATHERS),
    intensity: fc.constantFrom(...INTENSITIES),
    abandoned: seldom,
  })
  .map(({ area: about, abandoned, ...rest }) => ({
    ...rest,
    ...(about && { area: about }),
    abandoned: abandoned && rest.defender.troop === 'artillery',
  }));

const KEYS = [
  ...(['artBuaDice', 'ccArtDice', 'uphill', 'infCav', 'noCheckLoser', 'loserQ', 'defToHit', 'pursuit'] as const),
  ...(['vanquishBase', 'ccAttacking', 'brokenEffect', 'garrisonFollowUp', 'pursuitPair', 'snowBonus'] as const),
  ...(['autoDefendTiming', 'abandoned', 'attachedInjury', 'artDoubleUse'] as const),
];
const rulings: fc.Arbitrary<Rulings> = fc.oneof(
  fc.constant({}),
  fc
    .array(fc.nat(), { minLength: KEYS.length, maxLength: KEYS.length })
    .map((picks) =>
      Object.fromEntries(KEYS.map((key, i) => [key, RULINGS[key].values[picks[i]! % RULINGS[key].values.length]])),
    ),
);

/** Chance by key: the same faces and cards for whoever asks under that key, however he asks. */
const chance = fc.record({
  seed: fc.integer(),
  cards: fc.array(fc.constantFrom(...RESULTS), { minLength: 8, maxLength: 8 }),
});
type Chance = typeof chance extends fc.Arbitrary<infer C> ? C : never;

const mix = (seed: number, key: string, i: number): number => {
  let h = seed ^ (i * 0x9e3779b1);
  for (const letter of key) h = Math.imul(h ^ letter.charCodeAt(0), 0x85ebca6b) ^ (h >>> 13);
  h = Math.imul(h ^ (h >>> 16), 0xc2b2ae35);
  return (h ^ (h >>> 15)) >>> 0;
};
/** Sixes come up often, so that combats are bloody and both sides are hurt. */
const FACE_BAG: readonly Face[] = [...FACES, 5, 6, 6, 6, 6];
const faceAt = ({ seed }: Chance, key: string, i: number): Face => FACE_BAG[mix(seed, key, i) % FACE_BAG.length]!;
const cardAt = ({ seed, cards }: Chance, key: string) => cards[mix(seed, key, 99) % cards.length]!;
const choiceAt = ({ seed }: Chance, key: string): string => {
  const odd = mix(seed, key, 7) % 3 === 0;
  if (key.startsWith('path')) return odd ? 'blocked' : 'clear';
  if (key.startsWith('friends')) return odd ? 'in-the-way' : 'clear';
  if (key.startsWith('pursuit')) return odd ? 'no' : 'yes';
  return odd ? 'fall-back' : 'stay';
};
const ratingOf = ({ seed }: Chance, unit: string, losses: number) => (mix(seed, unit, losses) % 7) + 1;

/** Answers what is asked until nothing is, as a table would; the statements stand from the start. */
function play(facts: Combat, luck: Chance, rules: Rulings): CombatResult {
  const rate: RateCheck = (unit, { losses }) =>
    reckon(plain('Rating'), [term(plain('Rating'), ratingOf(luck, unit, losses))]);
  const said = ['a', 'b', 'd'].flatMap((id): Answer[] =>
    [`path:${id}`, `friends:${id}`, `pursuit:${id}`].map((key) => ({ key, choice: choiceAt(luck, key) })),
  );
  const answers: Answer[] = [...said];
  const thrown: Record<string, number> = {};
  for (let asked = 0; asked < 60; asked++) {
    const progress = closeCombat(facts, lyingOf(answers), rate, rules);
    if (progress.done) return progress;
    if (progress.needs.length === 0) throw new Error('nothing is wanted and nothing is decided');
    for (const need of progress.needs) {
      if (need.kind === 'card') answers.push({ key: need.key, result: cardAt(luck, need.key) });
      else if (need.kind === 'choice') answers.push({ key: need.key, choice: choiceAt(luck, need.key) });
      else {
        const at = thrown[need.key] ?? 0;
        thrown[need.key] = at + need.dice;
        answers.push({
          key: need.key,
          faces: Array.from({ length: need.dice }, (_, i) => faceAt(luck, need.key, at + i)),
        });
      }
    }
  }
  throw new Error('it never ends');
}

function supplyOf(luck: Chance): Supply {
  const thrown: Record<string, number> = {};
  return {
    die: (key) => {
      const i = thrown[key] ?? 0;
      thrown[key] = i + 1;
      return faceAt(luck, key, i);
    },
    card: (key) => cardAt(luck, key),
    choice: (key) => choiceAt(luck, key),
    rating: (unit, losses) => ratingOf(luck, unit, losses),
  };
}

const ofResolver = (result: CombatResult) => ({
  ending: result.ending,
  loser: result.loser,
  step: result.ladder?.decided.step ?? null,
  ground: result.ground,
  next: result.next,
  units: Object.fromEntries(
    result.units.map((unit) => [
      unit.id,
      {
        cp: unit.cp,
        fate: unit.fate,
        disordered: unit.disordered,
        exhaustion: unit.exhaustion,
        back: unit.withdrawal ? `${unit.withdrawal.move} ${unit.withdrawal.distance.total}` : 'stays',
        restored: unit.restored,
        engineersLost: unit.engineersLost,
        officerInjured: unit.officerInjured,
        followsUp: unit.followsUp,
        staysInContact: unit.staysInContact,
        pursuitHits: unit.pursuit ? unit.pursuit.hits : null,
      },
    ]),
  ),
});
const ofReference = ({ units, ...told }: Told) => ({
  ...told,
  units: Object.fromEntries(
    Object.values(units).map((m) => {
      const { cp, fate, disordered, exhaustion, back, restored, engineersLost, officerInjured, followsUp } = m;
      const { staysInContact, pursuitHits } = m;
      const named = m as unknown as { id: string };
      return [
        named.id,
        {
          cp,
          fate,
          disordered,
          exhaustion,
          back,
          restored,
          engineersLost,
          officerInjured,
          followsUp,
          staysInContact,
          pursuitHits,
        },
      ];
    }),
  ),
});

describe('the whole close combat, told twice', () => {
  it('NBC-CC-15 the same fate for every unit, the same loser at the same step, whatever is thrown and ruled', () => {
    fc.assert(
      fc.property(combat, chance, rulings, (facts, luck, rules) => {
        expect(ofResolver(play(facts, luck, rules))).toEqual(ofReference(tell(facts, supplyOf(luck), rules)));
      }),
      { numRuns: 6_000 },
    );
  }, 120_000);

  it('NBC-GL-05 no unit ends below nothing or above its start, and every CP that is gone has a cause', () => {
    fc.assert(
      fc.property(combat, chance, rulings, (facts, luck, rules) => {
        const result = play(facts, luck, rules);
        for (const unit of result.units) {
          const fighter = [...facts.attackers, facts.defender].find((each) => each.id === unit.id)!;
          const { combat: fought, pursuit, blocked } = unit.lost;
          expect(unit.cp).toBeGreaterThanOrEqual(0);
          if (fighter.troop !== 'artillery' && fighter.troop !== 'pontoon')
            expect(unit.cp + fought + pursuit + blocked).toBe(fighter.cp);
          expect(unit.exhaustion).toBeGreaterThanOrEqual(fighter.exhaustion ?? 0);
          if (unit.fate === 'broken') expect([unit.cp, unit.disordered]).toEqual([0, false]);
        }
      }),
      { numRuns: 500 },
    );
  }, 60_000);
});
