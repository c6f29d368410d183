/** Writing to the ledgers, each change as an event, and figures of a power with their reasons. */
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

/** What of a corps everybody sees. */
const OPEN: ReadonlySet<string> = new Set<keyof Corps>(['id', 'nation', 'place', 'besieged', 'revealed']);

/** Who may know what happens to a corps: its owner alone, where it tells of its contents. EIA-004 */
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
/** A figure that was read off the map at a question stands on its sheet from then on: it is asked once. EIA-002, EIA-013 */
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

export const setClock = (d: Builder, set: Partial<Clock>): void => d.add({ type: 'clock', set });
export const setFlag = (d: Builder, name: string, value: FlagValue | null): void =>
  d.add({ type: 'flag', name, value });

// ---- figures of a power ----------------------------------------------------------------------------------------------

/**
 * Political points, one change at a time: the marker moves so many boxes and sticks at the ends; who would fall off the low
 * end must sue every enemy. `why` is the row of the master list. L2, EIA-237
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

/** Money in half-points: what cannot be paid is refused or bankrupts, and is the desk's to say before. L4, Q27 */
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

/** The chance of a topic, written down as opened. The same topic asked again after an undo throws the same. */
export function chanceOf(d: Builder, open: OpenChance, topic: string): Chance {
  const { y, m } = d.state.clock.date;
  const full = `${y}.${m}/${topic}`;
  const chance = open(nextTopic(d.state.thrown, full));
  d.add({ type: 'thrown', topic: full });
  return chance;
}

/** Asks a question; its procedure stands in the table of the desks. */
export function ask(d: Builder, kind: string, side: Power | null, data: object): void {
  d.add({
    type: 'opened',
    task: { id: `q${d.state.serial + 1}`, kind, side, facts: {}, data, rolls: [], deferred: false },
  });
}
