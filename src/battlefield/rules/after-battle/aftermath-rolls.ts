/** The dice of the evening and of the days after, as the journal keeps them (NBC-LOS-01, -04 to -09, NBC-OFF-08, -09). */
import * as z from 'zod/mini';
import { FACES } from '../../../dice/faces.ts';

const face = z.literal(FACES);
const pair = z.readonly(z.tuple([face, face]));
const percent = z.int().check(z.minimum(1), z.maximum(100));

const lossRoll = z.object({
  die: face,
  /** For integral artillery. */
  guns: face,
  temporarilyMissing: percent,
  wounded: percent,
  killed: percent,
  deserted: percent,
});
export type LossRoll = z.infer<typeof lossRoll>;

/** A day of a wounded officer: two dice, and the third that a pair asks for (NBC-OFF-09). */
export const woundRoll = z.object({ dice: pair, third: z.optional(face) });
export type WoundRoll = z.infer<typeof woundRoll>;

/** The dice of the evening, by the id of what they are for. */
export const aftermath = z.object({
  units: z.record(z.string(), lossRoll),
  /** By officer and the number of his fall: "reille:0". */
  officers: z.record(z.string(), pair),
  batteries: z.record(z.string(), percent),
  /** By fallen officer, the days since the battle, the first of them first. */
  days: z.optional(z.record(z.string(), z.readonly(z.array(woundRoll)))),
});
export type Aftermath = z.infer<typeof aftermath>;
export const NO_AFTERMATH: Aftermath = { units: {}, officers: {}, batteries: {} };
