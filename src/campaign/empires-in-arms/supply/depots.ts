/** Depots: where one may be placed, what becomes of its garrison, which may be taken. EIA-101 to EIA-106, EIA-117, EIA-172 */
import { whyNot } from '../../../engine/legality.ts';
import type { Campaign } from '../campaign.ts';
import { readCell } from '../charts.ts';
import type { Why } from '../desk.ts';
import { areAtWar, depotsIn, garrisonsOf, insideOf, isEnemy, leads, ownerOf, roomOf, totalOf } from '../ledger.ts';
import type { Depot } from '../pieces.ts';
import {
  garrisonOfLost,
  mayPlace,
  mayPlaceAtCity,
  mayPlaceAtPort,
  mayPlaceOnChain,
  mayPlaceOnFleet,
} from '../rules/depots.ts';
import type { Power } from '../vocabulary.ts';
import { type Builder, dropPiece, setPiece } from '../writing.ts';
import { areaOfDepot, enemyCorpsIn, enemyIrregularsIn, ownCorpsIn } from './around.ts';
import { isOwnLand } from './moving.ts';
import type { Of } from './plays.ts';

/** Depot counters of a power that are not on the map; null where the mix was never typed. EIA-101 */
const countersLeft = (state: Campaign, owner: Power): number | null => {
  const all = readCell(state.slots, 'CH-19', owner, 'depots');
  return all === undefined ? null : all - Object.values(state.depots).filter((one) => one.owner === owner).length;
};

export function whyNotPlace(state: Campaign, { power: owner, area, by, fleet, legal }: Of<'place-depot'>): Why {
  const money = state.powers[owner]?.money ?? 0;
  const ownCorpsHere = ownCorpsIn(state, area, owner);
  const place = whyNot(
    mayPlace({
      enemyHere: enemyCorpsIn(state, area, owner).length > 0 || enemyIrregularsIn(state, area, owner).length > 0,
      ownCorpsHere,
      depotHere: by !== 'fleet' && depotsIn(state, area).length > 0,
      counters: countersLeft(state, owner),
      purse: money,
    }),
  );
  if (place !== undefined) return place;
  const holder = ownerOf(state, area);
  const atWar = holder !== null && isEnemy(state, owner, holder);
  switch (by) {
    case 'city':
      return whyNot(mayPlaceAtCity({ friendly: legal, besieged: false, ownLand: isOwnLand(state, area, owner) }));
    case 'port':
      return whyNot(mayPlaceAtPort({ friendly: legal, blockaded: false, seaSource: legal }));
    case 'chain':
      return whyNot(
        mayPlaceOnChain({
          gap: legal ? 2 : null,
          old: true,
          land: isOwnLand(state, area, owner)
            ? 'own'
            : holder !== null && leads(state, holder) === null
              ? 'neutral'
              : 'power',
          ownCorpsHere,
          atWar,
          leave: Object.values(state.access).some((one) => one.to === owner && one.of === holder),
        }),
      );
    case 'fleet': {
      const one = state.fleets[fleet ?? ''];
      return whyNot(
        mayPlaceOnFleet({
          ownFleet: one !== undefined && leads(state, one.nation) === owner,
          atSea: one?.place.at === 'sea',
          depotInSea: Object.values(state.depots).some(({ at }) => {
            const there = 'fleet' in at ? state.fleets[at.fleet] : undefined;
            return there?.place.at === 'sea' && one?.place.at === 'sea' && there.place.sea === one.place.sea;
          }),
          port: legal,
          icedIn: false,
          noStraits: false,
        }),
      );
    }
  }
}

/** A garrison of a depot that goes: into the city where there is room, the rest is lost. EIA-101 */
export function clearDepot(d: Builder, depot: string, area: string | null): void {
  for (const garrison of garrisonsOf(d.state, depot)) {
    const sheet = area === null ? undefined : d.state.areas[area];
    const room = sheet?.city ? (roomOf(sheet) ?? 0) - insideOf(d.state, sheet.id) : 0;
    const { left } = garrisonOfLost(totalOf(garrison.factors), room);
    if (left === 0 && sheet) setPiece(d, 'garrisons', garrison.id, { in: { city: sheet.id } });
    else dropPiece(d, 'garrisons', garrison.id);
  }
}

/** Enemy depots that stand alone where a power has a corps. EIA-117, EIA-172 */
export const takeable = (state: Campaign, taker: Power): readonly Depot[] =>
  Object.values(state.depots).filter((one) => {
    const area = areaOfDepot(state, one.id);
    return (
      one.owner !== taker &&
      areAtWar(state, taker, one.owner) &&
      garrisonsOf(state, one.id).length === 0 &&
      area !== null &&
      ownCorpsIn(state, area, taker)
    );
  });
