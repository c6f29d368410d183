/** March attrition as it is asked: its causes, its dice, whom it takes. AON-003, AON-004 */
import * as z from 'zod/mini';
import { FACES, type Face } from '../../dice/faces.ts';
import { type Said, say } from '../../engine/message.ts';
import type { Fact } from '../../engine/procedure.ts';
import { reckon, term } from '../../engine/reckoning.ts';
import { type Campaign, SIDES, type SideId, type Task } from './campaign.ts';
import { corpsOf, fresh, idsOf, named, spent } from './ledger.ts';
import { partsOf, takeLosses } from './losing.ts';
import {
  CAUSES,
  type Cause,
  causesOf,
  MARCH_COLUMNS,
  type MarchOutcome,
  marchAttrition,
  marchByFace,
} from './march.ts';
import { type Asked, dieIn, isOn, type Need, numberOf, type Procedure } from './procedure.ts';
import { ruling } from './rulings.ts';
import { ask, type Builder, log, wearOut } from './writing.ts';

const id = z.string();
const ids = z.readonly(z.array(id));

export const marchSchema = z.object({
  side: z.literal(SIDES),
  /** Those that marched. */
  corps: ids,
  /** Areas they entered, in their order. */
  entered: ids,
  winter: z.boolean(),
  forced: z.boolean(),
});
export type MarchData = z.infer<typeof marchSchema>;
type MarchTask = Asked<MarchData>;

/** The most dice of one cause that a march can meet. */
const MOST_EACH = 9;
const keyOf = (cause: Cause) => `cause-${cause}`;
const slotOf = (cause: Cause, nth: number) => `${cause}-${nth}`;

/** What the areas entered propose. AON-003 */
export const proposedCauses = (state: Campaign, { entered, winter, forced }: MarchData): Cause[] =>
  causesOf(
    {
      entered: entered.map((area) => ({ rough: (state.areas[area]?.terrain ?? 'open') !== 'open' })),
      winter,
      forced,
    },
    state.rulings,
  );

const countOf = (causes: readonly Cause[], cause: Cause): number => causes.filter((one) => one === cause).length;

/** How many dice of a cause: as it was said, by a switch or a number, or as it is proposed. */
function saidOf(task: MarchTask, cause: Cause, proposed: readonly Cause[]): number {
  const most = countOf(proposed, cause);
  const key = keyOf(cause);
  return typeof task.facts[key] === 'boolean' ? Number(isOn(task, key)) : numberOf(task, key, most);
}

/** The causes as the table has them, each with the slot of its die. */
function causesAsked(state: Campaign, task: MarchTask): { readonly cause: Cause; readonly slot: string }[] {
  const proposed = proposedCauses(state, task.data);
  return CAUSES.flatMap((cause) =>
    Array.from({ length: saidOf(task, cause, proposed) }, (_, i) => ({
      cause,
      slot: slotOf(cause, i),
    })),
  );
}

interface Standing extends MarchOutcome {
  /** The slot of the die that is wanted next. */
  readonly slot: string | null;
}

/** How a march stands with the dice that lie there. */
function standingOf(state: Campaign, task: MarchTask): Standing {
  const corps = corpsOf(state, task.data.corps);
  const asked = causesAsked(state, task);
  const facts = { fresh: fresh(corps).length, spent: spent(corps).length, causes: asked.map(({ cause }) => cause) };
  const dice: Face[] = [];
  let slot: string | null = null;
  for (;;) {
    const outcome = marchAttrition({ ...facts, dice });
    slot = outcome.next === null ? null : (asked[outcome.rolls.length]?.slot ?? null);
    const die = slot === null ? undefined : dieIn(task, slot);
    if (die === undefined) return { ...outcome, slot };
    dice.push(die);
  }
}

/** The die that is wanted next: its cause, and how many throw it; nothing where the question is none of a march. */
export function nextMarch(state: Campaign, task: Task): MarchOutcome['next'] {
  const data = marchSchema.safeParse(task.data);
  return data.success ? standingOf(state, { ...task, data: data.data }).next : null;
}

