/**
 * The neutral tree: an order of battle as a source tells it, before any rule of the game has looked at it. A figure that
 * the source does not give is absent; nought means that the source says "none".
 */

import { type Bare, type Message, type Named, say, type Written, word } from '../engine/message.ts';
import type { Card } from './card-columns.ts';

export const LEVELS = [
  'army',
  'wing',
  'corps',
  'division',
  'brigade',
  'regiment',
  'battalion',
  'squadron',
  'battery',
  'unknown',
] as const;
export type Level = (typeof LEVELS)[number];

export const KINDS = ['infantry', 'cavalry', 'artillery', 'mixed', 'other'] as const;
export type Kind = (typeof KINDS)[number];

export const FIGURES = ['men', 'sabres', 'guns', 'points'] as const;
export type Figure = (typeof FIGURES)[number];

/** A rating on the source's own scale, as it was written: `{ scale: 'morale', value: '5' }`. */
export interface Quality {
  readonly scale: string;
  readonly value: string;
}

export const PARTS = ['battalion', 'squadron', 'company', 'battery', 'base'] as const;

/** What an entry is made of when the source gives a count instead of names: "3 battalions". */
export interface Parts {
  readonly count: number;
  readonly of: (typeof PARTS)[number];
}

/** Why a figure is marked. */
export const MARKS = [
  'unknown',
  'assumed',
  'approximate',
  'gap',
  'unread',
  'stated',
  'unsaid',
  'lost',
  'leader',
  'named',
  'column',
] as const;

/** Something the reading had to decide about one figure; the review asks about it. */
export interface Mark {
  readonly figure: Figure;
  /** What the source wrote; empty when it wrote nothing. */
  readonly was: string;
  /**
   * `unknown`: a sign for "not known"; `assumed`: the file's own default; `approximate`: "approx.", "circa"; `gap`: a number
   * of the unit and its strength, or one figure with a gap for the thousands; `unread`: a figure of its line that was used
   * for nothing; `stated`: a sum behind it that nothing adds up to; `unsaid`: a figure that the text does not give;
   * `lost`: a number or a time that stands in the line and nowhere in what was read of it; `leader`: a man who may lead it; `named`: one in its
   * name, or of its first unit; `column`: what it has in another column.
   */
  readonly why: (typeof MARKS)[number];
  /** For a mark `column`. */
  readonly column?: OtherColumn;
}

/** What an entry has in a column that may be the strength. */
export interface OtherColumn {
  /** Its heading; empty where it has none. */
  readonly head: string;
  /** Where it stands: no two columns of a table stand alike. */
  readonly at: number;
  readonly value: number;
  /** Its sum is stated elsewhere in the text. */
  readonly stated: boolean;
  /** The heading of the column that was read. */
  readonly instead: string;
}

export interface Source {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
}

/** What the reader may say: a code there are words for, or one with what it is about. */
export type Told = Bare | Message;

/** In the source's own words, or what the reader has to say. */
export type Note = Written;

export interface OobNode {
  readonly id: string;
  readonly level: Level;
  /** As the source has it, which may be empty. */
  readonly name: string;
  /** The name the reader gives it, where the source has none or less. */
  readonly made?: Message;
  readonly commander?: string;
  readonly rank?: string;
  /** Ranks, titles, casualties and asides that were taken out of the names, in the source's words. */
  readonly notes: readonly Note[];
  /** Soldiers on foot and gunners; of a whole formation, everybody the source counts together. */
  readonly men?: number;
  readonly sabres?: number;
  readonly guns?: number;
  /** Strength in the points of the source's own game, where it does not count men. */
  readonly points?: number;
  readonly parts?: Parts;
  readonly nation?: string;
  readonly kind?: Kind;
  /** A closer word for the kind: light, line, guard, dragoon, horse artillery. */
  readonly type?: string;
  readonly quality: readonly Quality[];
  /** When it comes on, as the source says it. */
  readonly arrival?: string;
  readonly marks: readonly Mark[];
  /** Of our own table: the scenario's card that the row is. */
  readonly card?: Card;
  /** Which figures count where an entry and its parts disagree; unset, its own as far as it has any. */
  readonly counted?: 'own' | 'parts';
  /** Its foot and its horse become units of their own. */
  readonly apart?: true;
  readonly children: readonly OobNode[];
  readonly source: Source;
}

export interface OobTree {
  readonly title?: string;
  /** Its source says what it means: nothing in it is a guess. */
  readonly sure?: true;
  /** Where the text tells of several: the armies of each. */
  readonly battles?: readonly { readonly name: string; readonly roots: readonly string[] }[];
  readonly roots: readonly OobNode[];
}

export const EMPTY_TREE: OobTree = { roots: [] };

/** What went wrong, or was left out, while reading. `error`: not all of the file was understood. */
export interface Problem {
  readonly severity: 'error' | 'warning' | 'note';
  readonly line?: number;
  /** All lines it is about; what is said names them as its `lines`. */
  readonly lines?: readonly number[];
  readonly said: Told;
}

export interface Reading {
  readonly tree: OobTree;
  readonly problems: readonly Problem[];
}

/** Most entries and most levels a tree may have: ten times the largest campaign that was ever written down. */
export const MAX_NODES = 20_000;
export const MAX_DEPTH = 24;

/** A node while it is being read: everything may still be added to it. */
export type Sprout = {
  -readonly [K in keyof Omit<OobNode, 'id' | 'children' | 'notes' | 'quality' | 'marks'>]: OobNode[K];
} & { children: Sprout[]; notes: Note[]; quality: Quality[]; marks: Mark[] };

