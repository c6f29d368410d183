/** Placing, swapping and scuttling ships and fleets. EIA-050 to EIA-053 */
import { whyNot } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import type { Handlers, Why } from '../desk.ts';
import { leads, nationName } from '../ledger.ts';
import { fleetOff } from '../political/forces.ts';
import * as placing from '../rules/placing.ts';
import { addPoints, type Builder, dropPiece, log, setPiece } from '../writing.ts';
import { found, isHomePort, isMinor, isTurnOf, NAVAL, sameSpot } from './due.ts';
import type { ReinforcementPlay } from './plays.ts';

function takeShips(d: Builder, key: string, fleet: string, ships: number): Why {
  const due = found(d.state, key, 'ships', NAVAL);
  if ('why' in due) return due.why;
  const to = d.state.fleets[fleet];
  if (!to || ships < 1) return 'eia-gone';
  if (due.item.owner !== to.nation) return 'eiareinf-other-nation';
  if (ships > due.what.ships) return 'eiareinf-so-many';
  const port = to.place.at === 'port' || to.place.at === 'box' ? to.place.port : undefined;
  const friendly = port !== undefined && to.place.at === 'port' && isHomePort(d.state, port, to.nation);
  const why = whyNot(
    placing.mayTakeShips({
      ...{ friendly, ships, has: to.ships, capacity: to.capacity },
      foreignToMinor: isMinor(to.nation) && !friendly,
    }),
  );
  if (why) return why;
  setPiece(d, 'fleets', fleet, { ships: to.ships + ships });
  if (due.what.ships === ships) dropPiece(d, 'queue', key);
  else setPiece(d, 'queue', key, { what: { is: 'ships', ships: due.what.ships - ships } });
  return undefined;
}

export const afloat: Pick<Handlers<ReinforcementPlay>, 'place-fleet' | 'place-ships' | 'swap-ships' | 'scuttle'> = {
  'place-fleet'(d, { item: key, ships: load, port, with: beside }) {
    const due = found(d.state, key, 'fleet', NAVAL);
    if ('why' in due) return due.why;
    const cargo = found(d.state, load, 'ships', NAVAL);
    if ('why' in cargo) return 'eiareinf-no-ship';
    const fleet = d.state.fleets[due.what.fleet];
    const mate = beside === undefined ? undefined : d.state.fleets[beside];
    if (!fleet) return 'eia-gone';
    const place = mate?.place ?? (port === undefined ? undefined : ({ at: 'port', port } as const));
    if (!place) return 'eiareinf-not-home-port';
    const friendly = place.at === 'port' && isHomePort(d.state, place.port, fleet.nation);
    const ships = Math.min(cargo.what.ships, fleet.capacity ?? cargo.what.ships);
    const why = whyNot(placing.mayPlaceFleet({ friendly, withFleet: mate !== undefined, ships }));
    if (why) return why;
    setPiece(d, 'fleets', fleet.id, { place, ships });
    dropPiece(d, 'queue', key);
    if (ships === cargo.what.ships) dropPiece(d, 'queue', load);
    else setPiece(d, 'queue', load, { what: { is: 'ships', ships: cargo.what.ships - ships } });
    log(d, say('eiareinf-fleet-placed', { power: nationName(d.state, fleet.nation), name: fleet.name, ships }), {});
    return undefined;
  },
  'place-ships'(d, { item, fleet, ships }) {
    const why = takeShips(d, item, fleet, ships);
    if (why) return why;
    log(d, say('eiareinf-ships-placed', { name: d.state.fleets[fleet]?.name ?? '', ships }));
    return undefined;
  },
  'swap-ships'(d, { from, to, ships }) {
    const one = d.state.fleets[from];
    const other = d.state.fleets[to];
    if (!one || !other || one === other || ships < 1) return 'eia-gone';
    const why =
      isTurnOf(d.state, NAVAL, one.nation) ??
      whyNot(
        placing.maySwapShips({
          ...{ ships, has: one.ships, sameNation: one.nation === other.nation },
          samePlace: sameSpot(one.place, other.place),
        }),
      ) ??
      (other.capacity !== null && other.ships + ships > other.capacity ? 'eiareinf-fleet-full' : undefined);
    if (why) return why;
    setPiece(d, 'fleets', to, { ships: other.ships + ships });
    const left = one.ships - ships;
    setPiece(d, 'fleets', from, { ships: left, ...(left === 0 && { place: { at: 'pool' } as const }) });
    log(d, say('eiareinf-ships-swapped', { name: one.name, other: other.name, ships }));
    if (left === 0) log(d, say('eiareinf-fleet-off', { name: one.name }));
    return undefined;
  },
  scuttle(d, { fleet: key }) {
    const fleet = d.state.fleets[key];
    if (!fleet || fleet.place.at === 'pool') return 'eia-gone';
    const why = isTurnOf(d.state, NAVAL, fleet.nation) ?? whyNot(placing.mayScuttle(isMinor(fleet.nation)));
    if (why) return why;
    const owner = leads(d.state, fleet.nation);
    const sum = placing.scuttleCost(fleet.ships);
    fleetOff(d, key);
    log(d, say('eiareinf-fleet-scuttled', { name: fleet.name }), {
      ...(owner && { power: owner, changes: [addPoints(d, owner, sum.total, 'scuttled')] }),
      sums: [sum],
    });
    return undefined;
  },
};
