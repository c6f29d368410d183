/** What a battle asks and what was thrown for it: the table's answers, throws that lie open, tasks, fire written down. */
import * as z from 'zod/mini';
import { ASPECTS, PIECES } from '../book/terms.ts';
import { RESULTS } from '../cards/results.ts';
import { facts } from '../engine/question.ts';
import { count, face, id, list, side } from './shapes.ts';

export { type Facts, type FactValue, facts, factValue } from '../engine/question.ts';

// ---- throws --------------------------------------------------------------------------------------------------------

const pair = z.readonly(z.tuple([face, face]));
const potSchema = z.object({ red: face, white: pair, green: pair });
const total = z.int().check(z.minimum(2), z.maximum(12));
const toldPot = z.object({ sum: total, red: z.optional(face) });

/** What lies on the table after a throw or a draw. */
export const thing = z.union([
  z.object({ pot: z.union([potSchema, toldPot]) }),
  z.object({ dice: list(face) }),
  z.object({ card: z.int() }),
  // A throw for hits that the table has made to its end, every re-throw and proof, told by what stands; and of its first
  // faces what a rule reads besides: the red die, whether a natural 1 was among them.
  z.object({ hits: count, red: z.optional(face), one: z.optional(z.boolean()) }),
  // Two dice that are read by their total alone.
  z.object({ sum: total }),
  // The table's own card, told by what it says instead of by its number.
  z.object({ result: z.literal(RESULTS) }),
  z.object({ disorder: z.boolean() }),
  z.object({ minutes: z.int() }),
]);
export type Thing = z.infer<typeof thing>;

/** One throw or draw that lies open: whose it is, what lies there, and how often it was thrown again. */
export const roll = z.object({
  slot: z.string(),
  by: side,
  thing,
  /** From the table's own dice or cards. */
  own: z.boolean(),
  /** Re-throws of this slot, by the side that paid for them. */
  again: list(z.object({ side, cost: count })),
});
export type Roll = Readonly<z.infer<typeof roll>>;

/** A question that is open in the battle: a check, a throw, a choice. The last of the agenda is asked first. */
export const task = z.object({
  id,
  kind: z.string(),
  side: z.nullable(side),
  unit: z.optional(id),
  formation: z.optional(id),
  officer: z.optional(id),
  /** The players' answers to this question. */
  facts,
  /** What the question carries with it from the rule that asked it. */
  data: z.record(z.string(), z.unknown()),
  rolls: list(roll),
  /** Set aside: it stays open, but others may be answered first. */
  deferred: z.boolean(),
});
export type Task = Readonly<z.infer<typeof task>>;

// ---- fire that is written down -------------------------------------------------------------------------------------

/** What is shot at: a unit, or an officer who stands alone; null for an enemy that is not in the book. */
export const mark = z.nullable(z.union([z.object({ unit: id }), z.object({ officer: id })]));
export type Mark = z.infer<typeof mark>;

/** A shot of the phase that runs: written down when it is thrown, counted for both sides when the phase ends (AMB-68, AMB-83). */
export const shot = z.object({
  side,
  /** Null for a shooter that is not in the book. */
  by: z.nullable(id),
  on: mark,
  hits: count,
  aspect: z.literal(ASPECTS),
  /** The first throw, before any re-throw; empty when the table told the hits alone. */
  faces: list(face),
  /** Of rockets that were told by their hits: a natural 1 was among their faces. */
  one: z.optional(z.boolean()),
  /** Of a battery: what it fired with, and the die that would destroy guns (NBC-ART-19). */
  pieces: z.optional(z.literal(PIECES)),
  confirm: z.optional(face),
  /** Its hits have fallen; who fired it has fired for this phase. */
  counted: z.optional(z.literal(true)),
});
export type WrittenShot = z.infer<typeof shot>;

/** Shots whose hits have still to fall. */
export const toCount = (shots: readonly WrittenShot[]): readonly WrittenShot[] => shots.filter((one) => !one.counted);

/** Whether this is the moment at which hits fall: all that was shot is counted, and the phase still runs. */
export const hitsFall = (shots: readonly WrittenShot[]): boolean =>
  shots.length > 0 && shots.every((one) => one.counted);

/** The same shots, fallen: they stay until the phase is over, for nobody fires twice in it (NBC-SKM-01, NBC-ART-01). */
export const counting = (
  shots: readonly WrittenShot[],
  which: (shot: WrittenShot) => boolean = () => true,
): WrittenShot[] => shots.map((one) => (which(one) ? { ...one, counted: true } : one));

/** Of batteries, not of skirmishers. */
export const isVolley = ({ pieces }: WrittenShot): boolean => pieces !== undefined;
