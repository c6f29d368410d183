import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MinuteCount, minuteCounts, minutesOf, resultCounts, type TimeDeck } from '../../src/cards/deck.ts';
import {
  cardsToCome,
  type Drawn,
  type DrawPolicy,
  draw,
  type Pack,
  SHUFFLED,
  shuffleDue,
  takeOut,
  takeOutMinutes,
  turnUnseen,
} from '../../src/cards/pack.ts';
import { QUALITY_DECKS, TIME_DECKS } from '../../src/cards/shelf.ts';

const QD48 = QUALITY_DECKS['QD-48'];
const TD24 = TIME_DECKS['TD-24'];
const first = () => 0;
const last = (n: number) => n - 1;

function drawn(policy: DrawPolicy, picks: readonly number[], deck: Parameters<typeof draw>[1] = QD48): Drawn[] {
  let pack: Pack = SHUFFLED;
  return picks.map((at) => {
    const next = draw(pack, deck, policy, (n) => at % n);
    pack = next.pack;
    return next;
  });
}

describe('drawing quality cards', () => {
  it('NBC-QC-01 with replacement every card may come every time and nothing is kept (AMB-11)', () => {
    const one = draw(SHUFFLED, QD48, 'replace', last);
    expect(one).toEqual({ pack: { out: [] }, card: 48 });
    expect(draw(one.pack, QD48, 'replace', last).card).toBe(48);
  });

  it('NBC-QC-01 without replacement a pack is turned to its end, then shuffled', () => {
    const draws = drawn('noReplaceToEnd', Array(49).fill(0));
    expect(draws.map(({ card }) => card)).toEqual([...QD48.cards.map(({ id }) => id), 1]);
    expect(draws.map(({ pack }) => pack.out.length)).toEqual([...Array.from({ length: 48 }, (_, at) => at + 1), 1]);
  });

  it('NBC-QC-01 or it is shuffled after the thirty-sixth card', () => {
    const draws = drawn('noReplaceTo36', Array(37).fill(0));
    expect(draws[35]).toMatchObject({ card: 36, pack: { out: { length: 36 } } });
    expect(draws[36]).toMatchObject({ card: 1, pack: { out: [1] } });
  });

  it('NBC-QC-01 the odds follow the pack in force', () => {
    const six = drawn('noReplaceToEnd', Array(6).fill(0)).at(-1)!.pack;
    expect(resultCounts(QD48, 3, {}, cardsToCome(six, QD48, 'noReplaceToEnd'))).toEqual({
      VH: 0,
      H: 10,
      N: 16,
      L: 10,
      VL: 6,
      of: 42,
    });
    expect(resultCounts(QD48, 3, {}, cardsToCome(six, QD48, 'replace')).VH).toBe(6);
  });

  it('NBC-QC-01 the table’s own card goes out by its number', () => {
    const one = takeOut(SHUFFLED, QD48, 'noReplaceToEnd', 17);
    expect(one).toEqual({ pack: { out: [17] }, card: 17 });
    expect(cardsToCome(one!.pack, QD48, 'noReplaceToEnd')).not.toContain(17);
    expect(takeOut(SHUFFLED, QD48, 'replace', 17)!.pack).toEqual(SHUFFLED);
    expect(takeOut(SHUFFLED, QD48, 'replace', 49)).toBeUndefined();
  });

  it.each([
    ['replace', []],
    ['noReplaceToEnd', [5, 17]],
    ['noReplaceToEnd', QD48.cards.slice(1).map(({ id }) => id)],
    ['noReplaceTo36', QD48.cards.slice(0, 35).map(({ id }) => id)],
    ['noReplaceTo36', QD48.cards.slice(0, 36).map(({ id }) => id)],
  ] as const)(
    'AMB-11 after a card that nobody saw each may come as often as after all that it may have been, %s',
    (policy, out) => {
      const chances = (packs: readonly Pack[]) => {
        const often = new Map<number, number>();
        for (const pack of packs) {
          const all = cardsToCome(pack, QD48, policy);
          for (const card of all) often.set(card, (often.get(card) ?? 0) + 1 / all.length / packs.length);
        }
        return QD48.cards.map(({ id }) => often.get(id) ?? 0);
      };
      const seen = cardsToCome({ out }, QD48, policy).map((card) => takeOut({ out }, QD48, policy, card)!.pack);
      const unseen = chances([turnUnseen({ out }, QD48, policy)]);
      chances(seen).forEach((chance, i) => {
        expect(unseen[i]).toBeCloseTo(chance, 12);
      });
    },
  );

  it('a card that was out already means the table has shuffled', () => {
    const pack = { out: [5, 17, 40] };
    expect(takeOut(pack, QD48, 'noReplaceToEnd', 17)).toEqual({
      pack: { out: [17] },
      card: 17,
    });
  });
});

