/** A battle of the campaign as it goes to the table: who fights, under whom, with what morale. EIA-146 to 148, EIA-185, EIA-186 */
import { keysOf } from '../../../engine/keys.ts';
import { sameMonth } from '../calendar.ts';
import type { Campaign } from '../campaign.ts';
import { type Band, bandFactors, bandNation, insideBands, leaderHere, openBands, weakMinors } from '../combat/fight.ts';
import { moraleIn } from '../dominance.ts';
import { areAtWar, areaOf, corpsIn, leadersWith, leads, movesWith, totalOf } from '../ledger.ts';
import type { Corps } from '../pieces.ts';
import type { BattleRequest, Combat, Force, SideRequest } from '../politics.ts';
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
/** Counters of irregulars and the garrison of a depot: all of a side's powers that stand there fight. EIA-141 */
function besideCorps(state: Campaign, area: string, powers: readonly Power[], attacks: boolean): readonly Force[] {
  const own = (of: Nation) => powers.some((one) => one === leads(state, of));
  return openBands(state, area, own, attacks).flatMap((band): Force[] =>
    band.of === 'corps' ? [] : [besideOf(state, band, band.of === 'garrison' ? 'depotGarrison' : 'irregulars')],
  );
}
/** Who is inside a besieged city and may fall out of it beside those who come to its relief. EIA-181 */
export function sallyable(
  state: Campaign,
  area: string,
  attacker: Power,
  defenders: readonly Power[],
): readonly Band[] {
  const group = movesWith(state, attacker)?.powers ?? [attacker];
  return insideBands(state, area).filter((band) => {
    const power = leads(state, bandNation(state, band));
    return power !== null && group.includes(power) && defenders.every((one) => areAtWar(state, power, one));
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
  { area, day }: Draft,
  attacks: boolean,
  before: SideRequest | undefined,
): SideRequest {
  const { power, corps: ids, outflank, reinforce = [], chit, note, sally = [] } = draft;
  const out = insideBands(state, area).filter((band) => sally.includes(band.id));
  const corps = [...ids, ...out.map(({ id }) => id)].flatMap((id) => state.corps[id] ?? []);
  const forces = corps.map((one) => forceOf(state, one, outflank.includes(one.id) ? 'outflank' : 'start'));
  const leaders = leadersOf(state, corps, area);
  const open = commandersOf(state, draft, area);
  const commander = open.find(({ id }) => id === draft.leader) ?? open[0];
  const powers = [...new Set([power, ...forces.map((force) => force.power)])];
  const beside = [
    ...besideCorps(state, area, powers, attacks),
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

/** The corps of a power that stand in the open in an area, whatever they hold. */
export const standingIn = (state: Campaign, area: string, power: Power): readonly Corps[] =>
  corpsIn(state, area).filter((corps) => corps.place.at === 'area' && leads(state, corps.nation) === power);
/** Those with something in them. */
export const fieldOf = (state: Campaign, area: string, power: Power): readonly Corps[] =>
  standingIn(state, area, power).filter((corps) => totalOf(corps.factors) > 0);
/** Areas where two powers at war stand in the open. */
export const meetings = (state: Campaign): readonly { readonly area: string; readonly powers: readonly Power[] }[] =>
  [...new Set(Object.values(state.corps).flatMap((corps) => areaOf(corps) ?? []))].map((area) => ({
    area,
    powers: keysOf<Power>(state.powers).filter((power) => standingIn(state, area, power).length > 0),
  }));

/** Whose corps a side may bring: who moves with the attacker, and whoever he falls upon; each at war with all on the other side. EIA-120 */
export function sidesIn(
  state: Campaign,
  area: string,
  attacker: Power,
  defender: Power,
): Readonly<Record<BattleSide, readonly Power[]>> {
  const there = keysOf<Power>(state.powers).filter((one) => standingIn(state, area, one).length > 0);
  const defenders = [defender, ...there.filter((one) => one !== defender && areAtWar(state, attacker, one))];
  const group = movesWith(state, attacker)?.powers ?? [];
  const attackers = there.filter(
    (one) => one !== attacker && group.includes(one) && defenders.every((each) => areAtWar(state, one, each)),
  );
  return { attacker: [attacker, ...attackers], defender: defenders };
}
/** A side as it stands there: everybody from the start. */
export const drawnUp = (state: Campaign, area: string, powers: readonly Power[]) => ({
  ...{ power: powers[0] ?? 'FR', outflank: [], reinforce: [], chit: null, note: 0, leader: null },
  corps: powers.flatMap((one) => standingIn(state, area, one).map(({ id }) => id)),
});
/** Corps of other areas that may come to a side: at war with all of the other, and with nobody on their own. EIA-166 */
export const comersTo = (
  state: Campaign,
  area: string,
  own: readonly Power[],
  enemy: readonly Power[],
): readonly Corps[] =>
  Object.values(state.corps).filter((one) => {
    const power = leads(state, one.nation);
    return (
      one.place.at === 'area' &&
      one.place.area !== area &&
      !one.besieged &&
      power !== null &&
      enemy.every((each) => areAtWar(state, power, each)) &&
      !own.some((each) => areAtWar(state, power, each))
    );
  });
