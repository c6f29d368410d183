/**
 * The history of a campaign by month, for the plots: the figures of each power at the end of each month and now. A seat
 * gets only the figures that it could see at the time. L2, L4, L7, L9, EIA-004
 */
import { applied, apply } from './apply.ts';
import { sameMonth } from './calendar.ts';
import type { Campaign } from './campaign.ts';
import type { Event } from './events.ts';
import { allPowers, leads, totalOf } from './ledger.ts';
import { type Seated, seesCorps } from './seats.ts';
import type { MonthDate, Nation, Power } from './vocabulary.ts';

export const MEASURES = ['money', 'status', 'factors', 'ships'] as const;
export type Measure = (typeof MEASURES)[number];
/** Money in half-points, box of the status marker, factors and ships; null when the seat cannot know the figure. */
export type Figures = Readonly<Record<Measure, number | null>>;
export interface MonthOf {
  readonly date: MonthDate;
  readonly of: Readonly<Partial<Record<Power, Figures>>>;
}

/**
 * Returns all factors that a power leads, in corps, garrisons and irregulars; null when one of its corps is covered.
 */
function factorsOf(state: Campaign, power: Power, seat: Seated): number | null {
  const leadsIt = ({ nation }: { readonly nation: Nation }) => leads(state, nation) === power;
  const corps = Object.values(state.corps).filter(leadsIt);
  if (corps.some((one) => !seesCorps(state, seat, one))) return null;
  const sum = (all: readonly number[]) => all.reduce((n, one) => n + one, 0);
  return (
    sum(corps.map(({ factors }) => totalOf(factors))) +
    sum(Object.values(state.garrisons).map((one) => (leadsIt(one) ? totalOf(one.factors) : 0))) +
    sum(Object.values(state.irregulars).map(({ owner, count }) => (owner === power ? count : 0)))
  );
}

/** Returns the current figures of a power, as a seat sees them. */
export const figuresOf = (state: Campaign, power: Power, seat: Seated): Figures => ({
  money: state.powers[power]?.money ?? 0,
  status: state.powers[power]?.marker ?? 0,
  factors: factorsOf(state, power, seat),
  ships: Object.values(state.fleets).reduce(
    (n, { nation, ships }) => n + (leads(state, nation) === power ? ships : 0),
    0,
  ),
});

const monthOf = (state: Campaign, seat: Seated): MonthOf => ({
  date: state.clock.date,
  of: Object.fromEntries(allPowers(state).map(({ id }) => [id, figuresOf(state, id, seat)])),
});

/**
 * Returns the months of a history in order, each with its final figures and the last with the current figures. When a
 * month occurs more than once, the later figures count.
 */
export function overMonths(events: readonly Event[], seat: Seated): readonly MonthOf[] {
  const months: MonthOf[] = [];
  let state: Campaign | undefined;
  const note = () => {
    if (!state) return;
    const now = monthOf(state, seat);
    const last = months.at(-1);
    if (last && sameMonth(last.date, now.date)) months.pop();
    months.push(now);
  };
  for (const event of events) {
    if (event.type === 'clock' && state && event.set.date && !sameMonth(event.set.date, state.clock.date)) note();
    state = state ? applied(state, event) : apply(state, event);
  }
  note();
  return months;
}

/**
 * Returns the smallest and the largest value of a measure over all months and powers, always including 0: one scale for
 * all plots.
 */
export function scaleOf(months: readonly MonthOf[], measure: Measure): readonly [least: number, most: number] {
  const all = months.flatMap(({ of }) => Object.values(of).flatMap((one) => one[measure] ?? []));
  return [Math.min(0, ...all), Math.max(1, ...all)];
}