/** AON-003, AON-004 */
function settle(d: Builder, task: MarchTask, lost: number, lostOfSpent: number): void {
  const { side, corps, winter } = task.data;
  const marched = corpsOf(d.state, corps);
  const worn = fresh(marched);
  const tired = idsOf(spent(marched));
  if (causesAsked(d.state, task).length > 0 && worn.length > 0) {
    wearOut(d, idsOf(worn));
    log(d, say('aon-march-worn', { corps: worn.map(named), n: worn.length }), { side });
  }
  takeLosses(d, {
    side,
    of: corps,
    permanent: winter ? lost : 0,
    temporary: winter ? 0 : lost,
    box: 'prisoners',
    why: 'march',
    ...(lostOfSpent > 0 && { among: { of: tired, least: lostOfSpent } }),
  });
}

const sumOf = (outcome: MarchOutcome) =>
  reckon(
    'aon-march-lost',
    outcome.rolls.map(({ cause, corps, die, lost }) =>
      term(`aon-cause-${cause}`, lost, 'AON-004', {
        note: noteOf(corps, die),
        ...(cause === outcome.rolls[0]?.cause && { ruling: 'causeCount' }),
      }),
    ),
  );

function noteOf(corps: number, die: Face | undefined): Said {
  if (die === undefined) return 'aon-march-spared';
  const more = corps > MARCH_COLUMNS;
  return say(more ? 'aon-march-last-column' : 'aon-march-die', { die, corps });
}

export const marching: Procedure<MarchData> = {
  kind: 'aon-march',
  schema: { data: marchSchema },
  question: () => 'aon-march-question',
  facts(state, task) {
    const proposed = proposedCauses(state, task.data);
    const each = ruling(state.rulings, 'causeCount') === 'perEntry';
    return CAUSES.map((cause): Fact => {
      const n = saidOf(task, cause, proposed);
      const fact: Pick<Fact, 'key' | 'label'> = { key: keyOf(cause), label: `aon-cause-${cause}` };
      return each
        ? { ...fact, kind: 'number', value: n, min: 0, max: MOST_EACH }
        : { ...fact, kind: 'switch', value: n > 0 };
    });
  },
  odds(state, task) {
    const { next } = standingOf(state, task);
    if (!next) return null;
    const by = marchByFace(next.corps);
    return {
      claim: say('aon-march-claim', { cause: { code: `aon-cause-${next.cause}` } }),
      good: by.filter((lost) => lost === 0).length,
      of: FACES.length,
      unit: 'throw',
      parts: partsOf(by),
    };
  },
  needs(state, task): readonly Need[] {
    const { slot, next } = standingOf(state, task);
    if (slot === null || !next) return [];
    return [{ slot, by: task.data.side, label: `aon-cause-${next.cause}` }];
  },
  throwsOn: () => true,
  reading(state, task) {
    const outcome = standingOf(state, task);
    const worn = outcome.wornOut ? fresh(corpsOf(state, task.data.corps)).length : 0;
    return {
      word: say('aon-loss-word', { n: outcome.lost }),
      means: say('aon-march-means', { worn, winter: task.data.winter ? 'yes' : 'no', n: outcome.lost }),
      sums: [sumOf(outcome)],
      good: outcome.lost === 0,
    };
  },
  settle(d, task) {
    const { lost, lostOfSpent } = standingOf(d.state, task);
    log(d, say('aon-march-told', { n: lost, corps: task.data.corps.length }), {
      side: task.data.side,
      sums: [sumOf(standingOf(d.state, task))],
    });
    settle(d, task, lost, lostOfSpent);
  },
  byHand: (_, { data }) =>
    Array.from({ length: data.corps.length + 1 }, (__, n) => ({
      value: String(n),
      label: say('aon-loss-word', { n }),
    })),
  settleByHand(d, task, choice) {
    log(d, say('aon-march-told', { n: Number(choice), corps: task.data.corps.length }), {
      side: task.data.side,
      byHand: true,
    });
    settle(d, task, Number(choice), 0);
  },
};

/** Asks what a march cost those who made it, where it met a cause. AON-003 */
export function afterMarch(d: Builder, side: SideId, march: Omit<MarchData, 'side'>): void {
  const data = { side, ...march };
  if (march.corps.length === 0 || proposedCauses(d.state, data).length === 0) return;
  ask(d, 'aon-march', side, data);
}
