/** What the flows say over and over: what is wanted, what is played, what is set up. */
import type { Battle } from '../../src/battlefield/battle.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import type { Need } from '../../src/battlefield/procedure.ts';
import type { Order } from '../../src/book/terms.ts';
import type { Result } from '../../src/cards/results.ts';
import { goTo, play, SMALL, small } from '../battlefield/fixtures.ts';
import { accepts, acts, enters, wants } from './table.ts';
import { turn } from './turns.ts';

/** The slots that the open question still wants. */
export const slots = (battle: Battle) => wants(battle).map(({ slot }) => slot);
/** The rating of the card that is wanted first. */
export const rated = (battle: Battle) => wants(battle).map((need) => ('rating' in need ? need.rating : undefined))[0];
const sizeOf = (need: Need): number =>
  'dice' in need ? need.dice : 'counts' in need ? need.counts : 'rating' in need ? need.rating : 0;
/** How many dice are wanted first. */
export const counts = (battle: Battle) => wants(battle).map((need) => ('rating' in need ? 0 : sizeOf(need)))[0];
/** Each slot that is wanted, with its dice or the rating of its card. */
export const wanted = (battle: Battle) => wants(battle).map((need) => [need.slot, sizeOf(need)]);
/** The questions that are open, by their kind. */
export const kinds = (battle: Battle) => battle.agenda.map(({ kind }) => kind);
/** What is known of a unit. */
export const facts = (battle: Battle, id: string) => battle.units[id]!.facts;

/** A card's result, for the question that draws one. */
export const card = (result: Result) => ({ card: { result } });
/** The card is drawn and accepted. */
export const draws = (battle: Battle, result: Result) => accepts(enters(battle, 'card', { result }));
/** The order of a formation, set by hand. */
export const ordered = (battle: Battle, id: string, order: Order) =>
  play(battle, { do: 'set', what: 'formation', id, set: { order } });
/** The action is over. */
export const ends = (battle: Battle) => play(battle, { do: 'finish' });
/** A formation moves. */
export const moving = (battle: Battle, formation = 'ii') => acts(battle, formation, 'move');
/** Nobody else acts in this turn; the next one begins. */
export const nextTurn = (battle: Battle, minutes = 20) => turn(goTo(battle, 7), minutes);

export const charge = (one: string | null, target: string): Play => ({ do: 'charge', unit: one, target });
export const fire = (one: string | null, target: string): Play => ({ do: 'firefight', unit: one, target });

export const SAPPERS = 'engineers:a:1';
export const PONTOON = 'pontoon:a:1';
export const BAGGAGE = 'baggage:b:1';
export const STONE = { id: 'stone', name: 'the stone bridge', kind: 'bridge' } as const;
/** The small battle with another French army. */
export const french = (more: object, rest: Parameters<typeof small>[0] = {}) =>
  small({ ...rest, sides: { ...SMALL.sides, a: { ...SMALL.sides.a, ...more } } });
