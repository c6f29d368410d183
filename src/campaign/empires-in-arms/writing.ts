/** Writes to the ledgers, each change as an event, and changes the figures of a power with a reason. */
import type { Chance, OpenChance } from '../../engine/chance.ts';
import { nextTopic } from '../../engine/chance.ts';
import { type EventBuilder, eventBuilder } from '../../engine/event-builder.ts';
import type { Said } from '../../engine/message.ts';
import { applied } from './apply.ts';
import type { Campaign, Clock, FlagValue, LedgerName, Pieces } from './campaign.ts';
import { boxesOf } from './charts.ts';
import type { Change, Event, Line, PieceEvent } from './events.ts';
import { leads } from './ledger.ts';
import type { Corps } from './pieces.ts';
import { ruling } from './rulings.ts';
import type { Power } from './vocabulary.ts';

export type Builder = EventBuilder<Campaign, Event>;
export const builder = (state: Campaign): Builder => eventBuilder(state, applied);

export const log = (d: Builder, text: Said, more: Omit<Line, 'text'> = {}, to?: readonly string[]): void =>
  d.add({ type: 'told', line: { text, ...more }, ...(to && { to }) });

// ---- pieces ----------------------------------------------------------------------------------------------------------

/** The fields of a corps that every seat sees. */
const OPEN: ReadonlySet<string> = new Set<keyof Corps>(['id', 'nation', 'place', 'besieged', 'revealed']);

/**
 * Returns the seats that may know a change of a corps: its owner and the umpire when the change shows its contents;
 * undefined for everybody. EIA-004
 */
function audience(
  state: Campaign,
  ledger: LedgerName,
  id: string,
  keys: readonly string[],
): readonly string[] | undefined {
  const corps = ledger === 'corps' ? state.corps[id] : undefined;
  if (!corps || corps.revealed || keys.every((key) => OPEN.has(key))) return undefined;
  const owner = leads(state, corps.nation);
  return owner ? [owner, 'umpire'] : undefined;
}

export function putPiece<K extends LedgerName>(d: Builder, ledger: K, piece: Pieces[K]): void {
  d.add({ type: 'put', ledger, piece } as PieceEvent);
}
export function setPiece<K extends LedgerName>(d: Builder, ledger: K, id: string, set: Partial<Pieces[K]>): void {
  const to = audience(d.state, ledger, id, Object.keys(set));
  d.add({ type: 'set', ledger, id, set, ...(to && { to }) } as PieceEvent);
}
/**
 * Stores on its sheet a printed figure that an answer gave, so that the app asks for the figure only once. EIA-002,
 * EIA-013
 */
export function keepPrinted<K extends 'areas' | 'provinces' | 'ports'>(
  d: Builder,
  ledger: K,
  id: string,
  set: Partial<Pieces[K]>,
): void {
  const sheet: Readonly<Record<string, unknown>> = { ...d.state[ledger][id] };
  if (Object.keys(set).every((key) => sheet[key] === null)) setPiece(d, ledger, id, set);
}
export function dropPiece(d: Builder, ledger: LedgerName, id: string): void {
  d.add({ type: 'gone', ledger, id });
}

/** Takes a leader off the map, to come back in a later Reinforcement Step. EIA-062 */
export const retire = (d: Builder, leader: string): void =>
  setPiece(d, 'leaders', leader, { status: { is: 'retired' } });
export const setClock = (d: Builder, set: Partial<Clock>): void => d.add({ type: 'clock', set });
export const setFlag = (d: Builder, name: string, value: FlagValue | null): void =>
  d.add({ type: 'flag', name, value });

// ---- figures of a power ----------------------------------------------------------------------------------------------

/**
 * Adds political points, one change at a time. The marker moves by that many boxes and stops at the ends; a power that
 * would fall off the low end must sue every enemy. `why` is the reason's number in the master list. L2, EIA-237
 */
export function addPoints(d: Builder, power: Power, by: number, why: string): Change {
  const old = d.state.powers[power];
  if (old && by !== 0) {
    const wanted = old.marker + by;
    const marker = Math.max(0, Math.min(boxesOf(d.state.slots) - 1, wanted));
    setPiece(d, 'powers', power, { marker, ...(wanted < 0 && { mustSue: true }) });
  }
  return { of: 'pp', power, by, why };
}

/** Adds money in half-points. The desk must first refuse an impossible payment or declare bankruptcy. L4, Q27 */
export function addMoney(d: Builder, power: Power, by: number, why: string): Change {
  const old = d.state.powers[power];
  if (old) {
    const sum = old.money + by;
    setPiece(d, 'powers', power, { money: ruling(d.state.rulings, 'belowZero') === 'owe' ? sum : Math.max(0, sum) });
  }
  return { of: 'money', power, by, why };
}
export function addManpower(d: Builder, power: Power, by: number, why: string): Change {
  const old = d.state.powers[power];
  if (old) setPiece(d, 'powers', power, { manpower: Math.max(0, old.manpower + by) });
  return { of: 'manpower', power, by, why };
}
export function addVictory(d: Builder, power: Power, by: number, why: string): Change {
  const old = d.state.powers[power];
  if (old) setPiece(d, 'powers', power, { vp: old.vp + by });
  return { of: 'vp', power, by, why };
}

// ---- chance and questions --------------------------------------------------------------------------------------------

/**
 * Returns the chance of a topic and records it as opened. The same topic asked again after an undo throws the same
 * dice.
 */
export function chanceOf(d: Builder, open: OpenChance, topic: string): Chance {
  const { y, m } = d.state.clock.date;
  const full = `${y}.${m}/${topic}`;
  const chance = open(nextTopic(d.state.thrown, full));
  d.add({ type: 'thrown', topic: full });
  return chance;
}

/** Asks a question; its procedure is in the table of desks. */
export function ask(d: Builder, kind: string, side: Power | null, data: object): void {
  d.add({
    type: 'opened',
    task: { id: `q${d.state.serial + 1}`, kind, side, facts: {}, data, rolls: [], deferred: false },
  });
}
