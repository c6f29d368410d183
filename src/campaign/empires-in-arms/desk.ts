/**
 * The interface of a desk: the plays it judges, the questions it asks, the plays it offers and the tasks it reports as
 * due.
 */
import type * as z from 'zod/mini';
import type { Face } from '../../dice/faces.ts';
import type { OpenChance } from '../../engine/chance.ts';
import type { Said } from '../../engine/message.ts';
import type { BaseNeed, Asked as EngineAsked, Procedure as EngineProcedure } from '../../engine/procedure.ts';
import { type Facts, rollIn } from '../../engine/question.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Beat } from './calendar.ts';
import type { Campaign, Task, Thing } from './campaign.ts';
import type { Event } from './events.ts';
import type { OwnPlay } from './plays.ts';
import type { Round } from './politics.ts';
import type { Power } from './vocabulary.ts';
import type { Builder } from './writing.ts';

/** The reason why a play is not possible; undefined when the play was made. */
export type Why = Said | undefined;

// ---- plays -----------------------------------------------------------------------------------------------------------

export { play } from '../question-plays.ts';
/** The union of the plays of a list of play schemas. */
export type PlaysOf<L extends readonly z.ZodMiniType[]> = Readonly<z.infer<L[number]>>;

interface Named {
  readonly do: string;
}
export interface Doing {
  readonly open: OpenChance;
  readonly actor: Seat;
}
/**
 * One handler for each play of a desk. A handler writes the events that follow, or returns the reason against and
 * changes nothing.
 */
export type Handlers<P extends Named> = {
  readonly [K in P['do']]: (d: Builder, play: Extract<P, { readonly do: K }>, doing: Doing) => Why;
};

// ---- questions -------------------------------------------------------------------------------------------------------

/** One die to be thrown. */
export interface Need extends BaseNeed {
  readonly by: Power;
}
export interface Eia {
  readonly state: Campaign;
  readonly event: Event;
  readonly question: Task;
  readonly need: Need;
  readonly thing: Thing;
}
export type Procedure<Data = unknown> = EngineProcedure<Eia, Data> & { readonly kind: string };
export type Asked<Data> = EngineAsked<Eia, Data, Facts>;

/** Returns the face in a slot of a question. */
export const dieIn = (task: Pick<Task, 'rolls'>, slot: string): Face | undefined => rollIn(task, slot)?.thing.die;

export { numberOf, saysSo, wordOf } from '../answers.ts';

// ---- the desk --------------------------------------------------------------------------------------------------------

/** Something that waits for a power, or for every power; shown on the power's page and under the month's question. */
export interface Due {
  readonly power: Power | null;
  readonly text: Said;
  /** The play that a tap makes. */
  readonly play?: OwnPlay;
}

export interface Desk<P extends Named = never> {
  readonly handlers: Handlers<P>;
  readonly procedures?: readonly Procedure[];
  /**
   * Returns the plays that are legal now and that a player without a rulebook could try. The bot chooses from these.
   */
  readonly menu?: (state: Campaign) => readonly OwnPlay[];
  readonly due?: (state: Campaign) => readonly Due[];
  /** Returns why the month may not go on from the current step. */
  readonly stops?: (state: Campaign) => Why;
  /** What happens by itself as a step begins. */
  readonly enters?: (d: Builder, beat: Beat) => void;
  /** What follows when all entries of a sealed round are open. */
  readonly opened?: (d: Builder, round: Round) => void;
  /** Returns the owner of a play: null for any seat, undefined when the play names its power itself. */
  readonly ownerOf?: (state: Campaign, play: OwnPlay) => Power | null | undefined;
}
