/** What is asked of the reader of orders of battle, and what it answers. */
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
  /** The texts as they are read, corrected and answered. */
  | { readonly do: 'sheet'; readonly origin: Origin }
  | {
      /** Of the sheet that was asked for last. */
      readonly do: 'units';
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
  readonly text: string;
  readonly encoding: Encoding | null;
  readonly because: Told | '';
  readonly guesses: readonly Guess[];
  readonly problems: readonly Problem[];
}
/** A table's columns as they were guessed, with what stands in the first rows. */
export interface Columns {
  readonly headings: readonly string[];
  readonly first: readonly (readonly string[])[];
  readonly mapping: Mapping;
}
/** What was read, in what words it stands there, and what is in doubt. */
export interface Laid {
  readonly is: 'sheet';
  readonly sheet: Sheet;
  /** The lines of the sources, one source after another. */
  readonly lines: readonly string[];
  readonly doubts: readonly Doubt[];
  /** What counts as the answer to each: what was given, or else what is proposed. */
  readonly answers: Readonly<Record<string, string>>;
  readonly totals: Totals;
  /** The day and the name of the battle, as far as the text says them. */
  readonly when: When;
  readonly problems: readonly Problem[];
  /** Corrections that found nothing to do. */
  readonly lost: readonly Correction[];
  readonly columns: Columns | null;
  /** The scales on which the source rates its troops. */
  readonly scales: readonly SourceScale[];
  /** Those on which it rates its officers. */
  readonly officers: OfficerScales;
  /** What an army of our own table is; others do not say. */
  readonly armyType?: ArmyType | undefined;
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
export type Answer = Opened | Laid | Proposed | Regrouped | Refused;
