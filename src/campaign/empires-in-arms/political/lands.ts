/** How countries and provinces change hands, and how a power leaves the game. EIA-037, EIA-039, EIA-042, EIA-049, EIA-231, EIA-232, EIA-236 */
import { say } from '../../../engine/message.ts';
import type { Campaign } from '../campaign.ts';
import { freshId, leadersWith, leads, nationName, ownerOf } from '../ledger.ts';
import type { Minor, Province } from '../pieces.ts';
import { districtsWith } from '../rules/minors.ts';
import { isOn, ruling } from '../rulings.ts';
import type { MinorId, MinorState, Nation, Power } from '../vocabulary.ts';
import { type Builder, dropPiece, log, putPiece, setPiece } from '../writing.ts';
import { cedeWhole, wholeOf } from './kingdoms.ts';
import { notesOf } from './ties.ts';

// ---- forces ----------------------------------------------------------------------------------------------------------

/** The army of a nation comes off; ships of a minor are noted for later. EIA-049, EIA-231 */
export function removeForces(d: Builder, nation: Nation): void {
  for (const corps of Object.values(d.state.corps)) {
    if (corps.nation !== nation || corps.place.at === 'pool') continue;
    for (const leader of leadersWith(d.state, corps.id))
      setPiece(d, 'leaders', leader.id, { status: { is: 'retired' } });
    setPiece(d, 'corps', corps.id, { factors: {}, place: { at: 'pool' }, besieged: false });
  }
  for (const { id, nation: of } of Object.values(d.state.garrisons)) if (of === nation) dropPiece(d, 'garrisons', id);
  for (const { id, owner } of Object.values(d.state.irregulars)) if (owner === nation) dropPiece(d, 'irregulars', id);
  const minor = d.state.minors[nation];
  let ships = minor?.ships ?? 0;
  for (const fleet of Object.values(d.state.fleets)) {
    if (fleet.nation !== nation || fleet.place.at === 'pool') continue;
    for (const corps of Object.values(d.state.corps))
      if (corps.place.at === 'fleet' && corps.place.fleet === fleet.id)
        setPiece(d, 'corps', corps.id, { factors: {}, place: { at: 'pool' }, besieged: false });
    ships += fleet.ships;
    setPiece(d, 'fleets', fleet.id, { ships: 0, place: { at: 'pool' } });
  }
  if (minor) setPiece(d, 'minors', minor.id, { ships });
}

/** Prisoners that a minor took from powers its runner has no war with go back. EIA-239 */
export function freePrisonersOf(d: Builder, minor: MinorId, runner: Power | null): void {
  for (const { id, captor, owner, factors } of Object.values(d.state.prisoners)) {
    const other = leads(d.state, owner);
    const atWar = Object.values(d.state.wars).some(
      ({ a, b }) => (a === runner && b === other) || (b === runner && a === other),
    );
    if (captor !== minor || atWar) continue;
    dropPiece(d, 'prisoners', id);
    putPiece(d, 'queue', {
      ...{ id: freshId('b', d.state.queue), owner, what: { is: 'factors', factors } },
      ...{ due: d.state.clock.date, until: null },
    });
    log(d, say('eiapol-told-returned', { power: nationName(d.state, owner), minor: nationName(d.state, minor) }));
  }
}

// ---- countries -------------------------------------------------------------------------------------------------------

/** A country and the districts that hang on it go to somebody, or to nobody. EIA-236 */
export function give(
  d: Builder,
  minor: Minor,
  to: { readonly controller: Power | null; readonly state: MinorState; readonly keepForces: boolean },
): void {
  const all = [minor, ...districtsWith(Object.values(d.state.minors), minor)];
  for (const one of all) {
    if (!to.keepForces) removeForces(d, one.id);
    setPiece(d, 'minors', one.id, { controller: to.controller, state: to.state, occupied: null });
  }
}
/** Nobody is at war with a country itself any more. */
export function endMinorWars(d: Builder, minor: MinorId): void {
  for (const { id, a, b } of Object.values(d.state.wars)) if (a === minor || b === minor) dropPiece(d, 'wars', id);
}

