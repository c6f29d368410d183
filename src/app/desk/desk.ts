/**
 * The battle on the desk: its journal, what may be done, and what was done last. A play is judged, written to the disk,
 * and only then shown; whatever goes wrong on the way leaves the battle as it was and says so.
 */
import { batch, computed, signal } from '@preact/signals';
import type { Battle } from '../../battlefield/battle.ts';
import type { Event } from '../../battlefield/events.ts';
import type { Play } from '../../battlefield/plays.ts';
import type { Viewer } from '../../battlefield/view.ts';
import { privateTo } from '../../battlefield/view.ts';
import type { SideId } from '../../book/terms.ts';
import { isSeed, type Seed } from '../../engine/chance.ts';
import { unhurried } from '../../journal/breath.ts';
import type { BattleRecord } from '../../journal/file.ts';
import { type Channel, type Pen, pickUpPen } from '../../journal/pen.ts';
import { canRedo, opening, redo, redoTo, undo, undoTo } from '../../journal/record.ts';
import type { Exported, StoreProblem } from '../../journal/store.ts';
import { type BattleJournal, machine, payload } from './battle-journal.ts';
import { store } from './battles.ts';
import { type Choose, type Judged, judge } from './judge.ts';
import { buzz } from './phone.ts';
import { shownOf } from './shown.ts';
import { summaryOf } from './summary.ts';

/** What the players are told of something that could not be done. */
export interface Trouble {
  readonly sentence: string;
  /** The storage failed: an export is offered. */
  readonly export?: boolean;
}

export const journal = signal<BattleJournal | null>(null);
/** The name it is stored under; a copy taken in from a file keeps its header, and has a name of its own here. */
export const openId = signal<string | null>(null);
/** In whose hand a phone is that is passed round; 'both': it lies on the table. */
export const seat = signal<Viewer>('both');
export const trouble = signal<Trouble | null>(null);
/** Whether this tab writes, or reads along with another. */
export const hold = signal<'waiting' | 'writing' | 'reading'>('waiting');
export const lastExport = signal<Exported | undefined>(undefined);
/** Set when the stored record is damaged from some entry on: it can be read and exported, not carried on. */
export const damage = signal<string | null>(null);

export const battle = computed<Battle | null>(() => journal.value?.state ?? null);
/** Who looks at the screen: everything shown of the battle is shown through `view` for this viewer. */
export const viewer = computed<Viewer>(() => {
  const now = battle.value;
  if (now?.keeps !== 'both') return now?.keeps ?? 'both';
  return now.phone === 'passed' || seat.value === 'umpire' ? seat.value : 'both';
});
/** The side whose hand the phone must be in before the next question is shown, when it is in another. */
export const handOver = computed<SideId | null>(() => {
  const side = battle.value && privateTo(battle.value);
  return side && viewer.value !== side && viewer.value !== 'umpire' ? side : null;
});
export const seen = computed(() => (journal.value ? shownOf(journal.value, viewer.value) : null));
export const mayRedo = computed(() => (journal.value ? canRedo(journal.value) : false));

let seed: Seed | null = null;
let pen: Pen | null = null;
let queue: Promise<unknown> = Promise.resolve();

/** One write after the other, in the order of the taps. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = queue.then(work, work);
  queue = done.catch(() => undefined);
  return done;
}

const who = (): string => viewer.value;

/** Writes what `next` has more than `from`, and shows it when it is on the disk. */
async function commit(from: BattleJournal, next: BattleJournal): Promise<boolean> {
  const id = openId.value!;
  const entries = next.entries.slice(from.entries.length);
  const written = await store.appendEntries(id, entries, from.head, summaryOf(next.state!));
  // It lies on the disk, and is shown when its battle is opened again.
  if (openId.value !== id) return false;
  if (!written.ok) {
    failed(written);
    return false;
  }
  batch(() => {
    journal.value = next;
    trouble.value = null;
    // What one side was asked is answered: the phone is nobody's until the next lifts the cover.
    if (seat.value !== 'umpire' && privateTo(from.state!) !== privateTo(next.state!)) seat.value = 'both';
  });
  pen?.wrote(next.head);
  return true;
}

function failed(problem: StoreProblem): void {
  buzz('alarm');
  trouble.value = { sentence: problem.sentence, export: problem.problem !== 'moved-on' };
  if (problem.problem === 'moved-on') reload();
}

function refuse(sentence: string): false {
  buzz('alarm');
  trouble.value = { sentence };
  return false;
}

function mayWrite(): boolean {
  if (damage.value) return refuse(damage.value);
  if (hold.value !== 'reading') return true;
  return refuse('This battle is open in another tab, which holds the pen. Take the pen to go on here.');
}

