/** From what its owner typed to the first event of a campaign. */
import { word } from '../../engine/message.ts';
import { branchedFrom } from '../shared-events.ts';
import type { Setup } from './campaign.ts';
import type { Branching, Event } from './events.ts';

export const begin = (setup: Setup, seal: string): readonly Event[] => [
  { type: 'begun', setup, seal },
  { type: 'told', line: { text: { code: 'eia-begins', args: { title: setup.title } } } },
];

/** What lies open of a set-up whose seats are under lock, and what goes under cover: what the corps hold. */
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

/** What the first deed must have said, from what it says itself. */
export function beginning(events: readonly Event[]): readonly Event[] | undefined {
  const [first] = events;
  if (first?.type !== 'begun') return undefined;
  const copied = events.findLastIndex(({ type }) => type === 'branched');
  if (copied > 0) return [...events.slice(0, copied + 1), { type: 'told', line: { text: TOLD } }];
  return [...begin(first.setup, first.seal), ...events.filter(({ type }) => type === 'covered')];
}
