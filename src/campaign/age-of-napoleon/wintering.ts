/** Winter attrition as it is asked, an area and a side at a time. AON-015 */
import * as z from 'zod/mini';
import { FACES } from '../../dice/faces.ts';
import { type Said, say } from '../../engine/message.ts';
import type { Fact } from '../../engine/procedure.ts';
import { type Reckoning, reckon, term } from '../../engine/reckoning.ts';
import { type Campaign, otherSide, SIDES } from './campaign.ts';
import { type Gathered, gathered, idsOf, named, spent, standing } from './ledger.ts';
import { partsOf, takeLosses } from './losing.ts';
import { type Asked, dieIn, isOn, type Procedure } from './procedure.ts';
import {
  halfSpent,
  throwsInWinter,
  WINTER_CHANGE_NAMES,
  WINTER_CHANGES,
  WINTER_TO,
  type WinterChange,
  winterByFace,
  winterLosses,
} from './winter.ts';
import { ask, type Builder, hasCards, log, setMoment, useCards } from './writing.ts';

export const winterSchema = z.object({ area: z.string(), side: z.literal(SIDES) });
export type WinterData = z.infer<typeof winterSchema>;
type WinterTask = Asked<WinterData>;

const SLOT = 'winter';

const corpsOf = (state: Campaign, { area, side }: WinterData) => standing(state, area, side);

/** What the ledger says of the area; the cards are for the players to say. AON-015, RB6 */
function proposed(state: Campaign, data: WinterData): Readonly<Record<WinterChange, boolean>> {
  const area = state.areas[data.area];
  const corps = corpsOf(state, data);
  return {
    depot: false,
    friendly: area?.friend === data.side,
    capital: area?.capital ?? false,
    enemy: area?.friend === otherSide(data.side),
    tired: halfSpent(corps.length, spent(corps).length),
    scorched: false,
    insurgent: (area?.insurgent ?? false) && state.sides[data.side].french,
    barren: area?.barren ?? false,
  };
}

const isSo = (state: Campaign, task: WinterTask, change: WinterChange): boolean =>
  isOn(task, change, proposed(state, task.data)[change]);

/** What is added to the die. AON-015 */
export const winterChange = (state: Campaign, task: WinterTask): Reckoning =>
  reckon(
    'aon-winter-change',
    WINTER_CHANGE_NAMES.map(
      (change) => isSo(state, task, change) && term(`aon-winter-${change}`, WINTER_CHANGES[change], 'AON-015'),
    ),
  );

interface Wintered {
  readonly lost: number;
  readonly sums: readonly Reckoning[];
}

/** What the die takes; null while it is wanted. */
function resultOf(state: Campaign, task: WinterTask): Wintered | null {
  const face = dieIn(task, SLOT);
  if (face === undefined) return null;
  const change = winterChange(state, task);
  const corps = corpsOf(state, task.data).length;
  const die = face + change.total;
  const { lost, row, column } = winterLosses(die, corps);
  const sum = reckon('aon-winter-die', [term('aon-thrown', face, 'AON-015'), ...change.terms], {
    note: say(corps > WINTER_TO ? 'aon-winter-last-column' : 'aon-winter-cell', { row, column }),
  });
  return { lost, sums: [sum] };
}

function settle(d: Builder, task: WinterTask, lost: number): void {
  const { side, area } = task.data;
  if (isSo(d.state, task, 'depot')) useCards(d, side, 1, 'played');
  if (isSo(d.state, task, 'scorched')) useCards(d, otherSide(side), 1, 'played');
  const corps = idsOf(standing(d.state, area, side));
  takeLosses(d, { side, of: corps, permanent: Math.min(lost, corps.length), temporary: 0, box: 'out', why: 'winter' });
}

export const wintering: Procedure<WinterData> = {
  kind: 'aon-winter',
  schema: { data: winterSchema },
  optional: true,
  question: (state, { data }) =>
    say('aon-winter-question', { n: corpsOf(state, data).length, area: state.areas[data.area]?.name ?? '' }),
  facts: (state, task) =>
    WINTER_CHANGE_NAMES.filter((change) => change !== 'insurgent' || state.sides[task.data.side].french).map(
      (change): Fact => ({
        key: change,
        label: `aon-winter-${change}`,
        kind: 'switch',
        value: isSo(state, task, change),
        effect: say('aon-signed', { n: WINTER_CHANGES[change] }),
      }),
    ),
  sums: (state, task) => [winterChange(state, task)],
  odds(state, task) {
    const change = winterChange(state, task).total;
    const corps = corpsOf(state, task.data).length;
    const by = winterByFace(change, corps);
    return {
      claim: 'aon-winter-claim',
      good: by.filter((lost) => lost === 0).length,
      of: FACES.length,
      unit: 'throw',
      parts: partsOf(by),
    };
  },
  needs: (_, task) =>
    dieIn(task, SLOT) === undefined ? [{ slot: SLOT, by: task.data.side, label: 'aon-winter-throw' }] : [],
  waits(state, task): Said | undefined {
    if (!throwsInWinter(corpsOf(state, task.data).length)) return 'aon-winter-too-few';
    const { side } = task.data;
    if (isSo(state, task, 'depot') && !hasCards(state, side, 1)) return 'aon-no-card';
    return isSo(state, task, 'scorched') && !hasCards(state, otherSide(side), 1) ? 'aon-no-card-other' : undefined;
  },
  reading(state, task) {
    const result = resultOf(state, task);
    return {
      word: say('aon-loss-word', { n: result?.lost ?? 0 }),
      means: say('aon-winter-means', { n: result?.lost ?? 0 }),
      sums: result?.sums ?? [],
      part: String(result?.lost ?? 0),
      good: result?.lost === 0,
    };
  },
  settle(d, task) {
    const result = resultOf(d.state, task);
    if (!result) return;
    const area = d.state.areas[task.data.area];
    log(d, say('aon-winter-told', { n: result.lost, area: area ? named(area) : '' }), {
      side: task.data.side,
      sums: result.sums,
    });
    settle(d, task, result.lost);
  },
  byHand: (state, { data }) =>
    Array.from({ length: corpsOf(state, data).length + 1 }, (_, n) => ({
      value: String(n),
      label: say('aon-loss-word', { n }),
    })),
  settleByHand(d, task, choice) {
    const area = d.state.areas[task.data.area];
    log(d, say('aon-winter-told', { n: Number(choice), area: area ? named(area) : '' }), {
      side: task.data.side,
      byHand: true,
    });
    settle(d, task, Number(choice));
  },
};

/** Those who throw when winter is settled. AON-015 */
export const winterers = (state: Campaign): readonly Gathered[] =>
  gathered(state).filter(({ corps }) => throwsInWinter(corps.length));

/** Winter is settled: every area with three corps or more throws, both sides each for itself (RB6). AON-015 */
export function settleWinter(d: Builder): void {
  const due = winterers(d.state);
  setMoment(d, { wintered: true });
  log(d, say('aon-winter-begins', { n: due.length }));
  for (const { area, side } of [...due].reverse()) ask(d, 'aon-winter', side, { area: area.id, side });
}
