/**
 * The events of one play while the referee writes them. Each is applied as it is added, so that the next rule sees the
 * state as the last one left it. The state handed in is never changed.
 */
export interface EventBuilder<State, Event> {
  /** The state after the events so far. */
  readonly state: State;
  readonly events: readonly Event[];
  add(event: Event): void;
}

export function eventBuilder<State, Event>(
  start: State,
  apply: (state: State, event: Event) => State,
): EventBuilder<State, Event> {
  const events: Event[] = [];
  let now = start;
  return {
    get state() {
      return now;
    },
    events,
    add(event) {
      events.push(event);
      now = apply(now, event);
    },
  };
}
