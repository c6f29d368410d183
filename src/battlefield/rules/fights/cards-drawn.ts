/** The chances of the next quality cards, drawn one after another from the pack as it is. */
import { ruling } from '../../../book/rulings.ts';
import { readCard } from '../../../cards/deck.ts';
import { cardsToCome, type Pack, takeOut, turnUnseen } from '../../../cards/pack.ts';
import type { Result } from '../../../cards/results.ts';
import type { Battle } from '../../battle.ts';
import { qualityDeck } from '../../throws.ts';

/** The possible states of the quality pack, each with its chance; the chances add up to 1. */
export type Packs = ReadonlyMap<Pack, number>;

/** A function that does the work once for each set of packs and remembers the result. */
function once<T>(work: (packs: Packs) => T): (packs: Packs) => T {
  const done = new WeakMap<Packs, T>();
  return (packs) => {
    const known = done.get(packs) ?? work(packs);
    done.set(packs, known);
    return known;
  };
}

export interface Dealer {
  /** The possible results of the next card at a rating, each with the states of the pack after it. */
  readonly deal: (packs: Packs, rating: number) => ReadonlyMap<Result, Packs>;
  /** The states of the pack after a card is drawn whose result does not matter. */
  readonly pass: (packs: Packs) => Packs;
}

export function dealer(battle: Battle): Dealer {
  const deck = qualityDeck(battle);
  const policy = ruling(battle.rulings, 'qcDraw');
  const dealt = (packs: Packs, rating: number): ReadonlyMap<Result, Packs> => {
    const brought = new Map<Result, Map<Pack, number>>();
    for (const [pack, chance] of packs) {
      const cards = cardsToCome(pack, deck, policy);
      for (const card of cards) {
        const result = readCard(deck, card, rating, battle.rulings);
        const after = takeOut(pack, deck, policy, card)?.pack;
        if (!after) continue;
        const stands = brought.get(result) ?? new Map<Pack, number>();
        stands.set(after, (stands.get(after) ?? 0) + chance / cards.length);
        brought.set(result, stands);
      }
    }
    return brought;
  };
  const read = once(() => new Map<number, ReadonlyMap<Result, Packs>>());
  return {
    deal(packs, rating) {
      const known = read(packs).get(rating) ?? dealt(packs, rating);
      read(packs).set(rating, known);
      return known;
    },
    pass: once((packs) => new Map([...packs].map(([pack, chance]) => [turnUnseen(pack, deck, policy), chance]))),
  };
}
