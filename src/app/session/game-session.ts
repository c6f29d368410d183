/**
 * A record on the screen, of any game: its journal, what may be done, and what was done last. A play is judged, written to
 * the disk, and only then shown; whatever goes wrong on the way leaves the record as it was and says so.
 */
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { chanceOf, isSeed, type Seed, sealOf } from '../../engine/chance.ts';
import { type Game, judge as judgeAct } from '../../engine/game.ts';
import { type Said, word } from '../../engine/message.ts';
import { unhurried } from '../../journal/breath.ts';
import { chanceSeed } from '../../journal/chance-seed.ts';
import type { Deed, Entry, Payload } from '../../journal/entry.ts';
import type { BattleRecord } from '../../journal/file.ts';
import {
  append,
  canRedo,
  canTakeBack,
  countOf,
  deedsAbove,
  following,
  isWhole,
  type Journal,
  type Machine,
  redo,
  redoTo,
  undo,
  undoTo,
  type Whole,
} from '../../journal/record.ts';
import type { Exported, Store, StoreProblem } from '../../journal/store.ts';
import { askToWrite, type Channel, type Hold, type WriterLock } from '../../journal/writer-lock.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { whenIdle } from '../idle.ts';
import { type Buzz, buzz } from './phone.ts';
import { caughtUp, type Found, keepStanding, quickly, type Stands, tidy, wholly } from './reading.ts';

/** What the players are told of something that could not be done. */
export interface Trouble {
  readonly sentence: string;
  /** The storage failed: an export is offered. */
  readonly export?: boolean;
}

interface Typed {
  readonly type: string;
}
interface Done {
  readonly do: string;
}

/** A play with what came of it. */
export interface Written<Event> {
  readonly play: unknown;
  readonly events: readonly Event[];
}

/** What a game brings to its session. */
export interface SessionOptions<State, Event extends Typed, Play extends Done> {
  readonly game: Game<State, Event, Play>;
  readonly machine: Machine<State | undefined, Event>;
  readonly payload: Payload<Event>;
  readonly store: Store<unknown>;
  /** What the lists tell of a record without opening it; written with every play. */
  readonly summaryOf: (state: State) => { readonly title: string };
  /** The seat a play comes from; with none, the seat whose hand the phone is in. */
  readonly actor: (of?: { readonly state: State; readonly play: Play }) => string;
  /** What leads to another page, or cannot be meant twice. */
  readonly once: (play: Play) => boolean;
  /** How the phone tells what came of a play. */
  readonly buzzOf: (play: Play, events: readonly Event[]) => Buzz;
  /** Asks the rules, while the disk is at work, what the next page will ask of them. */
  readonly meanwhile?: (next: Journal<State | undefined, Event>) => void;
  /** Why nothing is done in it any more, not even an undo. */
  readonly closed?: (state: State, lastExport: Exported | undefined) => Said | undefined;
  /** Why some deeds are not to be taken back or brought back by whoever is here. */
  readonly mayStep?: (now: Journal<State | undefined, Event>, deeds: readonly Deed<Event>[]) => Said | undefined;
  /** Reads what is covered of entries, before they are played. */
  readonly open?: (entries: readonly Entry<Event>[]) => Promise<void>;
  /** What is written of a deed, where not all of it may lie in the record. */
  readonly cover?: (state: State, deed: Written<Event>) => Promise<Written<Event>>;
  /** As what was written is shown. */
  readonly onShown?: (before: State, after: State) => void;
  readonly onClosed?: () => void;
}

type JournalOf<State, Event> = Journal<State | undefined, Event>;
interface Ruled<State, Event> {
  readonly after: JournalOf<State, Event>;
  readonly buzz: Buzz;
  /** Why the second of two plays was refused; the first stands. */
  readonly but?: string;
}
type Judged<State, Event> = Ruled<State, Event> | { readonly why: string };

/** Names a play from the state as it stands: the one that goes with another, from the state as that one leaves it. */
export type Choose<State, Play> = (state: State) => Play | null;

