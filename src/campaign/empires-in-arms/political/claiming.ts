/** A competitive roll as a question: who is first, or in what order they come. EIA-008 */
import * as z from 'zod/mini';
import { say } from '../../../engine/message.ts';
import type { Campaign, Task } from '../campaign.ts';
import { type Asked, dieIn, type Need, type Procedure } from '../desk.ts';
import { nationName } from '../ledger.ts';
import { power, words } from '../pieces.ts';
import { type Claim, competitive } from '../rules/claims.ts';
import type { Power } from '../vocabulary.ts';
import { type Builder, log } from '../writing.ts';
import { list } from './ties.ts';

/** Returns the state of a competitive roll from the dice of a question, where each round has its own slots. */
export const claimIn = <T extends string>(task: Pick<Task, 'rolls'>, among: readonly T[], whole: boolean): Claim<T> =>
  competitive(among, ({ who, round }) => dieIn(task, `${round}-${who}`), whole);
export const claimNeeds = (state: Campaign, { needs }: Claim<Power>): readonly Need[] =>
  needs.map(({ who, round }) => ({
    slot: `${round}-${who}`,
    by: who,
    label: say(round === 1 ? 'eiapol-die-of' : 'eiapol-die-again', { power: nationName(state, who) }),
  }));

export const claimSchema = z.object({
  claimants: z.readonly(z.array(power)),
  about: words,
  /** What the roll settles: only a line in the journal, the order of calls, or the order of victors. */
  settles: z.literal(['journal', 'calls', 'victors']),
  treaty: z.optional(z.string()),
});
type Data = z.infer<typeof claimSchema>;

/** What happens after victors have rolled; the peace supplies it. */
export type AfterClaim = (d: Builder, treaty: string) => void;

export const claiming = (after: AfterClaim): Procedure<Data> => {
  const claim = ({ data, ...task }: Asked<Data>): Claim<Power> =>
    claimIn(task, data.claimants, data.settles !== 'journal');
  return {
    kind: 'eia-claim',
    schema: { data: claimSchema },
    question: (_, { data }) =>
      data.settles === 'calls'
        ? 'eiapol-claim-calls'
        : data.settles === 'victors'
          ? 'eiapol-claim-victors'
          : say('eiapol-claim-question', { about: data.about }),
    needs: (state, task) => claimNeeds(state, claim(task)),
    reading: (state, task) => ({
      word: say('eiapol-claim-first', { power: nationName(state, claim(task).order[0] ?? 'FR') }),
      means: say('eiapol-claim-order', { powers: claim(task).order.map((one) => nationName(state, one)) }),
      sums: [],
    }),
    settle(d, task) {
      const { order } = claim(task);
      const { settles, treaty, about } = task.data;
      log(
        d,
        say('eiapol-told-claim', {
          about: settles === 'journal' ? about : { code: `eiapol-claim-${settles}` },
          powers: order.map((one) => nationName(d.state, one)),
        }),
      );
      if (settles === 'calls') list(d, 'call-order', order);
      if (settles === 'victors' && treaty !== undefined) {
        list(d, `ranked ${treaty}`, order);
        after(d, treaty);
      }
    },
  };
};
