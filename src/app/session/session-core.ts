/** What a session of any game works with: what is shown, what is open beside it, and what its game brings. */
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

/** What the players are told of something that could not be done. */
export interface Trouble {
  readonly sentence: string;
  /** The storage failed: an export is offered. */
  readonly export?: boolean;
}

export interface AnyEvent {
  readonly type: string;
}
export interface AnyPlay {
  readonly do: string;
}

/** A play with what came of it. */
export interface Written<Event> {
  readonly play: unknown;
  readonly events: readonly Event[];
}

/** What a game brings to its session. */
export interface SessionOptions<State, Event extends AnyEvent, Play extends AnyPlay> {
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
  /** Reads what is covered of entries, before they are played. */
  readonly open?: (entries: readonly Entry<Event>[]) => Promise<void>;
  /** What is written of a deed, where not all of it may lie in the record. */
  readonly cover?: (state: State, deed: Written<Event>) => Promise<Written<Event>>;
  /** As what was written is shown. */
  readonly onShown?: (before: State, after: State) => void;
  readonly onClosed?: () => void;
}

export type JournalOf<State, Event> = Journal<State | undefined, Event>;

/** Names a play from the state as it stands: the one that goes with another, from the state as that one leaves it. */
export type Choose<State, Play> = (state: State) => Play | null;

/** What a session works with: what is shown, and what is open beside it. */
export interface Core<State, Event extends AnyEvent, Play extends AnyPlay> extends OnScreen<State, Event> {
  readonly options: SessionOptions<State, Event, Play>;
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

export const signals = <State, Event>() => ({
  journal: signal<JournalOf<State, Event> | null>(null),
  openId: signal<string | null>(null),
  trouble: signal<Trouble | null>(null),
  hold: signal<Hold>('waiting'),
  lastExport: signal<Exported | undefined>(undefined),
  damage: signal<string | null>(null),
  checked: signal<number | null>(null),
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

/** Says on the phone and on the screen why something was not done. */
export const sayNo = ({ trouble }: { readonly trouble: Signal<Trouble | null> }, sentence: string): false => {
  buzz('alarm');
  trouble.value = { sentence };
  return false;
};

export function mayWrite(core: Pick<OnScreen<unknown, unknown>, 'trouble' | 'damage' | 'hold'>): boolean {
  if (core.damage.value) return sayNo(core, core.damage.value);
  return core.hold.value !== 'reading' || sayNo(core, t('session-other-tab'));
}
