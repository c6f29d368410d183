/** Checks events from a file or the store: their shape by schema, a question's data and answers by its procedure. */
import * as z from 'zod/mini';
import { answered, objectOf } from '../engine/question.ts';
import type { Battle, Facts, Task } from './battle.ts';
import { type Event, eventSchema } from './events.ts';
import { apply } from './ledger/apply.ts';
import { isKind } from './modules.ts';
import { procedureFor } from './procedures.ts';

const dataFits = (kind: string, data: unknown): boolean =>
  procedureFor(kind).schema?.data.safeParse(data).success !== false;

const answersFit = (kind: string, facts: Facts): boolean =>
  procedureFor(kind).schema?.facts?.safeParse(facts).success !== false;

const taskFits = ({ kind, data, facts }: Task): boolean =>
  isKind(kind) && dataFits(kind, data) && answersFit(kind, facts);

/** The schema of an incoming event: an opened question must be of a known kind with that kind's data. */
export const eventDoor: z.ZodMiniType<Event> = eventSchema.check(
  z.refine((event) => event.type !== 'opened' || taskFits(event.task), { path: ['task', 'data'] }),
);

function fitsQuestion(battle: Battle, event: Event): boolean {
  if (event.type !== 'carried' && event.type !== 'said') return true;
  const task = battle.agenda.find(({ id }) => id === event.task);
  if (!task) return true;
  return event.type === 'carried'
    ? dataFits(task.kind, { ...objectOf(task.data), ...event.data })
    : answersFit(task.kind, answered(task.facts, event.facts));
}

/** The battle after a written event. Throws if the event does not fit its question. */
export function applyWritten(battle: Battle | undefined, event: Event): Battle | undefined {
  if (battle && !fitsQuestion(battle, event)) throw new Error(`“${event.type}” does not fit`);
  return apply(battle, event);
}
