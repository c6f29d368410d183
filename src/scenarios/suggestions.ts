/**
 * Suggested ratings for writing an order of battle (NBC-SCN-04, NBC-SCN-07, NBC-GL-22). They are Scovell's own, open to
 * change; the rulebook prints no such lists. Loaded when a builder asks.
 */
import type { Rating, SkirmishRating } from '../book/terms.ts';
import { type Confidence, type GeneralSuggestion, inYear, type TroopSuggestion, troopsIn, words } from './suggested.ts';
import generals from './suggestions/generals.json';
import troops from './suggestions/troops.json';

type TroopRow = [
  troops: string,
  from: number,
  to: number,
  theatre: string,
  usual: Rating | null,
  least: Rating | null,
  most: Rating | null,
  skirmish: SkirmishRating | null,
  weight: string,
  confidence: Confidence,
  note: string,
];
type TroopShelf = Readonly<Record<string, Readonly<Partial<Record<TroopSuggestion['arm'], readonly TroopRow[]>>>>>;
type GeneralRow = [
  name: string,
  from: number,
  to: number,
  A: Rating,
  L: Rating,
  T: Rating,
  confidence: Confidence,
  note: string,
];

const ARMS = ['infantry', 'cavalry', 'artillery'] as const;

const troopOf =
  (nation: string, arm: TroopSuggestion['arm']) =>
  ([name, from, to, theatre, usual, least, most, skirmish, weight, confidence, note]: TroopRow): TroopSuggestion => ({
    nation,
    troops: name,
    arm,
    from,
    to,
    confidence,
    ...(theatre && { theatre }),
    ...(usual && least && most && { quality: { usual, least, most } }),
    ...(skirmish !== null && { skirmish }),
    ...(weight && { weight }),
    ...(note && { note }),
  });

export const TROOP_SUGGESTIONS: readonly TroopSuggestion[] = Object.entries(troops as unknown as TroopShelf).flatMap(
  ([nation, of]) => ARMS.flatMap((arm) => (of[arm] ?? []).map(troopOf(nation, arm))),
);

export const GENERAL_SUGGESTIONS: readonly GeneralSuggestion[] = Object.entries(
  generals as unknown as Readonly<Record<string, readonly GeneralRow[]>>,
).flatMap(([nation, rows]) =>
  rows.map(([name, from, to, A, L, T, confidence, note]) => ({
    nation,
    name,
    from,
    to,
    A,
    L,
    T,
    confidence,
    ...(note && { note }),
  })),
);

/** The suggestions for a nation's troops in a year, in list order. */
export const suggestTroops = (nation: string, year: number, arm?: TroopSuggestion['arm']): readonly TroopSuggestion[] =>
  troopsIn(TROOP_SUGGESTIONS, nation, year, arm);

/** The words of a name that count, without initials, numbers and particles. */
const telling = (name: string): readonly string[] => words(name).filter((word) => word.length > 2);

/** The names of a general: as listed, or in brackets: "Mouton (Lobau)". */
function callings(name: string): readonly (readonly string[])[] {
  const other = /\((.*?)\)/.exec(name)?.[1];
  return [name.replace(/\(.*?\)/g, ''), ...(other ? [other] : [])].map(telling);
}

/**
 * The suggestion for a general by any form of his name: "Maréchal Ney, prince de la Moskowa" finds Ney. The suggestion
 * with most matching words wins; with a year given, only suggestions for that year count.
 */
export function suggestGeneral(written: string, year?: number): GeneralSuggestion | undefined {
  const said = new Set(words(written));
  const weight = (row: GeneralSuggestion) =>
    Math.max(...callings(row.name).map((calling) => (calling.every((word) => said.has(word)) ? calling.length : 0)));
  return GENERAL_SUGGESTIONS.filter((row) => year === undefined || inYear(year)(row))
    .map((row) => ({ row, weight: weight(row) }))
    .filter((found) => found.weight > 0)
    .sort((a, b) => b.weight - a.weight)[0]?.row;
}
