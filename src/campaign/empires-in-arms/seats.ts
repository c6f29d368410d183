/**
 * The seats of a campaign: what each seat may do and see. A view is built from the pieces that are allowed; a piece not
 * listed here is visible only to its owner. EIA-004
 */
import * as z from 'zod/mini';
import { isTaskPlay } from '../../engine/agenda.ts';
import { mayKnow, type OfSeat, type Seat } from '../../engine/seats.ts';
import type { Campaign } from './campaign.ts';
import { ownerOfPlay } from './desks.ts';
import type { Event } from './events.ts';
import { COVERED, leads } from './ledger.ts';
import type { Corps } from './pieces.ts';
import type { Play } from './plays.ts';
import type { Combat, SideRequest } from './politics.ts';
import { isPower, POWERS, type Power } from './vocabulary.ts';

/** A device that is open to all players, an umpire, or one power. */
export const SEATS = ['table', 'umpire', ...POWERS] as const;
export type Seated = (typeof SEATS)[number];
export const isSeat = (seat: Seat): seat is Seated => SEATS.some((one) => one === seat);

/** Returns the power that a play belongs to; null for a play of any seat. */
export function powerOf(state: Campaign, play: Play): Power | null {
  if (isTaskPlay(play)) return state.agenda.find(({ id }) => id === play.task)?.side ?? null;
  return ownerOfPlay(state, play);
}

/** Before play begins the table sees everything, unless the seats are locked. */
const liesOpen = ({ clock, locked }: Campaign): boolean => !clock.started && !locked;

const looksIn = (state: Campaign, play: Play): boolean =>
  !liesOpen(state) &&
  ((play.do === 'set-piece' && play.ledger === 'corps') ||
    (play.do === 'take-sheet' && play.ledger === 'corps' && (play.changes ?? []).length > 0));
/**
 * Returns whether only the power's own seat may make the play: sealing, opening, and setting the contents of its corps.
 */
const isSecret = (state: Campaign, play: Play): boolean =>
  play.do === 'seal' || play.do === 'unseal' || looksIn(state, play);

/**
 * Returns the seat that makes a play on an open device: the power's, or the table's. With locked seats it returns the
 * table; a power's own plays need its opened seat.
 */
export const actorOf = (state: Campaign, play: Play): Seated =>
  state.locked ? 'table' : (powerOf(state, play) ?? 'table');

/** Returns whether the seat exists: with locked seats only the table and each seat with a PIN. */
export const isThere = ({ locked }: Campaign, actor: Seat): actor is Seated =>
  isSeat(actor) && (!locked || actor === 'table' || Object.hasOwn(locked.keys, actor));

/**
 * Returns why a seat may not undo or redo these deeds. With locked seats each seat may undo its own deeds and the
 * table's; the keeper may undo any.
 */
export function mayTakeBack(
  state: Campaign,
  actor: Seat,
  deeds: readonly OfSeat[],
): 'eia-nobody' | 'eia-undo-others' | undefined {
  if (!isThere(state, actor)) return 'eia-nobody';
  const own = !state.locked || actor === 'umpire' || deeds.every(({ by }) => by === 'table' || by === actor);
  return own ? undefined : 'eia-undo-others';
}

/**
 * Returns whether a seat may make a play. A power makes its own plays and may enter any opened text, which is checked
 * against its seal; the umpire makes all plays; the table makes all that are not secret.
 */
export function mayPlay(state: Campaign, actor: Seat, play: Play): boolean {
  if (!isThere(state, actor)) return false;
  if (actor === 'umpire') return true;
  if (actor === 'table') return !isSecret(state, play);
  const power = powerOf(state, play);
  return power === null || power === actor || play.do === 'unseal';
}

// ---- views -----------------------------------------------------------------------------------------------------------

