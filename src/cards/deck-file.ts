/**
 * Reads packs from outside: a group's own printed cards, card by card, or a deck in our short forms. decks/README.md
 * describes the format. Never throws: it returns a deck or what is wrong with the file.
 */
import * as z from 'zod/mini';
import { type Said, say } from '../engine/message.ts';
import {
  cardsOfLuck,
  cardsOfMinutes,
  columnName,
  type Deck,
  type LuckTable,
  type QualityCard,
  type QualityDeck,
  type TimeCard,
  type TimeDeck,
} from './deck.ts';
import { type ShapeCode, shapeProblem } from './deck-problems.ts';
import { SHUFFLING_MINUTES } from './pack.ts';
import { RESULTS } from './results.ts';

export type DeckReading<D> =
  | { readonly ok: true; readonly deck: D; readonly warnings: readonly Said[] }
  | { readonly ok: false; readonly errors: readonly Said[] };

/** The most cards in a pack. */
const MOST_CARDS = 400;
/** The most errors reported for a file. */
const MOST_ERRORS = 12;
/** Minutes of game time on a card; the rules use 10 to 45 in steps of 5 (NBC-TIM-01, AMB-47). */
const MINUTES = { least: 1, most: 120, step: 5, usualLeast: 10, usualMost: 45 };

const COLUMN_WORDS = ['<=0', '1', '2', '3', '4', '5', '6', '>=7'] as const;
const COLUMN_LISTS = [0, 1].flatMap((from) => [7, 8].map((to) => COLUMN_WORDS.slice(from, to)));

/** The most letters of a name. */
const MOST_LETTERS = 80;
const MOST_ID = 9999;

const told = (code: ShapeCode): ShapeCode => code;

const text = z.string(told('deck-missing')).check(
  z.refine((said: string) => said.trim() !== '' && said.length <= MOST_LETTERS, {
    error: told('deck-text'),
    params: { most: MOST_LETTERS },
  }),
);
const whole = (least: number, most: number) =>
  z
    .int(told('deck-whole'))
    .check(z.refine((n: number) => n >= least && n <= most, { error: told('deck-range'), params: { least, most } }));
const list = <T extends z.core.SomeType>(item: T) =>
  z.array(item, told('deck-list')).check(z.maxLength(MOST_CARDS, told('deck-long')));

const head = { id: text, name: text };
const cardId = whole(1, MOST_ID);
const yesOrNo = z.literal([0, 1, true, false], told('deck-disorder'));
const count = whole(0, MOST_CARDS);

const QualityHead = z.object({
  ...head,
  kind: z.literal('quality', told('deck-not-quality')),
  columns: z.array(z.literal(COLUMN_WORDS, told('deck-choice')), told('deck-list')),
});
const QualityByCard = z.extend(QualityHead, {
  cards: list(
    z.object(
      { id: cardId, qc: list(z.literal(RESULTS, told('deck-choice'))), move: list(yesOrNo), hit: list(yesOrNo) },
      told('deck-quality-card'),
    ),
  ),
});
const QualityByLuck = z.extend(QualityHead, {
  luck: z.object(
    {
      order: list(cardId),
      VH: list(count),
      H: list(count),
      N: list(count),
      L: list(count),
      move: list(count),
      hit: list(count),
    },
    told('deck-luck'),
  ),
});

const TimeHead = z.object({ ...head, kind: z.literal('time', told('deck-not-time')) });
const minutes = whole(MINUTES.least, MINUTES.most);
const TimeByCard = z.extend(TimeHead, {
  cards: list(z.object({ id: cardId, minutes }, told('deck-time-card'))),
});
const TimeByCount = z.extend(TimeHead, {
  counts: list(z.tuple([minutes, whole(1, MOST_CARDS)], told('deck-pair'))),
});

export type QualityDeckFile = z.infer<typeof QualityByCard>;
export type TimeDeckFile = z.infer<typeof TimeByCard>;

/** Reads a quality pack, card by card or as a luck table. */
export function parseQualityDeck(json: unknown): DeckReading<QualityDeck> {
  const read = hasKey(json, 'luck') ? z.safeParse(QualityByLuck, json) : z.safeParse(QualityByCard, json);
  if (!read.success) return refused(read.error, json);
  const file = read.data;
  if (!COLUMN_LISTS.some((columns) => columns.join() === file.columns.join()))
    return { ok: false, errors: ['deck-columns'] };
  const tableErrors = 'luck' in file ? luckErrors(file.luck, file.columns) : [];
  if (tableErrors.length > 0) return { ok: false, errors: tableErrors };
  const deck: QualityDeck = {
    kind: 'quality',
    id: file.id,
    name: file.name,
    lowest: file.columns[0] === '<=0' ? 0 : 1,
    highest: file.columns.at(-1) === '>=7' ? 7 : 6,
    cards: 'luck' in file ? cardsOfLuck(file.luck) : file.cards.map(qualityCard),
  };
  const errors = [...packErrors(deck.cards), ...deck.cards.flatMap((card) => lengthErrors(card, file.columns.length))];
  if (errors.length > 0) return { ok: false, errors: firstOf(errors) };
  return { ok: true, deck, warnings: firstOf(deck.cards.flatMap((card) => oddReadings(card, deck.lowest))) };
}

/** Reads a time pack, card by card or as a number of cards for each number of minutes. */
export function parseTimeDeck(json: unknown): DeckReading<TimeDeck> {
  const read = hasKey(json, 'counts') ? z.safeParse(TimeByCount, json) : z.safeParse(TimeByCard, json);
  if (!read.success) return refused(read.error, json);
  const file = read.data;
  const cards: readonly TimeCard[] = 'counts' in file ? cardsOfMinutes(file.counts) : file.cards;
  const errors = packErrors(cards);
  if (errors.length > 0) return { ok: false, errors: firstOf(errors) };
  return {
    ok: true,
    deck: { kind: 'time', id: file.id, name: file.name, cards },
    warnings: firstOf(oddMinutes(cards)),
  };
}

