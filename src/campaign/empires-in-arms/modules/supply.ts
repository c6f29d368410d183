/** The supply desk: depots, marches, garrisons, foraging, supply costs. EIA-101 to EIA-133 */
import { whyNot } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import type { Campaign } from '../campaign.ts';
import type { Desk, Due, Handlers, Why } from '../desk.ts';
import {
  addFactors,
  areAtWar,
  areaName,
  areaOf,
  freshId,
  fullBox,
  garrisonsOf,
  holds,
  insideOf,
  leads,
  named,
  nationName,
  roomOf,
  totalOf,
} from '../ledger.ts';
import type { Corps } from '../pieces.ts';
import type { OwnPlay } from '../plays.ts';
import { entryOf } from '../political/entering.ts';
import { isHome } from '../reinforcing/due.ts';
import { DEPOT_COST } from '../rules/depots.ts';
import { DEPOT_HOLDS, inGarrison, mayDetach, mayGarrisonDepot } from '../rules/garrisons.ts';
import { isOn } from '../rulings.ts';
import { areaOfDepot, enemyCorpsIn, ownCorpsIn, whyShutCity } from '../supply/around.ts';
import { besiegedPorts, billing } from '../supply/billing.ts';
import { burnable, clearDepot, comers, depotsComeOut, isInPort, whyNotPlace } from '../supply/depots.ts';
import { besiegedCities, fareOf, guestsOf, hungry, setFare } from '../supply/fed.ts';
import { askCity, foraging, starving } from '../supply/foraging.ts';
import { march } from '../supply/marching.ts';
import { forageOf, marchOf, noteLeft } from '../supply/moving.ts';
import type { Of, SupplyPlay } from '../supply/plays.ts';
import { FACTOR_TYPES, type Factors, type FactorType, type Power } from '../vocabulary.ts';
import { addMoney, ask, type Builder, dropPiece, log, putPiece, setPiece } from '../writing.ts';

// ---- garrisons -------------------------------------------------------------------------------------------------------

const garrisoned = (some: Factors): Factors => {
  const all: Partial<Record<FactorType, number>> = {};
  for (const type of FACTOR_TYPES) {
    const n = some[type] ?? 0;
    if (n > 0) all[inGarrison(type)] = (all[inGarrison(type)] ?? 0) + n;
  }
  return all;
};

/**
 * Returns why a corps may not detach or absorb factors now. Only a corps in its own movement step may; a besieged corps
 * or a corps already supplied may not. EIA-111
 */
const mayChange = (state: Campaign, corps: Corps, owner: Power): Why => {
  if (!state.clock.started) return undefined;
  if (state.clock.step !== 'landMove' || !state.clock.acting.includes(owner)) return 'eiasupply-not-its-move';
  if (corps.besieged) return 'eiasupply-besieged-stays';
  return fareOf(state, corps.id) === undefined ? undefined : 'eiasupply-fed-already';
};

