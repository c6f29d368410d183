/**
 * The course of a month: its phases, each power's turn in a phase, and the events due by date. EIA-009, EIA-010,
 * EIA-048, EIA-070, EIA-100
 */
import * as z from 'zod/mini';
import { say } from '../../../engine/message.ts';
import { alarmsFor } from '../alarms.ts';
import {
  type Beat,
  beatIndex,
  beatsOf,
  compareMonths,
  inPlay,
  isWinter,
  later,
  movers,
  mustTakeSlot,
  nextBeat,
  phasesOf,
} from '../calendar.ts';
import type { Campaign } from '../campaign.ts';
import { type Desk, type Handlers, type PlaysOf, play, type Why } from '../desk.ts';
import { isIdle } from '../idle.ts';
import { areAllied, freshId, nationName } from '../ledger.ts';
import { month, power } from '../pieces.ts';
import { isLandMode } from '../rulings.ts';
import { type Builder, dropPiece, log, putPiece, setClock, setPiece } from '../writing.ts';

export const CONDUCTING = [
  /** Starts play: options become fixed, and secret pieces are covered. */
  play('start', {}),
  /** Ends the current step. */
  play('next', {}),
  /** Sets where Britain acts at sea, or France on land, in the order of powers. */
  play('take-slot', { power, at: z.int() }),
  /** Allies move together for the rest of the month. */
  play('combine', { powers: z.readonly(z.array(power)) }),
  play('set-month', { date: month }),
] as const;
export type ConductorPlay = PlaysOf<typeof CONDUCTING>;

/**
 * Returns the number of places that the choosing power may take: before the first of the other powers, between two of
 * them, or after the last. Returns 0 outside the two movement phases.
 */
export const slotsIn = (state: Campaign): number => {
  const { phase } = state.clock;
  if (phase !== 'naval' && phase !== 'land') return 0;
  const others = movers({ ...state, combined: {}, clock: { ...state.clock, slot: 0 } }, phase).flat();
  return others.length;
};

/** Returns the first step of the phase after the choosing power has taken its place. */
const firstOf = (state: Campaign): Beat | undefined => beatsOf(state, state.clock.phase)[0];

/**
 * What the desks do as a step begins. The table of desks passes this function in, because that table imports this
 * module.
 */
export type Entering = (d: Builder, beat: Beat) => void;
export type Stopping = (state: Campaign) => Why;

const step = (d: Builder, next: Beat): void =>
  setClock(d, { ...next, ...(next.phase !== d.state.clock.phase && { slot: null }) });

/** Clears what lasts for one month: combined movement, revealed corps and finished fleets. EIA-048, EIA-004 */
function clearMonth(d: Builder): void {
  for (const id of Object.keys(d.state.combined)) dropPiece(d, 'combined', id);
  for (const { id, revealed } of Object.values(d.state.corps))
    if (revealed) setPiece(d, 'corps', id, { revealed: false });
  for (const { id, done } of Object.values(d.state.fleets)) if (done) setPiece(d, 'fleets', id, { done: false });
}

function nextMonth(d: Builder): void {
  const date = later(d.state.clock.date, 1);
  clearMonth(d);
  const [phase = 'time'] = phasesOf({ ...d.state, clock: { ...d.state.clock, date } });
  setClock(d, { date, phase, slot: null });
  const first = firstOf(d.state);
  if (first) setClock(d, first);
  log(
    d,
    say(isWinter(date) ? 'eiascreen-month-winter' : 'eia-month', {
      month: { code: `eiascreen-month-${date.m}` },
      year: String(date.y),
    }),
  );
  for (const { text, power: of } of alarmsFor(d.state, date)) log(d, text, of ? { power: of } : {});
}

