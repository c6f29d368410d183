/**
 * A record of any game on the screen: its journal, what can be done, and what was done last. A play is judged, written
 * to disk, and only then shown. If anything fails, the record stays as it was and the screen says so.
 */
import { computed, type ReadonlySignal, type Signal } from '@preact/signals';
import { isSeed, type Seed } from '../../engine/chance.ts';
import type { BattleRecord } from '../../journal/file.ts';
import { canRedo, canTakeBack, redo, redoTo, undo, undoTo, type Whole } from '../../journal/record.ts';
import type { Exported } from '../../journal/store.ts';
import type { Hold } from '../../journal/writer-lock.ts';
import {
  type AnyEvent,
  type AnyPlay,
  type Choose,
  type Core,
  type JournalOf,
  queued,
  type SessionOptions,
  signals,
  type Trouble,
} from './session-core.ts';
import { doPlay, takeStep } from './session-plays.ts';
import { closeRecord, openRecord, wholeOf } from './session-record.ts';

export type { Choose, SessionOptions, Trouble, Written } from './session-core.ts';

export interface Session<State, Event extends AnyEvent, Play extends AnyPlay> {
  readonly journal: Signal<JournalOf<State, Event> | null>;
  readonly state: ReadonlySignal<State | null>;
  /** The id it is stored under. A copy imported from a file keeps its header but has its own id here. */
  readonly openId: Signal<string | null>;
  readonly trouble: Signal<Trouble | null>;
  /** How many entries have been checked; null while checking goes on in the background. */
  readonly checked: Signal<number | null>;
  /** The disk keeps a tap waiting. */
  readonly isSlow: Signal<boolean>;
  /** Whether this tab writes, or reads along with another. */
  readonly hold: Signal<Hold>;
  readonly lastExport: Signal<Exported | undefined>;
  /** Set if the stored record is damaged or has another seed: it can be read but not continued. */
  readonly damage: Signal<string | null>;
  /** The first deed begins the record and cannot be undone. */
  readonly mayUndo: ReadonlySignal<boolean>;
  readonly mayRedo: ReadonlySignal<boolean>;
  /**
   * Makes a play; true once it is on disk and on screen. `then` may name a second play: both are written and shown
   * together, and undone separately. If the second is refused, the first stands.
   */
  act(play: Play, then?: Choose<State, Play>): Promise<boolean>;
  /** The click handler of a button that makes a play. */
  does(play: Play, then?: Choose<State, Play>): { onClick(event: MouseEvent): void };
  /** Takes back the newest deed. */
  takeBack(): Promise<boolean>;
  bringBack(): Promise<boolean>;
  /** "Back to here": deed `seq` becomes the last in effect. */
  backTo(seq: number): Promise<boolean>;
  /** Brings back undone deeds up to `seq`. */
  forwardTo(seq: number): Promise<boolean>;
  /** Takes over writing from another tab. */
  takeOver(): void;
  /** Opens and shows a record. Returns the trouble, or null. */
  open(id: string): Promise<Trouble | null>;
  close(): void;
  /** The whole record with its seed, once all of it has been read. */
  wholeRecord(): Promise<BattleRecord<Event> | null>;
  whole(): Promise<Whole<State | undefined, Event> | null>;
  /**
   * Notes that a file was saved elsewhere, up to the entry it had when it was made: play may go on while the share
   * sheet is open.
   */
  exported(kept: { readonly id: string; readonly seq: number; readonly open?: boolean }): Promise<void>;
  /** The sealed secret, for whoever may show it: with the seal, anyone can check every throw. */
  seed(): Seed | null;
}

/** A session with nothing open. */
export function createSession<State, Event extends AnyEvent, Play extends AnyPlay>(
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
    led: 0,
    stood: 0,
    behind: null,
  };
  const mayUndo = computed(() => journal.value !== null && canTakeBack(journal.value));
  return {
    ...shown,
    state: computed(() => journal.value?.state ?? null),
    mayUndo,
    mayRedo: computed(() => (journal.value ? canRedo(journal.value) : false)),
    act: (play, then) => doPlay(core, play, then),
    does: (play, then) => ({
      onClick: ({ detail }) => {
        // The second click of a double click would hit the same button, which may do something else by now.
        if (detail <= 1) void doPlay(core, play, then);
      },
    }),
    takeBack: async () => mayUndo.value && takeStep(core, undo),
    bringBack: () => takeStep(core, redo),
    backTo: (seq) => takeStep(core, (now, stamp) => undoTo(now, seq, stamp)),
    forwardTo: (seq) => takeStep(core, (now, stamp) => redoTo(now, seq, stamp)),
    takeOver: () => core.lock?.take(),
    open: (id) => openRecord(core, id),
    close: () => closeRecord(core),
    async wholeRecord() {
      const now = await wholeOf(core);
      return now && { header: now.header, seed: core.kept, entries: now.entries };
    },
    whole: () => wholeOf(core),
    async exported({ id, seq, open }) {
      const mark = { at: Date.now(), seq, ...(open && { open }) };
      const marked = await options.store.markExported(id, mark);
      if (marked.ok && core.openId.value === id) shown.lastExport.value = mark;
    },
    seed: () => (core.seed !== null && isSeed(core.kept) ? core.kept : null),
  };
}
