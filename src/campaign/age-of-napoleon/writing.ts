/** Writing to the ledger, each change as an event. */
import { type EventBuilder, eventBuilder } from '../../engine/event-builder.ts';
import type { Said } from '../../engine/message.ts';
import { applied } from './apply.ts';
import type { Army, Battle, Campaign, Corps, Moment, Place, Side, SideId } from './campaign.ts';
import type { Event, Line } from './events.ts';
import { corpsOf } from './ledger.ts';

export type Builder = EventBuilder<Campaign, Event>;
export const builder = (state: Campaign): Builder => eventBuilder(state, applied);

export const log = (d: Builder, text: Said, more: Omit<Line, 'text'> = {}): void =>
  d.add({ type: 'told', line: { text, ...more } });

export const setCorps = (d: Builder, corps: string, set: Partial<Corps>): void => d.add({ type: 'corps', corps, set });
export const setArmy = (d: Builder, army: string, set: Partial<Army>): void => d.add({ type: 'army', army, set });
export const setSide = (d: Builder, side: SideId, set: Partial<Side>): void => d.add({ type: 'side', side, set });
export const setMoment = (d: Builder, set: Partial<Moment>): void => d.add({ type: 'moment', set });
export const putBattle = (d: Builder, battle: Battle): void => d.add({ type: 'battle', battle });

/** Lays corps where they go; in a box none is with an army. */
export function place(d: Builder, ids: readonly string[], to: Place): void {
  for (const id of ids) setCorps(d, id, { place: to, ...('box' in to && to.box !== 'battle' && { army: null }) });
}

/** Those that are fresh are turned over. */
export function wearOut(d: Builder, ids: readonly string[]): void {
  for (const corps of corpsOf(d.state, ids)) if (!corps.spent) setCorps(d, corps.id, { spent: true });
}

/** Cards that leave a hand: thrown away, or played. AON-002 */
export function useCards(d: Builder, side: SideId, cards: number, as: 'discards' | 'played'): void {
  if (cards === 0) return;
  const { hand, [as]: before } = d.state.sides[side];
  setSide(d, side, { [as]: before + cards, ...(hand !== null && { hand: Math.max(0, hand - cards) }) });
}

/** Whether a side can spare so many cards; where no count is kept the players see to it. */
export const hasCards = (state: Campaign, side: SideId, cards: number): boolean =>
  (state.sides[side].hand ?? Number.POSITIVE_INFINITY) >= cards;

/** Asks a question. */
export function ask(d: Builder, kind: string, side: SideId | null, data: object): void {
  d.add({
    type: 'opened',
    task: { id: `q${d.state.serial + 1}`, kind, side, facts: {}, data, rolls: [], deferred: false },
  });
}
