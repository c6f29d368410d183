/** What the table may answer of those in a fight: each answer, what it may be, and whom of them it is about. */
import * as z from 'zod/mini';
import { ASPECTS, EXHAUSTION, type Exhaustion, GUN_WEIGHTS, MOBILITIES, RATINGS } from '../../../book/terms.ts';
import { type Facts, type FactValue, facts } from '../../battle.ts';
import { saidOr } from '../../procedure.ts';
import { count } from '../../shapes.ts';

/** The places of a fight: first and second attacker, defender. */
export const SLOTS = ['a', 'b', 'd'] as const;
export type Slot = (typeof SLOTS)[number];

/** What a stranger can be, as one choice. */
export const STRANGER_ARMS = ['infantry', 'mixed', 'heavy', 'medium', 'light', 'skirmish', 'guns'] as const;
/** The orders of a stranger that count, and none of them: as he charges keen ones, as he is attacked those of a march. */
const KEEN = ['none', 'attack-keen', 'pursue-keen'] as const;
export const ORDERS_TOLD = { a: KEEN, b: KEEN, d: ['none', 'redeploy', 'strategic'] } as const;
export type OrderTold = (typeof ORDERS_TOLD)[Slot][number];
export type StrangerArm = (typeof STRANGER_ARMS)[number];

const yes = z.boolean();
const weary = z.literal(['0', '1', '2']);
const word = z.string();

/** What may be answered of one of them. */
const ANSWERS = {
  // Of a charge and its way.
  ...{ angled: yes, inCZ: yes, closer: yes, bent: yes, through: word, through2: word },
  // Of a check.
  ...{ nearAC: yes, ooc: yes, town: yes, withoutLeader: yes },
  // Of the ground.
  ...{
    hardCover: yes,
    strongPoint: yes,
    works: yes,
    below: yes,
    above: yes,
    flanked: yes,
    garrisoned: yes,
    onFoot: yes,
  },
  // What it does.
  ...{ strikes: z.literal(ASPECTS), replies: yes, pursues: yes, blocked: yes, friends: yes, backsInto: word },
  // Of a stranger.
  ...{ arm: z.literal(STRANGER_ARMS), q: z.literal(RATINGS), cp: count, stands: z.literal([0, 1, 2]) },
  ...{ disordered: yes, fresh: yes, shaken: yes, exhaustion: weary, guns: z.literal(['none', ...MOBILITIES]) },
  order: z.literal([...KEEN, ...ORDERS_TOLD.d]),
  // Of guns that are strangers.
  ...{ weight: z.literal(GUN_WEIGHTS), mobility: z.literal(MOBILITIES), rockets: yes },
  // Of a result that the table sets.
  ...{ gone: yes, isDisordered: yes, lost: count, weary },
};
export type AnswerKey = keyof typeof ANSWERS;
type AnswerOf<K extends AnswerKey> = z.infer<(typeof ANSWERS)[K]>;
/** What is answered with yes or no. */
export type Flag = { [K in AnswerKey]: boolean extends AnswerOf<K> ? K : never }[AnswerKey];

/** The answers that a kind of question knows: of anybody in the fight, and of the fight itself. */
export function answersTo(
  keys: readonly AnswerKey[],
  own: Readonly<Record<string, z.ZodMiniType<FactValue>>> = {},
): z.ZodMiniType<Facts> {
  const types = new Map(Object.entries(own));
  for (const slot of SLOTS) for (const key of keys) types.set(factKey(slot, key), ANSWERS[key]);
  const fits = ([key, value]: readonly [string, FactValue]) => types.get(key)?.safeParse(value).success ?? false;
  return facts.check(z.refine((said) => Object.entries(said).every(fits)));
}

/** What is asked of an enemy whose books are not kept here. */
export const OF_STRANGERS = [
  ...(['arm', 'q', 'cp', 'stands', 'disordered', 'fresh', 'shaken', 'exhaustion', 'guns', 'order'] as const),
] as const;

/** What every check in a fight asks. */
export const OF_CHECKS = ['nearAC', 'ooc', 'withoutLeader'] as const;

// ---- reading them --------------------------------------------------------------------------------------------------

export const factKey = (slot: Slot, key: AnswerKey): string => `${slot}:${key}`;

interface Answered {
  readonly facts: Facts;
}

/** What the table said of one of them, or what is taken for granted until it does; the door let in what fits alone. */
export const saidOf = <K extends AnswerKey>(task: Answered, slot: Slot, key: K, otherwise: AnswerOf<K>): AnswerOf<K> =>
  saidOr(task, factKey(slot, key), otherwise);

export const flagSaid = (task: Answered, slot: Slot, key: Flag, otherwise = false): boolean =>
  saidOf(task, slot, key, otherwise);

export const exhaustionSaid = (task: Answered, slot: Slot, key: 'exhaustion' | 'weary', otherwise: Exhaustion) =>
  EXHAUSTION[Number(saidOf(task, slot, key, `${otherwise}`))] ?? otherwise;
