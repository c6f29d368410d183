/** Applies events to a campaign. This module knows no rules, throws no dice and reads no clock. */
import { afterShared } from '../shared-events.ts';
import type { Campaign, LedgerName, Ledgers, Setup, Task } from './campaign.ts';
import { saidIn } from './covered.ts';
import type { Event, PieceEvent } from './events.ts';
import type { PowerState } from './politics.ts';
import { isLandMode, isRuling } from './rulings.ts';

const byId = <T extends { readonly id: string }>(list: readonly T[] = []): Readonly<Record<string, T>> =>
  Object.fromEntries(list.map((one) => [one.id, one]));

const fresh = ({ id, player, french }: Setup['powers'][number]): PowerState => ({
  ...{ id, player, french },
  ...{ money: 0, manpower: 0, marker: 0, mustSue: false, vp: 0, out: false },
});

/** Ledgers without any piece. */
const EMPTY: Ledgers = {
  powers: {},
  areas: {},
  provinces: {},
  ports: {},
  seas: {},
  minors: {},
  corps: {},
  leaders: {},
  fleets: {},
  garrisons: {},
  depots: {},
  irregulars: {},
  prisoners: {},
  wars: {},
  alliances: {},
  locks: {},
  coolings: {},
  access: {},
  combined: {},
  queue: {},
  debts: {},
  treaties: {},
  rounds: {},
  combats: {},
};

const begun = ({ title, powers, date, rulings, dice, sheets, slots, locked }: Setup, seal: string): Campaign => ({
  ...EMPTY,
  ...(locked && { locked }),
  powers: byId(powers.map(fresh)),
  areas: byId(sheets.areas),
  provinces: byId(sheets.provinces),
  ports: byId(sheets.ports),
  seas: byId(sheets.seas),
  minors: byId(sheets.minors),
  corps: byId(sheets.corps),
  leaders: byId(sheets.leaders),
  fleets: byId(sheets.fleets),
  title,
  seal,
  clock: {
    date,
    ...(isLandMode(rulings)
      ? { phase: 'reinforcement', step: 'armyReinforcement' }
      : { phase: 'political', step: 'diplomacy' }),
    acting: [],
    slot: null,
    started: false,
  },
  slots,
  flags: {},
  rulings,
  dice,
  agenda: [],
  serial: 0,
  thrown: [],
});

const without = <T>(all: Readonly<Record<string, T>>, id: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(all).filter(([each]) => each !== id));

/** Returns the campaign with one piece of a ledger added, changed or removed. */
function changed(state: Campaign, event: PieceEvent): Campaign {
  const ledger: LedgerName = event.ledger;
  const all: Readonly<Record<string, object>> = state[ledger];
  switch (event.type) {
    case 'put':
      return { ...state, [ledger]: { ...all, [event.piece.id]: event.piece } };
    case 'set': {
      const old = all[event.id];
      return old === undefined ? state : { ...state, [ledger]: { ...all, [event.id]: { ...old, ...event.set } } };
    }
    case 'gone':
      return { ...state, [ledger]: without(all, event.id) };
  }
}

function flagged(state: Campaign, name: string, value: Campaign['flags'][string] | null): Campaign {
  return { ...state, flags: value === null ? without(state.flags, name) : { ...state.flags, [name]: value } };
}

function after(state: Campaign, event: Exclude<Event, { type: 'begun' }>): Campaign {
  switch (event.type) {
    case 'put':
    case 'set':
    case 'gone':
      return changed(state, event);
    case 'clock':
      return { ...state, clock: { ...state.clock, ...event.set } };
    case 'flag':
      return flagged(state, event.name, event.value);
    case 'covered': {
      const said = saidIn(event.words);
      return said ? said.events.reduce(applied, state) : { ...state, unread: true };
    }
    default:
      return afterShared<Task, Campaign>(state, event, isRuling);
  }
}

/** Applies an event. Returns undefined before the campaign has begun; events before the start are ignored. */
export function apply(state: Campaign | undefined, event: Event): Campaign | undefined {
  if (event.type === 'begun') return begun(event.setup, event.seal);
  return state && after(state, event);
}

/** Applies an event to a campaign that has begun. */
export const applied = (state: Campaign, event: Event): Campaign =>
  event.type === 'begun' ? begun(event.setup, event.seal) : after(state, event);