/** Returns the handlers. `stops` says why a step may not end; `enters` does what the desks do as a step begins. */
export function conducting(stops: Stopping, enters: Entering): Handlers<ConductorPlay> {
  /** Enters the current step, then passes every following step that needs no decision. */
  const arrive = (d: Builder): void => {
    for (;;) {
      enters(d, d.state.clock);
      const open = d.state.agenda.some(({ deferred }) => !deferred) || stops(d.state) !== undefined;
      const next = open || !isIdle(d.state, d.state.clock) ? undefined : nextBeat(d.state);
      if (!next) return;
      step(d, next);
    }
  };
  return {
    start(d) {
      if (d.state.clock.started) return 'eia-started';
      if (Object.keys(d.state.powers).length === 0) return 'eia-no-powers';
      setClock(d, { started: true });
      const first = firstOf(d.state);
      if (first) setClock(d, first);
      log(d, 'eia-play-begins');
      arrive(d);
      return undefined;
    },
    next(d) {
      if (!d.state.clock.started) return 'eia-start-first';
      const chooser = mustTakeSlot(d.state);
      if (chooser) return say('eia-slot-first', { power: nationName(d.state, chooser) });
      if (d.state.agenda.some(({ deferred }) => !deferred)) return 'eia-answer-first';
      const why = stops(d.state);
      if (why) return why;
      const next = nextBeat(d.state);
      if (next) step(d, next);
      else nextMonth(d);
      arrive(d);
      return undefined;
    },
    'take-slot'(d, { power: chooser, at }) {
      if (mustTakeSlot(d.state) !== chooser) return 'eia-no-slot';
      if (at < 0 || at >= slotsIn(d.state)) return 'eia-no-such-slot';
      setClock(d, { slot: at });
      const first = firstOf(d.state);
      if (first) setClock(d, first);
      log(d, say('eia-slot-taken', { power: nationName(d.state, chooser), at: at + 1 }), { power: chooser });
      arrive(d);
      return undefined;
    },
    combine(d, { powers }) {
      const [first, ...others] = [...new Set(powers)];
      if (!first || others.length === 0) return 'eia-combine-two';
      if (isLandMode(d.state.rulings) || d.state.clock.step !== 'combined') return 'eia-combine-when';
      if (![first, ...others].every((one) => inPlay(d.state, one))) return 'eia-gone';
      const all = [first, ...others];
      if (!all.every((one, i) => all.slice(i + 1).every((other) => areAllied(d.state, one, other))))
        return 'eia-combine-allies';
      if (Object.values(d.state.combined).some((group) => group.powers.some((one) => all.includes(one))))
        return 'eia-combined-already';
      putPiece(d, 'combined', { id: freshId('g', d.state.combined), powers: all });
      log(d, say('eia-combined', { powers: all.map((one) => nationName(d.state, one)) }));
      return undefined;
    },
    'set-month'(d, { date }) {
      if (compareMonths(date, d.state.clock.date) < 0) return 'eiascreen-month-back';
      setClock(d, { date, slot: null });
      if (d.state.clock.phase === 'economic' && date.m % 3 !== 0)
        setClock(d, { phase: 'time', step: 'time', acting: [] });
      const first = beatIndex(d.state) < 0 ? firstOf(d.state) : undefined;
      if (first) setClock(d, first);
      log(d, say('eiascreen-month-set', { month: { code: `eiascreen-month-${date.m}` }, year: String(date.y) }), {
        byHand: true,
      });
      return undefined;
    },
  };
}

export const conductor: Omit<Desk<ConductorPlay>, 'handlers'> = {
  menu(state) {
    if (!state.clock.started) return [{ do: 'start' }];
    const chooser = mustTakeSlot(state);
    if (chooser)
      return Array.from({ length: slotsIn(state) }, (_, at) => ({ do: 'take-slot', power: chooser, at }) as const);
    const pairs = state.clock.step === 'combined' ? Object.values(state.alliances) : [];
    const free = pairs.filter(
      ({ a, b }) => !Object.values(state.combined).some(({ powers }) => powers.includes(a) || powers.includes(b)),
    );
    return [{ do: 'next' }, ...free.map(({ a, b }) => ({ do: 'combine', powers: [a, b] }) as const)];
  },
};
