/** Which corps are lost, and which of them for good: their owner picks. RB10, AON-013 */
import * as z from 'zod/mini';
import { say } from '../../engine/message.ts';
import type { Choice, Fact, OddsPart } from '../../engine/procedure.ts';
import { BOXES, type Campaign, type Corps, SIDES } from './campaign.ts';
import { corpsOf, named } from './ledger.ts';
import { type Asked, type Procedure, wordOf } from './procedure.ts';
import { ask, type Builder, log, place } from './writing.ts';

const id = z.string();
const count = z.int().check(z.minimum(0));
const ids = z.readonly(z.array(id));

export const lossSchema = z.object({
  side: z.literal(SIDES),
  /** Those among whom the losses fall. */
  of: ids,
  permanent: count,
  temporary: count,
  /** Where the temporary go. */
  box: z.literal(BOXES),
  /** At least so many of the losses fall among these. */
  among: z.optional(z.object({ of: ids, least: count })),
  /** Proposed first: those that fell on the table. */
  fell: z.optional(ids),
  why: z.literal(['march', 'winter', 'battle']),
  battle: z.optional(id),
});
export type Loss = z.infer<typeof lossSchema>;

/** What becomes of a corps: it stays, goes into a box for a time, or is out for good. */
export const FATES = ['stays', 'temporary', 'out'] as const;
export type Fate = (typeof FATES)[number];
const isFate = (word: string): word is Fate => FATES.some((fate) => fate === word);

const keyOf = (corps: string) => `corps-${corps}`;

/** The weakest first: who fell on the table, then those that were spent, then by rating. */
const proposedFirst = (loss: Loss, corps: readonly Corps[]): Corps[] => {
  const rank = ({ id, spent, rating }: Corps) => [
    Number(!loss.fell?.includes(id)),
    Number(!loss.among?.of.includes(id)),
    Number(!spent),
    rating,
  ];
  return [...corps].sort((a, b) => {
    const [x, y] = [rank(a), rank(b)];
    const at = x.findIndex((n, i) => n !== y[i]);
    return at < 0 ? a.name.localeCompare(b.name) : (x[at] ?? 0) - (y[at] ?? 0);
  });
};

/** What becomes of each corps: as it was said, and for the rest as it is proposed. */
export function fatesOf(state: Campaign, task: Pick<Asked<Loss>, 'data' | 'facts'>): ReadonlyMap<string, Fate> {
  const { data } = task;
  const fates = new Map<string, Fate>();
  const left = { out: data.permanent, temporary: data.temporary };
  for (const corps of data.of) {
    const said = wordOf(task, keyOf(corps));
    if (!isFate(said)) continue;
    fates.set(corps, said);
    if (said !== 'stays') left[said] -= 1;
  }
  for (const { id: corps } of proposedFirst(data, corpsOf(state, data.of))) {
    if (fates.has(corps)) continue;
    const fate = left.out > 0 ? 'out' : left.temporary > 0 ? 'temporary' : 'stays';
    fates.set(corps, fate);
    if (fate !== 'stays') left[fate] -= 1;
  }
  return fates;
}

const withFate = (fates: ReadonlyMap<string, Fate>, wanted: Fate): string[] =>
  [...fates].filter(([, fate]) => fate === wanted).map(([corps]) => corps);

/** Whether nothing is left to choose: all are lost, and all alike. */
const isPlain = ({ of, permanent, temporary }: Loss): boolean =>
  permanent + temporary >= of.length && (permanent === 0 || temporary === 0);

/** AON-004, AON-013, AON-015: lays the lost aside. */
function lose(d: Builder, { side, box, why }: Loss, fates: ReadonlyMap<string, Fate>): void {
  const out = withFate(fates, 'out');
  const back = withFate(fates, 'temporary');
  const names = (corps: readonly string[]) => corpsOf(d.state, corps).map(named);
  const told = { out: names(out), back: names(back) };
  place(d, out, { box: 'out' });
  place(d, back, { box });
  if (out.length > 0) log(d, say('aon-lost-out', { corps: told.out, n: out.length, why }), { side });
  if (back.length > 0)
    log(
      d,
      say(box === 'reserve' ? 'aon-lost-reserve' : 'aon-lost-prisoners', { corps: told.back, n: back.length, why }),
      {
        side,
      },
    );
}

/** Takes losses from corps; asks whose they are where there is a choice. */
export function takeLosses(d: Builder, loss: Loss): void {
  if (loss.permanent + loss.temporary === 0) return;
  if (isPlain(loss)) lose(d, loss, fatesOf(d.state, { data: loss, facts: {} }));
  else ask(d, 'aon-loss', loss.side, loss);
}

export const losing: Procedure<Loss> = {
  kind: 'aon-loss',
  schema: { data: lossSchema },
  question: (_, { data }) => say('aon-loss-question', { n: data.permanent + data.temporary }),
  facts: (state, task) => {
    const fates = fatesOf(state, task);
    const { permanent, temporary, box } = task.data;
    const back: Choice = { value: 'temporary', label: box === 'reserve' ? 'aon-fate-reserve' : 'aon-fate-prisoners' };
    const out: Choice = { value: 'out', label: 'aon-fate-out' };
    return corpsOf(state, task.data.of).map(
      (corps): Fact => ({
        key: keyOf(corps.id),
        label: { code: 'aon-name', args: { name: corps.name } },
        kind: 'choice',
        value: fates.get(corps.id) ?? 'stays',
        options: [
          { value: 'stays', label: 'aon-fate-stays' },
          ...(temporary > 0 ? [back] : []),
          ...(permanent > 0 ? [out] : []),
        ],
      }),
    );
  },
  needs: () => [],
  waits(state, task) {
    const fates = fatesOf(state, task);
    const { permanent, temporary, among } = task.data;
    const out = withFate(fates, 'out');
    const back = withFate(fates, 'temporary');
    if (out.length !== permanent || back.length !== temporary) return say('aon-loss-waits', { permanent, temporary });
    const of = [...out, ...back].filter((corps) => among?.of.includes(corps)).length;
    return among && of < among.least ? say('aon-loss-among', { n: among.least }) : undefined;
  },
  reading: (_, { data }) => ({
    word: say('aon-loss-word', { n: data.permanent + data.temporary }),
    means: say('aon-loss-means', { permanent: data.permanent, temporary: data.temporary, box: data.box }),
    sums: [],
    good: false,
  }),
  settle: (d, task) => lose(d, task.data, fatesOf(d.state, task)),
};

/** What the faces of a die would cost, as chances: the fewest first. */
export const partsOf = (by: readonly number[]): OddsPart[] =>
  [...new Set(by)]
    .sort((a, b) => a - b)
    .map((lost) => ({
      key: String(lost),
      n: by.filter((one) => one === lost).length,
      means: say('aon-loss-word', { n: lost }),
    }));
