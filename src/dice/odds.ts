/** The exact chances of a hit throw with its re-throws, as integer fractions of a common whole. */
import { nth } from '../engine/nth.ts';
import { FACES, type Face } from './faces.ts';
import { type HitCount, type HitRound, type HitThrow, hitSteps } from './hits.ts';

export interface HitOdds {
  /** How many of `of` equally likely throws give exactly 0, 1, 2 … hits. */
  readonly ways: readonly bigint[];
  readonly of: bigint;
}

/** A possible standing after some rounds, and in how many ways it arises. */
interface Standing extends HitCount {
  readonly ways: bigint;
  /** One of the ways: the faces of the rounds still to come. */
  readonly faces: readonly Face[];
}

/** The powers of a number, with exponents 0 to `most`. */
const powers = (base: number, most: number): readonly bigint[] =>
  Array.from({ length: most + 1 }, (_, exponent) => BigInt(base) ** BigInt(exponent));

/** Row `n` of Pascal's triangle. */
function choose(n: number): bigint[] {
  const row = [1n];
  for (let k = 1; k <= n; k++) row.push((nth(row, k - 1) * BigInt(n - k + 1)) / BigInt(k));
  return row;
}

/** The possible ends of a throw, by hits and first-round misses, from its start or after the rounds thrown. */
function ends(
  spec: HitThrow,
  thrown: readonly HitRound[],
): { readonly standings: readonly Standing[]; readonly of: bigint } {
  // No round has more dice than the first, so 6^dice is a common whole for all rounds.
  const most = Math.max(0, spec.dice);
  const sixes = powers(6, most);
  const rows = Array.from({ length: most + 1 }, (_, dice) => choose(dice));
  let standings: readonly Standing[] = [{ hits: 0, misses: 0, ways: 1n, faces: [] }];
  let of = 1n;
  const known = [...thrown];
  for (const step of hitSteps(spec)) {
    const [round] = known;
    const [here] = standings;
    const lying = round && here ? step.dice(here) : 0;
    if (round && here && lying > 0) {
      known.shift();
      standings = [{ ...here, ...step.count(here, lying, round.made) }];
      continue;
    }
    const succeeding = FACES.filter(step.succeeds);
    const failing = FACES.filter((face) => !succeeding.includes(face));
    const made = powers(succeeding.length, most);
    const failed = powers(failing.length, most);
    const next = new Map<number, Standing>();
    for (const standing of standings) {
      const dice = step.dice(standing);
      const before = standing.ways * nth(sixes, most - dice);
      nth(rows, dice).forEach((combinations, n) => {
        const ways = before * combinations * nth(made, n) * nth(failed, dice - n);
        if (ways === 0n) return;
        const count = dice === 0 ? standing : step.count(standing, dice, n);
        const key = count.hits * (most + 1) + count.misses;
        const faces = [
          ...standing.faces,
          ...(n > 0 ? Array<Face>(n).fill(nth(succeeding, 0)) : []),
          ...(dice > n ? Array<Face>(dice - n).fill(nth(failing, 0)) : []),
        ];
        next.set(key, { hits: count.hits, misses: count.misses, ways: ways + (next.get(key)?.ways ?? 0n), faces });
      });
    }
    standings = [...next.values()];
    of *= nth(sixes, most);
  }
  return { standings, of };
}

/** The odds of a hit throw, from its start or after the rounds thrown. */
export function hitOdds(spec: HitThrow, thrown: readonly HitRound[] = []): HitOdds {
  const { standings, of } = ends(spec, thrown);
  const ways = Array.from({ length: Math.max(0, spec.dice) + 1 }, () => 0n);
  for (const { hits, ways: more } of standings) ways[hits] = (ways[hits] ?? 0n) + more;
  return { ways, of };
}

/**
 * The possible results: one throw for each number of hits and first-round misses, on which another throw may depend,
 * with the total chance of those like it.
 */
export function hitWays(
  spec: HitThrow,
  thrown: readonly HitRound[],
): readonly { readonly faces: readonly Face[]; readonly chance: number }[] {
  const { standings, of } = ends(spec, thrown);
  return standings.map(({ faces, ways }) => ({ faces, chance: fraction(ways, of) }));
}

/** A fraction of integers as a double, exact to the last digits however large they are. */
function fraction(part: bigint, whole: bigint): number {
  const scale = 1n << 60n;
  return Number((part * scale) / whole) / Number(scale);
}

/** The chance, 0 to 1, of exactly `hits` hits. */
export const chanceOf = (odds: HitOdds, hits: number): number => fraction(odds.ways[hits] ?? 0n, odds.of);

/** The chance, 0 to 1, of `hits` hits or more. */
export const chanceOfAtLeast = (odds: HitOdds, hits: number): number =>
  fraction(
    odds.ways.slice(Math.max(0, hits)).reduce((sum, ways) => sum + ways, 0n),
    odds.of,
  );

/** The mean number of hits. */
export const meanHits = (odds: HitOdds): number =>
  fraction(
    odds.ways.reduce((sum, ways, hits) => sum + ways * BigInt(hits), 0n),
    odds.of,
  );
