/**
 * Whether a record is what its seed and its plays make of it: every play is judged again, with the chance of the sealed
 * seed, and must give the very events that were written. What the table threw itself is believed.
 */
import { chanceOf, type Seed } from './chance.ts';
import { type Game, judge } from './game.ts';
import type { Said } from './message.ts';
import type { Seat } from './seats.ts';

export interface ProvedDeed<Event> {
  readonly play: unknown;
  readonly by: Seat;
  readonly events: readonly Event[];
}

export type Proof =
  /** How many throws and draws the seed gave, and how many the table entered. */
  | { readonly ok: true; readonly throws: number; readonly own: number }
  /** The first deed, counted from 0, that does not follow. */
  | { readonly ok: false; readonly deed: number; readonly why: Said };

/** Whether two written things are the same, in whatever order their members stand. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [mine, yours] = [membersOf(one), membersOf(other)];
  return mine.size === yours.size && [...mine].every(([key, value]) => yours.has(key) && same(value, yours.get(key)));
}

/** What is undefined is not written. */
const membersOf = (value: object): Map<string, unknown> =>
  new Map(Object.entries(value).filter(([, member]) => member !== undefined));

interface Counted {
  readonly type: string;
  readonly roll?: { readonly own: boolean };
}

const isPlay = <Play extends { readonly do: string }>(play: unknown): play is Play =>
  typeof play === 'object' && play !== null && 'do' in play && typeof play.do === 'string';

/** Judges the deeds in effect again, from the first. */
export function prove<State, Event extends Counted, Play extends { readonly do: string }>(
  game: Game<State, Event, Play>,
  deeds: readonly ProvedDeed<Event>[],
  seed: Seed,
): Proof {
  const open = (topic: string) => chanceOf(seed, topic);
  let state: State | undefined;
  let throws = 0;
  let own = 0;
  for (const [at, { play, by, events }] of deeds.entries()) {
    if (state === undefined) {
      const first = game.beginning(events, open);
      if (!first || !same(first, events)) return { ok: false, deed: at, why: 'proof-beginning' };
    } else {
      if (!isPlay<Play>(play)) return { ok: false, deed: at, why: 'proof-no-play' };
      const ruled = judge(game, state, { actor: by, play }, open);
      if (!ruled.ok) return { ok: false, deed: at, why: 'proof-refused' };
      if (!same(ruled.events, events)) return { ok: false, deed: at, why: 'proof-other-events' };
    }
    for (const event of events) {
      state = game.apply(state, event);
      // Nothing is thrown in a beginning; what a copy begins with was thrown under another seal.
      if (at === 0) continue;
      if (event.roll) own += event.roll.own ? 1 : 0;
      if (event.roll && !event.roll.own) throws += 1;
    }
  }
  return { ok: true, throws, own };
}
