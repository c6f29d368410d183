/**
 * Whether a record follows from its seed and its plays: each play is judged again with the sealed seed and must give
 * exactly the events written. Own throws of the table are believed.
 */
import { chanceOf, type OpenChance, type Seed } from './chance.ts';
import { type Game, judge } from './game.ts';
import type { Said } from './message.ts';
import type { Seat } from './seats.ts';

export interface ProvedDeed<Event> {
  readonly play: unknown;
  readonly by: Seat;
  readonly events: readonly Event[];
}

/** Why a deed does not follow, and the first event that differs. */
export interface Fault<Event> {
  readonly why: 'proof-beginning' | 'proof-no-play' | 'proof-refused' | 'proof-other-events';
  /** Why the rules refuse the play. */
  readonly refused?: Said;
  /** Each is undefined if its list of events is the shorter one. */
  readonly found?: Event | undefined;
  readonly wanted?: Event | undefined;
}

export type Proof =
  | { readonly ok: true }
  /** The first deed that does not follow, counted from 0. */
  | { readonly ok: false; readonly deed: number; readonly why: Said };

/** Whether two values are the same, in any order of members. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [mine, yours] = [membersOf(one), membersOf(other)];
  return mine.size === yours.size && [...mine].every(([key, value]) => yours.has(key) && same(value, yours.get(key)));
}

/** Undefined members are not written, so they do not count. */
const membersOf = (value: object): Map<string, unknown> =>
  new Map(Object.entries(value).filter(([, member]) => member !== undefined));

interface Counted {
  readonly type: string;
  readonly roll?: { readonly own: boolean };
}

/** How many throws and draws of a deed came from the seed, and how many from the table. */
export function throwsIn(events: readonly Counted[]): { readonly sealed: number; readonly own: number } {
  const count = { sealed: 0, own: 0 };
  for (const { roll } of events) if (roll) count[roll.own ? 'own' : 'sealed'] += 1;
  return count;
}

const isPlay = <Play extends { readonly do: string }>(play: unknown): play is Play =>
  typeof play === 'object' && play !== null && 'do' in play && typeof play.do === 'string';

const differing = <Event>(why: Fault<Event>['why'], written: readonly Event[], ruled: readonly Event[]) => {
  const at = Array.from({ length: Math.max(written.length, ruled.length) }).findIndex(
    (_, i) => !same(written[i], ruled[i]),
  );
  return at < 0 ? undefined : { why, found: written[at], wanted: ruled[at] };
};

/** The result of the rule; undefined if it throws, which no play of a menu causes. */
function ruledOr<T>(rule: () => T): T | undefined {
  try {
    return rule();
  } catch {
    return undefined;
  }
}

/** What a first deed may have asked for. */
const BEGINS: readonly unknown[] = [null, { do: 'begin' }, { do: 'branch' }];

/** A record begins as its rules have it, by somebody who sits there. */
function faultOfFirst<State, Event extends Counted, Play extends { readonly do: string }>(
  game: Game<State, Event, Play>,
  { play, by, events }: ProvedDeed<Event>,
  open: OpenChance,
): Fault<Event> | undefined {
  const first = ruledOr(() => game.beginning(events, open));
  const state = first && ruledOr(() => first.reduce<State | undefined>(game.apply, undefined));
  if (!first || state === undefined || !BEGINS.some((one) => same(one, play))) return { why: 'proof-beginning' };
  if (game.mayTakeBack(state, by, []) !== undefined) return { why: 'proof-beginning' };
  return differing('proof-beginning', events, first);
}

/** What is wrong with a deed where it stands, which is nowhere for the first; undefined when it follows. */
export function faultOf<State, Event extends Counted, Play extends { readonly do: string }>(
  game: Game<State, Event, Play>,
  before: State | undefined,
  deed: ProvedDeed<Event>,
  open: OpenChance,
): Fault<Event> | undefined {
  if (before === undefined) return faultOfFirst(game, deed, open);
  const { play, by, events } = deed;
  if (!isPlay<Play>(play)) return { why: 'proof-no-play', found: events[0] };
  const ruled = ruledOr(() => judge(game, before, { actor: by, play }, open));
  if (!ruled) return { why: 'proof-refused', found: events[0] };
  if (!ruled.ok) return { why: 'proof-refused', refused: ruled.why, found: events[0] };
  return differing('proof-other-events', events, ruled.events);
}

/** Judges deeds again, from the first. */
export function prove<State, Event extends Counted, Play extends { readonly do: string }>(
  game: Game<State, Event, Play>,
  deeds: readonly ProvedDeed<Event>[],
  seed: Seed,
): Proof {
  const open = (topic: string) => chanceOf(seed, topic);
  let state: State | undefined;
  for (const [at, deed] of deeds.entries()) {
    const fault = faultOf(game, state, deed, open);
    if (fault) return { ok: false, deed: at, why: fault.why };
    for (const event of deed.events) state = game.apply(state, event);
  }
  return { ok: true };
}
