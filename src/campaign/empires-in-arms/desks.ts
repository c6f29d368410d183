/**
 * The one table of desks: which desk judges which play, which desk asks which question, and what the desks offer. A
 * play without a handler does not compile.
 */
import type { Beat } from './calendar.ts';
import type { Campaign } from './campaign.ts';
import type { Desk, Doing, Due, Handlers, Procedure, Why } from './desk.ts';
import { bridge } from './modules/bridge.ts';
import { combat } from './modules/combat.ts';
import { conducting, conductor } from './modules/conductor.ts';
import { keeping } from './modules/keeping.ts';
import { naval } from './modules/naval.ts';
import { options } from './modules/options.ts';
import { political } from './modules/political.ts';
import { quarter } from './modules/quarter.ts';
import { reinforcement } from './modules/reinforcement.ts';
import { sealing, sealingDesk } from './modules/sealing.ts';
import { sieges } from './modules/sieges.ts';
import { supply } from './modules/supply.ts';
import type { OwnPlay } from './plays.ts';
import type { Round } from './politics.ts';
import type { Power } from './vocabulary.ts';
import type { Builder } from './writing.ts';

type Offers = Omit<Desk, 'handlers'>;
const DESKS: readonly Offers[] = [
  keeping,
  conductor,
  sealingDesk,
  bridge,
  supply,
  combat,
  sieges,
  reinforcement,
  political,
  quarter,
  naval,
  options,
];

/** Returns the first reason of any desk why the month may not go on. */
export const stopsOf = (state: Campaign): Why => {
  for (const { stops } of DESKS) {
    const why = stops?.(state);
    if (why !== undefined) return why;
  }
  return undefined;
};
const enters = (d: Builder, beat: Beat): void => {
  for (const desk of DESKS) desk.enters?.(d, beat);
};
const opened = (d: Builder, round: Round): void => {
  for (const desk of DESKS) desk.opened?.(d, round);
};

const HANDLERS: Handlers<OwnPlay> = {
  ...keeping.handlers,
  ...conducting(stopsOf, enters),
  ...sealing(opened),
  ...bridge.handlers,
  ...supply.handlers,
  ...combat.handlers,
  ...sieges.handlers,
  ...reinforcement.handlers,
  ...political.handlers,
  ...quarter.handlers,
  ...naval.handlers,
  ...options.handlers,
};

/** Judges a play by its name. */
export const handle = <N extends OwnPlay['do']>(
  d: Builder,
  name: N,
  play: Extract<OwnPlay, { readonly do: N }>,
  doing: Doing,
): Why => HANDLERS[name](d, play, doing);

/**
 * Returns all plays that the desks offer. While a desk gives a reason against it, or a question is open, `next` is not
 * offered.
 */
export function offers(state: Campaign): readonly OwnPlay[] {
  const stopped = stopsOf(state) !== undefined || state.agenda.some(({ deferred }) => !deferred);
  return DESKS.flatMap(({ menu }) => menu?.(state) ?? []).filter((play) => play.do !== 'next' || !stopped);
}
/** Returns the offered plays of one name. */
export const offersOf = <N extends OwnPlay['do']>(
  state: Campaign,
  name: N,
): readonly Extract<OwnPlay, { readonly do: N }>[] =>
  offers(state).filter((one): one is Extract<OwnPlay, { readonly do: N }> => one.do === name);
/** Returns the powers that the month waits for, and what for. */
export const dueNow = (state: Campaign): readonly Due[] => DESKS.flatMap(({ due }) => due?.(state) ?? []);

/**
 * Returns the owner of a play: as its desk says, otherwise the power that the play names, otherwise null for any seat.
 */
export function ownerOfPlay(state: Campaign, play: OwnPlay): Power | null {
  for (const { ownerOf } of DESKS) {
    const owner = ownerOf?.(state, play);
    if (owner !== undefined) return owner;
  }
  return 'power' in play && play.power !== undefined ? play.power : null;
}

const BY_KIND: ReadonlyMap<string, Procedure> = new Map(
  DESKS.flatMap(({ procedures }) => procedures ?? []).map((one) => [one.kind, one]),
);
/** Returns whether a question is of a known kind and carries the data that the kind needs. */
export const fitsKind = ({ kind, data }: { readonly kind: string; readonly data?: unknown }): boolean =>
  BY_KIND.get(kind)?.schema?.data.safeParse(data).success === true;
/** Returns the procedure of a kind of question; throws when the kind is unknown. */
export function procedureOf(kind: string): Procedure {
  const procedure = BY_KIND.get(kind);
  if (!procedure) throw new RangeError(`No question is a ${kind}.`);
  return procedure;
}
