/** A pack of a group's own, as it is taken from a file. */

import type { QualityDeck } from '../../src/cards/deck.ts';
import { parseQualityDeck, writeQualityDeck } from '../../src/cards/deck-file.ts';
import { QUALITY_DECKS } from '../../src/cards/shelf.ts';

export function qualityDeckMade(): QualityDeck {
  const file = writeQualityDeck(QUALITY_DECKS['QD-48']);
  const read = parseQualityDeck({ ...file, id: 'ours', name: 'Our cards' });
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.deck;
}
