/**
 * Sailing stacks: their route, point by point, and where an enemy may intercept. EIA-071 to EIA-076, EIA-083, EIA-264,
 * EIA-265
 */
import { whyNot } from '../../../engine/legality.ts';
import { type Said, say } from '../../../engine/message.ts';
import type { Campaign } from '../campaign.ts';
import type { Why } from '../desk.ts';
import { areAllied, leads, nationName } from '../ledger.ts';
import type { Fleet } from '../pieces.ts';
import { hasRoom, mayBlockade, mayStep, stepCost } from '../rules/fleets.ts';
import { mayGrant } from '../rules/minors.ts';
import { isOn } from '../rulings.ts';
import { isPower, type Power } from '../vocabulary.ts';
import { ask, type Builder, dropPiece, log, setPiece } from '../writing.ts';
import { eligibleGroups } from './intercepting.ts';
import type { Leg, Spot, Voyage } from './shapes.ts';
import {
  areBeside,
  blockadeOf,
  cargoOf,
  factorsAboard,
  isIced,
  isOpenPort,
  leadsIntoStraits,
  maySailStraits,
  movesLeft,
  movesOf,
  nationsOf,
  ownerOfFleet,
  partners,
  portHolder,
  sailed,
  sameSpot,
  sayBeside,
  setSailed,
  setUnderWay,
  spotExists,
  spotName,
  spotOf,
  targetsAt,
  underWay,
} from './waters.ts';

export interface Sail {
  readonly power: Power;
  readonly fleets: readonly string[];
  readonly steps: readonly Spot[];
  /** A stack that enters a port asks to be intercepted in the box. EIA-076 */
  readonly asks?: boolean | undefined;
  /** The port's owner gives permission now. EIA-072 */
  readonly leave?: boolean | undefined;
}
interface Planned {
  readonly voyage: Voyage;
  readonly left: number;
}
export const isPlanned = (one: Planned | { readonly why: Said }): one is Planned => !('why' in one);

/** Returns the legs of a step; between sea and port lies the port's box. EIA-071, EIA-076 */
function legsOf(from: Spot, to: Spot, asks: boolean): readonly Leg[] {
  const leg = (one: Spot, other: Spot, passing = false): Leg => ({
    to: other,
    cost: stepCost(one.at, other.at),
    passing,
  });
  if (from.at === 'port' && to.at === 'sea') {
    const box: Spot = { at: 'box', port: from.port };
    return [leg(from, box, true), leg(box, to)];
  }
  if (to.at === 'port' && from.at === 'sea' && asks) {
    const box: Spot = { at: 'box', port: to.port };
    return [leg(from, box, true), leg(box, to)];
  }
  return [leg(from, to)];
}
/**
 * Returns why a fleet cannot go from one place to the next by the typed map, or undefined. Whether two seas are
 * adjacent is the table's decision.
 */
function whyApart(state: Campaign, from: Spot, to: Spot): Why {
  if (from.at === 'sea' && to.at === 'sea') return from.sea === to.sea ? 'eianaval-no-step' : undefined;
  if (from.at !== 'sea' && to.at !== 'sea')
    return from.port === to.port && from.at !== to.at ? undefined : 'eianaval-no-step';
  const port = state.ports[from.at === 'sea' ? (to.at === 'sea' ? '' : to.port) : from.port];
  return port && (port.seas.length === 0 || areBeside(state, from, to) === true)
    ? undefined
    : say('eianaval-not-touching', { name: port?.name ?? '' });
}

/** Returns whether there is permission to enter the port, given now or on record. EIA-072, EIA-282 */
function gives(state: Campaign, port: string, sail: Sail): boolean {
  const sheet = state.ports[port];
  if (!sheet) return false;
  if (isOpenPort(state, sheet, sail.power)) return true;
  const holder = portHolder(state, sheet);
  if (sail.leave !== true || holder === null || !isPower(holder)) return false;
  return mayGrant({
    allied: areAllied(state, holder, sail.power),
    alliesOnly: isOn(state.rulings, 'alliesOnly'),
  }).ok;
}

