/** What a doubt is: a question about a tree with a proposed answer, and what each answer would change. */
import { type Figure, gather, type OobNode } from './tree.ts';

const DOUBT_KINDS = [
  'unknown-sign',
  'assumed',
  'number-or-thousands',
  'unknown-strength',
  'guns-twice',
  'regiment-and-battalions',
  'officers-column',
  'parent-and-parts',
  'swallowed-artillery',
  'mixed-arms',
  'absorbed-guns',
  'listed-twice',
  'junk',
  'stub',
  'arrival',
] as const;
export type DoubtKind = (typeof DOUBT_KINDS)[number];

export const DOUBT_TITLES: Record<DoubtKind, string> = {
  'unknown-sign': 'Noughts, blanks and unclear figures',
  assumed: 'Figures the file left at its default',
  'number-or-thousands': 'A number of its own, or thousands',
  'unknown-strength': 'Strength not known',
  'guns-twice': 'Batteries listed again as their sections',
  'regiment-and-battalions': 'Regiments listed beside their own battalions',
  'officers-column': 'Officers read as men',
  'parent-and-parts': 'A formation differs from its parts',
  'swallowed-artillery': 'Artillery counted inside another arm',
  'mixed-arms': 'Infantry and cavalry in one brigade',
  'absorbed-guns': 'Guns inside infantry and cavalry',
  'listed-twice': 'Listed twice',
  junk: 'Rows that look like leftovers',
  stub: 'Empty entries',
  arrival: 'When they arrive',
};

/** One change to a tree. Nodes are named by their ids. */
export type Edit =
  | { readonly do: 'set'; readonly node: string; readonly figure: Figure; readonly value: number | undefined }
  | { readonly do: 'count'; readonly node: string; readonly by: 'own' | 'parts' }
  | { readonly do: 'rename'; readonly node: string; readonly name: string }
  | { readonly do: 'note'; readonly node: string; readonly note: string }
  | { readonly do: 'kind'; readonly node: string; readonly kind: NonNullable<OobNode['kind']> }
  | { readonly do: 'arrival'; readonly node: string; readonly arrival: string }
  | { readonly do: 'drop'; readonly node: string }
  /** The nodes become parts of another. */
  | { readonly do: 'adopt'; readonly node: string; readonly parts: readonly string[] }
  /** The guns of a node become a battery of their own beside its parts. */
  | { readonly do: 'battery'; readonly node: string }
  /** A node with men and sabres becomes two. */
  | { readonly do: 'split-arms'; readonly node: string };

export interface DoubtOption {
  readonly id: string;
  readonly label: string;
  readonly effect: readonly Edit[];
}

export interface Doubt {
  readonly id: string;
  readonly kind: DoubtKind;
  /** Doubts that one tap may answer together: the same question in the same army. */
  readonly group: string;
  readonly nodes: readonly string[];
  readonly sentence: string;
  readonly options: readonly DoubtOption[];
  /** The id of the option that is likeliest right. */
  readonly proposed: string;
}

/** Answers by the ids of doubts: the chosen option's id. A doubt that is not answered changes nothing. */
export type Answers = { readonly [doubt: string]: string };

/** Doubts under the questions they share, in the order they are asked. */
export function byGroup(doubts: readonly Doubt[]): ReadonlyMap<string, readonly Doubt[]> {
  const groups = new Map<string, Doubt[]>();
  for (const doubt of doubts) gather(groups, doubt.group, doubt);
  return groups;
}

/** The answers with one option given to every doubt of a group that offers it. */
export const answerGroup = (doubts: readonly Doubt[], answers: Answers, group: string, option: string): Answers => ({
  ...answers,
  ...Object.fromEntries(
    doubts
      .filter((doubt) => doubt.group === group && doubt.options.some((each) => each.id === option))
      .map((doubt) => [doubt.id, option]),
  ),
});

/** The options that say the same in every one of these doubts. */
export const sharedOptions = ([first, ...others]: readonly Doubt[]): readonly DoubtOption[] =>
  (first?.options ?? []).filter(({ id, label }) =>
    others.every(({ options }) => options.some((each) => each.id === id && each.label === label)),
  );
