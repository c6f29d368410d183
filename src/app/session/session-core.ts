/** The data of a session: what is shown, what is open, and what the game provides. */
import { type Signal, signal } from '@preact/signals';
import type { Seed } from '../../engine/chance.ts';
import type { Game } from '../../engine/game.ts';
import type { Said } from '../../engine/message.ts';
import type { Entry, Payload } from '../../journal/entry.ts';
import type { Journal, Machine } from '../../journal/record.ts';
import type { Exported, Store } from '../../journal/store.ts';
import type { Hold, WriterLock } from '../../journal/writer-lock.ts';
import { t } from '../../words/t.ts';
import { type Buzz, buzz } from './phone.ts';

/** Why something could not be done, for the players. */
export interface Trouble {
  readonly sentence: string;
  /** The storage failed, so an export is offered. */
  readonly export?: boolean;
  /** The newest deed is another seat's, which can be asked to take it back. */
  readonly asks?: boolean;
}

export interface AnyEvent {
  readonly type: string;
}
export interface AnyPlay {
  readonly do: string;
}

/** A play and its events. */
export interface Written<Event> {
  readonly play: unknown;
  readonly events: readonly Event[];
}

/** What a game gives its session. */
export interface SessionOptions<State, Event extends AnyEvent, Play extends AnyPlay> {
  readonly game: Game<State, Event, Play>;
  readonly machine: Machine<State | undefined, Event>;
  readonly payload: Payload<Event>;
  readonly store: Store<unknown>;
  /** What lists show of a record without opening it. Written with every play. */
  readonly summaryOf: (state: State) => { readonly title: string };
  /** The seat a play comes from; without a play, the seat that holds the phone. */
  readonly actor: (of?: { readonly state: State; readonly play: Play }) => string;
  /** Whether the play leads to another page or cannot be meant twice. */
  readonly once: (play: Play) => boolean;
  /** The vibration for the result of a play. */
  readonly buzzOf: (play: Play, events: readonly Event[]) => Buzz;
  /** Asks the rules in advance what the next page will ask, while the disk commits. */
  readonly meanwhile?: (next: Journal<State | undefined, Event>) => void;
  /** Why nothing more can be done, not even an undo. */
  readonly closed?: (state: State, lastExport: Exported | undefined) => Said | undefined;
  /** Decrypts entries before they are played. */
  readonly open?: (entries: readonly Entry<Event>[]) => Promise<void>;
  /** The deed as written, if parts of it must be hidden. */
  readonly cover?: (state: State, deed: Written<Event>) => Promise<Written<Event>>;
  /** Called when the new state is shown. */
  readonly onShown?: (before: State, after: State) => void;
  readonly onClosed?: () => void;
}

export type JournalOf<State, Event> = Journal<State | undefined, Event>;

/** Names a play from the current state. For a second play: from the state after the first. */
export type Choose<State, Play> = (state: State) => Play | null;

/** A session's options and what it holds. */
export interface Core<State, Event extends AnyEvent, Play extends AnyPlay> extends OnScreen<State, Event> {
  readonly options: SessionOptions<State, Event, Play>;
  /** Runs one job after another, in the order of the taps. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  /** The source of chance; null if the stored seed does not match its seal. */
  seed: Seed | null;
  /** The stored seed, for the file. */
  kept: string;
  lock: WriterLock | null;
  /** The record requested last. An earlier request may finish later and is dropped. */
  wanted: string | null;
  reloading: boolean;
  /** How often the page was led on: by a play that is done once, by an undo, by another tab. */
  led: number;
  /** The entry of the newest stored state. */
  stood: number;
  /** Set while the older part of a long record is being read. */
  behind: Promise<void> | null;
}

export const signals = <State, Event>() => ({
  journal: signal<JournalOf<State, Event> | null>(null),
  openId: signal<string | null>(null),
  trouble: signal<Trouble | null>(null),
  hold: signal<Hold>('waiting'),
  lastExport: signal<Exported | undefined>(undefined),
  damage: signal<string | null>(null),
  checked: signal<number | null>(null),
  /** The disk keeps a tap waiting. */
  isSlow: signal(false),
});
export type OnScreen<State, Event> = ReturnType<typeof signals<State, Event>>;

export function queued(): <T>(work: () => Promise<T>) => Promise<T> {
  let queue: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = queue.then(work, work);
    queue = done.catch(() => undefined);
    return done;
  };
}

/** Says on the screen and by vibration why something was not done. */
export const sayNo = (
  { trouble }: { readonly trouble: Signal<Trouble | null> },
  sentence: string,
  asks = false,
): false => {
  buzz('alarm');
  trouble.value = { sentence, ...(asks && { asks }) };
  return false;
};

export function mayWrite(core: Pick<OnScreen<unknown, unknown>, 'trouble' | 'damage' | 'hold'>): boolean {
  if (core.damage.value) return sayNo(core, core.damage.value);
  return core.hold.value !== 'reading' || sayNo(core, t('session-other-tab'));
}
