/**
 * What the ledgers know of supply chains: lost sources, enemies that may have cut a chain, ports that supply each
 * other. EIA-103, EIA-105, EIA-129
 */
import { whyNot } from '../../../engine/legality.ts';
import { isWinter } from '../calendar.ts';
import type { Campaign } from '../campaign.ts';
import { bandNation, insideBands } from '../combat/fight.ts';
import type { Why } from '../desk.ts';
import { areAllied, garrisonsIn, isEnemy, leads } from '../ledger.ts';
import { fleetsAt, isShutOff, maySailStraits, ownerOfFleet } from '../naval/waters.ts';
import type { Depot, Port } from '../pieces.ts';
import { isBlocked, isSource, maySupplyBySea } from '../rules/depots.ts';
import { isBesieged } from '../sieges/siege-state.ts';
import type { Power } from '../vocabulary.ts';
import { type Builder, setFlag } from '../writing.ts';
import { areaOfDepot, enemyCorpsIn, enemyIrregularsIn, ownCorpsIn } from './around.ts';
import { isOwnLand } from './moving.ts';

/** Returns whether an enemy has the city of an area. */
export const isEnemyCity = (state: Campaign, area: string, owner: Power): boolean =>
  insideBands(state, area).some((band) => isEnemy(state, owner, bandNation(state, band)));
const enemyIn = (state: Campaign, area: string, owner: Power): boolean =>
  enemyCorpsIn(state, area, owner).length > 0 ||
  enemyIrregularsIn(state, area, owner).length > 0 ||
  (!isBesieged(state, area) && isEnemyCity(state, area, owner));
const ownIn = (state: Campaign, area: string, owner: Power): boolean =>
  ownCorpsIn(state, area, owner) ||
  (!isBesieged(state, area) && garrisonsIn(state, area).some(({ nation }) => leads(state, nation) === owner));

const own = (state: Campaign, owner: Power): readonly Depot[] =>
  Object.values(state.depots).filter((one) => one.owner === owner && one.valid && !('fleet' in one.at));
/** Returns whether a source is lost: its city is besieged or an enemy's, or an enemy is there. EIA-105 */
function isLostSource(state: Campaign, { id, source, owner }: Depot): boolean {
  const area = areaOfDepot(state, id);
  return (
    source &&
    area !== null &&
    !isSource({
      ...{ ownLand: isOwnLand(state, area, owner), controlled: !isEnemyCity(state, area, owner) },
      ...{ besieged: isBesieged(state, area), enemyHere: enemyIn(state, area, owner) && !ownIn(state, area, owner) },
    })
  );
}
/**
 * Returns whether a depot supplies, as far as the ledgers know: it must be linked to a source, if one was named.
 * EIA-105
 */
export function feeds(state: Campaign, depot: Depot): boolean {
  const sources = own(state, depot.owner).filter(({ source }) => source);
  const alive = sources.filter((one) => !isLostSource(state, one));
  return depot.valid && (depot.source ? alive.includes(depot) : sources.length === 0 || alive.length > 0);
}

const seenFlag = (owner: Power): string => `chains ${owner}`;
/** Returns a hash of the areas that block a power's chains now. If it differs, the enemy has moved. EIA-105 */
const barred = (state: Campaign, owner: Power): number =>
  [
    ...Object.keys(state.areas)
      .filter((area) => isBlocked({ enemyHere: enemyIn(state, area, owner), ownHere: ownIn(state, area, owner) }))
      .join(' '),
  ].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 0);
/** Returns the depots of chains that the table has not confirmed since an enemy moved. EIA-105 */
export const doubtful = (state: Campaign, owner: Power): readonly Depot[] =>
  (state.flags[seenFlag(owner)] ?? 0) === barred(state, owner) ? [] : own(state, owner).filter((one) => !one.source);
export const seeChains = (d: Builder, owner: Power): void => setFlag(d, seenFlag(owner), barred(d.state, owner));

// ---- over the sea ----------------------------------------------------------------------------------------------------

const portAt = (state: Campaign, area: string | null): Port | undefined =>
  Object.values(state.ports).find((port) => port.area === area);
/**
 * Returns why no source reaches a port by sea. Undefined if one does, or if no other port with a depot of the power was
 * typed, so that only the table knows. EIA-103, EIA-129
 */
export function whyNoSeaSource(state: Campaign, owner: Power, area: string): Why {
  const here = portAt(state, area);
  if (!here) return undefined;
  if (isShutOff(state, here, owner)) return 'eiasupply-depot-blockaded';
  const sources = own(state, owner).flatMap((depot) => {
    const port = portAt(state, areaOfDepot(state, depot.id));
    return port && port.id !== here.id && feeds(state, depot) ? [port] : [];
  });
  const found = sources.map((port) =>
    whyNot(
      maySupplyBySea({
        depots: true,
        blockaded: isShutOff(state, port, owner),
        fleetAtSource: fleetsAt(state, { at: 'port', port: port.id }).some((fleet) => {
          const of = ownerOfFleet(state, fleet);
          return of === owner || (of !== null && areAllied(state, owner, of));
        }),
        icedIn: isWinter(state.clock.date) && (here.icebound || port.icebound),
        noStraits: here.blackSea !== port.blackSea && !maySailStraits(state, owner),
      }),
    ),
  );
  return found.includes(undefined) ? undefined : found[0];
}
