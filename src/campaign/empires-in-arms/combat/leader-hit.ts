/** A leader who is hit, on land or at sea, is dead or away until a month. EIA-281 */

import * as z from 'zod/mini';
import type { Face } from '../../../dice/faces.ts';
import { say } from '../../../engine/message.ts';
import { oneOf } from '../../../engine/procedure.ts';
import type { Campaign } from '../campaign.ts';
import { type Asked, dieIn, type Procedure, wordOf } from '../desk.ts';
import type { Leader } from '../pieces.ts';
import { claimIn } from '../political/claiming.ts';
import { isHit, wound } from '../rules/leaders.ts';
import type { BattleSide, MonthDate, Power } from '../vocabulary.ts';
import { type Builder, log, setPiece } from '../writing.ts';

type Hit = Pick<Leader, 'id' | 'name' | 'power'>;

export const setFate = (d: Builder, leader: Hit, fate: 'killed' | MonthDate): void =>
  setPiece(d, 'leaders', leader.id, {
    status: fate === 'killed' ? { is: 'dead' } : { is: 'wounded', until: fate },
  });

/** Applies the die of a leader who was hit. */
export function strikeLeader(d: Builder, leader: Hit, die: Face): void {
  const fate = wound(die, d.state.clock.date, d.state.rulings);
  setFate(d, leader, fate);
  log(d, say(fate === 'killed' ? 'eiacombat-told-killed' : 'eiacombat-told-wounded', { leader: leader.name }), {
    power: leader.power,
  });
}

/**
 * Returns the question of two dice for the leaders of a side. If several may be hit, each draws a die and the highest
 * is hit, or the table has chosen the leader.
 */
export function hitting<Data extends { readonly side: BattleSide }>(of: {
  readonly kind: string;
  readonly schema: z.ZodMiniType<Data>;
  readonly leaders: (state: Campaign, data: Data) => readonly Hit[];
  readonly by: (state: Campaign, data: Data) => Power;
  readonly after: (d: Builder, data: Data) => void;
}): Procedure<Data> {
  type Task = Asked<Data>;
  const isTask = (task: Task): boolean => {
    const [one, two] = [dieIn(task, 'one'), dieIn(task, 'two')];
    return one !== undefined && two !== undefined && isHit([one, two]);
  };
  const draw = (state: Campaign, task: Task) => {
    const said = wordOf(task, 'who');
    return claimIn(task, said === '' ? of.leaders(state, task.data).map(({ id }) => id) : [said], false);
  };
  return {
    kind: of.kind,
    schema: { data: of.schema },
    question: (_, { data }) => say('eiacombat-hit-question', { side: data.side }),
    facts(state, task) {
      const all = of.leaders(state, task.data);
      const named = all.map(({ id, name }) => ({ value: id, label: say('eiapol-name', { name }) }));
      return isTask(task) && all.length > 1
        ? [oneOf('who', 'eiacombat-fact-who', draw(state, task).order[0] ?? '', named)]
        : [];
    },
    needs(state, task) {
      const by = of.by(state, task.data);
      const drawn = isTask(task) ? draw(state, task).needs : [];
      return [
        ...drawn.map(({ who, round }) => ({
          ...{ slot: `${round}-${who}`, by },
          label: say('eiapol-name', { name: state.leaders[who]?.name ?? '' }),
        })),
        ...(isTask(task) ? ['wound'] : ['one', 'two'])
          .filter((slot) => dieIn(task, slot) === undefined)
          .map((slot) => ({ slot, by, label: 'eiacombat-die' as const })),
      ];
    },
    reading: (_, task) => ({
      word: isTask(task) ? 'eiacombat-hit' : 'eiacombat-unhurt',
      means: 'eiacombat-hit-means',
      sums: [],
    }),
    settle(d, task) {
      const [who] = draw(d.state, task).order;
      const leader = of.leaders(d.state, task.data).find(({ id }) => id === who);
      const die = dieIn(task, 'wound');
      if (leader && die && isTask(task)) strikeLeader(d, leader, die);
      of.after(d, task.data);
    },
  };
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
