/** The plays possible at a step, each tested against the rules; the forms offer them as choices. */
import type { Campaign } from './campaign.ts';
import { at, commandNow, corpsHere, leadersOf } from './combat/fight.ts';
import { areaOf, garrisonsIn, isEnemy, leads, ownerOf } from './ledger.ts';
import { allowed, may } from './may.ts';
import { builtIn } from './modules/options.ts';
import type { Corps, Fleet, Irregulars } from './pieces.ts';
import type { OwnPlay } from './plays.ts';
import type { Queued } from './politics.ts';
import { dueTo } from './reinforcing/due.ts';
import { commanders } from './rules/commander.ts';
import { cossackLevy } from './rules/cossacks.ts';
import { landName } from './rules/land-names.ts';
import { TYROL_PROVINCE } from './rules/levies.ts';
import { BATTLE_SIDES, type BattleSide, type Factors, type Nation, type Power } from './vocabulary.ts';

type Of<N extends OwnPlay['do']> = Extract<OwnPlay, { readonly do: N }>;

// ---- ships -----------------------------------------------------------------------------------------------------------

export interface ShipsDue {
  readonly item: Queued;
  readonly ships: number;
}
export const shipsDue = (state: Campaign): readonly ShipsDue[] =>
  dueTo(state, state.clock.acting).flatMap((item) =>
    item.what.is === 'ships' ? [{ item, ships: item.what.ships }] : [],
  );
/** Returns the fleets that can take some of the due ships, with the greatest number for each. EIA-051 */
export const berths = (
  state: Campaign,
  { item, ships }: ShipsDue,
): readonly { readonly fleet: Fleet; readonly most: number }[] =>
  Object.values(state.fleets)
    .filter((fleet) => may(state, { do: 'place-ships', item: item.id, fleet: fleet.id, ships: 1 }))
    .map((fleet) => ({ fleet, most: Math.min(ships, (fleet.capacity ?? Number.POSITIVE_INFINITY) - fleet.ships) }));

/** Returns the due fleet counters, with the places where each may be put and the due ships it takes. EIA-050 */
export const newFleets = (
  state: Campaign,
): readonly { readonly item: Queued; readonly ways: readonly Of<'place-fleet'>[] }[] =>
  dueTo(state, state.clock.acting).flatMap((item) => {
    if (item.what.is !== 'fleet') return [];
    const load = shipsDue(state).find((one) => one.item.owner === item.owner);
    const play = { do: 'place-fleet', item: item.id, ships: load?.item.id ?? '' } as const;
    const ways = [
      ...Object.keys(state.ports).map((port) => ({ ...play, port })),
      ...Object.values(state.fleets)
        .filter((fleet) => fleet.place.at !== 'pool' && leads(state, fleet.nation) === leads(state, item.owner))
        .map((fleet) => ({ ...play, with: fleet.id })),
    ];
    return [{ item, ways: allowed(state, ways) }];
  });

const ownFleets = (state: Campaign): readonly Fleet[] =>
  Object.values(state.fleets).filter(({ nation, place }) => {
    const owner = leads(state, nation);
    return place.at !== 'pool' && owner !== null && state.clock.acting.includes(owner);
  });
/** Returns every legal transfer of one ship from one fleet to another. EIA-052 */
export const shipSwaps = (state: Campaign): readonly Of<'swap-ships'>[] => {
  const own = ownFleets(state);
  return allowed(
    state,
    own.flatMap(({ id: from }) => own.map(({ id: to }) => ({ do: 'swap-ships', from, to, ships: 1 }) as const)),
  );
};
export const mostSwapped = (state: Campaign, from: string, to: string): number => {
  const other = state.fleets[to];
  return Math.min(state.fleets[from]?.ships ?? 0, (other?.capacity ?? Number.POSITIVE_INFINITY) - (other?.ships ?? 0));
};
/** EIA-053 */
export const scuttles = (state: Campaign): readonly Of<'scuttle'>[] =>
  allowed(
    state,
    ownFleets(state).map(({ id }) => ({ do: 'scuttle', fleet: id }) as const),
  );
/** Returns the moves of fleet leaders, who leave a fleet or join one. EIA-062 */
export const sailorMoves = (state: Campaign): readonly (Of<'retire'> | Of<'join'>)[] =>
  Object.values(state.leaders)
    .filter(({ power, special }) => state.clock.acting.includes(power) && special === 'nelson')
    .flatMap(({ id }) =>
      allowed<Of<'retire'> | Of<'join'>>(state, [
        { do: 'retire', leader: id },
        ...ownFleets(state).map((fleet) => ({ do: 'join', leader: id, fleet: fleet.id }) as const),
      ]),
    );
