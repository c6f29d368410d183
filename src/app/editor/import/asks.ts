/** The questions to the reader of orders of battle, and its answers. */
import type { ArmyType } from '../../../book/terms.ts';
import type { Encoding } from '../../../orders-of-battle/bytes.ts';
import type { Mapping } from '../../../orders-of-battle/columns.ts';
import type { Correction } from '../../../orders-of-battle/corrections.ts';
import type { Guess } from '../../../orders-of-battle/detect.ts';
import type { Doubt } from '../../../orders-of-battle/doubts.ts';
import type { ByOfficers, OfficerScales } from '../../../orders-of-battle/officer-ratings.ts';
import type { Origin } from '../../../orders-of-battle/origin.ts';
import type { ProposedArmy, ProposedUnit } from '../../../orders-of-battle/proposed.ts';
import type { Sheet } from '../../../orders-of-battle/sheet.ts';
import type { ByScale, SourceScale } from '../../../orders-of-battle/source-ratings.ts';
import type { Totals } from '../../../orders-of-battle/totals.ts';
import type { Problem, Told } from '../../../orders-of-battle/tree.ts';
import type { When } from '../../../orders-of-battle/when.ts';
import type { TroopSuggestion } from '../../../scenarios/suggested.ts';

export interface Rating {
  /** The year of the battle, and the nation for troops without one. */
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
  /** The texts with their corrections and answers. */
  | { readonly do: 'sheet'; readonly origin: Origin }
  | {
      /** The units of the sheet asked for last. */
      readonly do: 'units';
      readonly armyType: ArmyType;
      readonly batteries: 'units' | 'absorbed';
      readonly rating: Rating | null;
      /** The suggestions to rate by. */
      readonly troops?: readonly TroopSuggestion[];
      /** The source's own ratings of troops and officers, if they are to count. */
      readonly byScale?: ByScale | undefined;
      readonly byOfficers?: ByOfficers | undefined;
      /** Earlier changes to the units, to be repeated. */
      readonly moves?: readonly Regroup[];
    }
  | { readonly do: 'regroup'; readonly units: readonly ProposedUnit[]; readonly move: Regroup };

/** A change to proposed units. */
export type Regroup =
  | { readonly do: 'merge'; readonly into: string; readonly other: string }
  | { readonly do: 'split'; readonly unit: string }
  | { readonly do: 'absorb'; readonly battery: string };

export interface Opened {
  readonly is: 'opened';
  readonly text: string;
  readonly encoding: Encoding | null;
  readonly because: Told | '';
  readonly guesses: readonly Guess[];
  readonly problems: readonly Problem[];
}
/** The guessed columns of a table, with its first rows. */
export interface Columns {
  readonly headings: readonly string[];
  readonly first: readonly (readonly string[])[];
  readonly mapping: Mapping;
}
/** What was read, its text, and the doubts. */
export interface Laid {
  readonly is: 'sheet';
  readonly sheet: Sheet;
  /** The lines of all sources, one source after another. */
  readonly lines: readonly string[];
  readonly doubts: readonly Doubt[];
  /** The answer to each doubt: the given one, or the proposed one. */
  readonly answers: Readonly<Record<string, string>>;
  readonly totals: Totals;
  /** The date and name of the battle, if the text has them. */
  readonly when: When;
  readonly problems: readonly Problem[];
  /** Corrections that no longer apply to anything. */
  readonly lost: readonly Correction[];
  readonly columns: Columns | null;
  /** The source's rating scales for troops. */
  readonly scales: readonly SourceScale[];
  /** Its rating scales for officers. */
  readonly officers: OfficerScales;
  /** The army type of one of our own tables; other texts do not say. */
  readonly armyType?: ArmyType | undefined;
}
export interface Proposed {
  readonly is: 'proposed';
  readonly armies: readonly ProposedArmy[];
  /** The number of changes that no longer find their units. */
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
export type Answer = Opened | Laid | Proposed | Regrouped | Refused;
