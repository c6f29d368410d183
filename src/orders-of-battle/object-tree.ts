/**
 * Nested lists and maps, from YAML or JSON, as a tree: either entries with keys ("name", "strength", "units"), or a map
 * from a formation's name to what it holds ("4th Brigade": ["1/61st", …]).
 */

import { say, word } from '../engine/message.ts';
import { takeFigure } from './cells.ts';
import { beginsWithRank, leads, readCommander } from './commanders.ts';
import { problem, problemIn } from './format.ts';
import { ENTRY_KEYS, LEVEL_KEYS, RATED_KEYS } from './lexicon/keys.ts';
import { namedByLeader } from './named-by-leader.ts';
import { isBareMan, nationOf } from './names.ts';
import { hintsOf, kindOfWord, levelOfWord, speaksOfUnit } from './nouns.ts';
import { readFigure } from './numbers.ts';
import { unitOf } from './one-unit.ts';
import { isSideName } from './sides.ts';
import { withToldKeys } from './told-keys.ts';
import {
  FIGURES,
  type Figure,
  isFormation,
  isSilent,
  LEVELS,
  type Level,
  MAX_DEPTH,
  type Problem,
  type Sprout,
  sprout,
} from './tree.ts';

/** A value with the line it stands on. */
export type Value =
  | { readonly is: 'map'; readonly line: number; readonly entries: readonly (readonly [string, Value])[] }
  | { readonly is: 'list'; readonly line: number; readonly items: readonly Value[] }
  | { readonly is: 'word'; readonly line: number; readonly text: string };
type Key = keyof typeof ENTRY_KEYS;
/** What the keys of an entry may tell. */
const ENTRY_FIELDS = [
  'name',
  'commander',
  'strength',
  'men',
  'sabres',
  'guns',
  'points',
  'level',
  'kind',
  'type',
  'nation',
  'arrival',
  'notes',
  'parts',
] as const satisfies readonly Key[];
const KEY_OF = new Map<string, Key>(ENTRY_FIELDS.flatMap((key) => ENTRY_KEYS[key].map((name) => [name, key] as const)));
const plainKey = (key: string): string =>
  key
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
const wordOf = (value: Value | undefined): string => (value?.is === 'word' ? value.text.trim() : '');

/** Reads a value as armies. What is no entry is reported, not dropped in silence. */
export function readObjects(given: Value, problems: Problem[]): Sprout[] {
  const value = withToldKeys(given);
  if (value !== given) problems.push(problem('warning', 'reader-columns-told'));
  const odd: number[] = [];
  const all = entriesOf(value, 1, odd);
  for (const root of all) namedByLeader(root);
  /** "scenario": { title, date } beside the armies is the page's, not a unit. */
  const armies = all.filter(({ children }) => children.length > 0);
  const roots = armies.length > 0 ? all.filter((root) => armies.includes(root) || !isSilent(root)) : all;
  /** A title over the sides. */
  const isTitle = ({ level, commander, children }: Sprout): boolean =>
    level === 'unknown' &&
    commander === undefined &&
    children.length > 1 &&
    children.every((child) => child.level === 'army' || isSideName(child.name));
  const [sole] = roots;
  if (sole && roots.length === 1 && isTitle(sole)) {
    for (const side of sole.children) side.level = 'army';
    return sole.children;
  }
  /** "French" and "Russian", or two of whatever name: the sides. */
  const bare = armies.filter(({ level }) => level === 'unknown');
  const two = armies.length === 2 && bare.length === 2;
  for (const root of bare) if (two || isSideName(root.name)) root.level = 'army';
  problems.push(...problemIn('warning', [...new Set(odd)], (lines) => say('reader-odd-values', { lines })));
  return roots;
}

const isEntry = (value: Value): boolean =>
  value.is === 'map' && value.entries.some(([key]) => KEY_OF.get(plainKey(key)) === 'name');
