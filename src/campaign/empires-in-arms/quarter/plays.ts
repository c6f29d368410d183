/** The plays of the quarter desk, and what each asks first. */
import * as z from 'zod/mini';
import { say } from '../../../engine/message.ts';
import type { Campaign } from '../campaign.ts';
import { type PlaysOf, play, type Why } from '../desk.ts';
import { count, id, power } from '../pieces.ts';
import * as spending from '../rules/spending.ts';
import type { Power } from '../vocabulary.ts';

const order = z.partialRecord(z.literal(spending.WARES), count);
export const QUARTER = [
  play('announce', { power }),
  play('final-count', {}),
  play('lend', { power, to: id, points: count }),
  play('recall', { power, leader: id }),
  play('buy', {
    power,
    /** The power itself, or one of its free states. */
    nation: id,
    order,
    corps: z.readonly(z.array(id)),
    fleets: z.readonly(z.array(id)),
  }),
  play('pay-debt', { power, debt: id, halves: count }),
  play('convert-militia', { power, corps: id, factors: count }),
  play('call-cessions', {}),
  play('end-us-war', {}),
] as const;
export type QuarterPlay = PlaysOf<typeof QUARTER>;

export const isAt = (state: Campaign, step: Campaign['clock']['step']): Why =>
  state.clock.step === step ? undefined : say('eiaqtr-when', { step: { code: `eiascreen-stepname-${step}` } });
export const purse = (state: Campaign, of: Power): number => state.powers[of]?.money ?? 0;