function whyNoLeg(state: Campaign, sail: Sail, from: Spot, leg: Leg, movesLeft: number): Why {
  const { to } = leg;
  const port = to.at === 'sea' ? undefined : state.ports[to.port];
  const why = whyNot(
    mayStep({
      ...{ from: from.at, to: to.at, movesLeft, winter: true },
      ice: isIced(state, from) || isIced(state, to),
      dardanelles: leadsIntoStraits(state, to),
      maySailDardanelles: maySailStraits(state, sail.power),
      foreignPort: port !== undefined && portHolder(state, port) !== sail.power,
      leave: to.at === 'port' && gives(state, to.port, sail),
      attacks: targetsAt(state, sail.power, to, nationsOf(state, sail.fleets)).length > 0,
    }),
  );
  if (why !== undefined) return why;
  return to.at === 'box' && !leg.passing && port
    ? whyNot(mayBlockade(blockadeOf(state, nationsOf(state, sail.fleets), port)))
    : undefined;
}

/** Returns the fleets that have finished once this stack sets out. EIA-075 */
const restOf = (state: Campaign, fleets: readonly string[]): readonly string[] => {
  const before = underWay(state);
  return before.filter((one) => !fleets.includes(one));
};
const isDone = (state: Campaign, fleet: Fleet, fleets: readonly string[]): boolean =>
  fleet.done || restOf(state, fleets).includes(fleet.id);

/**
 * Returns why these fleets cannot sail together, or undefined: all must be of powers that act now, in one place, and
 * not have ended their move. EIA-075
 */
function whyNotStack(state: Campaign, { power, fleets }: Sail): Why {
  const { step, acting } = state.clock;
  if (step !== 'navalMove' || !acting.includes(power)) return 'eianaval-not-its-move';
  const all = fleets.flatMap((key) => state.fleets[key] ?? []);
  const [first] = all;
  const from = first && spotOf(first);
  if (!first || !from || all.length !== fleets.length || new Set(fleets).size !== fleets.length) return 'eia-gone';
  for (const fleet of all) {
    const owner = ownerOfFleet(state, fleet);
    const spot = spotOf(fleet);
    if (owner === null || !acting.includes(owner) || !partners(state, power).includes(owner)) return 'eianaval-whose';
    if (!spot || !sameSpot(spot, from)) return 'eianaval-one-place';
    if (isDone(state, fleet, fleets)) return say('eianaval-moved', { name: fleet.name });
  }
  if (!isOn(state.rulings, 'smallTransports')) return undefined;
  const cargo = cargoOf(state, fleets);
  return hasRoom({ corps: cargo.length, factors: factorsAboard(cargo) }, fleets.length, true)
    ? undefined
    : 'eianaval-no-room';
}

/** Returns the whole route, if nobody intercepts, or why it is impossible. */
export function planned(state: Campaign, sail: Sail): Planned | { readonly why: Said } {
  const stack = whyNotStack(state, sail);
  if (stack !== undefined) return { why: stack };
  const first = state.fleets[sail.fleets[0] ?? ''];
  let from = first ? spotOf(first) : null;
  let left = movesLeft(state, sail.fleets);
  const legs: Leg[] = [];
  for (const step of sail.steps) {
    if (!from || !spotExists(state, step)) return { why: 'eia-gone' };
    const apart = whyApart(state, from, step);
    if (apart !== undefined) return { why: apart };
    for (const leg of legsOf(from, step, sail.asks === true)) {
      const why: Why = whyNoLeg(state, sail, from, leg, left);
      if (why !== undefined) return { why };
      left -= leg.cost;
      legs.push(leg);
      from = leg.to;
    }
  }
  return { voyage: { power: sail.power, fleets: sail.fleets, legs }, left };
}

/** Removes the depots on fleets that have moved, by sail or after a battle, or are lost. EIA-106, L10 */
export function leaveDepots(d: Builder, before: Campaign): void {
  const placeIn = ({ fleets }: Campaign, key: string): string => JSON.stringify(fleets[key]?.place);
  for (const depot of Object.values(d.state.depots))
    if ('fleet' in depot.at && placeIn(before, depot.at.fleet) !== placeIn(d.state, depot.at.fleet)) {
      for (const { id, in: where } of Object.values(d.state.garrisons))
        if ('depot' in where && where.depot === depot.id) dropPiece(d, 'garrisons', id);
      dropPiece(d, 'depots', depot.id);
      log(d, say('eianaval-told-depot', { power: nationName(d.state, depot.owner) }), { power: depot.owner });
    }
}
const afloat = (d: Builder, fleets: readonly string[]): readonly string[] =>
  fleets.filter((key) => d.state.fleets[key]?.place.at !== 'pool');

function arrive(d: Builder, power: Power, fleets: readonly string[], spot: Spot): void {
  log(
    d,
    say('eianaval-told-sails', { power: nationName(d.state, power), n: fleets.length, place: spotName(d.state, spot) }),
    { power },
  );
}

