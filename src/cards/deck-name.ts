import { type Written, word } from '../engine/message.ts';
import { QUALITY_DECK_IDS, TIME_DECK_IDS } from './shelf.ts';

/** The name of a deck: a built-in one in the current language, a group's own as given. */
export function deckName({ id, name }: { readonly id: string; readonly name: string }): Written {
  const ours = [...QUALITY_DECK_IDS, ...TIME_DECK_IDS].find((each) => each === id);
  return ours ? word(`deck-${ours}`) : name;
}
