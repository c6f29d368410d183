/**
 * Who sits at the campaign, what each may do, and what each may see. A view is made of what is allowed, piece by piece: what
 * is not named here is in nobody's view but its owner's. EIA-004
 */
import { isTaskPlay } from '../../engine/agenda.ts';
import { mayKnow, type Seat } from '../../engine/seats.ts';
import type { Campaign } from './campaign.ts';
import { ownerOfPlay } from './desks.ts';
import type { Event } from './events.ts';
import { leads } from './ledger.ts';
import type { Corps } from './pieces.ts';
import type { Play } from './plays.ts';
import type { Combat, SideRequest } from './politics.ts';
import { isPower, POWERS, type Power } from './vocabulary.ts';

/** A device that lies open between all, an umpire, or one power alone. */
export const SEATS = ['table', 'umpire', ...POWERS] as const;
export type Seated = (typeof SEATS)[number];
export const isSeat = (seat: Seat): seat is Seated => SEATS.some((one) => one === seat);

/** The power a play belongs to; null for what anybody may do. */
export function powerOf(state: Campaign, play: Play): Power | null {
  if (isTaskPlay(play)) return state.agenda.find(({ id }) => id === play.task)?.side ?? null;
  return ownerOfPlay(state, play);
}

/** Whose play it is, where the device lies open: that power's, or the table's. */
export const actorOf = (state: Campaign, play: Play): Seated => powerOf(state, play) ?? 'table';

/** What only its own seat does: it seals, it opens, and it sets what its corps hold. */
function isSecret(state: Campaign, play: Play): boolean {
  if (play.do === 'seal' || play.do === 'unseal') return true;
  return state.clock.started && play.do === 'set-piece' && play.ledger === 'corps';
}

/** A power plays its own; the umpire plays all, and the table all that lies open. */
export function mayPlay(state: Campaign, actor: Seat, play: Play): boolean {
  if (!isSeat(actor)) return false;
  if (actor === 'umpire') return true;
  if (actor === 'table') return !isSecret(state, play);
  const power = powerOf(state, play);
  return power === null || power === actor;
}

// ---- views -----------------------------------------------------------------------------------------------------------

/** A corps as an enemy sees it: a flag on the map. */
const covered = ({ id, nation, place, besieged }: Corps): Corps => ({
  ...{ id, nation, place, besieged },
  name: '?',
  kind: 'infantry',
  boxes: {},
  infantry: null,
  cavalry: null,
  s: null,
  t: null,
  moves: null,
  bracketed: false,
  symbol: false,
  province: null,
  factors: {},
  revealed: false,
});

/** Whether a seat may look into a corps. Before play begins everything lies open to the table. */
export function seesCorps(state: Campaign, seat: Seated, corps: Pick<Corps, 'nation' | 'revealed'>): boolean {
  if (corps.revealed || seat === 'umpire') return true;
  if (seat === 'table') return !state.clock.started;
  return leads(state, corps.nation) === seat;
}

/** Neighbours that may come later are not shown by the battle they may come to. EIA-149, EIA-166 */
const shownSide = (seat: Seated, side: SideRequest): SideRequest => ({
  ...side,
  forces: side.forces.map((force) =>
    typeof force.entry === 'object' && seat !== 'umpire' && force.power !== seat
      ? { ...force, name: '?', factors: {}, moraleTenths: {}, intrinsic: null }
      : force,
  ),
});
const shownCombat = (seat: Seated, combat: Combat): Combat =>
  combat.request
    ? {
        ...combat,
        request: {
          ...combat.request,
          attacker: shownSide(seat, combat.request.attacker),
          defender: shownSide(seat, combat.request.defender),
        },
      }
    : combat;

const each = <T>(all: Readonly<Record<string, T>>, show: (one: T) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(all).map(([id, one]) => [id, show(one)]));

/** What a seat sees: all that lies open on the map and between the powers, and what its own corps hold. */
export function view(state: Campaign, seat: Seated): Campaign {
  const { title, seal, clock, slots, flags, rulings, dice, agenda, serial, thrown } = state;
  const { powers, areas, provinces, ports, seas, minors, leaders, fleets, garrisons, depots, irregulars, prisoners } =
    state;
  const { wars, alliances, locks, coolings, access, combined, queue, debts, treaties, rounds } = state;
  return {
    ...{ title, seal, clock, slots, flags, rulings, dice, agenda, serial, thrown },
    ...{ powers, areas, provinces, ports, seas, minors, leaders, fleets, garrisons, depots, irregulars, prisoners },
    ...{ wars, alliances, locks, coolings, access, combined, queue, debts, treaties, rounds },
    corps: each(state.corps, (corps) => (seesCorps(state, seat, corps) ? corps : covered(corps))),
    combats: each(state.combats, (combat) => shownCombat(seat, combat)),
  };
}

/** The events a seat may know. */
export const seenEvents = (events: readonly Event[], seat: Seated): readonly Event[] =>
  events.filter(({ to }) => mayKnow(to, [seat]));

export const isPowerSeat = (seat: Seated): seat is Power => isPower(seat);
