/** The suggestion that fits an entry of an order of battle, by nation, year, arm and shared words. */
import { guessNation } from './nations.ts';
import { type TroopSuggestion, troopsIn } from './suggested.ts';

/** Words for the same troops in several languages, by how they begin. */
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
  ['kgl', /\b(?:kgl|king['’]?s german)/],
];

const kindsIn = (text: string): Set<string> => {
  const said = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return new Set(KINDS.filter(([, words]) => words.test(said)).map(([kind]) => kind));
};

const SURE = { high: 2, medium: 1, low: 0 } as const;

interface Row {
  readonly row: TroopSuggestion;
  readonly kinds: ReadonlySet<string>;
}

/** A nation's suggestions for an arm and year, and the results so far. */
interface Shelf {
  readonly rows: readonly Row[];
  readonly found: Map<string, TroopSuggestion | undefined>;
}

/** An order of battle asks the same few questions a thousand times. */
const known = new WeakMap<readonly TroopSuggestion[], Map<string, Shelf>>();

function shelfOf(list: readonly TroopSuggestion[], nation: string, year: number, arm: TroopSuggestion['arm']): Shelf {
  const shelves = known.get(list) ?? new Map<string, Shelf>();
  known.set(list, shelves);
  const key = `${nation}|${year}|${arm}`;
  const before = shelves.get(key);
  if (before) return before;
  const rows = troopsIn(list, guessNation(nation) ?? nation, year, arm)
    .filter((row) => row.quality)
    .map((row) => ({ row, kinds: kindsIn(row.troops) }));
  const shelf: Shelf = { rows, found: new Map() };
  shelves.set(key, shelf);
  return shelf;
}

/** The suggestion that fits best. If the name says nothing, ordinary troops rather than picked ones. */
export function suggestFor(
  list: readonly TroopSuggestion[],
  name: string,
  nation: string,
  year: number,
  arm: TroopSuggestion['arm'],
): TroopSuggestion | undefined {
  const said = kindsIn(name);
  if (said.size === 0) said.add('line');
  const { rows, found } = shelfOf(list, nation, year, arm);
  const key = [...said].join();
  if (found.has(key)) return found.get(key);
  const score = ({ row, kinds }: Row): number => {
    let sum = 0;
    for (const kind of kinds) sum += said.has(kind) ? 4 : kind === 'line' ? 0 : -2;
    return sum * 4 + SURE[row.confidence] - (row.theatre ? 1 : 0);
  };
  const best = rows.map((each) => ({ row: each.row, score: score(each) })).sort((a, b) => b.score - a.score)[0]?.row;
  found.set(key, best);
  return best;
}
