/**
 * A game as the engine sees it: where it begins, what may be played, what follows, what each seat sees. The battle is
 * the first; a campaign is another. The session, the journal and the proof work for any of them.
 */
import type { OpenChance } from './chance.ts';
import type { Said } from './message.ts';
import type { Act, Seat } from './seats.ts';

/** What follows from a play, or why it cannot be done; a refusal has changed nothing. */
export type Ruled<State, Event> =
  | { readonly ok: true; readonly events: readonly Event[]; readonly state: State }
  | { readonly ok: false; readonly why: Said };

export interface Game<State, Event extends { readonly type: string }, Play extends { readonly do: string }> {
  /** Names the game in files and headers: "nbc". */
  readonly id: string;
  /** Raised when the same plays may lead elsewhere. */
  readonly rules: number;
  /** The state after an event; undefined before the first. Pure and total. */
  apply(state: State | undefined, event: Event): State | undefined;
  /** Whether a seat may make a play; asked before the referee for every play. */
  mayPlay(state: State, act: Act<Play>): Said | undefined;
  /** Whether a seat may take back, or bring back, deeds that are these seats'; asked before each undo and redo. */
  mayTakeBack(state: State, actor: Seat, deeds: readonly { readonly by: Seat }[]): Said | undefined;
  referee(state: State, act: Act<Play>, open: OpenChance): Ruled<State, Event>;
  /** The events that a first deed must have had, from what it says itself; undefined when they cannot be told. */
  beginning(events: readonly Event[], open: OpenChance): readonly Event[] | undefined;
  /** The plays that are legal now for a seat. */
  menu(state: State, seat: Seat): readonly Play[];
}

/** Judges a play: who may make it, then what follows. */
export function judge<State, Event extends { readonly type: string }, Play extends { readonly do: string }>(
  game: Game<State, Event, Play>,
  state: State,
  act: Act<Play>,
  open: OpenChance,
): Ruled<State, Event> {
  const why = game.mayPlay(state, act);
  return why === undefined ? game.referee(state, act, open) : { ok: false, why };
}
