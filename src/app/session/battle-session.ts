/** The battle on the screen: a session of its game, and whose eyes the screen is for. */
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

/** In whose hand a phone is that is passed round; 'both': it lies on the table. */
export const seat = signal<Viewer>('both');
/** The seat of one commander of that side, where it is his that is open: "a.reille". */
export const commander = signal<string | null>(null);

/** What leads to another page, or cannot be meant twice. */
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
  // A battle that is over gives its seed away with its file.
  closed: ({ revealed, ended }, kept) => (revealed || (ended && kept?.open) ? 'battle-seed-shown' : undefined),
  onShown(before, after) {
    // What one side was asked is answered: the phone is nobody's until the next lifts the cover.
    if (seat.value !== 'umpire' && privateTo(before) !== privateTo(after)) seat.value = 'both';
  },
  onClosed() {
    seat.value = 'both';
  },
});

export const { journal, openId, trouble, hold, lastExport, damage, checked, mayRedo } = session;
export const { act, does, bringBack, backTo, forwardTo, takeBack, takeOver, wholeRecord, whole, exported } = session;
/** Where its seats are under lock their rules are fetched with it. */
export async function openBattle(id: string): Promise<Trouble | null> {
  const wrong = await session.open(id);
  if (battle.value?.keys) await Promise.all([import('../parts/umpire.ts'), loadWords('umpire')]).catch(() => undefined);
  return wrong;
}
export const closeBattle = session.close;
export const battle = session.state;

/** Who looks at the screen: everything shown of the battle is shown through `view` for this viewer. */
export const viewer = computed<Viewer>(() => {
  const now = battle.value;
  if (now?.keeps !== 'both') return now?.keeps ?? 'both';
  return now.phone === 'passed' || now.keys || seat.value === 'umpire' ? seat.value : 'both';
});
/** The side whose hand the phone must be in before the next question is shown, when it is in another. */
export const handOver = computed<SideId | null>(() => {
  const side = battle.value && privateTo(battle.value);
  return side && viewer.value !== side && viewer.value !== 'umpire' ? side : null;
});
export const seen = computed(() => (journal.value ? shownOf(journal.value, viewer.value) : null));

/** Shown once the battle is over and closed: with the seal, anybody can check every throw. */
export const seedShown = (): Seed | null => (battle.value?.revealed ? session.seed() : null);
