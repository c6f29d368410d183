/** Naval losses: ships by fleet, empty fleets, their cargo, NELSON. EIA-081, EIA-094, EIA-265, EIA-266 */
import * as z from 'zod/mini';
import { say } from '../../../engine/message.ts';
import { amount, type Fact, yesNo } from '../../../engine/procedure.ts';
import type { Campaign } from '../campaign.ts';
import { captureLeader } from '../combat/captors.ts';
import { type Asked, numberOf, type Procedure, saysSo } from '../desk.ts';
import { addFactors, leadersWith, leads, named, nationName, totalOf } from '../ledger.ts';
import type { Corps, Fleet, Leader } from '../pieces.ts';
import { proposedLosses, sharedLosses } from '../rules/casualties.ts';
import { drowned } from '../rules/fleets.ts';
import { isOn } from '../rulings.ts';
import type { BattleSide } from '../vocabulary.ts';
import { type Builder, log, retire, setPiece } from '../writing.ts';
import { otherSide, type SeaEnd, seaEndSchema, side } from './shapes.ts';
import { cargoOf, factorsAboard, powersIn, shipsOf } from './waters.ts';

export const shipsLostSchema = z.object({ end: seaEndSchema, side });
type Task = Asked<z.infer<typeof shipsLostSchema>>;

/** Ships by fleet. */
type Ships = Readonly<Record<string, number>>;
/** Corps lost or, if a fleet carries ten factors, factors of each corps lost. EIA-081, EIA-265 */
type Sunk = Readonly<Record<string, number>>;

const isSmall = (state: Campaign): boolean => isOn(state.rulings, 'smallTransports');

// ---- proposals -------------------------------------------------------------------------------------------------------

/** Returns the ships of each nation at the start, for shares. EIA-266 */
const startOf = (state: Campaign, fleets: readonly string[]): Record<string, number> => {
  const start: Record<string, number> = {};
  for (const key of fleets) {
    const fleet = state.fleets[key];
    if (fleet) start[fleet.nation] = (start[fleet.nation] ?? 0) + fleet.ships;
  }
  return start;
};
/**
 * Returns proposed losses from the largest fleets first, so that no fleet is lost unnecessarily; by shares if the
 * option says so. EIA-094, EIA-266
 */
export function proposedShips(state: Campaign, fleets: readonly string[], due: number): Ships {
  const left: Record<string, number> = Object.fromEntries(fleets.map((key) => [key, state.fleets[key]?.ships ?? 0]));
  const taken: Record<string, number> = Object.fromEntries(fleets.map((key) => [key, 0]));
  const take = (among: readonly string[], n: number): void => {
    for (let i = 0; i < n; i += 1) {
      const [most] = [...among].sort((one, other) => (left[other] ?? 0) - (left[one] ?? 0));
      if (most === undefined || (left[most] ?? 0) === 0) return;
      left[most] = (left[most] ?? 0) - 1;
      taken[most] = (taken[most] ?? 0) + 1;
    }
  };
  if (isOn(state.rulings, 'navalProportional')) {
    const { shares } = sharedLosses(startOf(state, fleets), due);
    let open = due;
    for (const [nation, share] of Object.entries(shares)) {
      const n = Math.min(share, open);
      take(
        fleets.filter((key) => state.fleets[key]?.nation === nation),
        n,
      );
      open -= n;
    }
    take(fleets, open);
  } else take(fleets, due);
  return taken;
}
const chosenShips = (state: Campaign, task: Task): Ships => {
  const { end, side: of } = task.data;
  const { fleets } = end.fight[of];
  const proposed = proposedShips(state, fleets, end.lost[of]);
  return Object.fromEntries(fleets.map((key) => [key, numberOf(task, `ships-${key}`, proposed[key] ?? 0)]));
};
const floating = (state: Campaign, ships: Ships): readonly string[] =>
  Object.entries(ships).flatMap(([key, lost]) => ((state.fleets[key]?.ships ?? 0) > lost ? [key] : []));

