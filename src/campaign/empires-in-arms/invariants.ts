/**
 * What must always be true of the ledgers (section 3 of the contract). The referee refuses a play that would break an
 * invariant.
 */
import { type Said, say } from '../../engine/message.ts';
import { isQuarterEnd, phasesOf } from './calendar.ts';
import type { Campaign } from './campaign.ts';
import { boxesOf } from './charts.ts';
import { areAllied, byBox, garrisonsOf, insideOf, isOnMap, leads, roomIn, roomOf, totalOf } from './ledger.ts';
import { isOn, ruling } from './rulings.ts';
import { CORPS_BOXES, IRREGULARS, isPower } from './vocabulary.ts';

/** A ledger that breaks an invariant, and the piece concerned. */
export interface Flaw {
  readonly ledger: `L${number}`;
  readonly about: string;
  readonly why: Said;
}
const flaw = (ledger: Flaw['ledger'], about: string, why: Said): Flaw => ({ ledger, about, why });
type Flaws = readonly (Flaw | false)[];

const clock = (state: Campaign): Flaws => [
  state.clock.phase === 'economic' && !isQuarterEnd(state.clock.date) && flaw('L1', 'clock', 'eia-flaw-quarter'),
  !phasesOf(state).includes(state.clock.phase) && flaw('L1', 'clock', 'eia-flaw-phase'),
];

const figures = (state: Campaign): Flaws =>
  Object.values(state.powers).flatMap(({ id, marker, money, manpower }) => [
    marker >= boxesOf(state.slots) && flaw('L2', id, say('eia-flaw-marker', { power: id })),
    money < 0 &&
      ruling(state.rulings, 'belowZero') === 'stopAtZero' &&
      flaw('L4', id, say('eia-flaw-money', { power: id })),
    manpower < 0 && flaw('L5', id, say('eia-flaw-manpower', { power: id })),
  ]);

const corps = (state: Campaign): Flaws =>
  Object.values(state.corps).flatMap((one) => {
    const held = byBox(one.factors);
    const place = one.place;
    return [
      isOnMap(one) && totalOf(one.factors) === 0 && flaw('L7', one.id, say('eia-flaw-empty', { name: one.name })),
      ...CORPS_BOXES.map((box) => {
        const most = roomIn(one, box);
        return (
          most !== null &&
          held[box] > most &&
          flaw('L7', one.id, say('eia-flaw-full', { name: one.name, box: { code: `eia-box-${box}` } }))
        );
      }),
      IRREGULARS.some((type) => (one.factors[type] ?? 0) > 0) &&
        flaw('L7', one.id, say('eia-flaw-irregular', { name: one.name })),
      !isPower(one.nation) &&
        !state.minors[one.nation] &&
        flaw('L7', one.id, say('eia-flaw-nation', { name: one.name })),
      (place.at === 'area' || place.at === 'city') &&
        !state.areas[place.area] &&
        flaw('L7', one.id, say('eia-flaw-place', { name: one.name })),
      place.at === 'fleet' &&
        !state.fleets[place.fleet] &&
        flaw('L7', one.id, say('eia-flaw-place', { name: one.name })),
    ];
  });

const garrisons = (state: Campaign): Flaws => [
  ...Object.values(state.garrisons).flatMap((one): Flaws => {
    const { cavalry = 0, guard = 0, artillery = 0, feudalInf = 0, feudalCav = 0, guerilla = 0 } = one.factors;
    const depot = 'depot' in one.in ? state.depots[one.in.depot] : undefined;
    return [
      totalOf(one.factors) === 0 && flaw('L8', one.id, 'eia-flaw-garrison-empty'),
      cavalry + guard + artillery + feudalInf + feudalCav > 0 && flaw('L8', one.id, 'eia-flaw-garrison-kind'),
      'depot' in one.in && !depot && flaw('L8', one.id, 'eia-flaw-garrison-place'),
      depot !== undefined && guerilla > 0 && flaw('L8', one.id, 'eia-flaw-garrison-kind'),
      depot !== undefined && leads(state, one.nation) !== depot.owner && flaw('L8', one.id, 'eia-flaw-garrison-nation'),
    ];
  }),
  ...Object.values(state.depots).map(
    ({ id }) =>
      garrisonsOf(state, id).reduce((n, { factors }) => n + totalOf(factors), 0) > 10 &&
      flaw('L8', id, 'eia-flaw-depot-full'),
  ),
  ...Object.values(state.areas).map((area) => {
    const room = area.city ? roomOf(area) : null;
    return (
      room !== null &&
      insideOf(state, area.id) > room &&
      flaw('L8', area.id, say('eia-flaw-city-full', { name: area.name, n: room }))
    );
  }),
];

