/**
 * A record of any game, judged line by line: each deed, undone ones too, and each undo and redo. With no seed a deed that
 * asks for chance waits; all others are judged without it.
 */
import { type Chance, chanceOf, isSeed, type OpenChance } from '../engine/chance.ts';
import type { Game } from '../engine/game.ts';
import { type Fault, faultOf } from '../engine/proof.ts';
import { chanceSeed } from './chance-seed.ts';
import type { Entry } from './entry.ts';
import type { BattleRecord } from './file.ts';
import { deedsBetween, ground, type Machine, type Standing, stand } from './record.ts';

interface Typed {
  readonly type: string;
  readonly seal?: unknown;
  readonly roll?: { readonly own: boolean };
}
interface Done {
  readonly do: string;
}

export type StepFault = 'proof-no-way' | 'proof-undo-others';

/** What is wrong with an undo or a redo: it leads to where something had begun, and touches no deed that is another seat's. */
export function stepFault<State, Event extends Typed, Play extends Done>(
  game: Pick<Game<State, Event, Play>, 'mayTakeBack'>,
  by: string,
  from: Standing<State | undefined, Event>,
  to: Standing<State | undefined, Event>,
): StepFault | undefined {
  const [before, after] = [from.top.state, to.top.state];
  if (before === undefined || after === undefined) return 'proof-no-way';
  return game.mayTakeBack(before, by, deedsBetween(from, to)) === undefined ? undefined : 'proof-undo-others';
}

/** Under which seal a record says it began; a copy begins under its own. */
export const sealSaid = (events: readonly Typed[]): unknown =>
  events.findLast(({ type }) => type === 'begun' || type === 'branched')?.seal;

export type Judgment =
  /** `waiting`: deeds that ask for a chance that is not here. */
  | { readonly ok: true; readonly plays: number; readonly waiting: number }
  | {
      readonly ok: false;
      readonly seq: number;
      readonly why: StepFault | Fault<unknown>['why'] | 'proof-other-seal';
    };

const NEVER: Chance = { below: () => 0 };

/** The chance of a seed, or one that only tells that it was asked for. */
export function asked(seed: OpenChance | null): { readonly open: OpenChance; wasAsked(): boolean } {
  let was = false;
  const none = () => {
    was = true;
    return NEVER;
  };
  return { open: seed ?? none, wasAsked: () => was };
}

function standOr<State, Event>(
  from: Standing<State, Event>,
  machine: Machine<State, Event>,
  entry: Entry<Event>,
): Standing<State, Event> | null {
  try {
    return stand(from, machine, entry);
  } catch {
    return null;
  }
}

/** Judges a record from its first line, and pauses after each; its chain is looked at elsewhere. */
export function* judging<State, Event extends Typed, Play extends Done>(
  game: Game<State, Event, Play>,
  machine: Machine<State | undefined, Event>,
  { header, seed, entries }: Pick<BattleRecord<Event>, 'header' | 'seed' | 'entries'>,
): Generator<undefined, Judgment, undefined> {
  const kept = isSeed(seed) ? chanceSeed(header, seed) : null;
  const opens = kept && ((topic: string) => chanceOf(kept, topic));
  let standing: Standing<State | undefined, Event> = ground(machine);
  const count = { plays: 0, waiting: 0 };
  for (const [i, entry] of entries.entries()) {
    const wrong = (why: Extract<Judgment, { readonly ok: false }>['why']): Judgment => ({ ok: false, seq: i + 1, why });
    const next = standOr(standing, machine, entry);
    if (!next) return wrong('proof-no-way');
    if (entry.kind === 'deed') {
      if (i === 0 && sealSaid(entry.events) !== header.seal) return wrong('proof-other-seal');
      const { open, wasAsked } = asked(opens);
      const fault = faultOf(game, standing.top.state, entry, open);
      if (fault && !wasAsked()) return wrong(fault.why);
      count[wasAsked() ? 'waiting' : 'plays'] += 1;
    } else {
      const fault = stepFault(game, entry.by, standing, next);
      if (fault) return wrong(fault);
    }
    standing = next;
    yield;
  }
  return { ok: true, ...count };
}
