/** Right texts of the corpus in other manners: how each is read, and whether a question shows what is wrong. */
import { readFileSync } from 'node:fs';
import { CORPUS, type Compared, isAsked, readFirst } from '../corpus.ts';
import { Chance } from '../generated/chance.ts';
import { LAYOUT } from './layout.ts';
import type { Change, Given, Variant } from './lines.ts';
import { REPRINTED } from './reprinted.ts';
import { WORDS } from './words.ts';

export const CHANGES: { readonly [name: string]: Change } = { ...LAYOUT, ...WORDS, ...REPRINTED };

export type Outcome = 'right' | 'asks' | 'elsewhere' | 'silent';

type Read = Awaited<ReturnType<typeof readFirst>>;

export interface Tried {
  readonly change: string;
  readonly name: string;
  readonly variant: Variant;
  readonly outcome: Outcome;
  readonly result: Compared;
  readonly unasked: readonly string[];
  readonly doubts: Read['doubts'];
}

const outcomeOf = (read: Read, unasked: readonly string[]): Outcome => {
  if (read.proposed.wrong.length === 0) return 'right';
  if (!read.open) return 'silent';
  return unasked.length > 0 ? 'elsewhere' : 'asks';
};

export async function tried(change: string, name: string, variant: Variant): Promise<Tried> {
  const read = await readFirst(variant.text, variant.truth);
  const { wrong, whose } = read.proposed;
  const unasked = wrong.filter((_, i) => !isAsked(whose[i], read.read, read.doubts));
  return {
    change,
    name,
    variant,
    outcome: outcomeOf(read, unasked),
    result: read.proposed,
    unasked,
    doubts: read.doubts,
  };
}

/** A text of the corpus, where it is right as it stands. */
export async function givenOf(name: string): Promise<Given | undefined> {
  const [text, truth] = ['txt', 'truth'].map((end) => readFileSync(`${CORPUS}${name}.${end}`, 'utf8')) as [
    string,
    string,
  ];
  const { proposed, read, format } = await readFirst(text, truth);
  return proposed.wrong.length === 0 ? { text, truth, format, tree: read } : undefined;
}

/** All that the changes make of a text by one seed: other seeds take other names, bullets, titles and sums. */
export const variantsOf = (name: string, given: Given, seed: number): readonly (readonly [string, Variant])[] =>
  Object.entries(CHANGES).flatMap(([change, make], i) => {
    const variant = make(given, new Chance(seed * 1000 + i + name.length * 31));
    return variant ? [[change, variant] as const] : [];
  });
