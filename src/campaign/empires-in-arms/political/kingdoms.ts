/** Poland and Bavaria change hands as a whole, by conquest of their capital or by cession. EIA-250, EIA-253 */
import { say } from '../../../engine/message.ts';
import type { Campaign } from '../campaign.ts';
import { freshId, totalOf } from '../ledger.ts';
import type { Minor, Province } from '../pieces.ts';
import { type Kingdom, RECIPES } from '../rules/combinations.ts';
import { landName } from '../rules/land-names.ts';
import { isPower, type MinorId, type Power } from '../vocabulary.ts';
import { addPoints, type Builder, log, putPiece, setFlag, setPiece } from '../writing.ts';
import { removeForces } from './forces.ts';

export const kingdomFlag = (of: Kingdom): string => `kingdom-${of}`;
export const partFlag = (sheet: string): string => `part-of-${sheet}`;
export const LOYALTY = 'polish-loyalty';
export const kingdomOwner = (state: Campaign, of: Kingdom): Power | null => {
  const owner = state.flags[kingdomFlag(of)];
  return typeof owner === 'string' && isPower(owner) ? owner : null;
};

const WHOLE = ['poland', 'bavaria'] as const satisfies readonly Kingdom[];
type Whole = (typeof WHOLE)[number];
/** The land that stands for each kingdom: whoever conquers it takes the kingdom. */
const SEAT: Readonly<Record<Whole, string>> = { poland: 'Masovia', bavaria: 'Bavaria' };
/** Returns the kingdom, neutral or not, that is one country with this land in it. */
export const inWhole = (state: Campaign, land: string): Whole | undefined =>
  WHOLE.find((one) => state.flags[partFlag(land)] === one);
/** Returns the kingdom that a land belongs to and cannot leave alone; undefined if there is none. */
export function wholeOf(state: Campaign, land: string): Whole | undefined {
  const which = inWhole(state, land);
  return which && kingdomOwner(state, which) !== null ? which : undefined;
}
/** Returns whether a province is a lesser part of a neutral kingdom: its country's capital is another's. */
export const isLesserPart = (state: Campaign, { id, home, capital }: Province): boolean =>
  inWhole(state, id) !== undefined && !isPower(home) && state.minors[home]?.capital !== capital;
/** Returns the kingdom that is conquered with this land. */
export function takenBy(state: Campaign, land: string): Whole | undefined {
  const which = wholeOf(state, land);
  const name = (state.provinces[land] ?? state.minors[land])?.name;
  return which && name !== undefined && landName(name) === SEAT[which] ? which : undefined;
}

// ---- the Polish state ------------------------------------------------------------------------------------------------

/** Returns whether the minor is Poland itself: a free state with the purse and forces of its provinces. */
export const isPoland = ({ name }: Pick<Minor, 'name'>): boolean => landName(name) === 'Poland';
const polandOf = (state: Campaign): Minor | undefined => Object.values(state.minors).find(isPoland);
/** Creates the sheet of Poland if the owner has not entered one. */
export function foundPoland(d: Builder, of: Power): void {
  const there = polandOf(d.state);
  const id = there?.id ?? freshId('poland', d.state.minors);
  if (there) setPiece(d, 'minors', id, { state: 'free', controller: of, occupied: null });
  else
    putPiece(d, 'minors', {
      ...{
        id,
        name: 'Poland',
        districts: 1,
        major: null,
        capital: null,
        tax: 0,
        manpower: 0,
        hasCorps: true,
        ships: 0,
      },
      ...{ state: 'free', controller: of, occupied: null, money: 0, men: 0 },
    });
  setFlag(d, partFlag(id), 'poland');
}
const polishFactors = (state: Campaign, nation: string): number =>
  [...Object.values(state.corps), ...Object.values(state.garrisons)]
    .filter((one) => one.nation === nation)
    .reduce((n, { factors }) => n + totalOf(factors), 0);
function endPoland(d: Builder): void {
  const poland = polandOf(d.state);
  if (!poland) return;
  removeForces(d, poland.id);
  setPiece(d, 'minors', poland.id, { state: 'neutral', controller: null, money: 0, men: 0 });
}
/** A conquered Poland keeps its forces until they are lost, and then loses the loyalty of the Poles. EIA-250 */
export function polesLeft(d: Builder): void {
  const poland = polandOf(d.state);
  if (!poland || kingdomOwner(d.state, 'poland') !== null || polishFactors(d.state, poland.id) > 0) return;
  if (poland.controller !== null) endPoland(d);
  if (d.state.flags[LOYALTY] !== undefined) setFlag(d, LOYALTY, null);
}

