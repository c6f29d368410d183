/**
 * Ratings on a source's own scale (morale 1 to 9, quality A to F, "veteran") as qualities of the game (NBC-GL-22). The
 * likeness is a suggestion: it is shown value by value, can be changed, and every unit rated by it says so.
 */

import { RATINGS, type Rating } from '../book/terms.ts';
import { type Message, say } from '../engine/message.ts';
import { known } from '../scenarios/known.ts';
import { OF_ARMS, OF_OFFICERS, TROOP_WORDS, type Words } from './lexicon/ratings.ts';
import { ownStrength } from './totals.ts';
import { type OobNode, type OobTree, type Told, walk } from './tree.ts';

export interface SourceScale {
  /** What the source calls it: "morale". */
  readonly scale: string;
  /** Its values, worst first, and how many entries have each. */
  readonly values: readonly { readonly value: string; readonly count: number }[];
  readonly mapping: Likeness;
  /** How the mapping was come by. */
  readonly because: Told;
}

/** Which quality a value of the source is like. */
type Likeness = { readonly [value: string]: Rating };

const ratesOfficers = (scale: string): boolean => Object.values(OF_OFFICERS).flat().includes(scale.toLowerCase());
/** More values than this are no scale. */
const MOST_VALUES = 24;

/** The lowest figure of each quality from 2 to 6, by how far the source's figures reach. */
const STEPS: readonly { readonly most: number; readonly from: readonly [number, number, number, number, number] }[] = [
  { most: 6, from: [2, 3, 4, 5, 6] },
  { most: 10, from: [3, 5, 6, 7, 8] },
  { most: 20, from: [5, 9, 12, 15, 18] },
];
const HUNDREDS: (typeof STEPS)[number] = { most: 100, from: [25, 45, 60, 75, 88] };

/** The rating nearest to a number. */
const rating = (n: number): Rating =>
  RATINGS.reduce((best, each) => (Math.abs(each - n) < Math.abs(best - n) ? each : best));
const stepped = (n: number, from: readonly number[]): Rating => rating(1 + from.filter((least) => n >= least).length);

function likeness(values: readonly string[], words: Words): Pick<SourceScale, 'mapping' | 'because'> {
  if (values.every((value) => /^\d{1,3}$/.test(value))) {
    const most = Math.max(...values.map(Number));
    const steps = STEPS.find((each) => most <= each.most) ?? HUNDREDS;
    return {
      mapping: Object.fromEntries(values.map((value) => [value, stepped(Number(value), steps.from)])),
      because: say('reader-scale-figures', { most: steps.most }),
    };
  }
  if (values.every((value) => /^[A-F]$/i.test(value))) {
    const wide = values.some((value) => /[EF]/i.test(value));
    const best = wide ? 6 : 5;
    const place = (value: string) => value.toUpperCase().charCodeAt(0) - 65;
    return {
      mapping: Object.fromEntries(values.map((value) => [value, rating(best - place(value))])),
      because: 'reader-scale-letters',
    };
  }
  const told = values.flatMap((value) => {
    const found = words.find(([each]) => each.test(value));
    return found ? [[value, found[1]] as const] : [];
  });
  return { mapping: Object.fromEntries(told), because: 'reader-scale-words' };
}

/** The scales a tree's troops are rated on, the one with the most entries first. */
export const scalesOf = (tree: OobTree): readonly SourceScale[] =>
  scalesNamed(tree, (scale) => !OF_ARMS.includes(scale) && !ratesOfficers(scale), TROOP_WORDS);

/** The scales of some names that a tree rates on, the one with the most entries first. */
export function scalesNamed(tree: OobTree, rates: (scale: string) => boolean, words: Words): readonly SourceScale[] {
  const scales = new Map<string, Map<string, number>>();
  for (const { node } of walk(tree.roots)) {
    // What a card of our own says is taken as it is.
    if (node.card) continue;
    for (const { scale, value } of node.quality) {
      if (value.trim() === '' || !rates(scale)) continue;
      const counts = scales.get(scale) ?? new Map<string, number>();
      scales.set(scale, counts.set(value.trim(), (counts.get(value.trim()) ?? 0) + 1));
    }
  }
  const entries = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((a, b) => a + b, 0);
  return [...scales]
    .filter(([, counts]) => counts.size <= MOST_VALUES)
    .sort((a, b) => entries(b[1]) - entries(a[1]))
    .map(([scale, counts]) => {
      const { mapping, because } = likeness([...counts.keys()], words);
      const rank = ([value]: readonly [string, number]) => known(mapping, value) ?? 0;
      const values = [...counts].sort((a, b) => rank(a) - rank(b) || a[0].localeCompare(b[0], 'en', { numeric: true }));
      return { scale, values: values.map(([value, count]) => ({ value, count })), mapping, because };
    })
    .filter(({ mapping }) => Object.keys(mapping).length > 0);
}

export interface ByScale {
  readonly scale: string;
  readonly mapping: Likeness;
}

export interface Likened {
  readonly quality: Rating;
  /** "morale 6 as Q4" */
  readonly why: Message;
}

const own = (node: OobNode, { scale, mapping }: ByScale): Likened | undefined => {
  const value = node.quality.find((each) => each.scale === scale)?.value.trim();
  const quality = value === undefined ? undefined : known(mapping, value);
  return quality && { quality, why: say('reader-rated', { scale, value: value ?? '', quality }) };
};

/** What the source's rating makes of an entry: its own, else its parts' on average by their men, else that of what it is in. */
export function likened(node: OobNode, above: readonly OobNode[], by: ByScale): Likened | undefined {
  const mine = own(node, by);
  if (mine) return mine;
  let men = 0;
  let sum = 0;
  for (const { node: part } of walk(node.children)) {
    const told = own(part, by);
    const weight = ownStrength(part) ?? 1;
    if (told) {
      men += weight;
      sum += told.quality * weight;
    }
  }
  if (men > 0) {
    const quality = rating(Math.round(sum / men));
    return { quality, why: say('reader-rated-parts', { scale: by.scale, quality }) };
  }
  for (const each of [...above].reverse()) {
    const told = own(each, by);
    if (told) return told;
  }
  return undefined;
}
