/** The Reinforcement Phase: ships, corps, factors, swaps, demobilising, leaders. EIA-050 to EIA-064 */
import * as z from 'zod/mini';
import { whyNot } from '../../../engine/legality.ts';
import { type Said, say } from '../../../engine/message.ts';
import { isBefore } from '../calendar.ts';
import type { Campaign } from '../campaign.ts';
import { type Desk, type Due, type Handlers, type PlaysOf, play, type Why } from '../desk.ts';
import {
  addFactors,
  areAtWar,
  areaOf,
  corpsIn,
  freshId,
  fullBox,
  garrisonsIn,
  holds,
  insideOf,
  leads,
  nationName,
  ownerOf,
  roomOf,
  totalOf,
} from '../ledger.ts';
import { count, factors, id, power } from '../pieces.ts';
import type { Queued } from '../politics.ts';
import * as placing from '../rules/placing.ts';
import { isExpired, isLostThere } from '../rules/placing.ts';
import { isLandMode, ruling } from '../rulings.ts';
import { type CorpsBox, dollars, type Factors, isPower, type Nation, type Power } from '../vocabulary.ts';
import { addMoney, addPoints, type Builder, dropPiece, log, putPiece, setFlag, setPiece } from '../writing.ts';

/** What only the table knows of a place. */
const seen = { besieged: z.optional(z.boolean()), enemy: z.optional(z.boolean()) };
const ends = z.union([z.object({ corps: id }), z.object({ city: id })]);
type End = z.infer<typeof ends>;

export const REINFORCEMENT = [
  play('place-fleet', { item: id, ships: id, port: z.optional(id), with: z.optional(id) }),
  play('place-ships', { item: id, fleet: id, ships: count }),
  play('swap-ships', { from: id, to: id, ships: count }),
  play('scuttle', { fleet: id }),
  play('place-corps', { item: id, area: id, from: id, factors, ...seen }),
  play('place-factors', { item: id, factors, to: ends, chain: z.optional(count), ...seen }),
  play('give-up', { item: id }),
  play('swap-factors', { from: ends, to: ends, nation: id, factors, besieged: z.optional(z.boolean()) }),
  play('demobilise', { of: ends, nation: z.optional(id), factors: z.optional(factors) }),
  play('scenario-money', { power, points: count }),
  play('retire', { leader: id, blockaded: z.optional(z.boolean()) }),
  play('join', { leader: id, corps: z.optional(id), fleet: z.optional(id) }),
  play('bernadotte', { to: z.nullable(power) }),
] as const;
export type ReinforcementPlay = PlaysOf<typeof REINFORCEMENT>;

// ---- reading ---------------------------------------------------------------------------------------------------------

const NAVAL = 'navalReinforcement';
const ARMY = 'armyReinforcement';
type Step = typeof NAVAL | typeof ARMY;

/** Whether the month stands at a step, and at this power in it. */
function isTurnOf(state: Campaign, step: Step, nation: Nation): Why {
  const owner = leads(state, nation);
  return state.clock.step === step && owner !== null && state.clock.acting.includes(owner)
    ? undefined
    : 'eiareinf-step';
}

/** Home to a nation and not ceded. EIA-056 */
function isHome(state: Campaign, area: string, nation: Nation): boolean {
  const sheet = state.areas[area];
  const province = sheet?.province ? state.provinces[sheet.province] : undefined;
  return province ? province.home === nation && province.holder === null : sheet?.owner === nation;
}
/** A port for the ships of a nation: at home, or of a minor its power has conquered. EIA-050, EIA-051 */
function isHomePort(state: Campaign, port: string, nation: Nation): boolean {
  const area = state.ports[port]?.area;
  if (area === undefined) return false;
  const owner = ownerOf(state, area);
  const minor = owner === null ? undefined : state.minors[owner];
  const conquered =
    minor?.state === 'conquered' && minor.controller !== null && minor.controller === leads(state, nation);
  return isHome(state, area, nation) || (isPower(nation) && conquered);
}
const isMinor = (nation: Nation): boolean => !isPower(nation);