describe('laws of a pack', () => {
  const policy = fc.constantFrom<DrawPolicy>('replace', 'noReplaceToEnd', 'noReplaceTo36', 'toTrigger');
  const deck = fc.constantFrom(...Object.values(QUALITY_DECKS), ...Object.values(TIME_DECKS));
  const picks = fc.array(fc.nat(), { maxLength: 120 });

  it('no card is lost or doubled', () => {
    fc.assert(
      fc.property(deck, policy, picks, (of, how, at) => {
        for (const { pack } of drawn(how, at, of)) {
          expect(new Set(pack.out).size).toBe(pack.out.length);
          const whole = shuffleDue(pack, of, how) ? [] : pack.out;
          expect([...whole, ...cardsToCome(pack, of, how)].sort((a, b) => a - b)).toEqual(
            of.cards.map(({ id }) => id).sort((a, b) => a - b),
          );
        }
      }),
    );
  });

  it('each card that may come is picked by exactly one of the even choices', () => {
    fc.assert(
      fc.property(deck, policy, picks, (of, how, at) => {
        const pack = drawn(how, at, of).at(-1)?.pack ?? SHUFFLED;
        const toCome = cardsToCome(pack, of, how);
        expect(toCome.map((_, index) => draw(pack, of, how, () => index).card)).toEqual(toCome);
      }),
    );
  });

  it('a card entered from the table leaves the same pack as the same card drawn', () => {
    fc.assert(
      fc.property(deck, policy, picks, fc.nat(), (of, how, at, next) => {
        const pack = drawn(how, at, of).at(-1)?.pack ?? SHUFFLED;
        const one = draw(pack, of, how, (n) => next % n);
        expect(takeOut(pack, of, how, one.card)).toEqual(one);
      }),
    );
  });
});

