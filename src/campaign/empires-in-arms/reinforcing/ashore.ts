/** Placing, swapping and demobilising corps and factors. EIA-054 to EIA-060, EIA-064 */
import { whyNot } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import type { Campaign } from '../campaign.ts';
import type { Handlers, Why } from '../desk.ts';
import {
  addFactors,
  areaOf,
  corpsIn,
  fullBox,
  garrisonsIn,
  holds,
  insideOf,
  isEnemy,
  leads,
  nationName,
  ownerOf,
  roomOf,
  totalOf,
} from '../ledger.ts';
import { corpsOff } from '../political/forces.ts';
import type { Queued } from '../politics.ts';
import * as placing from '../rules/placing.ts';
import { isLostThere } from '../rules/placing.ts';
import { isLandMode, ruling } from '../rulings.ts';
import { isAtItsHome } from '../sieges/coming.ts';
import { isBesieged } from '../sieges/siege-state.ts';
import { enemyCorpsIn } from '../supply/around.ts';
import { type CorpsBox, dollars, type Factors, type Nation, type Power } from '../vocabulary.ts';
import { addMoney, type Builder, dropPiece, log, setPiece } from '../writing.ts';
import { ARMY, dueTo, found, garrison, isFriendlyHome, isHome, isTurnOf, sameSpot, takeOff, whatIs } from './due.ts';
import type { End, ReinforcementPlay } from './plays.ts';

/**
 * Returns whether reinforcements go where the scenario says: in land mode, unless the ruling follows the campaign.
 * EIA-064, Q25
 */
const asTyped = (state: Campaign): boolean =>
  isLandMode(state.rulings) && ruling(state.rulings, 'landPlacement') === 'asTyped';

function enemyThere(
  state: Campaign,
  area: string,
  nation: Nation,
): { readonly holds: boolean; readonly corps: boolean } {
  const atWar = (other: Nation | null) => other !== null && isEnemy(state, nation, other);
  return { holds: atWar(ownerOf(state, area)), corps: corpsIn(state, area).some((one) => atWar(one.nation)) };
}

const areaOfEnd = (state: Campaign, end: End): string | null => {
  if ('city' in end) return end.city;
  const corps = state.corps[end.corps];
  return corps ? areaOf(corps) : null;
};

/** Returns why factors may not join a corps or a city, or undefined. EIA-056 to EIA-058, EIA-064 */
export function joins(
  state: Campaign,
  nation: Nation,
  some: Factors,
  {
    to,
    chain,
    besieged = false,
    exchanged = false,
  }: {
    readonly to: End;
    readonly chain?: number | undefined;
    readonly besieged?: boolean | undefined;
    /** The factors are returning prisoners. */
    readonly exchanged?: boolean | undefined;
  },
): Why {
  const area = areaOfEnd(state, to);
  const free = asTyped(state);
  if ('corps' in to) {
    const corps = state.corps[to.corps];
    const bound = corps?.kind === 'feudal' || corps?.kind === 'insurrection';
    if (!corps || (area === null && !bound)) return 'eia-gone';
    return whyNot(
      placing.mayJoinCorps(some, {
        ...{ sameNation: corps.nation === nation, besieged: besieged || corps.besieged, bound },
        atHome: free || (bound ? isAtItsHome(state, corps) : isHome(state, area ?? '', nation)),
        chain: (!bound && chain) || null,
        exchanged:
          corps.kind === 'insurrection' ? exchanged : (some.feudalInf ?? 0) + (some.feudalCav ?? 0) === totalOf(some),
        full: fullBox(corps, some) ?? null,
      }),
    );
  }
  const sheet = state.areas[to.city];
  if (!sheet) return 'eia-gone';
  return whyNot(
    placing.mayJoinCity(some, {
      home: free || isFriendlyHome(state, sheet.id, nation),
      ...{ besieged: besieged || isBesieged(state, sheet.id), inside: insideOf(state, sheet.id) },
      room: roomOf(sheet),
    }),
  );
}

function into(d: Builder, to: End, nation: Nation, some: Factors): void {
  if ('city' in to) garrison(d, to.city, nation, placing.asGarrison(some));
  else {
    const corps = d.state.corps[to.corps];
    // A corps that was wiped out waits like one that stood down. EIA-034
    setPiece(d, 'corps', to.corps, {
      factors: addFactors(corps?.factors ?? {}, some),
      ...(corps?.place.at === 'pool' && { place: { at: 'down' } }),
    });
  }
}
/** Returns the box of a corps that could not hold the factors, or null. EIA-056, EIA-059 */
const fullAt = (state: Campaign, end: End, some: Factors): CorpsBox | null => {
  const corps = 'corps' in end ? state.corps[end.corps] : undefined;
  return (corps && fullBox(corps, some)) ?? null;
};
/** Returns whether the corps or the city is besieged. EIA-059 */
const isShutAt = (state: Campaign, end: End): boolean =>
  'city' in end ? isBesieged(state, end.city) : state.corps[end.corps]?.besieged === true;