export interface Session<State, Event extends Typed, Play extends Done> {
  readonly journal: Signal<JournalOf<State, Event> | null>;
  readonly state: ReadonlySignal<State | null>;
  /** The name it is stored under; a copy taken in from a file keeps its header, and has a name of its own here. */
  readonly openId: Signal<string | null>;
  readonly trouble: Signal<Trouble | null>;
  /** How many entries were read and found to be as they were written; null while that goes on behind what is shown. */
  readonly checked: Signal<number | null>;
  /** Whether this tab writes, or reads along with another. */
  readonly hold: Signal<Hold>;
  readonly lastExport: Signal<Exported | undefined>;
  /** Set when the stored record is damaged from some entry on, or its seed is another: it can be read, not carried on. */
  readonly damage: Signal<string | null>;
  /** Below the first deed, which begins the record, there is nothing to stand on. */
  readonly mayUndo: ReadonlySignal<boolean>;
  readonly mayRedo: ReadonlySignal<boolean>;
  /**
   * Does a play; true once it is on the disk and on the screen. `then` may name a second that goes with it: both are written
   * at once and shown as one, and are two deeds to undo. Where the second is refused the first stands.
   */
  act(play: Play, then?: Choose<State, Play>): Promise<boolean>;
  /** What a button does, for the button. */
  does(play: Play, then?: Choose<State, Play>): { onClick(event: MouseEvent): void };
  /** Takes the newest deed back. */
  takeBack(): Promise<boolean>;
  bringBack(): Promise<boolean>;
  /** "Back to here": the deed `seq` is the last in effect. */
  backTo(seq: number): Promise<boolean>;
  /** Undone deeds up to `seq` come into effect again. */
  forwardTo(seq: number): Promise<boolean>;
  /** Takes the writing from the tab that has it. */
  takeOver(): void;
  /** Shows a record; says what is wrong when it cannot be. */
  open(id: string): Promise<Trouble | null>;
  close(): void;
  /** The whole record, seed and all, once it has been read to its first entry. */
  wholeRecord(): Promise<BattleRecord<Event> | null>;
  whole(): Promise<Whole<State | undefined, Event> | null>;
  /** Marks that a file was kept elsewhere, as far as it went when it was made: while a sheet is open play may go on. */
  exported(kept: { readonly id: string; readonly seq: number; readonly open?: boolean }): Promise<void>;
  /** The secret as it was sealed, only for whoever may show it: with the seal, anybody can check every throw. */
  seed(): Seed | null;
}

type Options<State, Event extends Typed, Play extends Done> = SessionOptions<State, Event, Play>;

/** What a session works with: what is shown, and what is open beside it. */
interface Core<State, Event extends Typed, Play extends Done> extends Shown<State, Event> {
  readonly options: Options<State, Event, Play>;
  /** One piece of work after the other, in the order of the taps. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  /** What chance is drawn from; null where what is stored is not the seed of its seal. */
  seed: Seed | null;
  /** The seed as it is stored, for the file. */
  kept: string;
  lock: WriterLock | null;
  /** The record that was asked for last; a longer one asked for before it may come later, and is wanted no more. */
  wanted: string | null;
  reloading: boolean;
  /** The entry at which the record is known to have stood. */
  stood: number;
  /** What is behind the shown end of a long record is being read. */
  behind: Promise<void> | null;
}

const signals = <State, Event>() => ({
  journal: signal<JournalOf<State, Event> | null>(null),
  openId: signal<string | null>(null),
  trouble: signal<Trouble | null>(null),
  hold: signal<Hold>('waiting'),
  lastExport: signal<Exported | undefined>(undefined),
  damage: signal<string | null>(null),
  checked: signal<number | null>(null),
});
type Shown<State, Event> = ReturnType<typeof signals<State, Event>>;

