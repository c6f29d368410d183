/** Removes the forces of a nation from the map. EIA-039, EIA-049, EIA-231 */
import { leadersWith } from '../ledger.ts';
import type { CorpsId, FleetId, Nation } from '../vocabulary.ts';
import { type Builder, dropPiece, retire, setPiece } from '../writing.ts';

/** Takes a corps off the map with everything it holds; its leaders retire. */
export function corpsOff(d: Builder, id: CorpsId): void {
  for (const leader of leadersWith(d.state, id)) retire(d, leader.id);
  setPiece(d, 'corps', id, { factors: {} });
  setPiece(d, 'corps', id, { place: { at: 'pool' }, besieged: false });
}
/** Takes a fleet off the map; a leader aboard retires. */
export function fleetOff(d: Builder, id: FleetId): void {
  for (const { id: leader, status } of Object.values(d.state.leaders))
    if (status.is === 'fleet' && status.fleet === id) retire(d, leader);
  setPiece(d, 'fleets', id, { ships: 0, place: { at: 'pool' } });
}
/** Removes the army of a nation; ships of a minor are noted for later. EIA-049, EIA-231 */
export function removeForces(d: Builder, nation: Nation): void {
  for (const { id, nation: of, place } of Object.values(d.state.corps))
    if (of === nation && place.at !== 'pool') corpsOff(d, id);
  for (const { id, nation: of } of Object.values(d.state.garrisons)) if (of === nation) dropPiece(d, 'garrisons', id);
  for (const { id, owner } of Object.values(d.state.irregulars)) if (owner === nation) dropPiece(d, 'irregulars', id);
  const minor = d.state.minors[nation];
  let ships = minor?.ships ?? 0;
  for (const fleet of Object.values(d.state.fleets)) {
    if (fleet.nation !== nation || fleet.place.at === 'pool') continue;
    for (const { id, place } of Object.values(d.state.corps))
      if (place.at === 'fleet' && place.fleet === fleet.id) corpsOff(d, id);
    ships += fleet.ships;
    fleetOff(d, fleet.id);
  }
  if (minor) setPiece(d, 'minors', minor.id, { ships });
}