/** The power to which a province was home before it became part of another's home. EIA-250, EIA-253, EIA-257 */
export const bornFlag = (province: string): string => `born ${province}`;
/** Gives a province to a power; at home there it is no longer ceded. A neutral country's goes back to its old home. */
export function provinceGoes(d: Builder, id: string, to: Power): void {
  const { home = to } = d.state.provinces[id] ?? {};
  const born = isPower(home) ? home : String(d.state.flags[bornFlag(id)] ?? home);
  setPiece(d, 'provinces', id, { home: born, holder: born === to ? null : to, occupied: null });
}
/** Gives the kingdom's provinces to their new owner. */
function provincesGo(d: Builder, which: Whole, to: Power): void {
  for (const { id } of Object.values(d.state.provinces))
    if (d.state.flags[partFlag(id)] === which) provinceGoes(d, id, to);
}
/** A province that is conquered alone is no more part of its kingdom; without Tyrol there is no kingdom of Bavaria. */
export function partsFrom(d: Builder, province: string): void {
  const which = d.state.provinces[province] && inWhole(d.state, province);
  if (!which) return;
  setFlag(d, partFlag(province), null);
  if (which !== 'bavaria') return;
  for (const { id } of Object.values(d.state.minors))
    if (inWhole(d.state, id) === which) setPiece(d, 'minors', id, { districts: 1 });
  dissolve(d, which);
}
/**
 * Takes the provinces of a kingdom with the country that is its seat: for a power, or for none, as one neutral country.
 * A power that does not run it as a free state dissolves it. EIA-049, EIA-250, EIA-253
 */
export function wholeGoes(d: Builder, seat: MinorId, to: Power | null, free = to === null): void {
  const which = inWhole(d.state, seat);
  if (!which) return;
  for (const { id, home, capital, name } of Object.values(d.state.provinces)) {
    if (d.state.flags[partFlag(id)] !== which) continue;
    if (to !== null) {
      provinceGoes(d, id, to);
      continue;
    }
    setFlag(d, bornFlag(id), String(d.state.flags[bornFlag(id)] ?? home));
    if (landName(name) === SEAT[which]) setPiece(d, 'minors', seat, { capital });
    setPiece(d, 'provinces', id, { home: seat, holder: null, occupied: null });
  }
  // A neutral Bavaria counts two districts, a neutral Poland one.
  setPiece(d, 'minors', seat, { districts: which === 'bavaria' && to === null ? 2 : 1 });
  if (which === 'poland') setFlag(d, LOYALTY, free ? to : null);
  if (free) setFlag(d, kingdomFlag(which), to);
  else {
    dissolve(d, which);
    if (which === 'poland') endPoland(d);
  }
}
/** Returns whether an area is in a kingdom's provinces, which go with its seat. */
export const isInWhole = ({ areas, flags }: Campaign, area: string, seat: MinorId): boolean =>
  WHOLE.some((one) => flags[partFlag(seat)] === one && flags[partFlag(areas[area]?.province ?? '')] === one);
function dissolve(d: Builder, which: Whole): void {
  for (const [flag, of] of Object.entries(d.state.flags))
    if (of === which && flag.startsWith(partFlag(''))) setFlag(d, flag, null);
  setFlag(d, kingdomFlag(which), null);
  log(d, say('eiaopt-told-falls', { kingdom: { code: `eiaopt-kingdom-${which}` } }));
}

/**
 * A conquered kingdom ceases to exist. Poland is worth a point, from its holder to the conqueror; Bavaria is paid for
 * as a country.
 */
export function conquerWhole(d: Builder, which: Whole, by: Power): void {
  const owner = kingdomOwner(d.state, which);
  provincesGo(d, which, by);
  dissolve(d, which);
  if (which !== 'poland' || owner === null) return;
  polesLeft(d);
  log(d, 'eiaopt-told-warsaw', {
    power: by,
    changes: [addPoints(d, by, 1, '11.1.5'), addPoints(d, owner, -1, '11.1.5')],
  });
}
/**
 * Dissolves a kingdom that its new holder does not keep: its lands count as conquered, its forces are lost. EIA-037,
 * EIA-250
 */
export function unmakeWhole(d: Builder, which: Whole): void {
  for (const { id, state } of Object.values(d.state.minors))
    if (which !== 'poland' && state === 'free' && d.state.flags[partFlag(id)] === which) {
      removeForces(d, id);
      setPiece(d, 'minors', id, { state: 'conquered' });
    }
  dissolve(d, which);
  if (which !== 'poland') return;
  // With its forces Poland loses the loyalty of the Poles, and ceases to exist. EIA-250
  endPoland(d);
  setFlag(d, LOYALTY, null);
}
/**
 * A ceded kingdom continues under its new owner, with the loyalty of the Poles; under Austria Tyrol returns home. The
 * ceding power loses a point.
 */
export function cedeWhole(
  d: Builder,
  which: Whole,
  { from, to, keeps }: { readonly from: Power; readonly to: Power; readonly keeps: boolean },
): void {
  provincesGo(d, which, to);
  for (const { id, controller } of Object.values(d.state.minors))
    if (controller === from && d.state.flags[partFlag(id)] === which)
      setPiece(d, 'minors', id, { controller: to, occupied: null });
  if (which === 'poland') setFlag(d, LOYALTY, to);
  if (!keeps || (which === 'bavaria' && !RECIPES.bavaria.by.includes(to))) unmakeWhole(d, which);
  else setFlag(d, kingdomFlag(which), to);
  log(d, say('eiaopt-told-whole', { kingdom: { code: `eiaopt-kingdom-${which}` } }), {
    power: to,
    changes: [addPoints(d, from, -1, which === 'poland' ? '11.1.5' : '11.4.5')],
  });
}
/** When Poland's conqueror and the power with the loyalty of the Poles make peace, that loyalty ends. EIA-250 */
export function endLoyalty(d: Builder, one: Power, other: Power): void {
  const loyal = d.state.flags[LOYALTY];
  if (kingdomOwner(d.state, 'poland') === null && (loyal === one || loyal === other)) {
    setFlag(d, LOYALTY, null);
    endPoland(d);
  }
}