/** What leads to another page, or cannot be meant twice. */
const ONCE: ReadonlySet<Play['do']> = new Set([
  'next',
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

/** Writes and shows what was ruled, or says why it was not done. */
async function carryOut(from: BattleJournal, ruled: Judged): Promise<boolean> {
  if ('why' in ruled) return refuse(ruled.why);
  if (!(await commit(from, ruled.after))) return false;
  if (ruled.buzz) buzz(ruled.buzz);
  return ruled.but === undefined || refuse(ruled.but);
}

/**
 * Does a play; true once it is on the disk and on the screen. `then` may name a second that goes with it (the throw with the
 * card): both are written at once and shown as one, and are two deeds to undo. Where the second is refused the first stands.
 */
export const act = (play: Play, then?: Choose): Promise<boolean> => {
  const tapped = journal.value;
  const id = openId.value;
  return inTurn(async () => {
    const now = journal.value;
    // The players went on to another battle, or Home, while the tap waited its turn.
    if (!now?.state || !seed || openId.value !== id || !mayWrite()) return false;
    // A second tap while the first was under way was meant for the page that stood then.
    if (now !== tapped && ONCE.has(play.do)) return false;
    return carryOut(now, judge({ seed, by: who() }, now, play, then));
  });
};

/** What a button does, for the button. */
export const does = (play: Play, then?: Choose) => ({
  onClick: ({ detail }: MouseEvent) => {
    // The second click of a double click finds the same button, which may say something else by now.
    if (detail <= 1) void act(play, then);
  },
});

const stamp = () => ({ at: Date.now(), by: who() });

const step = (
  move: (now: BattleJournal, stamp: { at: number; by: string }) => BattleJournal | null,
): Promise<boolean> => {
  const id = openId.value;
  return inTurn(async () => {
    const now = journal.value;
    if (!now || openId.value !== id || !mayWrite()) return false;
    const next = move(now, stamp());
    if (!next?.state) return false;
    return commit(now, next);
  });
};

/** Takes the newest deed back. */
export const takeBack = async (): Promise<boolean> => (seen.value?.mayUndo ? step(undo) : false);
export const bringBack = (): Promise<boolean> => step(redo);
/** "Back to here": the deed `seq` is the last in effect. */
export const backTo = (seq: number): Promise<boolean> => step((now, stamp) => undoTo(now, seq, stamp));
/** Undone deeds up to `seq` come into effect again. */
export const forwardTo = (seq: number): Promise<boolean> => step((now, stamp) => redoTo(now, seq, stamp));

function holdPen(id: string): void {
  pen?.layDown();
  hold.value = 'waiting';
  pen = pickUpPen({
    name: `scovell-${id}`,
    locks: navigator.locks ?? null,
    channel: new BroadcastChannel(`scovell-${id}`) as Channel,
    onHold: (now) => {
      const before = hold.value;
      hold.value = now;
      if (before === 'reading' && now === 'writing') reload();
    },
    onWritten: () => reload(),
  });
}

export const takePen = (): void => pen?.take();

let reloading = false;

/**
 * Reads the battle anew from the disk, after another tab has written. It waits its turn among the writes: read beside
 * one, it would lay the battle back to before it. Of those that wait one is enough.
 */
function reload(): void {
  if (reloading) return;
  reloading = true;
  void inTurn(async () => {
    reloading = false;
    const id = openId.value;
    const wrong = id && (await put(id));
    if (wrong && openId.value === id) trouble.value = wrong;
  });
}

/** The battle that was asked for last; a longer one asked for before it may come later, and is wanted no more. */
let wanted: string | null = null;

async function put(id: string): Promise<Trouble | null> {
  const loaded = await store.loadBattle(id, payload);
  if (!loaded.ok) return { sentence: loaded.sentence };
  const { record } = loaded.value;
  if (!isSeed(record.seed)) return { sentence: 'The seed of this battle cannot be read. Import your last export.' };
  const opened = await unhurried(opening(record.header, record.entries, machine));
  if (!opened.ok || !opened.journal.state)
    return { sentence: opened.ok ? 'This battle has no beginning. Import your last export.' : opened.sentence };
  const now = opened.journal;
  if (wanted !== id) return null;
  batch(() => {
    seed = record.seed as Seed;
    // What was said while the players were on their way here was of the battle they left.
    if (openId.value !== id) trouble.value = null;
    openId.value = id;
    journal.value = now;
    lastExport.value = loaded.value.lastExport;
    damage.value = loaded.value.damage
      ? `${loaded.value.damage.sentence} What stands before it is shown; export it, and take your last good file.`
      : null;
  });
  return null;
}

/** Lays a battle on the desk; says what is wrong when it cannot be. */
export async function openBattle(id: string): Promise<Trouble | null> {
  wanted = id;
  if (openId.value === id) return null;
  const wrong = await put(id);
  if (wanted !== id) return null;
  if (!wrong) holdPen(id);
  return wrong;
}

export function closeBattle(): void {
  wanted = null;
  pen?.layDown();
  pen = null;
  batch(() => {
    seed = null;
    openId.value = null;
    journal.value = null;
    trouble.value = null;
    damage.value = null;
    hold.value = 'waiting';
    seat.value = 'both';
  });
}

/** The whole record of the battle, seed and all. */
export function recordNow(): BattleRecord<Event> | null {
  const now = journal.value;
  return now && seed ? { header: now.header, seed, entries: now.entries } : null;
}

/** Marks that a file was kept elsewhere, as far as it went when it was made: while a sheet is open the battle may go on. */
export async function exported({ id, seq }: { readonly id: string; readonly seq: number }): Promise<void> {
  const mark = { at: Date.now(), seq };
  const marked = await store.markExported(id, mark);
  if (marked.ok && openId.value === id) lastExport.value = mark;
}

/** Shown once the battle is over: with the seal, anybody can check every throw. */
export const seedShown = (): Seed | null => (battle.value?.ended ? seed : null);
