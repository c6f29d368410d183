/** Tests whether a play may be made now, by running the rules on a copy. */
import type { OpenChance } from '../../engine/chance.ts';
import { type Beat, nextBeat, sameMonth } from './calendar.ts';
import type { Campaign } from './campaign.ts';
import type { Doing, Why } from './desk.ts';
import { handle } from './desks.ts';
import { leads } from './ledger.ts';
import { builtIn } from './modules/options.ts';
import type { OwnPlay } from './plays.ts';
import { holdersOf } from './quarter/holdings.ts';
import { builder } from './writing.ts';

const UNTHROWN: OpenChance = () => {
  throw new RangeError('Nothing is thrown to ask whether it may be.');
};
const BY_TABLE: Doing = { open: UNTHROWN, actor: 'table' };
/** Returns why a play that throws no dice would be refused; the campaign does not change. */
export const whyNotPlay = (state: Campaign, play: OwnPlay): Why => handle(builder(state), play.do, play, BY_TABLE);
export const may = (state: Campaign, play: OwnPlay): boolean => whyNotPlay(state, play) === undefined;
export const allowed = <P extends OwnPlay>(state: Campaign, plays: readonly P[]): readonly P[] =>
  plays.filter((play) => may(state, play));

/**
 * Returns the step at which the month stands after the next button, as the steps on the way leave the ledgers; undefined
 * when the month is over. While something is open nothing is passed.
 */
export function nextAsked(state: Campaign): Beat | undefined {
  const d = builder(state);
  const why = handle(d, 'next', { do: 'next' }, BY_TABLE);
  if (why !== undefined) return nextBeat(state);
  return sameMonth(d.state.clock.date, state.clock.date) ? d.state.clock : undefined;
}

/**
 * Returns the ports with ships under construction where another power now holds the city and may take the ships.
 * EIA-261
 */
export const portsTaken = (state: Campaign): readonly Extract<OwnPlay, { readonly do: 'port-taken' }>[] => {
  const building = [...new Set(Object.keys(state.queue).flatMap((item) => state.flags[builtIn(item)] ?? []))];
  return building.flatMap((flag) => {
    const port = state.ports[String(flag)];
    const owner = Object.values(state.queue).find(({ id }) => state.flags[builtIn(id)] === flag)?.owner;
    const builder = owner === undefined ? null : leads(state, owner);
    if (!port || !builder) return [];
    return allowed(
      state,
      holdersOf(state, port.area, builder).map((power) => ({ do: 'port-taken', power, port: port.id }) as const),
    );
  });
};