/** Returns the depots that a power could place on its own fleets at sea. EIA-106, EIA-130 */
export const afloat = (state: Campaign, power: Power, legal: boolean): readonly Of<'place-depot'>[] =>
  ownFleets(state)
    .filter(({ nation, place }) => place.at === 'sea' && leads(state, nation) === power)
    .map(
      ({ id: fleet }) => ({ do: 'place-depot', power, area: '', by: 'fleet', fleet, legal, source: false }) as const,
    );

// ---- factors ---------------------------------------------------------------------------------------------------------

/** A corps or the garrison of a city, with its factors. */
export interface Holding {
  readonly end: Of<'swap-factors'>['from'];
  readonly area: string;
  readonly nation: Nation;
  readonly factors: Factors;
}
/** Returns the corps and garrisons of an owner whose factors may be exchanged within an area. EIA-059 */
export const holdings = (state: Campaign, owner: Power): readonly Holding[] => [
  ...Object.values(state.corps).flatMap((one): Holding[] => {
    const area = areaOf(one);
    const bound = one.kind === 'feudal' || one.kind === 'insurrection' || one.kind === 'artillery';
    return area === null || bound || one.besieged || leads(state, one.nation) !== owner
      ? []
      : [{ end: { corps: one.id }, area, nation: one.nation, factors: one.factors }];
  }),
  ...Object.keys(state.areas).flatMap((area) =>
    state.flags[`siege ${area}`] === undefined
      ? garrisonsIn(state, area)
          .filter(({ nation }) => leads(state, nation) === owner)
          .map(({ nation, factors }): Holding => ({ end: { city: area }, area, nation, factors }))
      : [],
  ),
];
/** Returns where factors of a holding may go: another holding in the same area, or an empty city. */
export const placesBeside = (state: Campaign, from: Holding, owner: Power): readonly Holding['end'][] => {
  const beside = holdings(state, owner)
    .filter(
      ({ area, nation, end }) =>
        area === from.area && nation === from.nation && JSON.stringify(end) !== JSON.stringify(from.end),
    )
    .map(({ end }) => end);
  const city = state.areas[from.area]?.city === true && state.flags[`siege ${from.area}`] === undefined;
  const inCity = [...beside, from.end].some((end) => 'city' in end);
  return city && !inCity ? [...beside, { city: from.area }] : beside;
};
/** Returns the captured leaders that a power may release. EIA-187 */
export const freed = (state: Campaign, owner: Power): readonly Of<'free-leader'>[] =>
  Object.values(state.leaders).flatMap(({ id, status }) =>
    status.is === 'captured' && leads(state, status.by) === owner ? [{ do: 'free-leader', leader: id } as const] : [],
  );
/** Returns the play that sends Bernadotte to the controller of Sweden, when it is legal. EIA-063 */
export function bernadotteGoes(state: Campaign): Of<'bernadotte'> | undefined {
  const sweden = Object.values(state.minors).find(({ name }) => name === 'Sweden');
  const to = sweden?.state === 'neutral' ? null : (sweden?.controller ?? null);
  const play = { do: 'bernadotte', to } as const;
  return sweden && may(state, play) ? play : undefined;
}

// ---- joining a battle ------------------------------------------------------------------------------------------------

export interface Joiners {
  readonly side: BattleSide;
  readonly area: string;
  readonly corps: readonly Corps[];
  /** Irregulars there that may come along with a leader. */
  readonly irregulars: readonly Irregulars[];
}
/** Returns the corps outside a fight that may try to join it, by side and area. EIA-166 */
export function joiners(state: Campaign, combat: string): readonly Joiners[] {
  const there = at(state, combat);
  if (!there) return [];
  return BATTLE_SIDES.flatMap((side) => {
    const own = there.fight.sides[side].nation;
    const near = Object.values(state.corps).filter((one) => {
      const area = areaOf(one);
      return (
        area !== null &&
        !one.besieged &&
        !isEnemy(state, one.nation, own) &&
        may(state, { do: 'join-battle', combat, side, corps: [one.id] })
      );
    });
    const areas = [...new Set(near.flatMap((one) => areaOf(one) ?? []))];
    return areas.map((area) => {
      const corps = near.filter((one) => areaOf(one) === area);
      const ids = corps.map(({ id }) => id);
      const irregulars = Object.values(state.irregulars).filter(
        (one) => one.area === area && may(state, { do: 'join-battle', combat, side, corps: ids, irregulars: [one.id] }),
      );
      return { side, area, corps, irregulars };
    });
  });
}

