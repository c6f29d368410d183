/** Age of Napoleon as the engine sees it. */
import type { Game } from '../../engine/game.ts';
import { apply } from './apply.ts';
import { beginning } from './begin.ts';
import type { Campaign } from './campaign.ts';
import type { Event } from './events.ts';
import { menu } from './menu.ts';
import type { Play } from './plays.ts';
import { referee } from './referee.ts';
import { isSeat, mayPlay } from './seats.ts';

export const ageOfNapoleon: Game<Campaign, Event, Play> = {
  id: 'aon',
  rules: 1,
  apply,
  mayPlay: (state, { actor, play }) => (mayPlay(state, actor, play) ? undefined : 'aon-not-yours'),
  mayTakeBack: (_, actor) => (isSeat(actor) ? undefined : 'aon-nobody'),
  referee,
  beginning,
  menu: (state, seat) => (isSeat(seat) ? menu(state, seat) : []),
};
