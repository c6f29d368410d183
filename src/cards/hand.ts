/**
 * The hand of command cards: which cards a side holds, which it may play next, and where a card goes after the throw
 * (NBC-CMA-08, NBC-CCD-02, -03, -05, -08). Formations are known by id only.
 */

import { type Rulings, ruling } from '../book/rulings.ts';
import type { ArmyType, BySide, SideId } from '../book/terms.ts';
import { ALLOWED, type Legality, refuse } from '../engine/legality.ts';

/**
 * The place of a formation's card: `away` before the formation arrives, in the `hand`, `played` for the current throw,
 * left on the table as a `losing` commander's, or `spent` for the turn.
 */
export const CARD_PLACES = ['away', 'hand', 'played', 'losing', 'spent'] as const;
export type CardPlace = (typeof CARD_PLACES)[number];

export interface Hand {
  /** By formation. */
  readonly cards: Readonly<Record<string, CardPlace>>;
  /** Bye cards left this turn: 0 or 1. */
  readonly byes: number;
}

export type CommandCard = { readonly formation: string } | 'bye';

const move = (hand: Hand, formation: string, place: CardPlace): Hand => ({
  ...hand,
  cards: { ...hand.cards, [formation]: place },
});

function formationsAt({ cards }: Hand, at: (place: CardPlace) => boolean): string[] {
  const there: string[] = [];
  for (const formation in cards) if (at(cards[formation] ?? 'away')) there.push(formation);
  return there;
}

/**
 * NBC-CMA-08: the hand for a turn's actions, without cards of formations that have not arrived. Nothing carries over
 * from the turn before.
 */
export const makeHand = (
  formations: readonly { readonly id: string; readonly present: boolean }[],
  army: ArmyType,
): Hand => ({
  cards: Object.fromEntries(formations.map(({ id, present }) => [id, present ? 'hand' : 'away'])),
  byes: army === 'Napoleonic' ? 1 : 0,
});

/** The formations that may still act this turn: their cards are in hand or on the table. */
export const formationsLeft = (hand: Hand): string[] =>
  formationsAt(hand, (place) => place !== 'away' && place !== 'spent');

/** The formation whose card stayed on the table after a lost throw. */
export const losingCard = (hand: Hand): string | undefined => formationsAt(hand, (place) => place === 'losing')[0];

/** AMB-50: the card left on the table, which is laid again by itself as long as the other side can act (NBC-CCD-08). */
export const boundCard = (hand: Hand, other: Hand, rulings: Rulings = {}): string | undefined =>
  ruling(rulings, 'losingCardMaySwap') === 'no' && formationsLeft(other).length > 0 ? losingCard(hand) : undefined;

/**
 * NBC-CCD-02: whether a side may play a card, given what the other side holds. A card left on the table is played again
 * (AMB-50) while there is anybody to throw against, but a Bye is always allowed (NBC-CCD-03).
 */
export function mayPlay(hand: Hand, other: Hand, card: CommandCard, rulings: Rulings = {}): Legality {
  if (card === 'bye') {
    if (hand.byes < 1) return refuse('card-no-bye', 'NBC-CCD-03');
    if (formationsLeft(other).length === 0) return refuse('card-bye-for-nobody', 'NBC-CCD-03');
    return ALLOWED;
  }
  const place = Object.hasOwn(hand.cards, card.formation) ? hand.cards[card.formation] : undefined;
  if (place === undefined) return refuse('card-not-in-hand', 'NBC-CCD-02');
  if (place === 'away') return refuse('card-not-arrived', 'NBC-CMA-08');
  if (place === 'spent') return refuse('card-has-acted', 'NBC-CCD-08');
  const bound = boundCard(hand, other, rulings);
  if (bound !== undefined && bound !== card.formation)
    return refuse('card-played-again', 'NBC-CCD-05', 'losingCardMaySwap');
  return ALLOWED;
}

/**
 * NBC-CCD-02: the cards a side may choose from, one on the table first and the Bye last. Empty for a side without
 * formations: a Bye would change nothing.
 */
export function choices(hand: Hand, other: Hand, rulings: Rulings = {}): CommandCard[] {
  const left = losingCard(hand);
  const formations = formationsLeft(hand).sort((a, b) => Number(b === left) - Number(a === left));
  if (formations.length === 0) return [];
  const cards: CommandCard[] = [...formations.map((formation) => ({ formation })), 'bye'];
  return cards.filter((card) => mayPlay(hand, other, card, rulings).ok);
}

/**
 * Lays a card in place of the one laid before. A losing commander's card keeps its red die and stays when a Bye is
 * played; when replaced (AMB-50) it returns to the hand.
 */
export function playCard(hand: Hand, card: CommandCard): Hand {
  const own = card === 'bye' ? undefined : card.formation;
  const back = formationsAt(hand, (place) => place === 'played' || (place === 'losing' && card !== 'bye'))
    .filter((formation) => formation !== own)
    .reduce((rest, formation) => move(rest, formation, 'hand'), hand);
  return own === undefined || hand.cards[own] === 'losing' ? back : move(back, own, 'played');
}

/**
 * NBC-CCD-05: whether a commander adds his red die, because his card stayed on the table. None does at the turn's first
 * throws.
 */
export const addsRed = (hand: Hand, formation: string): boolean => hand.cards[formation] === 'losing';

/** NBC-CCD-08: the formation acts, and its card is spent for the turn. */
export const setAside = (hand: Hand, formation: string): Hand => move(hand, formation, 'spent');

/** NBC-CCD-05: after a lost throw the card stays on the table for the red die, or returns to the hand. */
export const afterLoss = (hand: Hand, formation: string, leave: boolean): Hand =>
  move(hand, formation, leave ? 'losing' : 'hand');

/** NBC-CCD-03: a used Bye is out for the turn. */
export const spendBye = (hand: Hand): Hand => ({ ...hand, byes: Math.max(0, hand.byes - 1) });

/** A side's choice: undefined while it is choosing, null if it has no cards. */
export type Choice = CommandCard | null | undefined;

/** The result of two choices. */
export type Meeting =
  | { readonly kind: 'choosing' }
  /** Both throw a pot (NBC-CCD-04). */
  | { readonly kind: 'contest'; readonly formations: BySide<string> }
  /** A Bye makes the other side's formation act without a contest (NBC-CCD-03, AMB-62). */
  | { readonly kind: 'forced'; readonly acts: SideId; readonly formation: string }
  /** Bye against Bye: both are spent and both sides choose again (AMB-62). */
  | { readonly kind: 'byes' }
  /** The other side has no cards left (NBC-CCD-08). */
  | { readonly kind: 'uncontested'; readonly acts: SideId; readonly formation: string }
  /** Neither side has a formation left. */
  | { readonly kind: 'over' };

/** NBC-CCD-02, NBC-CCD-03: the result of the cards both sides laid. */
export function meet(chosen: BySide<Choice>): Meeting {
  const { a, b } = chosen;
  if (a === undefined || b === undefined) return { kind: 'choosing' };
  if (isFormation(a) && isFormation(b)) return { kind: 'contest', formations: { a: a.formation, b: b.formation } };
  if (isFormation(a)) return { kind: b === 'bye' ? 'forced' : 'uncontested', acts: 'a', formation: a.formation };
  if (isFormation(b)) return { kind: a === 'bye' ? 'forced' : 'uncontested', acts: 'b', formation: b.formation };
  return { kind: a === 'bye' && b === 'bye' ? 'byes' : 'over' };
}

const isFormation = (choice: Choice): choice is { readonly formation: string } =>
  typeof choice === 'object' && choice !== null;
