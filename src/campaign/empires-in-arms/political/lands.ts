/**
 * How countries and provinces change hands, and how a power leaves the game. EIA-037, EIA-039, EIA-042, EIA-049,
 * EIA-231, EIA-232, EIA-236
 */
import { say } from '../../../engine/message.ts';
import type { Campaign } from '../campaign.ts';
import { areAllied, areAtWar, holdersOfCity, leads, nationName, ownerOf } from '../ledger.ts';
import type { Minor, Province } from '../pieces.ts';
import { SICILIES } from '../rules/combinations.ts';
import { landName } from '../rules/land-names.ts';
import { districtsWith } from '../rules/minors.ts';
import { isOn, ruling } from '../rulings.ts';
import type { MinorId, MinorState, Power } from '../vocabulary.ts';
import { type Builder, dropPiece, log, retire, setPiece } from '../writing.ts';
import { removeForces } from './forces.ts';
import { release } from './homeward.ts';
import { bornFlag, cedeWhole, isPoland, wholeGoes, wholeOf } from './kingdoms.ts';
import { leavesForGood } from './out.ts';
import { notesOf } from './ties.ts';

// ---- countries -------------------------------------------------------------------------------------------------------

/** Returns prisoners that a minor took from powers with which its new controller is not at war. EIA-239 */
export function freePrisonersOf(d: Builder, minor: MinorId, runner: Power | null): void {
  for (const { id, captor, owner, factors } of Object.values(d.state.prisoners)) {
    const other = leads(d.state, owner);
    if (captor !== minor || (runner !== null && other !== null && areAtWar(d.state, runner, other))) continue;
    dropPiece(d, 'prisoners', id);
    release(d, owner, factors);
    log(d, say('eiapol-told-returned', { power: nationName(d.state, owner), minor: nationName(d.state, minor) }));
  }
  for (const { id, power, status } of Object.values(d.state.leaders))
    if (status.is === 'captured' && status.by === minor && (runner === null || !areAtWar(d.state, runner, power)))
      retire(d, id);
}

/**
 * Removes a minor's army with its purchases and its purse; ships under construction wait for its fleet. EIA-201,
 * EIA-231
 */
function disband(d: Builder, minor: MinorId): void {
  removeForces(d, minor);
  for (const { id, owner, what } of Object.values(d.state.queue))
    if (owner === minor && what.is !== 'ships') dropPiece(d, 'queue', id);
  setPiece(d, 'minors', minor, { money: 0, men: 0 });
}
/** Once another power has Sicily, the fleet of Naples is Sicily's, with the ships that are noted for it. EIA-256 */
function partSicilies(d: Builder, { id, major, name, ships }: Minor, to: Power | null): void {
  const naples = d.state.minors[major ?? ''];
  if (!naples || naples.controller === to || landName(name) !== 'Sicily' || !isOn(d.state.rulings, 'twoSicilies'))
    return;
  for (const fleet of Object.values(d.state.fleets))
    if (fleet.nation === naples.id) setPiece(d, 'fleets', fleet.id, { nation: id });
  setPiece(d, 'minors', id, { ships: ships + naples.ships });
  setPiece(d, 'minors', naples.id, { ships: 0 });
}
/** Gives a country and its lesser districts to a power, or to none. EIA-236 */
export function give(
  d: Builder,
  minor: Minor,
  to: { readonly controller: Power | null; readonly state: MinorState; readonly keepForces: boolean },
): void {
  partSicilies(d, minor, to.controller);
  const all = [minor, ...districtsWith(Object.values(d.state.minors), minor)];
  // A lesser district alone is a conquered country; with its greater district it has the same state. EIA-236
  const major = minor.major === null ? undefined : d.state.minors[minor.major];
  const apart = isOn(d.state.rulings, 'twoSicilies') && SICILIES.includes(landName(minor.name));
  const alone = to.state === 'free' && major !== undefined && !apart;
  const state = !alone ? to.state : major.controller === to.controller ? major.state : 'conquered';
  for (const one of all) {
    if (!to.keepForces) disband(d, one.id);
    setPiece(d, 'minors', one.id, { controller: to.controller, state, occupied: null });
  }
}
/** Ends all wars with the country itself. */
export function endMinorWars(d: Builder, minor: MinorId): void {
  for (const { id, a, b } of Object.values(d.state.wars)) if (a === minor || b === minor) dropPiece(d, 'wars', id);
}

/** Makes a country neutral; a lesser district alone goes to the holder of the greater one. EIA-049 */
export function turnNeutral(d: Builder, minor: Minor): void {
  const major = minor.major === null ? undefined : d.state.minors[minor.major];
  freePrisonersOf(d, minor.id, minor.controller);
  if (major && major.controller !== null && major.controller !== minor.controller)
    give(d, minor, { controller: major.controller, state: major.state, keepForces: false });
  else {
    give(d, minor, { controller: null, state: 'neutral', keepForces: false });
    wholeGoes(d, minor.id, null);
  }
}

// ---- what a treaty may hand over -------------------------------------------------------------------------------------

