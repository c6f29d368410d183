/** Every way a throw for hits may go, for what goes on from it. */
import { FACES, type Face } from './faces.ts';
import { type HitCount, type HitRound, type HitThrow, hitSteps } from './hits.ts';

export interface Standing extends HitCount {
  readonly chance: number;
  /** One way of throwing it, round after round. */
  readonly faces: readonly Face[];
}

const choose = (dice: number, made: number): number => (made === 0 ? 1 : (choose(dice - 1, made - 1) * dice) / made);

/**
 * What a throw may come to from where it lies: one way of throwing it for each number of hits and of misses in its first
 * round (by which another throw may have to go), with the chance of all that come to the same.
 */
export function hitWays(spec: HitThrow, thrown: readonly HitRound[]): readonly Standing[] {
  const known = [...thrown];
  let standings: readonly Standing[] = [{ hits: 0, misses: 0, chance: 1, faces: [] }];
  for (const step of hitSteps(spec)) {
    const good = FACES.filter(step.succeeds);
    const bad = FACES.filter((face) => !good.includes(face));
    const chance = good.length / FACES.length;
    const after = new Map<string, Standing>();
    const put = (one: Standing) => {
      const key = `${one.hits} ${one.misses}`;
      after.set(key, { ...one, chance: one.chance + (after.get(key)?.chance ?? 0) });
    };
    for (const standing of standings) {
      const dice = step.dice(standing);
      const lies = dice > 0 ? known.shift() : undefined;
      if (lies) put({ ...standing, ...step.count(standing, dice, lies.made) });
      else if (dice === 0) put(standing);
      else
        for (let made = good.length > 0 ? dice : 0; made >= (bad.length > 0 ? 0 : dice); made -= 1)
          put({
            ...step.count(standing, dice, made),
            chance: standing.chance * choose(dice, made) * chance ** made * (1 - chance) ** (dice - made),
            faces: [...standing.faces, ...Array<Face>(made).fill(good[0]!), ...Array<Face>(dice - made).fill(bad[0]!)],
          });
    }
    standings = [...after.values()];
  }
  return standings;
}