function queued(): <T>(work: () => Promise<T>) => Promise<T> {
  let queue: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = queue.then(work, work);
    queue = done.catch(() => undefined);
    return done;
  };
}

// ---- judging ---------------------------------------------------------------------------------------------------------

/** What a play makes of a record, before anything is written or shown of it. */
async function judgeOne<State, Event extends Typed, Play extends Done>(
  { game, actor, buzzOf, cover }: Options<State, Event, Play>,
  seed: Seed,
  now: JournalOf<State, Event>,
  play: Play,
): Promise<Judged<State, Event>> {
  if (now.state === undefined) return { why: t('session-no-beginning') };
  const by = actor({ state: now.state, play });
  const ruled = judgeAct(game, now.state, { actor: by, play }, (topic) => chanceOf(seed, topic));
  if (!ruled.ok) return { why: speak(ruled.why) };
  const deed = { play, events: ruled.events };
  return {
    after: append(now, { ...((await cover?.(now.state, deed)) ?? deed), at: Date.now(), by }),
    buzz: buzzOf(play, ruled.events),
  };
}

async function judge<State, Event extends Typed, Play extends Done>(
  options: Options<State, Event, Play>,
  seed: Seed,
  now: JournalOf<State, Event>,
  play: Play,
  then: Choose<State, Play> | undefined,
): Promise<Judged<State, Event>> {
  const first = await judgeOne(options, seed, now, play);
  if ('why' in first || first.after.state === undefined) return first;
  const next = then?.(first.after.state);
  if (!next) return first;
  const second = await judgeOne(options, seed, first.after, next);
  return 'why' in second ? { ...first, but: second.why } : second;
}

// ---- reading and writing ---------------------------------------------------------------------------------------------

/** Says on the phone and on the screen why something was not done. */
const refuse = ({ trouble }: { readonly trouble: Signal<Trouble | null> }, sentence: string): false => {
  buzz('alarm');
  trouble.value = { sentence };
  return false;
};

function mayWrite(core: Pick<Shown<unknown, unknown>, 'trouble' | 'damage' | 'hold'>): boolean {
  if (core.damage.value) return refuse(core, core.damage.value);
  return core.hold.value !== 'reading' || refuse(core, t('session-other-tab'));
}

/** A record that has lost its header is called what its state says. */
function titled<State, Event extends Typed, Play extends Done>(
  journal: JournalOf<State, Event>,
  { summaryOf }: Options<State, Event, Play>,
): JournalOf<State, Event> {
  const { header, state } = journal;
  if (header.title || state === undefined) return journal;
  return { ...journal, header: { ...header, title: summaryOf(state).title } };
}

/** What is damaged, from which entry on; 0 for what stands before the first. */
const damageSaid = ({ seq, said }: { readonly seq: number; readonly said: Said }): string =>
  seq === 0 ? speak(said) : t('session-damaged', { what: word(said) });

/** Keeps where a long record stands, once nobody waits for anything. */
function keepLater<State, Event extends Typed, Play extends Done>(
  core: Core<State, Event, Play>,
  id: string,
  journal: JournalOf<State, Event>,
): void {
  // What is covered in the record lies nowhere in the clear beside it.
  if (core.options.cover) return;
  whenIdle(() => {
    if (core.openId.value === id) core.stood = keepStanding(id, journal, core.stood);
  });
}

/** Shows what was found of a record, and whether it may go on. */
function show<State, Event extends Typed, Play extends Done>(
  core: Core<State, Event, Play>,
  id: string,
  { journal, seed, lastExport, wrong }: Found<State, Event>,
): void {
  const { header } = journal;
  const sealed = isSeed(seed) && sealOf(seed) === header.seal;
  batch(() => {
    core.seed = sealed ? chanceSeed(header, seed) : null;
    core.kept = seed;
    // What was said while the players were on their way here was of the record they left.
    if (core.openId.value !== id) core.trouble.value = null;
    core.openId.value = id;
    core.journal.value = titled(journal, core.options);
    core.lastExport.value = lastExport;
    core.damage.value = wrong ? damageSaid(wrong) : sealed ? null : t('session-wrong-seed');
    if (isWhole(journal)) core.checked.value = countOf(journal);
  });
  if (core.damage.value === null) keepLater(core, id, journal);
}

