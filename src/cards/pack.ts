/**
 * A pack on the table: which cards are out. There is no hidden order: a draw picks evenly among the cards that may come
 * next, so a battle can be replayed and the odds shown at any time.
 */
import type { RulingValue } from '../book/rulings.ts';
import { nth } from '../engine/nth.ts';
import { type CardId, type Deck, hasCard, minutesOf, type TimeDeck } from './deck.ts';

export interface Pack {
  /** The cards turned since the last shuffle, in order; always empty when drawing with replacement. */
  readonly out: readonly CardId[];
}

export const SHUFFLED: Pack = { out: [] };

/** How cards are drawn: ruling `qcDraw` (AMB-11) for quality cards, `toTrigger` for time cards (NBC-TIM-01). */
export type DrawPolicy = RulingValue<'qcDraw'> | 'toTrigger';

/** NBC-TIM-01: the minutes that cause a shuffle of the whole pack. */
export const SHUFFLING_MINUTES: readonly number[] = [10, 45];

/** With `noReplaceTo36` the pack is shuffled after this many cards. */
export const CARDS_BEFORE_SHUFFLE = 36;

/** Whether the pack is shuffled before the next card. */
export function shuffleDue(pack: Pack, deck: Deck, policy: DrawPolicy): boolean {
  if (policy === 'replace') return true;
  if (pack.out.length >= deck.cards.length) return true;
  if (policy === 'noReplaceTo36') return pack.out.length >= CARDS_BEFORE_SHUFFLE;
  if (policy === 'toTrigger' && deck.kind === 'time') {
    const last = pack.out.at(-1);
    // A card of the deck used before: none of this deck is out.
    return last !== undefined && (!hasCard(deck, last) || SHUFFLING_MINUTES.includes(minutesOf(deck, last)));
  }
  return false;
}

/** The cards that may come next, in deck order. Odds are counted over these. */
export function cardsToCome(pack: Pack, deck: Deck, policy: DrawPolicy): CardId[] {
  const out = new Set(shuffleDue(pack, deck, policy) ? [] : pack.out);
  return deck.cards.map((card) => card.id).filter((id) => !out.has(id));
}

export interface Drawn {
  readonly pack: Pack;
  readonly card: CardId;
}

/** If `shuffled`, the cards that were out have gone back first. */
const turn = (pack: Pack, policy: DrawPolicy, card: CardId, shuffled: boolean): Drawn => ({
  pack: policy === 'replace' ? SHUFFLED : { out: [...(shuffled ? [] : pack.out), card] },
  card,
});

/** Turns the next card. `pick(n)` gives an even choice among 0 to n − 1. */
export function draw(pack: Pack, deck: Deck, policy: DrawPolicy, pick: (n: number) => number): Drawn {
  const toCome = cardsToCome(pack, deck, policy);
  const card = nth(toCome, pick(toCome.length));
  return turn(pack, policy, card, shuffleDue(pack, deck, policy));
}

/**
 * The table turned this card of its own pack. If it was already out, the table must have shuffled, and is believed.
 * Undefined if the deck has no such card.
 */
export function takeOut(pack: Pack, deck: Deck, policy: DrawPolicy, card: CardId): Drawn | undefined {
  if (!hasCard(deck, card)) return undefined;
  const toCome = cardsToCome(pack, deck, policy);
  const shuffled = shuffleDue(pack, deck, policy) || !toCome.includes(card);
  return turn(pack, policy, card, shuffled);
}

/** Marks a card that nobody saw; no deck has it. */
const UNSEEN: CardId = -1;

/**
 * Turns a card unseen: the pack has one card fewer, and every card that could have come still may, all equally likely.
 */
export const turnUnseen = (pack: Pack, deck: Deck, policy: DrawPolicy): Pack =>
  turn(pack, policy, UNSEEN, shuffleDue(pack, deck, policy)).pack;

/**
 * The table turned a time card of these minutes: any such card that may come next will do. Undefined if the deck has
 * none.
 */
export function takeOutMinutes(pack: Pack, deck: TimeDeck, minutes: number): Drawn | undefined {
  const ofValue = (ids: readonly CardId[]) => ids.find((id) => minutesOf(deck, id) === minutes);
  const card = ofValue(cardsToCome(pack, deck, 'toTrigger')) ?? ofValue(deck.cards.map(({ id }) => id));
  return card === undefined ? undefined : takeOut(pack, deck, 'toTrigger', card);
}
