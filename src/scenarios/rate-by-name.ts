/** Which suggestion fits an entry of an order of battle: by its nation, year and arm, and the words it shares with it. */
import { guessNation } from './nations.ts';
import { suggestTroops, type TroopSuggestion } from './suggestions.ts';

/** Words of the same troops in other tongues and other numbers, by how they begin. */
const KINDS: readonly (readonly [kind: string, words: RegExp])[] = [
  ['old-guard', /\b(?:old guard|vieille garde)/],
  ['middle-guard', /\b(?:middle guard|moyenne garde|fusiliers-)/],
  ['young-guard', /\b(?:young guard|jeune garde|voltigeurs|tirailleurs)\b/],
  ['guard', /\b(?:guards?|garde|gardes|leib|lifeguards?|household)\b/],
  ['grenadier', /\bgrenad/],
  ['light', /\b(?:leg|legere|light|jager|jaeger|cacadores|schutzen|rifles?|fusilier)/],
  ['grenz', /\b(?:grenz|croat|illyr)/],
  ['militia', /\b(?:landwehr|militia|garde nationale|opol|insurrection|levee|levies)/],
  ['swiss', /\b(?:swiss|suisse)/],
  ['line', /\b(?:line|ligne|musket|linie|regiment)/],
  ['cuirassier', /\b(?:cuirass|kurass|carabin)/],
  ['dragoon', /\bdrag/],
  ['hussar', /\b(?:hus|chass|chevau|uhl|lancer|lancier)/],
  ['cossack', /\b(?:coss|kosak|kasak)/],
  ['horse-battery', /\b(?:horse|cheval|reitend|cavalry|flying)/],
  ['heavy-battery', /\b(?:12|position|reserve|heavy)/],
  ['highland', /\bhighland/],
  ['kgl', /\b(?:kgl|king'?s german)/],
];

const kindsIn = (text: string): Set<string> => {
  const said = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return new Set(KINDS.filter(([, words]) => words.test(said)).map(([kind]) => kind));
};

const SURE = { high: 2, medium: 1, low: 0 } as const;

/** The suggestion whose kinds fit best; usual troops rather than picked ones where the name says nothing. */
export function suggestFor(
  name: string,
  nation: string,
  year: number,
  arm: TroopSuggestion['arm'],
): TroopSuggestion | undefined {
  const known = guessNation(nation) ?? nation;
  const said = kindsIn(name);
  if (said.size === 0) said.add('line');
  const score = (row: TroopSuggestion): number => {
    const kinds = kindsIn(row.troops);
    let sum = 0;
    for (const kind of kinds) sum += said.has(kind) ? 4 : kind === 'line' ? 0 : -2;
    return sum * 4 + SURE[row.confidence] - (row.theatre ? 1 : 0);
  };
  return suggestTroops(known, year, arm)
    .filter((row) => row.quality)
    .map((row) => ({ row, score: score(row) }))
    .sort((a, b) => b.score - a.score)[0]?.row;
}
