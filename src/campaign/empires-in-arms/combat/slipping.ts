/** Where cossacks and freikorps go that rode off from an attack. EIA-227 */
import * as z from 'zod/mini';
import { say } from '../../../engine/message.ts';
import { oneOf } from '../../../engine/procedure.ts';
import type { Campaign } from '../campaign.ts';
import { type Procedure, wordOf } from '../desk.ts';
import { corpsIn, isEnemy } from '../ledger.ts';
import type { Area } from '../pieces.ts';
import type { Power } from '../vocabulary.ts';
import { log, setPiece } from '../writing.ts';

const schema = z.object({ from: z.string(), counters: z.readonly(z.array(z.string())) });

/** Areas free of unbesieged enemy corps; which lie beside it the table sees. EIA-227 */
export const refuges = (state: Campaign, from: string, owner: Power | undefined): readonly Area[] =>
  Object.values(state.areas).filter(
    ({ id }) =>
      id !== from &&
      owner !== undefined &&
      !corpsIn(state, id).some((one) => !one.besieged && isEnemy(state, owner, one.nation)),
  );

export const slipping: Procedure<z.infer<typeof schema>> = {
  kind: 'eia-slip',
  schema: { data: schema },
  question: (state, { data }) =>
    say('eiacombat-slip-question', { n: data.counters.length, area: state.areas[data.from]?.name ?? '' }),
  facts: (state, task) => [
    oneOf(
      'to',
      'eiacombat-fact-retreat',
      wordOf(task, 'to'),
      refuges(state, task.data.from, task.side ?? undefined).map(({ id, name }) => ({
        value: id,
        label: say('eiacombat-to-area', { area: name }),
      })),
    ),
  ],
  needs: () => [],
  waits: (state, task) =>
    refuges(state, task.data.from, task.side ?? undefined).some(({ id }) => id === wordOf(task, 'to'))
      ? undefined
      : 'eiacombat-say-where',
  reading: (state, task) => ({
    word: say('eiacombat-to-area', { area: state.areas[wordOf(task, 'to')]?.name ?? '' }),
    means: 'eiacombat-slip-means',
    sums: [],
  }),
  settle(d, task) {
    const to = d.state.areas[wordOf(task, 'to')];
    if (!to) return;
    for (const key of task.data.counters) if (d.state.irregulars[key]) setPiece(d, 'irregulars', key, { area: to.id });
    log(d, say('eiasiege-told-ride', { area: to.name }), task.side ? { power: task.side } : {});
  },
};
