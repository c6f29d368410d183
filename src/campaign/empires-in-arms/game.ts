/** Empires in Arms behind the engine's game interface. */
import type { OpenChance } from '../../engine/chance.ts';
import type { Game, Ruled } from '../../engine/game.ts';
import type { Said } from '../../engine/message.ts';
import { same } from '../../engine/proof.ts';
import type { Act } from '../../engine/seats.ts';
import { apply } from './apply.ts';
import { beginning } from './begin.ts';
import type { Campaign } from './campaign.ts';
import { coverOf, saidIn } from './covered.ts';
import type { Event } from './events.ts';
import { menu } from './menu.ts';
import type { Play } from './plays.ts';
import { referee } from './referee.ts';
import { isSeat, mayPlay, mayTakeBack } from './seats.ts';

function may(state: Campaign, { actor, play }: Act<Play>): Said | undefined {
  const words = coverOf(play);
  const under = words === undefined ? play : saidIn(words)?.play;
  if (!under || state.unread) return 'eia-unread';
  return mayPlay(state, actor, under) ? undefined : 'eia-not-yours';
}

/** Judges a covered deed by its content; the accepted event stays covered. */
function judged(state: Campaign, act: Act<Play>, open: OpenChance): Ruled<Campaign, Event> {
  const words = coverOf(act.play);
  if (words === undefined) return referee(state, act, open);
  const said = saidIn(words);
  if (!said?.play) return { ok: false, why: 'eia-unread' };
  const ruled = referee(state, { ...act, play: said.play }, open);
  return ruled.ok && same(ruled.events, said.events) ? { ...ruled, events: [{ type: 'covered', words }] } : ruled;
}

export const empiresInArms: Game<Campaign, Event, Play> = {
  id: 'eia',
  rules: 1,
  apply,
  mayPlay: may,
  mayTakeBack,
  referee: judged,
  beginning,
  menu: (state, seat) => (isSeat(seat) ? menu(state, seat) : []),
};