/** A quality deck written card by card, as a group would enter it. */
export const writeQualityDeck = (deck: QualityDeck): QualityDeckFile => ({
  kind: 'quality',
  id: deck.id,
  name: deck.name,
  columns: COLUMN_WORDS.slice(deck.lowest, deck.highest + 1),
  cards: deck.cards.map((card) => ({
    id: card.id,
    qc: [...card.results],
    move: card.move.map((yes) => (yes ? 1 : 0)),
    hit: card.hit.map((yes) => (yes ? 1 : 0)),
  })),
});

/** A time deck written card by card. */
export const writeTimeDeck = (deck: TimeDeck): TimeDeckFile => ({
  kind: 'time',
  id: deck.id,
  name: deck.name,
  cards: deck.cards.map(({ id, minutes }) => ({ id, minutes })),
});

/** A pack as an easily edited file, one card a line. */
export function writePack(deck: Deck): string {
  const { cards, ...head } = deck.kind === 'quality' ? writeQualityDeck(deck) : writeTimeDeck(deck);
  const lines = Object.entries(head).map(([key, value]) => ` ${JSON.stringify(key)}: ${JSON.stringify(value)},`);
  return `{\n${lines.join('\n')}\n "cards": [\n${cards.map((card) => `  ${JSON.stringify(card)}`).join(',\n')}\n ]\n}\n`;
}

const hasKey = (json: unknown, key: string): boolean => typeof json === 'object' && json !== null && key in json;

const firstOf = (problems: readonly Said[]): readonly Said[] =>
  problems.length <= MOST_ERRORS
    ? problems
    : [...problems.slice(0, MOST_ERRORS), say('deck-more', { n: problems.length - MOST_ERRORS })];

const qualityCard = (card: QualityDeckFile['cards'][number]): QualityCard => ({
  id: card.id,
  results: card.qc,
  move: card.move.map(Boolean),
  hit: card.hit.map(Boolean),
});

function packErrors(cards: readonly { readonly id: number }[]): Said[] {
  if (cards.length === 0) return ['deck-empty'];
  if (cards.length > MOST_CARDS) return [say('deck-too-many', { n: cards.length, most: MOST_CARDS })];
  const seen = new Set<number>();
  const twice = new Set<number>();
  for (const { id } of cards) (seen.has(id) ? twice : seen).add(id);
  return [...twice].map((id) => say('deck-twice', { id: String(id) }));
}

/** The lists of a card whose length differs from the number of columns. */
const lengthErrors = ({ id, results, move, hit }: QualityCard, columns: number): Said[] =>
  Object.entries({ qc: results, move, hit })
    .filter(([, entries]) => entries.length !== columns)
    .map(([part, { length }]) => {
      const place = say('deck-card-part', { card: say('deck-card', { id: String(id) }), part });
      return say('deck-short', { place, n: length, columns });
    });

/** The first index whose value exceeds the one before; -1 if there is none. */
const rise = (values: readonly number[]): number =>
  values.findIndex((value, at) => at > 0 && value > (values[at - 1] ?? value));

/** Possible but unlikely entries: a better rating with a worse result. */
function oddReadings({ id, results, move, hit }: QualityCard, lowest: number): Said[] {
  const worse = [
    { of: 'result', at: rise(results.map((result) => RESULTS.indexOf(result))) },
    { of: 'move', at: rise(move.map(Number)) },
    { of: 'hit', at: rise(hit.map(Number)) },
  ] as const;
  return worse
    .filter(({ at }) => at > 0)
    .map(({ of, at }) => say('deck-worse', { id: String(id), column: columnName(lowest + at), of }));
}

function oddMinutes(cards: readonly TimeCard[]): Said[] {
  const { step, usualLeast: least, usualMost: most } = MINUTES;
  const odd = cards
    .filter(({ minutes: m }) => m % step !== 0 || m < least || m > most)
    .map(({ id, minutes: m }) => say('deck-odd-minutes', { id: String(id), minutes: m, least, most, step }));
  const shuffles = cards.some(({ minutes: m }) => SHUFFLING_MINUTES.includes(m));
  return shuffles ? odd : [...odd, say('deck-never-shuffled', { minutes: SHUFFLING_MINUTES })];
}

function luckErrors(luck: LuckTable, columns: readonly string[]): Said[] {
  const { order, ...rows } = luck;
  const cards = order.length;
  const short = Object.entries(rows)
    .filter(([, row]) => row.length !== columns.length)
    .map(([row, { length }]) =>
      say('deck-short', { place: say('deck-luck-row', { row }), n: length, columns: columns.length }),
    );
  if (short.length > 0) return short;
  return columns.flatMap((column, at) => {
    const figure = (row: readonly number[]): number => row[at] ?? 0;
    const steps = [luck.VH, luck.H, luck.N, luck.L].map(figure);
    const rises = [...steps, cards].every((n, i) => i === 0 || n >= (steps[i - 1] ?? 0));
    const fits = figure(luck.move) <= cards && figure(luck.hit) <= cards;
    return rises && fits ? [] : [say('deck-luck-falls', { column, cards })];
  });
}

/** What does not fit the shape of a pack: where, and what it must be. */
function refused(error: z.core.$ZodError, json: unknown): { readonly ok: false; readonly errors: readonly Said[] } {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return { ok: false, errors: ['deck-not-a-pack'] };
  return { ok: false, errors: firstOf(error.issues.map((issue) => shapeProblem(json, issue))) };
}