function detach(d: Builder, { corps: key, factors: some, to }: Of<'detach'>): Why {
  const corps = d.state.corps[key];
  const owner = corps && leads(d.state, corps.nation);
  if (!corps || !owner) return 'eia-gone';
  const when = mayChange(d.state, corps, owner);
  if (when !== undefined) return when;
  if (totalOf(some) === 0 || !holds(corps.factors, some)) return 'eiasupply-not-so-many';
  const depot = 'depot' in to ? d.state.depots[to.depot] : undefined;
  const area = 'city' in to ? to.city : areaOfDepot(d.state, to.depot);
  if (area === null || area !== areaOf(corps)) return 'eiasupply-elsewhere';
  if (!depot && entryOf(d.state, owner, area) === 'pass') return 'eiapol-enter-pass';
  const shut = depot ? undefined : whyShutCity(d.state, corps.nation, area);
  if (shut !== undefined) return shut;
  const sheet = d.state.areas[area];
  const room = depot
    ? DEPOT_HOLDS - garrisonsOf(d.state, depot.id).reduce((n, one) => n + totalOf(one.factors), 0)
    : sheet?.city
      ? (roomOf(sheet) ?? totalOf(some) + insideOf(d.state, area)) - insideOf(d.state, area)
      : 0;
  for (const type of FACTOR_TYPES) {
    if ((some[type] ?? 0) === 0) continue;
    const why =
      whyNot(
        mayDetach({
          kind: corps.kind,
          type,
          factors: totalOf(some),
          inCorps: totalOf(corps.factors),
          room,
          enemyCorpsOutside: enemyCorpsIn(d.state, area, owner).length > 0,
          minorAbroad: corps.nation !== owner && !isHome(d.state, area, corps.nation),
          minorsMay: isOn(d.state.rulings, 'minorGarrisons'),
        }),
      ) ??
      (depot && whyNot(mayGarrisonDepot(type, depot.owner === owner)));
    if (why !== undefined) return why;
  }
  setPiece(d, 'corps', key, { factors: addFactors(corps.factors, some, -1) });
  const garrison = freshId('gar', d.state.garrisons);
  putPiece(d, 'garrisons', { id: garrison, nation: corps.nation, in: to, factors: garrisoned(some) });
  if (d.state.clock.step === 'landMove') noteLeft(d, key, garrison, totalOf(some));
  log(d, say('eiasupply-detached', { n: totalOf(some), area: areaName(d.state, area), corps: named(corps) }), {
    power: owner,
  });
  return undefined;
}

function absorb(d: Builder, { corps: key, garrison: from, factors: some }: Of<'absorb'>): Why {
  const corps = d.state.corps[key];
  const garrison = d.state.garrisons[from];
  const owner = corps && leads(d.state, corps.nation);
  if (!corps || !garrison || !owner) return 'eia-gone';
  const when = mayChange(d.state, corps, owner);
  if (when !== undefined) return when;
  if (totalOf(some) === 0 || !holds(garrison.factors, some)) return 'eiasupply-not-so-many';
  if (corps.nation !== garrison.nation) return 'eiasupply-other-nation';
  const area = 'city' in garrison.in ? garrison.in.city : areaOfDepot(d.state, garrison.in.depot);
  if (area === null || area !== areaOf(corps)) return 'eiasupply-elsewhere';
  const shut = 'city' in garrison.in ? whyShutCity(d.state, corps.nation, area) : undefined;
  if (shut !== undefined) return shut;
  if (corps.kind === 'artillery' || corps.kind === 'feudal' || corps.kind === 'insurrection')
    return 'eiasupply-detach-kind';
  if (enemyCorpsIn(d.state, area, owner).length > 0) return 'eiasupply-detach-enemy';
  const full = fullBox(corps, some);
  if (full !== undefined) return say('eiareinf-corps-full', { box: { code: `eia-box-${full}` } });
  const left = addFactors(garrison.factors, some, -1);
  if (totalOf(left) === 0) dropPiece(d, 'garrisons', from);
  else setPiece(d, 'garrisons', from, { factors: left });
  setPiece(d, 'corps', key, { factors: addFactors(corps.factors, some) });
  log(d, say('eiasupply-absorbed', { n: totalOf(some), corps: named(corps) }), { power: owner });
  return undefined;
}

/**
 * Feeds one corps without loss where its power destroys a depot during its movement: a corps that stops there,
 * preferably one that must forage. EIA-117
 */
function burntFeeds(d: Builder, area: string, taker: Power): void {
  if (d.state.clock.step !== 'landMove' || !d.state.clock.acting.includes(taker)) return;
  const there = hungry(d.state, taker).filter((one) => areaOf(one) === area);
  const corps = there.find((one) => marchOf(d.state, one.id)?.forced) ?? there[0];
  if (!corps) return;
  setFare(d, corps.id, 'forage');
  log(d, say('eiasupply-burnt-feeds', { corps: named(corps) }), { power: taker });
}

