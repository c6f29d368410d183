/** Keys of nested lists that nobody knows ("ft", "hs", "nm"), told by the values behind them. */
import { guessNation } from '../scenarios/nations.ts';
import { beginsWithRank } from './commanders.ts';
import { ENTRY_KEYS } from './lexicon/keys.ts';
import { isBareMan } from './names.ts';
import { hintsOf, kindOfWord, speaksOfUnit } from './nouns.ts';
import { numberOf } from './numbers.ts';
import type { Value } from './object-tree.ts';

type Of = Extract<Value, { readonly is: 'map' }>;
type Field = 'name' | 'kind' | 'commander' | 'nation' | 'men' | 'sabres' | 'guns';

const KNOWN: ReadonlySet<string> = new Set(Object.values(ENTRY_KEYS).flat());
const STRENGTHS: readonly string[] = (['strength', 'men', 'sabres', 'points'] as const).flatMap((key) => [
  ...ENTRY_KEYS[key],
]);
/** Men of the strongest unit, and pieces of the strongest battery. */
const [LEAST_MEN, MOST_PIECES] = [100, 30];

function mapsIn(value: Value): readonly Of[] {
  if (value.is === 'word') return [];
  if (value.is === 'list') return value.items.flatMap(mapsIn);
  return [value, ...value.entries.flatMap(([, each]) => mapsIn(each))];
}

const wordsOf = (maps: readonly Of[], key: string): readonly string[] =>
  maps.flatMap(({ entries }) =>
    entries.flatMap(([name, each]) => (name === key && each.is === 'word' ? [each.text.trim()] : [])),
  );
const isLeaf = ({ entries }: Of): boolean => entries.every(([, { is }]) => is === 'word');
const isFigure = (text: string): boolean => numberOf(text) !== undefined;

/** Which figure a key of units counts, by the names of those that have it. */
function figureOf(values: readonly string[], units: readonly string[]): Field | undefined {
  const most = Math.max(...values.map((value) => numberOf(value) ?? 0));
  const kinds = units.map((unit) => hintsOf(unit).kind);
  if (most <= MOST_PIECES) return kinds.includes('artillery') ? 'guns' : undefined;
  if (most < LEAST_MEN) return undefined;
  return kinds.includes('cavalry') && !kinds.includes('infantry') ? 'sabres' : 'men';
}

/** Formations have their names behind a key of their own, never beside that of the units. */
function namesWholes(maps: readonly Of[], key: string, name: string): boolean {
  const those = maps.filter((map) => wordsOf([map], key).length > 0);
  const formations = wordsOf(those, key).filter(speaksOfUnit);
  return (
    those.every((map) => !isLeaf(map) && wordsOf([map], name).length === 0) && formations.length * 2 > those.length
  );
}

/** What the unknown keys of a file tell, where no known one names a strength. */
function toldKeys(value: Value): ReadonlyMap<string, Field> {
  const told = new Map<string, Field>();
  const maps = mapsIn(value);
  const keys = [...new Set(maps.flatMap(({ entries }) => entries.map(([key]) => key)))];
  if (keys.some((key) => STRENGTHS.includes(key.toLowerCase()))) return told;
  const leaves = maps.filter(isLeaf);
  const unknown = keys.filter((key) => !KNOWN.has(key.toLowerCase()));
  const texts = unknown.filter((key) => wordsOf(maps, key).length > 1 && !wordsOf(maps, key).some(isFigure));
  const differ = (key: string): number => new Set(wordsOf(leaves, key)).size;
  const name = keys.find((key) => key.toLowerCase() === 'name') ?? [...texts].sort((a, b) => differ(b) - differ(a))[0];
  if (name === undefined) return told;
  for (const key of unknown) {
    const those = leaves.filter((leaf) => wordsOf([leaf], key).some(isFigure));
    const values = wordsOf(those, key);
    const field = values.length > 0 && values.every(isFigure) ? figureOf(values, wordsOf(those, name)) : undefined;
    if (field) told.set(key, field);
  }
  if (told.size === 0) return told;
  if (name.toLowerCase() !== 'name') told.set(name, 'name');
  for (const key of texts) {
    const words = wordsOf(maps, key);
    if (key === name) continue;
    if (words.every((each) => kindOfWord(each) !== undefined)) told.set(key, 'kind');
    else if (words.every((each) => guessNation(each) !== undefined)) told.set(key, 'nation');
    else if (words.every((each) => beginsWithRank(each) || isBareMan(each))) told.set(key, 'commander');
    else if (namesWholes(maps, key, name)) told.set(key, 'name');
  }
  return told;
}

const renamed = (value: Value, told: ReadonlyMap<string, Field>): Value => {
  if (value.is === 'word') return value;
  if (value.is === 'list') return { ...value, items: value.items.map((item) => renamed(item, told)) };
  return {
    ...value,
    entries: value.entries.map(([key, each]) => [told.get(key) ?? key, renamed(each, told)] as const),
  };
};

/** The value with keys that are known; the same one where nothing had to be told. */
export function withToldKeys(value: Value): Value {
  const told = toldKeys(value);
  return told.size === 0 ? value : renamed(value, told);
}
