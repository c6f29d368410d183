/** The dice of the evening, as the journal keeps them (NBC-LOS-01, -04 to -09, NBC-OFF-08). */
import * as z from 'zod/mini';
import { FACES } from '../dice/faces.ts';

const face = z.literal(FACES);
const percent = z.int().check(z.minimum(1), z.maximum(100));

export const lossRoll = z.object({
  die: face,
  /** For integral artillery. */
  guns: face,
  temporarilyMissing: percent,
  wounded: percent,
  killed: percent,
  deserted: percent,
});
export type LossRoll = z.infer<typeof lossRoll>;

/** The dice of the evening, by the id of what they are for. */
export const aftermath = z.object({
  units: z.record(z.string(), lossRoll),
  /** By officer and the number of his fall: "reille:0". */
  officers: z.record(z.string(), z.readonly(z.tuple([face, face]))),
  batteries: z.record(z.string(), percent),
});
export type Aftermath = z.infer<typeof aftermath>;
export const NO_AFTERMATH: Aftermath = { units: {}, officers: {}, batteries: {} };
