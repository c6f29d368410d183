/**
 * Minor countries: which power controls one, how it is lost and won, districts, access, control of cities. EIA-041 to
 * EIA-049, EIA-184, EIA-231 to EIA-239
 */
import type { Face } from '../../../dice/faces.ts';
import { ALLOWED, type Legality, refuse, unless } from '../../../engine/legality.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';
import { compareMonths, later } from '../calendar.ts';
import type { MinorState, MonthDate, Power, Zone } from '../vocabulary.ts';

// ---- who runs it -----------------------------------------------------------------------------------------------------

export interface Candidate {
  readonly power: Power;
  readonly willing: boolean;
  readonly atWarWithMinor: boolean;
  readonly allyOfAttacker: boolean;
}
/** Returns the powers that roll for control; allies of an attacker only if no other power is willing. EIA-041 */
export function bidders(all: readonly Candidate[]): readonly Power[] {
  const able = all.filter(({ willing, atWarWithMinor }) => willing && !atWarWithMinor);
  const others = able.filter(({ allyOfAttacker }) => !allyOfAttacker);
  return (others.length > 0 ? others : able).map(({ power }) => power);
}
/**
 * Returns a control roll: the die, the modifiers of the country's chart and of the zone, and 2 if the power is already
 * at war with an attacker. EIA-041
 */
export const runRoll = (
  die: Face,
  more: { readonly national: number; readonly zone: number; readonly atWar: boolean },
): Reckoning =>
  reckon('eiapol-run-sum', [
    term('eiapol-die', die, 'EIA-041'),
    term('eiapol-national', more.national, 'EIA-041'),
    term('eiapol-zone', more.zone, 'EIA-041'),
    more.atWar && term('eiapol-at-war-already', 2, 'EIA-041'),
  ]);
/** Returns those with the highest number. EIA-008 */
export function highest<T extends string>(
  figures: Readonly<Partial<Record<T, number>>>,
  among: readonly T[],
): readonly T[] {
  const most = Math.max(...among.map((one) => figures[one] ?? Number.NEGATIVE_INFINITY));
  return among.filter((one) => figures[one] === most);
}

/** Returns the state of a newly controlled minor: free if it has forces of its own, otherwise conquered. EIA-042 */
export const flagOnControl = (hasForces: boolean): MinorState => (hasForces ? 'free' : 'conquered');

// ---- several attackers -----------------------------------------------------------------------------------------------

/** Returns the attackers that back down when several attack one minor. EIA-043 */
export function whoBacksDown(
  attackers: readonly Power[],
  chose: readonly Power[],
  /** Returns whether an enforced peace forbids the first a war with the other. */
  locked: (one: Power, other: Power) => boolean,
  barred: readonly Power[],
): readonly Power[] {
  const stay = attackers.filter((one) => !chose.includes(one));
  return attackers.filter(
    (one) => chose.includes(one) || barred.includes(one) || stay.some((other) => other !== one && locked(one, other)),
  );
}

// ---- districts -------------------------------------------------------------------------------------------------------

interface District {
  readonly id: string;
  readonly districts: number;
  readonly major: string | null;
  readonly controller: Power | null;
}
/** Returns the lesser districts that belong to a country now: those with the same controller. EIA-236 */
export const districtsWith = <T extends District>(
  all: readonly T[],
  country: Pick<District, 'id' | 'controller'>,
): readonly T[] => all.filter(({ major, controller }) => major === country.id && controller === country.controller);
/** Returns how many districts a country counts for now, without those that others hold. EIA-023, EIA-236 */
export const countedDistricts = (all: readonly District[], country: District): number =>
  Math.max(
    1,
    country.districts - all.filter((one) => one.major === country.id && one.controller !== country.controller).length,
  );

// ---- collapse --------------------------------------------------------------------------------------------------------

/**
 * What happens to a minor of a power in trouble: it is kept, becomes neutral, or falls to an enemy that is there.
 * EIA-049
 */
