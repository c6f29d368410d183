/** The built-in decks. */
import { type Rulings, ruling } from '../book/rulings.ts';
import { cardsOfLuck, cardsOfMinutes, type LuckTable, type QualityDeck, type TimeDeck } from './deck.ts';
import qd2d6 from './decks/qd-2d6.json' with { type: 'json' };
import qd48 from './decks/qd-48.json' with { type: 'json' };
import td20 from './decks/td-20.json' with { type: 'json' };
import td24 from './decks/td-24.json' with { type: 'json' };
import td24b from './decks/td-24b.json' with { type: 'json' };

export const QUALITY_DECK_IDS = ['QD-48', 'QD-2D6'] as const;
export type QualityDeckId = (typeof QUALITY_DECK_IDS)[number];

export const TIME_DECK_IDS = ['TD-24', 'TD-24b', 'TD-20'] as const;
export type TimeDeckId = (typeof TIME_DECK_IDS)[number];

const quality = (file: { id: string; name: string; luck: LuckTable }): QualityDeck => ({
  kind: 'quality',
  id: file.id,
  name: file.name,
  lowest: 0,
  highest: 7,
  cards: cardsOfLuck(file.luck),
});

const time = (file: { id: string; name: string; counts: number[][] }): TimeDeck => ({
  kind: 'time',
  id: file.id,
  name: file.name,
  cards: cardsOfMinutes(file.counts.map(([minutes = 0, cards = 0]) => [minutes, cards])),
});

export const QUALITY_DECKS: Record<QualityDeckId, QualityDeck> = { 'QD-48': quality(qd48), 'QD-2D6': quality(qd2d6) };

export const TIME_DECKS: Record<TimeDeckId, TimeDeck> = {
  'TD-24': time(td24),
  'TD-24b': time(td24b),
  'TD-20': time(td20),
};

/** The quality deck with this id; the default if there is none. */
export const qualityDeckNamed = (id: string): QualityDeck =>
  QUALITY_DECKS[QUALITY_DECK_IDS.find((each) => each === id) ?? 'QD-48'];

/** The time deck in force (AMB-46): by ruling, or the group's own pack if chosen and present. */
export function timeDeckInForce(rulings: Rulings, own?: TimeDeck): TimeDeck {
  const id = ruling(rulings, 'timeDeck');
  return id === 'custom' ? (own ?? TIME_DECKS['TD-24']) : TIME_DECKS[id];
}
