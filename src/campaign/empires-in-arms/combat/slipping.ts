/**
 * Cossacks and freikorps attacked alone: whether they slip away, the die against cavalry, and where they go. EIA-227
 */
import * as z from 'zod/mini';
import { say } from '../../../engine/message.ts';
import { oneOf } from '../../../engine/procedure.ts';
import type { Campaign } from '../campaign.ts';
import { type Asked, dieIn, type Need, type Procedure, wordOf } from '../desk.ts';
import { corpsIn, isEnemy } from '../ledger.ts';
import { type Area, nation, power } from '../pieces.ts';
import { slips } from '../rules/cossacks.ts';
import type { Power } from '../vocabulary.ts';
import { type Builder, log, setPiece } from '../writing.ts';

/** The attack from which irregulars may slip away; irregulars that stay are attacked. */
const attackSchema = z.object({
  power,
  area: z.string(),
  defender: nation,
  kind: z.literal(['field', 'limited', 'trivial']),
  river: z.boolean(),
  sally: z.boolean(),
});
export type Attack = z.infer<typeof attackSchema>;
const schema = z.object({
  from: z.string(),
  counters: z.readonly(z.array(z.string())),
  /** A die is thrown because an enemy corps with the cavalry symbol is among the attackers. */
  rolls: z.optional(z.boolean()),
  attack: z.optional(attackSchema),
});
type Data = z.infer<typeof schema>;
type Task = Asked<Data>;

/** Returns the areas without unbesieged enemy corps; the table sees which are adjacent. EIA-227 */
export const refuges = (state: Campaign, from: string, owner: Power | undefined): readonly Area[] =>
  Object.values(state.areas).filter(
    ({ id }) =>
      id !== from &&
      owner !== undefined &&
      !corpsIn(state, id).some((one) => !one.besieged && isEnemy(state, owner, one.nation)),
  );

const STAY = 'stay';
const wayOf = (state: Campaign, task: Task): Area | undefined =>
  refuges(state, task.data.from, task.side ?? undefined).find(({ id }) => id === wordOf(task, 'to'));
/** Returns whether the irregulars slip away; null while the die is missing. */
function ridesOff(state: Campaign, task: Task): boolean | null {
  if (!wayOf(state, task)) return false;
  const die = dieIn(task, 'die');
  return task.data.rolls ? (die ? slips(die) : null) : true;
}
/** Returns whether irregular counters of an area are still being asked where they go. */
export const areSlipping = (state: Campaign, area: string): boolean =>
  state.agenda.some(({ kind, data }) => {
    const read = kind === 'eia-slip' ? schema.safeParse(data) : undefined;
    return read?.success === true && read.data.from === area;
  });

/** Returns the question. `stand` starts the attack on the irregulars that did not get away. */
export const slipping = (stand: (d: Builder, attack: Attack) => void): Procedure<Data> => ({
  kind: 'eia-slip',
  schema: { data: schema },
  question: (state, { data }) =>
    say('eiacombat-slip-question', { n: data.counters.length, area: state.areas[data.from]?.name ?? '' }),
  facts: (state, task) =>
    task.rolls.length > 0
      ? []
      : [
          oneOf('to', 'eiacombat-fact-retreat', wordOf(task, 'to'), [
            ...(task.data.attack ? [{ value: STAY, label: 'eiacombat-slip-stay' } as const] : []),
            ...refuges(state, task.data.from, task.side ?? undefined).map(({ id, name }) => ({
              value: id,
              label: say('eiacombat-to-area', { area: name }),
            })),
          ]),
        ],
  needs: (state, task): readonly Need[] =>
    ridesOff(state, task) === null ? [{ slot: 'die', by: task.side ?? 'RU', label: 'eiacombat-slip-die' }] : [],
  odds: (state, task) =>
    ridesOff(state, task) === null ? { claim: 'eiacombat-chance-away', good: 4, of: 6, parts: [] } : null,
  waits: (state, task) =>
    wayOf(state, task) || (task.data.attack && wordOf(task, 'to') === STAY) ? undefined : 'eiacombat-say-where',
  reading: (state, task) => ({
    word: ridesOff(state, task)
      ? say('eiacombat-to-area', { area: wayOf(state, task)?.name ?? '' })
      : 'eiacombat-slip-caught',
    means: 'eiacombat-slip-means',
    sums: [],
  }),
  settle(d, task) {
    const { counters, attack, from } = task.data;
    const to = wayOf(d.state, task);
    const by = task.side ? { power: task.side } : {};
    if (to && ridesOff(d.state, task)) {
      for (const key of counters) if (d.state.irregulars[key]) setPiece(d, 'irregulars', key, { area: to.id });
      log(d, say('eiasiege-told-ride', { area: to.name }), by);
    } else if (to) log(d, say('eiacombat-told-caught', { area: d.state.areas[from]?.name ?? '' }), by);
    if (attack && !areSlipping(d.state, from)) stand(d, attack);
  },
});
