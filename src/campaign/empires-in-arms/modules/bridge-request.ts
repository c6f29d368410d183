/** A battle of the campaign as it goes to the table: who fights, under whom, with what morale. EIA-146 to 148, EIA-185, EIA-186 */
import { sameMonth } from '../calendar.ts';
import type { Campaign } from '../campaign.ts';
import { type Band, bandFactors, bandNation, insideBands, leaderHere, openBands, weakMinors } from '../combat/fight.ts';
import { moraleIn } from '../dominance.ts';
import { areaOf, corpsIn, isEnemy, isFoeIn, leadersWith, leads, movesWith } from '../ledger.ts';
import type { Corps } from '../pieces.ts';
import type { BattleRequest, Combat, Force, SideRequest } from '../politics.ts';
import { MORALE_NOTE, noteCell, readCell } from '../rules/combat-charts.ts';
import { type CorpsHere, commanders, type LeaderHere } from '../rules/commander.ts';
import { baseMorale, FIXED_MORALE, finalMorale, partsOf } from '../rules/morale.ts';
import { type BattleSide, FACTOR_TYPES, type Factors, type Nation, type Power, type Tenths } from '../vocabulary.ts';

const ratingsOf = ({ s, t }: Pick<Corps, 's' | 't'>) => ({ s: s ?? 0, t: t ?? 0 });

function forceOf(state: Campaign, corps: Corps, entry: Force['entry']): Force {
  const types = FACTOR_TYPES.filter((type) => (corps.factors[type] ?? 0) > 0);
  return {
    id: corps.id,
    name: corps.name,
    kind: 'corps',
    power: leads(state, corps.nation) ?? 'FR',
    factors: corps.factors,
    moraleTenths: Object.fromEntries(types.map((type) => [type, moraleIn(state, corps, type)])),
    intrinsic: ratingsOf(corps),
    entry,
  };
}

/** Troops without a counter of a corps as they go to the table. */
function besideOf(state: Campaign, band: Pick<Band, 'id' | 'of'>, kind: Force['kind']): Force {
  const nation = bandNation(state, band);
  const factors = bandFactors(state, band);
  const types = FACTOR_TYPES.filter((type) => (factors[type] ?? 0) > 0);
  return {
    ...{ id: band.id, name: '', kind, power: leads(state, nation) ?? 'FR', factors, intrinsic: null, entry: 'start' },
    moraleTenths: Object.fromEntries(types.map((type) => [type, FIXED_MORALE[type] ?? counterMorale(state, nation)])),
  };
}
/** Counters of irregulars and the garrison of a depot: all of a side's that are at war with the other fight. EIA-044, EIA-141 */
function besideCorps(
  state: Campaign,
  area: string,
  { powers, foes }: { readonly powers: readonly Power[]; readonly foes: readonly Nation[] },
  attacks: boolean,
): readonly Force[] {
  const own = (of: Nation) =>
    powers.some((one) => one === leads(state, of)) && foes.some((one) => isEnemy(state, of, one));
  return openBands(state, area, own, attacks).flatMap((band): Force[] =>
    band.of === 'corps' ? [] : [besideOf(state, band, band.of === 'garrison' ? 'depotGarrison' : 'irregulars')],
  );
}
/** Who is inside a besieged city and may fall out of it beside those who come to its relief. EIA-181 */
export function sallyable(
  state: Campaign,
  area: string,
  attacker: Power,
  defenders: readonly Nation[],
): readonly Band[] {
  const group = movesWith(state, attacker)?.powers ?? [attacker];
  return insideBands(state, area).filter((band) => {
    const of = bandNation(state, band);
    const power = leads(state, of);
    return power !== null && group.includes(power) && defenders.every((one) => isEnemy(state, of, one));
  });
}
/** What the counters of a nation's foot bear, for a garrison that has none of its own. EIA-146 */
const counterMorale = (state: Campaign, nation: Nation): Tenths =>
  Math.max(0, ...Object.values(state.corps).map((one) => (one.nation === nation ? (one.infantry ?? 0) : 0)));

/** What a side brings, as the players said it. */
export interface SideDraft {
  readonly power: Power;
  /** Corps in the field from the start. */
  readonly corps: readonly string[];
  readonly outflank: readonly string[];
  /** Corps that stand beside it and may come later. EIA-166 */
  readonly reinforce?: readonly string[] | undefined;
  readonly chit: string | null;
  readonly note: Tenths;
  /** Who commands, where the choice is free. EIA-185 */
  readonly leader?: string | null | undefined;
  /** Of those inside the city, who falls out of it. EIA-181 */
  readonly sally?: readonly string[] | undefined;
}
export interface Draft {
  readonly area: string;
  readonly kind: 'field' | 'limited';
  readonly river: boolean;
  readonly day: number;
  readonly attacker: SideDraft;
  readonly defender: SideDraft;
}

