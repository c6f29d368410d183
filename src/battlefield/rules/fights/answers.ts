/** The facts the table can state about the units in a fight: each key, its type, and which unit it concerns. */
import * as z from 'zod/mini';
import { ASPECTS, EXHAUSTION, type Exhaustion, GUN_WEIGHTS, MOBILITIES, RATINGS } from '../../../book/terms.ts';
import { type Facts, type FactValue, facts } from '../../battle.ts';
import { saidOr } from '../../procedure.ts';
import { count } from '../../shapes.ts';

export const SLOTS = ['a', 'b', 'd'] as const;
export type Slot = (typeof SLOTS)[number];

/** The kinds an enemy unit without records can be, as one choice. */
export const STRANGER_ARMS = ['infantry', 'mixed', 'heavy', 'medium', 'light', 'skirmish', 'guns'] as const;
/** The orders of an enemy without records that matter: keen ones for an attacker, marching ones for a defender. */
const KEEN = ['none', 'attack-keen', 'pursue-keen'] as const;
export const ORDERS_TOLD = { a: KEEN, b: KEEN, d: ['none', 'redeploy', 'strategic'] } as const;
export type OrderTold = (typeof ORDERS_TOLD)[Slot][number];
export type StrangerArm = (typeof STRANGER_ARMS)[number];

const yes = z.boolean();
const weary = z.literal(['0', '1', '2']);
const word = z.string();

const ANSWERS = {
  // About a charge and its path.
  ...{ angled: yes, inCZ: yes, far: yes, closer: yes, bent: yes, through: word, through2: word },
  // About a check.
  ...{ nearAC: yes, ooc: yes, town: yes, withoutLeader: yes },
  // About the ground.
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
  // About what the unit does.
  ...{ strikes: z.literal(ASPECTS), replies: yes, pursues: yes, blocked: yes, friends: yes, backsInto: word },
  // About an enemy unit without records.
  ...{ arm: z.literal(STRANGER_ARMS), q: z.literal(RATINGS), cp: count, stands: z.literal([0, 1, 2]) },
  ...{
    disordered: yes,
    fresh: yes,
    shaken: yes,
    looting: yes,
    exhaustion: weary,
    guns: z.literal(['none', ...MOBILITIES]),
  },
  order: z.literal([...KEEN, ...ORDERS_TOLD.d]),
  // About enemy guns without records.
  ...{ weight: z.literal(GUN_WEIGHTS), mobility: z.literal(MOBILITIES), rockets: yes },
  // About a result that the table sets itself.
  ...{ gone: yes, isDisordered: yes, lost: count, weary },
};
export type AnswerKey = keyof typeof ANSWERS;
type AnswerOf<K extends AnswerKey> = z.infer<(typeof ANSWERS)[K]>;
export type Flag = { [K in AnswerKey]: boolean extends AnswerOf<K> ? K : never }[AnswerKey];

/** The type of the facts of a question: the keys for every unit in the fight, and the question's own facts. */
export function answersTo(
  keys: readonly AnswerKey[],
  own: Readonly<Record<string, z.ZodMiniType<FactValue>>> = {},
): z.ZodMiniType<Facts> {
  const types = new Map(Object.entries(own));
  for (const slot of SLOTS) for (const key of keys) types.set(factKey(slot, key), ANSWERS[key]);
  const fits = ([key, value]: readonly [string, FactValue]) => types.get(key)?.safeParse(value).success ?? false;
  return facts.check(z.refine((said) => Object.entries(said).every(fits)));
}

export const OF_STRANGERS = [
  ...(['arm', 'q', 'cp', 'stands', 'disordered', 'fresh', 'shaken', 'looting', 'exhaustion', 'guns', 'order'] as const),
] as const;

export const OF_CHECKS = ['nearAC', 'ooc', 'withoutLeader'] as const;

const KEYS: Readonly<Record<Slot, Map<AnswerKey, string>>> = { a: new Map(), b: new Map(), d: new Map() };

/** The key of an answer about one unit. Each is made once: V8 looks up a text made anew slowly. */
export function factKey(slot: Slot, key: AnswerKey): string {
  const made = KEYS[slot].get(key);
  if (made !== undefined) return made;
  const first = `${slot}:${key}`;
  KEYS[slot].set(key, first);
  return first;
}

interface Answered {
  readonly facts: Facts;
}

/** What the table said about one unit, or `otherwise`. Values were checked against their types as they came in. */
export const saidOf = <K extends AnswerKey>(task: Answered, slot: Slot, key: K, otherwise: AnswerOf<K>): AnswerOf<K> =>
  saidOr(task, factKey(slot, key), otherwise);

export const flagSaid = (task: Answered, slot: Slot, key: Flag, otherwise = false): boolean =>
  saidOf(task, slot, key, otherwise);

export const exhaustionSaid = (task: Answered, slot: Slot, key: 'exhaustion' | 'weary', otherwise: Exhaustion) =>
  EXHAUSTION[Number(saidOf(task, slot, key, `${otherwise}`))] ?? otherwise;
