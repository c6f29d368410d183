import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  parseQualityDeck,
  parseTimeDeck,
  writePack,
  writeQualityDeck,
  writeTimeDeck,
} from '../../src/cards/deck-file.ts';
import qd2d6 from '../../src/cards/decks/qd-2d6.json';
import qd48 from '../../src/cards/decks/qd-48.json';
import td20 from '../../src/cards/decks/td-20.json';
import td24 from '../../src/cards/decks/td-24.json';
import td24b from '../../src/cards/decks/td-24b.json';
import { QUALITY_DECKS, TIME_DECKS } from '../../src/cards/shelf.ts';

const COLUMNS = ['1', '2', '3', '4', '5', '6'];
const card = (id: number, more: object = {}) => ({
  id,
  qc: ['VL', 'L', 'N', 'N', 'H', 'VH'],
  move: [1, 0, 0, 0, 0, 0],
  hit: [1, 1, 0, 0, 0, 0],
  ...more,
});
const quality = (more: object = {}) => ({
  kind: 'quality',
  id: 'ours',
  name: 'Ours',
  columns: COLUMNS,
  cards: [card(1), card(2)],
  ...more,
});
const time = (more: object = {}) => ({
  kind: 'time',
  id: 'ours',
  name: 'Ours',
  cards: [
    { id: 1, minutes: 10 },
    { id: 2, minutes: 20 },
  ],
  ...more,
});

describe('reading a quality pack', () => {
  it('takes a printed pack card by card', () => {
    const read = parseQualityDeck(quality());
    expect(read).toMatchObject({ ok: true, warnings: [], deck: { lowest: 1, highest: 6 } });
    if (read.ok)
      expect(read.deck.cards[0]).toEqual({
        id: 1,
        results: ['VL', 'L', 'N', 'N', 'H', 'VH'],
        move: [true, false, false, false, false, false],
        hit: [true, true, false, false, false, false],
      });
  });

  it.each([
    [qd48, 'QD-48'],
    [qd2d6, 'QD-2D6'],
  ] as const)('takes our own short form', (file, id) => {
    expect(parseQualityDeck(file)).toEqual({ ok: true, deck: QUALITY_DECKS[id], warnings: [] });
  });

  it.each([
    ['nothing', null, 'This is not a pack: the file must hold one object.'],
    ['a list', [], 'This is not a pack: the file must hold one object.'],
    ['a time pack', time(), 'This is no quality pack: "kind" must be "quality".'],
    ['no name', quality({ name: ' ' }), 'The name ("name") must be 1 to 80 characters long.'],
    ['no cards', quality({ cards: [] }), 'The pack is empty.'],
    ['cards that are no list', quality({ cards: 'many' }), 'The cards ("cards") must be a list.'],
    [
      'an unknown column',
      quality({ columns: [...COLUMNS.slice(0, 5), '8'] }),
      'Column 6: it must be one of <=0, 1, 2, 3, 4, 5, 6, >=7.',
    ],
    [
      'a missing column',
      quality({ columns: COLUMNS.slice(1) }),
      'The columns must be 1 to 6 in this order, with <=0 before and >=7 after if the cards have them.',
    ],
    [
      'columns in disorder',
      quality({ columns: [...COLUMNS].reverse() }),
      'The columns must be 1 to 6 in this order, with <=0 before and >=7 after if the cards have them.',
    ],
    [
      'a result that does not exist',
      quality({ cards: [card(1), card(7, { qc: ['VL', 'L', 'X', 'N', 'H', 'VH'] })] }),
      'Card 7, result 3: it must be one of VH, H, N, L, VL.',
    ],
    [
      'a Disorder that is neither',
      quality({ cards: [card(4, { hit: [1, 1, 2, 0, 0, 0] })] }),
      'Card 4, hit column 3: it must be 1 for Disordered or 0.',
    ],
    [
      'a card too short',
      quality({ cards: [card(9, { qc: ['VL', 'L', 'N', 'N', 'H'] })] }),
      'Card 9 has 5 results, but there are 6 columns.',
    ],
    [
      'a number that is none',
      quality({ cards: [card(1.5)] }),
      'The card in place 1: its number must be a whole number.',
    ],
    [
      'a card without a number',
      quality({ cards: [card(1), { qc: [], move: [], hit: [] }] }),
      'The card in place 2: its number must be a whole number.',
    ],
    ['a card twice', quality({ cards: [card(1), card(2), card(2)] }), 'There is more than one card 2.'],
    [
      'a luck table that falls',
      { ...qd48, luck: { ...qd48.luck, H: [0, 7, 11, 16, 22, 28, 34, 39] } },
      'Column <=0: its figures must rise from VH to L and not pass the 48 cards.',
    ],
    [
      'a luck table that Disorders more cards than there are',
      { ...qd48, luck: { ...qd48.luck, hit: [49, 32, 27, 22, 17, 12, 8, 5] } },
      'Column <=0: its figures must rise from VH to L and not pass the 48 cards.',
    ],
    [
      'a luck table too long',
      { ...qd48, luck: { ...qd48.luck, move: [1] } },
      'The row "move" has 1 figures, but there are 8 columns.',
    ],
    [
      'a luck table with a card twice',
      { ...qd48, luck: { ...qd48.luck, order: qd48.luck.order.map((id) => (id === 48 ? 1 : id)) } },
      'There is more than one card 1.',
    ],
  ])('refuses %s in a plain sentence', (_what, file, sentence) => {
    const read = parseQualityDeck(file);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.errors).toContain(sentence);
  });

  it('tells the first dozen of many faults', () => {
    const read = parseQualityDeck(quality({ cards: Array.from({ length: 40 }, (_, at) => card(at + 1, { qc: [] })) }));
    expect(read.ok).toBe(false);
    if (!read.ok) expect([read.errors.length, read.errors.at(-1)]).toEqual([13, 'And 28 more of the kind.']);
  });

  it('asks about a card that reads worse for a better rating', () => {
    const read = parseQualityDeck(
      quality({ cards: [card(3, { qc: ['VL', 'L', 'N', 'L', 'H', 'VH'], move: [0, 0, 0, 0, 0, 1] })] }),
    );
    expect(read).toMatchObject({
      ok: true,
      warnings: [
        'Card 3 is worse in column 4 than in the column before (Very High to Very Low): is it so?',
        'Card 3 is worse in column 6 than in the column before (movement Disorder): is it so?',
      ],
    });
  });
});