// ---- the desk --------------------------------------------------------------------------------------------------------

const handlers: Handlers<SupplyPlay> = {
  'place-depot'(d, placing) {
    const { power: owner, area, by, fleet, source } = placing;
    if (!d.state.areas[area] && by !== 'fleet') return 'eia-gone';
    if (d.state.clock.step !== 'depots' || !d.state.clock.acting.includes(owner)) return 'eiasupply-not-its-depots';
    const why = whyNotPlace(d.state, placing);
    if (why !== undefined) return why;
    putPiece(d, 'depots', {
      id: freshId('dep', d.state.depots),
      owner,
      at: by === 'fleet' ? { fleet: fleet ?? '' } : isInPort(d.state, placing) ? { city: area } : { area },
      source,
      valid: true,
      since: d.state.clock.date,
    });
    const where = by === 'fleet' ? (d.state.fleets[fleet ?? '']?.name ?? '') : areaName(d.state, area);
    log(d, say('eiasupply-depot-placed', { power: nationName(d.state, owner), area: where }), {
      power: owner,
      changes: [addMoney(d, owner, -DEPOT_COST, '7.2')],
    });
    return undefined;
  },
  'remove-depot'(d, { depot: key }) {
    const depot = d.state.depots[key];
    if (!depot) return 'eia-gone';
    const captors = comers(d.state, depot);
    if (captors.length === 0 && (d.state.clock.step !== 'depots' || !d.state.clock.acting.includes(depot.owner)))
      return 'eiasupply-not-its-depots';
    const area = areaOfDepot(d.state, key);
    clearDepot(d, key, area, captors);
    dropPiece(d, 'depots', key);
    log(
      d,
      say(captors.length > 0 ? 'eiasupply-depot-burnt' : 'eiasupply-depot-removed', {
        power: nationName(d.state, depot.owner),
        area: areaName(d.state, area),
      }),
      {
        power: depot.owner,
      },
    );
    return undefined;
  },
  'set-chain'(d, { depot: key, source, valid }) {
    const depot = d.state.depots[key];
    if (!depot) return 'eia-gone';
    setPiece(d, 'depots', key, { source, valid: valid || source });
    log(
      d,
      say(valid || source ? 'eiasupply-chain-holds' : 'eiasupply-chain-broken', {
        area: areaName(d.state, areaOfDepot(d.state, key)),
      }),
      {
        power: depot.owner,
        byHand: true,
      },
    );
    return undefined;
  },
  'take-depot'(d, { depot: key, power: taker, how }) {
    const depot = d.state.depots[key];
    if (!depot) return 'eia-gone';
    if (depot.owner === taker || !areAtWar(d.state, taker, depot.owner)) return 'eiasupply-not-an-enemy';
    if (garrisonsOf(d.state, key).length > 0) return 'eiasupply-depot-held';
    const area = areaOfDepot(d.state, key);
    if (area === null || !ownCorpsIn(d.state, area, taker)) return 'eiasupply-nobody-there';
    if (how === 'convert')
      setPiece(d, 'depots', key, { owner: taker, source: false, valid: true, since: d.state.clock.date });
    else {
      dropPiece(d, 'depots', key);
      burntFeeds(d, area, taker);
    }
    log(
      d,
      say(how === 'burn' ? 'eiasupply-depot-burnt' : 'eiasupply-depot-taken', {
        power: nationName(d.state, taker),
        area: areaName(d.state, area),
      }),
      {
        power: taker,
      },
    );
    return undefined;
  },
  march,
  detach,
  absorb,
  forage(d, { corps: key }) {
    const corps = d.state.corps[key];
    const owner = corps && leads(d.state, corps.nation);
    if (!corps || !owner) return 'eia-gone';
    if (!hungry(d.state, owner).some((one) => one.id === key)) return 'eiasupply-fed-already';
    ask(d, 'eia-forage', owner, forageOf(d.state, corps));
    return undefined;
  },
  'supply-bill'(d, { power: owner, guests }) {
    // Corps of allies are supplied in the step of the power that pays, also out of their own turn. EIA-128
    if (guests.some((one) => !guestsOf(d.state, owner).some(({ id }) => id === one))) return 'eia-gone';
    const own = acting(d.state, 'supply').includes(owner);
    if (!own && guests.length === 0) return 'eiasupply-not-its-supply';
    if (guests.length + (own ? hungry(d.state, owner).length + besiegedPorts(d.state, owner).length : 0) === 0)
      return 'eiasupply-nobody-hungry';
    ask(d, 'eia-bill', owner, { power: owner, guests });
    return undefined;
  },
  'feed-city'(d, { area }) {
    const owner = acting(d.state, 'supply').find((one) => besiegedCities(d.state, one).includes(area));
    if (!owner) return 'eiasupply-not-besieged';
    askCity(d, owner, area);
    return undefined;
  },
};

