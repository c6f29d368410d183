/** The plays on an open question, of every campaign. */
import * as z from 'zod/mini';
import { factValue } from '../engine/question.ts';

/** A play by its name: one tap of somebody. */
export const play = <N extends string, S extends z.core.$ZodLooseShape>(name: N, shape: S) =>
  z.object({ do: z.literal(name), ...shape });

const task = { task: z.string() };
export const questionPlays = <Side extends z.ZodMiniType, Thing extends z.ZodMiniType>(side: Side, thing: Thing) =>
  [
    play('answer', { ...task, facts: z.record(z.string(), z.nullable(factValue)) }),
    play('throw', task),
    play('enter', { ...task, slot: z.string(), thing }),
    play('again', { ...task, slot: z.string(), side, thing: z.optional(thing) }),
    play('accept', task),
    play('decide', { ...task, choice: z.string() }),
    play('defer', task),
    play('resume', task),
    play('drop', task),
  ] as const;