export type Fall = { readonly to: 'kept' | 'neutral' } | { readonly to: 'enemy'; readonly powers: readonly Power[] };
export function fallOf(
  zone: Zone,
  minor: { readonly state: MinorState; readonly ownCorps: boolean; readonly enemies: readonly Power[] },
): Fall {
  const falls =
    (zone === 'fiasco' && minor.state !== 'neutral') ||
    (zone === 'instability' && minor.state === 'conquered' && !minor.ownCorps);
  if (!falls) return { to: 'kept' };
  return minor.enemies.length > 0 ? { to: 'enemy', powers: minor.enemies } : { to: 'neutral' };
}

// ---- conquest --------------------------------------------------------------------------------------------------------

/** Returns whether a minor is conquered: held last turn and all of this turn. EIA-184 */
export const isConquered = (
  held: { readonly by: Power; readonly since: MonthDate } | null,
  by: Power,
  now: MonthDate,
): boolean => held?.by === by && compareMonths(later(held.since, 1), now) <= 0;

/**
 * Returns who holds a capital against its owner, allies included; none while it is besieged or its owner is in it too.
 * EIA-184
 */
export const occupiers = (holders: readonly Power[], besieged: boolean, owner: Power | null): readonly Power[] =>
  besieged || holders.some((one) => one === owner) ? [] : holders;

/**
 * Returns whether a war with a minor lapses: no corps of the invader is in it, from the month after the declaration.
 * EIA-045
 */
export const lapses = (corpsInside: boolean, since: MonthDate, now: MonthDate): boolean =>
  !corpsInside && compareMonths(since, now) < 0;

export const mayFree = (minor: {
  readonly state: MinorState;
  readonly hasCorps: boolean;
  readonly secondary: boolean;
}): Legality =>
  unless(
    minor.state !== 'conquered' && refuse('eiapol-free-conquered', 'EIA-047'),
    (!minor.hasCorps || minor.secondary) && refuse('eiapol-free-corps', 'EIA-047'),
  );

// ---- access and cities -----------------------------------------------------------------------------------------------

/** What troops may do in another's land: everything, pass through and trace supply, or nothing. EIA-233 */
export type Entry = 'free' | 'pass' | 'no';
export const entryTo = (land: {
  readonly own: boolean;
  readonly neutralMinor: boolean;
  readonly atWar: boolean;
  readonly leave: boolean;
}): Entry => (land.own || land.atWar ? 'free' : land.neutralMinor ? 'pass' : land.leave ? 'free' : 'no');

/** Returns whether access may be revoked: not from troops that are inside, nor if a treaty grants it. EIA-233 */
export const mayRevoke = (one: { readonly byTreaty: boolean; readonly inside: boolean }): Legality =>
  unless(
    one.byTreaty && refuse('eiapol-access-treaty', 'EIA-233'),
    one.inside && refuse('eiapol-access-inside', 'EIA-233'),
  );
export const mayGrant = (one: { readonly allied: boolean; readonly alliesOnly: boolean }): Legality =>
  one.alliesOnly && !one.allied ? refuse('eiapol-access-allies', 'EIA-282') : ALLOWED;

/**
 * Returns who controls a city for combat, and whether its guns may fire; null if several claim it, which takes an
 * agreement or a roll. EIA-234
 */
export function cityControl<N extends string>(
  garrisons: readonly N[],
  owner: N | null,
): { readonly by: N | null; readonly guns: boolean; readonly claimants: readonly N[] } {
  const inside = [...new Set(garrisons)];
  const [only] = inside;
  if (only === undefined) return { by: owner, guns: false, claimants: [] };
  if (inside.length === 1) return { by: only, guns: true, claimants: [] };
  if (owner !== null && inside.includes(owner)) return { by: owner, guns: true, claimants: [] };
  return { by: null, guns: true, claimants: inside };
}
/** Returns whether a garrison in an enemy's city is at war with none of the besiegers, and so surrenders. EIA-235 */
export const isNeutralInSiege = (besiegers: readonly Power[], atWar: (one: Power) => boolean): boolean =>
  besiegers.length > 0 && !besiegers.some(atWar);
