/**
 * A question a game asks the table, with the answers and the throws for it. An open throw is part of the state, so it
 * survives a flat battery.
 */
import * as z from 'zod/mini';
import type { Seat } from './seats.ts';

/** An answer about the table: a switch, a number of cm or CP, or one of a few words. */
export const factValue = z.union([z.boolean(), z.number(), z.string()]);
export type FactValue = z.infer<typeof factValue>;
export type Facts = Readonly<Record<string, FactValue>>;
export const facts = z.record(z.string(), factValue);

/** One open throw or draw: whose, what, and how often it was thrown again. */
export interface Roll<Thing = unknown, Side extends Seat = Seat> {
  readonly slot: string;
  readonly by: Side;
  readonly thing: Thing;
  /** From the table's own dice or cards. */
  readonly own: boolean;
  /** Re-throws of this slot, by the seat that paid for them. */
  readonly again: readonly { readonly side: Side; readonly cost: number }[];
}

/** An open question: a check, a throw, a choice. The last of the agenda is asked first. */
export interface Question<Thing = unknown, Side extends Seat = Seat> {
  readonly id: string;
  readonly kind: string;
  readonly side: Side | null;
  /** The players' answers to this question. */
  readonly facts: Facts;
  /** Data from the rule that asked the question. */
  readonly data: unknown;
  readonly rolls: readonly Roll<Thing, Side>[];
  /** The question stays open, but others may be answered first. */
  readonly deferred: boolean;
}

/** A state with open questions. */
export interface Agenda<Q extends Question = Question> {
  readonly agenda: readonly Q[];
  /** Numbers the questions, so that each id is unique. */
  readonly serial: number;
}

/** The question that is asked now: the last that is not deferred. */
export const asked = <Q extends Question>({ agenda }: Pick<Agenda<Q>, 'agenda'>): Q | undefined =>
  agenda.findLast((open) => !open.deferred);

export const rollIn = <Q extends Pick<Question, 'rolls'>>(question: Q, slot: string): Q['rolls'][number] | undefined =>
  question.rolls.find((roll) => roll.slot === slot);

/** What happens to questions, in every game. */
export type AgendaEvent<Q extends Question = Question> =
  | { readonly type: 'opened'; readonly task: Q }
  | { readonly type: 'said'; readonly task: string; readonly facts: Readonly<Record<string, FactValue | null>> }
  | { readonly type: 'rolled'; readonly task: string; readonly roll: Q['rolls'][number] }
  | { readonly type: 'lifted'; readonly task: string; readonly slot: string }
  | { readonly type: 'carried'; readonly task: string; readonly data: Readonly<Record<string, unknown>> }
  | { readonly type: 'deferred'; readonly task: string; readonly deferred: boolean }
  | { readonly type: 'closed'; readonly task: string };

/** The schemas of these events; `task` and `roll` are the game's own schemas. */
export const agendaEvents = <T extends z.core.SomeType, R extends z.core.SomeType, M extends z.core.$ZodLooseShape>(
  task: T,
  roll: R,
  more: M,
) =>
  [
    z.object({ type: z.literal('opened'), task, ...more }),
    z.object({
      type: z.literal('said'),
      task: z.string(),
      facts: z.record(z.string(), z.nullable(factValue)),
      ...more,
    }),
    z.object({ type: z.literal('rolled'), task: z.string(), roll, ...more }),
    z.object({ type: z.literal('lifted'), task: z.string(), slot: z.string(), ...more }),
    z.object({ type: z.literal('carried'), task: z.string(), data: z.record(z.string(), z.unknown()), ...more }),
    z.object({ type: z.literal('deferred'), task: z.string(), deferred: z.boolean(), ...more }),
    z.object({ type: z.literal('closed'), task: z.string(), ...more }),
  ] as const;

/** The answers after a change. A null removes an answer. */
export function answered(old: Facts, said: Readonly<Record<string, FactValue | null>>): Facts {
  const all: Record<string, FactValue> = { ...old };
  for (const [key, value] of Object.entries(said)) {
    if (value === null) delete all[key];
    else all[key] = value;
  }
  return all;
}

/** The agenda after one of its events. Total. `made` is how the game makes its questions. */
export function agendaAfter<Q extends Question>(
  { agenda, serial }: Agenda<Q>,
  event: AgendaEvent<Q>,
  made: (question: Q) => Q,
): Agenda<Q> {
  // One literal makes every list: V8 tells lists apart by how they were made, and reads one kind fastest.
  const after: Q[] = [];
  for (const question of agenda)
    if (question.id !== event.task) after.push(question);
    else if (event.type !== 'closed' && event.type !== 'opened') after.push(made(changed(question, event)));
  if (event.type !== 'opened') return { agenda: after, serial };
  after.push(made(event.task));
  return { agenda: after, serial: serial + 1 };
}

function changed<Q extends Question>(
  one: Q,
  event: Exclude<AgendaEvent<Q>, { readonly type: 'opened' | 'closed' }>,
): Q {
  switch (event.type) {
    case 'said':
      return { ...one, facts: answered(one.facts, event.facts) };
    case 'rolled':
      return { ...one, rolls: [...one.rolls.filter(({ slot }) => slot !== event.roll.slot), event.roll] };
    case 'lifted':
      return { ...one, rolls: one.rolls.filter(({ slot }) => slot !== event.slot) };
    case 'carried':
      return { ...one, data: { ...objectOf(one.data), ...event.data } };
    case 'deferred':
      return { ...one, deferred: event.deferred };
  }
}

/** The value itself if it is an object, otherwise an empty object. */
export const objectOf = (data: unknown): object => (typeof data === 'object' && data !== null ? data : {});