/** Sails leg by leg, until the stack arrives or may be intercepted. EIA-076, EIA-078 */
export function sailOn(d: Builder, voyage: Voyage): void {
  const fleets = afloat(d, voyage.fleets);
  const [leg, ...legs] = voyage.legs;
  const [first] = fleets;
  const from = first && spotOf(d.state.fleets[first] ?? { place: { at: 'pool' } });
  if (!leg || !first || !from) return;
  for (const key of fleets) {
    const gone = sailed(d.state, key) ?? { used: 0, had: movesOf(d.state, fleets).total };
    setSailed(d, key, gone.used + leg.cost, gone.had);
  }
  for (const key of fleets) setPiece(d, 'fleets', key, { place: leg.to });
  sayBeside(d, from, leg.to, true);
  learnPort(d, from, leg.to);
  const on: Voyage = { ...voyage, fleets, legs };
  const groups = eligibleGroups(d.state, on, leg.to);
  const [group] = groups;
  const [speaker] = group ?? [];
  if (group && speaker) {
    arrive(d, voyage.power, fleets, leg.to);
    ask(d, 'eia-intercept', speaker, { voyage: on, spot: leg.to, from, group });
  } else if (legs.length > 0) sailOn(d, on);
  else arrive(d, voyage.power, fleets, leg.to);
}
/** Stores the seas of a port, if they were never typed, when a fleet enters or leaves. EIA-013 */
function learnPort(d: Builder, from: Spot, to: Spot): void {
  const sea = from.at === 'sea' ? from.sea : to.at === 'sea' ? to.sea : null;
  const key = from.at === 'sea' ? (to.at === 'sea' ? null : to.port) : from.port;
  const port = key === null ? undefined : d.state.ports[key];
  if (port && sea !== null && port.seas.length === 0) setPiece(d, 'ports', port.id, { seas: [sea] });
}

export function sail(d: Builder, one: Sail): Why {
  const plan = planned(d.state, one);
  if (!isPlanned(plan)) return plan.why;
  for (const key of restOf(d.state, one.fleets)) setPiece(d, 'fleets', key, { done: true });
  setUnderWay(d, one.fleets);
  // The movement points at the start apply to the whole sequence. EIA-264
  const had = movesOf(d.state, one.fleets).total;
  for (const key of one.fleets) if (!sailed(d.state, key)) setSailed(d, key, 0, had);
  sailOn(d, plan.voyage);
  return undefined;
}

/** Stops a stack for the rest of this sequence. EIA-078 */
export function stopStack(d: Builder, fleets: readonly string[]): void {
  for (const key of fleets) if (d.state.fleets[key]) setPiece(d, 'fleets', key, { done: true });
  const left = underWay(d.state).filter((one) => !fleets.includes(one));
  setUnderWay(d, left);
}

// ---- where to --------------------------------------------------------------------------------------------------------

/**
 * Returns the places next to one, as far as they are known; `far` lists seas of which nobody has said whether they are
 * adjacent.
 */
export function nextSpots(
  state: Campaign,
  from: Spot,
): { readonly near: readonly Spot[]; readonly far: readonly Spot[] } {
  const seas = Object.values(state.seas).map(({ id }): Spot => ({ at: 'sea', sea: id }));
  if (from.at !== 'sea') {
    const known = state.ports[from.port]?.seas ?? [];
    const across: Spot = { at: from.at === 'port' ? 'box' : 'port', port: from.port };
    const near = known.map((sea): Spot => ({ at: 'sea', sea })).filter((one) => spotExists(state, one));
    return { near: [across, ...near], far: known.length === 0 ? seas : [] };
  }
  const ports = Object.values(state.ports).flatMap(({ id, seas: touching }): Spot[] =>
    touching.includes(from.sea)
      ? [
          { at: 'port', port: id },
          { at: 'box', port: id },
        ]
      : [],
  );
  const others = seas.filter((one) => !sameSpot(one, from));
  return {
    near: [...ports, ...others.filter((one) => areBeside(state, from, one) === true)],
    far: others.filter((one) => areBeside(state, from, one) === undefined),
  };
}

/** Returns whether a fleet belongs to a power that acts now and can still move. */
export const mayStillSail = (state: Campaign, fleet: Fleet): boolean => {
  const owner = leads(state, fleet.nation);
  return owner !== null && state.clock.acting.includes(owner) && fleet.place.at !== 'pool' && !fleet.done;
};