/** Returns how much of the cargo is lost with the lost fleets. EIA-081, EIA-265 */
function excess(state: Campaign, ships: Ships): { readonly corps: readonly Corps[]; readonly due: number } {
  const corps = cargoOf(state, Object.keys(ships));
  const gone = drowned(
    { corps: corps.length, factors: factorsAboard(corps) },
    floating(state, ships).length,
    isSmall(state),
  );
  return { corps, due: isSmall(state) ? gone.factors : gone.corps };
}
/** Returns proposed losses of cargo: first what is aboard lost fleets. */
function proposedSunk(state: Campaign, ships: Ships): Sunk {
  const { corps, due } = excess(state, ships);
  const left = floating(state, ships);
  const safe = (one: Corps) => one.place.at === 'fleet' && left.includes(one.place.fleet);
  const sunk: Record<string, number> = {};
  let open = due;
  for (const one of [...corps].sort((a, b) => Number(safe(a)) - Number(safe(b)))) {
    const n = Math.min(open, isSmall(state) ? totalOf(one.factors) : 1);
    sunk[one.id] = n;
    open -= n;
  }
  return sunk;
}
const chosenSunk = (state: Campaign, task: Task, ships: Ships): Sunk => {
  const { corps } = excess(state, ships);
  const proposed = proposedSunk(state, ships);
  return Object.fromEntries(
    corps.map(({ id }) => [
      id,
      isSmall(state)
        ? numberOf(task, `sunk-${id}`, proposed[id] ?? 0)
        : Number(saysSo(task, `sunk-${id}`, (proposed[id] ?? 0) > 0)),
    ]),
  );
};
const sumOf = (all: Readonly<Record<string, number>>): number => Object.values(all).reduce((n, one) => n + one, 0);

/** Returns whether the owner has anything to choose. */
export function hasChoice(state: Campaign, end: SeaEnd, of: BattleSide): boolean {
  const { fleets } = end.fight[of];
  const due = end.lost[of];
  const several = fleets.length > 1 && due > 0 && due < shipsOf(state, fleets);
  const { corps, due: sunk } = excess(state, proposedShips(state, fleets, due));
  const all = isSmall(state) ? factorsAboard(corps) : corps.length;
  return several || (sunk > 0 && sunk < all);
}

/** Returns why the losses do not follow the nations' shares, or undefined; odd losses are free. EIA-266 */
function whyNotShared(state: Campaign, ships: Ships, due: number) {
  if (!isOn(state.rulings, 'navalProportional')) return undefined;
  const start = startOf(state, Object.keys(ships));
  const { shares, odd } = sharedLosses(start, due);
  for (const nation of Object.keys(start)) {
    const got = Object.entries(ships).reduce(
      (n, [key, one]) => n + (state.fleets[key]?.nation === nation ? one : 0),
      0,
    );
    const off = got - (shares[nation] ?? 0);
    const within = odd >= 0 ? off >= 0 && off <= odd : off <= 0 && off >= odd;
    if (!within) return say('eianaval-share', { power: nationName(state, nation), n: shares[nation] ?? 0 });
  }
  return undefined;
}

// ---- taking ----------------------------------------------------------------------------------------------------------

/**
 * Moves the leader of a lost counter to another of its power that is left of the side; off the map if only others of
 * the side are left; captured if nothing is. EIA-081, EIA-094, EIA-187
 */
function leaderOnward(
  d: Builder,
  leader: Leader,
  is: 'corps' | 'fleet',
  left: readonly (Corps | Fleet)[],
  foes: readonly string[],
): void {
  const next = left.find(({ nation }) => leads(d.state, nation) === leader.power)?.id;
  if (next !== undefined)
    setPiece(d, 'leaders', leader.id, { status: is === 'corps' ? { is, corps: next } : { is, fleet: next } });
  else if (left.length > 0) retire(d, leader.id);
  else {
    captureLeader(d, leader, powersIn(d.state, foes));
    log(d, say('eiacombat-told-captured', { leader: leader.name }), { power: leader.power });
  }
}
/** Removes lost cargo, and moves the rest to remaining fleets. EIA-081, EIA-265 */
function sinkCargo(d: Builder, fleets: readonly string[], sunk: Sunk, foes: readonly string[]): void {
  const down: string[] = [];
  for (const corps of cargoOf(d.state, fleets)) {
    const n = sunk[corps.id] ?? 0;
    if (n === 0) continue;
    const gone = isSmall(d.state)
      ? proposedLosses(corps.factors, { due: n, moraleLost: 0, breaks: false, anyKind: true })
      : corps.factors;
    const left = addFactors(corps.factors, gone, -1);
    const lost = totalOf(left) === 0;
    setPiece(d, 'corps', corps.id, { factors: left });
    if (!lost) continue;
    down.push(corps.id);
    log(d, say('eianaval-told-drowned', { corps: named(corps) }));
  }
  const left = cargoOf(d.state, fleets).filter(({ id }) => !down.includes(id));
  for (const id of down) {
    for (const leader of leadersWith(d.state, id)) leaderOnward(d, leader, 'corps', left, foes);
    setPiece(d, 'corps', id, { place: { at: 'pool' } });
  }
  const floats = fleets.filter((key) => (d.state.fleets[key]?.ships ?? 0) > 0);
  for (const corps of cargoOf(d.state, fleets)) {
    if (corps.place.at === 'fleet' && floats.includes(corps.place.fleet)) continue;
    const free = isSmall(d.state) ? floats[0] : floats.find((key) => cargoOf(d.state, [key]).length === 0);
    if (free !== undefined) setPiece(d, 'corps', corps.id, { place: { at: 'fleet', fleet: free } });
  }
}

