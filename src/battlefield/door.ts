/**
 * The door for events from outside, a file or the store. The shape of an event is in its schema; what a question carries
 * and what may be answered to it is its procedure's to say, and is held to that here, so that no nonsense that fits the
 * outer shape reaches a rule.
 */
import * as z from 'zod/mini';
import { answered, objectOf } from '../engine/question.ts';
import type { Battle, Facts, Task } from './battle.ts';
import { type Event, eventSchema } from './events.ts';
import { apply } from './ledger/apply.ts';
import { isKind } from './modules.ts';
import { procedureFor } from './procedures.ts';

const dataFits = (kind: string, data: unknown): boolean => {
  const { schema } = procedureFor(kind);
  return schema === undefined || schema.data.safeParse(data).success;
};

const answersFit = (kind: string, facts: Facts): boolean => {
  const { schema } = procedureFor(kind);
  return schema?.facts === undefined || schema.facts.safeParse(facts).success;
};

const taskFits = ({ kind, data, facts }: Task): boolean =>
  isKind(kind) && dataFits(kind, data) && answersFit(kind, facts);

/** An event as it may come in: a question of a known kind, with what that kind carries. */
export const eventDoor: z.ZodMiniType<Event> = eventSchema.check(
  z.refine((event) => event.type !== 'opened' || taskFits(event.task), { path: ['task', 'data'] }),
);

/** Whether what happens to an open question leaves it one of its kind. */
function fitsQuestion(battle: Battle, event: Event): boolean {
  if (event.type !== 'carried' && event.type !== 'said') return true;
  const task = battle.agenda.find(({ id }) => id === event.task);
  if (!task) return true;
  return event.type === 'carried'
    ? dataFits(task.kind, { ...objectOf(task.data), ...event.data })
    : answersFit(task.kind, answered(task.facts, event.facts));
}

/** The battle after an event that was written down; throws where the event does not fit the question it is about. */
export function applyWritten(battle: Battle | undefined, event: Event): Battle | undefined {
  if (battle && !fitsQuestion(battle, event)) throw new Error(`“${event.type}” does not fit`);
  return apply(battle, event);
}
