import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FACES, type Face } from '../../src/dice/faces.ts';
import { all, CONFIRM, type HitThrow, half, hitThrow, upTo } from '../../src/dice/hits.ts';
import { chanceOf, chanceOfAtLeast, hitOdds, hitWays, meanHits } from '../../src/dice/odds.ts';
import { sumsOfDice } from '../../src/dice/sums.ts';

const hitsOf = (spec: HitThrow, faces: readonly Face[]) => {
  const progress = hitThrow(spec, faces);
  if (!progress.done) throw new Error(`wants ${progress.dice} more for ${progress.stage}`);
  return progress.hits;
};

/** Every way a throw can go, each with its chance, found by throwing every die every way. */
function everyThrow(spec: HitThrow, faces: readonly Face[] = [], chance = 1): Map<number, number> {
  const progress = hitThrow(spec, faces);
  if (progress.done) return new Map([[progress.hits, chance]]);
  const sum = new Map<number, number>();
  const deal = (dealt: readonly Face[]): void => {
    if (dealt.length < progress.dice) {
      for (const face of FACES) deal([...dealt, face]);
      return;
    }
    for (const [hits, part] of everyThrow(spec, [...faces, ...dealt], chance / 6 ** progress.dice)) {
      sum.set(hits, (sum.get(hits) ?? 0) + part);
    }
  };
  deal([]);
  return sum;
}

describe('a throw for hits', () => {
  it('counts the faces at or above the number needed', () => {
    expect(hitsOf({ dice: 4, need: 5 }, [4, 5, 6, 1])).toBe(2);
    expect(hitsOf({ dice: 4, need: 6 }, [4, 5, 6, 1])).toBe(1);
  });

  it('needs no dice at all when there are none', () => {
    expect(hitThrow({ dice: 0, need: 5 }, [])).toEqual({ done: true, hits: 0, rounds: [] });
    expect(hitThrow({ dice: -1, need: 5 }, [])).toEqual({ done: true, hits: 0, rounds: [] });
  });

  it('says what must be thrown next, round by round', () => {
    const spec: HitThrow = { dice: 3, need: 5, bonus: all, penalties: [all] };
    expect(hitThrow(spec, [])).toEqual({ done: false, stage: 'throw', dice: 3, rounds: [] });
    expect(hitThrow(spec, [5, 1])).toEqual({ done: false, stage: 'throw', dice: 3, rounds: [] });
    const first = { stage: 'throw', faces: [5, 1, 2], made: 1, hits: 1 };
    expect(hitThrow(spec, [5, 1, 2])).toEqual({ done: false, stage: 'bonus', dice: 2, rounds: [first] });
    const bonus = { stage: 'bonus', faces: [6, 1], made: 1, hits: 2 };
    expect(hitThrow(spec, [5, 1, 2, 6, 1])).toEqual({
      done: false,
      stage: 'confirm',
      dice: 2,
      rounds: [first, bonus],
    });
    const confirm = { stage: 'confirm', faces: [4, 3], made: 1, hits: 1 };
    expect(hitThrow(spec, [5, 1, 2, 6, 1, 4, 3, 6, 6])).toEqual({
      done: true,
      hits: 1,
      rounds: [first, bonus, confirm],
    });
  });

  it('AMB-73 a modifier counts on the throw and on re-thrown misses, and on confirmations only when told', () => {
    const tired: HitThrow = { dice: 2, need: 5, modifier: -1, bonus: all, penalties: [all] };
    // 5 is a miss at -1, 6 a hit; the miss is thrown again as a 6; both confirm on a natural 4.
    expect(hitsOf(tired, [5, 6, 6, 4, 4])).toBe(2);
    expect(hitsOf({ ...tired, confirmModified: true }, [5, 6, 6, 4, 5])).toBe(1);
  });

  it('AMB-73 with penalties first the re-thrown misses are not asked to confirm', () => {
    const spec: HitThrow = { dice: 2, need: 5, bonus: all, penalties: [all], penaltiesFirst: true };
    // The one hit fails its confirmation; the one miss of the first throw is thrown again and hits.
    expect(hitsOf(spec, [6, 1, 3, 5])).toBe(1);
  });

  it('AMB-117 several penalties are taken one after another, half of the hits then left', () => {
    const spec: HitThrow = { dice: 5, need: 5, penalties: [all, half] };
    // Five hits, two fail; of the three left one must confirm and fails.
    expect(hitsOf(spec, [5, 5, 5, 5, 5, 4, 4, 4, 3, 3, 1])).toBe(2);
  });

  it('AMB-110 half of one miss is none', () => {
    expect([0, 1, 2, 3, 4, 5].map(half)).toEqual([0, 0, 1, 1, 2, 2]);
    expect([0, 1, 2, 3].map(upTo(2))).toEqual([0, 1, 2, 2]);
    expect(all(7)).toBe(7);
    expect(CONFIRM).toBe(4);
  });
});

const anySpec: fc.Arbitrary<HitThrow> = fc.record(
  {
    dice: fc.integer({ min: 0, max: 2 }),
    need: fc.integer({ min: 2, max: 7 }),
    modifier: fc.integer({ min: -2, max: 1 }),
    bonus: fc.constantFrom(all, half, upTo(2)),
    penalties: fc.array(fc.constantFrom(all, half), { maxLength: 2 }),
    penaltiesFirst: fc.boolean(),
    confirmModified: fc.boolean(),
  },
  { requiredKeys: ['dice', 'need'] },
);