const isDue = (state: Campaign, item: Queued): boolean => !isBefore(state.clock.date, item.due);
/** What is due to the powers that act now. */
export function dueTo(state: Campaign, acting: readonly Power[]): readonly Queued[] {
  const step = state.clock.step;
  const kinds = step === NAVAL ? ['ships', 'fleet'] : step === ARMY ? ['factors', 'corps'] : [];
  return Object.values(state.queue).filter((item) => {
    const owner = leads(state, item.owner);
    return kinds.includes(item.what.is) && isDue(state, item) && owner !== null && acting.includes(owner);
  });
}
/** Factors are placed in their month or lost; ships and counters may wait. EIA-051, EIA-054 */
const mustBePlaced = ({ what }: Queued): boolean => what.is === 'factors';

/** What is due of one kind, or why it cannot be placed. */
type Found<K extends Queued['what']['is']> =
  | { readonly why: Said }
  | { readonly item: Queued; readonly what: Extract<Queued['what'], { readonly is: K }> };
function found<K extends Queued['what']['is']>(state: Campaign, key: string, is: K, step: Step): Found<K> {
  const item = state.queue[key];
  if (!item || item.what.is !== is) return { why: 'eia-gone' };
  const why = isTurnOf(state, step, item.owner) ?? (isDue(state, item) ? undefined : 'eiareinf-not-due');
  return why ? { why } : { item, what: item.what as Extract<Queued['what'], { readonly is: K }> };
}

const whatIs = ({ what }: Queued) => ({ code: `eia-due-${what.is}` });

/** Takes so many factors off an item; an empty one is done. */
function takeOff(d: Builder, item: Queued, some: Factors): void {
  if (item.what.is !== 'factors') return;
  const left = addFactors(item.what.factors, some, -1);
  if (totalOf(left) === 0) dropPiece(d, 'queue', item.id);
  else setPiece(d, 'queue', item.id, { what: { is: 'factors', factors: left } });
}

/** Adds factors to the garrison a nation has in a city, or makes one. */
function garrison(d: Builder, city: string, nation: Nation, some: Factors): void {
  const there = garrisonsIn(d.state, city).find((one) => one.nation === nation);
  if (there) setPiece(d, 'garrisons', there.id, { factors: addFactors(there.factors, some) });
  else putPiece(d, 'garrisons', { id: freshId('w', d.state.garrisons), nation, in: { city }, factors: some });
}

// ---- ships -----------------------------------------------------------------------------------------------------------

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

const sameSpot = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

const afloat: Pick<Handlers<ReinforcementPlay>, 'place-fleet' | 'place-ships' | 'swap-ships' | 'scuttle'> = {
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
    setPiece(d, 'fleets', key, { ships: 0, place: { at: 'pool' } });
    log(d, say('eiareinf-fleet-scuttled', { name: fleet.name }), {
      ...(owner && { power: owner, changes: [addPoints(d, owner, sum.total, 'scuttled')] }),
      sums: [sum],
    });
    return undefined;
  },
};

// ---- corps and factors -----------------------------------------------------------------------------------------------

/** Land mode puts reinforcements where the scenario says, unless the group follows the campaign. EIA-064, Q25 */
const asTyped = (state: Campaign): boolean =>
  isLandMode(state.rulings) && ruling(state.rulings, 'landPlacement') === 'asTyped';

function enemyThere(
  state: Campaign,
  area: string,
  nation: Nation,
): { readonly holds: boolean; readonly corps: boolean } {
  const owner = leads(state, nation) ?? nation;
  const atWar = (other: Nation | null) => other !== null && areAtWar(state, owner, leads(state, other) ?? other);
  return { holds: atWar(ownerOf(state, area)), corps: corpsIn(state, area).some((one) => atWar(one.nation)) };
}

