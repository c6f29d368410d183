/** From what its owner typed to the first event of a campaign. AON-017 */
import { word } from '../../engine/message.ts';
import { branchedFrom } from '../shared-events.ts';
import type { Setup, Side } from './campaign.ts';
import type { Branching, Event } from './events.ts';

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

const TOLD = word('aon-branched');

export const branch = (events: readonly Event[], seal: string, from: Branching): readonly Event[] =>
  branchedFrom(events, seal, from, TOLD);

/** What the first deed must have said, from what it says itself. */
export function beginning(events: readonly Event[]): readonly Event[] | undefined {
  const [first] = events;
  if (first?.type !== 'begun') return undefined;
  // What a copy begins with was played under another seal.
  const copied = events.findLastIndex(({ type }) => type === 'branched');
  return copied > 0
    ? [...events.slice(0, copied + 1), { type: 'told', line: { text: TOLD } }]
    : begin(first.setup, first.seal);
}