/** Returns the leaders among whom a side may choose; `now` marks the current commander. EIA-185 */
export function commands(state: Campaign, combat: string): readonly (Of<'command'> & { readonly now: boolean })[] {
  const there = at(state, combat);
  if (!there) return [];
  return BATTLE_SIDES.flatMap((side) => {
    const own = there.fight.sides[side];
    const open = commanders(leadersOf(state, own), corpsHere(state, own), state.rulings);
    const now = commandNow(state, own).leader?.id;
    return open.length < 2
      ? []
      : open
          .map(({ id }) => ({ do: 'command', combat, side, leader: id }) as const)
          .filter((play) => may(state, play))
          .map((play) => ({ ...play, now: play.leader === now }));
  });
}

// ---- irregulars and levies -------------------------------------------------------------------------------------------

const areasOf = (state: Campaign, province: string): readonly string[] =>
  Object.values(state.areas).flatMap((area) => (area.province === province ? [area.id] : []));
/** Returns whether enemy corps, or an enemy garrison that is not besieged, stand in a province. */
const enemyIn = (state: Campaign, owner: Power, province: string): boolean =>
  areasOf(state, province).some(
    (area) =>
      Object.values(state.corps).some(
        (one) => areaOf(one) === area && !one.besieged && isEnemy(state, owner, one.nation),
      ) ||
      (state.flags[`siege ${area}`] === undefined &&
        garrisonsIn(state, area).some(({ nation }) => isEnemy(state, owner, nation))),
  );

/** Returns the provinces that may rise, with the areas where guerillas may be placed. EIA-221 */
export const risings = (
  state: Campaign,
): readonly { readonly province: string; readonly ways: readonly Of<'raise-guerillas'>[] }[] =>
  Object.keys(state.provinces)
    .filter((province) => enemyIn(state, 'SP', province))
    .map((province) => ({
      province,
      ways: allowed(
        state,
        areasOf(state, province).map((area) => ({ do: 'raise-guerillas', province, area }) as const),
      ),
    }))
    .filter(({ ways }) => ways.length > 0);
/** Returns the provinces that have both guerillas and corps of a power that may hunt them. EIA-222 */
export const hunts = (state: Campaign): readonly Of<'hunt-guerillas'>[] => {
  const has = (province: string, holds: (area: string) => boolean) => areasOf(state, province).some(holds);
  return allowed(
    state,
    state.clock.acting.flatMap((power) =>
      Object.keys(state.provinces)
        .filter(
          (province) =>
            has(province, (area) =>
              Object.values(state.irregulars).some((one) => one.type === 'guerilla' && one.area === area),
            ) &&
            has(province, (area) =>
              Object.values(state.corps).some(
                (one) => areaOf(one) === area && !one.besieged && leads(state, one.nation) === power,
              ),
            ),
        )
        .map((province) => ({ do: 'hunt-guerillas', power, province }) as const),
    ),
  );
};
export const guerillasGo = (state: Campaign): boolean =>
  state.clock.step === 'guerilla' &&
  state.clock.acting.includes('SP') &&
  Object.values(state.irregulars).some(({ type }) => type === 'guerilla') &&
  may(state, { do: 'dismiss-guerillas' });

/** Returns the moves of irregulars in the movement of their power. EIA-223, EIA-227 */
export const irregularMoves = (
  state: Campaign,
): readonly {
  readonly id: string;
  readonly count: number;
  readonly ways: readonly (Of<'move-guerillas'> | Of<'move-irregulars'>)[];
}[] =>
  Object.values(state.irregulars)
    .filter(({ owner }) => state.clock.acting.includes(owner))
    .map(({ id, type, count, area: here }) => ({
      id,
      count: type === 'guerilla' ? count : 1,
      ways: allowed(
        state,
        Object.keys(state.areas)
          .filter((area) => area !== here)
          .map((area) =>
            type === 'guerilla'
              ? ({ do: 'move-guerillas', irregulars: id, area, count: 1 } as const)
              : ({ do: 'move-irregulars', irregulars: id, area } as const),
          ),
      ),
    }));

type OfCorps = Of<'stand-down'> | Of<'stand-up'> | Of<'insurrection'> | Of<'tyrol'> | Of<'levy-corps'>;
export interface CorpsWays {
  readonly corps: Corps;
  readonly ways: readonly OfCorps[];
}
const some = (all: readonly CorpsWays[]): readonly CorpsWays[] => all.filter(({ ways }) => ways.length > 0);
const actsFor = (state: Campaign, { nation }: Corps): boolean => {
  const owner = leads(state, nation);
  return owner !== null && state.clock.acting.includes(owner);
};
/**
 * Returns the plays that bring corps in or stand them down during a power's movement: feudal, insurrection and Tyrol
 * corps. EIA-228 to EIA-230
 */
