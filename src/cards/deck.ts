/**
 * Decks as plain data, and how a card reads (NBC-QC-01, NBC-DC-01, NBC-TIM-01). A deck never changes during a battle;
 * `pack.ts` knows which cards are still to come.
 */
import { type Rulings, ruling } from '../book/rulings.ts';
import { nth } from '../engine/nth.ts';
import type { DisorderColumn, Result } from './results.ts';

/** The number on a card, unique in its deck. In QD-2D6 it is the throw: 63 is a six and a three. */
export type CardId = number;

export interface QualityCard {
  readonly id: CardId;
  /** One for each column of the deck. */
  readonly results: readonly Result[];
  /** Whether the unit is Disordered, one for each column. */
  readonly move: readonly boolean[];
  readonly hit: readonly boolean[];
}

export interface QualityDeck {
  readonly kind: 'quality';
  readonly id: string;
  readonly name: string;
  /** The first column's rating; the columns count up by one. 0 means "0 and below", 7 "7 and above". */
  readonly lowest: 0 | 1;
  readonly highest: 6 | 7;
  readonly cards: readonly QualityCard[];
}

export interface TimeCard {
  readonly id: CardId;
  /** Minutes of game time. */
  readonly minutes: number;
}

export interface TimeDeck {
  readonly kind: 'time';
  readonly id: string;
  readonly name: string;
  readonly cards: readonly TimeCard[];
}

export type Deck = QualityDeck | TimeDeck;

/**
 * A quality deck in few numbers. The cards run from luckiest to unluckiest. For each column `VH` is how many of the
 * luckiest read Very High, `H` how many read High or better, and so on; `move` and `hit` are how many of the unluckiest
 * Disorder the unit.
 */
export interface LuckTable {
  /** Card numbers, luckiest first. */
  readonly order: readonly CardId[];
  readonly VH: readonly number[];
  readonly H: readonly number[];
  readonly N: readonly number[];
  readonly L: readonly number[];
  readonly move: readonly number[];
  readonly hit: readonly number[];
}

/** The results a luck table counts; all other cards read Very Low. */
const BETTER = ['VH', 'H', 'N', 'L'] as const;

/** The cards of a luck table, in its order. */
export function cardsOfLuck(luck: LuckTable): QualityCard[] {
  const size = luck.order.length;
  const columns = luck.VH.map((_, column) => column);
  return luck.order.map((id, at) => ({
    id,
    results: columns.map((column) => BETTER.find((result) => at < nth(luck[result], column)) ?? 'VL'),
    move: columns.map((column) => at >= size - nth(luck.move, column)),
    hit: columns.map((column) => at >= size - nth(luck.hit, column)),
  }));
}

/** Cards numbered from 1, with this many of each value. */
export function cardsOfMinutes(counts: readonly (readonly [minutes: number, cards: number])[]): TimeCard[] {
  return counts
    .flatMap(([minutes, cards]) => Array.from({ length: cards }, () => minutes))
    .map((minutes, at) => ({ id: at + 1, minutes }));
}

export const hasCard = (deck: Deck, id: CardId): boolean => deck.cards.some((card) => card.id === id);

/** The card with that number. Throws if the deck has none, so check outside numbers with `hasCard`. */
function cardOf<C extends { readonly id: CardId }>(
  deck: { readonly id: string; readonly cards: readonly C[] },
  id: CardId,
): C {
  const card = deck.cards.find((candidate) => candidate.id === id);
  if (!card) throw new RangeError(`The pack ${deck.id} has no card ${id}.`);
  return card;
}

/** The column for an adjusted rating: the nearest the deck and ruling `qcClamp` (AMB-10) allow. */
export function columnFor(deck: QualityDeck, rating: number, rulings: Rulings = {}): number {
  const narrow = ruling(rulings, 'qcClamp') === '1-6';
  const lowest = narrow ? 1 : deck.lowest;
  const highest = narrow ? 6 : deck.highest;
  return Math.min(highest, Math.max(lowest, rating));
}

/** The heading of a column on the card. */
export const columnName = (column: number): string => (column <= 0 ? '≤0' : column >= 7 ? '≥7' : String(column));

/** NBC-QC-01: the result on a card for an adjusted rating. */
export const readCard = (deck: QualityDeck, id: CardId, rating: number, rulings: Rulings = {}): Result =>
  nth(cardOf(deck, id).results, columnFor(deck, rating, rulings) - deck.lowest);

/** NBC-DC-01: whether a card Disorders a unit with that adjusted rating. */
export function readDisorder(
  deck: QualityDeck,
  id: CardId,
  rating: number,
  cause: DisorderColumn,
  rulings: Rulings = {},
): boolean {
  return nth(cardOf(deck, id)[cause], columnFor(deck, rating, rulings) - deck.lowest);
}

/** NBC-TIM-01: the minutes on a time card. */
export const minutesOf = (deck: TimeDeck, id: CardId): number => cardOf(deck, id).minutes;

/** How many cards of `of` give each result. */
export type ResultCounts = { readonly [R in Result]: number } & { readonly of: number };

/** The odds of a check, over the whole deck or the cards that may come next (`cardsToCome` in pack.ts). */
export function resultCounts(
  deck: QualityDeck,
  rating: number,
  rulings: Rulings = {},
  among: readonly CardId[] = deck.cards.map((card) => card.id),
): ResultCounts {
  const counts = { VH: 0, H: 0, N: 0, L: 0, VL: 0, of: among.length };
  for (const id of among) counts[readCard(deck, id, rating, rulings)] += 1;
  return counts;
}

export interface DisorderCounts {
  readonly disordered: number;
  readonly of: number;
}

/** NBC-DC-01: how many of the cards that may come Disorder a unit with that rating. */
export function disorderCounts(
  deck: QualityDeck,
  rating: number,
  cause: DisorderColumn,
  rulings: Rulings = {},
  among: readonly CardId[] = deck.cards.map((card) => card.id),
): DisorderCounts {
  const disordered = among.filter((id) => readDisorder(deck, id, rating, cause, rulings)).length;
  return { disordered, of: among.length };
}

export interface MinuteCount {
  readonly minutes: number;
  readonly cards: number;
}

/** How many cards have each number of minutes, shortest first. */
export function minuteCounts(
  deck: TimeDeck,
  among: readonly CardId[] = deck.cards.map((card) => card.id),
): MinuteCount[] {
  const counts = new Map<number, number>();
  for (const id of among) {
    const minutes = minutesOf(deck, id);
    counts.set(minutes, (counts.get(minutes) ?? 0) + 1);
  }
  return [...counts].map(([minutes, cards]) => ({ minutes, cards })).sort((a, b) => a.minutes - b.minutes);
}
