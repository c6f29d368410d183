/** What the table may answer of those in a fight: each answer, what it may be, and whom of them it is about. */
import * as z from 'zod/mini';
import {
  ASPECTS,
  EXHAUSTION,
  type Exhaustion,
  GUN_WEIGHTS,
  MOBILITIES,
  RATINGS,
  type Rating,
} from '../../../book/terms.ts';
import { type Facts, type FactValue, facts } from '../../battle.ts';
import { count } from '../../shapes.ts';
import type { Stands } from '../fire/fighters.ts';

/** The places of a fight: first and second attacker, defender. */
export const SLOTS = ['a', 'b', 'd'] as const;
export type Slot = (typeof SLOTS)[number];

/** What a stranger can be, as one choice. */
export const STRANGER_ARMS = ['infantry', 'mixed', 'heavy', 'medium', 'light', 'skirmish', 'guns'] as const;
export type StrangerArm = (typeof STRANGER_ARMS)[number];

/** What is answered with yes or no. */
export const FLAGS = [
  // Of a charge and its way.
  ...(['angled', 'inCZ', 'closer', 'bent'] as const),
  // Of a check.
  ...(['nearAC', 'ooc', 'town'] as const),
  // Of the ground.
  ...(['hardCover', 'strongPoint', 'works', 'below', 'above', 'flanked', 'garrisoned', 'onFoot'] as const),
  // What it does.
  ...(['replies', 'pursues', 'blocked', 'friends', 'rockets'] as const),
  // Of a stranger.
  ...(['disordered', 'fresh', 'shaken'] as const),
  // Of a result that the table sets.
  ...(['gone', 'isDisordered'] as const),
] as const;
export type Flag = (typeof FLAGS)[number];

const WEARY = ['0', '1', '2'] as const;
const STANDS = [0, 1, 2] as const;

/** What is answered with one of a few words. */
const CHOICES = {
  strikes: ASPECTS,
  arm: STRANGER_ARMS,
  exhaustion: WEARY,
  weary: WEARY,
  guns: ['none', ...MOBILITIES],
  weight: GUN_WEIGHTS,
  mobility: MOBILITIES,
} as const;
type ChoiceKey = keyof typeof CHOICES;
type ChoiceOf<K extends ChoiceKey> = (typeof CHOICES)[K][number];

/** What is answered with a figure, or with a place of the scenario. */
const OTHERS = {
  q: z.literal(RATINGS),
  cp: count,
  stands: z.literal(STANDS),
  lost: count,
  backsInto: z.string(),
  through: z.string(),
  through2: z.string(),
} as const;

export type AnswerKey = Flag | ChoiceKey | keyof typeof OTHERS;

const isChoice = (key: AnswerKey): key is ChoiceKey => Object.hasOwn(CHOICES, key);
const isOther = (key: AnswerKey): key is keyof typeof OTHERS => Object.hasOwn(OTHERS, key);

function typeOf(key: AnswerKey): z.ZodMiniType<FactValue> {
  if (isChoice(key)) return z.literal<readonly FactValue[]>(CHOICES[key]);
  return isOther(key) ? OTHERS[key] : z.boolean();
}

/** The answers that a kind of question knows: of anybody in the fight, and of the fight itself. */
export function answersTo(
  keys: readonly AnswerKey[],
  own: Readonly<Record<string, z.ZodMiniType<FactValue>>> = {},
): z.ZodMiniType<Facts> {
  const types = new Map(Object.entries(own));
  for (const slot of SLOTS) for (const key of keys) types.set(factKey(slot, key), typeOf(key));
  const fits = ([key, value]: readonly [string, FactValue]) => types.get(key)?.safeParse(value).success ?? false;
  return facts.check(z.refine((said) => Object.entries(said).every(fits)));
}

/** What is asked of an enemy whose books are not kept here. */
export const OF_STRANGERS = [
  ...(['arm', 'q', 'cp', 'stands', 'disordered', 'fresh', 'shaken', 'exhaustion', 'guns'] as const),
] as const;

// ---- reading them --------------------------------------------------------------------------------------------------

export const factKey = (slot: Slot, key: AnswerKey): string => `${slot}:${key}`;

type Answered = { readonly facts: Facts };

const saidOf = ({ facts: said }: Answered, slot: Slot, key: AnswerKey): FactValue | undefined =>
  said[factKey(slot, key)];

/** What the table said of one of them, or what is taken for granted until it does. */
export function flagSaid(task: Answered, slot: Slot, key: Flag, otherwise = false): boolean {
  const value = saidOf(task, slot, key);
  return typeof value === 'boolean' ? value : otherwise;
}

export function choiceSaid<K extends ChoiceKey>(task: Answered, slot: Slot, key: K, otherwise: ChoiceOf<K>) {
  const value = saidOf(task, slot, key);
  const all: readonly ChoiceOf<K>[] = CHOICES[key];
  return all.find((one) => one === value) ?? otherwise;
}

export function exhaustionSaid(task: Answered, slot: Slot, key: 'exhaustion' | 'weary', otherwise: Exhaustion) {
  const value = saidOf(task, slot, key);
  return EXHAUSTION.find((one) => String(one) === value) ?? otherwise;
}

export const ratingSaid = (task: Answered, slot: Slot): Rating =>
  RATINGS.find((one) => one === saidOf(task, slot, 'q')) ?? 3;

export const standsSaid = (task: Answered, slot: Slot, otherwise: Stands = 0): Stands =>
  STANDS.find((one) => one === saidOf(task, slot, 'stands')) ?? otherwise;

/** Combat points: of a stranger, or lost. */
export function cpSaid(task: Answered, slot: Slot, key: 'cp' | 'lost', otherwise: number): number {
  const value = saidOf(task, slot, key);
  return typeof value === 'number' ? value : otherwise;
}

/** The area it backs into, the friends it goes back through, or what else was said of its way. */
export function wordSaid(
  task: Answered,
  slot: Slot,
  key: 'backsInto' | 'through' | 'through2',
  otherwise: string,
): string {
  const value = saidOf(task, slot, key);
  return typeof value === 'string' ? value : otherwise;
}
