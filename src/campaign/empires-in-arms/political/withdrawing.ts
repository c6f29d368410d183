/** Forces that have several months to leave after a peace, and what happens to those that stay. EIA-278 */
import { say } from '../../../engine/message.ts';
import { monthNumber } from '../calendar.ts';
import type { Campaign } from '../campaign.ts';
import type { Due } from '../desk.ts';
import { leads, nationName, ownerOf } from '../ledger.ts';
import { isOn } from '../rulings.ts';
import { isPower, type Power } from '../vocabulary.ts';
import { addPoints, type Builder, dropPiece, log, setFlag } from '../writing.ts';
import { corpsOff, fleetOff } from './forces.ts';
import { landOf, troopsIn } from './ties.ts';

/** The number of Land Phases for city garrisons, and for everything else. */
const GARRISONS = 3;
const REST = 6;
const FLAG = 'withdrawal-';

interface Guest {
  readonly is: 'corps' | 'garrison' | 'depot' | 'fleet';
  readonly id: string;
  readonly limit: number;
}
/** Returns a power's forces in another's land that must leave it. */
function guests(state: Campaign, of: Power, land: Power): readonly Guest[] {
  const leave = Object.values(state.access).filter((one) => one.of === land && one.to === of);
  if (leave.some(({ byTreaty }) => !byTreaty)) return [];
  const byTreaty = leave.length > 0;
  const troops = troopsIn(state, of, land).flatMap(({ is, id, area }): Guest[] => {
    if (is === 'irregulars') return [];
    const where = state.garrisons[id]?.in;
    if (is === 'garrison' && where && 'city' in where)
      return byTreaty && state.areas[area]?.capitalOf === null ? [] : [{ is, id, limit: GARRISONS }];
    return byTreaty ? [] : [{ is, id, limit: REST }];
  });
  if (byTreaty) return troops;
  const depots = Object.values(state.depots).flatMap(({ id, owner, at }): Guest[] =>
    owner === of && !('fleet' in at) && landOf(state, 'area' in at ? at.area : at.city) === land
      ? [{ is: 'depot', id, limit: REST }]
      : [],
  );
  const fleets = Object.values(state.fleets).flatMap(({ id, nation, place }): Guest[] => {
    const owner = place.at === 'port' ? ownerOf(state, state.ports[place.port]?.area ?? '') : null;
    return leads(state, nation) === of && owner !== null && leads(state, owner) === land
      ? [{ is: 'fleet', id, limit: REST }]
      : [];
  });
  return [...troops, ...depots, ...fleets];
}
interface Term {
  readonly flag: string;
  readonly pair: readonly [Power, Power];
  readonly gone: number;
}
const terms = (state: Campaign): readonly Term[] =>
  Object.entries(state.flags).flatMap(([flag, since]) => {
    const [one = '', other = ''] = flag.startsWith(FLAG) ? flag.slice(FLAG.length).split('-') : [];
    return typeof since === 'number' && isPower(one) && isPower(other)
      ? [{ flag, pair: [one, other], gone: monthNumber(state.clock.date) - since } as const]
      : [];
  });
const both = ([one, other]: Term['pair']): readonly Term['pair'][] => [
  [one, other],
  [other, one],
];

/** Returns what must still leave, for the owner's page. */
export const dueToWithdraw = (state: Campaign): readonly Due[] =>
  isOn(state.rulings, 'timedWithdrawal')
    ? terms(state).flatMap(({ pair, gone }) =>
        both(pair).flatMap(([of, land]): Due[] => {
          const all = guests(state, of, land);
          const left = Math.min(...all.map(({ limit }) => limit)) - gone;
          return all.length === 0
            ? []
            : [
                {
                  power: of,
                  text: say('eiapol-due-withdraw', {
                    power: nationName(state, land),
                    n: all.length,
                    months: Math.max(0, left),
                  }),
                },
              ];
        }),
      )
    : [];

function remove(d: Builder, { is, id }: Guest, of: Power): void {
  switch (is) {
    case 'garrison':
      dropPiece(d, 'garrisons', id);
      return;
    case 'depot':
      for (const { id: key, in: where } of Object.values(d.state.garrisons))
        if ('depot' in where && where.depot === id) dropPiece(d, 'garrisons', key);
      dropPiece(d, 'depots', id);
      return;
    case 'corps':
      corpsOff(d, id);
      return;
    case 'fleet':
      fleetOff(d, id);
      log(d, say('eiapol-told-overstays-fleet', { power: nationName(d.state, of) }), {
        power: of,
        changes: [addPoints(d, of, -1, '5.1.4.1')],
      });
  }
}
/** In the Reinforcement Phase after the time limit, demobilises or scuttles whatever stayed. */
export function removeOverstayed(d: Builder): void {
  if (!isOn(d.state.rulings, 'timedWithdrawal')) return;
  for (const { flag, pair, gone } of terms(d.state)) {
    for (const [of, land] of both(pair)) {
      const late = guests(d.state, of, land).filter(({ limit }) => gone >= limit);
      for (const guest of late) remove(d, guest, of);
      if (late.length > 0)
        log(
          d,
          say('eiapol-told-overstays', {
            power: nationName(d.state, of),
            other: nationName(d.state, land),
            n: late.length,
          }),
          { power: of },
        );
    }
    if (gone >= REST) setFlag(d, flag, null);
  }
}
