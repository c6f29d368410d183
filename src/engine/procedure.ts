/**
 * The one mechanism for every question of the rules that wants the table's word, a throw or a draw. A rule says what it
 * asks, what it needs thrown, how what lies there reads, who may throw it again at what cost, and what follows when it
 * is accepted; asking, throwing, entering the table's own dice, re-throwing and accepting are done once, in `agenda.ts`.
 */
import type * as z from 'zod/mini';
import type { EventBuilder } from './event-builder.ts';
import type { Said } from './message.ts';
import type { Facts, FactValue, Question } from './question.ts';
import type { Reckoning } from './reckoning.ts';
import type { Seat } from './seats.ts';

/** The types a game brings to the engine. */
export interface GameTypes {
  readonly state: unknown;
  readonly event: unknown;
  readonly question: Question;
  readonly need: BaseNeed;
  readonly thing: unknown;
}

/** Something that must be thrown or drawn; a game adds what it wants there. */
export interface BaseNeed {
  readonly slot: string;
  readonly by: Seat;
  readonly label: Said;
}

/** What an answer would do; what takes work is worked out when somebody looks at it. */
export type Effect = Said | (() => Said | undefined);

export const effectOf = (effect: Effect | undefined): Said | undefined =>
  typeof effect === 'function' ? effect() : effect;

/** An answer only the table can give. */
export interface Fact {
  readonly key: string;
  readonly label: Said;
  /** What it would do, pressed or not: "+1", "−1", "12 instead of 10". */
  readonly effect?: Effect;
  /** A switch that stands off and would change nothing is not shown. */
  readonly onlyIfItTells?: boolean;
  readonly kind: 'switch' | 'choice' | 'number';
  readonly value: FactValue;
  /** For a choice. */
  readonly options?: readonly Choice[];
  /** For a number. */
  readonly min?: number;
  readonly max?: number;
  readonly unit?: 'cm' | 'CP' | 'hits';
  /** Facts seldom wanted wait together behind this line. */
  readonly group?: Said;
  /** The answer is kept as a fact of the unit, the formation or the side; the register of facts says how long. */
  readonly keptFor?: 'unit' | 'formation' | 'side';
  /** Facts of one party that stand together on the screen: all that is asked of one battery. */
  readonly party?: string;
}

/** What a question to the table may carry besides. */
type More = Partial<Omit<Fact, 'key' | 'label' | 'kind' | 'value'>>;

/** A question that is answered with yes or no. */
export const yesNo = (key: string, label: Said, value: boolean, more?: More): Fact => ({
  ...{ key, label, kind: 'switch', value },
  ...more,
});

/** A question that is answered with one of several. */
export const oneOf = (key: string, label: Said, value: string, options: readonly Choice[], more?: More): Fact => ({
  ...{ key, label, kind: 'choice', value, options },
  ...more,
});

/** A question that is answered with a figure between two. */
export const amount = (
  key: string,
  label: Said,
  value: number,
  [min, max]: readonly [number, number],
  more?: More,
): Fact => ({ ...{ key, label, kind: 'number', value, min, max }, ...more });

/** Whether the table is shown a question at all. */
export const isShown = ({ onlyIfItTells, value, effect }: Fact): boolean =>
  onlyIfItTells !== true || value === true || effectOf(effect) !== undefined;

/** A re-throw somebody could make, or why not. */
export interface Again<Side extends Seat = Seat> {
  readonly slot: string;
  readonly side: Side;
  /** Re-roll dice, with what they are for. */
  readonly cost: Reckoning;
  /** Set when it cannot be done now. */
  readonly refused?: Said;
  /** What is thrown again, where several could be: "Kempt's check". */
  readonly what?: Said;
}

export interface OddsPart {
  readonly key: string;
  /** Chances of this part out of `of`. */
  readonly n: number;
  readonly means: Said;
}

