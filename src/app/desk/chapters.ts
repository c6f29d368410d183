/** The chapters of the rules: fetched when a battle comes to them, and all the others as soon as there is time. */
import type { Battle } from '../../battlefield/battle.ts';
import {
  CHAPTERS,
  type ChapterName,
  type Chapters,
  FOR_SHEETS,
  isOpen,
  needed,
  neededFor,
  openChapter,
} from '../../battlefield/chapters.ts';
import type { PlayName } from '../../battlefield/plays.ts';

const FETCH: { readonly [C in ChapterName]: () => Promise<Chapters[C]> } = {
  command: () => import('../../battlefield/chapters/command.ts'),
  arrivals: () => import('../../battlefield/chapters/arrivals.ts'),
  skirmishing: () => import('../../battlefield/chapters/skirmishing.ts'),
  artillery: () => import('../../battlefield/chapters/artillery.ts'),
  commanders: () => import('../../battlefield/chapters/commanders.ts'),
  cards: () => import('../../battlefield/chapters/cards.ts'),
  orders: () => import('../../battlefield/chapters/orders.ts'),
  movement: () => import('../../battlefield/chapters/movement.ts'),
  crossings: () => import('../../battlefield/chapters/crossings.ts'),
  fights: () => import('../../battlefield/chapters/fights.ts'),
  'close-combat': () => import('../../battlefield/chapters/close-combat.ts'),
  checks: () => import('../../battlefield/chapters/checks.ts'),
  'sent-out': () => import('../../battlefield/chapters/sent-out.ts'),
  trains: () => import('../../battlefield/chapters/trains.ts'),
  struck: () => import('../../battlefield/chapters/struck.ts'),
  recovery: () => import('../../battlefield/chapters/recovery.ts'),
  evening: () => import('../../battlefield/chapters/evening.ts'),
  lulls: () => import('../../battlefield/chapters/lulls.ts'),
  'by-hand': () => import('../../battlefield/chapters/by-hand.ts'),
  aftermath: () => import('../../battlefield/chapters/aftermath.ts'),
};

const fetchOne = async <C extends ChapterName>(name: C): Promise<void> => openChapter(name, await FETCH[name]());

/** Opens these chapters; says what to do when one cannot be fetched. */
export async function openChapters(names: readonly ChapterName[]): Promise<string | null> {
  const missing = names.filter((name) => !isOpen(name));
  if (missing.length === 0) return null;
  try {
    await Promise.all(missing.map(fetchOne));
    return null;
  } catch {
    return 'A part of the rules could not be fetched, so nothing was done. The battle is safe as it stands. Connect once and try again; if it will not come, load the page anew.';
  }
}

export const readyFor = (battle: Battle): Promise<string | null> => openChapters(needed(battle));
export const readyToPlay = (battle: Battle, play: PlayName): Promise<string | null> =>
  openChapters(neededFor(battle, play));

/** A sheet of a unit or a formation, with all that it may offer. */
export async function forSheets<T>(sheet: Promise<T>): Promise<T> {
  const closed = await openChapters(FOR_SHEETS);
  if (closed) throw new Error(closed);
  return sheet;
}

/** One after the other, so that nothing the player wants now waits behind them. What fails is fetched when it is needed. */
export async function fetchTheRest(): Promise<void> {
  for (const name of CHAPTERS) if (!isOpen(name)) await fetchOne(name).catch(() => undefined);
}
