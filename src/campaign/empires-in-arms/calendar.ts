/** Months, seasons, and the order of powers in each phase, as data. EIA-009 to EIA-011, EIA-070, EIA-100 */
import type { Campaign, Clock } from './campaign.ts';
import { slotOf } from './dominance.ts';
import type { Area } from './pieces.ts';
import { isLandMode } from './rulings.ts';
import { MONTHS, type MonthDate, type Phase, type Power, STEPS, type Step } from './vocabulary.ts';

// ---- months ----------------------------------------------------------------------------------------------------------

/** Returns the number of months since January of year 0, so that months can be counted. */
export const monthNumber = ({ y, m }: MonthDate): number => y * 12 + m - 1;
export function monthAt(n: number): MonthDate {
  const month = MONTHS[((n % 12) + 12) % 12] ?? 1;
  return { y: Math.floor(n / 12), m: month };
}
/** Returns the month that is the given number of months later; a new year begins with January. EIA-010 */
export const later = (date: MonthDate, months: number): MonthDate => monthAt(monthNumber(date) + months);
/** Returns the difference in months: negative when the first month is earlier, 0 when both are the same. */
export const compareMonths = (one: MonthDate, other: MonthDate): number => monthNumber(one) - monthNumber(other);
export const isBefore = (one: MonthDate, other: MonthDate): boolean => compareMonths(one, other) < 0;
export const sameMonth = (one: MonthDate, other: MonthDate): boolean => compareMonths(one, other) === 0;

/** Returns whether the month is December, January or February. EIA-011 */
export const isWinter = ({ m }: Pick<MonthDate, 'm'>): boolean => m === 12 || m <= 2;
/** Returns whether winter affects the area in this month. EIA-011 */
export const bitesWinter = (date: MonthDate, area: Pick<Area, 'winter'>): boolean => isWinter(date) && area.winter;
/** Returns whether the month has an Economic Phase: March, June, September and December. EIA-009 */
export const isQuarterEnd = ({ m }: Pick<MonthDate, 'm'>): boolean => m % 3 === 0;

// ---- orders of power -------------------------------------------------------------------------------------------------

/** The order of powers of each phase: minor set-up, naval and army reinforcement, naval and land movement. EIA-009 */
export const ORDERS = {
  minorSetUp: ['FR', 'RU', 'TU', 'AU', 'PR', 'GB', 'SP'],
  navalReinforcement: ['SP', 'FR', 'PR', 'AU', 'TU', 'RU', 'GB'],
  armyReinforcement: ['SP', 'GB', 'PR', 'AU', 'TU', 'RU', 'FR'],
  naval: ['RU', 'TU', 'AU', 'PR', 'FR', 'SP'],
  land: ['RU', 'TU', 'AU', 'PR', 'GB', 'SP'],
} as const satisfies Readonly<Record<string, readonly Power[]>>;
export type OrderName = keyof typeof ORDERS;

type Known = Pick<Campaign, 'powers' | 'clock' | 'combined' | 'rulings' | 'flags'>;

export const inPlay = ({ powers }: Pick<Campaign, 'powers'>, power: Power): boolean => powers[power]?.out === false;
const playing = (state: Known, order: readonly Power[]): Power[] => order.filter((power) => inPlay(state, power));

/** Returns the power that must still choose its place in the order, if any. EIA-070, EIA-100, EIA-257 */
export function mustTakeSlot(state: Known): Power | undefined {
  const { phase, slot } = state.clock;
  if ((phase !== 'naval' && phase !== 'land') || slot !== null || isLandMode(state.rulings)) return undefined;
  const { chooser, first } = slotOf(state, phase);
  return !first && inPlay(state, chooser) ? chooser : undefined;
}

/** Groups the powers that move together; a group acts in the place of its last member. EIA-009, EIA-048 */
function together(state: Known, order: readonly Power[]): readonly (readonly Power[])[] {
  const groupOf = (power: Power): readonly Power[] =>
    Object.values(state.combined).find(({ powers }) => powers.includes(power))?.powers ?? [power];
  return order.flatMap((power, i) => {
    const group = groupOf(power).filter((one) => order.includes(one));
    const last = Math.max(...group.map((one) => order.indexOf(one)));
    return last === i ? [order.filter((one) => group.includes(one))] : [];
  });
}