/** What an entry, a unit or a formation is called in a message. */
export const called = ({
  id,
  name,
  made,
}: {
  readonly id: string;
  readonly name: string;
  readonly made?: Message | undefined;
}): Message | Named => made ?? (name === '' ? word('reader-nameless') : { id, name });

/** A fresh node with nothing known but its name and place. */
export function sprout(name: string, line: number, text: string, more: Partial<Sprout> = {}): Sprout {
  return {
    level: 'unknown',
    name,
    notes: [],
    quality: [],
    marks: [],
    children: [],
    source: { line, text: text.length > 500 ? `${text.slice(0, 499)}…` : text },
    ...more,
  };
}

/** Marks a figure as not known, in the source's own sign. */
export function markUnknown(node: Sprout, figure: Figure, was: string): void {
  node.marks.push({ figure, was, why: 'unknown' });
}

/** Without any figure of its own. */
export const isSilent = (node: Pick<OobNode, Figure>): boolean => FIGURES.every((figure) => node[figure] === undefined);

/** Numbers the nodes from the top down and holds the tree to its limits. Never recurses, so no nesting can break it. */
export const grow = (roots: readonly Sprout[], problems: readonly Problem[] = [], title?: string): Reading =>
  growAsItStands(batteriesApart(roots), problems, title);

/** The same, of a source that says what it means. */
export function growAsItStands(roots: readonly Sprout[], problems: readonly Problem[] = [], title?: string): Reading {
  const refused = (said: Told, { source: { line } }: Sprout): Reading => ({
    tree: EMPTY_TREE,
    problems: [...problems, { severity: 'error', line, said }],
  });
  let tooDeep: Sprout | undefined;
  const order: { node: Sprout; id: string }[] = [];
  const seen = new Set<Sprout>();
  const stack = [...roots].reverse().map((node) => ({ node, depth: 1 }));
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { node, depth } = next;
    if (seen.has(node)) continue;
    seen.add(node);
    if (seen.size > MAX_NODES) return refused(say('reader-too-many-entries', { most: MAX_NODES }), node);
    if (depth > MAX_DEPTH) tooDeep ??= node;
    order.push({ node, id: `n${seen.size}` });
    for (const child of [...node.children].reverse()) stack.push({ node: child, depth: depth + 1 });
  }
  if (tooDeep) return refused(say('reader-levels-too-deep', { most: MAX_DEPTH }), tooDeep);
  const done = new Map<Sprout, OobNode>();
  for (const { node, id } of order.reverse()) {
    const children = node.children.flatMap((child) => {
      const grown = done.get(child);
      done.delete(child);
      return grown ? [grown] : [];
    });
    done.set(node, trimmed({ ...node, id, children }));
  }
  const grown = roots.flatMap((root) => {
    const node = done.get(root);
    done.delete(root);
    return node ? [node] : [];
  });
  return { tree: { ...(title && { title }), roots: grown }, problems };
}

/** No battery holds another: one that stands below it stands beside it, unless several are its sections and add up to it. */
function batteriesApart(roots: readonly Sprout[]): readonly Sprout[] {
  const armed = ({ level, guns = 0 }: Sprout): boolean => level === 'battery' && guns > 0;
  const apart = (node: Sprout): readonly Sprout[] => {
    const inside = armed(node) ? node.children.filter(armed) : [];
    const sum = inside.reduce((total, { guns = 0 }) => total + guns, 0);
    if (inside.length === 0 || (inside.length > 1 && sum === node.guns)) return [node];
    node.children = node.children.filter((child) => !inside.includes(child));
    return [node, ...inside];
  };
  const order = new Set<Sprout>();
  const stack = [...roots];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (order.has(next)) continue;
    order.add(next);
    stack.push(...next.children);
  }
  for (const node of [...order].reverse()) node.children = node.children.flatMap(apart);
  return roots.flatMap(apart);
}

/** Without the keys that hold nothing, so that two readings of the same thing are equal. */
function trimmed(node: OobNode): OobNode {
  const whole = { ...node };
  for (const [key, value] of Object.entries(whole)) if (value === undefined) Reflect.deleteProperty(whole, key);
  return whole;
}

/** All nodes from the top down, with the way that leads to each. */
export function* walk<Node extends { readonly children: readonly Node[] }>(
  roots: readonly Node[],
  above: readonly Node[] = [],
): Generator<{ node: Node; above: readonly Node[] }> {
  // With a stack of its own: a generator inside a generator hands every node up through all levels above it.
  const open = [{ nodes: roots, above, at: 0 }];
  for (let here = open.at(-1); here; here = open.at(-1)) {
    const node = here.nodes[here.at];
    here.at += 1;
    if (!node) {
      open.pop();
      continue;
    }
    yield { node, above: here.above };
    if (node.children.length > 0) open.push({ nodes: node.children, above: [...here.above, node], at: 0 });
  }
}

/** How high a level stands: 0 army to 8; an unknown level has no height. */
export function height(level: Exclude<Level, 'unknown'>): number;
export function height(level: Level): number | undefined;
export function height(level: Level): number | undefined {
  if (level === 'unknown') return undefined;
  const at = LEVELS.indexOf(level);
  return at > 6 ? 6 : at;
}

/** Adds to a list kept under a key. */
export function gather<K, V>(lists: Map<K, V[]>, key: K, ...values: readonly V[]): void {
  const list = lists.get(key);
  if (list) for (const value of values) list.push(value);
  else lists.set(key, [...values]);
}

/** Brigades and all above them: what holds others. */
export const isFormation = (level: Level | undefined): boolean =>
  ['army', 'wing', 'corps', 'division', 'brigade'].includes(level ?? '');