describe('reading a time pack', () => {
  it.each([
    [td24, 'TD-24'],
    [td24b, 'TD-24b'],
    [td20, 'TD-20'],
  ] as const)('takes our own short form', (file, id) => {
    expect(parseTimeDeck(file)).toEqual({ ok: true, deck: TIME_DECKS[id], warnings: [] });
  });

  it.each([
    ['an empty pack', time({ cards: [] }), 'The pack is empty.'],
    ['a quality pack', quality(), 'This is no time pack: "kind" must be "time".'],
    ['no time at all', time({ cards: [{ id: 1, minutes: 0 }] }), 'Card 1: its minutes must be from 1 to 120.'],
    ['more than two hours', time({ cards: [{ id: 1, minutes: 121 }] }), 'Card 1: its minutes must be from 1 to 120.'],
    ['half a minute', time({ cards: [{ id: 1, minutes: 10.5 }] }), 'Card 1: its minutes must be a whole number.'],
    [
      'a card twice',
      time({
        cards: [
          { id: 1, minutes: 10 },
          { id: 1, minutes: 20 },
        ],
      }),
      'There is more than one card 1.',
    ],
    ['a bad count', { ...td24, counts: [[10, 2], [15]] }, 'Line 2 of the counts: it must be a pair: minutes, cards.'],
    [
      'far too many cards',
      {
        ...td24,
        counts: [
          [10, 300],
          [15, 300],
        ],
      },
      'The pack has 600 cards; 400 is the most.',
    ],
  ])('NBC-TIM-01 refuses %s in a plain sentence', (_what, file, sentence) => {
    const read = parseTimeDeck(file);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.errors).toContain(sentence);
  });

  it.each([
    [12, 'Card 2 carries 12 minutes; the rules’ cards go from 10 to 45 in steps of 5.'],
    [5, 'Card 2 carries 5 minutes; the rules’ cards go from 10 to 45 in steps of 5.'],
    [120, 'Card 2 carries 120 minutes; the rules’ cards go from 10 to 45 in steps of 5.'],
  ])('NBC-TIM-01 asks about a card of %i minutes', (minutes, sentence) => {
    expect(
      parseTimeDeck(
        time({
          cards: [
            { id: 1, minutes: 10 },
            { id: 2, minutes },
          ],
        }),
      ),
    ).toMatchObject({ ok: true, warnings: [sentence] });
  });

  it('NBC-TIM-01 says when no card will shuffle the pack', () => {
    expect(parseTimeDeck(time({ cards: [{ id: 1, minutes: 20 }] }))).toMatchObject({
      ok: true,
      warnings: ['No card is a 10 or a 45, so the pack is shuffled only when it has run out.'],
    });
  });
});

describe('writing a pack', () => {
  it.each(Object.values(QUALITY_DECKS))('$id written card by card reads back the same', (deck) => {
    expect(parseQualityDeck(JSON.parse(JSON.stringify(writeQualityDeck(deck))))).toEqual({
      ok: true,
      deck,
      warnings: [],
    });
  });

  it.each(Object.values(TIME_DECKS))('$id written card by card reads back the same', (deck) => {
    expect(parseTimeDeck(JSON.parse(JSON.stringify(writeTimeDeck(deck))))).toEqual({ ok: true, deck, warnings: [] });
  });

  it('makes a file with one card to a line, and the file is read as any other', () => {
    const [quality, time] = [QUALITY_DECKS['QD-48'], TIME_DECKS['TD-24']];
    expect(
      writePack(quality)
        .split('\n')
        .filter((line) => line.startsWith('  {"id":')),
    ).toHaveLength(48);
    expect(parseQualityDeck(JSON.parse(writePack(quality)))).toMatchObject({ ok: true, deck: quality });
    expect(parseTimeDeck(JSON.parse(writePack(time)))).toMatchObject({ ok: true, deck: time });
  });

  it('whatever is read, reading never throws, and a pack it takes is written and read again', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          fc.record(
            {
              kind: fc.constantFrom('quality', 'time'),
              id: fc.string(),
              name: fc.string(),
              columns: fc.constant(COLUMNS),
              cards: fc.array(fc.record({ id: fc.nat({ max: 20 }), minutes: fc.integer({ min: 0, max: 130 }) })),
              counts: fc.jsonValue(),
              luck: fc.jsonValue(),
            },
            { requiredKeys: ['kind', 'id', 'name'] },
          ),
        ),
        (json) => {
          parseQualityDeck(json);
          const read = parseTimeDeck(json);
          if (read.ok) expect(parseTimeDeck(writeTimeDeck(read.deck))).toEqual(read);
          else expect(read.errors.length).toBeGreaterThan(0);
        },
      ),
    );
  });
});
