/** The supply desk: depots, marches, garrisons, foraging, the bill. EIA-101 to EIA-133 */
import * as z from 'zod/mini';
import { whyNot } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import type { Campaign } from '../campaign.ts';
import { readCell } from '../charts.ts';
import { type Desk, type Due, type Handlers, type PlaysOf, play, type Why } from '../desk.ts';
import {
  addFactors,
  areAtWar,
  areaOf,
  corpsIn,
  depotsIn,
  freshId,
  garrisonsIn,
  garrisonsOf,
  holds,
  insideOf,
  leads,
  named,
  nationName,
  ownerOf,
  roomOf,
  totalOf,
} from '../ledger.ts';
import { type Corps, type Depot, factors, power } from '../pieces.ts';
import type { OwnPlay } from '../plays.ts';
import { entryOf, mayEnterLand } from '../political/entering.ts';
import {
  DEPOT_COST,
  garrisonOfLost,
  mayPlace,
  mayPlaceAtCity,
  mayPlaceAtPort,
  mayPlaceOnChain,
  mayPlaceOnFleet,
} from '../rules/depots.ts';
import { mustDo } from '../rules/entering.ts';
import { DEPOT_HOLDS, inGarrison, mayDetach, mayGarrisonDepot } from '../rules/garrisons.ts';
import { enter, mayForceMarch } from '../rules/movement-allowance.ts';
import { isOn } from '../rulings.ts';
import { leavesBorder, noteEntry, wasPlaced } from '../sieges/border.ts';
import { besiegedPorts, billing } from '../supply/billing.ts';
import { besiegedCities, fareOf, hungry } from '../supply/fed.ts';
import { foraging, starving } from '../supply/foraging.ts';
import { forageOf, isOwnLand, marchOf, moverOf, noteLeft, pointsLeft, setMarch } from '../supply/moving.ts';
import { FACTOR_TYPES, type Factors, type FactorType, type Power } from '../vocabulary.ts';
import { addMoney, ask, type Builder, dropPiece, log, putPiece, setPiece } from '../writing.ts';

const id = z.string();
export const SUPPLY = [
  /** A depot is placed: where, and what the table says of the place. EIA-101 to EIA-106 */
  play('place-depot', {
    power,
    area: id,
    by: z.literal(['city', 'port', 'chain', 'fleet']),
    fleet: z.nullable(id),
    /** The table says: it may be there by the map. */
    legal: z.boolean(),
    source: z.boolean(),
  }),
  play('remove-depot', { depot: id }),
  /** What the table says of its chain. EIA-105 */
  play('set-chain', { depot: id, source: z.boolean(), valid: z.boolean() }),
  /** An enemy depot that stands alone is burnt, or changed. EIA-117, EIA-172 */
  play('take-depot', { depot: id, power, how: z.literal(['burn', 'convert']) }),
  /** A corps goes area by area. EIA-107 to EIA-110, EIA-116, EIA-119 */
  play('march', {
    corps: id,
    forced: z.boolean(),
    landed: z.boolean(),
    steps: z.readonly(z.array(z.object({ area: id, river: z.boolean(), arrow: z.boolean(), enemyFleet: z.boolean() }))),
    inCity: z.boolean(),
    forages: z.boolean(),
  }),
  play('detach', { corps: id, factors, to: z.union([z.object({ city: id }), z.object({ depot: id })]) }),
  play('absorb', { corps: id, garrison: id, factors }),
  play('forage', { corps: id }),
  play('supply-bill', { power, guests: z.readonly(z.array(id)) }),
  play('feed-city', { area: id }),
] as const;
export type SupplyPlay = PlaysOf<typeof SUPPLY>;
type Of<N extends SupplyPlay['do']> = Extract<SupplyPlay, { readonly do: N }>;

// ---- what stands in an area ------------------------------------------------------------------------------------------

const isEnemyOf = (state: Campaign, owner: Power, nation: string): boolean => {
  const other = leads(state, nation) ?? nation;
  return areAtWar(state, owner, other) || areAtWar(state, owner, nation);
};
export const enemyCorpsIn = (state: Campaign, area: string, owner: Power): readonly Corps[] =>
  corpsIn(state, area).filter((one) => !one.besieged && one.place.at === 'area' && isEnemyOf(state, owner, one.nation));
const enemyIrregularsIn = (state: Campaign, area: string, owner: Power) =>
  Object.values(state.irregulars).filter(
    (one) => one.area === area && !one.inCity && one.count > 0 && isEnemyOf(state, owner, one.owner),
  );
const ownCorpsIn = (state: Campaign, area: string, owner: Power): boolean =>
  corpsIn(state, area).some((one) => !one.besieged && leads(state, one.nation) === owner);

// ---- depots ----------------------------------------------------------------------------------------------------------