/** Returns the powers that act now, when the land phase is at the named step. */
const acting = (state: Campaign, step: string): readonly Power[] =>
  state.clock.started && state.clock.phase === 'land' && state.clock.step === step ? state.clock.acting : [];

export const supply: Desk<SupplyPlay> = {
  handlers,
  procedures: [foraging, starving, billing],
  menu: (state) => [
    ...acting(state, 'depots').flatMap((owner) =>
      Object.values(state.areas)
        .map(
          (area): Of<'place-depot'> => ({
            do: 'place-depot',
            power: owner,
            area: area.id,
            by: 'city',
            fleet: null,
            legal: area.city,
            source: true,
          }),
        )
        .filter((one) => whyNotPlace(state, one) === undefined),
    ),
    ...acting(state, 'landMove').flatMap((owner) =>
      hungry(state, owner).map(({ id: corps }): OwnPlay => ({ do: 'forage', corps })),
    ),
    ...acting(state, 'supply').flatMap((owner): OwnPlay[] => [
      ...(hungry(state, owner).length > 0 ? [{ do: 'supply-bill', power: owner, guests: [] } as const] : []),
      ...besiegedCities(state, owner).map((area): OwnPlay => ({ do: 'feed-city', area })),
    ]),
  ],
  enters(d, { step }) {
    if (step === 'supply') depotsComeOut(d);
  },
  due: (state) => [
    ...burnable(state).map(
      ({ id: depot, owner: power }): Due => ({
        power,
        text: say('eiasupply-due-burn', { area: areaName(state, areaOfDepot(state, depot)) }),
        play: { do: 'remove-depot', depot },
      }),
    ),
    ...acting(state, 'supply').flatMap((owner): Due[] => {
      const n = hungry(state, owner).length;
      const play: OwnPlay = { do: 'supply-bill', power: owner, guests: [] };
      return [
        ...(n === 0 ? [] : [{ power: owner, text: say('eiasupply-due', { n }), play }]),
        ...besiegedCities(state, owner).map(
          (area): Due => ({
            power: owner,
            text: say('eiasupply-due-city', { area: areaName(state, area) }),
            play: { do: 'feed-city', area },
          }),
        ),
      ];
    }),
  ],
  // No corps may leave the step without supply. EIA-121, EIA-131
  stops: (state) =>
    acting(state, 'supply').some((owner) => hungry(state, owner).length > 0 || besiegedCities(state, owner).length > 0)
      ? 'eiasupply-feed-first'
      : undefined,
  ownerOf(state, done) {
    switch (done.do) {
      case 'march':
      case 'detach':
      case 'absorb':
      case 'forage': {
        const corps = state.corps[done.corps];
        return corps ? leads(state, corps.nation) : null;
      }
      case 'remove-depot':
      case 'set-chain':
        return state.depots[done.depot]?.owner ?? null;
      case 'feed-city':
        return null;
      default:
        return undefined;
    }
  },
};
