/** What the political phase keeps within its month, and how wars, alliances and peaces change the ledgers. L13 */
import { say } from '../../../engine/message.ts';
import { compareMonths } from '../calendar.ts';
import type { Campaign, FlagValue } from '../campaign.ts';
import { areAllied, areAtWar, countryOf, leads, named, ownerOf, pairId } from '../ledger.ts';
import type { Row } from '../rules/political-points.ts';
import { allyAgain, type Declaring, type Origin } from '../rules/war.ts';
import { type Factors, isPower, type Nation, type Power } from '../vocabulary.ts';
import { addPoints, type Builder, dropPiece, log, putPiece, setFlag } from '../writing.ts';
import { corpsOff } from './forces.ts';
import { endLoyalty } from './kingdoms.ts';

// ---- notes of the month ----------------------------------------------------------------------------------------------

const OWN = 'pol ';
export const note = (d: Builder, key: string, value: FlagValue): void => setFlag(d, `${OWN}${key}`, value);
export const noted = ({ flags }: Pick<Campaign, 'flags'>, key: string): FlagValue | undefined => flags[`${OWN}${key}`];
/** Returns the powers listed in a note. */
export const listed = (state: Pick<Campaign, 'flags'>, key: string): readonly Power[] =>
  String(noted(state, key) ?? '')
    .split(',')
    .filter(isPower);
export const list = (d: Builder, key: string, powers: readonly Power[]): void => note(d, key, powers.join(','));
/** Returns the notes whose key begins with this prefix, each with the rest of its key. */
export const notesOf = (
  { flags }: Pick<Campaign, 'flags'>,
  prefix: string,
): readonly (readonly [string, FlagValue])[] =>
  Object.entries(flags).flatMap(([name, value]) =>
    name.startsWith(`${OWN}${prefix} `) ? [[name.slice(OWN.length + prefix.length + 1), value] as const] : [],
  );
/** Removes all notes at the start of a new political phase. */
export function clearNotes(d: Builder): void {
  for (const name of Object.keys(d.state.flags)) if (name.startsWith(OWN)) setFlag(d, name, null);
}

export const pay = (d: Builder, power: Power, { by, rule }: Row, times = 1) => addPoints(d, power, by * times, rule);

// ---- wars and alliances ----------------------------------------------------------------------------------------------

export const nextOrder = ({ wars }: Pick<Campaign, 'wars'>): number =>
  Math.max(0, ...Object.values(wars).map(({ order }) => order)) + 1;

/** Returns how a war of this month began; undefined for an older war. */
export function originOf(state: Pick<Campaign, 'flags'>, one: Nation, other: Nation): Origin | undefined {
  const said = noted(state, `war ${pairId(one, other)}`);
  return said === 'both' || said === 'late' ? said : POWER(said);
}
const POWER = (said: FlagValue | undefined): Power | undefined =>
  typeof said === 'string' && isPower(said) ? said : undefined;

/** Ends an alliance, and starts the time until a new one is possible. EIA-040 */
export function endAlliance(d: Builder, one: Power, other: Power): void {
  for (const { id, a, b } of Object.values(d.state.alliances))
    if (pairId(a, b) === pairId(one, other)) dropPiece(d, 'alliances', id);
  for (const { id, powers } of Object.values(d.state.combined))
    if (powers.includes(one) && powers.includes(other)) dropPiece(d, 'combined', id);
  const id = pairId(one, other);
  putPiece(d, 'coolings', { id, a: one, b: other, until: allyAgain(d.state.clock.date) });
}

/** Begins a war. An alliance between the two ends, and so does any access between them, by treaty too. EIA-233 */
export function beginWar(d: Builder, by: Power, on: Nation, origin: Origin, order: number): void {
  if (areAtWar(d.state, by, on)) return;
  if (isPower(on)) {
    if (areAllied(d.state, by, on)) endAlliance(d, by, on);
    for (const { id, of, to } of Object.values(d.state.access))
      if (pairId(of, to) === pairId(by, on)) dropPiece(d, 'access', id);
  }
  putPiece(d, 'wars', { id: pairId(by, on), a: by, b: on, since: d.state.clock.date, order });
  note(d, `war ${pairId(by, on)}`, origin);
}