export const corpsComing = (state: Campaign): readonly CorpsWays[] => {
  const areas = Object.keys(state.areas);
  const tyrol = areas.filter(
    (area) => landName(state.provinces[state.areas[area]?.province ?? '']?.name ?? '') === TYROL_PROVINCE,
  );
  return some(
    Object.values(state.corps).map((corps) => {
      const ways: OfCorps[] = [];
      if (corps.kind === 'insurrection')
        ways.push(...areas.map((area) => ({ do: 'insurrection', corps: corps.id, area }) as const));
      if (actsFor(state, corps)) {
        if (areaOf(corps) !== null) ways.push({ do: 'stand-down', corps: corps.id });
        if (corps.kind === 'feudal')
          ways.push(...areas.map((area) => ({ do: 'stand-up', corps: corps.id, area }) as const));
        if (corps.kind === 'infantry')
          ways.push(...tyrol.map((area) => ({ do: 'tyrol', corps: corps.id, area }) as const));
      }
      return { corps, ways: allowed(state, ways) };
    }),
  );
};
/** Returns the corps that the December levy fills, with the areas where each may stand. EIA-228, EIA-229 */
export const corpsFilled = (state: Campaign): readonly CorpsWays[] =>
  some(
    Object.values(state.corps)
      .filter(({ kind }) => kind === 'feudal' || kind === 'insurrection')
      .map((corps) => {
        const { feudalInf, feudalCav, line, cavalry } = corps.boxes;
        const factors: Factors =
          corps.kind === 'feudal'
            ? { ...(feudalInf && { feudalInf }), ...(feudalCav && { feudalCav }) }
            : { ...(line && { militia: line }), ...(cavalry && { cavalry }) };
        const where = corps.kind === 'feudal' ? areasOf(state, corps.province ?? '') : [areaOf(corps) ?? ''];
        return {
          corps,
          ways: allowed(
            state,
            where.map((area) => ({ do: 'levy-corps', corps: corps.id, area, factors }) as const),
          ),
        };
      }),
  );

/** Returns how many cossacks arrive (negative when some leave), and the areas where they may be placed. EIA-225 */
export function cossacks(state: Campaign): {
  readonly n: number;
  readonly areas: readonly string[];
  readonly invaded: boolean;
} {
  const held = Object.values(state.provinces).filter(
    (one) => one.cossack && (one.holder ?? leads(state, one.home)) === 'RU',
  );
  const invaded = Object.values(state.corps).some((one) => {
    const province = state.provinces[state.areas[areaOf(one) ?? '']?.province ?? ''];
    return province?.home === 'RU' && isEnemy(state, 'RU', one.nation);
  });
  const there = Object.values(state.irregulars).filter(({ type }) => type === 'cossack').length;
  return {
    n: state.powers.RU?.out === false ? cossackLevy(there, held.length, invaded, state.rulings) : 0,
    areas: held.flatMap(({ id }) => areasOf(state, id)),
    invaded,
  };
}
/** EIA-226 */
export const freikorps = (state: Campaign): readonly Of<'levy-freikorps'>[] =>
  allowed(
    state,
    (['AU', 'PR'] as const).flatMap((power) =>
      state.powers[power]?.out === false
        ? Object.values(state.areas)
            .filter(({ capitalOf }) => capitalOf === power)
            .map(({ id: area }) => ({
              ...{ do: 'levy-freikorps' as const, power, area, home: ownerOf(state, area) === power },
              besieged: state.flags[`siege ${area}`] !== undefined,
            }))
        : [],
    ),
  );

// ---- the quarter -----------------------------------------------------------------------------------------------------

/** Returns the corps whose militia may become regulars, with the greatest number of factors. EIA-260 */
export const conversions = (
  state: Campaign,
  power: Power,
): readonly { readonly corps: Corps; readonly most: number }[] =>
  Object.values(state.corps).flatMap((corps) => {
    const all = corps.nation === power ? (corps.factors.militia ?? 0) : 0;
    const counts = Array.from({ length: all }, (_, i) => all - i);
    const most = counts.find((n) => may(state, { do: 'convert-militia', power, corps: corps.id, factors: n }));
    return most === undefined ? [] : [{ corps, most }];
  });

/** Returns the ships on order without a building port, with the ports that may build them. EIA-261 */
export const stocks = (
  state: Campaign,
  power: Power,
): readonly { readonly item: Queued; readonly ways: readonly Of<'build-in'>[] }[] =>
  Object.values(state.queue)
    .filter(
      ({ id, what, owner }) =>
        what.is === 'ships' && leads(state, owner) === power && state.flags[builtIn(id)] === undefined,
    )
    .map((item) => ({
      item,
      ways: allowed(
        state,
        Object.values(state.ports)
          .filter(({ area }) => {
            const holder = ownerOf(state, area);
            return holder !== null && leads(state, holder) === power;
          })
          .map(({ id: port }) => ({ do: 'build-in', power, item: item.id, port }) as const),
      ),
    }))
    .filter(({ ways }) => ways.length > 0);
