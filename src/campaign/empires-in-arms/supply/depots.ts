/**
 * Depots: where one may be placed, what happens to its garrison, which may be captured. EIA-101 to EIA-106, EIA-117,
 * EIA-172
 */
import { whyNot } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import type { Campaign } from '../campaign.ts';
import { readCell } from '../charts.ts';
import { capture } from '../combat/captors.ts';
import type { Why } from '../desk.ts';
import {
  addFactors,
  areAtWar,
  areaName,
  depotsIn,
  freshId,
  garrisonsOf,
  hasFought,
  insideOf,
  isEnemy,
  leads,
  nationName,
  ownerOf,
  roomOf,
  totalOf,
} from '../ledger.ts';
import { isIced } from '../naval/waters.ts';
import type { Depot } from '../pieces.ts';
import { landOf } from '../political/ties.ts';
import { proposedLosses } from '../rules/casualties.ts';
import {
  garrisonOfLost,
  mayPlace,
  mayPlaceAtCity,
  mayPlaceAtPort,
  mayPlaceOnChain,
  mayPlaceOnFleet,
  portDepot,
} from '../rules/depots.ts';
import { ruling } from '../rulings.ts';
import { isBesieged } from '../sieges/siege-state.ts';
import type { Power } from '../vocabulary.ts';
import { type Builder, dropPiece, log, putPiece, setPiece } from '../writing.ts';
import { areaOfDepot, enemyCorpsIn, enemyIrregularsIn, ownCorpsIn } from './around.ts';
import { isEnemyCity, whyNoSeaSource } from './chains.ts';
import { isOwnLand } from './moving.ts';
import type { Of } from './plays.ts';

/** Returns a power's depot counters that are not on the map; null if their number was never typed. EIA-101 */
const countersLeft = (state: Campaign, owner: Power): number | null => {
  const all = readCell(state.slots, 'CH-19', owner, 'depots');
  return all === undefined ? null : all - Object.values(state.depots).filter((one) => one.owner === owner).length;
};

/** Returns whether the depot goes inside the city, which it does at a besieged port. EIA-103 */
export const isInPort = (state: Campaign, { by, area }: Pick<Of<'place-depot'>, 'by' | 'area'>): boolean =>
  by === 'port' && isBesieged(state, area);

export function whyNotPlace(state: Campaign, { power: owner, area, by, fleet, legal }: Of<'place-depot'>): Why {
  const money = state.powers[owner]?.money ?? 0;
  const ownCorpsHere = ownCorpsIn(state, area, owner);
  // In a besieged port the depot is in the city, so enemies outside do not matter. EIA-103
  const inPort = isInPort(state, { by, area });
  const place = whyNot(
    mayPlace({
      enemyHere:
        !inPort && (enemyCorpsIn(state, area, owner).length > 0 || enemyIrregularsIn(state, area, owner).length > 0),
      ownCorpsHere,
      depotHere: by !== 'fleet' && depotsIn(state, area).some(({ at }) => !inPort || 'city' in at),
      counters: countersLeft(state, owner),
      purse: money,
    }),
  );
  if (place !== undefined) return place;
  const holder = ownerOf(state, area);
  const atWar = holder !== null && isEnemy(state, owner, holder);
  const friendly = legal && !isEnemyCity(state, area, owner);
  switch (by) {
    case 'city':
      return whyNot(
        mayPlaceAtCity({ friendly, besieged: isBesieged(state, area), ownLand: isOwnLand(state, area, owner) }),
      );
    case 'port':
      return (
        whyNot(mayPlaceAtPort({ friendly, blockaded: false, seaSource: legal })) ?? whyNoSeaSource(state, owner, area)
      );
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
          // A country is entered by permission of its controller. EIA-233
          leave: Object.values(state.access).some((one) => one.to === owner && one.of === landOf(state, area)),
        }),
      );
    case 'fleet': {
      const one = state.fleets[fleet ?? ''];
      return whyNot(
        mayPlaceOnFleet({
          ownFleet:
            one !== undefined && (leads(state, one.nation) === owner || ruling(state.rulings, 'errata000') === 'off'),
          atSea: one?.place.at === 'sea',
          depotInSea: Object.values(state.depots).some(({ at }) => {
            const there = 'fleet' in at ? state.fleets[at.fleet] : undefined;
            return there?.place.at === 'sea' && one?.place.at === 'sea' && there.place.sea === one.place.sea;
          }),
          port: legal,
          icedIn: one !== undefined && one.place.at !== 'pool' && isIced(state, one.place),
          noStraits: false,
        }),
      );
    }
  }
}

