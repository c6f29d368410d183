/** What the ledgers know of chains: sources that are lost, enemies who may have cut one, ports that feed each other. EIA-103, EIA-105, EIA-129 */
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

/** An enemy has the city of an area. */
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
/** A source feeds nobody while its city is besieged or an enemy's, or an enemy stands there. EIA-105 */
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
/** Whether a depot feeds, as far as the ledgers know: it hangs on a source, where one was named. EIA-105 */
export function feeds(state: Campaign, depot: Depot): boolean {
  const sources = own(state, depot.owner).filter(({ source }) => source);
  const alive = sources.filter((one) => !isLostSource(state, one));
  return depot.valid && (depot.source ? alive.includes(depot) : sources.length === 0 || alive.length > 0);
}

const seenFlag = (owner: Power): string => `chains ${owner}`;
/** A figure for the areas that no chain of a power goes through now: another, and the enemy has moved. EIA-105 */
const barred = (state: Campaign, owner: Power): number =>
  [
    ...Object.keys(state.areas)
      .filter((area) => isBlocked({ enemyHere: enemyIn(state, area, owner), ownHere: ownIn(state, area, owner) }))
      .join(' '),
  ].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 0);
/** Depots of a chain of which the table has not said that they hold since an enemy has moved. EIA-105 */
export const doubtful = (state: Campaign, owner: Power): readonly Depot[] =>
  (state.flags[seenFlag(owner)] ?? 0) === barred(state, owner) ? [] : own(state, owner).filter((one) => !one.source);
export const seeChains = (d: Builder, owner: Power): void => setFlag(d, seenFlag(owner), barred(d.state, owner));

// ---- over the sea ----------------------------------------------------------------------------------------------------

const portAt = (state: Campaign, area: string | null): Port | undefined =>
  Object.values(state.ports).find((port) => port.area === area);
/**
 * Why no source reaches a port over the sea: nothing where one does, or where no other port with a depot of its power was typed,
 * of which the table knows. EIA-103, EIA-129
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