describe('the odds of a throw for hits', () => {
  it.each<[string, HitThrow, bigint[], bigint]>([
    ['one die at 5 or 6', { dice: 1, need: 5 }, [4n, 2n], 6n],
    ['two dice at 6', { dice: 2, need: 6 }, [25n, 10n, 1n], 36n],
    // A hit at once in 12 of 36, or a miss (4 of 6) thrown again into a hit (2 of 6): 20 of 36.
    ['one die whose miss is thrown again', { dice: 1, need: 5, bonus: all }, [16n, 20n], 36n],
    // A hit that must confirm: 2 of 6 times 3 of 6.
    ['one die that must confirm', { dice: 1, need: 5, penalties: [all] }, [30n, 6n], 36n],
    ['no dice', { dice: 0, need: 5 }, [1n], 1n],
    ['an exhausted die', { dice: 1, need: 5, modifier: -2 }, [6n, 0n], 6n],
  ])('%s', (_, spec, ways, of) => {
    const odds = hitOdds(spec);
    // Both sides of the fraction may carry a common factor.
    expect(odds.ways.map((n) => n * of)).toEqual(ways.map((n) => n * odds.of));
  });

  it('agree with throwing every die every way', () => {
    fc.assert(
      fc.property(anySpec, (spec) => {
        const odds = hitOdds(spec);
        expect(odds.ways.reduce((sum, n) => sum + n, 0n)).toBe(odds.of);
        const every = everyThrow(spec);
        for (let hits = 0; hits <= spec.dice; hits++) {
          expect(chanceOf(odds, hits)).toBeCloseTo(every.get(hits) ?? 0, 12);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('agree with every way three dice can go, half their misses thrown again and every hit confirmed', () => {
    const spec: HitThrow = { dice: 3, need: 5, bonus: half, penalties: [all] };
    for (const [hits, chance] of everyThrow(spec)) expect(chanceOf(hitOdds(spec), hits)).toBeCloseTo(chance, 12);
  });

  it('go on from the rounds that lie there, as throwing the rest every way does', () => {
    fc.assert(
      fc.property(anySpec, fc.array(fc.constantFrom(...FACES), { minLength: 12, maxLength: 12 }), (spec, faces) => {
        for (let n = 0; n <= faces.length; n++) {
          const progress = hitThrow(spec, faces.slice(0, n));
          const known = progress.rounds.flatMap((round) => round.faces);
          const odds = hitOdds(spec, progress.rounds);
          const every = everyThrow(spec, known);
          for (let hits = 0; hits <= spec.dice; hits++)
            expect(chanceOf(odds, hits)).toBeCloseTo(every.get(hits) ?? 0, 12);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('show one throw for each end a throw may have, and together they are all of it', () => {
    fc.assert(
      fc.property(anySpec, fc.array(fc.constantFrom(...FACES), { minLength: 12, maxLength: 12 }), (spec, faces) => {
        const start = hitThrow(spec, faces.slice(0, spec.dice));
        const lies = start.rounds.flatMap((round) => round.faces);
        for (const [known, rounds] of [
          [[], []],
          [lies, start.rounds],
        ] as const) {
          const odds = hitOdds(spec, rounds);
          const found = Array<number>(spec.dice + 1).fill(0);
          const ends = new Set<string>();
          for (const way of hitWays(spec, rounds)) {
            const end = hitThrow(spec, [...known, ...way.faces]);
            if (!end.done) throw new Error('a way that ends');
            found[end.hits]! += way.chance;
            ends.add(`${end.hits} after ${end.rounds[0]?.made}`);
          }
          expect(ends.size).toBe(hitWays(spec, rounds).length);
          found.forEach((chance, hits) => {
            expect(chance).toBeCloseTo(chanceOf(odds, hits), 12);
          });
        }
      }),
      { numRuns: 60 },
    );
  });

  it('know in how many ways dice add up: two of them to seven in six, three to ten in 27', () => {
    expect(sumsOfDice(2)[7]).toBe(6);
    expect(sumsOfDice(3)[10]).toBe(27);
    expect(sumsOfDice(0)).toEqual([1]);
    expect(sumsOfDice(4).reduce((sum, n) => sum + n, 0)).toBe(6 ** 4);
  });

  it('are whole at any size, and fall as more hits are asked', () => {
    fc.assert(
      fc.property(anySpec, fc.integer({ min: 4, max: 30 }), (spec, dice) => {
        const odds = hitOdds({ ...spec, dice });
        expect(odds.ways.reduce((sum, n) => sum + n, 0n)).toBe(odds.of);
        expect(chanceOfAtLeast(odds, 0)).toBe(1);
        for (let hits = 0; hits < dice; hits++) {
          expect(chanceOfAtLeast(odds, hits)).toBeGreaterThanOrEqual(chanceOfAtLeast(odds, hits + 1));
        }
      }),
      { numRuns: 100 },
    );
  });

  it('know the mean: 18 dice at 5 or 6 bring six hits', () => {
    expect(meanHits(hitOdds({ dice: 18, need: 5 }))).toBeCloseTo(6, 12);
    expect(chanceOf(hitOdds({ dice: 2, need: 5 }), 9)).toBe(0);
  });
});