/** Reads a record from its first entry on and shows it, if it is still wanted. */
async function putWhole<State, Event extends Typed, Play extends Done>(
  core: Core<State, Event, Play>,
  id: string,
): Promise<Trouble | null> {
  const read = await wholly(core.options, id);
  if (!read.ok) return { sentence: speak(read.said) };
  if (read.value.journal.state === undefined) return { sentence: t('session-no-beginning') };
  if (core.wanted === id) show(core, id, read.value);
  return null;
}

/**
 * Reads a record from the disk and shows it, if it is still wanted: what is open with what was written since, a long one from
 * where it stood lately, any other from its first entry on.
 */
async function put<State, Event extends Typed, Play extends Done>(
  core: Core<State, Event, Play>,
  id: string,
): Promise<Trouble | null> {
  const { options } = core;
  const now = core.openId.value === id && !core.damage.value ? core.journal.value : null;
  const more = now && (await caughtUp(options, id, now));
  if (more) {
    if (core.wanted === id) show(core, id, more);
    return null;
  }
  const quick = await quickly(options, id);
  if (quick?.journal.state === undefined) return putWhole(core, id);
  if (core.wanted !== id) return null;
  show(core, id, quick);
  core.stood = quick.stands.seq;
  core.checked.value = null;
  core.behind = readBehind(core, id, quick.stands);
  return null;
}

/** Reads all that is behind what is shown; then it is the record, and what was written meanwhile goes on from it. */
async function readBehind<State, Event extends Typed, Play extends Done>(
  core: Core<State, Event, Play>,
  id: string,
  stands: Stands,
): Promise<void> {
  const read = await wholly(core.options, id, stands);
  await core.inTurn(async () => {
    const now = core.journal.value;
    if (core.wanted !== id || core.openId.value !== id || !now || isWhole(now)) return;
    if (!read.ok) {
      core.trouble.value = { sentence: speak(read.said) };
      return;
    }
    const { journal, lied, wrong } = read.value;
    const since = now.entries.filter(({ seq }) => seq > countOf(journal));
    const joined = wrong ? null : await unhurried(following(journal, since));
    if (joined && !joined.ok) {
      // Another tab wrote as it was read.
      core.behind = null;
      await putWhole(core, id);
      return;
    }
    show(core, id, { ...read.value, journal: joined ? joined.journal : journal });
    if (lied) core.trouble.value = { sentence: t('session-stood-elsewhere') };
    void tidy(core.options.store);
  });
}

/** The record, once all of it is here; null where it cannot be read. */
async function whole<State, Event extends Typed, Play extends Done>(
  core: Core<State, Event, Play>,
): Promise<Whole<State | undefined, Event> | null> {
  const id = core.openId.value;
  await core.behind;
  const now = core.journal.value;
  return now && core.openId.value === id && isWhole(now) ? now : null;
}

/**
 * Reads the record anew from the disk, after another tab has written. It waits its turn among the writes: read beside
 * one, it would lay the record back to before it. Of those that wait one is enough.
 */
function reload<State, Event extends Typed, Play extends Done>(core: Core<State, Event, Play>): void {
  if (core.reloading) return;
  core.reloading = true;
  void core.inTurn(async () => {
    core.reloading = false;
    const id = core.openId.value;
    const wrong = id && (await put(core, id));
    if (wrong && core.openId.value === id) core.trouble.value = wrong;
  });
}

function failed<State, Event extends Typed, Play extends Done>(
  core: Core<State, Event, Play>,
  { problem, said }: StoreProblem,
): false {
  buzz('alarm');
  core.trouble.value = { sentence: speak(said), export: problem !== 'moved-on' };
  if (problem === 'moved-on') reload(core);
  return false;
}

