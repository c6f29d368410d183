/** What an event makes of a campaign: no rule, no die, no clock. */
import { afterShared } from '../shared-events.ts';
import type { Campaign, Setup, Task } from './campaign.ts';
import type { Event } from './events.ts';
import { isRuling } from './rulings.ts';

const byId = <T extends { readonly id: string }>(list: readonly T[]): Record<string, T> =>
  Object.fromEntries(list.map((one) => [one.id, one]));

const begun = ({ title, sides, label, rulings, dice, areas, armies, corps }: Setup, seal: string): Campaign => ({
  title,
  seal,
  sides,
  now: { phase: 1, round: 1, winter: false, wintered: false, label },
  areas: byId(areas),
  armies: byId(armies),
  corps: byId(corps),
  battles: {},
  mover: null,
  slots: {},
  rulings,
  dice,
  agenda: [],
  serial: 0,
  thrown: [],
});

/** One of many with a change; one that is not there stays away. */
function changed<T>(all: Readonly<Record<string, T>>, id: string, set: Partial<T>): Readonly<Record<string, T>> {
  const old = all[id];
  return old === undefined ? all : { ...all, [id]: { ...old, ...set } };
}

function without<T>(all: Readonly<Record<string, T>>, id: string): Readonly<Record<string, T>> {
  const { [id]: _, ...others } = all;
  return others;
}

function after(state: Campaign, event: Exclude<Event, { type: 'begun' }>): Campaign {
  switch (event.type) {
    case 'added':
      return { ...state, areas: { ...state.areas, [event.area.id]: event.area } };
    case 'raised':
      return { ...state, armies: { ...state.armies, [event.army.id]: event.army } };
    case 'enlisted':
      return { ...state, corps: { ...state.corps, [event.corps.id]: event.corps } };
    case 'area':
      return { ...state, areas: changed(state.areas, event.area, event.set) };
    case 'army':
      return { ...state, armies: changed(state.armies, event.army, event.set) };
    case 'corps':
      return { ...state, corps: changed(state.corps, event.corps, event.set) };
    case 'side':
      return { ...state, sides: { ...state.sides, [event.side]: { ...state.sides[event.side], ...event.set } } };
    case 'moment':
      return { ...state, now: { ...state.now, ...event.set } };
    case 'mover':
      return { ...state, mover: event.army };
    case 'battle':
      return { ...state, battles: { ...state.battles, [event.battle.id]: event.battle } };
    case 'fought':
      return { ...state, battles: without(state.battles, event.battle) };
    default:
      return afterShared<Task, Campaign>(state, event, isRuling);
  }
}

/** Undefined before it has begun; whatever comes before that is passed over. */
export function apply(state: Campaign | undefined, event: Event): Campaign | undefined {
  if (event.type === 'begun') return begun(event.setup, event.seal);
  return state && after(state, event);
}

/** The same for a campaign that has begun. */
export const applied = (state: Campaign, event: Event): Campaign =>
  event.type === 'begun' ? begun(event.setup, event.seal) : after(state, event);
