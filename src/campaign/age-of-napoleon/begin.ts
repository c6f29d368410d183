/** From what its owner typed to the first event of a campaign. AON-017 */
import type { Setup, Side } from './campaign.ts';
import type { Event } from './events.ts';

/** A side before anything has been typed of its hand. */
export const freshSide = (name: string, player: string, french: boolean): Side => ({
  name,
  player,
  french,
  hand: null,
  discards: 0,
  played: 0,
  held: '',
  firstDone: false,
});

export const begin = (setup: Setup, seal: string): readonly Event[] => [
  { type: 'begun', setup, seal },
  { type: 'told', line: { text: { code: 'aon-begins', args: { title: setup.title } } } },
];