/** Returns why a city may neither give nor take factors, as in a move. EIA-059, EIA-111, EIA-113 */
function whyNotCity(
  state: Campaign,
  { from, to }: { readonly from: End; readonly to: End },
  nation: Nation,
  n: number,
): Why {
  const city = 'city' in to ? to.city : 'city' in from ? from.city : undefined;
  const sheet = state.areas[city ?? ''];
  if (!sheet) return undefined;
  if (enemyCorpsIn(state, sheet.id, nation).length > 0) return 'eiasupply-detach-enemy';
  const room = roomOf(sheet);
  // Factors of a corps that is inside the city already count as inside.
  const inside = 'corps' in from && state.corps[from.corps]?.place.at === 'city';
  return 'city' in to && !inside && room !== null && insideOf(state, sheet.id) + n > room
    ? 'eiareinf-city-full'
    : undefined;
}
const endName = (state: Campaign, end: End) =>
  'city' in end
    ? say('eiareinf-garrison', { name: state.areas[end.city]?.name ?? '' })
    : (state.corps[end.corps]?.name ?? '');

/** Returns the seats that may read changes in a corps' contents. EIA-004 */
const secretly = (owner: Power | null): readonly string[] | undefined => (owner ? [owner, 'umpire'] : undefined);

/** Returns one nation's factors in a corps or city. */
function standing(state: Campaign, end: End, nation: Nation): Factors {
  if ('corps' in end) return state.corps[end.corps]?.factors ?? {};
  return garrisonsIn(state, end.city).find((one) => one.nation === nation)?.factors ?? {};
}

/** Removes factors from a corps or city; an empty corps leaves the map. EIA-059, EIA-060 */
function outOf(d: Builder, end: End, nation: Nation, some: Factors): void {
  const left = addFactors(standing(d.state, end, nation), some, -1);
  if ('corps' in end) {
    const corps = d.state.corps[end.corps];
    if (totalOf(left) > 0) {
      setPiece(d, 'corps', end.corps, { factors: left });
      return;
    }
    corpsOff(d, end.corps);
    log(d, say('eiareinf-corps-off', { name: corps?.name ?? '' }), {}, secretly(leads(d.state, nation)));
    return;
  }
  const there = garrisonsIn(d.state, end.city).find((one) => one.nation === nation);
  if (!there) return;
  if (totalOf(left) === 0) dropPiece(d, 'garrisons', there.id);
  else setPiece(d, 'garrisons', there.id, { factors: left });
}

export const nationOf = (state: Campaign, end: End, otherwise: Nation | undefined): Nation | undefined =>
  'corps' in end ? state.corps[end.corps]?.nation : otherwise;
const isBoundAt = (state: Campaign, end: End): boolean => {
  const kind = 'corps' in end ? state.corps[end.corps]?.kind : undefined;
  return kind === 'feudal' || kind === 'insurrection' || kind === 'artillery';
};

/**
 * Returns what a new counter is filled from: factors that are due, or a corps in the same area that may swap. EIA-055,
 * EIA-059
 */
function loadOf(
  state: Campaign,
  from: string,
  area: string,
): { readonly owner: Nation; readonly factors: Factors; readonly item?: Queued } | undefined {
  const due = found(state, from, 'factors', ARMY);
  if (!('why' in due)) return { owner: due.item.owner, factors: due.what.factors, item: due.item };
  const corps = state.corps[from];
  return corps && !corps.besieged && areaOf(corps) === area && !isBoundAt(state, { corps: from })
    ? { owner: corps.nation, factors: addFactors(corps.factors, { artillery: corps.factors.artillery ?? 0 }, -1) }
    : undefined;
}

export const ashore: Pick<
  Handlers<ReinforcementPlay>,
  'place-corps' | 'place-factors' | 'give-up' | 'swap-factors' | 'demobilise' | 'scenario-money'