/** A page that cannot be made says so when it is made; a write goes on. */
function quietly(work: () => void): void {
  try {
    work();
  } catch {
    return;
  }
}

/** Writes what `next` has more than `from`, and shows it when it is on the disk. */
async function commit<State, Event extends Typed, Play extends Done>(
  core: Core<State, Event, Play>,
  from: JournalOf<State, Event>,
  next: JournalOf<State, Event>,
): Promise<boolean> {
  const { store, summaryOf, meanwhile, onShown } = core.options;
  const id = core.openId.value;
  const [before, after] = [from.state, next.state];
  if (id === null || before === undefined || after === undefined) return false;
  const fresh = next.entries.slice(from.entries.length);
  const written = await store.appendEntries(id, fresh, from.head, summaryOf(after), () =>
    quietly(() => meanwhile?.(next)),
  );
  // It lies on the disk, and is shown when its record is opened again.
  if (core.openId.value !== id) return false;
  if (!written.ok) return failed(core, written);
  batch(() => {
    core.journal.value = next;
    core.trouble.value = null;
    onShown?.(before, after);
  });
  core.lock?.wrote(next.head);
  keepLater(core, id, next);
  return true;
}

/** Writes and shows what was ruled, or says why it was not done. */
async function carryOut<State, Event extends Typed, Play extends Done>(
  core: Core<State, Event, Play>,
  from: JournalOf<State, Event>,
  ruled: Judged<State, Event>,
): Promise<boolean> {
  if ('why' in ruled) return refuse(core, ruled.why);
  if (!(await commit(core, from, ruled.after))) return false;
  buzz(ruled.buzz);
  return ruled.but === undefined || refuse(core, ruled.but);
}

function act<State, Event extends Typed, Play extends Done>(
  core: Core<State, Event, Play>,
  play: Play,
  then: Choose<State, Play> | undefined,
): Promise<boolean> {
  const tapped = core.journal.value?.head;
  const id = core.openId.value;
  return core.inTurn(async () => {
    const now = core.journal.value;
    const { seed, options } = core;
    // The players went on to another record, or Home, while the tap waited its turn.
    if (!now || core.openId.value !== id || !mayWrite(core) || !seed) return false;
    // A second tap while the first was under way was meant for the page that stood then.
    if (now.head !== tapped && options.once(play)) return false;
    return carryOut(core, now, await judge(options, seed, now, play, then));
  });
}

const lower = <State, Event>(one: JournalOf<State, Event>, other: JournalOf<State, Event>): number =>
  Math.min(one.top.seq, other.top.seq);

type Stamp = { readonly at: number; readonly by: string };

/** Undo, redo, back to here; null where that lies before what is here of the record. */
function stepNow<State, Event extends Typed, Play extends Done>(
  core: Core<State, Event, Play>,
  id: string | null,
  move: (now: JournalOf<State, Event>, stamp: Stamp) => JournalOf<State, Event> | null,
): Promise<boolean | null> {
  return core.inTurn(async () => {
    const now = core.journal.value;
    if (!now || core.openId.value !== id || !mayWrite(core)) return false;
    const closed = now.state && core.options.closed?.(now.state, core.lastExport.value);
    if (closed) return refuse(core, speak(closed));
    const next = move(now, { at: Date.now(), by: core.options.actor() });
    if (!next && !isWhole(now)) return null;
    if (next?.state === undefined) return false;
    const between = deedsAbove(next.top.seq < now.top.seq ? now : next, lower(now, next));
    const others = core.options.mayStep?.(now, between);
    return others ? refuse(core, speak(others)) : commit(core, now, next);
  });
}

async function step<State, Event extends Typed, Play extends Done>(
  core: Core<State, Event, Play>,
  move: (now: JournalOf<State, Event>, stamp: Stamp) => JournalOf<State, Event> | null,
): Promise<boolean> {
  const id = core.openId.value;
  const done = await stepNow(core, id, move);
  if (done !== null) return done;
  return (await whole(core)) !== null && (await stepNow(core, id, move)) === true;
}

