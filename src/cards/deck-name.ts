import { type Written, word } from '../engine/message.ts';
import { QUALITY_DECK_IDS, TIME_DECK_IDS } from './shelf.ts';

/** What a deck is called: one that comes with the game in the language in use, a group's own as the group calls it. */
export function deckName({ id, name }: { readonly id: string; readonly name: string }): Written {
  const ours = [...QUALITY_DECK_IDS, ...TIME_DECK_IDS].find((each) => each === id);
  return ours ? word(`deck-${ours}`) : name;
}