> = {
  'place-corps'(d, { item: key, area, from, factors: some, besieged = false, enemy = false }) {
    const due = found(d.state, key, 'corps', ARMY);
    if ('why' in due) return due.why;
    const corps = d.state.corps[due.what.corps];
    if (!corps || !d.state.areas[area]) return 'eia-gone';
    const load = loadOf(d.state, from, area);
    if (!load) return 'eiareinf-corps-empty';
    if (load.owner !== corps.nation) return 'eiareinf-other-nation';
    if (!holds(load.factors, some)) return 'eiareinf-so-many';
    const take = (e: Builder) =>
      load.item ? takeOff(e, load.item, some) : outOf(e, { corps: from }, corps.nation, some);
    const owner = leads(d.state, corps.nation);
    const foe = enemyThere(d.state, area, corps.nation);
    if (asTyped(d.state) && isLostThere({ ...foe, corps: foe.corps || enemy })) {
      dropPiece(d, 'queue', key);
      take(d);
      log(d, say('eiareinf-lost-there', { power: nationName(d.state, corps.nation), what: whatIs(due.item) }));
      return undefined;
    }
    const withCorps = corpsIn(d.state, area).some((one) => leads(d.state, one.nation) === owner && !one.besieged);
    const homeCity =
      asTyped(d.state) || (isFriendlyHome(d.state, area, corps.nation) && d.state.areas[area]?.city === true);
    const why = whyNot(
      placing.mayPlaceCorps({
        homeCity,
        besieged: besieged || isBesieged(d.state, area),
        withCorps,
        factors: totalOf(some),
        full: fullBox({ ...corps, factors: {} }, some) ?? null,
      }),
    );
    if (why) return why;
    setPiece(d, 'corps', corps.id, { place: { at: 'area', area }, factors: some, besieged: false });
    dropPiece(d, 'queue', key);
    take(d);
    log(d, say('eiareinf-corps-placed', { power: nationName(d.state, corps.nation), name: corps.name }), {
      ...(owner && { power: owner }),
    });
    return undefined;
  },
  'place-factors'(d, { item: key, factors: some, to, enemy = false, ...more }) {
    const due = found(d.state, key, 'factors', ARMY);
    if ('why' in due) return due.why;
    if (totalOf(some) === 0 || !holds(due.what.factors, some)) return 'eiareinf-so-many';
    const owner = leads(d.state, due.item.owner);
    const area = areaOfEnd(d.state, to);
    const foe = area === null ? { holds: false, corps: false } : enemyThere(d.state, area, due.item.owner);
    if (asTyped(d.state) && isLostThere({ ...foe, corps: foe.corps || enemy })) {
      takeOff(d, due.item, some);
      log(d, say('eiareinf-lost-there', { power: nationName(d.state, due.item.owner), what: whatIs(due.item) }));
      return undefined;
    }
    const why = joins(d.state, due.item.owner, some, { to, ...more, exchanged: due.what.exchanged });
    if (why) return why;
    const text = say('eiareinf-placed', {
      ...{ power: nationName(d.state, due.item.owner), what: whatIs(due.item), name: endName(d.state, to) },
    });
    into(d, to, due.item.owner, some);
    takeOff(d, due.item, some);
    log(d, text, owner ? { power: owner } : {}, 'corps' in to ? secretly(owner) : undefined);
    return undefined;
  },
  'give-up'(d, { item: key }) {
    const item = d.state.queue[key];
    if (!item || !dueTo(d.state, d.state.clock.acting).includes(item)) return 'eiareinf-not-due';
    dropPiece(d, 'queue', key);
    log(d, say('eiareinf-given-up', { power: nationName(d.state, item.owner), what: whatIs(item) }));
    return undefined;
  },
  'swap-factors'(d, { from, to, nation, factors: some, besieged = false }) {
    const one = nationOf(d.state, from, nation);
    const other = nationOf(d.state, to, nation);
    if (one === undefined || other === undefined || totalOf(some) === 0 || sameSpot(from, to)) return 'eia-gone';
    if (!holds(standing(d.state, from, one), some)) return 'eiareinf-so-many';
    const area = areaOfEnd(d.state, from);
    const why =
      isTurnOf(d.state, ARMY, one) ??
      whyNot(
        placing.maySwapFactors(some, {
          besieged: besieged || isShutAt(d.state, from) || isShutAt(d.state, to),
          ...{ sameNation: one === other, bound: isBoundAt(d.state, from) || isBoundAt(d.state, to) },
          sameArea: area !== null && area === areaOfEnd(d.state, to),
          full: fullAt(d.state, to, some),
        }),
      ) ??
      whyNotCity(d.state, { from, to }, one, totalOf(some));
    if (why) return why;
    const owner = leads(d.state, one);
    const text = say('eiareinf-swapped', {
      ...{ power: nationName(d.state, one), name: endName(d.state, from), other: endName(d.state, to) },
    });
    into(d, to, other, some);
    outOf(d, from, one, some);
    log(d, text, owner ? { power: owner } : {}, secretly(owner));
    return undefined;
  },
  demobilise(d, { of, nation, factors: some }) {
    const whose = nationOf(d.state, of, nation);
    if (whose === undefined) return 'eia-gone';
    const all = standing(d.state, of, whose);
    // A corps is removed as a whole. EIA-060
    const gone = 'corps' in of ? all : (some ?? all);
    const why =
      isTurnOf(d.state, ARMY, whose) ?? (totalOf(gone) > 0 && holds(all, gone) ? undefined : 'eiareinf-so-many');
    if (why) return why;
    const owner = leads(d.state, whose);
    const text = say('eiareinf-demobilised', { power: nationName(d.state, whose), name: endName(d.state, of) });
    outOf(d, of, whose, gone);
    log(d, text, owner ? { power: owner } : {});
    return undefined;
  },
  'scenario-money'(d, { power: to, points }) {
    if (!isLandMode(d.state.rulings)) return 'eiareinf-land-only';
    const why = isTurnOf(d.state, ARMY, to);
    if (why) return why;
    log(d, say('eiareinf-scenario-money', { power: nationName(d.state, to), points }), {
      power: to,
      changes: [addMoney(d, to, dollars(points), 'scenario')],
    });
    return undefined;
  },
};
