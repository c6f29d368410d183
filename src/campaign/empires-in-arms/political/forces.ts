/** Removes the forces of a nation from the map. EIA-039, EIA-049, EIA-231 */
import { leadersWith } from '../ledger.ts';
import type { Nation } from '../vocabulary.ts';
import { type Builder, dropPiece, setPiece } from '../writing.ts';

/** Removes the army of a nation; ships of a minor are noted for later. EIA-049, EIA-231 */
export function removeForces(d: Builder, nation: Nation): void {
  for (const corps of Object.values(d.state.corps)) {
    if (corps.nation !== nation || corps.place.at === 'pool') continue;
    for (const leader of leadersWith(d.state, corps.id))
      setPiece(d, 'leaders', leader.id, { status: { is: 'retired' } });
    setPiece(d, 'corps', corps.id, { factors: {}, place: { at: 'pool' }, besieged: false });
  }
  for (const { id, nation: of } of Object.values(d.state.garrisons)) if (of === nation) dropPiece(d, 'garrisons', id);
  for (const { id, owner } of Object.values(d.state.irregulars)) if (owner === nation) dropPiece(d, 'irregulars', id);
  const minor = d.state.minors[nation];
  let ships = minor?.ships ?? 0;
  for (const fleet of Object.values(d.state.fleets)) {
    if (fleet.nation !== nation || fleet.place.at === 'pool') continue;
    for (const corps of Object.values(d.state.corps))
      if (corps.place.at === 'fleet' && corps.place.fleet === fleet.id)
        setPiece(d, 'corps', corps.id, { factors: {}, place: { at: 'pool' }, besieged: false });
    ships += fleet.ships;
    setPiece(d, 'fleets', fleet.id, { ships: 0, place: { at: 'pool' } });
  }
  if (minor) setPiece(d, 'minors', minor.id, { ships });
}