/** A chit as it is said; what the chart was typed to say of the two is on both morales then. EIA-144, EIA-148 */
export function withChit<D extends Pick<Draft, BattleSide>>(
  state: Campaign,
  draft: D,
  of: BattleSide,
  chit: string | null,
): D {
  const next: D = { ...draft, [of]: { ...draft[of], chit } };
  const chits = { attacker: next.attacker.chit ?? '', defender: next.defender.chit ?? '' };
  const noted = (side: BattleSide): SideDraft => ({
    ...next[side],
    note: readCell(state.slots, 'CH-07', noteCell(chits, MORALE_NOTE[side])) ?? next[side].note,
  });
  return { ...next, attacker: noted('attacker'), defender: noted('defender') };
}

const leadersOf = (state: Campaign, corps: readonly Corps[], area: string): readonly LeaderHere[] =>
  corps.flatMap(({ id }) => leadersWith(state, id).flatMap(({ id: key }) => leaderHere(state, key, area) ?? []));
/** Those among whom a side may choose its commander: one where the rules leave no choice. EIA-185 */
export function commandersOf(state: Campaign, { corps: ids }: Pick<SideDraft, 'corps'>, area: string) {
  const corps = ids.flatMap((id) => state.corps[id] ?? []);
  const here = corps.map(
    (one): CorpsHere => ({
      ...{ id: one.id, ratings: ratingsOf(one) },
      power: leads(state, one.nation) ?? 'FR',
    }),
  );
  return commanders(leadersOf(state, corps, area), here, state.rulings);
}
const sumOf = (all: readonly Factors[]): Factors =>
  Object.fromEntries(FACTOR_TYPES.map((type) => [type, all.reduce((n, one) => n + (one[type] ?? 0), 0)]));

/** Those who may come from beside the field: they count for nothing before they are there. EIA-166, EIA-168 */
const comers = (state: Campaign, ids: readonly string[]): readonly Force[] =>
  ids.flatMap((id) => {
    const corps = state.corps[id];
    const from = corps && areaOf(corps);
    return corps && from ? [forceOf(state, corps, { reinforceFrom: from })] : [];
  });

function sideOf(
  state: Campaign,
  draft: SideDraft,
  { area, day, ...sides }: Draft,
  attacks: boolean,
  before: SideRequest | undefined,
): SideRequest {
  const foes = (attacks ? sides.defender : sides.attacker).corps.flatMap((id) => state.corps[id]?.nation ?? []);
  const { power, corps: ids, outflank, reinforce = [], chit, note, sally = [] } = draft;
  const out = insideBands(state, area).filter((band) => sally.includes(band.id));
  const corps = [...ids, ...out.map(({ id }) => id)].flatMap((id) => state.corps[id] ?? []);
  const forces = corps.map((one) => forceOf(state, one, outflank.includes(one.id) ? 'outflank' : 'start'));
  const leaders = leadersOf(state, corps, area);
  const open = commandersOf(state, draft, area);
  const commander = open.find(({ id }) => id === draft.leader) ?? open[0];
  const powers = [...new Set([power, ...forces.map((force) => force.power)])];
  const beside = [
    ...besideCorps(state, area, { powers, foes }, attacks),
    ...out.flatMap((band): Force[] =>
      band.of === 'corps' ? [] : [besideOf(state, band, band.of === 'garrison' ? 'sallying' : 'irregulars')],
    ),
  ];
  const counts = Object.fromEntries(powers.map((one) => [one, forces.filter((force) => force.power === one).length]));
  const base = baseMorale(
    [
      ...corps.flatMap((one) => partsOf(one.factors, (type) => moraleIn(state, one, type))),
      ...beside.flatMap((one) => partsOf(one.factors, (type) => one.moraleTenths[type] ?? 0)),
    ],
    {
      corps: counts,
      owner: power,
      factors: sumOf([...corps, ...beside].map(({ factors }) => factors)),
      weakMinor: weakMinors(corps),
    },
    state.rulings,
  );
  return {
    powers,
    commander: commander?.id ?? null,
    leaders: leaders.map(({ napoleon: _, ...leader }) => leader),
    chit,
    // Later days go by the first day's figure, whatever has come or gone since.
    finalMoraleTenths: Math.max(0, finalMorale(before?.baseTenths ?? base.tenths, day, note).tenths),
    baseTenths: before?.baseTenths ?? base.tenths,
    forces: [...forces, ...beside, ...comers(state, reinforce)],
  };
}