/** A map without a name that still tells about one formation: `{ commander: …, units: […] }`. */
const isBody = (value: Value): boolean =>
  value.is === 'map' &&
  value.entries.some(([key, each]) => {
    const known = KEY_OF.get(plainKey(key));
    return known === 'parts' || (known !== undefined && known !== 'kind' && each.is === 'word');
  });

/** What a whole file is called that has no name of its own. */
const ARMY = 'Army';

function entriesOf(value: Value, depth: number, odd: number[]): Sprout[] {
  if (depth > MAX_DEPTH + 1) return [sprout('', value.line, '', { made: word('reader-too-deep') })];
  if (value.is === 'word') {
    const named = unitOf(value.text, value.line, value.text);
    return named ? [named] : [];
  }
  if (value.is === 'list') return value.items.flatMap((item) => entriesOf(item, depth, odd));
  if (isEntry(value)) return [entryOf(undefined, value, depth, odd)];
  if (isBody(value) && depth === 1) {
    const whole = entryOf(ARMY, value, depth, odd);
    if (whole.commander === undefined && whole.men === undefined && whole.guns === undefined) return whole.children;
    if (whole.name !== ARMY) return [whole];
    return [whole.nation ? { ...whole, name: whole.nation } : { ...whole, name: '', made: word('reader-army') }];
  }
  if (isBody(value) && value.entries.some(([key, each]) => isOnlyHolder(key, each)))
    return [entryOf('', value, depth, odd)];
  return value.entries.flatMap(([key, each]) => {
    if (isOnlyHolder(key, each)) return entriesOf(each, depth, odd);
    return each.is === 'word' && !namesUnit(key, each.text) ? [] : [entryOf(key, each, depth, odd)];
  });
}

/** "brigades: […]", "commands: [{…}]": the key says no more than that there are some. */
const isOnlyHolder = (key: string, value: Value): boolean =>
  value.is !== 'word' &&
  (LEVEL_KEYS.test(plainKey(key)) ||
    KEY_OF.get(plainKey(key)) === 'parts' ||
    (value.is === 'list' &&
      /^[a-z]+(?:[A-Z_][a-z]+)*$/.test(key) &&
      hintsOf(key).kind === undefined &&
      value.items.length > 0 &&
      value.items.every((item) => item.is === 'map')));

/** A key with one word behind it is a unit if it sounds like one, or if that word is a strength: "date" is none. */
function namesUnit(key: string, word: string): boolean {
  if (speaksOfUnit(key)) return true;
  const { value, unknown } = readFigure(word);
  return (
    (value !== undefined || unknown) &&
    !/^[a-z]+[A-Z]/.test(key) &&
    !/^(?:date|year|turns?|version|scale|id|index|order|x|y|page)$/iu.test(key)
  );
}

