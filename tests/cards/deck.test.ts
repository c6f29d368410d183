import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  columnFor,
  columnName,
  disorderCounts,
  hasCard,
  readCard,
  readDisorder,
  resultCounts,
} from '../../src/cards/deck.ts';
import { RESULTS } from '../../src/cards/results.ts';
import { QUALITY_DECKS, timeDeckInForce } from '../../src/cards/shelf.ts';

const QD48 = QUALITY_DECKS['QD-48'];
const DICE = QUALITY_DECKS['QD-2D6'];

describe('the forty-eight quality cards', () => {
  it.each([
    [0, 1, 3, 10, 16, 18, 24, 36],
    [1, 2, 5, 13, 15, 13, 20, 32],
    [2, 4, 7, 15, 13, 9, 16, 27],
    [3, 6, 10, 16, 10, 6, 12, 22],
    [4, 9, 13, 15, 7, 4, 8, 17],
    [5, 13, 15, 13, 5, 2, 5, 12],
    [6, 18, 16, 10, 3, 1, 3, 8],
    [7, 23, 16, 7, 2, 0, 2, 5],
  ])(
    'NBC-QC-01 NBC-DC-01 rating %i reads %i VH, %i H, %i N, %i L, %i VL, and %i move, %i hit Disordered',
    (rating, VH, H, N, L, VL, move, hit) => {
      expect(resultCounts(QD48, rating)).toEqual({ VH, H, N, L, VL, of: 48 });
      expect(disorderCounts(QD48, rating, 'move')).toEqual({ disordered: move, of: 48 });
      expect(disorderCounts(QD48, rating, 'hit')).toEqual({ disordered: hit, of: 48 });
    },
  );

  // Luck 16 is the last High of rating 3 (6 VH + 10 H); the 12 unluckiest (37 to 48) Disorder a moving rating 3.
  it.each([
    [6, 3, 'VH'],
    [7, 3, 'H'],
    [16, 3, 'H'],
    [17, 3, 'N'],
    [42, 3, 'L'],
    [43, 3, 'VL'],
    [1, 0, 'VH'],
    [48, 7, 'L'],
  ] as const)('NBC-QC-01 card %i at rating %i reads %s', (card, rating, result) => {
    expect(readCard(QD48, card, rating)).toBe(result);
  });

  it.each([
    [36, 3, 'move', false],
    [37, 3, 'move', true],
    [26, 3, 'hit', false],
    [27, 3, 'hit', true],
    [46, 7, 'move', false],
    [47, 7, 'move', true],
  ] as const)('NBC-DC-01 card %i at rating %i under %s Disorders: %s', (card, rating, cause, disordered) => {
    expect(readDisorder(QD48, card, rating, cause)).toBe(disordered);
  });
});

describe('two dice as a deck', () => {
  it('has each of the 36 throws once', () => {
    expect(DICE.cards).toHaveLength(36);
    for (const first of [1, 2, 3, 4, 5, 6])
      for (const second of [1, 2, 3, 4, 5, 6]) expect(hasCard(DICE, first * 10 + second)).toBe(true);
  });

  // Sum of the throw + rating: VH from 14, H 12, N 9, L 7. Move Disordered up to 8, hit up to 9.
  it.each([
    [66, 2, 'VH', false, false],
    [66, 1, 'H', false, false],
    [54, 3, 'H', false, false],
    [33, 3, 'N', false, true],
    [14, 3, 'L', true, true],
    [21, 3, 'VL', true, true],
    [11, 7, 'N', false, true],
  ] as const)(
    'NBC-QC-01 NBC-DC-01 the throw %i at rating %i reads %s; Disordered on the move %s, when hit %s',
    (card, rating, result, move, hit) => {
      expect(readCard(DICE, card, rating)).toBe(result);
      expect(readDisorder(DICE, card, rating, 'move')).toBe(move);
      expect(readDisorder(DICE, card, rating, 'hit')).toBe(hit);
    },
  );

  it.each([
    [1, 15],
    [2, 21],
    [3, 26],
    [4, 30],
    [5, 33],
    [6, 35],
  ])('NBC-QC-01 rating %i closes with %i of 36 throws', (rating, closes) => {
    const { VH, H, N, of } = resultCounts(DICE, rating);
    expect([VH + H + N, of]).toEqual([closes, 36]);
  });

  it('NBC-DC-01 at rating 3 ten throws Disorder a move and fifteen a hit', () => {
    expect(disorderCounts(DICE, 3, 'move').disordered).toBe(10);
    expect(disorderCounts(DICE, 3, 'hit').disordered).toBe(15);
  });
});