// ---- opening and closing ---------------------------------------------------------------------------------------------

/** The browser's channel between tabs, as the lock knows it. */
function channelOf(name: string): Channel {
  const tabs = new BroadcastChannel(name);
  const channel: Channel = {
    postMessage: (message) => tabs.postMessage(message),
    onmessage: null,
    close: () => tabs.close(),
  };
  tabs.onmessage = (event) => channel.onmessage?.(event);
  return channel;
}

/** Whose turn it is to write, among the tabs that show one record. */
function holdLock<State, Event extends Typed, Play extends Done>(core: Core<State, Event, Play>, id: string): void {
  core.lock?.release();
  core.hold.value = 'waiting';
  core.lock = askToWrite({
    name: `scovell-${id}`,
    locks: navigator.locks ?? null,
    channel: channelOf(`scovell-${id}`),
    onHold: (now) => {
      const before = core.hold.value;
      core.hold.value = now;
      if (before === 'reading' && now === 'writing') reload(core);
    },
    onWritten: () => reload(core),
  });
}

async function open<State, Event extends Typed, Play extends Done>(
  core: Core<State, Event, Play>,
  id: string,
): Promise<Trouble | null> {
  core.wanted = id;
  if (core.openId.value === id) return null;
  const wrong = await put(core, id);
  if (core.wanted !== id) return null;
  if (!wrong) holdLock(core, id);
  return wrong;
}

function close<State, Event extends Typed, Play extends Done>(core: Core<State, Event, Play>): void {
  core.wanted = null;
  core.lock?.release();
  core.lock = null;
  batch(() => {
    core.seed = null;
    core.openId.value = null;
    core.journal.value = null;
    core.trouble.value = null;
    core.damage.value = null;
    core.hold.value = 'waiting';
    core.stood = 0;
    core.behind = null;
    core.options.onClosed?.();
  });
}

/** A session of a game, with nothing open. */
export function createSession<State, Event extends Typed, Play extends Done>(
  options: SessionOptions<State, Event, Play>,
): Session<State, Event, Play> {
  const shown = signals<State, Event>();
  const { journal } = shown;
  const core: Core<State, Event, Play> = {
    ...shown,
    options,
    inTurn: queued(),
    seed: null,
    kept: '',
    lock: null,
    wanted: null,
    reloading: false,
    stood: 0,
    behind: null,
  };
  const mayUndo = computed(() => journal.value !== null && canTakeBack(journal.value));
  return {
    ...shown,
    state: computed(() => journal.value?.state ?? null),
    mayUndo,
    mayRedo: computed(() => (journal.value ? canRedo(journal.value) : false)),
    act: (play, then) => act(core, play, then),
    does: (play, then) => ({
      onClick: ({ detail }) => {
        // The second click of a double click finds the same button, which may say something else by now.
        if (detail <= 1) void act(core, play, then);
      },
    }),
    takeBack: async () => mayUndo.value && step(core, undo),
    bringBack: () => step(core, redo),
    backTo: (seq) => step(core, (now, stamp) => undoTo(now, seq, stamp)),
    forwardTo: (seq) => step(core, (now, stamp) => redoTo(now, seq, stamp)),
    takeOver: () => core.lock?.take(),
    open: (id) => open(core, id),
    close: () => close(core),
    async wholeRecord() {
      const now = await whole(core);
      return now && { header: now.header, seed: core.kept, entries: now.entries };
    },
    whole: () => whole(core),
    async exported({ id, seq, open }) {
      const mark = { at: Date.now(), seq, ...(open && { open }) };
      const marked = await options.store.markExported(id, mark);
      if (marked.ok && core.openId.value === id) shown.lastExport.value = mark;
    },
    seed: () => (core.seed !== null && isSeed(core.kept) ? core.kept : null),
  };
}