/** "4th Brigade (Pym)" as a key, with a list, a figure or a map below it. */
function entryOf(key: string | undefined, value: Value, depth: number, odd: number[]): Sprout {
  const get = (field: Key): Value | undefined =>
    value.is === 'map' ? value.entries.find(([name]) => KEY_OF.get(plainKey(name)) === field)?.[1] : undefined;
  const given = wordOf(get('name')) || key || wordOf(get('nation'));
  const node = unitOf(given, value.line, given) ?? sprout('', value.line, given);
  const level = wordOf(get('level'));
  const said = levelSaid(level);
  if (said) node.level = said;
  else if (level !== '' && isFormation(node.level)) node.level = 'unknown';
  const kind = kindOfWord(wordOf(get('kind'))) ?? kindOfWord(wordOf(get('type')));
  /** "Miscellaneous" says less than the name, and train and sappers are often filed under artillery. */
  const nameKnows = (kind === 'other' && node.kind !== undefined) || (kind === 'artillery' && node.kind === 'other');
  if (kind && !nameKnows) {
    if (node.kind !== kind) delete node.type;
    node.kind = kind;
  }
  const type = wordOf(get('type'));
  const told = type.toLowerCase();
  if (type !== '' && (kindOfWord(type) === undefined || (type.length > 2 && told !== node.kind))) node.type = told;
  node.nation = nationOf(wordOf(get('nation'))) ?? node.nation;
  const arrival = wordOf(get('arrival'));
  if (arrival !== '') node.arrival = arrival;
  const note = wordOf(get('notes'));
  if (note !== '') node.notes.push(note);
  const ranked = (each: Value): boolean =>
    each.is === 'map' && each.entries.some(([name]) => plainKey(name) === 'rank');
  const commander =
    get('commander') ?? (value.is === 'map' ? value.entries.find(([, each]) => ranked(each))?.[1] : undefined);
  leads(node, readCommander(leaderOf(commander)));

  const counted: Figure =
    node.kind === 'cavalry' ? 'sabres' : node.level === 'battery' && !get('guns') ? 'guns' : 'men';
  if (value.is === 'word') fromWord(node, value.text, node.kind === 'artillery' ? 'guns' : counted);
  for (const field of FIGURES) {
    const figure = get(field);
    if (figure?.is === 'word') takeFigure(node, figure.text, field, always);
  }
  const strength = get('strength');
  if (strength?.is === 'word') takeFigure(node, strength.text, counted, always);
  if (value.is === 'list') node.children = value.items.flatMap((item) => entriesOf(item, depth + 1, odd));
  if (value.is === 'map') {
    for (const [name, each] of value.entries) {
      const plain = plainKey(name);
      const field = KEY_OF.get(plain);
      if (RATED_KEYS.includes(plain) && each.is === 'word') node.quality.push({ scale: plain, value: each.text });
      else if (field === 'parts' || isOnlyHolder(name, each)) node.children.push(...entriesOf(each, depth + 1, odd));
      else if (
        field === undefined &&
        each !== commander &&
        (each.is !== 'word' || (!RATED_KEYS.includes(plain) && isUnitKey(name, each.text, key)))
      )
        node.children.push(entryOf(name, each, depth + 1, odd));
      else if (field !== undefined && each.is !== 'word' && ARMS.includes(field))
        node.children.push(entryOf(name, each, depth + 1, odd));
      else if (field !== undefined && each.is !== 'word' && field !== 'commander') odd.push(each.line);
    }
  }
  return node;
}

/** "cavalry": a figure, or those who are it. */
const ARMS: readonly Key[] = ['men', 'sabres', 'guns'];
const always = (): boolean => true;

/** In a map that is itself a formation's list, every key is a unit; among the keys of an entry only what sounds like one. */
const isUnitKey = (name: string, word: string, key: string | undefined): boolean => {
  const { level, kind } = hintsOf(name);
  return key === undefined ? level !== undefined && kind !== undefined : namesUnit(name, word);
};

/** "Pym", or a map with his name and rank, or a list that begins with him. */
function leaderOf(value: Value | undefined): string {
  if (value === undefined || value.is === 'word') return wordOf(value);
  if (value.is === 'list') return leaderOf(value.items[0]);
  const said = (key: string) => wordOf(value.entries.find(([name]) => plainKey(name) === key)?.[1]);
  return said('name') === '' ? wordOf(value.entries[0]?.[1]) : `${said('rank')} ${said('name')}`.trim();
}

/** What stands behind a unit's name: its strength, its figures in words, or its commander. */
function fromWord(node: Sprout, text: string, figure: Figure): void {
  const { value, unknown } = readFigure(text);
  if (value !== undefined || unknown || /\d/.test(text)) takeFigure(node, text, figure, always);
  else if (beginsWithRank(text) || isBareMan(text)) leads(node, readCommander(text));
  else node.notes.push(text);
}

const levelSaid = (word: string): Level | undefined => {
  const plain = word.toLowerCase();
  const level = LEVELS.find((each) => each === plain);
  return level ?? (word === '' || /^misc|^other|^unit/.test(plain) ? undefined : levelOfWord(word));
};
