/** Returns the first events of a campaign, made from the owner's set-up. */
import { word } from '../../engine/message.ts';
import { branchedFrom } from '../shared-events.ts';
import type { Setup } from './campaign.ts';
import type { Branching, Event } from './events.ts';

export const begin = (setup: Setup, seal: string): readonly Event[] => [
  { type: 'begun', setup, seal },
  { type: 'told', line: { text: { code: 'eia-begins', args: { title: setup.title } } } },
];

/** Splits a set-up with locked seats: the open part, and the events to cover, which hold the factors of the corps. */
export function openPart(setup: Setup): { readonly setup: Setup; readonly covered: readonly Event[] } {
  const corps = setup.sheets.corps ?? [];
  return {
    setup: { ...setup, sheets: { ...setup.sheets, corps: corps.map((one) => ({ ...one, factors: {} })) } },
    covered: corps.map(({ id, factors }): Event => ({ type: 'set', ledger: 'corps', id, set: { factors } })),
  };
}

const TOLD = word('eia-branched');

export const branch = (events: readonly Event[], seal: string, from: Branching): readonly Event[] =>
  branchedFrom(events, seal, from, TOLD);

/**
 * Returns the events that the first deed must have written, rebuilt from its own content; undefined when the first
 * event is not a start.
 */
export function beginning(events: readonly Event[]): readonly Event[] | undefined {
  const [first] = events;
  if (first?.type !== 'begun') return undefined;
  const copied = events.findLastIndex(({ type }) => type === 'branched');
  if (copied > 0) return [...events.slice(0, copied + 1), { type: 'told', line: { text: TOLD } }];
  return [...begin(first.setup, first.seal), ...events.filter(({ type }) => type === 'covered')];
}
