/**
 * The umpire's check whether those who come in secret arrive (NBC-RNF-02): one card of a whole pack, drawn for this arrival in
 * this turn, so that it cannot be drawn again for a better one, and sealed for him alone.
 */
import { arrives } from '../../battlefield/arrivals/reinforcements.ts';
import { qualityDeck } from '../../battlefield/throws.ts';
import type { Due } from '../../battlefield/under-lock/due.ts';
import { readCard } from '../../cards/deck.ts';
import { chanceOf, isSeed } from '../../engine/chance.ts';
import { chanceSeed } from '../../journal/chance-seed.ts';
import { battle, wholeRecord } from '../session/battle-session.ts';
import { sealForUmpire } from './table.ts';

type Arrival = Extract<Due, { is: 'arrival' }>;

/** Draws, and seals what came; false where this phone has no seed to draw with. */
export async function drawFor({ read, rating }: Arrival): Promise<boolean> {
  const now = battle.value;
  const record = await wholeRecord();
  if (!now || !record || !rating || !isSeed(record.seed)) return false;
  const deck = qualityDeck(now);
  const chance = chanceOf(chanceSeed(record.header, record.seed), `secret arrival ${read.number} turn ${now.turn}`);
  const card = deck.cards[chance.below(deck.cards.length)];
  if (!card) return false;
  const result = readCard(deck, card.id, rating.total, now.rulings);
  return sealForUmpire({
    is: 'check',
    arrival: read.number,
    turn: now.turn,
    result,
    own: false,
    comes: arrives(result),
  });
}
