/**
 * The one table of desks: which judges which play, which question is whose, what all of them offer. A play without a handler
 * does not compile.
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

/** Why the month may not go on: the first desk that says so. */
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

/** Judges a play of its name. */
export const handle = <N extends OwnPlay['do']>(
  d: Builder,
  name: N,
  play: Extract<OwnPlay, { readonly do: N }>,
  doing: Doing,
): Why => HANDLERS[name](d, play, doing);

/** All that the desks offer; where one says why not, the month does not go on. */
export function offers(state: Campaign): readonly OwnPlay[] {
  const stopped = stopsOf(state) !== undefined || state.agenda.some(({ deferred }) => !deferred);
  return DESKS.flatMap(({ menu }) => menu?.(state) ?? []).filter((play) => play.do !== 'next' || !stopped);
}
/** Those of one name. */
export const offersOf = <N extends OwnPlay['do']>(
  state: Campaign,
  name: N,
): readonly Extract<OwnPlay, { readonly do: N }>[] =>
  offers(state).filter((one): one is Extract<OwnPlay, { readonly do: N }> => one.do === name);
/** Whom the month waits for, and what for. */
export const dueNow = (state: Campaign): readonly Due[] => DESKS.flatMap(({ due }) => due?.(state) ?? []);

/** Whose play it is: as its desk says, else the power it names, else anybody's. */
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
/** Whether a question is of a known kind and carries what that needs. */
export const fitsKind = ({ kind, data }: { readonly kind: string; readonly data?: unknown }): boolean =>
  BY_KIND.get(kind)?.schema?.data.safeParse(data).success === true;
/** No question of another kind comes through the door. */
export function procedureOf(kind: string): Procedure {
  const procedure = BY_KIND.get(kind);
  if (!procedure) throw new RangeError(`No question is a ${kind}.`);
  return procedure;
}
