/** The umpire's check whether secret arrivals come, sealed for him alone. */
import { drawnFor } from '../../battlefield/under-lock/draw.ts';
import type { Due } from '../../battlefield/under-lock/due.ts';
import { chanceOf, isSeed } from '../../engine/chance.ts';
import { chanceSeed } from '../../journal/chance-seed.ts';
import { battle, wholeRecord } from '../session/battle-session.ts';
import { sealForUmpire } from './table.ts';

type Arrival = Extract<Due, { is: 'arrival' }>;

/** Draws a card and seals the result; false if this phone has no seed. */
export async function drawFor({ read: { number: arrival }, rating }: Arrival): Promise<boolean> {
  const now = battle.value;
  const record = await wholeRecord();
  if (!now || !record || !rating || !isSeed(record.seed)) return false;
  const seed = chanceSeed(record.header, record.seed);
  const drawn = drawnFor(now, arrival, now.turn, rating.total, (topic) => chanceOf(seed, topic));
  return drawn !== undefined && sealForUmpire({ is: 'check', arrival, turn: now.turn, own: false, ...drawn });
}
