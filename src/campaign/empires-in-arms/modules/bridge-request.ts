/**
 * Builds the request of a battle for the miniatures table: the sides, the commanders and the morale. EIA-146 to 148,
 * EIA-185, EIA-186
 */
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

/** Builds a force of the request from troops that have no corps counter: irregulars or a garrison. */
function besideOf(state: Campaign, band: Pick<Band, 'id' | 'of'>, kind: Force['kind']): Force {
  const nation = bandNation(state, band);
  const factors = bandFactors(state, band);
  const types = FACTOR_TYPES.filter((type) => (factors[type] ?? 0) > 0);
  return {
    ...{ id: band.id, name: '', kind, power: leads(state, nation) ?? 'FR', factors, intrinsic: null, entry: 'start' },
    moraleTenths: Object.fromEntries(types.map((type) => [type, FIXED_MORALE[type] ?? counterMorale(state, nation)])),
  };
}
/**
 * Returns the forces of a side that are not corps: irregulars and a depot's garrison, each at war with one of the foes.
 * EIA-044, EIA-141
 */
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
/** Returns the garrisons inside a besieged city that may sally to help the relieving side. EIA-181 */
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
/**
 * Returns the best infantry morale among the counters of a nation, in tenths; a garrison without a counter uses it.
 * EIA-146
 */
const counterMorale = (state: Campaign, nation: Nation): Tenths =>
  Math.max(0, ...Object.values(state.corps).map((one) => (one.nation === nation ? (one.infantry ?? 0) : 0)));

/** A side of the battle as the players enter it. */
export interface SideDraft {
  readonly power: Power;
  /** Ids of the corps in the field from the start. */
  readonly corps: readonly string[];
  readonly outflank: readonly string[];
  /** Ids of corps in neighbouring areas that may arrive later. EIA-166 */
  readonly reinforce?: readonly string[] | undefined;
  readonly chit: string | null;
  readonly note: Tenths;
  /** Id of the commander, where the player may choose. EIA-185 */
  readonly leader?: string | null | undefined;
  /** Ids of the garrisons that sally from the city. EIA-181 */
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

/**
 * Returns the draft with the chit of one side set. The typed chart cell for the two chits then sets the morale note of
 * both sides. EIA-144, EIA-148
 */
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
/**
 * Returns the leaders among whom a side may choose its commander; one leader where the rules leave no choice. EIA-185
 */
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

/**
 * Returns the forces that may arrive from neighbouring areas. These forces count for nothing until they arrive.
 * EIA-166, EIA-168
 */
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
    // Later days use the first day's base morale, whatever forces have arrived or left since.
    finalMoraleTenths: Math.max(0, finalMorale(before?.baseTenths ?? base.tenths, day, note).tenths),
    baseTenths: before?.baseTenths ?? base.tenths,
    forces: [...forces, ...beside, ...comers(state, reinforce)],
  };
}

/**
 * Returns the combat of the previous day, when that day was played at the table, decided nothing and saw no withdrawal.
 * Another day may then follow. EIA-171
 */
export const dayBefore = (state: Campaign, area: string): Combat | undefined =>
  Object.values(state.combats)
    .filter((one) => one.area === area && one.over && sameMonth(one.date, state.clock.date))
    .slice(-1)
    .find(
      ({ request, result }) =>
        request?.kind === 'field' && result?.outcome === 'noDecision' && result.withdrew.length === 0,
    );

/** Returns the request of a battle, built from the troops that stand in the area now. */
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

/** The corps of a side that stand in the open in an area, with the powers and nations concerned. */
export interface Drawn {
  readonly powers: readonly Power[];
  readonly corps: readonly Corps[];
  readonly nations: readonly Nation[];
  /**
   * The names shown for the side: a power, or the countries that the power leads when the power has no troops of its
   * own there. EIA-044
   */
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
/**
 * Returns the corps in the open of an area that a power attacks: corps of nations at war with the power, or with a
 * minor that the power leads there. EIA-044, EIA-120
 */
export const foesIn = (state: Campaign, area: string, attacker: Power): readonly Corps[] =>
  corpsIn(state, area).filter(
    ({ place, besieged, nation }) => place.at === 'area' && !besieged && isFoeIn(state, area, attacker, nation),
  );
/**
 * Returns the corps that each side may bring. The defender brings every corps under attack. The attacker brings each of
 * its own corps at war with one of the defenders, and each corps of its moving partners at war with all of the
 * defenders. EIA-044, EIA-120, EIA-141
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
/** Returns a side with all of its corps present from the start. */
export const drawnUp = ({ powers, corps }: Drawn) => ({
  ...{ power: powers[0] ?? 'FR', outflank: [], reinforce: [], chit: null, note: 0, leader: null },
  corps: corps.map(({ id }) => id),
});
/**
 * Returns the corps of other areas that may join a side: corps at war with every enemy nation and with no nation of
 * their own side. EIA-166
 */
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
