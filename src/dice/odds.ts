/** The exact chances of a hit throw, re-throws included: fractions over a common whole, in integers throughout. */
import { FACES } from './faces.ts';
import { type HitCount, type HitRound, type HitThrow, hitSteps } from './hits.ts';

export interface HitOdds {
  /** In how many of `of` equally likely throws there are exactly 0, 1, 2 … hits. */
  readonly ways: readonly bigint[];
  readonly of: bigint;
}

/** How a throw may stand after some rounds, and in how many ways. */
interface Standing extends HitCount {
  readonly ways: bigint;
}

/** The powers of a number, from that of 0 to that of `most`. */
const powers = (base: number, most: number): readonly bigint[] =>
  Array.from({ length: most + 1 }, (_, exponent) => BigInt(base) ** BigInt(exponent));

/** Row `n` of Pascal's triangle. */
function choose(n: number): bigint[] {
  const row = [1n];
  for (let k = 1; k <= n; k++) row.push((row[k - 1]! * BigInt(n - k + 1)) / BigInt(k));
  return row;
}

/** The odds of a throw for hits, from its beginning or after the rounds of it that lie there. */
export function hitOdds(spec: HitThrow, thrown: readonly HitRound[] = []): HitOdds {
  // No round throws more dice than the first, so 6^dice is a whole that every round's fractions share.
  const most = Math.max(0, spec.dice);
  const sixes = powers(6, most);
  const rows = Array.from({ length: most + 1 }, (_, dice) => choose(dice));
  let standings: readonly Standing[] = [{ hits: 0, misses: 0, ways: 1n }];
  let of = 1n;
  const known = [...thrown];
  for (const step of hitSteps(spec)) {
    const here = known[0] && standings[0]!;
    const dice = here ? step.dice(here) : 0;
    if (here && dice > 0) {
      standings = [{ ...step.count(here, dice, known.shift()!.made), ways: here.ways }];
      continue;
    }
    const good = FACES.filter(step.succeeds).length;
    const made = powers(good, most);
    const failed = powers(6 - good, most);
    const next = new Map<number, Standing>();
    for (const standing of standings) {
      const dice = step.dice(standing);
      const before = standing.ways * sixes[most - dice]!;
      rows[dice]!.forEach((combinations, n) => {
        const ways = before * combinations * made[n]! * failed[dice - n]!;
        if (ways === 0n) return;
        const count = dice === 0 ? standing : step.count(standing, dice, n);
        const key = count.hits * (most + 1) + count.misses;
        next.set(key, { hits: count.hits, misses: count.misses, ways: ways + (next.get(key)?.ways ?? 0n) });
      });
    }
    standings = [...next.values()];
    of *= sixes[most]!;
  }
  const ways = Array.from({ length: most + 1 }, () => 0n);
  for (const standing of standings) ways[standing.hits]! += standing.ways;
  return { ways, of };
}

/** A fraction of whole numbers as a double, right to the last digits however large the two are. */
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

/** How many hits the throw brings on average. */
export const meanHits = (odds: HitOdds): number =>
  fraction(
    odds.ways.reduce((sum, ways, hits) => sum + ways * BigInt(hits), 0n),
    odds.of,
  );
