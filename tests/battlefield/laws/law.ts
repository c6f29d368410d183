/** What no table would allow: the shape of a law of the book, and what it may look at. */
import type { Battle, Task, Unit, UnitState } from '../../../src/battlefield/battle.ts';
import type { Event, EventOf, EventType } from '../../../src/battlefield/events.ts';
import type { Play } from '../../../src/battlefield/plays.ts';
import type { RowId } from '../../../src/engine/reckoning.ts';
import type { Memory } from './memory.ts';

/** One play, with what the table remembers of the turn before it. */
export interface Step {
  readonly before: Battle;
  readonly play: Play;
  readonly events: readonly Event[];
  readonly after: Battle;
  readonly memory: Memory;
}

export interface Law {
  readonly row: RowId;
  /** What a table would say against the step, one sentence each. */
  readonly against: (step: Step) => Iterable<string>;
}

export const law = (row: RowId, against: Law['against']): Law => ({ row, against });

/** A law of each unit as it stands after the play, and as it stood. */
export const ofUnits = (row: RowId, against: (now: Unit, step: Step, before: Unit | undefined) => string | undefined) =>
  law(row, function* (step) {
    for (const unit of Object.values(step.after.units)) {
      const why = against(unit, step, step.before.units[unit.id]);
      if (why) yield `${unit.id} ${why}`;
    }
  });

export const allOf = <T extends EventType>({ events }: Pick<Step, 'events'>, type: T): EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type);

/** The question that the play has answered for good, as it stood. */
export function settled({ before, play, events }: Omit<Step, 'memory'>, ...kinds: readonly string[]): Task | undefined {
  if (play.do !== 'accept' && play.do !== 'decide') return undefined;
  const task = before.agenda.find(({ id }) => id === play.task);
  const closed = events.some((event) => event.type === 'closed' && event.task === play.task);
  return task && closed && kinds.includes(task.kind) ? task : undefined;
}

export const opened = (step: Pick<Step, 'events'>, ...kinds: readonly string[]): Task[] =>
  allOf(step, 'opened').flatMap(({ task }) => (kinds.includes(task.kind) ? [task] : []));

/** Units that a fight is about: the attackers of the book, and the target. */
export const attackersIn = ({ data }: Pick<Task, 'data'>): string[] =>
  Array.isArray(data.attackers) ? data.attackers.filter((who): who is string => typeof who === 'string') : [];
export const targetIn = ({ data }: Pick<Task, 'data'>): string | undefined =>
  typeof data.target === 'string' ? data.target : undefined;

/** What the play wrote on a unit, the later over the earlier. */
export const written = (step: Pick<Step, 'events'>, unit: string): Partial<UnitState> =>
  Object.assign({}, ...allOf(step, 'unit').flatMap((event) => (event.unit === unit ? [event.set] : [])));

/** The table has set it with its own hand, and is believed. */
export const byHand = ({ play }: Pick<Step, 'play'>): boolean => play.do === 'set';

export const isMarch = (order: string | undefined): boolean => order === 'redeploy' || order === 'strategic';
