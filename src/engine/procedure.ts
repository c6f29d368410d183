/**
 * The one mechanism for every question that needs an answer, a throw or a draw from the table. A rule says what it
 * asks, what must be thrown, how the result reads, who may throw again at what cost, and what follows. `agenda.ts` does
 * the rest.
 */
import type * as z from 'zod/mini';
import type { EventBuilder } from './event-builder.ts';
import type { Said } from './message.ts';
import type { Facts, FactValue, Question } from './question.ts';
import type { Reckoning } from './reckoning.ts';
import type { Seat } from './seats.ts';

/** The types a game gives the engine. */
export interface GameTypes {
  readonly state: unknown;
  readonly event: unknown;
  readonly question: Question;
  readonly need: BaseNeed;
  readonly thing: unknown;
}

/** Something to throw or draw. A game adds its own fields. */
export interface BaseNeed {
  readonly slot: string;
  readonly by: Seat;
  readonly label: Said;
}

/** What an answer would do. If that takes work, it is worked out only when shown. */
export type Effect = Said | (() => Said | undefined);

export const effectOf = (effect: Effect | undefined): Said | undefined =>
  typeof effect === 'function' ? effect() : effect;

/** An answer only the table can give. */
export interface Fact {
  readonly key: string;
  readonly label: Said;
  /** What the answer does, whether chosen or not: "+1", "−1", "12 instead of 10". */
  readonly effect?: Effect;
  /** Hides a switch that is off and would change nothing. */
  readonly onlyIfItTells?: boolean;
  readonly kind: 'switch' | 'choice' | 'number';
  readonly value: FactValue;
  /** For a choice. */
  readonly options?: readonly Choice[];
  /** For a number. */
  readonly min?: number;
  readonly max?: number;
  readonly unit?: 'cm' | 'CP' | 'hits';
  /** Rarely needed facts are folded up behind this line. */
  readonly group?: Said;
  /** The answer is kept as a fact of the unit, formation or side. The register of facts says for how long. */
  readonly keptFor?: 'unit' | 'formation' | 'side';
  /** Facts with the same party stand together on the screen, e.g. all about one battery. */
  readonly party?: string;
}

/** The optional fields of a fact. */
type More = Partial<Omit<Fact, 'key' | 'label' | 'kind' | 'value'>>;

/** A question answered with yes or no. */
export const yesNo = (key: string, label: Said, value: boolean, more?: More): Fact => ({
  ...{ key, label, kind: 'switch', value },
  ...more,
});

/** A question answered with one of several values. */
export const oneOf = (key: string, label: Said, value: string, options: readonly Choice[], more?: More): Fact => ({
  ...{ key, label, kind: 'choice', value, options },
  ...more,
});

/** A question answered with a number within limits. */
export const amount = (
  key: string,
  label: Said,
  value: number,
  [min, max]: readonly [number, number],
  more?: More,
): Fact => ({ ...{ key, label, kind: 'number', value, min, max }, ...more });

/** Whether the fact is shown at all. */
export const isShown = ({ onlyIfItTells, value, effect }: Fact): boolean =>
  onlyIfItTells !== true || value === true || effectOf(effect) !== undefined;

/** A possible re-throw, or why it is refused. */
export interface Again<Side extends Seat = Seat> {
  readonly slot: string;
  readonly side: Side;
  /** The re-roll dice it costs, and for what. */
  readonly cost: Reckoning;
  /** Why it cannot be done now. */
  readonly refused?: Said;
  /** What is thrown again, if there are several: "Kempt's check". */
  readonly what?: Said;
}

export interface OddsPart {
  readonly key: string;
  /** Chances of this part out of `of`. */
  readonly n: number;
  readonly means: Said;
}

/** Exact chances, from the deck or dice in force. */
export interface Odds {
  /** What the chance is of: "Chance that he closes". */
  readonly claim: Said;
  readonly good: number;
  readonly of: number;
  readonly parts: readonly OddsPart[];
  /** What is counted; cards if absent. */
  readonly unit?: 'throw' | 'card';
}

