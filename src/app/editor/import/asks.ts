/** What is asked of the reader of orders of battle, and what it answers. */
import type { ArmyType } from '../../../book/terms.ts';
import type { Encoding } from '../../../orders-of-battle/bytes.ts';
import type { Mapping } from '../../../orders-of-battle/columns.ts';
import type { Guess } from '../../../orders-of-battle/detect.ts';
import type { Answers, Doubt } from '../../../orders-of-battle/doubts.ts';
import type { FormatId } from '../../../orders-of-battle/format.ts';
import type { ByOfficers, OfficerScales } from '../../../orders-of-battle/officer-ratings.ts';
import type { ProposedArmy, ProposedUnit } from '../../../orders-of-battle/proposed.ts';
import type { ByScale, SourceScale } from '../../../orders-of-battle/source-ratings.ts';
import type { Totals } from '../../../orders-of-battle/totals.ts';
import type { Problem, Source, Told } from '../../../orders-of-battle/tree.ts';

export interface Rating {
  /** The year of the battle and the nation of those who have none of their own. */
  readonly year: number;
  readonly nation: string;
}

export type Ask =
  | {
      readonly do: 'open';
      readonly bytes?: Uint8Array;
      readonly text?: string;
      readonly name?: string;
      readonly encoding?: Encoding;
    }
  /** Another file of the same order of battle, joined to it by the ids in both. */
  | { readonly do: 'join'; readonly bytes: Uint8Array }
  | { readonly do: 'read'; readonly format: FormatId; readonly mapping?: Mapping }
  | { readonly do: 'review'; readonly answers: Answers }
  /** The same, with the proposed answer to every question that has none. */
  | { readonly do: 'propose'; readonly answers: Answers }
  | {
      readonly do: 'units';
      readonly answers: Answers;
      readonly armyType: ArmyType;
      readonly batteries: 'units' | 'absorbed';
      readonly rating: Rating | null;
      /** The source's own ratings of troops and of officers, where it has them and they are to count. */
      readonly byScale?: ByScale | undefined;
      readonly byOfficers?: ByOfficers | undefined;
      /** What was done to the units before, to be done again. */
      readonly moves?: readonly Regroup[];
    }
  | { readonly do: 'regroup'; readonly units: readonly ProposedUnit[]; readonly move: Regroup };

/** What a tap on a proposed unit asks for. */
export type Regroup =
  | { readonly do: 'merge'; readonly into: string; readonly other: string }
  | { readonly do: 'split'; readonly unit: string }
  | { readonly do: 'absorb'; readonly battery: string };

export interface Opened {
  readonly is: 'opened';
  readonly encoding: Encoding | null;
  readonly because: Told | '';
  readonly guesses: readonly Guess[];
  /** As the likeliest format reads it, so that nobody waits for two answers; absent when that reader broke off. */
  readonly read?: Read;
}
/** A table's columns as they were guessed, with what stands in the first rows. */
export interface Columns {
  readonly headings: readonly string[];
  readonly first: readonly (readonly string[])[];
  readonly mapping: Mapping;
}
export interface Joined {
  readonly is: 'joined';
  readonly files: number;
}
export interface Read {
  readonly is: 'read';
  readonly entries: number;
  readonly problems: readonly Problem[];
  readonly columns: Columns | null;
  /** The scales on which the source rates its troops. */
  readonly scales: readonly SourceScale[];
  /** Those on which it rates its officers. */
  readonly officers: OfficerScales;
  /** What an army of our own table is; others do not say. */
  readonly armyType?: ArmyType | undefined;
}
export interface Reviewed {
  readonly is: 'reviewed';
  readonly answers: Answers;
  readonly doubts: readonly Doubt[];
  /** Where the entries stand that the doubts speak of. */
  readonly lines: Readonly<Record<string, Source>>;
  readonly before: Totals;
  readonly after: Totals;
}
export interface Proposed {
  readonly is: 'proposed';
  readonly armies: readonly ProposedArmy[];
  /** How many of the moves find their units no more. */
  readonly lost: number;
}
export interface Regrouped {
  readonly is: 'regrouped';
  readonly units: readonly ProposedUnit[];
}
export interface Refused {
  readonly is: 'refused';
  readonly said: Told;
}
export type Answer = Opened | Joined | Read | Reviewed | Proposed | Regrouped | Refused;
