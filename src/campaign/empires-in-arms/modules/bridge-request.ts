/** A battle of the campaign as it goes to the table: who fights, under whom, with what morale. EIA-146 to 148, EIA-185, EIA-186 */
import { keysOf } from '../../../engine/keys.ts';
import type { Campaign } from '../campaign.ts';
import { moraleIn } from '../dominance.ts';
import { areaOf, corpsIn, leadersWith, leads, totalOf } from '../ledger.ts';
import type { Corps } from '../pieces.ts';
import type { BattleRequest, Force, SideRequest } from '../politics.ts';
import { type CorpsHere, commanders, type LeaderHere } from '../rules/commander.ts';
import { baseMorale, finalMorale, partsOf } from '../rules/morale.ts';
import { FACTOR_TYPES, type Factors, isPower, type Power, type Tenths } from '../vocabulary.ts';

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
}
export interface Draft {
  readonly area: string;
  readonly kind: 'field' | 'limited';
  readonly river: boolean;
  readonly day: number;
  readonly attacker: SideDraft;
  readonly defender: SideDraft;
}

function leadersOf(state: Campaign, corps: readonly Corps[]): readonly LeaderHere[] {
  return corps.flatMap(({ id }) =>
    leadersWith(state, id).map(({ id: key, name, power, s, t, max, seniority, cavalry, special }) => ({
      ...{ id: key, name, power, s: s ?? 0, t: t ?? 0, max: max ?? 0, seniority: seniority ?? 'D', cavalry },
      napoleon: special === 'napoleon',
    })),
  );
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

function sideOf(state: Campaign, draft: SideDraft, day: number): SideRequest {
  const { power, corps: ids, outflank, reinforce = [], chit, note } = draft;
  const corps = ids.flatMap((id) => state.corps[id] ?? []);
  const forces = corps.map((one) => forceOf(state, one, outflank.includes(one.id) ? 'outflank' : 'start'));
  const leaders = leadersOf(state, corps);
  const here: readonly CorpsHere[] = forces.map((force) => ({
    id: force.id,
    power: force.power,
    ratings: force.intrinsic ?? { s: 0, t: 0 },
  }));
  const [commander] = commanders(leaders, here, state.rulings);
  const powers = [...new Set(forces.map((force) => force.power))];
  const counts = Object.fromEntries(powers.map((one) => [one, forces.filter((force) => force.power === one).length]));
  const weak = corps.filter(({ nation, infantry }) => !isPower(nation) && (infantry ?? 99) <= 20);
  const base = baseMorale(
    corps.flatMap((one) => partsOf(one.factors, (type) => moraleIn(state, one, type))),
    {
      corps: counts,
      owner: power,
      factors: sumOf(corps.map(({ factors }) => factors)),
      weakMinor: weak.reduce((n, { factors }) => n + (factors.regular ?? 0), 0),
    },
    state.rulings,
  );
  return {
    powers,
    commander: commander?.id ?? null,
    leaders: leaders.map(({ napoleon: _, ...leader }) => leader),
    chit,
    finalMoraleTenths: Math.max(0, finalMorale(base.tenths, day, note).tenths),
    forces: [...forces, ...comers(state, reinforce)],
  };
}

/** The request of a battle, from what stands there now. */
export function requestOf(state: Campaign, id: string, draft: Draft): BattleRequest {
  const { area, kind, river, day } = draft;
  return {
    ...{ id, area, kind, day, river: river && day === 1 },
    date: state.clock.date,
    terrain: state.areas[area]?.terrain ?? 'clear',
    attacker: sideOf(state, draft.attacker, day),
    defender: sideOf(state, draft.defender, day),
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
