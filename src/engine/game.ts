/**
 * A game as the engine sees it: its start, its legal plays, what they lead to, and what each seat sees. Session,
 * journal and proof work for any game.
 */
import type { OpenChance } from './chance.ts';
import type { Said } from './message.ts';
import type { Act, OfSeat, Seat } from './seats.ts';

/** The result of a play, or why it is refused. A refusal changes nothing. */
export type Ruled<State, Event> =
  | { readonly ok: true; readonly events: readonly Event[]; readonly state: State }
  | { readonly ok: false; readonly why: Said };

export interface Game<State, Event extends { readonly type: string }, Play extends { readonly do: string }> {
  /** The game's name in files and headers: "nbc". */
  readonly id: string;
  /** Raised whenever the same plays may lead elsewhere. */
  readonly rules: number;
  /** The state after an event; the state is undefined before the first. Pure and total. */
  apply(state: State | undefined, event: Event): State | undefined;
  /** Why a seat may not make a play; undefined if it may. Asked before the referee. */
  mayPlay(state: State, act: Act<Play>): Said | undefined;
  /** Whether a seat may take back, or bring back, deeds that are these seats'; asked before each undo and redo. */
  mayTakeBack(state: State, actor: Seat, deeds: readonly OfSeat[]): Said | undefined;
  referee(state: State, act: Act<Play>, open: OpenChance): Ruled<State, Event>;
  /** The events the first deed must have had, worked out from the deed itself; undefined if that is impossible. */
  beginning(events: readonly Event[], open: OpenChance): readonly Event[] | undefined;
  /** The plays that are legal now for a seat. */
  menu(state: State, seat: Seat): readonly Play[];
}

/** Judges a play: first who may make it, then its result. */
export function judge<State, Event extends { readonly type: string }, Play extends { readonly do: string }>(
  game: Game<State, Event, Play>,
  state: State,
  act: Act<Play>,
  open: OpenChance,
): Ruled<State, Event> {
  const why = game.mayPlay(state, act);
  return why === undefined ? game.referee(state, act, open) : { ok: false, why };
}
