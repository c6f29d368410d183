/**
 * A guided month: an example with three powers, and the deeds to do in it, one by one. All of its figures are invented;
 * it holds no chart cell, counter, map value or set-up of the game.
 */

import { keysOf } from '../../engine/keys.ts';
import { type Beat, beatsOf, compareMonths, mustTakeSlot, phasesOf, sameBeat } from './calendar.ts';
import type { Campaign, Setup } from './campaign.ts';
import { dueNow, stopsOf } from './desks.ts';
import { areAtWar } from './ledger.ts';
import { unopened, unsealed } from './modules/sealing.ts';
import type { Area, Corps } from './pieces.ts';
import type { OwnPlay } from './plays.ts';
import type { Round } from './politics.ts';
import { hungry } from './supply/fed.ts';
import type { MonthDate, Power, Step } from './vocabulary.ts';

/** The month of the guide, which has no winter and no quarter's end. */
const BEGINS: MonthDate = { y: 1806, m: 4 };
const PLAYERS = ['AU', 'FR', 'RU'] as const;
/** Keys of the names of places and corps in the example. */
export type ExampleName =
  | 'title'
  | 'west'
  | 'border'
  | 'middle'
  | 'east'
  | 'corps-FR'
  | 'corps-AU'
  | 'corps-RU'
  | 'why';
type Named = (name: ExampleName) => string;

const area = (id: 'west' | 'border' | 'middle' | 'east', owner: Power, city: boolean, named: Named): Area => ({
  ...{ id, name: named(id), terrain: id === 'border' ? 'forest' : 'clear', forage: city ? 6 : 4, city, owner },
  ...{ spires: city ? 2 : null, fleches: city ? 0 : null, port: null, province: null, winter: true, capitalOf: null },
});
const corps = (power: (typeof PLAYERS)[number], at: string, named: Named): Corps => ({
  ...{ id: `corps-${power}`, name: named(`corps-${power}`), nation: power, kind: 'infantry', province: null },
  ...{ boxes: { line: 12, cavalry: 3 }, infantry: 35, cavalry: 35, s: 3, t: 3, moves: 3, bracketed: false },
  ...{ symbol: false, factors: { regular: 8, cavalry: 2 }, place: { at: 'area', area: at } },
  ...{ besieged: false, revealed: false },
});

export const exampleSetup = (named: Named): Setup => ({
  title: named('title'),
  powers: PLAYERS.map((id) => ({ id, player: '', french: id === 'FR' })),
  date: BEGINS,
  rulings: {},
  dice: 'app',
  sheets: {
    areas: [
      area('west', 'FR', true, named),
      area('border', 'AU', false, named),
      area('middle', 'AU', true, named),
      area('east', 'RU', true, named),
    ],
    corps: [corps('FR', 'west', named), corps('AU', 'middle', named), corps('RU', 'east', named)],
  },
  slots: {},
});

/** Returns the plays that set up the example: money, a status marker, depots for supply, and factors that are due. */
export const examplePlays = (named: Named): readonly OwnPlay[] => [
  ...PLAYERS.flatMap((power): OwnPlay[] => [
    { do: 'figure', power, of: 'money', by: 20, note: named('why') },
    { do: 'figure', power, of: 'pp', by: 20, note: named('why') },
  ]),
  ...(['AU', 'RU'] as const).map(
    (owner): OwnPlay => ({
      do: 'add-piece',
      ledger: 'depots',
      piece: { owner, at: { area: owner === 'AU' ? 'middle' : 'east' }, source: true, valid: true, since: BEGINS },
    }),
  ),
  {
    do: 'add-piece',
    ledger: 'queue',
    piece: { owner: 'AU', what: { is: 'factors', factors: { regular: 2 } }, due: BEGINS, until: null },
  },
];

// ---- where it stands -------------------------------------------------------------------------------------------------

/** Returns whether the month has reached a step, or the step of one power where a power is given. */
function reached(state: Campaign, step: Step, power?: Power): boolean {
  if (compareMonths(state.clock.date, BEGINS) > 0) return true;
  if (!state.clock.started) return false;
  const all = phasesOf(state).flatMap((phase) => beatsOf(state, phase));
  const is = (beat: Beat) => beat.step === step && (power === undefined || beat.acting.includes(power));
  const here = mustTakeSlot(state)
    ? all.findIndex(({ phase }) => phase === state.clock.phase)
    : all.findIndex((beat) => sameBeat(beat, state.clock));
  return here >= all.findIndex(is);
}

