/** What the sessions of all campaigns have in common: the table or a seat holds the phone, and a throw is felt. */
import type { Signal } from '@preact/signals';
import { store } from '../session/battles.ts';
import type { AnyPlay } from '../session/session-core.ts';

export const seated = <State, Play extends AnyPlay, Seat extends string>(
  seat: Signal<Seat | 'table'>,
  actorOf: (state: State, play: Play) => string,
) => ({
  store,
  actor: (of?: { readonly state: State; readonly play: Play }) =>
    of && seat.value === 'table' ? actorOf(of.state, of.play) : seat.value,
  buzzOf: (play: Play) => (play.do === 'throw' ? ('result' as const) : ('answer' as const)),
  onClosed() {
    seat.value = 'table';
  },
});
