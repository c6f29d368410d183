/** A leader is hit on land or at sea: he is dead, or away until a month. EIA-281 */

import * as z from 'zod/mini';
import type { Face } from '../../../dice/faces.ts';
import { say } from '../../../engine/message.ts';
import { dieIn, type Procedure } from '../desk.ts';
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

const woundSchema = z.object({ leader: z.string() });
/** The table's own die for a leader who was wounded there. EIA-281 */
export const tableWound: Procedure<z.infer<typeof woundSchema>> = {
  kind: 'eia-table-wound',
  schema: { data: woundSchema },
  question: (state, { data }) => say('eiacombat-wound-question', { leader: state.leaders[data.leader]?.name ?? '' }),
  needs: (_, task) =>
    dieIn(task, 'die') === undefined ? [{ slot: 'die', by: task.side ?? 'FR', label: 'eiacombat-die' }] : [],
  reading: () => ({ word: 'eiacombat-hit', means: 'eiacombat-hit-means', sums: [] }),
  settle(d, task) {
    const leader = d.state.leaders[task.data.leader];
    const die = dieIn(task, 'die');
    if (leader && die) strikeLeader(d, leader, die);
  },
};
