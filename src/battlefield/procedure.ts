/**
 * The one mechanism for every question of the rules that wants the table's word, a throw or a draw. A rule says what it
 * asks, what it needs thrown, how what lies there reads, who may throw it again at what cost, and what follows when it
 * is accepted; asking, throwing, entering the table's own dice, re-throwing and accepting are done once, in `tasks.ts`.
 */
import type { Reckoning } from '../book/reckoning.ts';
import type { SideId } from '../book/terms.ts';
import type { Face } from '../dice/faces.ts';
import type { Battle, FactValue, Lie, Task } from './battle.ts';
import type { Draft } from './draft.ts';

/** Something that must be thrown or drawn. */
export type Need = { readonly slot: string; readonly by: SideId; readonly label: string } & (
  | {
      readonly want: 'pot';
      /** How many of its dice count; 2 for the white pair. */
      readonly counts: number;
      /** They are read each by itself, and never summed. */
      readonly apart?: true;
    }
  | { readonly want: 'dice'; readonly dice: number }
  | { readonly want: 'result' /** The adjusted rating. */; readonly rating: number }
  | { readonly want: 'disorder'; readonly rating: number; readonly column: 'move' | 'hit' }
  | { readonly want: 'time' }
);

/** An answer only the table can give. */
export interface Fact {
  readonly key: string;
  readonly label: string;
  /** What it would do, pressed or not: "+1", "−1", "12 instead of 10". */
  readonly effect?: string;
  readonly kind: 'switch' | 'choice' | 'number';
  readonly value: FactValue;
  /** For a choice. */
  readonly options?: readonly { readonly value: string; readonly label: string; readonly effect?: string }[];
  /** For a number. */
  readonly min?: number;
  readonly max?: number;
  readonly unit?: 'cm' | 'CP' | 'hits';
  /** Facts seldom wanted wait together behind this line. */
  readonly group?: string;
  /** The answer is kept with the unit, the formation's commander or the side until it is likely to have changed. */
  readonly sticks?: 'unit' | 'formation' | 'side';
  /** Facts of one party that stand together on the screen: all that is asked of one battery. */
  readonly party?: string;
}

/** A re-throw somebody could make, or why not. */
export interface Again {
  readonly slot: string;
  readonly side: SideId;
  /** Re-roll dice, with what they are for. */
  readonly cost: Reckoning;
  /** Set when it cannot be done now: one sentence. */
  readonly refused?: string;
  /** What is thrown again, where several could be: "Kempt's check". */
  readonly what?: string;
}

export interface OddsPart {
  readonly key: string;
  /** Chances of this part out of `of`. */
  readonly n: number;
  readonly means: string;
}

/** Exact chances of what is asked, from the deck or the dice in force. */
export interface Odds {
  /** What the figure is the chance of: "Chance that he closes". */
  readonly claim: string;
  readonly good: number;
  readonly of: number;
  readonly parts: readonly OddsPart[];
  /** What is counted; cards when left out. */
  readonly unit?: 'throw' | 'card';
}

/** Dice thrown for hits, as they are shown: which hit, and which were thrown again. */
export interface DiceThrown {
  readonly label: string;
  readonly dice: readonly { readonly face: Face; readonly mark?: 'hit' | 'miss'; readonly again?: boolean }[];
}

/** How what lies there reads, before it is accepted. */
export interface Reading {
  /** One word or figure: "High", "9". */
  readonly word: string;
  /** What it means on the table, in one sentence. */
  readonly means: string;
  readonly sums: readonly Reckoning[];
  /** The part of the odds that was drawn. */
  readonly part?: string;
  /** Decides whether accepting it is good news, for nothing but a sign. */
  readonly good?: boolean;
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface Procedure {
  readonly kind: string;
  /** At most eight words. */
  question(battle: Battle, task: Task): string;
  facts?(battle: Battle, task: Task): readonly Fact[];
  /** What stands before the throw: ratings, target numbers. */
  sums?(battle: Battle, task: Task): readonly Reckoning[];
  /** What must be thrown before it reads; empty when all lies there. */
  needs(battle: Battle, task: Task): readonly Need[];
  /** Why nothing can be thrown yet, in a few words: "choose a battery". */
  waits?(battle: Battle, task: Task): string | undefined;
  /** What the rules would say against it; the table may go on all the same. */
  warnings?(battle: Battle, task: Task): readonly string[];
  odds?(battle: Battle, task: Task): Odds | null;
  /** Dice thrown for hits, where each die counts by itself. */
  dice?(battle: Battle, task: Task): readonly DiceThrown[];
  again?(battle: Battle, task: Task): readonly Again[];
  /** Only asked when nothing is needed any more. */
  reading(battle: Battle, task: Task): Reading;
  /** What follows, written into the draft; the task is closed by the caller. */
  settle(d: Draft, task: Task): void;
  /** What the table may decide otherwise, instead of a throw. */
  byHand?(battle: Battle, task: Task): readonly Choice[];
  settleByHand?(d: Draft, task: Task, choice: string): void;
  /** The app throws on until nothing is needed any more, or until somebody has something to decide in between. */
  readonly throwsOn?: boolean | ((battle: Battle, task: Task) => boolean);
  /** May be dropped without a result. */
  readonly optional?: boolean;
}

export const lieIn = (task: Task, slot: string): Lie | undefined => task.lies.find((lie) => lie.slot === slot);

/** The answer to a fact: this task's own, or what was given as the default. */
export const saidOr = <T extends FactValue>(task: Task, key: string, otherwise: T): T =>
  (task.facts[key] as T | undefined) ?? otherwise;
