/** Fetched when a player asks why: sections by name, cards and dice as they lay. */
export { AsItLay } from '../why/as-it-lay.tsx';
export { EntryLay } from '../why/entry.tsx';
export { Where } from '../why/where.tsx';