/** It turns neutral; a lesser district alone goes to whoever holds the greater one. EIA-049 */
export function turnNeutral(d: Builder, minor: Minor): void {
  const major = minor.major === null ? undefined : d.state.minors[minor.major];
  freePrisonersOf(d, minor.id, minor.controller);
  if (major && major.controller !== null && major.controller !== minor.controller)
    give(d, minor, { controller: major.controller, state: major.state, keepForces: false });
  else give(d, minor, { controller: null, state: 'neutral', keepForces: false });
}

// ---- what a treaty may hand over -------------------------------------------------------------------------------------

/** Provinces a power still holds at home. */
export const homeProvinces = (state: Campaign, power: Power): readonly Province[] =>
  Object.values(state.provinces).filter(({ home, holder }) => home === power && holder === null);
const isCapital = (state: Campaign, { capital, id }: Province, power: Power): boolean =>
  Object.values(state.areas).some((area) => area.capitalOf === power && (area.id === capital || area.province === id));

export interface Land {
  readonly is: 'minor' | 'province';
  readonly id: string;
  readonly name: string;
  /** It holds the capital of its power: the last to go. EIA-039 */
  readonly capital: boolean;
  readonly free: boolean;
}
const MOST_LOST = 3;
/** The power a province was home to before a dominant one made it its own. EIA-257 */
export const bornFlag = (province: string): string => `born ${province}`;
/**
 * Provinces a home nation is short of: ceded ones, and those that another's dominance has made home to it. What it gained so itself
 * is its home nation too. EIA-257, EIA-258
 */
export const provincesLost = (state: Campaign, power: Power): number =>
  Object.values(state.provinces).filter(
    ({ id, home, holder }) => (home === power || state.flags[bornFlag(id)] === power) && (holder ?? home) !== power,
  ).length;

/** What a power could hand over now. EIA-039 */
export function cedable(state: Campaign, power: Power): readonly Land[] {
  const minors = Object.values(state.minors).filter(
    ({ controller, major }) => controller === power && (major === null || state.minors[major]?.controller !== power),
  );
  const ceded = Object.values(state.provinces).filter(({ holder }) => holder === power);
  // A home nation is never reduced by more than three. EIA-258
  const kept = isOn(state.rulings, 'peaceThreeProvinces') && provincesLost(state, power) >= MOST_LOST;
  const home = kept ? [] : homeProvinces(state, power);
  const plain = home.filter((one) => !isCapital(state, one, power));
  return [
    ...minors.map(
      ({ id, name, state: how }): Land => ({
        ...{ is: 'minor', id, name, capital: false, free: how === 'free' },
      }),
    ),
    ...ceded.map(({ id, name }): Land => ({ is: 'province', id, name, capital: false, free: false })),
    ...(plain.length > 0 ? plain : home).map(
      ({ id, name }): Land => ({ is: 'province', id, name, capital: plain.length === 0, free: false }),
    ),
  ];
}

/** It goes over at once; the last province of the capital takes its power out of the game. EIA-037, EIA-039 */
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
  if (whole) cedeWhole(d, whole, from, to);
  log(
    d,
    say('eiapol-told-ceded', { power: nationName(d.state, from), other: nationName(d.state, to), land: land.name }),
    { power: to },
  );
  if (land.capital) leaveGame(d, from);
}

/** Out for good: home forces off, and its countries as after civil disorder, or as the table says. EIA-039, Q15 */
function leaveGame(d: Builder, power: Power): void {
  setPiece(d, 'powers', power, { out: true, mustSue: false });
  removeForces(d, power);
  for (const { id, owner } of Object.values(d.state.depots)) if (owner === power) dropPiece(d, 'depots', id);
  for (const { id, power: of } of Object.values(d.state.leaders))
    if (of === power) setPiece(d, 'leaders', id, { status: { is: 'removed' } });
  for (const { id, a, b } of Object.values(d.state.wars)) if (a === power || b === power) dropPiece(d, 'wars', id);
  for (const { id, a, b } of Object.values(d.state.alliances))
    if (a === power || b === power) dropPiece(d, 'alliances', id);
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
      const there = minor.occupied?.by;
      if (there) give(d, minor, { controller: there, state: 'conquered', keepForces: false });
      else turnNeutral(d, minor);
    }
  }
}

/** Countries attacked in this month, with who attacks. */
export const attacked = (state: Campaign): readonly Minor[] =>
  notesOf(state, 'minor').flatMap(([id]) => {
    const minor = state.minors[id];
    return minor ? [minor] : [];
  });
