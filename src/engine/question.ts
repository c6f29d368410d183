/**
 * What a game asks of the table: a question, the players' answers to it, and what was thrown for it. A throw that lies
 * open is part of the state, so that it outlives a flat battery like everything else.
 */
import * as z from 'zod/mini';
import type { Seat } from './seats.ts';

/** An answer of the players about the table: a switch, a number of cm or CP, or one of a few words. */
export const factValue = z.union([z.boolean(), z.number(), z.string()]);
export type FactValue = z.infer<typeof factValue>;
export type Facts = Readonly<Record<string, FactValue>>;
export const facts = z.record(z.string(), factValue);

/** One throw or draw that lies open: whose it is, what lies there, and how often it was thrown again. */
export interface Roll<Thing = unknown, Side extends Seat = Seat> {
  readonly slot: string;
  readonly by: Side;
  readonly thing: Thing;
  /** From the table's own dice or cards. */
  readonly own: boolean;
  /** Re-throws of this slot, by the seat that paid for them. */
  readonly again: readonly { readonly side: Side; readonly cost: number }[];
}

/** A question that is open: a check, a throw, a choice. The last of the agenda is asked first. */
export interface Question<Thing = unknown, Side extends Seat = Seat> {
  readonly id: string;
  readonly kind: string;
  readonly side: Side | null;
  /** The players' answers to this question. */
  readonly facts: Facts;
  /** What the question carries with it from the rule that asked it. */
  readonly data: unknown;
  readonly rolls: readonly Roll<Thing, Side>[];
  /** It stays open, but others may be answered first. */
  readonly deferred: boolean;
}

/** A state with open questions. */
export interface Agenda<Q extends Question = Question> {
  readonly agenda: readonly Q[];
  /** Counts questions, so that their ids are their own. */
  readonly serial: number;
}

/** The question that is asked now. */
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

/** The written form of these events, for a game's own list; `task` and `roll` are the game's schemas. */
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

/** The answers after some were said. A null takes an answer back. */
export function answered(old: Facts, said: Readonly<Record<string, FactValue | null>>): Facts {
  const all: Record<string, FactValue> = { ...old };
  for (const [key, value] of Object.entries(said)) {
    if (value === null) delete all[key];
    else all[key] = value;
  }
  return all;
}

const asking = <Q extends Question, S extends Agenda<Q>>(state: S, agenda: readonly Q[], serial = state.serial): S => ({
  ...state,
  agenda,
  serial,
});

const changed = <Q extends Question, S extends Agenda<Q>>(state: S, id: string, change: (question: Q) => Q): S =>
  asking(
    state,
    state.agenda.map((question) => (question.id === id ? change(question) : question)),
  );

/** The state after an event of its agenda; total, like all that applies. */
export function applyToAgenda<Q extends Question, S extends Agenda<Q>>(state: S, event: AgendaEvent<Q>): S {
  switch (event.type) {
    case 'opened':
      return asking(state, [...state.agenda, event.task], state.serial + 1);
    case 'said':
      return changed<Q, S>(state, event.task, (one) => ({ ...one, facts: answered(one.facts, event.facts) }));
    case 'rolled':
      return changed<Q, S>(state, event.task, (one) => ({
        ...one,
        rolls: [...one.rolls.filter((roll) => roll.slot !== event.roll.slot), event.roll],
      }));
    case 'lifted':
      return changed<Q, S>(state, event.task, (one) => ({
        ...one,
        rolls: one.rolls.filter((roll) => roll.slot !== event.slot),
      }));
    case 'carried':
      return changed<Q, S>(state, event.task, (one) => ({ ...one, data: { ...objectOf(one.data), ...event.data } }));
    case 'deferred':
      return changed<Q, S>(state, event.task, (one) => ({ ...one, deferred: event.deferred }));
    case 'closed':
      return asking(
        state,
        state.agenda.filter((question) => question.id !== event.task),
      );
  }
}

/** The members of something that may be no object. */
export const objectOf = (data: unknown): object => (typeof data === 'object' && data !== null ? data : {});
