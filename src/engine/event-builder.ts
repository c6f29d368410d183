/**
 * The events of one play while the referee writes them. Each is applied as it is added, so the next rule sees its
 * result. The original state never changes.
 */
export interface EventBuilder<State, Event> {
  /** The state after the events so far. */
  readonly state: State;
  readonly events: readonly Event[];
  add(event: Event): void;
}

class Built<State, Event> implements EventBuilder<State, Event> {
  readonly events: Event[] = [];
  constructor(
    public state: State,
    private readonly apply: (state: State, event: Event) => State,
  ) {}
  add(event: Event): void {
    this.events.push(event);
    this.state = this.apply(this.state, event);
  }
}

export const eventBuilder = <State, Event>(
  start: State,
  apply: (state: State, event: Event) => State,
): EventBuilder<State, Event> => new Built(start, apply);
