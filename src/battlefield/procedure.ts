/** The questions of this game: what they want thrown, in what a procedure of the engine is bound to a battle. */
import * as z from 'zod/mini';
import type { SideId } from '../book/terms.ts';
import type { Said } from '../engine/message.ts';
import type * as engine from '../engine/procedure.ts';
import type { Battle, Facts, FactValue, Task, Thing } from './battle.ts';
import type { Event } from './events.ts';

export type { DiceThrown, Odds, OddsPart, Reading } from '../engine/procedure.ts';
export { amount, effectOf, isShown, oneOf, yesNo } from '../engine/procedure.ts';
export { rollIn } from '../engine/question.ts';

/** What a rule reads of the first faces of a throw for hits that is told by its hits. */
export type HitFaces = { readonly redFrom: number } | { readonly one: true };

/** Something that must be thrown or drawn. */
export type Need = {
  readonly slot: string;
  readonly by: SideId;
  readonly label: Said;
  /** A throw for hits that the table may make to its end by itself and tell by its hits alone: the most there can be. */
  readonly hits?: number;
  /** What a rule reads of its faces besides: the red die from so many hits on, or whether a natural 1 fell. */
  readonly reads?: HitFaces;
  /** What is counted, where it is no hits, and what none and one of it are called. */
  readonly asks?: Said;
  readonly answers?: readonly [Said, Said];
} & (
  | {
      readonly want: 'pot';
      /** How many of its dice count; 2 for the white pair. */
      readonly counts: number;
      /** They are read each by itself, and never summed. */
      readonly apart?: true;
      /** The total of the two dice that count may be told instead, alone or with the red die. */
      readonly sum?: 'alone' | 'with-red';
    }
  | {
      readonly want: 'dice';
      readonly dice: number /** Two that are read by their total, which may be told instead. */;
      readonly sum?: true;
    }
  | { readonly want: 'result' /** The adjusted rating. */; readonly rating: number }
  | { readonly want: 'disorder'; readonly rating: number; readonly column: 'move' | 'hit' }
  | { readonly want: 'time' }
);

/** What this game brings to the engine. */
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
/** A question of a kind, with what it carries and what may be answered to it. */
export type Asked<Data = Task['data'], F extends Facts = Facts> = engine.Asked<Nbc, Data, F>;

/** A question that carries nothing, or asks nothing of the table. */
export type Nothing = Readonly<Record<string, never>>;
export const ASKS_NOTHING = { data: z.strictObject({}), facts: z.strictObject({}) };

/** What the table may decide, each with its label. */
export const choicesFrom = (labels: Readonly<Record<string, Said>>): Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The answer to a fact: this question's own, or what was given as the default. */
export const saidOr = <T extends FactValue>(task: { readonly facts: Facts }, key: string, otherwise: T): T =>
  (task.facts[key] as T | undefined) ?? otherwise;
