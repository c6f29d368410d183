/** The Reinforcement Phase: ships, corps, factors, exchanges, demobilisation, leaders. EIA-050 to EIA-064 */
import { say } from '../../../engine/message.ts';
import type { Campaign } from '../campaign.ts';
import type { Desk, Due } from '../desk.ts';
import { leads, nationName } from '../ledger.ts';
import type { Queued } from '../politics.ts';
import { afloat } from '../reinforcing/afloat.ts';
import { ashore, joins, nationOf } from '../reinforcing/ashore.ts';
import { ARMY, dueTo, isHomePort, mustBePlaced, NAVAL, whatIs } from '../reinforcing/due.ts';
import { led } from '../reinforcing/leaders.ts';
import type { ReinforcementPlay } from '../reinforcing/plays.ts';
import { isExpired } from '../rules/placing.ts';
import { dropPiece, log } from '../writing.ts';

/**
 * Returns one play that the rules certainly allow for an arrival. The bot tries it, and a tap on a due row makes it.
 */
function placeHere(state: Campaign, item: Queued): ReinforcementPlay | undefined {
  if (item.what.is === 'factors') {
    const { factors: some, exchanged } = item.what;
    const corps = Object.values(state.corps).find(
      (one) =>
        one.nation === item.owner && joins(state, item.owner, some, { to: { corps: one.id }, exchanged }) === undefined,
    );
    return corps && { do: 'place-factors', item: item.id, factors: some, to: { corps: corps.id } };
  }
  if (item.what.is === 'ships') {
    const { ships } = item.what;
    const fleet = Object.values(state.fleets).find(
      ({ nation, place, ships: has, capacity }) =>
        nation === item.owner &&
        place.at === 'port' &&
        isHomePort(state, place.port, nation) &&
        (capacity === null || has + ships <= capacity),
    );
    return fleet && { do: 'place-ships', item: item.id, fleet: fleet.id, ships };
  }
  return undefined;
}
export const reinforcement: Desk<ReinforcementPlay> = {
  handlers: { ...afloat, ...ashore, ...led },
  menu: (state) =>
    state.clock.started
      ? dueTo(state, state.clock.acting).flatMap((item): ReinforcementPlay[] => {
          const placed = placeHere(state, item);
          const place = placed ? [placed] : [];
          return mustBePlaced(item) ? [...place, { do: 'give-up', item: item.id }] : place;
        })
      : [],
  due: (state) =>
    dueTo(state, state.clock.acting).map((item): Due => {
      const placed = placeHere(state, item);
      return {
        power: leads(state, item.owner),
        text: say('eiareinf-due-place', { what: whatIs(item) }),
        ...(placed && { play: placed }),
      };
    }),
  stops: (state) => (dueTo(state, state.clock.acting).some(mustBePlaced) ? 'eiareinf-still-due' : undefined),
  enters: (d, { step }) => {
    if (step !== ARMY && step !== NAVAL) return;
    for (const item of Object.values(d.state.queue))
      if (isExpired(item.until, d.state.clock.date)) {
        dropPiece(d, 'queue', item.id);
        log(d, say('eiareinf-expired', { power: nationName(d.state, item.owner), what: whatIs(item) }));
      }
  },
  ownerOf: (state, done) => {
    switch (done.do) {
      case 'place-fleet':
      case 'place-ships':
      case 'place-corps':
      case 'place-factors':
      case 'give-up': {
        const item = state.queue[done.item];
        return item ? leads(state, item.owner) : null;
      }
      case 'swap-ships':
        return leads(state, state.fleets[done.from]?.nation ?? '');
      case 'scuttle':
        return leads(state, state.fleets[done.fleet]?.nation ?? '');
      case 'swap-factors':
        return leads(state, nationOf(state, done.from, done.nation) ?? '');
      case 'demobilise':
        return leads(state, nationOf(state, done.of, done.nation) ?? '');
      case 'retire':
      case 'join':
        return state.leaders[done.leader]?.power ?? null;
      default:
        return undefined;
    }
  },
};
