/**
 * How far a corps can still move this month, and what its march means for the forage die. EIA-107 to EIA-110, EIA-123,
 * EIA-124
 */
import { monthNumber } from '../calendar.ts';
import type { Campaign } from '../campaign.ts';
import { areaOf, leads, ownerOf, totalOf } from '../ledger.ts';
import { hasLanded } from '../naval/cargo.ts';
import type { Corps } from '../pieces.ts';
import { belongs, KINGDOMS, RECIPES } from '../rules/combinations.ts';
import { landName } from '../rules/land-names.ts';
import { allowance, type Mover } from '../rules/movement-allowance.ts';
import { isOn } from '../rulings.ts';
import type { Power } from '../vocabulary.ts';
import { type Builder, setFlag } from '../writing.ts';
import { inOwnLand } from './fed.ts';

/**
 * Returns whether the country belongs to a kingdom whose option is on and which does not exist. EIA-107, EIA-251 to
 * EIA-254
 */
function lacksKingdom(state: Campaign, nation: string): boolean {
  const minor = state.minors[nation];
  const name = minor && landName(minor.name);
  const could = KINGDOMS.filter(
    (one) => one !== 'poland' && one !== 'ottomanEmpire' && isOn(state.rulings, RECIPES[one].option),
  ).filter((one) => name !== undefined && belongs(one, name, false));
  return could.length > 0 && state.flags[`part-of-${nation}`] === undefined;
}
export const moverOf = (state: Campaign, corps: Corps, controller: Power, forced: boolean, landed: boolean): Mover => ({
  what: 'corps',
  cavalrySymbol: corps.symbol,
  bracketed: corps.bracketed,
  nation: corps.nation,
  controller,
  combinationMissing: lacksKingdom(state, corps.nation),
  forceMarched: forced,
  landed: landed || hasLanded(state, corps.id),
});

/** What a corps has moved this month. */
export interface March {
  /** Movement points used. */
  readonly used: number;
  readonly forced: boolean;
  /** The lowest forage value of the areas entered; null if one was never typed or no area was entered. */
  readonly lowest: number | null;
  /** The whole way, and the area where it stopped, were in its own land. */
  readonly ownLand: boolean;
}
const flagOf = (corps: string): string => `marched ${corps}`;

/** Returns the march, stored in four words: only what everyone saw on the map. */
export function marchOf(state: Campaign, corps: string): March | undefined {
  const flag = state.flags[flagOf(corps)];
  const [month, used, how = '', lowest = ''] = typeof flag === 'string' ? flag.split(' ') : [];
  if (month !== String(monthNumber(state.clock.date))) return undefined;
  return {
    used: Number(used),
    forced: how.includes('f'),
    ownLand: how.includes('o'),
    lowest: lowest === '-' ? null : Number(lowest),
  };
}
export const setMarch = (d: Builder, corps: string, { used, forced, ownLand, lowest }: March): void =>
  setFlag(
    d,
    flagOf(corps),
    [monthNumber(d.state.clock.date), used, `m${forced ? 'f' : ''}${ownLand ? 'o' : ''}`, lowest ?? '-'].join(' '),
  );

const enteredFlag = (corps: string): string => `entered ${corps}`;
/**
 * Returns whether a corps entered its area across a river or an arrow, or from ships; its side then fights across
 * water. EIA-116, EIA-151
 */
export const hasCrossed = (state: Campaign, corps: string): boolean =>
  hasLanded(state, corps) || state.flags[crossedFlag(corps)] === monthNumber(state.clock.date);
const crossedFlag = (corps: string): string => `crossed ${corps}`;
export function setCrossed(d: Builder, corps: string, crossed: boolean): void {
  if (crossed || d.state.flags[crossedFlag(corps)] !== undefined)
    setFlag(d, crossedFlag(corps), crossed ? monthNumber(d.state.clock.date) : null);
}
/** Notes from which area a corps entered its present one this month. EIA-181 */
export const noteEntered = (d: Builder, corps: string, from: string): void =>
  setFlag(d, enteredFlag(corps), `${monthNumber(d.state.clock.date)} ${from}`);
export function enteredFrom(state: Campaign, corps: string): string | undefined {
  const flag = state.flags[enteredFlag(corps)];
  const [month, ...from] = typeof flag === 'string' ? flag.split(' ') : [];
  return month === String(monthNumber(state.clock.date)) ? from.join(' ') : undefined;
}

/** Returns the movement points left. */
export function pointsLeft(state: Campaign, corps: Corps, forced: boolean): number {
  const owner = leads(state, corps.nation);
  if (!owner) return 0;
  const done = marchOf(state, corps.id);
  const total = allowance(moverOf(state, corps, owner, forced || done?.forced === true, false)).total;
  return Math.max(0, total - (done?.used ?? 0));
}

/** Returns what the month's march means for the forage die, so that nothing is asked again. EIA-123, EIA-124 */
export function forageOf(state: Campaign, corps: Corps) {
  const done = marchOf(state, corps.id);
  const here = state.areas[areaOf(corps) ?? '']?.forage ?? null;
  const value = done && done.used > 0 ? done.lowest : here;
  return {
    corps: corps.id,
    values: value === null ? null : [value],
    unused: pointsLeft(state, corps, false),
    forced: done?.forced ?? false,
    ownLand: done && done.used > 0 ? done.ownLand : inOwnLand(state, corps),
  };
}
export const isOwnLand = (state: Campaign, area: string, owner: Power): boolean => {
  const holder = ownerOf(state, area);
  return holder !== null && leads(state, holder) === owner;
};

// ---- what it left behind ---------------------------------------------------------------------------------------------

interface Left {
  readonly garrison: string;
  readonly n: number;
}
const leftFlag = (corps: string): string => `detached ${corps}`;
/**
 * Returns the factors that a corps put into garrisons in this month's move and that are still there; they share its
 * forage losses. EIA-125
 */
export function leftBehind(state: Campaign, corps: string): readonly Left[] {
  const flag = state.flags[leftFlag(corps)];
  const [month, ...all] = typeof flag === 'string' ? flag.split(' ') : [];
  if (month !== String(monthNumber(state.clock.date))) return [];
  return all.flatMap((one): Left[] => {
    const [garrison = '', n = '0'] = one.split(':');
    const there = state.garrisons[garrison];
    const left = there ? Math.min(Number(n), totalOf(there.factors)) : 0;
    return left > 0 ? [{ garrison, n: left }] : [];
  });
}
export function noteLeft(d: Builder, corps: string, garrison: string, n: number): void {
  const all = [...leftBehind(d.state, corps), { garrison, n }];
  setFlag(
    d,
    leftFlag(corps),
    [monthNumber(d.state.clock.date), ...all.map((one) => `${one.garrison}:${one.n}`)].join(' '),
  );
}
