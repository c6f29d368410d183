/** The battle on the screen: its session, and the viewer the screen is for. */
import { computed, signal } from '@preact/signals';
import type { Battle } from '../../battlefield/battle.ts';
import type { Event } from '../../battlefield/events.ts';
import { nbc } from '../../battlefield/game.ts';
import type { Play } from '../../battlefield/plays.ts';
import type { Viewer } from '../../battlefield/view.ts';
import { privateTo } from '../../battlefield/view.ts';
import type { SideId } from '../../book/terms.ts';
import type { Seed } from '../../engine/chance.ts';
import { loadWords } from '../../words/load.ts';
import { machine, payload } from './battle-journal.ts';
import { store } from './battles.ts';
import { createSession, type Trouble } from './game-session.ts';
import { readAhead, shownOf } from './shown.ts';
import { summaryOf } from './summary.ts';

export type { Trouble } from './game-session.ts';

/** Who holds a phone that is passed round; 'both' means it lies on the table. */
export const seat = signal<Viewer>('both');
/** The open seat of one commander of that side: "a.reille". */
export const commander = signal<string | null>(null);

/** Plays that lead to another page or cannot be meant twice. */
const ONCE: ReadonlySet<Play['do']> = new Set([
  'next',
  'on',
  'draw-all',
  'accept-all',
  'pass-all',
  'finish',
  'throw',
  'again',
  'accept',
  'decide',
  'choose',
  'check',
  'hits',
  'skirmish',
  'fire',
  'firefight',
  'charge',
  'combat',
  'move',
  'recover',
]);

const breaks = (event: Event): boolean => event.type === 'unit' && event.set.fate === 'broken';

const actor = (): string => commander.value ?? viewer.value;

const session = createSession<Battle, Event, Play>({
  game: nbc,
  machine,
  payload,
  store,
  summaryOf,
  actor,
  once: (play) => ONCE.has(play.do),
  buzzOf: (play, events) =>
    events.some(breaks) ? 'alarm' : ['throw', 'again', 'draw-all'].includes(play.do) ? 'result' : 'answer',
  meanwhile: (next) => readAhead(next, viewer.value),
  // A battle that is over gives away its seed with its file.
  closed: ({ revealed, ended }, kept) => (revealed || (ended && kept?.open) ? 'battle-seed-shown' : undefined),
  onShown(before, after) {
    // One side's secret question has been answered: the phone is nobody's until the next player lifts the cover.
    if (seat.value !== 'umpire' && privateTo(before) !== privateTo(after)) seat.value = 'both';
  },
  onClosed() {
    seat.value = 'both';
  },
});

export const { journal, openId, trouble, hold, lastExport, damage, checked, isSlow, mayRedo } = session;
export const { act, does, bringBack, backTo, forwardTo, takeBack, takeOver, wholeRecord, whole, exported } = session;
/** Opens a battle. If its seats are under lock, their rules are fetched too. */
export async function openBattle(id: string): Promise<Trouble | null> {
  const wrong = await session.open(id);
  if (battle.value?.keys) await Promise.all([import('../parts/umpire.ts'), loadWords('umpire')]).catch(() => undefined);
  return wrong;
}
export const closeBattle = session.close;
export const battle = session.state;

/** Who looks at the screen. Everything is shown through `view` for this viewer. */
export const viewer = computed<Viewer>(() => {
  const now = battle.value;
  if (now?.keeps !== 'both') return now?.keeps ?? 'both';
  return now.phone === 'passed' || now.keys || seat.value === 'umpire' ? seat.value : 'both';
});
/** The side that must hold the phone before the next question is shown; null if it already does. */
export const handOver = computed<SideId | null>(() => {
  const side = battle.value && privateTo(battle.value);
  return side && viewer.value !== side && viewer.value !== 'umpire' ? side : null;
});
export const seen = computed(() => (journal.value ? shownOf(journal.value, viewer.value) : null));

/** The seed, once the battle is over and closed: with the seal, anyone can check every throw. */
export const seedShown = (): Seed | null => (battle.value?.revealed ? session.seed() : null);
