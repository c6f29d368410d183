/** How a battle ends: as the players or their scenario agreed, never by a rule. NBC-END-01 */

import { type BySide, clock } from '../../../book/terms.ts';
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { type Said, say } from '../../../engine/message.ts';

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
