/**
 * A record on the screen, of any game: its journal, what may be done, and what was done last. A play is judged, written to
 * the disk, and only then shown; whatever goes wrong on the way leaves the record as it was and says so.
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

/** A session of a game, with nothing open. */
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
        // The second click of a double click finds the same button, which may say something else by now.
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
