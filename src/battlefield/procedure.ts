/** The types of this game's questions: its needs, and the engine's procedures for a battle. */
import * as z from 'zod/mini';
import type { SideId } from '../book/terms.ts';
import { isRecord } from '../engine/keys.ts';
import type { Said, Text } from '../engine/message.ts';
import type * as engine from '../engine/procedure.ts';
import type { Battle, Facts, FactValue, Task, Thing } from './battle.ts';
import type { Event } from './events.ts';

export type { DiceThrown, Odds, OddsPart, Reading } from '../engine/procedure.ts';
export { amount, effectOf, isShown, oneOf, yesNo } from '../engine/procedure.ts';
export { rollIn } from '../engine/question.ts';

/** What a rule reads from the first faces of a throw entered as hits. */
export type HitFaces = { readonly redFrom: number } | { readonly one: true };

interface Life {
  readonly id: string;
  readonly name: Text;
}

/** What may be entered for several throws at once: two attackers' hits, with the leader; or whose officers are hit. */
export type Joint = { readonly label: Said } & (
  | { readonly hits: number; readonly leads?: readonly Life[] }
  | { readonly lives: readonly Life[] }
);

export type Need = {
  readonly slot: string;
  readonly by: SideId;
  readonly label: Said;
  /** The greatest possible number of hits, if the table may finish the throw itself and enter hits. */
  readonly hits?: number;
  /** What a rule also reads: the red die, when there are at least this many hits, or whether there was a natural 1. */
  readonly reads?: HitFaces;
  /** The throw may be entered together with others that are asked now. */
  readonly joint?: Joint;
  /** The question asked instead of hits, with the words for no hit; the red die decides the rest. */
  readonly asks?: Said;
  readonly none?: Said;
} & (
  | {
      readonly want: 'pot';
      /** How many dice count; 2 for the white pair. */
      readonly counts: number;
      /** The dice are read separately, never summed. */
      readonly apart?: true;
      /** The sum of the two counting dice may be entered instead, alone or with the red die. */
      readonly sum?: 'alone' | 'with-red';
      /** The table may say only that the total is lower than the other side's. */
      readonly less?: true;
    }
  | {
      readonly want: 'dice';
      readonly dice: number /** Two dice read by their sum, which may be entered instead. */;
      readonly sum?: true;
    }
  | { readonly want: 'result' /** The adjusted rating. */; readonly rating: number }
  | { readonly want: 'disorder'; readonly rating: number; readonly column: 'move' | 'hit' }
  | { readonly want: 'time' }
);

export interface Nbc extends engine.GameTypes {
  readonly state: Battle;
  readonly event: Event;
  readonly question: Task;
  readonly need: Need;
  readonly thing: Thing;
}

export type Choice = engine.Choice;
export type Fact = engine.Fact;
export type Again = engine.Again<SideId>;
export type Procedure<Data = Task['data'], F extends Facts = Facts> = engine.Procedure<Nbc, Data, F>;
export type Asked<Data = Task['data'], F extends Facts = Facts> = engine.Asked<Nbc, Data, F>;

export type Nothing = Readonly<Record<string, never>>;
export const ASKS_NOTHING = { data: z.strictObject({}), facts: z.strictObject({}) };

export const choicesFrom = (labels: Readonly<Record<string, Said>>): Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const saidOr = <T extends FactValue>(task: { readonly facts: Facts }, key: string, otherwise: T): T =>
  (task.facts[key] as T | undefined) ?? otherwise;

type Shape = Readonly<Record<string, z.ZodMiniType<string | number | boolean>>>;
type Of<S extends Shape> = { readonly [K in keyof S]?: z.infer<S[K]> };
type About<S extends Shape> = { readonly [K in keyof S & string as `${K}.${string}`]: z.infer<S[K]> };

export const answers = <S extends Shape>(shape: S) => z.partial(z.strictObject(shape));

/** A schema that also allows answers whose key names their subject: "range.guns", "range.horse-guns". */
export function answersAbout<S extends Shape, A extends Shape>(shape: S, about: A): z.ZodMiniType<Of<S> & About<A>> {
  const fits = (key: string, value: unknown): boolean => {
    const [what = ''] = key.split('.', 1);
    const type = key.includes('.') ? about[what] : shape[key];
    return Object.hasOwn(key.includes('.') ? about : shape, what) && type?.safeParse(value).success === true;
  };
  return z.custom<Of<S> & About<A>>(
    (value) => isRecord(value) && Object.entries(value).every(([key, answer]) => fits(key, answer)),
  );
}

export type Answers<S extends z.ZodMiniType<Facts>> = z.infer<S>;
