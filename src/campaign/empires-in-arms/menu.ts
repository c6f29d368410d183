/** What may be done now. Screens offer it, and the bot of the tests draws from it; the referee accepts all of it. */
import { taskPlays } from '../../engine/agenda.ts';
import { asked } from '../../engine/question.ts';
import type { Campaign } from './campaign.ts';
import { offers } from './desks.ts';
import type { Play } from './plays.ts';
import { AGENDA } from './referee.ts';
import { mayPlay, type Seated } from './seats.ts';

/** Every play that is legal now for a seat, but what is typed or set by hand, which always is. */
export function menu(state: Campaign, seat: Seated): readonly Play[] {
  const question = asked(state);
  const put = state.agenda.filter(({ deferred }) => deferred).map(({ id }): Play => ({ do: 'resume', task: id }));
  const plays: readonly Play[] = question ? taskPlays(AGENDA, state, question) : offers(state);
  return [...plays, ...put].filter((play) => mayPlay(state, seat, play));
}