/**
 * Removes the garrison of a lost depot: into the city as far as there is room; the rest is lost, or surrenders to an
 * enemy. EIA-101, EIA-118
 */
export function clearDepot(d: Builder, depot: string, area: string | null, captors: readonly Power[] = []): void {
  for (const garrison of garrisonsOf(d.state, depot)) {
    const sheet = area === null ? undefined : d.state.areas[area];
    const room = sheet?.city && !isBesieged(d.state, sheet.id) ? (roomOf(sheet) ?? 0) - insideOf(d.state, sheet.id) : 0;
    const { left, toCity } = garrisonOfLost(totalOf(garrison.factors), room);
    const lost = proposedLosses(garrison.factors, { due: left, moraleLost: 0, breaks: false, anyKind: true });
    if (left > 0 && captors.length > 0) {
      const some = { id: freshId('gar', d.state.garrisons), nation: garrison.nation, in: { depot }, factors: lost };
      putPiece(d, 'garrisons', some);
      capture(d, [{ id: some.id, of: 'garrison', sallies: false, came: left, outflanks: false, gone: false }], captors);
    }
    if (toCity > 0 && sheet)
      setPiece(d, 'garrisons', garrison.id, {
        in: { city: sheet.id },
        factors: addFactors(garrison.factors, lost, -1),
      });
    else dropPiece(d, 'garrisons', garrison.id);
  }
}
/** Returns the enemies of a depot's owner that act now and have a corps in the open there. EIA-118 */
export const comers = (state: Campaign, { id, owner }: Pick<Depot, 'id' | 'owner'>): readonly Power[] => {
  const area = areaOfDepot(state, id);
  const moves = state.clock.step === 'landMove' || state.clock.step === 'landCombat';
  return !moves || area === null || hasFoughtHere(state, area)
    ? []
    : state.clock.acting.filter((one) => areAtWar(state, one, owner) && ownCorpsIn(state, area, one));
};
const hasFoughtHere = (state: Campaign, area: string): boolean =>
  state.clock.acting.some((one) => hasFought(state, area, one));
/** Returns the depots with a garrison that their owner may burn before an attack. EIA-118 */
export const burnable = (state: Campaign): readonly Depot[] =>
  Object.values(state.depots).filter((one) => garrisonsOf(state, one.id).length > 0 && comers(state, one).length > 0);

/**
 * At the end of a movement step, moves a depot out of a port city that is no longer besieged; an enemy depot outside is
 * destroyed. EIA-133
 */
export function depotsComeOut(d: Builder): void {
  for (const { id, at, owner } of Object.values(d.state.depots)) {
    if (!('city' in at)) continue;
    const outside = depotsIn(d.state, at.city).filter((one) => one.id !== id);
    const enemies = outside.filter((one) => areAtWar(d.state, owner, one.owner));
    const what = portDepot({
      besieged: isBesieged(d.state, at.city),
      seaSource: whyNoSeaSource(d.state, owner, at.city) === undefined,
      enemyDepotOutside: enemies.length > 0,
    });
    if (what === 'removed') {
      dropPiece(d, 'depots', id);
      log(d, say('eiasupply-depot-removed', { power: nationName(d.state, owner), area: areaName(d.state, at.city) }), {
        power: owner,
      });
      continue;
    }
    if (what === 'stays' || outside.length > enemies.length) continue;
    for (const one of enemies) {
      for (const garrison of garrisonsOf(d.state, one.id)) dropPiece(d, 'garrisons', garrison.id);
      dropPiece(d, 'depots', one.id);
    }
    setPiece(d, 'depots', id, { at: { area: at.city } });
    log(d, say('eiasupply-depot-out', { area: areaName(d.state, at.city) }), { power: owner });
  }
}

/** Returns the enemy depots without a garrison where a power has a corps. EIA-117, EIA-172 */
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
