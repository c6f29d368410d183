/** Whether the rules can go on from a state: a file may be sound in every line and speak of nobody. */
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
