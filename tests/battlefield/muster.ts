/** Ordinary units for the tests of shooting: each test says only what is special about its own. */
import fc from 'fast-check';
import type { Shot } from '../../src/battlefield/rules/fire/artillery.ts';
import type { Battery, Target } from '../../src/battlefield/rules/fire/fighters.ts';
import { RULINGS, type RulingKey, type Rulings } from '../../src/book/rulings.ts';
import type { Face } from '../../src/dice/faces.ts';
import { type HitThrow, hitThrow } from '../../src/dice/hits.ts';

export const brigade = (special: Partial<Target> = {}): Target => ({
  kind: 'unit',
  arm: 'infantry',
  cp: 6,
  stands: 0,
  disordered: false,
  cover: 'none',
  ...special,
});

export const guns = (special: Partial<Battery> = {}): Battery => ({
  quality: 3,
  disordered: false,
  exhaustion: 0,
  weight: 'medium',
  mobility: 'foot',
  pieces: 'guns',
  attached: false,
  ...special,
});

export const shotBy = (battery: Partial<Battery>, special: Partial<Shot> = {}): Shot => ({
  battery: guns(battery),
  target: brigade(),
  distanceCm: 5,
  aspect: 'front',
  differentLevel: false,
  ground: 'hard',
  ...special,
});

/** The hits that these faces bring; fails when the throw wants more faces or fewer. */
export function hitsWith(spec: HitThrow, faces: readonly Face[]): number {
  const progress = hitThrow(spec, faces);
  if (!progress.done) throw new Error(`the throw wants ${progress.dice} more dice to ${progress.stage}`);
  const used = progress.rounds.reduce((sum, round) => sum + round.faces.length, 0);
  if (used !== faces.length) throw new Error(`the throw used ${used} of ${faces.length} faces`);
  return progress.hits;
}

/** Every choice of values for some rulings of the register. */
export const anyRulings = (...keys: RulingKey[]): fc.Arbitrary<Rulings> =>
  fc.record(Object.fromEntries(keys.map((key) => [key, fc.constantFrom(...RULINGS[key].values)])), {
    requiredKeys: [],
  }) as fc.Arbitrary<Rulings>;

export const anyFace: fc.Arbitrary<Face> = fc.constantFrom(1, 2, 3, 4, 5, 6);
