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
import { say } from '../../src/engine/message.ts';

const key = (name: string) => say('deck-key', { key: name });
const numbered = (id: number) => say('deck-card', { id: String(id) });

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
    ['nothing', null, 'deck-not-a-pack'],
    ['a list', [], 'deck-not-a-pack'],
    ['a time pack', time(), 'deck-not-quality'],
    ['no name', quality({ name: ' ' }), say('deck-text', { place: key('name'), most: 80 })],
    ['no cards', quality({ cards: [] }), 'deck-empty'],
    ['cards that are no list', quality({ cards: 'many' }), say('deck-list', { place: key('cards') })],
    [
      'an unknown column',
      quality({ columns: [...COLUMNS.slice(0, 5), '8'] }),
      say('deck-choice', {
        place: say('deck-column', { n: 6 }),
        of: ['<=0', '1', '2', '3', '4', '5', '6', '>=7'],
      }),
    ],
    ['a missing column', quality({ columns: COLUMNS.slice(1) }), 'deck-columns'],
    ['columns in disorder', quality({ columns: [...COLUMNS].reverse() }), 'deck-columns'],
    [
      'a result that does not exist',
      quality({ cards: [card(1), card(7, { qc: ['VL', 'L', 'X', 'N', 'H', 'VH'] })] }),
      say('deck-choice', {
        place: say('deck-card-entry', { card: numbered(7), list: 'qc', n: 3 }),
        of: ['VH', 'H', 'N', 'L', 'VL'],
      }),
    ],
    [
      'a Disorder that is neither',
      quality({ cards: [card(4, { hit: [1, 1, 2, 0, 0, 0] })] }),
      say('deck-disorder', { place: say('deck-card-entry', { card: numbered(4), list: 'hit', n: 3 }) }),
    ],
    [
      'a card too short',
      quality({ cards: [card(9, { qc: ['VL', 'L', 'N', 'N', 'H'] })] }),
      say('deck-short', { place: say('deck-card-part', { card: numbered(9), part: 'qc' }), n: 5, columns: 6 }),
    ],
    [
      'a number that is none',
      quality({ cards: [card(1.5)] }),
      say('deck-whole', { place: say('deck-card-part', { card: say('deck-card-at', { n: 1 }), part: 'id' }) }),
    ],
    [
      'a card without a number',
      quality({ cards: [card(1), { qc: [], move: [], hit: [] }] }),
      say('deck-whole', { place: say('deck-card-part', { card: say('deck-card-at', { n: 2 }), part: 'id' }) }),
    ],
    ['a card twice', quality({ cards: [card(1), card(2), card(2)] }), say('deck-twice', { id: '2' })],
    [
      'a luck table that falls',
      { ...qd48, luck: { ...qd48.luck, H: [0, 7, 11, 16, 22, 28, 34, 39] } },
      say('deck-luck-falls', { column: '<=0', cards: 48 }),
    ],
    [
      'a luck table that Disorders more cards than there are',
      { ...qd48, luck: { ...qd48.luck, hit: [49, 32, 27, 22, 17, 12, 8, 5] } },
      say('deck-luck-falls', { column: '<=0', cards: 48 }),
    ],
    [
      'a luck table too long',
      { ...qd48, luck: { ...qd48.luck, move: [1] } },
      say('deck-short', { place: say('deck-luck-row', { row: 'move' }), n: 1, columns: 8 }),
    ],
    [
      'a luck table with a card twice',
      { ...qd48, luck: { ...qd48.luck, order: qd48.luck.order.map((id) => (id === 48 ? 1 : id)) } },
      say('deck-twice', { id: '1' }),
    ],
  ])('refuses %s', (_what, file, said) => {
    const read = parseQualityDeck(file);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.errors).toContainEqual(said);
  });

  it('tells the first dozen of many faults', () => {
    const read = parseQualityDeck(quality({ cards: Array.from({ length: 40 }, (_, at) => card(at + 1, { qc: [] })) }));
    expect(read.ok).toBe(false);
    if (!read.ok) expect([read.errors.length, read.errors.at(-1)]).toEqual([13, say('deck-more', { n: 28 })]);
  });

  it('asks about a card that reads worse for a better rating', () => {
    const read = parseQualityDeck(
      quality({ cards: [card(3, { qc: ['VL', 'L', 'N', 'L', 'H', 'VH'], move: [0, 0, 0, 0, 0, 1] })] }),
    );
    expect(read).toMatchObject({
      ok: true,
      warnings: [
        say('deck-worse', { id: '3', column: '4', of: 'result' }),
        say('deck-worse', { id: '3', column: '6', of: 'move' }),
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
    ['an empty pack', time({ cards: [] }), 'deck-empty'],
    ['a quality pack', quality(), 'deck-not-time'],
    [
      'no time at all',
      time({ cards: [{ id: 1, minutes: 0 }] }),
      say('deck-range', { place: say('deck-card-part', { card: numbered(1), part: 'minutes' }), least: 1, most: 120 }),
    ],
    [
      'more than two hours',
      time({ cards: [{ id: 1, minutes: 121 }] }),
      say('deck-range', { place: say('deck-card-part', { card: numbered(1), part: 'minutes' }), least: 1, most: 120 }),
    ],
    [
      'half a minute',
      time({ cards: [{ id: 1, minutes: 10.5 }] }),
      say('deck-whole', { place: say('deck-card-part', { card: numbered(1), part: 'minutes' }) }),
    ],
    [
      'a card twice',
      time({
        cards: [
          { id: 1, minutes: 10 },
          { id: 1, minutes: 20 },
        ],
      }),
      say('deck-twice', { id: '1' }),
    ],
    [
      'a bad count',
      { ...td24, counts: [[10, 2], [15]] },
      say('deck-pair', { place: say('deck-count-line', { n: 2 }) }),
    ],
    [
      'far too many cards',
      {
        ...td24,
        counts: [
          [10, 300],
          [15, 300],
        ],
      },
      say('deck-too-many', { n: 600, most: 400 }),
    ],
  ])('NBC-TIM-01 refuses %s', (_what, file, said) => {
    const read = parseTimeDeck(file);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.errors).toContainEqual(said);
  });

  it.each([12, 5, 120])('NBC-TIM-01 asks about a card of %i minutes', (minutes) => {
    expect(
      parseTimeDeck(
        time({
          cards: [
            { id: 1, minutes: 10 },
            { id: 2, minutes },
          ],
        }),
      ),
    ).toMatchObject({
      ok: true,
      warnings: [say('deck-odd-minutes', { id: '2', minutes, least: 10, most: 45, step: 5 })],
    });
  });

  it('NBC-TIM-01 says when no card will shuffle the pack', () => {
    expect(parseTimeDeck(time({ cards: [{ id: 1, minutes: 20 }] }))).toMatchObject({
      ok: true,
      warnings: [say('deck-never-shuffled', { minutes: [10, 45] })],
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