const areaOfEnd = (state: Campaign, end: End): string | null => {
  if ('city' in end) return end.city;
  const corps = state.corps[end.corps];
  return corps ? areaOf(corps) : null;
};

/** Into a corps or a city, or why not. EIA-056 to EIA-058, EIA-064 */
function joins(
  state: Campaign,
  nation: Nation,
  some: Factors,
  {
    to,
    chain,
    besieged = false,
  }: { readonly to: End; readonly chain?: number | undefined; readonly besieged?: boolean | undefined },
): Why {
  const area = areaOfEnd(state, to);
  if (area === null || !state.areas[area]) return 'eia-gone';
  const free = asTyped(state);
  if ('corps' in to) {
    const corps = state.corps[to.corps];
    if (!corps) return 'eia-gone';
    const bound = corps.kind === 'feudal' || corps.kind === 'insurrection';
    return whyNot(
      placing.mayJoinCorps(some, {
        ...{ sameNation: corps.nation === nation, besieged: besieged || corps.besieged, bound },
        atHome: free || isHome(state, area, nation),
        chain: chain ?? null,
        exchanged: corps.kind === 'insurrection' || (some.feudalInf ?? 0) + (some.feudalCav ?? 0) === totalOf(some),
        full: fullBox(corps, some) ?? null,
      }),
    );
  }
  const sheet = state.areas[area];
  return whyNot(
    placing.mayJoinCity(some, {
      ...{ home: free || isHome(state, area, nation), besieged, inside: insideOf(state, area) },
      room: sheet ? roomOf(sheet) : null,
    }),
  );
}

function into(d: Builder, to: End, nation: Nation, some: Factors): void {
  if ('city' in to) garrison(d, to.city, nation, placing.asGarrison(some));
  else setPiece(d, 'corps', to.corps, { factors: addFactors(d.state.corps[to.corps]?.factors ?? {}, some) });
}
/** The box of a corps that would not hold them; a city has none. EIA-056, EIA-059 */
const fullAt = (state: Campaign, end: End, some: Factors): CorpsBox | null => {
  const corps = 'corps' in end ? state.corps[end.corps] : undefined;
  return (corps && fullBox(corps, some)) ?? null;
};
const endName = (state: Campaign, end: End) =>
  'city' in end
    ? say('eiareinf-garrison', { name: state.areas[end.city]?.name ?? '' })
    : (state.corps[end.corps]?.name ?? '');

/** Who may read what became of a corps' contents. EIA-004 */
const secretly = (owner: Power | null): readonly string[] | undefined => (owner ? [owner, 'umpire'] : undefined);

/** What stands at an end, of one nation. */
function standing(state: Campaign, end: End, nation: Nation): Factors {
  if ('corps' in end) return state.corps[end.corps]?.factors ?? {};
  return garrisonsIn(state, end.city).find((one) => one.nation === nation)?.factors ?? {};
}

/** Takes factors away from an end; who has none left comes off. EIA-059, EIA-060 */
function outOf(d: Builder, end: End, nation: Nation, some: Factors): void {
  const left = addFactors(standing(d.state, end, nation), some, -1);
  if ('corps' in end) {
    const corps = d.state.corps[end.corps];
    setPiece(d, 'corps', end.corps, { factors: left });
    if (totalOf(left) > 0) return;
    setPiece(d, 'corps', end.corps, { place: { at: 'pool' }, besieged: false });
    for (const leader of Object.values(d.state.leaders))
      if (leader.status.is === 'corps' && leader.status.corps === end.corps)
        setPiece(d, 'leaders', leader.id, { status: { is: 'retired' } });
    log(d, say('eiareinf-corps-off', { name: corps?.name ?? '' }), {}, secretly(leads(d.state, nation)));
    return;
  }
  const there = garrisonsIn(d.state, end.city).find((one) => one.nation === nation);
  if (!there) return;
  if (totalOf(left) === 0) dropPiece(d, 'garrisons', there.id);
  else setPiece(d, 'garrisons', there.id, { factors: left });
}

