/**
 * What one seat receives of a record. Each entry gives a patch: the changes to the seat's view, and the lines it may
 * read. Patches are numbered and chained, and each commits to the whole entry with a salt. So a seat learns nothing
 * hidden from it, and can check at the end that it received everything it was due. Folding the patches gives the view.
 */

import { headerHash } from './chain.ts';
import type { Entry } from './entry.ts';
import { digest, digestText } from './hash.ts';
import type { Hash, Header } from './header.ts';
import { ground, type Machine, type Standing, stand } from './record.ts';

/** One changed member; without a value it was removed. */
export interface Change {
  readonly at: readonly string[];
  readonly to?: unknown;
}

export interface Patch {
  /** 1 for the first. */
  readonly n: number;
  readonly seat: string;
  readonly changes: readonly Change[];
  /** The lines of the story that this seat may read. */
  readonly lines: readonly unknown[];
  /** Commits to the whole entry. Entry and salt are shown at the end. */
  readonly commits: Hash;
  readonly prev: Hash;
  readonly hash: Hash;
}

/** What a seat sees of a game. */
export interface Eyes<State, Event> {
  readonly seat: string;
  view(state: State): unknown;
  lines(events: readonly Event[]): readonly unknown[];
}

// ---- differences -----------------------------------------------------------------------------------------------------

type Members = Readonly<Record<string, unknown>>;
const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function sameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, i) => isAlike(value, other[i]));
}

/** Whether two written values are the same. Undefined members do not count. */
function isAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one)) return Array.isArray(other) && sameList(one, other);
  if (!isMembers(one) || !isMembers(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isAlike(one[key], other[key]));
}

const whole = (at: readonly string[], after: unknown): Change[] => [after === undefined ? { at } : { at, to: after }];

/** Where a list says how long it is. */
const LENGTH = 'length';

/** What changed in a list, by the places in it; as a whole where most did. */
function listChanges(before: readonly unknown[], after: readonly unknown[], at: readonly string[]): Change[] {
  const places = after.flatMap((one, i) => (i < before.length && isAlike(before[i], one) ? [] : [i]));
  if (2 * places.length > after.length || after.length === 0) return whole(at, after);
  return [
    ...(after.length < before.length ? [{ at: [...at, LENGTH], to: after.length }] : []),
    ...places.flatMap((i) => changesBetween(before[i], after[i], [...at, `${i}`])),
  ];
}

/** What leads from one thing to the other. */
export function changesBetween(before: unknown, after: unknown, at: readonly string[] = []): Change[] {
  if (Object.is(before, after)) return [];
  if (isMembers(before) && isMembers(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      changesBetween(before[key], after[key], [...at, key]),
    );
  if (isAlike(before, after)) return [];
  return Array.isArray(before) && Array.isArray(after) ? listChanges(before, after, at) : whole(at, after);
}

function changed(thing: unknown, [key, ...rest]: readonly string[], to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(thing)) {
    const list: unknown[] = key === LENGTH ? thing.slice(0, Number(to)) : [...thing];
    if (key !== LENGTH) list[Number(key)] = changed(list[Number(key)], rest, to);
    return list;
  }
  const members = isMembers(thing) ? thing : {};
  const inside = changed(members[key], rest, to);
  // Always an own key, even `__proto__`.
  return Object.fromEntries([
    ...Object.entries(members).filter(([name]) => name !== key),
    ...(inside === undefined ? [] : [[key, inside]]),
  ]);
}

/** The view after these patches; undefined before the first. */
export const folded = (patches: readonly Pick<Patch, 'changes'>[], from?: unknown): unknown =>
  patches.reduce((view, { changes }) => changes.reduce((now, { at, to }) => changed(now, at, to), view), from);

// ---- the feed --------------------------------------------------------------------------------------------------------

/** What a feed follows from: the record and the seat. */
export const feedRoot = (header: Header, seat: string): Hash => digest({ header: headerHash(header), seat });

/** The salt of one patch of one seat, from a secret that is shown at the end. */
const saltOf = (secret: string, seat: string, n: number): string => digestText(`${secret} feed ${seat} ${n}`);

const commitment = (secret: string, seat: string, n: number, entry: Hash): Hash =>
  digestText(saltOf(secret, seat, n) + entry);

/** How far a feed has come. */
export interface Fed<State, Event> {
  readonly standing: Standing<State, Event>;
  readonly n: number;
  readonly head: Hash;
  readonly view: unknown;
}

export const unfed = <State, Event>(
  header: Header,
  machine: Machine<State, Event>,
  { seat }: Pick<Eyes<State, Event>, 'seat'>,
): Fed<State, Event> => ({ standing: ground(machine), n: 0, head: feedRoot(header, seat), view: undefined });

/** The feed after one more entry; null if the entry leads nowhere. */
export function feed<State, Event>(
  fed: Fed<State, Event>,
  machine: Machine<State, Event>,
  eyes: Eyes<State, Event>,
  secret: string,
  entry: Entry<Event>,
): { readonly patch: Patch; readonly fed: Fed<State, Event> } | null {
  const standing = stand(fed.standing, machine, entry);
  if (!standing) return null;
  const n = fed.n + 1;
  const view = standing.top.state === undefined ? undefined : eyes.view(standing.top.state);
  const content = {
    n,
    seat: eyes.seat,
    changes: changesBetween(fed.view, view),
    lines: entry.kind === 'deed' ? eyes.lines(entry.events) : [],
    commits: commitment(secret, eyes.seat, n, entry.hash),
    prev: fed.head,
  };
  const hash = digest(content);
  return { patch: { ...content, hash }, fed: { standing, n, head: hash, view } };
}

/** The whole feed of a seat. */
export function feedOf<State, Event>(
  header: Header,
  entries: readonly Entry<Event>[],
  machine: Machine<State, Event>,
  eyes: Eyes<State, Event>,
  secret: string,
): Patch[] {
  const patches: Patch[] = [];
  let fed = unfed(header, machine, eyes);
  for (const entry of entries) {
    const next = feed(fed, machine, eyes, secret, entry);
    if (!next) break;
    patches.push(next.patch);
    fed = next.fed;
  }
  return patches;
}

// ---- checking --------------------------------------------------------------------------------------------------------

/** The number of the first patch that breaks the chain; undefined if all hold. Needs only the feed. */
export function firstBroken(patches: readonly Patch[], root: Hash): number | undefined {
  let head = root;
  for (const [i, { hash, ...content }] of patches.entries()) {
    if (content.n !== i + 1 || content.prev !== head || digest(content) !== hash) return i + 1;
    head = hash;
  }
  return undefined;
}

/**
 * The first patch that the whole record does not give for this seat; undefined if all patches are true and complete.
 * Checked at the end, with the record's secret.
 */
export function firstUntrue<State, Event>(
  patches: readonly Patch[],
  header: Header,
  entries: readonly Entry<Event>[],
  machine: Machine<State, Event>,
  eyes: Eyes<State, Event>,
  secret: string,
): number | undefined {
  const wanted = feedOf(header, entries, machine, eyes, secret);
  const at = patches.findIndex(({ hash }, i) => wanted[i]?.hash !== hash);
  if (at >= 0) return at + 1;
  return patches.length < wanted.length ? patches.length + 1 : undefined;
}