/** Exact chances of what is asked, from the deck or the dice in force. */
export interface Odds {
  /** What the figure is the chance of: "Chance that he closes". */
  readonly claim: Said;
  readonly good: number;
  readonly of: number;
  readonly parts: readonly OddsPart[];
  /** What is counted; cards when left out. */
  readonly unit?: 'throw' | 'card';
}

/** Dice thrown for hits, as they are shown: which hit, and which were thrown again. */
export interface DiceThrown {
  readonly label: Said;
  readonly dice: readonly {
    readonly face: 1 | 2 | 3 | 4 | 5 | 6;
    readonly mark?: 'hit' | 'miss';
    readonly again?: boolean;
  }[];
}

/** How what lies there reads, before it is accepted. */
export interface Reading {
  /** One word or figure: "High", "9". */
  readonly word: Said;
  /** What it means on the table. */
  readonly means: Said;
  readonly sums: readonly Reckoning[];
  /** The part of the odds that was drawn. */
  readonly part?: string;
  /** Nobody whose throw it is would have it thrown again. */
  readonly good?: boolean | undefined;
  /** All of it stood there before the last throw, which has changed nothing. */
  readonly foreseen?: boolean | undefined;
}

/** One of several answers. */
export interface Choice {
  readonly value: string;
  readonly label: Said;
  /** What it would do, of an answer about the table. */
  readonly effect?: Effect;
}

/** A question with the data and the answers of its kind. */
export type Asked<G extends GameTypes, Data, F extends Facts> = Omit<G['question'], 'data' | 'facts'> & {
  readonly data: Data;
  readonly facts: F;
};

/**
 * The rules of one kind of question. `schema` is what the journal's door holds every such question to: what it carries,
 * and what may be answered.
 */
export interface Procedure<G extends GameTypes, Data = G['question']['data'], F extends Facts = Facts> {
  readonly kind: string;
  readonly schema?: { readonly data: z.ZodMiniType<Data>; readonly facts?: z.ZodMiniType<F> };
  /** At most eight words. */
  question(state: G['state'], task: Asked<G, Data, F>): Said;
  facts?(state: G['state'], task: Asked<G, Data, F>): readonly Fact[];
  /** What stands before the throw: ratings, target numbers. */
  sums?(state: G['state'], task: Asked<G, Data, F>): readonly Reckoning[];
  /** What must be thrown before it reads; empty when all lies there. */
  needs(state: G['state'], task: Asked<G, Data, F>): readonly G['need'][];
  /** Why nothing can be thrown yet, in a few words: "choose a battery". */
  waits?(state: G['state'], task: Asked<G, Data, F>): Said | undefined;
  /** What the rules would say against it; the table may go on all the same. */
  warnings?(state: G['state'], task: Asked<G, Data, F>): readonly Said[];
  odds?(state: G['state'], task: Asked<G, Data, F>): Odds | null;
  /** Dice thrown for hits, where each die counts by itself. */
  dice?(state: G['state'], task: Asked<G, Data, F>): readonly DiceThrown[];
  again?(state: G['state'], task: Asked<G, Data, F>): readonly Again<NonNullable<G['question']['side']>>[];
  /** Only asked when nothing is needed any more. */
  reading(state: G['state'], task: Asked<G, Data, F>): Reading;
  /** What follows, written as events; the question is closed by the caller. */
  settle(d: EventBuilder<G['state'], G['event']>, task: Asked<G, Data, F>): void;
  /** What the table may decide otherwise, instead of a throw. */
  byHand?(state: G['state'], task: Asked<G, Data, F>): readonly Choice[];
  settleByHand?(d: EventBuilder<G['state'], G['event']>, task: Asked<G, Data, F>, choice: string): void;
  /** The app throws on until nothing is needed any more, or until somebody has something to decide in between. */
  throwsOn?(state: G['state'], task: Asked<G, Data, F>): boolean;
  /** May be dropped without a result. */
  readonly optional?: boolean;
}