const declaring = ({ rounds }: Campaign): Round | undefined =>
  Object.values(rounds).find(({ kind }) => kind === 'targets');
const past = (state: Campaign): boolean => reached(state, 'calls');

/** Returns a power that has something due; the player does it from that power's seat. */
const waitedFor = (state: Campaign): Power | undefined => dueNow(state).find(({ power }) => power)?.power ?? undefined;

interface Guided {
  /** Whether the deed is done, or the month has passed it by. */
  readonly done: (state: Campaign) => boolean;
  /** Present when nothing is decided on the way, so that the guide may pass all steps at once. */
  readonly passes?: true;
  /** The seat that does the deed. */
  readonly seat?: (state: Campaign) => Power | undefined;
}

export const GUIDED = {
  start: { done: ({ clock }) => clock.started },
  talk: { done: (state) => reached(state, 'declarations') },
  ask: { done: (state) => declaring(state) !== undefined || past(state) },
  seal: { done: (state) => declaring(state)?.entries.FR !== undefined || past(state), seat: () => 'FR' },
  others: {
    done: (state) => past(state) || unsealed(declaring(state) ?? NO_ROUND).length === 0,
    seat: (state) => unsealed(declaring(state) ?? NO_ROUND)[0],
  },
  open: {
    done: (state) => past(state) || declaring(state)?.over === true,
    seat: (state) => unopened(declaring(state) ?? NO_ROUND)[0],
  },
  /** The app asks the table whether the declaration is lawful. EIA-024 */
  lawful: { done: (state) => past(state) || state.agenda.length === 0 },
  peaceful: { done: (state) => areAtWar(state, 'FR', 'AU') || reached(state, 'alliances') },
  reinforce: { done: (state) => reached(state, 'armyReinforcement', 'AU'), passes: true },
  place: {
    done: (state) =>
      reached(state, 'armyReinforcement', 'RU') || Object.values(state.queue).every(({ owner }) => owner !== 'AU'),
    seat: () => 'AU',
  },
  land: { done: (state) => reached(state, 'depots'), passes: true },
  slot: { done: (state) => reached(state, 'depots') && mustTakeSlot(state) === undefined, seat: () => 'FR' },
  france: { done: (state) => reached(state, 'depots', 'FR'), passes: true, seat: waitedFor },
  depot: {
    done: (state) =>
      reached(state, 'landMove', 'FR') || Object.values(state.depots).some(({ owner }) => owner === 'FR'),
  },
  march: {
    done: (state) => {
      const place = state.corps['corps-FR']?.place;
      return reached(state, 'supply', 'FR') || !(place?.at === 'area' && place.area === 'west');
    },
    seat: ({ clock }) => (clock.step === 'landMove' ? 'FR' : undefined),
  },
  feed: {
    done: (state) =>
      reached(state, 'landCombat', 'FR') || (reached(state, 'supply', 'FR') && hungry(state, 'FR').length === 0),
  },
  rest: { done: (state) => reached(state, 'conquest'), passes: true, seat: waitedFor },
  end: { done: ({ clock }) => compareMonths(clock.date, BEGINS) > 0, passes: true },
} as const satisfies Readonly<Record<string, Guided>>;

const NO_ROUND: Round = {
  ...{ id: '', kind: 'targets', about: '', asked: [], otherwise: '', deadline: '', entries: {} },
  ...{ since: BEGINS, over: false },
};

export type GuidedStep = keyof typeof GUIDED;
export const GUIDED_STEPS = keysOf(GUIDED);
/** Returns the next deed of the guide; undefined when the month is over. A deed that is undone must be done again. */
export const guidedStep = (state: Campaign): GuidedStep | undefined =>
  GUIDED_STEPS.find((step) => !GUIDED[step].done(state));
export const guidedBy = (step: GuidedStep): Guided => GUIDED[step];

/** Returns whether no power has anything to decide, so that the month may go on. */
export const mayPass = (state: Campaign): boolean =>
  state.clock.started &&
  state.agenda.length === 0 &&
  mustTakeSlot(state) === undefined &&
  stopsOf(state) === undefined &&
  dueNow(state).length === 0;
