/** The shape of a desk: the plays it judges, the questions it asks, what it offers and what it says is due. */
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

/** Why something cannot be done; undefined when it was. */
export type Why = Said | undefined;

// ---- plays -----------------------------------------------------------------------------------------------------------

export { play } from '../question-plays.ts';
/** The plays of a list of such shapes. */
export type PlaysOf<L extends readonly z.ZodMiniType[]> = Readonly<z.infer<L[number]>>;

interface Named {
  readonly do: string;
}
export interface Doing {
  readonly open: OpenChance;
  readonly actor: Seat;
}
/** One handler for each play of a desk: writes what follows, or says why not, and then has changed nothing. */
export type Handlers<P extends Named> = {
  readonly [K in P['do']]: (d: Builder, play: Extract<P, { readonly do: K }>, doing: Doing) => Why;
};

// ---- questions -------------------------------------------------------------------------------------------------------

/** One die. */
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
export type Procedure<Data = unknown> = EngineProcedure<Eia, Data>;
export type Asked<Data> = EngineAsked<Eia, Data, Facts>;

/** The face that lies in a slot. */
export const dieIn = (task: Pick<Task, 'rolls'>, slot: string): Face | undefined => rollIn(task, slot)?.thing.die;

export { numberOf, saysSo, wordOf } from '../answers.ts';

// ---- the desk --------------------------------------------------------------------------------------------------------

/** Something that waits for a power, or for everybody: shown on its page and under the month's question. */
export interface Due {
  readonly power: Power | null;
  readonly text: Said;
  /** What a tap on it does. */
  readonly play?: OwnPlay;
}

export interface Desk<P extends Named = never> {
  readonly handlers: Handlers<P>;
  readonly procedures?: readonly Procedure[];
  /** The plays that are legal now and that a player without a rulebook could try. The bot draws from it. */
  readonly menu?: (state: Campaign) => readonly OwnPlay[];
  readonly due?: (state: Campaign) => readonly Due[];
  /** Why the month may not go on from where it stands. */
  readonly stops?: (state: Campaign) => Why;
  /** What a step does by itself as it begins. */
  readonly enters?: (d: Builder, beat: Beat) => void;
  /** What a round of sealed entries does once all of it lies open. */
  readonly opened?: (d: Builder, round: Round) => void;
  /** Whose play it is; null for anybody's, left out for what names its power itself. */
  readonly ownerOf?: (state: Campaign, play: OwnPlay) => Power | null | undefined;
}