/** Returns the powers of a movement phase, group by group. In land mode the French side goes first. EIA-009 */
export function movers(state: Known, phase: 'naval' | 'land'): readonly (readonly Power[])[] {
  const { chooser, swapped, first } = slotOf(state, phase);
  if (isLandMode(state.rulings)) {
    const all = playing(state, [chooser, ...ORDERS[phase]]);
    const isFrench = (power: Power) => state.powers[power]?.french === true;
    return [all.filter(isFrench), all.filter((power) => !isFrench(power))].filter((side) => side.length > 0);
  }
  const order: readonly Power[] = ORDERS[phase];
  const others = playing(
    state,
    order.map((one) => (one === chooser && swapped ? swapped : one)),
  );
  if (!inPlay(state, chooser)) return together(state, others);
  const at = first ? 0 : Math.min(others.length, state.clock.slot ?? 0);
  return together(state, [...others.slice(0, at), chooser, ...others.slice(at)]);
}

// ---- the steps of a turn ---------------------------------------------------------------------------------------------

/** A step with the powers that act in it; `acting` is empty when every power acts. */
export type Beat = Pick<Clock, 'phase' | 'step' | 'acting'>;

const beat = (phase: Phase, step: Step, acting: readonly Power[] = []): Beat => ({ phase, step, acting });

/**
 * Returns the phases of a month in order. Land mode has only three phases; the Economic Phase comes only at a quarter's
 * end. EIA-006, EIA-009
 */
export function phasesOf(state: Known): readonly Phase[] {
  if (isLandMode(state.rulings)) return ['reinforcement', 'land', 'time'];
  const economic: readonly Phase[] = isQuarterEnd(state.clock.date) ? ['economic'] : [];
  return ['political', 'reinforcement', 'naval', 'land', ...economic, 'time'];
}

/** Returns every step of a phase in order, with one step for each power where powers take turns. EIA-009 */
export function beatsOf(state: Known, phase: Phase): readonly Beat[] {
  const land = isLandMode(state.rulings);
  switch (phase) {
    case 'reinforcement': {
      const steps = land ? (['armyReinforcement'] as const) : STEPS.reinforcement;
      return steps.flatMap((step) => playing(state, ORDERS[step]).map((power) => beat(phase, step, [power])));
    }
    case 'naval':
      return movers(state, phase).flatMap((group) => STEPS.naval.map((step) => beat(phase, step, group)));
    case 'land': {
      const own = STEPS.land.filter((step) => step !== 'conquest');
      const each = movers(state, phase).flatMap((group) => own.map((step) => beat(phase, step, group)));
      return land ? each : [...each, beat(phase, 'conquest')];
    }
    case 'economic':
      return STEPS.economic
        .filter((step) => step !== 'unplayed' || state.clock.date.m === 12)
        .map((step) => beat(phase, step));
    default:
      return STEPS[phase].map((step) => beat(phase, step));
  }
}

export const sameBeat = (one: Beat, other: Beat): boolean =>
  one.phase === other.phase && one.step === other.step && one.acting.join() === other.acting.join();

/** Returns the position of the clock among the steps of its phase; -1 before the first step. */
export const beatIndex = (state: Known): number =>
  beatsOf(state, state.clock.phase).findIndex((each) => sameBeat(each, state.clock));

/** Returns the next step of the month; undefined when the month is over. EIA-009 */
export function nextBeat(state: Known): Beat | undefined {
  const inPhase = beatsOf(state, state.clock.phase)[beatIndex(state) + 1];
  if (inPhase) return inPhase;
  const phases = phasesOf(state);
  for (const phase of phases.slice(phases.indexOf(state.clock.phase) + 1)) {
    // Where a power must still choose its place, the phase begins before any power acts.
    const begun = { ...state, clock: { ...state.clock, phase, slot: null } };
    const [first] = beatsOf(begun, phase);
    if (first) return mustTakeSlot(begun) ? { ...first, acting: [] } : first;
  }
  return undefined;
}
