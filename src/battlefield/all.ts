/** All chapters at once, for whoever does not fetch them one by one: tests, the soak, scripts in Node. */

import * as aftermath from './chapters/aftermath.ts';
import * as arrivals from './chapters/arrivals.ts';
import * as artillery from './chapters/artillery.ts';
import * as byHand from './chapters/by-hand.ts';
import * as cards from './chapters/cards.ts';
import * as checks from './chapters/checks.ts';
import * as closeCombat from './chapters/close-combat.ts';
import * as command from './chapters/command.ts';
import * as commanders from './chapters/commanders.ts';
import * as crossings from './chapters/crossings.ts';
import * as evening from './chapters/evening.ts';
import * as fights from './chapters/fights.ts';
import * as lulls from './chapters/lulls.ts';
import * as movement from './chapters/movement.ts';
import * as orders from './chapters/orders.ts';
import * as recovery from './chapters/recovery.ts';
import * as sentOut from './chapters/sent-out.ts';
import * as skirmishing from './chapters/skirmishing.ts';
import * as struck from './chapters/struck.ts';
import * as trains from './chapters/trains.ts';
import { CHAPTERS, type ChapterName, type Chapters, closeChapters, openChapter } from './chapters.ts';

export const ALL: Chapters = {
  command: command,
  arrivals: arrivals,
  skirmishing: skirmishing,
  artillery: artillery,
  commanders: commanders,
  cards: cards,
  orders: orders,
  movement: movement,
  crossings: crossings,
  fights: fights,
  'close-combat': closeCombat,
  checks: checks,
  'sent-out': sentOut,
  trains: trains,
  struck: struck,
  recovery: recovery,
  evening: evening,
  lulls: lulls,
  'by-hand': byHand,
  aftermath: aftermath,
};

/** These, and no others. */
export function openOnly(names: readonly ChapterName[]): void {
  closeChapters();
  for (const name of names) openChapter(name, ALL[name] as never);
}

export const openAll = (): void => openOnly(CHAPTERS);

openAll();
