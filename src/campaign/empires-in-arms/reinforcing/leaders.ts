/** Leaders retire and return; Bernadotte changes sides. EIA-061 to EIA-063 */
import { whyNot } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import { isBefore } from '../calendar.ts';
import type { Campaign } from '../campaign.ts';
import type { Handlers } from '../desk.ts';
import { leads, nationName } from '../ledger.ts';
import { isShutOff } from '../naval/waters.ts';
import type { Leader } from '../pieces.ts';
import * as placing from '../rules/placing.ts';
import { isBesieged } from '../sieges/siege-state.ts';
import type { MonthDate } from '../vocabulary.ts';
import { log, retire, setFlag, setPiece } from '../writing.ts';
import { ARMY, isTurnOf, NAVAL } from './due.ts';
import type { ReinforcementPlay } from './plays.ts';

/**
 * Returns from when a leader off the map may enter: null for at once, the leader's date, or the month of recovery;
 * undefined for all others. EIA-062, EIA-281
 */
function waitsFrom({ status, entry }: Pick<Leader, 'status' | 'entry'>): MonthDate | null | undefined {
  if (status.is === 'wounded') return status.until;
  if (status.is === 'notIn') return entry;
  return status.is === 'pool' || status.is === 'retired' ? null : undefined;
}
/** Returns whether a leader waits off the map and may join a corps now. */
export function mayComeNow({ clock }: Pick<Campaign, 'clock'>, leader: Leader): boolean {
  const from = waitsFrom(leader);
  return from === null || (from !== undefined && !isBefore(clock.date, from));
}

export const led: Pick<Handlers<ReinforcementPlay>, 'retire' | 'join' | 'bernadotte'> = {
  retire(d, { leader: key, blockaded = false }) {
    const leader = d.state.leaders[key];
    const corps = leader?.status.is === 'corps' ? d.state.corps[leader.status.corps] : undefined;
    const inside = leader?.status.is === 'city' ? leader.status.area : null;
    if (!leader || (!corps && inside === null && leader.status.is !== 'fleet')) return 'eia-gone';
    const step = leader.status.is === 'fleet' ? NAVAL : ARMY;
    const area = corps?.place.at === 'city' ? corps.place.area : inside;
    const besieged = area !== null && (corps ? corps.besieged : isBesieged(d.state, area));
    const port = Object.values(d.state.ports).find((one) => one.area === area);
    const shut = blockaded || (port !== undefined && isShutOff(d.state, port, leader.power));
    const isPort = port !== undefined || (d.state.areas[area ?? '']?.port ?? null) !== null;
    const why =
      isTurnOf(d.state, step, leader.power) ?? whyNot(placing.mayRetire({ besieged, port: isPort, blockaded: shut }));
    if (why) return why;
    retire(d, key);
    log(d, say('eiareinf-leader-retires', { name: leader.name }), { power: leader.power });
    return undefined;
  },
  join(d, { leader: key, corps, fleet }) {
    const leader = d.state.leaders[key];
    const to = corps === undefined ? undefined : d.state.corps[corps];
    const ships = fleet === undefined ? undefined : d.state.fleets[fleet];
    const target = to ?? ships;
    if (!leader || !target || target.place.at === 'pool' || target.place.at === 'down') return 'eia-gone';
    const from = waitsFrom(leader);
    if (from === undefined) return 'eia-gone';
    const why =
      isTurnOf(d.state, ships ? NAVAL : ARMY, leader.power) ??
      whyNot(
        placing.mayReturn({
          ...{ besieged: to?.besieged === true, ownPower: leads(d.state, target.nation) === leader.power },
          ...{ from, now: d.state.clock.date },
        }),
      );
    if (why) return why;
    setPiece(d, 'leaders', key, { status: to ? { is: 'corps', corps: to.id } : { is: 'fleet', fleet: target.id } });
    log(d, say('eiareinf-leader-joins', { name: leader.name, other: target.name }), { power: leader.power });
    return undefined;
  },
  bernadotte(d, { to }) {
    const he = Object.values(d.state.leaders).find(({ special }) => special === 'bernadotte');
    if (!he) return 'eiareinf-no-bernadotte';
    const why = whyNot(
      placing.maySwitch(d.state.clock.date, {
        ...{ dead: he.status.is === 'dead', switched: d.state.flags[BERNADOTTE] === true },
        franceCollapsed: d.state.powers.FR?.out === true,
      }),
    );
    if (why) return why;
    setPiece(d, 'leaders', he.id, to ? { status: { is: 'pool' }, power: to } : { status: { is: 'retired' } });
    if (to) setFlag(d, BERNADOTTE, true);
    log(
      d,
      to ? say('eiareinf-bernadotte-to', { power: nationName(d.state, to) }) : 'eiareinf-bernadotte-off',
      to ? { power: to } : {},
    );
    return undefined;
  },
};
const BERNADOTTE = 'bernadotte-switched';