describe('the column read', () => {
  it.each([
    [-6, 0, 1],
    [0, 0, 1],
    [1, 1, 1],
    [4, 4, 4],
    [6, 6, 6],
    [7, 7, 6],
    [9, 7, 6],
  ])(
    'NBC-QC-01 rating %i is read in column %i, or %i where the group keeps to 1..6 (AMB-10)',
    (rating, wide, narrow) => {
      expect(columnFor(QD48, rating)).toBe(wide);
      expect(columnFor(QD48, rating, { qcClamp: '1-6' })).toBe(narrow);
    },
  );

  it('a printed pack with columns 1 to 6 is read in its last column', () => {
    const printed = {
      ...QD48,
      lowest: 1,
      highest: 6,
      cards: [
        {
          id: 5,
          results: ['VL', 'L', 'N', 'N', 'H', 'VH'],
          move: [true, true, false, false, false, false],
          hit: [true, true, true, false, false, false],
        },
      ],
    } as const;
    expect(readCard(printed, 5, 0)).toBe('VL');
    expect(readCard(printed, 5, 3)).toBe('N');
    expect(readCard(printed, 5, 8)).toBe('VH');
    expect(readDisorder(printed, 5, -1, 'move')).toBe(true);
    expect(readDisorder(printed, 5, 3, 'hit')).toBe(true);
    expect(readDisorder(printed, 5, 4, 'hit')).toBe(false);
  });

  it.each([
    [0, '≤0'],
    [1, '1'],
    [6, '6'],
    [7, '≥7'],
  ])('column %i is headed %s', (column, name) => {
    expect(columnName(column)).toBe(name);
  });

  it('refuses a number the pack lacks', () => {
    expect(hasCard(QD48, 49)).toBe(false);
    expect(() => readCard(QD48, 49, 3)).toThrow('The pack QD-48 has no card 49.');
  });
});

describe('laws of the decks', () => {
  const deck = fc.constantFrom(QD48, DICE);
  const rating = fc.integer({ min: -8, max: 12 });
  const card = (of: typeof QD48) => fc.constantFrom(...of.cards.map(({ id }) => id));

  it('NBC-QC-01 every rating reads every card, and the five results make up the pack', () => {
    fc.assert(
      fc.property(deck, rating, (of, at) => {
        const counts = resultCounts(of, at);
        expect(RESULTS.reduce((sum, result) => sum + counts[result], 0)).toBe(of.cards.length);
        expect(counts.of).toBe(of.cards.length);
      }),
    );
  });

  it('NBC-QC-01 a better rating is never worse on any card', () => {
    fc.assert(
      fc.property(
        deck.chain((of) => fc.tuple(fc.constant(of), card(of))),
        rating,
        ([of, id], at) => {
          const rank = (r: number) => RESULTS.indexOf(readCard(of, id, r));
          expect(rank(at + 1)).toBeLessThanOrEqual(rank(at));
        },
      ),
    );
  });

  it('NBC-DC-01 a better rating is never Disordered where a worse one is not', () => {
    fc.assert(
      fc.property(
        deck.chain((of) => fc.tuple(fc.constant(of), card(of))),
        rating,
        fc.constantFrom('move' as const, 'hit' as const),
        ([of, id], at, cause) => {
          expect(Number(readDisorder(of, id, at + 1, cause))).toBeLessThanOrEqual(
            Number(readDisorder(of, id, at, cause)),
          );
        },
      ),
    );
  });

  it('NBC-DC-01 what Disorders on the move Disorders when hit', () => {
    fc.assert(
      fc.property(
        deck.chain((of) => fc.tuple(fc.constant(of), card(of))),
        rating,
        ([of, id], at) => {
          if (readDisorder(of, id, at, 'move')) expect(readDisorder(of, id, at, 'hit')).toBe(true);
        },
      ),
    );
  });

  it.each([0, 1, 2, 3, 4, 5, 6])('NBC-QC-01 rating %i is the mirror of 6 less it, so that a 3 is even', (at) => {
    const one = resultCounts(QD48, at);
    const other = resultCounts(QD48, 6 - at);
    expect([one.VH, one.H, one.N, one.L, one.VL]).toEqual([other.VL, other.L, other.N, other.H, other.VH]);
  });

  it('each step of rating helps: every share of the best results grows strictly', () => {
    for (let at = 0; at < 7; at++) {
      const [worse, better] = [resultCounts(QD48, at), resultCounts(QD48, at + 1)];
      let low = 0;
      let high = 0;
      for (const result of ['VH', 'H', 'N', 'L'] as const) {
        low += worse[result];
        high += better[result];
        expect(high).toBeGreaterThan(low);
      }
    }
  });
});

describe('the files', () => {
  it('are what the generator writes', () => {
    const told = spawnSync(process.execPath, ['scripts/decks.mjs', '--check'], { encoding: 'utf8' });
    expect([told.status, told.stderr]).toEqual([0, '']);
  });

  it('the time deck in force is the ruling’s, or the group’s own (AMB-46)', () => {
    const own = { kind: 'time', id: 'own', name: 'Own', cards: [{ id: 1, minutes: 20 }] } as const;
    expect(timeDeckInForce({}).id).toBe('TD-24');
    expect(timeDeckInForce({ timeDeck: 'TD-20' }, own).id).toBe('TD-20');
    expect(timeDeckInForce({ timeDeck: 'custom' }, own)).toBe(own);
    expect(timeDeckInForce({ timeDeck: 'custom' }).id).toBe('TD-24');
  });
});
