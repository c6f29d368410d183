/**
 * What a hand changed in a reading: a list that is read, taken back, and applied again to the next version of its source.
 * An entry is known by the words of its line, so that what stands elsewhere in the text may change.
 */
import * as z from 'zod/mini';
import { heads, type Loose, loose, type Place, placeOf, taken } from './by-hand.ts';
import { beginsWithRank, readCommander } from './commanders.ts';
import { shareOf } from './figure-edits.ts';
import { BETWEEN } from './lexicon/lines.ts';
import { hintsOf } from './nouns.ts';
import { figuresIn } from './numbers.ts';
import { FIGURES, type Figure, gather, isFormation, type OobNode, type OobTree, walk } from './tree.ts';

/** What an entry, or every line like it, is said to be. */
export const SORTS = [
  'army',
  'corps',
  'division',
  'brigade',
  'infantry',
  'cavalry',
  'artillery',
  'commander',
  'out',
] as const;
export type Sort = (typeof SORTS)[number];

const at = z.object({
  id: z.string(),
  /** What stands there, to be told when it is found no more. */
  said: z.string(),
});
export const correctionSchema = z.discriminatedUnion('do', [
  /** A line of the source, written anew. */
  z.object({ do: z.literal('line'), line: z.string(), nth: z.int(), text: z.string() }),
  z.object({ do: z.literal(['raise', 'lower', 'split', 'merge']), at }),
  /** Under another entry; under none, it is an army of its own. */
  z.object({ do: z.literal('move'), at, to: z.optional(at) }),
  z.object({ do: z.literal('is'), at, as: z.literal(SORTS) }),
  /** Who leads it, its nation, and when it comes on; empty where nobody does, as its formation, from the start. */
  z.object({ do: z.literal('led'), at, by: z.string() }),
  z.object({ do: z.literal('of'), at, nation: z.string() }),
  z.object({ do: z.literal('comes'), at, when: z.string() }),
  /** A line of the source that was set aside, as what it is. */
  z.object({ do: z.literal('take'), line: z.string(), nth: z.int(), as: z.literal(SORTS) }),
  /** All lines of one shape. */
  z.object({ do: z.literal('such'), shape: z.string(), said: z.string(), as: z.literal(SORTS) }),
]);
export type Correction = z.infer<typeof correctionSchema>;

/** A short name made of letters, always the same for the same. */
function named(text: string): string {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return (hash >>> 0).toString(36);
}

const words = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** The tree with ids made of the words of its lines: `lines` are those of the source, before any was written anew. */
export function stamped(tree: OobTree, lines: readonly string[], source = ''): OobTree {
  const seen = new Map<string, number>();
  const firstOf = new Map<number, string>();
  const now = new Map<string, string>();
  const each = (node: OobNode): OobNode => {
    const { line, text } = node.source;
    let base = firstOf.get(line);
    if (base === undefined) {
      const said = words(lines[line - 1] ?? text);
      const nth = seen.get(said) ?? 0;
      seen.set(said, nth + 1);
      base = `${source}${named(said)}${nth > 0 ? `.${nth}` : ''}`;
      firstOf.set(line, base);
    }
    const part = seen.get(`#${base}`) ?? 0;
    seen.set(`#${base}`, part + 1);
    const id = part > 0 ? `${base}-${part}` : base;
    now.set(node.id, id);
    return { ...node, id, children: node.children.map(each) };
  };
  const stands = { ...tree, roots: tree.roots.map(each) };
  const battles = tree.battles?.map(({ name, roots }) => ({ name, roots: roots.map((id) => now.get(id) ?? id) }));
  return battles ? { ...stands, battles } : stands;
}

/** Where a line stands that is known by its words. */
function indexOf(lines: readonly string[], { line, nth }: { readonly line: string; readonly nth: number }): number {
  let left = nth;
  return lines.findIndex((each) => words(each) === words(line) && left-- === 0);
}

/** The lines of a source with those written anew in their places, and which corrections found theirs no more. */
export function relined(
  lines: readonly string[],
  corrections: readonly Correction[],
): { readonly lines: readonly string[]; readonly lost: readonly Correction[] } {
  const now = [...lines];
  const lost: Correction[] = [];
  for (const each of corrections) {
    if (each.do !== 'line') continue;
    const found = indexOf(lines, each);
    if (found < 0) lost.push(each);
    // How far in it stands is no part of what is typed, and tells what it belongs to.
    else now[found] = (/^\s*/.exec(lines[found] ?? '')?.[0] ?? '') + each.text.trim().replace(/\s*\n\s*/g, ' ');
  }
  return { lines: now, lost };
}