const nationOf = (state: Campaign, end: End, otherwise: Nation | undefined): Nation | undefined =>
  'corps' in end ? state.corps[end.corps]?.nation : otherwise;
const isBoundAt = (state: Campaign, end: End): boolean => {
  const kind = 'corps' in end ? state.corps[end.corps]?.kind : undefined;
  return kind === 'feudal' || kind === 'insurrection' || kind === 'artillery';
};

const ashore: Pick<
  Handlers<ReinforcementPlay>,
  'place-corps' | 'place-factors' | 'give-up' | 'swap-factors' | 'demobilise' | 'scenario-money'
> = {
  'place-corps'(d, { item: key, area, from, factors: some, besieged = false, enemy = false }) {
    const due = found(d.state, key, 'corps', ARMY);
    if ('why' in due) return due.why;
    const load = found(d.state, from, 'factors', ARMY);
    if ('why' in load) return 'eiareinf-corps-empty';
    const corps = d.state.corps[due.what.corps];
    if (!corps || !d.state.areas[area]) return 'eia-gone';
    if (load.item.owner !== corps.nation) return 'eiareinf-other-nation';
    if (!holds(load.what.factors, some)) return 'eiareinf-so-many';
    const owner = leads(d.state, corps.nation);
    const foe = enemyThere(d.state, area, corps.nation);
    if (asTyped(d.state) && isLostThere({ ...foe, corps: foe.corps || enemy })) {
      dropPiece(d, 'queue', key);
      takeOff(d, load.item, some);
      log(d, say('eiareinf-lost-there', { power: nationName(d.state, corps.nation), what: whatIs(load.item) }));
      return undefined;
    }
    const withCorps = corpsIn(d.state, area).some((one) => leads(d.state, one.nation) === owner && !one.besieged);
    const homeCity = asTyped(d.state) || (isHome(d.state, area, corps.nation) && d.state.areas[area]?.city === true);
    const why = whyNot(
      placing.mayPlaceCorps({
        homeCity,
        besieged,
        withCorps,
        factors: totalOf(some),
        full: fullBox({ ...corps, factors: {} }, some) ?? null,
      }),
    );
    if (why) return why;
    setPiece(d, 'corps', corps.id, { place: { at: 'area', area }, factors: some, besieged: false });
    dropPiece(d, 'queue', key);
    takeOff(d, load.item, some);
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
    const why = joins(d.state, due.item.owner, some, { to, ...more });
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
          ...{ besieged, sameNation: one === other, bound: isBoundAt(d.state, from) || isBoundAt(d.state, to) },
          sameArea: area !== null && area === areaOfEnd(d.state, to),
          full: fullAt(d.state, to, some),
        }),
      );
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
    // A corps goes whole. EIA-060
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

// ---- leaders ---------------------------------------------------------------------------------------------------------