/** Depot counters of a power that are not on the map; null where the mix was never typed. EIA-101 */
const countersLeft = (state: Campaign, owner: Power): number | null => {
  const all = readCell(state.slots, 'CH-19', owner, 'depots');
  return all === undefined ? null : all - Object.values(state.depots).filter((one) => one.owner === owner).length;
};

function whyNotPlace(state: Campaign, { power: owner, area, by, fleet, legal }: Of<'place-depot'>): Why {
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
  const atWar = holder !== null && isEnemyOf(state, owner, holder);
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
function clearDepot(d: Builder, depot: string, area: string | null): void {
  for (const garrison of garrisonsOf(d.state, depot)) {
    const sheet = area === null ? undefined : d.state.areas[area];
    const room = sheet?.city ? (roomOf(sheet) ?? 0) - insideOf(d.state, sheet.id) : 0;
    const { left } = garrisonOfLost(totalOf(garrison.factors), room);
    if (left === 0 && sheet) setPiece(d, 'garrisons', garrison.id, { in: { city: sheet.id } });
    else dropPiece(d, 'garrisons', garrison.id);
  }
}

const areaOfDepot = (state: Campaign, depot: string): string | null => {
  const at = state.depots[depot]?.at;
  return at === undefined || 'fleet' in at ? null : 'area' in at ? at.area : at.city;
};
const areaName = (state: Campaign, area: string | null): string =>
  area === null ? '' : (state.areas[area]?.name ?? '');

// ---- marching --------------------------------------------------------------------------------------------------------

interface Marched {
  readonly left: number;
  readonly area: string;
}
/** Along the steps, as far as they may go. EIA-109, EIA-110 */
function along(
  state: Campaign,
  controller: Power,
  points: number,
  from: string,
  steps: Of<'march'>['steps'],
): Marched | { readonly why: Why } {
  let left = points;
  let area = from;
  let halted = false;
  for (const step of steps) {
    const sheet = state.areas[step.area];
    if (!sheet) return { why: 'eia-gone' };
    if (halted) return { why: 'eiasupply-halted' };
    const enemyCorps = enemyCorpsIn(state, step.area, controller).length > 0;
    const done = enter('corps', left, { ...step, terrain: sheet.terrain, enemyCorps });
    if (!done.legal.ok) return { why: done.legal.why };
    ({ left } = done);
    ({ area } = step);
    halted = done.stops && enemyCorps;
  }
  return { left, area };
}

/** What a corps meets where it stops. EIA-119 */
function meets(d: Builder, corps: Corps, area: string, owner: Power): void {
  const met = mustDo({
    corpsInOpen: enemyCorpsIn(d.state, area, owner).length > 0,
    cityHeld:
      garrisonsIn(d.state, area).some((one) => isEnemyOf(d.state, owner, one.nation)) ||
      corpsIn(d.state, area).some((one) => one.place.at === 'city' && isEnemyOf(d.state, owner, one.nation)),
    lightOrDepot:
      enemyIrregularsIn(d.state, area, owner).some(({ type }) => type !== 'guerilla') ||
      depotsIn(d.state, area).some(
        (one) => isEnemyOf(d.state, owner, one.owner) && garrisonsOf(d.state, one.id).length > 0,
      ),
  });
  if (met.includes('attack') || met.includes('attackIfStays'))
    log(d, say('eiasupply-must-attack', { corps: named(corps), area: areaName(d.state, area) }), { power: owner });
}

/** Where a march would lead and what it would leave, or why it cannot be: what the page shows before it is made. EIA-107 to EIA-110 */
export function marched(
  state: Campaign,
  { corps: key, forced, landed, steps, inCity, forages }: Of<'march'>,
): (Marched & { readonly owner: Power; readonly corps: Corps; readonly from: string }) | { readonly why: Why } {
  const corps = state.corps[key];
  const owner = corps && leads(state, corps.nation);
  const from = corps && areaOf(corps);
  if (!corps || !owner || from === null || from === undefined) return { why: 'eia-gone' };
  if (state.clock.step !== 'landMove' || !state.clock.acting.includes(owner)) return { why: 'eiasupply-not-its-move' };
  if (corps.besieged) return { why: 'eiasupply-besieged-stays' };
  if (wasPlaced(state, key)) return { why: 'eiasiege-placed-now' };
  if (
    leavesBorder(
      state,
      corps,
      steps.map((step) => step.area),
    )
  )
    return { why: 'eiasiege-border-only' };
  if (fareOf(state, key) !== undefined) return { why: 'eiasupply-fed-already' };
  if (steps.length === 0 && !inCity && !forages && !forced && corps.place.at === 'area')
    return { why: 'eiasupply-no-way' };
  if (steps.length > 0 && (marchOf(state, key)?.used ?? 0) > 0 && enemyCorpsIn(state, from, owner).length > 0)
    return { why: 'eiasupply-halted' };
  for (const step of steps) {
    const closed = mayEnterLand(state, owner, step.area);
    if (closed !== undefined) return { why: closed };
  }
  if (inCity && entryOf(state, owner, steps.at(-1)?.area ?? from) === 'pass') return { why: 'eiapol-enter-pass' };
  const mover = moverOf(state, corps, owner, forced, landed);
  const refused = forced ? whyNot(mayForceMarch(mover, state.rulings)) : undefined;
  if (refused !== undefined) return { why: refused };
  const points = mover.landed ? 0 : pointsLeft(state, corps, forced);
  const went = along(state, owner, points, from, steps);
  if ('why' in went) return went;
  if (inCity && state.areas[went.area]?.city !== true) return { why: 'eiasupply-no-city' };
  return { ...went, owner, corps, from };
}

function march(d: Builder, play: Of<'march'>): Why {
  const went = marched(d.state, play);
  if ('why' in went) return went.why;
  const { corps, owner, from, area } = went;
  const { corps: key, steps, inCity, forages } = play;
  const before = marchOf(d.state, key);
  const forced = play.forced || before?.forced === true;
  const values = [
    ...(before && before.used > 0 ? [before.lowest] : []),
    ...steps.map((step) => d.state.areas[step.area]?.forage ?? null),
  ];
  const known = values.flatMap((one) => one ?? []);
  setPiece(d, 'corps', key, { place: { at: inCity ? 'city' : 'area', area } });
  setMarch(d, key, {
    used: (before?.used ?? 0) + pointsLeft(d.state, corps, play.forced) - went.left,
    forced,
    lowest: known.length === values.length && known.length > 0 ? Math.min(...known) : null,
    ownLand:
      (before?.ownLand ?? true) &&
      // Where it came from does not count: it is what it goes into.
      [...steps.map((step) => step.area), area].every((one) => isOwnLand(d.state, one, owner)),
  });
  noteEntry(
    d,
    from,
    steps.map((step) => step.area),
    owner,
  );
  log(d, say('eiasupply-marched', { corps: named(corps), area: areaName(d.state, area) }), { power: owner });
  meets(d, corps, area, owner);
  const now = d.state.corps[key];
  if (now && (forced || forages)) ask(d, 'eia-forage', owner, forageOf(d.state, now));
  return undefined;
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

// ---- garrisons -------------------------------------------------------------------------------------------------------

const garrisoned = (some: Factors): Factors => {
  const all: Partial<Record<FactorType, number>> = {};
  for (const type of FACTOR_TYPES) {
    const n = some[type] ?? 0;
    if (n > 0) all[inGarrison(type)] = (all[inGarrison(type)] ?? 0) + n;
  }
  return all;
};

/** While it moves; what is besieged neither gives nor takes, and whoever has eaten has stopped. EIA-111 */
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
          minorAbroad: corps.nation !== owner && ownerOf(d.state, area) !== corps.nation,
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
  if (corps.kind === 'artillery' || corps.kind === 'feudal' || corps.kind === 'insurrection')
    return 'eiasupply-detach-kind';
  if (enemyCorpsIn(d.state, area, owner).length > 0) return 'eiasupply-detach-enemy';
  const left = addFactors(garrison.factors, some, -1);
  if (totalOf(left) === 0) dropPiece(d, 'garrisons', from);
  else setPiece(d, 'garrisons', from, { factors: left });
  setPiece(d, 'corps', key, { factors: addFactors(corps.factors, some) });
  log(d, say('eiasupply-absorbed', { n: totalOf(some), corps: named(corps) }), { power: owner });
  return undefined;
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
      at: by === 'fleet' ? { fleet: fleet ?? '' } : { area },
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
    if (d.state.clock.step !== 'depots' || !d.state.clock.acting.includes(depot.owner))
      return 'eiasupply-not-its-depots';
    const area = areaOfDepot(d.state, key);
    clearDepot(d, key, area);
    dropPiece(d, 'depots', key);
    log(d, say('eiasupply-depot-removed', { power: nationName(d.state, depot.owner), area: areaName(d.state, area) }), {
      power: depot.owner,
    });
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
    else dropPiece(d, 'depots', key);
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
    if (d.state.clock.step !== 'supply' || !d.state.clock.acting.includes(owner)) return 'eiasupply-not-its-supply';
    if (guests.some((one) => !d.state.corps[one])) return 'eia-gone';
    if (hungry(d.state, owner).length + guests.length + besiegedPorts(d.state, owner).length === 0)
      return 'eiasupply-nobody-hungry';
    ask(d, 'eia-bill', owner, { power: owner, guests });
    return undefined;
  },
  'feed-city'(d, { area }) {
    const owner = acting(d.state, 'supply').find((one) => besiegedCities(d.state, one).includes(area));
    if (!owner) return 'eiasupply-not-besieged';
    ask(d, 'eia-besieged', owner, { area });
    return undefined;
  },
};

/** Who is acting in a step of the land phase. */
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
  due: (state) =>
    acting(state, 'supply').flatMap((owner): Due[] => {
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
  // Nobody goes on unfed. EIA-121, EIA-131
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