/** Returns the provinces a power still holds at home. */
export const homeProvinces = (state: Campaign, power: Power): readonly Province[] =>
  Object.values(state.provinces).filter(({ home, holder }) => home === power && holder === null);
const isCapital = (state: Campaign, { capital, id }: Province, power: Power): boolean =>
  Object.values(state.areas).some((area) => area.capitalOf === power && (area.id === capital || area.province === id));

export interface Land {
  readonly is: 'minor' | 'province';
  readonly id: string;
  readonly name: string;
  /** The land contains the capital of its power, which is ceded last. EIA-039 */
  readonly capital: boolean;
  readonly free: boolean;
}
const MOST_LOST = 3;
/**
 * Returns how many provinces a home nation lacks: ceded ones, and those that another power's dominance made its home.
 * What the power itself gained by dominance belongs to its home nation too. EIA-257, EIA-258
 */
export const provincesLost = (state: Campaign, power: Power): number =>
  Object.values(state.provinces).filter(
    ({ id, home, holder }) => (home === power || state.flags[bornFlag(id)] === power) && (holder ?? home) !== power,
  ).length;

/** Returns what a power could cede now. EIA-039 */
export function cedable(state: Campaign, power: Power): readonly Land[] {
  // Poland is ceded by its provinces.
  const minors = Object.values(state.minors).filter(
    (one) =>
      one.controller === power &&
      (one.major === null || state.minors[one.major]?.controller !== power) &&
      !isPoland(one),
  );
  const ceded = Object.values(state.provinces).filter(({ holder }) => holder === power);
  // A home nation never loses more than three provinces. EIA-258
  const kept = isOn(state.rulings, 'peaceThreeProvinces') && provincesLost(state, power) >= MOST_LOST;
  const home = kept ? [] : homeProvinces(state, power);
  const plain = home.filter((one) => !isCapital(state, one, power));
  return [
    ...minors.map(
      ({ id, name, state: how }): Land => ({
        ...{ is: 'minor', id, name, capital: false, free: how === 'free' },
      }),
    ),
    ...ceded.map(
      ({ id, name }): Land => ({ is: 'province', id, name, capital: false, free: wholeOf(state, id) !== undefined }),
    ),
    ...(plain.length > 0 ? plain : home).map(
      ({ id, name }): Land => ({ is: 'province', id, name, capital: plain.length === 0, free: false }),
    ),
  ];
}

/**
 * Hands the land over at once. Losing the last province of the capital removes the power from the game. EIA-037,
 * EIA-039
 */
export function handOver(d: Builder, from: Power, to: Power, land: Land, keepForces: boolean): void {
  const whole = wholeOf(d.state, land.id);
  if (land.is === 'minor') {
    const minor = d.state.minors[land.id];
    if (!minor) return;
    const free = minor.state === 'free' && keepForces;
    give(d, minor, { controller: to, state: free ? 'free' : 'conquered', keepForces: free });
  } else {
    const home = d.state.provinces[land.id]?.home;
    setPiece(d, 'provinces', land.id, { holder: home === to ? null : to, occupied: null });
  }
  if (whole) cedeWhole(d, whole, { from, to, keeps: keepForces });
  log(
    d,
    say('eiapol-told-ceded', { power: nationName(d.state, from), other: nationName(d.state, to), land: land.name }),
    { power: to },
  );
  if (land.capital) leaveGame(d, from);
}

/**
 * Returns the power that held the capital of a country before, other than the losing power and its allies. The losing
 * power has made peace with the victor.
 */
const holderBefore = (state: Campaign, { capital, occupied }: Minor, power: Power): Power | undefined =>
  capital === null || state.flags[`siege ${capital}`] !== undefined
    ? occupied?.by
    : (holdersOfCity(state, capital).find((one) => one !== power && !areAllied(state, power, one)) ?? occupied?.by);
/**
 * Removes a power from the game: its home forces leave, and its countries go as after civil disorder, or as the table
 * says. EIA-039, Q15
 */
function leaveGame(d: Builder, power: Power): void {
  const before = d.state;
  leavesForGood(d, power);
  log(d, say('eiapol-told-out', { power: nationName(d.state, power) }), { power });
  if (ruling(d.state.rulings, 'finalPeaceMinors') === 'ask') {
    log(d, say('eiapol-told-out-ask', { power: nationName(d.state, power) }));
    return;
  }
  const capital = Object.values(d.state.areas).find(({ capitalOf }) => capitalOf === power);
  const occupier = capital ? leads(d.state, ownerOf(d.state, capital.id) ?? '') : null;
  for (const minor of Object.values(d.state.minors)) {
    if (minor.controller !== power) continue;
    if (minor.state === 'conquered' && occupier && occupier !== power)
      give(d, minor, { controller: occupier, state: 'conquered', keepForces: false });
    else {
      const there = holderBefore(before, minor, power);
      if (there) give(d, minor, { controller: there, state: 'conquered', keepForces: false });
      else turnNeutral(d, minor);
    }
  }
}

/** Returns the countries attacked this month. */
export const attacked = (state: Campaign): readonly Minor[] =>
  notesOf(state, 'minor').flatMap(([id]) => {
    const minor = state.minors[id];
    return minor ? [minor] : [];
  });
