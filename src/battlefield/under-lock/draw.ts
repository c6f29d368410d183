/** The umpire's card for a secret arrival (NBC-RNF-02): of a whole pack, one draw a turn, which anyone can repeat. */

import { readCard } from '../../cards/deck.ts';
import type { OpenChance } from '../../engine/chance.ts';
import { arrives } from '../arrivals/reinforcements.ts';
import type { Battle } from '../battle.ts';
import { qualityDeck } from '../throws.ts';
import { ratingOf } from './due.ts';
import { type PaperOf, readPaper } from './papers.ts';

/** The draw for an arrival. `arrival` is the number under which it is sealed. */
export function drawnFor(battle: Battle, arrival: number, turn: number, rating: number, open: OpenChance) {
  const deck = qualityDeck(battle);
  const card = deck.cards[open(`secret arrival ${arrival} turn ${turn}`).below(deck.cards.length)];
  if (!card) return undefined;
  const result = readCard(deck, card.id, rating, battle.rulings);
  return { result, comes: arrives(result) };
}

/** What a battle that is over shows of its sealed papers. */
export interface SealsShown {
  readonly sealed: number;
  readonly shown: number;
  /** How many of the umpire's draws were repeated. */
  readonly draws: number;
  /** Seals of draws that differ from what the seed draws. */
  readonly untrue: readonly string[];
}

function again(battle: Battle, check: PaperOf<'check'>, open: OpenChance): boolean | undefined {
  const text = battle.sealed?.[check.arrival]?.shown?.text;
  const paper = text === undefined ? undefined : readPaper(text);
  if (check.own || paper?.is !== 'arrival') return undefined;
  const rating = ratingOf(battle, { paper });
  const drawn = rating && drawnFor(battle, check.arrival, check.turn, rating.total, open);
  return drawn ? drawn.result === check.result && drawn.comes === check.comes : undefined;
}

export function sealsShown(battle: Battle, open: OpenChance): SealsShown {
  const all = battle.sealed ?? [];
  const judged = all.flatMap(({ seal, shown }) => {
    const paper = shown && readPaper(shown.text);
    const holds = paper?.is === 'check' ? again(battle, paper, open) : undefined;
    return holds === undefined ? [] : [{ seal, holds }];
  });
  return {
    sealed: all.length,
    shown: all.filter(({ shown }) => shown).length,
    draws: judged.length,
    untrue: judged.filter(({ holds }) => !holds).map(({ seal }) => seal),
  };
}