/** The day of a battle at the table that decided nothing and that nobody left: another may follow. EIA-171 */
export const dayBefore = (state: Campaign, area: string): Combat | undefined =>
  Object.values(state.combats)
    .filter((one) => one.area === area && one.over && sameMonth(one.date, state.clock.date))
    .slice(-1)
    .find(
      ({ request, result }) =>
        request?.kind === 'field' && result?.outcome === 'noDecision' && result.withdrew.length === 0,
    );

/** The request of a battle, from what stands there now. */
export function requestOf(state: Campaign, id: string, draft: Draft): BattleRequest {
  const { area, kind, river, day } = draft;
  const before = day > 1 ? dayBefore(state, area)?.request : null;
  return {
    ...{ id, area, kind, day, river: river && day === 1 },
    date: state.clock.date,
    terrain: state.areas[area]?.terrain ?? 'clear',
    attacker: sideOf(state, draft.attacker, draft, true, before?.attacker),
    defender: sideOf(state, draft.defender, draft, false, before?.defender),
  };
}

/** Corps of a side that stand in the open in an area, whatever they hold. */
export interface Drawn {
  readonly powers: readonly Power[];
  readonly corps: readonly Corps[];
  readonly nations: readonly Nation[];
  /** By whose names it goes: of a power that has nothing of its own there, the countries whose troops it leads. EIA-044 */
  readonly named: readonly Nation[];
}
export const drawn = (state: Campaign, corps: readonly Corps[], speaks: Power): Drawn => {
  const nations = [...new Set(corps.map(({ nation }) => nation))];
  const powers = [...new Set([speaks, ...nations.flatMap((one) => leads(state, one) ?? [])])];
  const named = powers.flatMap((power) => {
    const led = nations.filter((one) => leads(state, one) === power);
    return led.length === 0 || led.includes(power) ? [power] : led;
  });
  return { corps, nations, powers, named };
};
/** Those whom a power falls upon in the open of an area: who is at war with it, or with a minor it leads there. EIA-044, EIA-120 */
export const foesIn = (state: Campaign, area: string, attacker: Power): readonly Corps[] =>
  corpsIn(state, area).filter(
    ({ place, besieged, nation }) => place.at === 'area' && !besieged && isFoeIn(state, area, attacker, nation),
  );
/**
 * Whose corps a side may bring: all whom the attacker falls upon; of his own those at war with one of them, of who moves with
 * him those at war with all. EIA-044, EIA-120, EIA-141
 */
export function sidesIn(
  state: Campaign,
  area: string,
  attacker: Power,
  defender: Power,
): Readonly<Record<BattleSide, Drawn>> {
  const foes = foesIn(state, area, attacker);
  const group = movesWith(state, attacker)?.powers ?? [];
  const own = corpsIn(state, area).filter(({ place, besieged, nation }) => {
    const power = leads(state, nation);
    if (place.at !== 'area' || besieged || power === null) return false;
    return power === attacker
      ? foes.some((one) => isEnemy(state, nation, one.nation))
      : group.includes(power) && foes.every((one) => isEnemy(state, power, one.nation));
  });
  const first = (one: Corps) => Number(leads(state, one.nation) !== attacker);
  return {
    attacker: drawn(
      state,
      [...own].sort((one, other) => first(one) - first(other)),
      attacker,
    ),
    defender: drawn(state, foes, defender),
  };
}
/** A side as it stands there: everybody from the start. */
export const drawnUp = ({ powers, corps }: Drawn) => ({
  ...{ power: powers[0] ?? 'FR', outflank: [], reinforce: [], chit: null, note: 0, leader: null },
  corps: corps.map(({ id }) => id),
});
/** Corps of other areas that may come to a side: at war with all of the other, and with nobody on their own. EIA-166 */
export const comersTo = (
  state: Campaign,
  area: string,
  own: readonly Nation[],
  enemy: readonly Nation[],
): readonly Corps[] =>
  Object.values(state.corps).filter(
    ({ place, besieged, nation }) =>
      place.at === 'area' &&
      place.area !== area &&
      !besieged &&
      leads(state, nation) !== null &&
      enemy.every((each) => isEnemy(state, nation, each)) &&
      !own.some((each) => isEnemy(state, nation, each)),
  );
