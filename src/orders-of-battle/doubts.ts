/** What a doubt is: a question about a tree with a proposed answer, and what each answer would change. */
import { isSame, type Message, say } from '../engine/message.ts';
import { called, type Figure, gather, type Note, type OobNode, type OobTree, type Told, walk } from './tree.ts';

const DOUBT_KINDS = [
  'unknown-sign',
  'assumed',
  'number-or-thousands',
  'unread',
  'unsaid',
  'lost',
  'stated',
  'unknown-strength',
  'guns-twice',
  'regiment-and-battalions',
  'officers-column',
  'column',
  'parent-and-parts',
  'swallowed-artillery',
  'mixed-arms',
  'absorbed-guns',
  'listed-twice',
  'junk',
  'stub',
  'absent',
  'battles',
  'stray',
  'foes',
  'led-alone',
  'parted',
  'upside-down',
  'led-below',
  'leader',
  'arm',
  'odd',
  'too-strong',
  'arrival',
  'least-sure',
] as const;
type DoubtKind = (typeof DOUBT_KINDS)[number];

/** One change to a tree. Nodes are named by their ids. */
export type Edit =
  | { readonly do: 'set'; readonly node: string; readonly figure: Figure; readonly value: number | undefined }
  | { readonly do: 'count'; readonly node: string; readonly by: 'own' | 'parts' }
  | { readonly do: 'rename'; readonly node: string; readonly name: string }
  | { readonly do: 'note'; readonly node: string; readonly note: Note }
  /** Its foot and its horse become units of their own. */
  | { readonly do: 'apart'; readonly node: string }
  | { readonly do: 'kind'; readonly node: string; readonly kind: NonNullable<OobNode['kind']> }
  | { readonly do: 'arrival'; readonly node: string; readonly arrival: string }
  | { readonly do: 'drop'; readonly node: string }
  | { readonly do: 'lead'; readonly node: string; readonly commander: string | undefined }
  /** The nodes become parts of another. */
  | { readonly do: 'adopt'; readonly node: string; readonly parts: readonly string[] }
  /** The node becomes an army of its own; with others beside it, they stand in one that has no name. */
  | { readonly do: 'army'; readonly node: string; readonly parts?: readonly string[]; readonly nation?: string }
  /** The guns of a node become a battery of their own beside its parts. */
  | { readonly do: 'battery'; readonly node: string }
  /** A node with men and sabres becomes two. */
  | { readonly do: 'split-arms'; readonly node: string };

export interface DoubtOption {
  readonly id: string;
  readonly label: Told;
  readonly effect: readonly Edit[];
}

/** Changes that many options make. */
export const sets = ({ id }: OobNode, figure: Figure, value: number | undefined): Edit => ({
  do: 'set',
  node: id,
  figure,
  value,
});
export const drops = ({ id }: OobNode): Edit => ({ do: 'drop', node: id });
export const counts = ({ id }: OobNode, by: 'own' | 'parts'): Edit => ({ do: 'count', node: id, by });

export const option = (id: string, label: Told, effect: readonly Edit[] = []): DoubtOption => ({ id, label, effect });

/** The first entries of many, by their names. */
export const some = (nodes: readonly OobNode[], most = 3): Message =>
  say('reader-some', { names: nodes.slice(0, most).map(called), more: Math.max(0, nodes.length - most) });

export interface Doubt {
  readonly id: string;
  readonly kind: DoubtKind;
  /** Doubts that one tap may answer together: the same question in the same army. */
  readonly group: string;
  readonly nodes: readonly string[];
  readonly asks: Told;
  readonly options: readonly DoubtOption[];
  /** The id of the option that is likeliest right. */
  readonly proposed: string;
}

/** What a doubt is about: its id and its group begin with its kind; without a group of its own all of a kind are one. */
export const about = (kind: DoubtKind, of: string, group: string, nodes: readonly OobNode[]) => ({
  id: of === '' ? kind : `${kind}:${of}`,
  kind,
  group: group === '' ? kind : `${kind}:${group}`,
  nodes: nodes.map(({ id }) => id),
});

/** The entries that are meant, by the armies they stand in. */
export function byArmy(
  { roots }: OobTree,
  isMeant: (node: OobNode, above: readonly OobNode[]) => boolean,
): readonly (readonly [string, readonly OobNode[]])[] {
  const armies = new Map<string, OobNode[]>();
  for (const { node, above } of walk(roots)) if (isMeant(node, above)) gather(armies, (above[0] ?? node).id, node);
  return [...armies];
}

/** The options that say the same in every one of these doubts. */
export const sharedOptions = ([first, ...others]: readonly Doubt[]): readonly DoubtOption[] =>
  (first?.options ?? []).filter(({ id, label }) =>
    others.every(({ options }) => options.some((each) => each.id === id && isSame(each.label, label))),
  );
