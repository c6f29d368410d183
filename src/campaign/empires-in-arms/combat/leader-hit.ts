/** A leader is hit on land or at sea: he is dead, or away until a month. EIA-281 */

import type { Face } from '../../../dice/faces.ts';
import { say } from '../../../engine/message.ts';
import type { Leader } from '../pieces.ts';
import { wound } from '../rules/leaders.ts';
import type { MonthDate } from '../vocabulary.ts';
import { type Builder, log, setPiece } from '../writing.ts';

type Hit = Pick<Leader, 'id' | 'name' | 'power'>;

export const setFate = (d: Builder, leader: Hit, fate: 'killed' | MonthDate): void =>
  setPiece(d, 'leaders', leader.id, {
    status: fate === 'killed' ? { is: 'dead' } : { is: 'wounded', until: fate },
  });

/** The die of a leader who was hit. */
export function strikeLeader(d: Builder, leader: Hit, die: Face): void {
  const fate = wound(die, d.state.clock.date, d.state.rulings);
  setFate(d, leader, fate);
  log(d, say(fate === 'killed' ? 'eiacombat-told-killed' : 'eiacombat-told-wounded', { leader: leader.name }), {
    power: leader.power,
  });
}