/** Removes ships from their fleets; empty fleets leave the map, and NELSON with the last one. EIA-094 */
export function takeShips(d: Builder, end: SeaEnd, of: BattleSide, ships: Ships, sunk: Sunk): void {
  const { fleets } = end.fight[of];
  const foes = end.fight[otherSide(of)].fleets;
  for (const key of fleets) {
    const fleet = d.state.fleets[key];
    const n = ships[key] ?? 0;
    if (fleet && n > 0) setPiece(d, 'fleets', key, { ships: Math.max(0, fleet.ships - n) });
  }
  sinkCargo(d, fleets, sunk, foes);
  const floats = fleets.filter((key) => (d.state.fleets[key]?.ships ?? 0) > 0);
  for (const leader of Object.values(d.state.leaders)) {
    const { status } = leader;
    if (status.is !== 'fleet' || !fleets.includes(status.fleet) || floats.includes(status.fleet)) continue;
    leaderOnward(
      d,
      leader,
      'fleet',
      floats.flatMap((key) => d.state.fleets[key] ?? []),
      foes,
    );
  }
  for (const key of fleets)
    if (!floats.includes(key) && d.state.fleets[key]) {
      log(d, say('eianaval-told-lost', { name: d.state.fleets[key].name }));
      setPiece(d, 'fleets', key, { ships: 0, place: { at: 'pool' } });
    }
}
export const takeProposed = (d: Builder, end: SeaEnd, of: BattleSide): void => {
  const ships = proposedShips(d.state, end.fight[of].fleets, end.lost[of]);
  takeShips(d, end, of, ships, proposedSunk(d.state, ships));
};

// ---- the question ----------------------------------------------------------------------------------------------------

export type AfterLosses = (d: Builder, end: SeaEnd) => void;

function lossFacts(state: Campaign, task: Task): readonly Fact[] {
  const { end, side: of } = task.data;
  const ships = chosenShips(state, task);
  const { corps, due } = excess(state, ships);
  const sunk = chosenSunk(state, task, ships);
  return [
    ...end.fight[of].fleets.map((key) =>
      amount(`ships-${key}`, say('eianaval-fact-ships', { name: state.fleets[key]?.name ?? key }), ships[key] ?? 0, [
        0,
        state.fleets[key]?.ships ?? 0,
      ]),
    ),
    ...(due === 0
      ? []
      : corps.map((one) =>
          isSmall(state)
            ? amount(`sunk-${one.id}`, say('eianaval-fact-factors', { name: one.name }), sunk[one.id] ?? 0, [
                0,
                totalOf(one.factors),
              ])
            : yesNo(`sunk-${one.id}`, say('eianaval-fact-sinks', { name: one.name }), (sunk[one.id] ?? 0) > 0),
        )),
  ];
}

export const losingShips = (after: AfterLosses): Procedure<z.infer<typeof shipsLostSchema>> => ({
  kind: 'eia-ships-lost',
  schema: { data: shipsLostSchema },
  question: (state, { data }) =>
    say('eianaval-lost-question', {
      n: data.end.lost[data.side],
      power: nationName(state, data.end.fight[data.side].power),
    }),
  facts: lossFacts,
  needs: () => [],
  waits(state, task) {
    const { end, side: of } = task.data;
    const ships = chosenShips(state, task);
    if (sumOf(ships) !== end.lost[of]) return say('eianaval-lost-sum', { n: end.lost[of], chosen: sumOf(ships) });
    const share = whyNotShared(state, ships, end.lost[of]);
    if (share !== undefined) return share;
    const { due } = excess(state, ships);
    const sunk = sumOf(chosenSunk(state, task, ships));
    return sunk === due || due === 0 ? undefined : say('eianaval-sunk-sum', { n: due, chosen: sunk });
  },
  reading: () => ({ word: 'eianaval-lost-word', means: '', sums: [] }),
  settle(d, task) {
    const { end, side: of } = task.data;
    const ships = chosenShips(d.state, task);
    const { due } = excess(d.state, ships);
    takeShips(d, end, of, ships, due === 0 ? {} : chosenSunk(d.state, task, ships));
    after(d, end);
  },
});