/** Returns a corps as an enemy sees it: a flag on the map. */
const covered = ({ id, nation, place, besieged }: Corps): Corps => ({
  ...{ id, nation, place, besieged },
  name: COVERED,
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

/**
 * Returns whether a seat may see the contents of a corps. Before play begins the table sees everything, unless the
 * seats are locked.
 */
export function seesCorps(state: Campaign, seat: Seated, corps: Pick<Corps, 'nation' | 'revealed'>): boolean {
  if (corps.revealed || seat === 'umpire') return true;
  if (seat === 'table') return liesOpen(state);
  return leads(state, corps.nation) === seat;
}

/** Hides the neighbouring corps that may still join a battle from other seats. EIA-149, EIA-166 */
const shownSide = (seat: Seated, side: SideRequest): SideRequest => ({
  ...side,
  forces: side.forces.map((force) =>
    typeof force.entry === 'object' && seat !== 'umpire' && force.power !== seat
      ? { ...force, name: '?', factors: {}, moraleTenths: {}, intrinsic: null }
      : force,
  ),
});
const each = <T>(all: Readonly<Record<string, T>>, show: (one: T) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(all).map(([id, one]) => [id, show(one)]));

/**
 * The data of a fight in the app holds the strengths of both sides. The strength of a covered corps is visible only to
 * its owner until the corps is revealed.
 */
const sideSchema = z.looseObject({
  bands: z.readonly(z.array(z.looseObject({ id: z.string(), came: z.number() }))),
  start: z.record(z.string(), z.number()),
});
const fightSchema = z.looseObject({ sides: z.looseObject({ attacker: sideSchema, defender: sideSchema }) });
type FightSide = z.infer<typeof sideSchema>;

function shownFight(state: Campaign, seat: Seated, fight: unknown): unknown {
  const read = fightSchema.safeParse(fight);
  if (!read.success) return fight;
  const isCovered = (id: string): boolean => {
    const corps = state.corps[id];
    return corps !== undefined && !seesCorps(state, seat, corps);
  };
  const shown = (side: FightSide): FightSide => {
    const bands = side.bands.map((band) => (isCovered(band.id) ? { ...band, came: 0 } : band));
    return bands.every(({ came }, i) => came === side.bands[i]?.came)
      ? side
      : { ...side, bands, start: each(side.start, () => 0) };
  };
  const { attacker, defender } = read.data.sides;
  return { ...read.data, sides: { ...read.data.sides, attacker: shown(attacker), defender: shown(defender) } };
}

function shownCombat(state: Campaign, seat: Seated, combat: Combat): Combat {
  const { request, notes } = combat;
  return {
    ...combat,
    ...(notes.fight !== undefined && { notes: { ...notes, fight: shownFight(state, seat, notes.fight) } }),
    ...(request && {
      request: {
        ...request,
        attacker: shownSide(seat, request.attacker),
        defender: shownSide(seat, request.defender),
      },
    }),
  };
}

/**
 * Returns the campaign as a seat sees it: everything open on the map and between the powers, and the contents of its
 * own corps.
 */
export function view(state: Campaign, seat: Seated): Campaign {
  const { title, seal, clock, slots, flags, rulings, dice, agenda, serial, thrown, locked, unread } = state;
  const { powers, areas, provinces, ports, seas, minors, leaders, fleets, garrisons, depots, irregulars, prisoners } =
    state;
  const { wars, alliances, locks, coolings, access, combined, queue, debts, treaties, rounds } = state;
  return {
    ...{ title, seal, clock, slots, flags, rulings, dice, agenda, serial, thrown },
    ...(locked && { locked }),
    ...(unread && { unread }),
    ...{ powers, areas, provinces, ports, seas, minors, leaders, fleets, garrisons, depots, irregulars, prisoners },
    ...{ wars, alliances, locks, coolings, access, combined, queue, debts, treaties, rounds },
    corps: each(state.corps, (corps) => (seesCorps(state, seat, corps) ? corps : covered(corps))),
    combats: each(state.combats, (combat) => shownCombat(state, seat, combat)),
  };
}

/** An event of a battle holds the data of both sides. A seat sees a battle only through its view. */
const isOfBattle = (event: Event): boolean => 'ledger' in event && event.ledger === 'combats';

/** Returns the events that a seat may know. */
export const seenEvents = (events: readonly Event[], seat: Seated): readonly Event[] =>
  events.filter((event) => mayKnow(event.to, [seat]) && (seat === 'umpire' || !isOfBattle(event)));

export const isPowerSeat = (seat: Seated): seat is Power => isPower(seat);
