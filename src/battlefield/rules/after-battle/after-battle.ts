/** How a battle ends, as its players agreed, and the dice of the evening and of the days after (NBC-END-01, NBC-LOS, NBC-OFF-08, -09). */

import * as z from 'zod/mini';
import { type BySide, clock } from '../../../book/terms.ts';
import { FACES } from '../../../dice/faces.ts';
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { type Said, say } from '../../../engine/message.ts';

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

// ---- the end --------------------------------------------------------------------------------------------------------

export interface EndTerms {
  /** Game time at which fighting must end, minutes; left out when none was agreed. */
  readonly until?: number | undefined;
  /** What else was agreed, in the players' words. */
  readonly agreed?: string | undefined;
}

/** Something to tell the players; it ends nothing. */
export const endReminder = ({ until, agreed }: EndTerms, now: number): Said | null => {
  if (until === undefined || now < until) return null;
  const hours = { now: clock(now), until: clock(until) };
  return agreed ? say('end-hour-has-come-terms', { ...hours, terms: agreed }) : say('end-hour-has-come', hours);
};

/** Who wants it over, and whether somebody gives it up. */
export interface EndSaid {
  readonly agree: BySide<boolean>;
  readonly concedes: boolean;
}

/** A battle ends when both sides say so, or one gives it up. NBC-END-01 */
export const mayEndBattle = ({ agree, concedes }: EndSaid): Legality =>
  unless(!concedes && !(agree.a && agree.b) && refuse('end-both-or-one', 'NBC-END-01'));
