/**
 * A pack on the table: which cards of its deck are out. Nothing else is kept, no secret order: a draw is an even pick
 * among the cards that may come next, so that a battle can be replayed and the odds shown at any moment.
 */
import type { RulingValue } from '../book/rulings.ts';
import { nth } from '../engine/nth.ts';
import { type CardId, type Deck, hasCard, minutesOf, type TimeDeck } from './deck.ts';

export interface Pack {
  /** The cards turned since the last shuffle, in the order they came; always empty when drawn with replacement. */
  readonly out: readonly CardId[];
}

export const SHUFFLED: Pack = { out: [] };

/** How a pack is drawn: the ruling `qcDraw` (AMB-11) for quality cards, `toTrigger` for time cards (NBC-TIM-01). */
export type DrawPolicy = RulingValue<'qcDraw'> | 'toTrigger';

/** NBC-TIM-01: the minutes that send the whole pack back for a shuffle. */
export const SHUFFLING_MINUTES: readonly number[] = [10, 45];

/** Under `noReplaceTo36` this many cards are turned before the pack is shuffled. */
export const CARDS_BEFORE_SHUFFLE = 36;

/** Whether the pack is shuffled before its next card is turned. */
export function shuffleDue(pack: Pack, deck: Deck, policy: DrawPolicy): boolean {
  if (policy === 'replace') return true;
  if (pack.out.length >= deck.cards.length) return true;
  if (policy === 'noReplaceTo36') return pack.out.length >= CARDS_BEFORE_SHUFFLE;
  if (policy === 'toTrigger' && deck.kind === 'time') {
    const last = pack.out.at(-1);
    // A card of another deck, which was in force when it was turned: of this one none is out.
    return last !== undefined && (!hasCard(deck, last) || SHUFFLING_MINUTES.includes(minutesOf(deck, last)));
  }
  return false;
}

/** The cards that may come next, in the deck's order: what the odds are counted over. */
export function cardsToCome(pack: Pack, deck: Deck, policy: DrawPolicy): CardId[] {
  const out = new Set(shuffleDue(pack, deck, policy) ? [] : pack.out);
  return deck.cards.map((card) => card.id).filter((id) => !out.has(id));
}

export interface Drawn {
  readonly pack: Pack;
  readonly card: CardId;
}

/** Where the pack is `shuffled`, the cards that were out have gone back in before this one is turned. */
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
 * The table turned this card of its own pack. A card that was out already means that the table has shuffled; it is
 * believed. Undefined when the deck has no such card.
 */
export function takeOut(pack: Pack, deck: Deck, policy: DrawPolicy, card: CardId): Drawn | undefined {
  if (!hasCard(deck, card)) return undefined;
  const toCome = cardsToCome(pack, deck, policy);
  const shuffled = shuffleDue(pack, deck, policy) || !toCome.includes(card);
  return turn(pack, policy, card, shuffled);
}

/** Stands in a pack for a card that nobody saw; no deck has it. */
const UNSEEN: CardId = -1;

/**
 * A card is turned that nobody sees: the pack is one shorter, and any card that might have come may still come, each as
 * likely as if the one between had been looked at.
 */
export const turnUnseen = (pack: Pack, deck: Deck, policy: DrawPolicy): Pack =>
  turn(pack, policy, UNSEEN, shuffleDue(pack, deck, policy)).pack;

/**
 * The table turned a time card of so many minutes: any card of that value which may come next is as good as another.
 * Undefined when the deck has no such value.
 */
export function takeOutMinutes(pack: Pack, deck: TimeDeck, minutes: number): Drawn | undefined {
  const ofValue = (ids: readonly CardId[]) => ids.find((id) => minutesOf(deck, id) === minutes);
  const card = ofValue(cardsToCome(pack, deck, 'toTrigger')) ?? ofValue(deck.cards.map(({ id }) => id));
  return card === undefined ? undefined : takeOut(pack, deck, 'toTrigger', card);
}
