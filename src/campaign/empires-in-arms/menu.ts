/** The plays possible now. The screens offer them and the test bot chooses from them; the referee accepts every one. */
import { taskPlays } from '../../engine/agenda.ts';
import { asked } from '../../engine/question.ts';
import type { Campaign } from './campaign.ts';
import { offers } from './desks.ts';
import type { Play } from './plays.ts';
import { AGENDA } from './referee.ts';
import { mayPlay, type Seated } from './seats.ts';

/** Returns every play that is legal now for a seat, except entries and settings by hand, which are always legal. */
export function menu(state: Campaign, seat: Seated): readonly Play[] {
  const question = asked(state);
  const put = state.agenda.filter(({ deferred }) => deferred).map(({ id }): Play => ({ do: 'resume', task: id }));
  const plays: readonly Play[] = question ? taskPlays(AGENDA, state, question) : offers(state);
  return [...plays, ...put].filter((play) => mayPlay(state, seat, play));
}