const led: Pick<Handlers<ReinforcementPlay>, 'retire' | 'join' | 'bernadotte'> = {
  retire(d, { leader: key, blockaded = false }) {
    const leader = d.state.leaders[key];
    const corps = leader?.status.is === 'corps' ? d.state.corps[leader.status.corps] : undefined;
    if (!leader || (leader.status.is !== 'corps' && leader.status.is !== 'fleet')) return 'eia-gone';
    const step = leader.status.is === 'fleet' ? NAVAL : ARMY;
    const besieged = corps?.besieged === true && corps.place.at === 'city';
    const port = corps?.place.at === 'city' && (d.state.areas[corps.place.area]?.port ?? null) !== null;
    const why = isTurnOf(d.state, step, leader.power) ?? whyNot(placing.mayRetire({ besieged, port, blockaded }));
    if (why) return why;
    setPiece(d, 'leaders', key, { status: { is: 'retired' } });
    log(d, say('eiareinf-leader-retires', { name: leader.name }), { power: leader.power });
    return undefined;
  },
  join(d, { leader: key, corps, fleet }) {
    const leader = d.state.leaders[key];
    const to = corps === undefined ? undefined : d.state.corps[corps];
    const ships = fleet === undefined ? undefined : d.state.fleets[fleet];
    const target = to ?? ships;
    if (!leader || !target || target.place.at === 'pool' || target.place.at === 'down') return 'eia-gone';
    if (!['notIn', 'pool', 'retired'].includes(leader.status.is)) return 'eia-gone';
    const why =
      isTurnOf(d.state, ships ? NAVAL : ARMY, leader.power) ??
      whyNot(
        placing.mayReturn({
          ...{ besieged: to?.besieged === true, ownPower: leads(d.state, target.nation) === leader.power },
          ...{ entry: leader.entry, now: d.state.clock.date, firstTime: leader.status.is === 'notIn' },
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

// ---- the desk --------------------------------------------------------------------------------------------------------

/** One play that the rules surely take: what the bot tries, and a tap on a due row. */
function placeHere(state: Campaign, item: Queued): ReinforcementPlay | undefined {
  if (item.what.is === 'factors') {
    const some = item.what.factors;
    const corps = Object.values(state.corps).find(
      (one) => one.nation === item.owner && joins(state, item.owner, some, { to: { corps: one.id } }) === undefined,
    );
    return corps && { do: 'place-factors', item: item.id, factors: some, to: { corps: corps.id } };
  }
  if (item.what.is === 'ships') {
    const { ships } = item.what;
    const fleet = Object.values(state.fleets).find(
      ({ nation, place, ships: has, capacity }) =>
        nation === item.owner &&
        place.at === 'port' &&
        isHomePort(state, place.port, nation) &&
        (capacity === null || has + ships <= capacity),
    );
    return fleet && { do: 'place-ships', item: item.id, fleet: fleet.id, ships };
  }
  return undefined;
}
export const reinforcement: Desk<ReinforcementPlay> = {
  handlers: { ...afloat, ...ashore, ...led },
  menu: (state) =>
    state.clock.started
      ? dueTo(state, state.clock.acting).flatMap((item): ReinforcementPlay[] => {
          const placed = placeHere(state, item);
          const place = placed ? [placed] : [];
          return mustBePlaced(item) ? [...place, { do: 'give-up', item: item.id }] : place;
        })
      : [],
  due: (state) =>
    dueTo(state, state.clock.acting).map((item): Due => {
      const placed = placeHere(state, item);
      return {
        power: leads(state, item.owner),
        text: say('eiareinf-due-place', { what: whatIs(item) }),
        ...(placed && { play: placed }),
      };
    }),
  stops: (state) => (dueTo(state, state.clock.acting).some(mustBePlaced) ? 'eiareinf-still-due' : undefined),
  enters: (d, { step }) => {
    if (step !== ARMY) return;
    for (const item of Object.values(d.state.queue))
      if (isExpired(item.until, d.state.clock.date)) {
        dropPiece(d, 'queue', item.id);
        log(d, say('eiareinf-expired', { power: nationName(d.state, item.owner), what: whatIs(item) }));
      }
  },
  ownerOf: (state, done) => {
    switch (done.do) {
      case 'place-fleet':
      case 'place-ships':
      case 'place-corps':
      case 'place-factors':
      case 'give-up': {
        const item = state.queue[done.item];
        return item ? leads(state, item.owner) : null;
      }
      case 'swap-ships':
        return leads(state, state.fleets[done.from]?.nation ?? '');
      case 'scuttle':
        return leads(state, state.fleets[done.fleet]?.nation ?? '');
      case 'swap-factors':
        return leads(state, nationOf(state, done.from, done.nation) ?? '');
      case 'demobilise':
        return leads(state, nationOf(state, done.of, done.nation) ?? '');
      case 'retire':
      case 'join':
        return state.leaders[done.leader]?.power ?? null;
      default:
        return undefined;
    }
  },
};
