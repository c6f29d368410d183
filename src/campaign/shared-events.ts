/** What the events of every campaign make of it: charts, dice, questions, the seal of a copy; and its first deeds. */
import type { Message } from '../engine/message.ts';
import { type Agenda, type AgendaEvent, agendaAfter, type Question } from '../engine/question.ts';
import { fillSlot, type Slots } from './chart-slot.ts';

interface Shared<Q extends Question> extends Agenda<Q> {
  readonly slots: Slots;
  readonly thrown: readonly string[];
  readonly seal: string;
  readonly rulings: object;
}
export type SharedEvent<Q extends Question> =
  | { readonly type: 'slot'; readonly chart: string; readonly cell: string; readonly value: number | null }
  | { readonly type: 'ruling'; readonly key: string; readonly value: string }
  | { readonly type: 'dice'; readonly dice: 'app' | 'table' }
  | { readonly type: 'thrown'; readonly topic: string }
  | { readonly type: 'told' }
  | { readonly type: 'branched'; readonly seal: string }
  | AgendaEvent<Q>;

export function afterShared<Q extends Question, S extends Shared<Q>>(
  state: S,
  event: SharedEvent<Q>,
  isRuling: (key: string, value: string) => boolean,
): S {
  switch (event.type) {
    case 'slot':
      return { ...state, slots: fillSlot(state.slots, event.chart, event.cell, event.value) };
    case 'ruling':
      return isRuling(event.key, event.value)
        ? { ...state, rulings: { ...state.rulings, [event.key]: event.value } }
        : state;
    case 'dice':
      return { ...state, dice: event.dice };
    case 'thrown':
      return { ...state, thrown: [...state.thrown, event.topic] };
    case 'told':
      return state;
    case 'branched':
      return { ...state, seal: event.seal };
    default:
      return { ...state, ...agendaAfter<Q>(state, event, (task) => task) };
  }
}

/** The first deed of a copy: everything that was in effect in the other record, and that it goes on under a new seal. */
export const branchedFrom = <Event, From>(events: readonly Event[], seal: string, from: From, told: Message) => [
  ...events,
  { type: 'branched' as const, seal, from },
  { type: 'told' as const, line: { text: told } },
];