describe('the time pack', () => {
  it.each([
    ['TD-24', [2, 8, 7, 3, 1, 1, 1, 1], 505],
    ['TD-24b', [2, 7, 7, 4, 1, 1, 1, 1], 515],
    ['TD-20', [2, 5, 6, 3, 1, 1, 1, 1], 440],
  ] as const)('NBC-TIM-01 %s has %j cards of 10 to 45 minutes, %i in all', (id, cards, sum) => {
    const deck = TIME_DECKS[id];
    expect(minuteCounts(deck)).toEqual(
      [10, 15, 20, 25, 30, 35, 40, 45].map((minutes, at): MinuteCount => ({ minutes, cards: cards[at]! })),
    );
    expect(deck.cards.reduce((total, card) => total + card.minutes, 0)).toBe(sum);
  });

  // Card numbers of TD-24: 1 and 2 are the 10s, 3 to 10 the 15s, 11 to 17 the 20s, 24 the 45.
  it.each([
    [1, 10],
    [24, 45],
  ])('NBC-TIM-01 card %i, %i minutes, sends the whole pack back before the next card', (card, minutes) => {
    const before = { out: [3, 11] };
    const { pack } = takeOut(before, TD24, 'toTrigger', card)!;
    expect(minutesOf(TD24, card)).toBe(minutes);
    expect(pack.out).toEqual([3, 11, card]);
    expect(shuffleDue(pack, TD24, 'toTrigger')).toBe(true);
    expect(cardsToCome(pack, TD24, 'toTrigger')).toHaveLength(24);
    expect(draw(pack, TD24, 'toTrigger', first)).toEqual({ pack: { out: [1] }, card: 1 });
  });

  it.each([15, 20, 25, 30, 35, 40])('NBC-TIM-01 a card of %i minutes stays out', (minutes) => {
    const { pack, card } = takeOutMinutes(SHUFFLED, TD24, minutes)!;
    expect(shuffleDue(pack, TD24, 'toTrigger')).toBe(false);
    expect(cardsToCome(pack, TD24, 'toTrigger')).not.toContain(card);
  });

  it('NBC-TIM-01 the table tells the minutes of its own card, and is believed', () => {
    const one = takeOutMinutes(SHUFFLED, TD24, 40)!;
    expect(one).toEqual({ pack: { out: [23] }, card: 23 });
    expect(takeOutMinutes(one.pack, TD24, 40)).toEqual({ pack: { out: [23] }, card: 23 });
    expect(takeOutMinutes(SHUFFLED, TD24, 12)).toBeUndefined();
  });

  it('NBC-TIM-01 a pack without a 10 or a 45 is shuffled when it has run out', () => {
    const deck: TimeDeck = {
      kind: 'time',
      id: 'own',
      name: 'Own',
      cards: [
        { id: 1, minutes: 20 },
        { id: 2, minutes: 30 },
      ],
    };
    expect(drawn('toTrigger', [0, 0, 0], deck).map(({ card, pack }) => [card, pack.out.length])).toEqual([
      [1, 1],
      [2, 2],
      [1, 1],
    ]);
  });

  // A cycle runs from a shuffle to the next trigger. With N cards, k triggers of mean m and S minutes on the others:
  // (S + (k + 1) m) / (N + 1) minutes a turn, (N + 1) / (k + 1) turns a cycle. TD-24: (440 + 4 · 65/3) / 25 = 316/15.
  it.each([
    ['TD-24', 316 / 15, 25 / 4, 22],
    ['TD-24b', (450 + (4 * 65) / 3) / 25, 25 / 4, 22],
    ['TD-20', (375 + (4 * 65) / 3) / 21, 21 / 4, 18],
  ] as const)(
    'NBC-TIM-01 %s gives %d minutes a turn in the long run, shuffles every %d turns and by turn %i',
    (id, mean, turns, most) => {
      const cycle = cycleOf(TIME_DECKS[id], SHUFFLED, new Map());
      expect(cycle.minutes / cycle.turns).toBeCloseTo(mean, 10);
      expect(cycle.turns).toBeCloseTo(turns, 10);
      expect(cycle.most).toBe(most);
    },
  );

  interface Cycle {
    minutes: number;
    turns: number;
    most: number;
  }

  /** What is to be expected until the next shuffle, over every card that may come, alike packs counted once. */
  function cycleOf(deck: TimeDeck, pack: Pack, known: Map<string, Cycle>): Cycle {
    const left = minuteCounts(deck, cardsToCome(pack, deck, 'toTrigger'));
    const key = JSON.stringify(left);
    const before = known.get(key);
    if (before) return before;
    const size = left.reduce((sum, { cards }) => sum + cards, 0);
    const cycle: Cycle = { minutes: 0, turns: 1, most: 1 };
    for (const { minutes, cards } of left) {
      const next = takeOutMinutes(pack, deck, minutes)!.pack;
      cycle.minutes += (minutes * cards) / size;
      if (shuffleDue(next, deck, 'toTrigger')) continue;
      const rest = cycleOf(deck, next, known);
      cycle.minutes += (rest.minutes * cards) / size;
      cycle.turns += (rest.turns * cards) / size;
      cycle.most = Math.max(cycle.most, rest.most + 1);
    }
    known.set(key, cycle);
    return cycle;
  }
});
