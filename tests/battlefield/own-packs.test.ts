import { describe, expect, it } from 'vitest';
import { parseQualityDeck, parseTimeDeck, writeQualityDeck } from '../../src/cards/deck-file.ts';
import { QUALITY_DECKS } from '../../src/cards/shelf.ts';
import { begin, goTo, play, small, top } from './fixtures.ts';

describe("a group's own printed packs", () => {
  it('NBC-TIM-01 the time cards of its own pack drive the clock, and no others can be turned', () => {
    const time = parseTimeDeck({
      kind: 'time',
      id: 'ours',
      name: 'Our clock',
      cards: [
        { id: 1, minutes: 25 },
        { id: 2, minutes: 25 },
      ],
    });
    if (!time.ok) throw new Error(time.errors.join(' '));
    const battle = goTo(begin(small(), { packs: { time: time.deck }, rulings: { timeDeck: 'custom' } }), 9);
    expect(battle.minutes).toBe(625);
  });

  it('NBC-QC-01 a check draws from its own quality pack', () => {
    const quality = parseQualityDeck({
      ...writeQualityDeck(QUALITY_DECKS['QD-48']),
      id: 'ours',
      name: 'Ours',
      cards: writeQualityDeck(QUALITY_DECKS['QD-48']).cards.slice(0, 1),
    });
    if (!quality.ok) throw new Error(quality.errors.join(' '));
    let battle = play(begin(small(), { packs: { quality: quality.deck } }), { do: 'check', unit: 'husson' });
    battle = play(battle, { do: 'throw', task: top(battle).id });
    expect(top(battle).rolls[0]!.thing).toEqual({ card: quality.deck.cards[0]!.id });
  });
});
