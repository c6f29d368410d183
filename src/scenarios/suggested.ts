/** What a suggestion says, and those that fit a nation, a year and an arm. The lists stand in suggestions.ts. */
import type { Rating, SkirmishRating } from '../book/terms.ts';

/** How sure the suggestion is. */
export type Confidence = 'high' | 'medium' | 'low';

export interface TroopSuggestion {
  readonly nation: string;
  /** "Ligne, Armée du Nord", "Foot Guards". */
  readonly troops: string;
  readonly arm: 'infantry' | 'cavalry' | 'artillery';
  /** First and last year. */
  readonly from: number;
  readonly to: number;
  /** Where, if not everywhere: "Peninsula". */
  readonly theatre?: string;
  /** Absent for brigades of several kinds: take the average of the parts. */
  readonly quality?: { readonly usual: Rating; readonly least: Rating; readonly most: Rating };
  readonly skirmish?: SkirmishRating;
  /** For cavalry and guns, in words: "heavy", "medium horse". */
  readonly weight?: string;
  readonly confidence: Confidence;
  readonly note?: string;
}

export interface GeneralSuggestion {
  readonly nation: string;
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly A: Rating;
  readonly L: Rating;
  readonly T: Rating;
  readonly confidence: Confidence;
  readonly note?: string;
}

/** Ignores accents, umlaut spellings and case in a name. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/([aou])e/g, '$1');

export const words = (text: string): string[] =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

export const inYear = (year: number) => (row: { from: number; to: number }) => row.from <= year && year <= row.to;

/** Those of a list for a nation's troops in a year, in its order. */
export function troopsIn(
  list: readonly TroopSuggestion[],
  nation: string,
  year: number,
  arm?: TroopSuggestion['arm'],
): readonly TroopSuggestion[] {
  const wanted = fold(nation);
  return list
    .filter(inYear(year))
    .filter((row) => fold(row.nation) === wanted && (arm === undefined || row.arm === arm));
}
