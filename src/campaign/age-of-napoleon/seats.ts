/** Who sits at the campaign, what each may do, and what each may see. */
import { isTaskPlay } from '../../engine/agenda.ts';
import { mayKnow, type Seat } from '../../engine/seats.ts';
import type { Campaign, SideId } from './campaign.ts';
import type { Event } from './events.ts';
import type { Play } from './plays.ts';

/** A device that lies open between both sides, an umpire, or one side alone. */
export const SEATS = ['table', 'umpire', 'a', 'b'] as const;
export type CampaignSeat = (typeof SEATS)[number];
export const isSeat = (seat: Seat): seat is CampaignSeat => SEATS.some((one) => one === seat);

/** The side a play belongs to; null for what anybody may do. */
function sideOf(state: Campaign, play: Play): SideId | null {
  if (isTaskPlay(play)) return state.agenda.find(({ id }) => id === play.task)?.side ?? null;
  switch (play.do) {
    case 'move':
    case 'intercept':
    case 'withdraw':
    case 'attack':
    case 'set-army':
      return state.armies[play.army]?.side ?? null;
    case 'set-corps':
      return state.corps[play.corps]?.side ?? null;
    case 'set-side':
      return play.side;
    case 'add-army':
      return play.army.side;
    case 'add-corps':
      return play.corps.side;
    default:
      return null;
  }
}

/** Whose play it is, where the device lies open: that side's, or the table's. */
export const actorOf = (state: Campaign, play: Play): CampaignSeat => sideOf(state, play) ?? 'table';

/** What a hand holds is written by its own player, and nowhere in the open. */
const isSecret = (play: Play): boolean => play.do === 'set-side' && play.set.held !== undefined;

/** A side plays its own; the umpire plays all, and the table all that lies open. */
export function mayPlay(state: Campaign, actor: Seat, play: Play): boolean {
  if (!isSeat(actor)) return false;
  if (actor === 'umpire') return true;
  if (actor === 'table') return !isSecret(play);
  const side = sideOf(state, play);
  return side === null || side === actor;
}

/** What a seat sees: all that lies open, and what its own hand holds. */
export function view(state: Campaign, seat: CampaignSeat): Campaign {
  const side = (of: SideId) => ({
    ...state.sides[of],
    held: mayKnow([of, 'umpire'], [seat]) ? state.sides[of].held : '',
  });
  const { title, seal, now, areas, armies, corps, battles, mover, slots, rulings, dice, agenda, serial, thrown } =
    state;
  return {
    ...{ title, seal, now, areas, armies, corps, battles, mover, slots, rulings, dice, agenda, serial, thrown },
    sides: { a: side('a'), b: side('b') },
  };
}

/** The events a seat may know. */
export const seenEvents = (events: readonly Event[], seat: CampaignSeat): readonly Event[] =>
  events.filter(({ to }) => mayKnow(to, [seat]));
