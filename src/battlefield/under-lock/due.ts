/** What is due for the umpire, by the clock: arrivals, orders, messages, disputes, requests, the weather, a lull. */
import type { Reckoning } from '../../engine/reckoning.ts';
import { arrivalRating, isDue } from '../arrivals/reinforcements.ts';
import { type Battle, lullInForce } from '../battle.ts';
import { known } from '../facts.ts';
import { mayAgree } from '../lulls/lulls.ts';
import type { Dispute, OnItsWay, Papers, Read } from './papers.ts';

/** Why an order is due: its time, its formation acts or is attacked, or its event has happened, as the umpire says. */
export type Moment = 'clock' | 'acting' | 'attacked' | 'event';

export type Due =
  | { readonly is: 'arrival'; readonly at: number; readonly read: Read<'arrival'>; readonly rating: Reckoning | null }
  | { readonly is: 'order'; readonly at: number; readonly read: Read<'order'>; readonly why: Moment }
  | { readonly is: 'message'; readonly at: number; readonly read: OnItsWay }
  | { readonly is: 'ask'; readonly at: number; readonly read: OnItsWay }
  | { readonly is: 'dispute'; readonly at: number; readonly read: Dispute }
  /** A weather throw is open, or a lull may be ended; this is done in the turn. */
  | { readonly is: 'weather' | 'lull'; readonly at: number };

const SKY: readonly string[] = ['weather', 'intensity', 'fog'];

/** Whether the formation was attacked since the order was sealed, which stays due until shown or put aside. */
const attacked = (battle: Battle, { number, paper }: Read<'order'>): boolean =>
  (known(battle.formations[paper.formation], 'struck') ?? 0) > number;

function momentOf(battle: Battle, read: Read<'order'>): { readonly at: number; readonly why: Moment } | null {
  const { at } = read;
  const { when, formation } = read.paper;
  if (when.is === 'clock') return isDue(battle, when.at) ? { at: when.at, why: 'clock' } : null;
  if (when.is === 'attacked') return attacked(battle, read) ? { at: battle.minutes, why: 'attacked' } : null;
  if (when.is === 'acting')
    return battle.action?.formation === formation ? { at: battle.minutes, why: 'acting' } : null;
  return { at, why: 'event' };
}

/** NBC-RNF-02: whether the umpire has drawn for the arrival this turn; there is one check a turn. */
const drawn = (battle: Battle, { checks }: Papers, { number }: Read<'arrival'>): boolean =>
  (checks[number] ?? []).some(({ paper }) => paper.turn === battle.turn && !paper.comes);

/** Whether one of the umpire's checks brought the arrival. Its units are seen when the umpire says so. */
export const hasCome = ({ checks }: Pick<Papers, 'checks'>, { number }: Pick<Read, 'number'>): boolean =>
  (checks[number] ?? []).some(({ paper }) => paper.comes);

/** The rating for the arrival; null if its formation is not known. */
export const ratingOf = (battle: Battle, { paper }: Pick<Read<'arrival'>, 'paper'>): Reckoning | null => {
  const formation = battle.formations[paper.coming.formation];
  const officer = paper.officer ?? (formation && battle.officers[formation.commander]);
  return officer ? arrivalRating(officer, battle.rulings) : null;
};

function fromPapers(battle: Battle, papers: Papers): readonly Due[] {
  const due: Due[] = [];
  for (const read of papers.arrivals) {
    const { at } = read.paper.coming;
    if (isDue(battle, at) && !drawn(battle, papers, read))
      due.push({ is: 'arrival', at, read, rating: ratingOf(battle, read) });
  }
  for (const read of papers.orders) {
    const moment = papers.done.has(read.number) ? null : momentOf(battle, read);
    if (moment) due.push({ is: 'order', read, ...moment });
  }
  for (const read of papers.messages) {
    if (read.delivered || read.due === null || !isDue(battle, read.due) || papers.done.has(read.number)) continue;
    due.push({ is: read.paper.to === 'umpire' ? 'ask' : 'message', at: read.due, read });
  }
  for (const read of papers.disputes) if (read.ruled === undefined) due.push({ is: 'dispute', at: read.at, read });
  return due;
}

function fromTheDay(battle: Battle): readonly Due[] {
  const at = battle.minutes;
  const due: Due[] = [];
  if (battle.agenda.some(({ kind }) => SKY.includes(kind))) due.push({ is: 'weather', at });
  if (battle.phase === 1 && lullInForce(battle)) due.push({ is: 'lull', at });
  return due;
}

/** NBC-LUL-01: whether the seat asks for a lull, which the rules decide. */
export const asksLull = ({ paper }: Read<'message'>): boolean => paper.told.said === 'ask-lull';

/** Whether nothing can be done yet, or only the umpire can tell whether it is time. */
const canWait = (battle: Battle, one: Due): boolean =>
  (one.is === 'order' && one.why === 'event') || (one.is === 'ask' && asksLull(one.read) && !mayAgree(battle).ok);

/** The umpire's list, soonest first; what can wait comes last. */
export function dueOf(battle: Battle, papers: Papers): readonly Due[] {
  if (battle.ended) return [];
  const late = (one: Due) => Number(canWait(battle, one));
  const all = [...fromPapers(battle, papers), ...fromTheDay(battle)];
  return all.sort((one, other) => late(one) - late(other) || one.at - other.at);
}

export interface Later {
  readonly orders: readonly Read<'order'>[];
  readonly messages: readonly OnItsWay[];
  readonly arrivals: readonly Read<'arrival'>[];
}

/** The hidden orders, couriers and secret arrivals whose moment has not come. */
export const laterOf = (battle: Battle, { orders, messages, arrivals, done }: Papers): Later => ({
  orders: orders.filter((read) => !done.has(read.number) && momentOf(battle, read) === null),
  messages: messages.filter(
    ({ number, due, delivered }) => due !== null && !delivered && !done.has(number) && !isDue(battle, due),
  ),
  arrivals: arrivals.filter(({ paper }) => !isDue(battle, paper.coming.at)),
});
