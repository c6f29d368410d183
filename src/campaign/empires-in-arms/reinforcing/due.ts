/** What is due in the Reinforcement Phase, to which power, and what counts as home. EIA-050 to EIA-056 */
import type { Said } from '../../../engine/message.ts';
import { isBefore } from '../calendar.ts';
import type { Campaign } from '../campaign.ts';
import { bandNation, insideBands } from '../combat/fight.ts';
import type { Why } from '../desk.ts';
import { addFactors, countryOf, freshId, garrisonsIn, isEnemy, leads, ownerOf, totalOf } from '../ledger.ts';
import type { Queued } from '../politics.ts';
import { landName } from '../rules/land-names.ts';
import { type Factors, isPower, type Nation, type Power } from '../vocabulary.ts';
import { type Builder, dropPiece, putPiece, setPiece } from '../writing.ts';

export const NAVAL = 'navalReinforcement';
export const ARMY = 'armyReinforcement';
type Step = typeof NAVAL | typeof ARMY;

/** Returns why it is not the turn of this nation in this step, or undefined. */
export function isTurnOf(state: Campaign, step: Step, nation: Nation): Why {
  const owner = leads(state, nation);
  return state.clock.step === step && owner !== null && state.clock.acting.includes(owner)
    ? undefined
    : 'eiareinf-step';
}

/**
 * Returns whether a land of a kingdom is home to a nation of it: all of Italy and of the Ottoman Empire; in Westphalia
 * and on the Rhine what has no corps of its own, to Hanover. EIA-251, EIA-252, EIA-254, EIA-255
 */
function isInKingdom({ flags, minors }: Campaign, land: string, nation: Nation): boolean {
  const part = flags[`part-of-${land}`];
  if (part === undefined || part !== flags[`part-of-${nation}`]) return false;
  const apart = part === 'westphalia' || part === 'rhine';
  return !apart || (minors[land]?.hasCorps !== true && landName(minors[nation]?.name ?? '') === 'Hanover');
}
/** Returns whether an area is home to a nation and not ceded. EIA-056 */
export function isHome(state: Campaign, area: string, nation: Nation): boolean {
  const province = state.provinces[state.areas[area]?.province ?? ''];
  const owner = ownerOf(state, area);
  if (owner === null || (isPower(nation) && province && province.home !== nation)) return false;
  return owner === nation || countryOf(state, owner) === nation || isInKingdom(state, province?.id ?? owner, nation);
}
/** Returns whether an area is home and not held by an enemy. EIA-055, EIA-057 */
export const isFriendlyHome = (state: Campaign, area: string, nation: Nation): boolean =>
  isHome(state, area, nation) && !isEnemyHeld(state, area, nation);
const isEnemyHeld = (state: Campaign, area: string, nation: Nation): boolean =>
  insideBands(state, area).some((band) => isEnemy(state, nation, bandNation(state, band)));
/**
 * Returns whether a port may take a nation's ships: at home, or of a minor its power has conquered. EIA-050, EIA-051
 */
export function isHomePort(state: Campaign, port: string, nation: Nation): boolean {
  const area = state.ports[port]?.area;
  if (area === undefined || isEnemyHeld(state, area, nation)) return false;
  const owner = ownerOf(state, area);
  const minor = owner === null ? undefined : state.minors[owner];
  const conquered =
    minor?.state === 'conquered' && minor.controller !== null && minor.controller === leads(state, nation);
  return isHome(state, area, nation) || (isPower(nation) && conquered);
}
export const isMinor = (nation: Nation): boolean => !isPower(nation);

export const isDue = (state: Campaign, item: Queued): boolean => !isBefore(state.clock.date, item.due);
/** Returns what is due to the powers that act now. */
export function dueTo(state: Campaign, acting: readonly Power[]): readonly Queued[] {
  const step = state.clock.step;
  const kinds = step === NAVAL ? ['ships', 'fleet'] : step === ARMY ? ['factors', 'corps'] : [];
  return Object.values(state.queue).filter((item) => {
    const owner = leads(state, item.owner);
    return kinds.includes(item.what.is) && isDue(state, item) && owner !== null && acting.includes(owner);
  });
}
/**
 * Returns whether an item must be placed this month: factors must or are lost; ships and counters may wait. EIA-051,
 * EIA-054
 */
export const mustBePlaced = ({ what }: Queued): boolean => what.is === 'factors';

/** A due item of one kind, or why it cannot be placed. */
type Found<K extends Queued['what']['is']> =
  | { readonly why: Said }
  | { readonly item: Queued; readonly what: Extract<Queued['what'], { readonly is: K }> };
export function found<K extends Queued['what']['is']>(state: Campaign, key: string, is: K, step: Step): Found<K> {
  const item = state.queue[key];
  if (!item || item.what.is !== is) return { why: 'eia-gone' };
  const why = isTurnOf(state, step, item.owner) ?? (isDue(state, item) ? undefined : 'eiareinf-not-due');
  return why ? { why } : { item, what: item.what as Extract<Queued['what'], { readonly is: K }> };
}

export const whatIs = ({ what }: Queued) => ({ code: `eia-due-${what.is}` });

/** Takes factors from an item; an empty item is removed. */
export function takeOff(d: Builder, item: Queued, some: Factors): void {
  if (item.what.is !== 'factors') return;
  const left = addFactors(item.what.factors, some, -1);
  if (totalOf(left) === 0) dropPiece(d, 'queue', item.id);
  else setPiece(d, 'queue', item.id, { what: { ...item.what, factors: left } });
}

/** Adds factors to a nation's garrison in a city, or creates the garrison. */
export function garrison(d: Builder, city: string, nation: Nation, some: Factors): void {
  const there = garrisonsIn(d.state, city).find((one) => one.nation === nation);
  if (there) setPiece(d, 'garrisons', there.id, { factors: addFactors(there.factors, some) });
  else putPiece(d, 'garrisons', { id: freshId('w', d.state.garrisons), nation, in: { city }, factors: some });
}

/** Returns whether two places are the same. Both come from the journal, which writes all members in one order. */
export const sameSpot = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