/** Ends a war, and also those with minors that either power controls. */
export function endWar(d: Builder, one: Power, other: Power): void {
  for (const { id, a, b } of Object.values(d.state.wars)) {
    const sides = [leads(d.state, a), leads(d.state, b)];
    if (!sides.includes(one) || !sides.includes(other)) continue;
    dropPiece(d, 'wars', id);
    if (d.state.flags.tyrol === id) endTyrol(d);
  }
  endLoyalty(d, one, other);
}
/** Ends the Tyrol corps and what it holds together with its war; another war may bring it back. EIA-230 */
function endTyrol(d: Builder): void {
  const key = d.state.flags['tyrol corps'];
  const corps = typeof key === 'string' ? d.state.corps[key] : undefined;
  setFlag(d, 'tyrol', null);
  setFlag(d, 'tyrol corps', null);
  if (!corps || corps.place.at === 'pool') return;
  corpsOff(d, corps.id);
  log(d, say('eiasiege-told-tyrol-over', { corps: named(corps) }), { power: 'AU' });
}
export const powersAtWarWith = (state: Campaign, power: Power): readonly Power[] =>
  Object.values(state.wars)
    .flatMap(({ a, b }) => (a === power ? [b] : b === power ? [a] : []))
    .filter(isPower);

/**
 * Returns whether a power must sue now: it fell off the display before this Peace Step. A power that falls during the
 * step sues at the next. EIA-237
 */
export const mustSueNow = (state: Pick<Campaign, 'flags'>, power: Power): boolean =>
  noted(state, `must ${power}`) === true;

export const lockOf = (state: Campaign, by: Power, against: Power) =>
  Object.values(state.locks).find(
    (lock) => lock.by === by && lock.against === against && compareMonths(lock.until, state.clock.date) > 0,
  );

// ---- troops in another's land ----------------------------------------------------------------------------------------

export interface Troop {
  readonly is: 'corps' | 'garrison' | 'irregulars';
  readonly id: string;
  readonly nation: Nation;
  readonly area: string;
  readonly factors: Factors;
}
/** Returns all troops on the map, each with its area. */
export function troops(state: Campaign): readonly Troop[] {
  const depotArea = (id: string): string | undefined => {
    const at = state.depots[id]?.at;
    return at && ('area' in at ? at.area : 'city' in at ? at.city : undefined);
  };
  return [
    ...Object.values(state.corps).flatMap(({ id, nation, place, factors }): Troop[] =>
      place.at === 'area' || place.at === 'city' ? [{ is: 'corps', id, nation, area: place.area, factors }] : [],
    ),
    ...Object.values(state.garrisons).flatMap(({ id, nation, in: where, factors }): Troop[] => {
      const area = 'city' in where ? where.city : depotArea(where.depot);
      return area === undefined ? [] : [{ is: 'garrison', id, nation, area, factors }];
    }),
    ...Object.values(state.irregulars).flatMap(({ id, owner, area, type, count }): Troop[] =>
      area === null ? [] : [{ is: 'irregulars', id, nation: owner, area, factors: { [type]: count } }],
    ),
  ];
}
/** Returns whose land an area is: a power's, including the countries it controls, or a neutral country's. */
export function landOf(state: Campaign, area: string): Nation | null {
  const owner = ownerOf(state, area);
  return owner === null ? null : (leads(state, owner) ?? countryOf(state, owner));
}
/** Returns whether an area belongs to a country or to its lesser district. EIA-236 */
export function isInCountry(state: Campaign, area: string, country: Nation): boolean {
  const owner = ownerOf(state, area);
  return owner !== null && (owner === country || countryOf(state, owner) === country);
}
export const troopsIn = (state: Campaign, power: Power, land: Nation): readonly Troop[] =>
  troops(state).filter(({ nation, area }) => leads(state, nation) === power && landOf(state, area) === land);
/** Returns whether an area is home to a power and not ceded. */
export function isHomeOf(state: Campaign, area: string, power: Power): boolean {
  const sheet = state.areas[area];
  const province = sheet?.province ? state.provinces[sheet.province] : undefined;
  return ownerOf(state, area) === power && (!province || province.home === power);
}
/** Returns which of these powers have forces inside a home nation. EIA-024, EIA-029 */
export const insideHome = (state: Campaign, power: Power, among: readonly Power[]): readonly Power[] =>
  among.filter((one) =>
    troops(state).some(({ nation, area }) => leads(state, nation) === one && isHomeOf(state, area, power)),
  );

/** Returns what the ledgers know about obstacles to a war. EIA-024 */
export function declaring(
  state: Campaign,
  by: Power,
  on: Nation,
  seen: { readonly inside?: boolean | undefined; readonly invaded?: boolean | undefined } = {},
): Declaring {
  const enemies = powersAtWarWith(state, by);
  return {
    onMinor: !isPower(on),
    inside: seen.inside ?? troopsIn(state, by, on).length > 0,
    atWar: enemies.length > 0,
    invaded: seen.invaded ?? insideHome(state, by, enemies).length > 0,
    unreachable: false,
    locked: isPower(on) && lockOf(state, by, on) !== undefined,
  };
}
