/** Whether the rules can continue from a state: every line of a file may be sound and still name nobody that exists. */
import type { Game } from '../../engine/game.ts';

export function goesOn<State, Event extends { readonly type: string }, Play extends { readonly do: string }>(
  game: Pick<Game<State, Event, Play>, 'menu'>,
  summaryOf: (state: State) => unknown,
  state: State,
): boolean {
  try {
    game.menu(state, 'both');
    summaryOf(state);
    return true;
  } catch {
    return false;
  }
}