const fleets = (state: Campaign): Flaws => [
  ...Object.values(state.fleets).flatMap(({ id, name, ships, capacity, place }) => {
    const aboard = Object.values(state.corps).filter((one) => one.place.at === 'fleet' && one.place.fleet === id);
    return [
      place.at !== 'pool' && ships === 0 && flaw('L9', id, say('eia-flaw-no-ships', { name })),
      place.at === 'pool' && aboard.length > 0 && flaw('L9', id, say('eia-flaw-cargo', { name })),
      capacity !== null && ships > capacity && flaw('L9', id, say('eia-flaw-ships', { name })),
      !isOn(state.rulings, 'smallTransports') && aboard.length > 1 && flaw('L9', id, say('eia-flaw-cargo', { name })),
    ];
  }),
  ...(isOn(state.rulings, 'smallTransports') ? smallCargo(state) : []),
];
/** Ten factors per fleet; the fleets of one power in one place carry together. EIA-265 */
function smallCargo(state: Campaign): Flaws {
  const stacks = new Map<string, { first: string; room: number; load: number }>();
  for (const fleet of Object.values(state.fleets)) {
    if (fleet.place.at === 'pool') continue;
    const key = `${leads(state, fleet.nation)} ${JSON.stringify(fleet.place)}`;
    const stack = stacks.get(key) ?? { first: fleet.id, room: 0, load: 0 };
    stack.room += 10;
    for (const { place, factors } of Object.values(state.corps))
      if (place.at === 'fleet' && place.fleet === fleet.id) stack.load += totalOf(factors);
    stacks.set(key, stack);
  }
  return [...stacks.values()].map(
    ({ first, room, load }) =>
      load > room && flaw('L9', first, say('eia-flaw-cargo', { name: state.fleets[first]?.name ?? first })),
  );
}

function depots(state: Campaign): Flaws {
  const spots = new Map<string, number>();
  for (const { at, owner } of Object.values(state.depots)) {
    const spot = 'fleet' in at ? `fleet ${at.fleet}` : 'city' in at ? `city ${at.city} ${owner}` : `area ${at.area}`;
    spots.set(spot, (spots.get(spot) ?? 0) + 1);
  }
  return [...spots].map(([spot, n]) => n > 1 && flaw('L10', spot, 'eia-flaw-depots'));
}

const leaders = (state: Campaign): Flaws =>
  Object.values(state.leaders).map(({ id, name, status }) => {
    const corps = status.is === 'corps' ? state.corps[status.corps] : undefined;
    const lost =
      (status.is === 'corps' && !(corps && isOnMap(corps))) || (status.is === 'fleet' && !state.fleets[status.fleet]);
    return lost && flaw('L11', id, say('eia-flaw-leader', { name }));
  });

const ties = (state: Campaign): Flaws => [
  ...Object.values(state.prisoners).map(
    ({ id, factors, captor, owner }) =>
      (totalOf(factors) === 0 || captor === owner) && flaw('L12', id, 'eia-flaw-prisoners'),
  ),
  ...Object.values(state.wars).map(
    ({ id, a, b }) =>
      (a === b || (isPower(a) && isPower(b) && areAllied(state, a, b))) && flaw('L13', id, 'eia-flaw-war-ally'),
  ),
  ...Object.values(state.alliances).map(({ id, a, b }) => a === b && flaw('L13', id, 'eia-flaw-war-ally')),
  ...Object.values(state.minors).map(
    ({ id, name, state: how, controller }) =>
      (how === 'free') !== (how === 'free' && controller !== null) && flaw('L14', id, say('eia-flaw-minor', { name })),
  ),
  ...Object.values(state.minors).map(
    ({ id, name, state: how, controller }) =>
      how === 'conquered' && controller === null && flaw('L14', id, say('eia-flaw-minor', { name })),
  ),
  ...Object.values(state.provinces).map(
    ({ id, name, home, holder }) => holder === home && flaw('L15', id, say('eia-flaw-province', { name })),
  ),
  ...Object.values(state.debts).map(({ id, from, to }) => from === to && flaw('L16', id, 'eia-flaw-debt')),
  ...Object.values(state.treaties).map(({ id, victors }) => {
    const terms = victors.flatMap((one) => one.terms).filter((term) => !term.startsWith('A') && term !== 'C.6');
    return new Set(terms).size !== terms.length && flaw('L17', id, 'eia-flaw-terms');
  }),
  ...Object.values(state.irregulars).map(
    ({ id, type, count }) => type !== 'guerilla' && count !== 1 && flaw('L18', id, 'eia-flaw-counter'),
  ),
];

/** Returns every broken invariant; an empty list for a valid campaign. */
export const flaws = (state: Campaign): readonly Flaw[] =>
  [clock, figures, corps, garrisons, fleets, depots, leaders, ties]
    .flatMap((law) => law(state))
    .filter((one): one is Flaw => one !== false);