/** How a line is built, for all that are built like it: its kinds of word, one after another, whatever they name. */
export function shapeOf(node: OobNode): string {
  const { level, kind, source } = node;
  const text = source.text.trim();
  const kinds = [...text.matchAll(/\d[\d.,/]*\p{L}{0,3}|\p{L}[\p{L}.'’]*|[^\s\p{L}\d]/gu)].map(({ 0: token }) => {
    if (/^\d/.test(token)) return /\p{L}$/u.test(token) ? 'n' : '9';
    if (!/\p{L}/u.test(token)) return token;
    const hints = hintsOf(token);
    if (hints.level) return hints.level;
    return hints.kind ?? (/^\p{Lu}/u.test(token) ? 'A' : 'a');
  });
  const run = kinds.filter((each, i) => each !== kinds[i - 1]);
  return `${level} ${kind ?? ''} ${beginsWithRank(text) ? 'R ' : ''}${run.join('')}`.slice(0, 200);
}

/** The names of several units that stand in one: "12th Light, 55th, 58th Line". */
export function piecesOf({ name, parts, children }: Pick<OobNode, 'name' | 'parts' | 'children'>): readonly string[] {
  if (children.length > 0) return [];
  const pieces = name
    .split(BETWEEN)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  if (pieces.length > 1 && pieces.length <= 24) return pieces;
  const n = parts?.count ?? 0;
  return n > 1 && n <= 24 && parts?.of !== 'base' ? Array.from({ length: n }, (_, i) => `${name} ${i + 1}`) : [];
}

function split(place: Place): boolean {
  const { node, siblings } = place;
  const names = piecesOf(node);
  if (names.length < 2) return false;
  const { commander: _, rank: __, parts: ___, ...rest } = node;
  const made = names.map((name, i): Loose => {
    const piece: Loose = { ...rest, id: `${node.id}/${i + 1}`, name, notes: [], marks: [], children: [] };
    for (const figure of FIGURES) {
      const whole = node[figure];
      if (whole !== undefined) Object.assign(piece, { [figure]: shareOf(whole, i, names.length) });
    }
    return piece;
  });
  siblings.splice(siblings.indexOf(node), 1, ...made);
  return true;
}

/** The neighbour before it takes it in, with its men and its guns. */
function merge({ node, siblings }: Place): boolean {
  const before = siblings[siblings.indexOf(node) - 1];
  if (!before) return false;
  const sum: { [figure in Figure]?: number } = {};
  for (const figure of FIGURES) {
    const [one, other] = [before[figure], node[figure]];
    if (one !== undefined || other !== undefined) sum[figure] = (one ?? 0) + (other ?? 0);
  }
  const { made: _, ...rest } = before;
  const whole: Loose = {
    ...rest,
    ...sum,
    name: isFormation(before.level) ? before.name : [before.name, node.name].filter(Boolean).join(', '),
    notes: [...before.notes, ...node.notes],
    marks: [...before.marks, ...node.marks],
    children: [...before.children, ...node.children],
  };
  siblings.splice(siblings.indexOf(before), 2, whole);
  return true;
}

function raise({ node, siblings, above }: Place, roots: Loose[]): boolean {
  const parent = above.at(-1);
  if (!parent) return false;
  siblings.splice(siblings.indexOf(node), 1);
  const list = above.at(-2)?.children ?? roots;
  list.splice(list.indexOf(parent) + 1, 0, node);
  return true;
}

function lower({ node, siblings }: Place): boolean {
  const before = siblings[siblings.indexOf(node) - 1];
  if (!before) return false;
  siblings.splice(siblings.indexOf(node), 1);
  before.children.push(node);
  return true;
}

function move(place: Place, to: string | undefined, roots: Loose[]): boolean {
  const { node, siblings } = place;
  const home = to === undefined ? undefined : placeOf(roots, to);
  if (to !== undefined && (!home || home.node === node || home.above.includes(node))) return false;
  siblings.splice(siblings.indexOf(node), 1);
  if (home) home.node.children.push(node);
  else roots.push({ ...node, level: 'army' });
  return true;
}

/** Who a line is about, as the leader of what stands above it. */
function leads({ node, siblings, above }: Place): boolean {
  const before = siblings[siblings.indexOf(node) - 1];
  const whole = before && isFormation(before.level) && before.commander === undefined ? before : above.at(-1);
  if (!whole) return false;
  const { name, rank } = readCommander(node.commander ?? figuresIn(node.name).rest);
  Object.assign(whole, { commander: name || node.name, ...((rank ?? node.rank) && { rank: rank ?? node.rank }) });
  siblings.splice(siblings.indexOf(node), 1, ...node.children);
  return true;
}

function becomes(place: Place, as: Sort, roots: Loose[]): boolean {
  const { node, siblings } = place;
  if (as === 'commander') return leads(place);
  if (as === 'out') {
    siblings.splice(siblings.indexOf(node), 1);
    return true;
  }
  if (as === 'infantry' || as === 'cavalry' || as === 'artillery') {
    const men = node.men ?? node.sabres;
    const { men: _, sabres: __, type: ___, guns, ...rest } = node;
    const level = as === 'artillery' && !isFormation(node.level) ? 'battery' : node.level;
    const pieces = as === 'artillery' ? (guns ?? (men !== undefined && men <= 24 ? men : undefined)) : guns;
    const now: Loose = {
      ...rest,
      kind: as,
      level: level === 'battery' && as !== 'artillery' ? 'unknown' : level,
      ...(pieces !== undefined && { guns: pieces }),
      ...(men !== undefined && men !== pieces && { [as === 'cavalry' ? 'sabres' : 'men']: men }),
    };
    siblings.splice(siblings.indexOf(node), 1, now);
    return true;
  }
  heads(place, as, roots);
  return true;
}

/** What is told of an entry beside what it is: the new word stands for the one that was read. */
function tells({ node, siblings }: Place, each: Extract<Correction, { do: 'led' | 'of' | 'comes' }>): void {
  const { commander, rank, nation, arrival, ...rest } = node;
  const led = each.do === 'led' ? readCommander(each.by) : { name: commander, rank };
  const now = {
    commander: each.do === 'led' ? led.name || each.by.trim() : commander,
    rank: led.rank,
    nation: each.do === 'of' ? each.nation : nation,
    arrival: each.do === 'comes' ? each.when : arrival,
  };
  const told = Object.fromEntries(Object.entries(now).filter(([, said]) => said !== undefined && said !== ''));
  const marks = each.do === 'led' ? rest.marks.filter(({ why }) => why !== 'leader') : rest.marks;
  siblings.splice(siblings.indexOf(node), 1, { ...rest, ...told, marks });
}

/** Units of one line are all of one arm; a formation and a leader are the first. */
function sorted(ids: readonly string[], as: Sort, roots: Loose[]): boolean {
  const isArm = as === 'infantry' || as === 'cavalry' || as === 'artillery';
  for (const id of isArm ? ids : ids.slice(0, 1)) {
    const place = placeOf(roots, id);
    if (place && !becomes(place, as, roots)) return false;
  }
  return ids.length > 0;
}

/** The lines of all sources as they are, by which one is found again, and with those written anew. */
interface Lines {
  readonly raw: readonly string[];
  readonly now: readonly string[];
}

/** What one correction does to a tree; `false` where nothing is found to do it to. */
function apply(
  roots: Loose[],
  each: Exclude<Correction, { do: 'line' }>,
  shapes: ReadonlyMap<string, readonly string[]>,
  lines: Lines,
) {
  if (each.do === 'take') {
    const at = indexOf(lines.raw, each);
    const said = (lines.now[at] ?? '').trim();
    const ids = said === '' ? [] : taken(roots, said, at + 1, `=${named(words(said))}.${each.nth}=`);
    return sorted(ids, each.as, roots);
  }
  if (each.do === 'such') {
    const ids = shapes.get(each.shape) ?? [];
    const done = ids.map((id) => {
      const place = placeOf(roots, id);
      return place !== undefined && becomes(place, each.as, roots);
    });
    return done.includes(true);
  }
  const place = placeOf(roots, each.at.id);
  if (!place) return false;
  switch (each.do) {
    case 'raise':
      return raise(place, roots);
    case 'lower':
      return lower(place);
    case 'split':
      return split(place);
    case 'merge':
      return merge(place);
    case 'is':
      return becomes(place, each.as, roots);
    case 'led':
    case 'of':
    case 'comes':
      tells(place, each);
      return true;
    case 'move':
      return move(place, each.to?.id, roots);
  }
}

/** The ids of the entries of each shape. */
export function shapesIn(tree: OobTree): ReadonlyMap<string, readonly string[]> {
  const shapes = new Map<string, string[]>();
  for (const { node } of walk(tree.roots)) gather(shapes, shapeOf(node), node.id);
  return shapes;
}

/** The tree as the corrections leave it, in their order, and those that find nothing to do. */
export function corrected(
  tree: OobTree,
  corrections: readonly Correction[],
  lines: Lines = { raw: [], now: [] },
): { readonly tree: OobTree; readonly lost: readonly Correction[] } {
  const byHand = corrections.filter((each) => each.do !== 'line');
  if (byHand.length === 0) return { tree, lost: [] };
  const shapes = byHand.some((each) => each.do === 'such') ? shapesIn(tree) : new Map<string, readonly string[]>();
  const roots = tree.roots.map(loose);
  const lost = byHand.filter((each) => !apply(roots, each, shapes, lines));
  return { tree: { ...tree, roots }, lost };
}
