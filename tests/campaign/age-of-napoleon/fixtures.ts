/** A small campaign for the tests: four areas, three armies, eleven corps; nothing of it is off a real counter. */
import { freshSide } from '../../../src/campaign/age-of-napoleon/begin.ts';
import type {
  Area,
  Army,
  Campaign,
  Corps,
  Setup,
  SideId,
  Thing,
} from '../../../src/campaign/age-of-napoleon/campaign.ts';
import type { Event, Line } from '../../../src/campaign/age-of-napoleon/events.ts';
import { ageOfNapoleon } from '../../../src/campaign/age-of-napoleon/game.ts';
import type { Play } from '../../../src/campaign/age-of-napoleon/plays.ts';
import type { Rulings } from '../../../src/campaign/age-of-napoleon/rulings.ts';
import type { Face } from '../../../src/dice/faces.ts';
import { chanceOf, type Seed, sealOf, seedOf } from '../../../src/engine/chance.ts';
import { judge } from '../../../src/engine/game.ts';
import type { Said } from '../../../src/engine/message.ts';
import { asked } from '../../../src/engine/question.ts';

export const seed = (n: number): Seed => seedOf(new Uint8Array(32).fill(n));

export const area = (id: string, more: Partial<Area> = {}): Area => ({
  id,
  name: id,
  terrain: 'open',
  friend: null,
  capital: false,
  barren: false,
  insurgent: false,
  home: '',
  ...more,
});
export const army = (id: string, side: SideId, at: string, more: Partial<Army> = {}): Army => ({
  id,
  name: id,
  side,
  mr: 3,
  sr: 3,
  rating: 2,
  area: at,
  arrived: null,
  ...more,
});
export const corps = (id: string, side: SideId, at: string, of: string | null, more: Partial<Corps> = {}): Corps => ({
  id,
  name: id,
  side,
  nation: side === 'a' ? 'Red' : 'Blue',
  rating: 3,
  spent: false,
  place: { area: at },
  army: of,
  ...more,
});

export const SETUP: Setup = {
  title: 'A campaign',
  sides: { a: freshSide('Red', 'Anna', true), b: freshSide('Blue', 'Ben', false) },
  label: '',
  rulings: {},
  dice: 'app',
  areas: [
    area('plain', { friend: 'a', home: 'Red' }),
    area('hills', { terrain: 'mountain' }),
    area('fen', { terrain: 'marsh', barren: true, insurgent: true }),
    area('town', { friend: 'b', capital: true, home: 'Blue' }),
  ],
  armies: [
    army('north', 'a', 'plain', { mr: 4, sr: 4, rating: 3 }),
    army('south', 'a', 'hills', { mr: 2, sr: 2, rating: 1 }),
    army('east', 'b', 'town', { mr: 3, sr: 3, rating: 2 }),
  ],
  corps: [
    corps('a1', 'a', 'plain', 'north', { rating: 5 }),
    corps('a2', 'a', 'plain', 'north', { rating: 4 }),
    corps('a3', 'a', 'plain', 'north', { rating: 3 }),
    corps('a4', 'a', 'plain', 'north', { rating: 2 }),
    corps('a5', 'a', 'plain', 'north', { rating: 1 }),
    corps('a6', 'a', 'hills', 'south', { rating: 3 }),
    corps('b1', 'b', 'town', 'east', { rating: 4 }),
    corps('b2', 'b', 'town', 'east', { rating: 3 }),
    corps('b3', 'b', 'town', 'east', { rating: 3 }),
    corps('b4', 'b', 'town', 'east', { rating: 2 }),
    corps('b5', 'b', 'town', null, { rating: 2 }),
  ],
};

/** A table that plays a campaign, and everything it was told. */
export interface Table {
  state: Campaign;
  events: Event[];
}

export function begun(more: Partial<Setup> = {}, rulings: Rulings = {}): Table {
  const setup = { ...SETUP, ...more, rulings };
  const events = [...(ageOfNapoleon.beginning([{ type: 'begun', setup, seal: sealOf(seed(1)) }], open) ?? [])];
  const state = events.reduce<Campaign | undefined>(ageOfNapoleon.apply, undefined);
  if (!state) throw new Error('The campaign does not begin.');
  return { state, events };
}

const open = (topic: string) => chanceOf(seed(1), topic);

/** Why a play is refused, or nothing; what follows is written. */
export function attempt(table: Table, play: Play, actor = 'table'): Said | undefined {
  const ruled = judge(ageOfNapoleon, table.state, { actor, play }, open);
  if (!ruled.ok) return ruled.why;
  table.state = ruled.state;
  table.events.push(...ruled.events);
  return undefined;
}

/** Does a play that must be allowed. */
export function play(table: Table, ...plays: Play[]): void {
  for (const one of plays) {
    const why = attempt(table, one);
    if (why !== undefined) throw new Error(`${JSON.stringify(one)} is refused: ${JSON.stringify(why)}`);
  }
}

/** The question that is asked now. */
export function question(table: Table, kind?: string) {
  const now = asked(table.state);
  if (!now) throw new Error('Nothing is asked.');
  if (kind !== undefined && now.kind !== kind) throw new Error(`${now.kind} is asked, not ${kind}.`);
  return now;
}

export const answer = (table: Table, facts: Readonly<Record<string, string | number | boolean>>): void =>
  play(table, { do: 'answer', task: question(table).id, facts });

export const accept = (table: Table): void => play(table, { do: 'accept', task: question(table).id });

/** The table's own dice, by their slots. */
export function dice(table: Table, faces: Readonly<Record<string, Face>>): void {
  for (const [slot, die] of Object.entries(faces)) {
    const thing: Thing = { die };
    play(table, { do: 'enter', task: question(table).id, slot, thing });
  }
}

/** The codes of what was told since, and the lines themselves. */
export const lines = (table: Table): Line[] =>
  table.events.flatMap((event) => (event.type === 'told' ? [event.line] : []));
export const codes = (table: Table): string[] =>
  lines(table).map(({ text }) => (typeof text === 'string' ? text : text.code));

export const placeOf = (table: Table, id: string): string => {
  const place = table.state.corps[id]?.place;
  if (!place) throw new Error(`There is no corps ${id}.`);
  return 'area' in place ? place.area : place.box;
};
export const isSpent = (table: Table, id: string): boolean => table.state.corps[id]?.spent ?? false;