/** Dice thrown for hits: which hit, and which were thrown again. */
export interface DiceThrown {
  readonly label: Said;
  readonly dice: readonly {
    readonly face: 1 | 2 | 3 | 4 | 5 | 6;
    readonly mark?: 'hit' | 'miss';
    readonly again?: boolean;
  }[];
}

/** How the throw reads before it is accepted. */
export interface Reading {
  /** One word or figure: "High", "9". */
  readonly word: Said;
  /** What it means on the table. */
  readonly means: Said;
  readonly sums: readonly Reckoning[];
  /** The part of the odds that came up. */
  readonly part?: string;
  /** The owner of the throw would not want it thrown again. */
  readonly good?: boolean | undefined;
  /** All of this was known before the last throw, which changed nothing. */
  readonly foreseen?: boolean | undefined;
}

/** One of several answers. */
export interface Choice {
  readonly value: string;
  readonly label: Said;
  /** What the answer would do. */
  readonly effect?: Effect;
}

/** A question with the data and answers of its kind. */
export type Asked<G extends GameTypes, Data, F extends Facts> = Omit<G['question'], 'data' | 'facts'> & {
  readonly data: Data;
  readonly facts: F;
};

/** The rules of one kind of question. `schema` checks its data and its answers when a journal is read. */
export interface Procedure<G extends GameTypes, Data = G['question']['data'], F extends Facts = Facts> {
  readonly schema?: { readonly data: z.ZodMiniType<Data>; readonly facts?: z.ZodMiniType<F> };
  /** At most eight words. */
  question(state: G['state'], task: Asked<G, Data, F>): Said;
  facts?(state: G['state'], task: Asked<G, Data, F>): readonly Fact[];
  /** Shown before the throw: ratings, target numbers. */
  sums?(state: G['state'], task: Asked<G, Data, F>): readonly Reckoning[];
  /** What is still to be thrown; empty when everything is there. */
  needs(state: G['state'], task: Asked<G, Data, F>): readonly G['need'][];
  /** Whether what is thrown ties, and is thrown again for nothing. */
  tied?(state: G['state'], task: Asked<G, Data, F>): boolean;
  /** Why nothing can be thrown yet, in a few words: "choose a battery". */
  waits?(state: G['state'], task: Asked<G, Data, F>): Said | undefined;
  /** Whether something else has answered the question, which is then closed. */
  over?(state: G['state'], task: Asked<G, Data, F>): boolean;
  /** What follows once it is closed so. */
  calledOff?(d: EventBuilder<G['state'], G['event']>, task: Asked<G, Data, F>): void;
  /** What the rules object to. The table may go on all the same. */
  warnings?(state: G['state'], task: Asked<G, Data, F>): readonly Said[];
  odds?(state: G['state'], task: Asked<G, Data, F>): Odds | null;
  /** Dice thrown for hits, when each die counts by itself. */
  dice?(state: G['state'], task: Asked<G, Data, F>): readonly DiceThrown[];
  again?(state: G['state'], task: Asked<G, Data, F>): readonly Again<NonNullable<G['question']['side']>>[];
  /** How the result reads. Only called when `needs` is empty. */
  reading(state: G['state'], task: Asked<G, Data, F>): Reading;
  /** Writes what follows as events. The caller closes the question. */
  settle(d: EventBuilder<G['state'], G['event']>, task: Asked<G, Data, F>): void;
  /** What the table may decide instead of a throw. */
  byHand?(state: G['state'], task: Asked<G, Data, F>): readonly Choice[];
  settleByHand?(d: EventBuilder<G['state'], G['event']>, task: Asked<G, Data, F>, choice: string): void;
  /** The app goes on throwing until nothing is needed or somebody has a decision to make. */
  throwsOn?(state: G['state'], task: Asked<G, Data, F>): boolean;
  /** May be dropped without a result. */
  readonly optional?: boolean;
}
