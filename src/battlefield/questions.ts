/** The questions of a battle and their throws: answers, open throws, tasks, recorded fire. */
import * as z from 'zod/mini';
import { ASPECTS, PIECES } from '../book/terms.ts';
import { RESULTS } from '../cards/results.ts';
import { facts } from '../engine/question.ts';
import { count, face, id, list, side } from './shapes.ts';

export { type Facts, type FactValue, facts, factValue } from '../engine/question.ts';

const pair = z.readonly(z.tuple([face, face]));
const potSchema = z.object({ red: face, white: pair, green: pair });
const total = z.int().check(z.minimum(2), z.maximum(12));
const toldPot = z.object({ sum: z.union([total, z.literal(0)]), red: z.optional(face) });

export const thing = z.union([
  z.object({ pot: z.union([potSchema, toldPot]) }),
  z.object({ dice: list(face) }),
  z.object({ card: z.int() }),
  // A hit throw that the table finished with all re-throws and entered as hits, with what a rule reads of its first
  // faces: the red die, or whether there was a natural 1. `both`: hits of two attackers together; `leads`: which of two
  // equals leads.
  z.object({
    hits: count,
    red: z.optional(face),
    one: z.optional(z.boolean()),
    both: z.optional(z.literal(true)),
    leads: z.optional(id),
  }),
  // Two dice, entered as their sum.
  z.object({ sum: total }),
  // Two dice for each officer with a unit that fought, entered as the ids of the officers' units that were hit.
  z.object({ struck: list(id) }),
  // The table's own card, entered by its result and not its number.
  z.object({ result: z.literal(RESULTS) }),
  z.object({ disorder: z.boolean() }),
  z.object({ minutes: z.int() }),
]);
export type Thing = z.infer<typeof thing>;

/** A throw or draw: whose, what, and how often it was repeated. */
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

/** An open question: a check, a throw, a choice. The last of the agenda is asked first. */
export const task = z.object({
  id,
  kind: z.string(),
  side: z.nullable(side),
  unit: z.optional(id),
  formation: z.optional(id),
  officer: z.optional(id),
  facts,
  /** Data from the rule that asked the question. */
  data: z.record(z.string(), z.unknown()),
  rolls: list(roll),
  /** Set aside: the question stays open, but others may be answered first. */
  deferred: z.boolean(),
});
export type Task = Readonly<z.infer<typeof task>>;

/** The target: a unit, or an officer who is alone; null for an enemy without records in the app. */
export const mark = z.nullable(z.union([z.object({ unit: id }), z.object({ officer: id })]));
export type Mark = z.infer<typeof mark>;

/** A shot of the current phase, counted for both sides when the phase ends (AMB-68, AMB-83). */
export const shot = z.object({
  side,
  /** Null for a shooter without records in the app. */
  by: z.nullable(id),
  on: mark,
  hits: count,
  aspect: z.literal(ASPECTS),
  /** The first throw, before re-throws; empty if the table entered hits only. */
  faces: list(face),
  /** For rockets entered as hits: a natural 1 was among the faces. */
  one: z.optional(z.boolean()),
  /** For a battery: its pieces, and the die that would destroy guns (NBC-ART-19). */
  pieces: z.optional(z.literal(PIECES)),
  confirm: z.optional(face),
  /** The hits have been counted; the shooter has fired in this phase. */
  counted: z.optional(z.literal(true)),
});
export type WrittenShot = z.infer<typeof shot>;

export const toCount = (shots: readonly WrittenShot[]): readonly WrittenShot[] => shots.filter((one) => !one.counted);

/** Whether hits are being counted: all shots are counted and the phase is ending. */
export const hitsFall = (shots: readonly WrittenShot[]): boolean =>
  shots.length > 0 && shots.every((one) => one.counted);

/** NBC-SKM-01, NBC-ART-01: the shots, marked as counted; kept to the phase's end, as no unit fires twice in it. */
export const counting = (
  shots: readonly WrittenShot[],
  which: (shot: WrittenShot) => boolean = () => true,
): WrittenShot[] => shots.map((one) => (which(one) ? { ...one, counted: true } : one));

export const isVolley = ({ pieces }: WrittenShot): boolean => pieces !== undefined;
