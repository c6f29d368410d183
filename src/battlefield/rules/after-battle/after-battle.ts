/** The agreed end of a battle, and the dice of the evening and later days (NBC-END-01, NBC-LOS, NBC-OFF-08, -09). */

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
  /** The die for integral artillery. */
  guns: face,
  temporarilyMissing: percent,
  wounded: percent,
  killed: percent,
  deserted: percent,
});
export type LossRoll = z.infer<typeof lossRoll>;

/** One day of a wounded officer: two dice, and a third after a double (NBC-OFF-09). */
export const woundRoll = z.object({ dice: pair, third: z.optional(face) });
export type WoundRoll = z.infer<typeof woundRoll>;

/** The dice of the evening, by the id of the unit, officer or battery. */
export const aftermath = z.object({
  units: z.record(z.string(), lossRoll),
  /** By officer and the number of the fall: "reille:0". */
  officers: z.record(z.string(), pair),
  batteries: z.record(z.string(), percent),
  /** By fallen officer: the throws of the days since the battle, in order. */
  days: z.optional(z.record(z.string(), z.readonly(z.array(woundRoll)))),
});
export type Aftermath = z.infer<typeof aftermath>;
export const NO_AFTERMATH: Aftermath = { units: {}, officers: {}, batteries: {} };

export interface EndTerms {
  /** The game time at which fighting must end, in minutes; omitted if none was agreed. */
  readonly until?: number | undefined;
  /** Other agreed terms, in the players' words. */
  readonly agreed?: string | undefined;
}

/** A reminder for the players once the agreed hour has come, or null. The reminder ends nothing. */
export const endReminder = ({ until, agreed }: EndTerms, now: number): Said | null => {
  if (until === undefined || now < until) return null;
  const hours = { now: clock(now), until: clock(until) };
  return agreed ? say('end-hour-has-come-terms', { ...hours, terms: agreed }) : say('end-hour-has-come', hours);
};

export interface EndSaid {
  readonly agree: BySide<boolean>;
  readonly concedes: boolean;
}

/** NBC-END-01: whether the battle may end: both sides agree, or one concedes. */
export const mayEndBattle = ({ agree, concedes }: EndSaid): Legality =>
  unless(!concedes && !(agree.a && agree.b) && refuse('end-both-or-one', 'NBC-END-01'));
