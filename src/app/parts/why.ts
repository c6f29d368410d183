/** Fetched when a player asks why: sections by name, cards and dice as they lay; and the hints of a first battle. */
export { Hint } from '../hints/hint.tsx';
export { AsItLay } from '../why/as-it-lay.tsx';
export { EntryLay } from '../why/entry.tsx';
export { Where } from '../why/where.tsx';
