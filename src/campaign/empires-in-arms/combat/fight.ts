/**
 * The data of a fight in the app between its questions, and functions that read the data. L20, EIA-141, EIA-152,
 * EIA-160
 */
import * as z from 'zod/mini';
import { say } from '../../../engine/message.ts';
import type { Campaign } from '../campaign.ts';
import { moraleIn } from '../dominance.ts';
import {
  addFactors,
  areaOf,
  corpsIn,
  depotsIn,
  garrisonsIn,
  garrisonsOf,
  isEnemy,
  leadersWith,
  leads,
} from '../ledger.ts';
import { type Area, type Corps, count, nation } from '../pieces.ts';
import type { Combat } from '../politics.ts';
import { otherBattleSide } from '../rules/breaking.ts';
import { cavalryOf } from '../rules/casualties.ts';
import type { OwnChits } from '../rules/combat-charts.ts';
import {
  agedRatings,
  type Command,
  type CorpsHere,
  commanders,
  commandOf,
  type LeaderHere,
} from '../rules/commander.ts';
import { FIXED_MORALE, type OfMorale, partsOf } from '../rules/morale.ts';
import {
  BATTLE_SIDES,
  type BattleSide,
  FACTOR_TYPES,
  type Factors,
  isPower,
  type Nation,
  type Power,
  type Terrain,
} from '../vocabulary.ts';
import { type Builder, setPiece } from '../writing.ts';

/** Troops of a side: a corps, an irregular counter, or a garrison. Their factors are in their own ledger. */
export const bandSchema = z.object({
  id: z.string(),
  of: z.literal(['corps', 'irregulars', 'garrison']),
  /** The garrison of a depot, or troops that came out of the city in a relief. */
  sallies: z.boolean(),
  /** The band's factors at the start. EIA-160 */
  came: count,
  outflanks: z.boolean(),
  /** Whether the band got away before the first round, or its counter is empty. */
  gone: z.boolean(),
});
export type Band = Readonly<z.infer<typeof bandSchema>>;

export const sideSchema = z.object({
  nation,
  bands: z.readonly(z.array(bandSchema)),
  /** The commanding leader, if there was a choice. */
  leader: z.nullable(z.string()),
  chit: z.nullable(z.string()),
  arrived: z.boolean(),
  /** Final morale of the first day without the note, in tenths; null until it is known. */
  base: z.nullable(count),
  morale: z.nullable(count),
  lost: count,
  guardDone: z.boolean(),
  /** Levels of guard committed in this round; 0 for none. */
  guard: z.literal([0, 1, 2]),
  forced: z.boolean(),
  /** Losses of this round that are still to be chosen. */
  due: count,
  /** How many of those came from artillery that opened the round while this side's morale held. EIA-272 */
  opened: z.optional(count),
  /** Factors of each nation at the start, for shares. EIA-273 */
  start: z.record(z.string(), count),
});
export type FightSide = Readonly<z.infer<typeof sideSchema>>;

export const fightSchema = z.object({
  sides: z.object({ attacker: sideSchema, defender: sideSchema }),
  river: z.boolean(),
  /** A field combat fought as a trivial one by consent, whose points count. EIA-173 */
  consent: z.boolean(),
  day: count,
  /** The next round, 1 to 3. */
  round: count,
  rounds: count,
  winner: z.nullable(z.literal(BATTLE_SIDES)),
  /** In a siege: the siege value of the city. EIA-179 */
  fleches: count,
  relievedFrom: z.nullable(z.string()),
});
export type Fight = Readonly<z.infer<typeof fightSchema>>;

/** Returns the fight of a combat; undefined if the combat went to the table. */
export function fightOf(combat: Combat | undefined): Fight | undefined {
  const read = fightSchema.safeParse(combat?.notes.fight);
  return read.success ? read.data : undefined;
}
export const putFight = (d: Builder, combat: string, fight: Fight): void =>
  setPiece(d, 'combats', combat, { notes: { ...d.state.combats[combat]?.notes, fight } });
export function setSide(d: Builder, combat: string, side: BattleSide, set: Partial<FightSide>): void {
  const fight = fightOf(d.state.combats[combat]);
  if (fight) putFight(d, combat, { ...fight, sides: { ...fight.sides, [side]: { ...fight.sides[side], ...set } } });
}
export function setFight(d: Builder, combat: string, set: Partial<Fight>): void {
  const fight = fightOf(d.state.combats[combat]);
  if (fight) putFight(d, combat, { ...fight, ...set });
}

/** A combat with its fight, for a question about it. */
export interface At {
  readonly combat: Combat;
  readonly fight: Fight;
}
export function at(state: Campaign, id: string): At | undefined {
  const combat = state.combats[id];
  const fight = fightOf(combat);
  return combat && fight && !combat.over ? { combat, fight } : undefined;
}

/** Reveals to both sides the corps they face, except those that got away before. EIA-149 */
export function reveal(d: Builder, id: string, away: readonly string[] = []): void {
  const there = at(d.state, id);
  if (!there) return;
  for (const side of BATTLE_SIDES)
    for (const { of, id: band, gone } of there.fight.sides[side].bands)
      if (of === 'corps' && !gone && !away.includes(band) && d.state.corps[band]?.revealed === false)
        setPiece(d, 'corps', band, { revealed: true });
}

// ---- troops ----------------------------------------------------------------------------------------------------------

export const bandFactors = (state: Campaign, band: Pick<Band, 'id' | 'of'>): Factors => {
  switch (band.of) {
    case 'corps':
      return state.corps[band.id]?.factors ?? {};
    case 'garrison':
      return state.garrisons[band.id]?.factors ?? {};
    case 'irregulars': {
      const one = state.irregulars[band.id];
      return one && one.count > 0 ? { [one.type]: one.count } : {};
    }
  }
};
export const bandNation = (state: Campaign, band: Pick<Band, 'id' | 'of'>): Nation =>
  band.of === 'corps'
    ? (state.corps[band.id]?.nation ?? '')
    : band.of === 'garrison'
      ? (state.garrisons[band.id]?.nation ?? '')
      : (state.irregulars[band.id]?.owner ?? '');
export const bandName = (state: Campaign, band: Pick<Band, 'id' | 'of'>): string =>
  band.of === 'corps'
    ? (state.corps[band.id]?.name ?? '')
    : band.of === 'irregulars'
      ? (state.irregulars[band.id]?.type ?? '')
      : '';

const sumOf = (state: Campaign, bands: readonly Band[]): Factors =>
  bands.reduce<Factors>((all, band) => addFactors(all, bandFactors(state, band)), {});

const here = ({ bands }: FightSide): readonly Band[] => bands.filter(({ gone }) => !gone);
/** Returns the bands that fight now: outflankers only after their arrival. EIA-143, EIA-152 */
export const fightingBands = (side: FightSide): readonly Band[] =>
  here(side).filter(({ outflanks }) => !outflanks || side.arrived);
export const awayBands = (side: FightSide): readonly Band[] =>
  side.arrived ? [] : here(side).filter(({ outflanks }) => outflanks);
export const fighting = (state: Campaign, side: FightSide): Factors => sumOf(state, fightingBands(side));
export const away = (state: Campaign, side: FightSide): Factors => sumOf(state, awayBands(side));
export const wholeForce = (state: Campaign, side: FightSide): Factors => sumOf(state, here(side));
/** Returns the factors of outflankers that have arrived; each counts twice. EIA-152 */
export const outflankers = (state: Campaign, side: FightSide): Factors =>
  side.arrived
    ? sumOf(
        state,
        here(side).filter(({ outflanks }) => outflanks),
      )
    : {};

/** Returns a side's factors with the morale of their corps' counters. EIA-146 */
export function moraleParts(state: Campaign, side: FightSide): readonly OfMorale[] {
  return here(side).flatMap((band) => {
    const corps = band.of === 'corps' ? state.corps[band.id] : undefined;
    return partsOf(bandFactors(state, band), (type) => (corps ? moraleIn(state, corps, type) : 0));
  });
}
/** Returns the factors of minors' corps whose counter has a morale of 2.0 or less. EIA-147 */
export const weakMinors = (corps: readonly Corps[]): number =>
  corps
    .filter(({ nation }) => !isPower(nation))
    .reduce((n, { infantry, cavalry, factors }) => {
      const weak = (tenths: number | null, some: number) => (tenths !== null && tenths <= WEAK ? some : 0);
      return (
        n + weak(infantry, (factors.regular ?? 0) + (factors.artillery ?? 0)) + weak(cavalry, factors.cavalry ?? 0)
      );
    }, 0);
const WEAK = 20;
/** Returns the bands whose morale nobody has typed: garrisons of regulars, and corps without a number. */
export const untyped = (state: Campaign, side: FightSide): readonly Band[] =>
  here(side).filter((band) => {
    const all = bandFactors(state, band);
    const corps = band.of === 'corps' ? state.corps[band.id] : undefined;
    return FACTOR_TYPES.some((type) => {
      if ((all[type] ?? 0) === 0 || FIXED_MORALE[type] !== undefined) return false;
      return type === 'cavalry' || type === 'feudalCav' ? corps?.cavalry == null : corps?.infantry == null;
    });
  });

// ---- command ---------------------------------------------------------------------------------------------------------

/** Returns whether an area belongs to France on the map, whoever holds it. EIA-276 */
export const isInFrance = (state: Campaign, area: string | null): boolean => {
  const sheet = state.areas[area ?? ''];
  return (state.provinces[sheet?.province ?? '']?.home ?? sheet?.owner) === 'FR';
};
/** Returns a leader with the ratings that apply in a fight in that area, or where the leader is. */
export const leaderHere = (state: Campaign, id: string, area?: string): LeaderHere | undefined => {
  const one = state.leaders[id];
  const { date } = state.clock;
  const corps = one?.status.is === 'corps' ? state.corps[one.status.corps] : undefined;
  const where = area ?? (corps ? areaOf(corps) : null);
  if (!one) return undefined;
  const plain: LeaderHere = {
    id,
    name: one.name,
    power: one.power,
    s: one.s ?? 0,
    t: one.t ?? 0,
    max: one.max ?? 0,
    seniority: one.seniority ?? 'D',
    cavalry: one.cavalry,
    napoleon: one.special === 'napoleon',
  };
  return { ...plain, ...agedRatings(plain, date, isInFrance(state, where), state.rulings) };
};
export const leadersOf = (state: Campaign, side: FightSide): readonly LeaderHere[] =>
  here(side)
    .filter(({ of }) => of === 'corps')
    .flatMap(({ id }) => leadersWith(state, id))
    .flatMap(({ id }) => leaderHere(state, id) ?? []);
export const corpsHere = (state: Campaign, side: FightSide): readonly CorpsHere[] =>
  side.bands
    .filter(({ of, gone }) => of === 'corps' && !gone)
    .flatMap(({ id }) => {
      const one = state.corps[id];
      const owner = one && leads(state, one.nation);
      return one && owner ? [{ id, power: owner, ratings: { s: one.s ?? 0, t: one.t ?? 0 } }] : [];
    });
/** Returns the command of a side now. EIA-185 */
export function commandNow(state: Campaign, side: FightSide): Command {
  const leaders = leadersOf(state, side);
  const open = commanders(leaders, corpsHere(state, side), state.rulings);
  const leader = open.find(({ id }) => id === side.leader) ?? open[0];
  return commandOf(leader, corpsHere(state, side), state.rulings);
}

// ---- the combat ------------------------------------------------------------------------------------------------------

export const terrainOf = (state: Campaign, combat: Combat): Terrain => state.areas[combat.area]?.terrain ?? 'clear';
/** Returns the power that answers for a side. */
export const speaker = (state: Campaign, fight: Fight, side: BattleSide): Power => {
  const own = leads(state, fight.sides[side].nation);
  if (own) return own;
  const other = leads(state, fight.sides[otherBattleSide(side)].nation);
  return other ?? 'FR';
};
/** Returns the chits that the owner added, which are kept as a flag. EIA-142 */
export const ownChits = (state: Campaign): OwnChits => {
  const names = (side: BattleSide): readonly string[] => {
    const flag = state.flags[`chits ${side}`];
    return typeof flag === 'string' && flag !== '' ? flag.split(',') : [];
  };
  return { attacker: names('attacker'), defender: names('defender') };
};
export const hasChits = ({ kind }: Pick<Combat, 'kind'>): boolean => kind === 'field' || kind === 'limited';
/**
 * Returns whether the combat is at the walls, where artillery, guard and terrain do not count and any kind of factor
 * may be lost. EIA-178, EIA-180
 */
export const isAtWalls = ({ kind }: Pick<Combat, 'kind'>): boolean => kind === 'storm' || kind === 'garrisonAttack';

/** Returns a side at the start of a fight. */
export const newSide = (of: Nation, bands: readonly Band[], state: Campaign): FightSide => ({
  nation: of,
  bands,
  leader: null,
  chit: null,
  arrived: false,
  base: null,
  morale: null,
  lost: 0,
  guardDone: false,
  guard: 0,
  forced: false,
  due: 0,
  start: startOf(state, bands),
});
const startOf = (state: Campaign, bands: readonly Band[]): Readonly<Record<string, number>> => {
  const all: Record<string, number> = {};
  for (const band of bands) all[bandNation(state, band)] = (all[bandNation(state, band)] ?? 0) + band.came;
  return all;
};
const band = (id: string, of: Band['of'], came: number, sallies = false): Band => ({
  id,
  of,
  sallies,
  came,
  outflanks: false,
  gone: false,
});
const total = (some: Factors): number => FACTOR_TYPES.reduce((n, type) => n + (some[type] ?? 0), 0);

/** Returns all troops of some nations in the open in an area, depot garrisons too. EIA-141 */
export function openBands(
  state: Campaign,
  area: string,
  sides: (of: Nation) => boolean,
  attacks: boolean,
): readonly Band[] {
  return [
    ...corpsIn(state, area)
      .filter((one) => one.place.at === 'area' && !one.besieged && sides(one.nation))
      .map((one) => band(one.id, 'corps', total(one.factors))),
    ...Object.values(state.irregulars)
      .filter(
        (one) =>
          one.area === area && !one.inCity && one.count > 0 && sides(one.owner) && (attacks || one.type !== 'guerilla'),
      )
      .map((one) => band(one.id, 'irregulars', one.count)),
    ...depotsIn(state, area)
      .flatMap(({ id }) => garrisonsOf(state, id))
      .filter((one) => sides(one.nation))
      .map((one) => band(one.id, 'garrison', total(one.factors))),
  ];
}
/** Returns those of them who take part in a siege: no depot garrison does. EIA-119, EIA-174 */
export const besiegingBands = (...of: Parameters<typeof openBands>): readonly Band[] =>
  openBands(...of).filter((one) => one.of !== 'garrison');
/** Returns all troops inside a city. EIA-178 */
export function insideBands(state: Campaign, area: string): readonly Band[] {
  return [
    ...corpsIn(state, area)
      .filter((one) => one.place.at === 'city')
      .map((one) => band(one.id, 'corps', total(one.factors), true)),
    ...garrisonsIn(state, area).map((one) => band(one.id, 'garrison', total(one.factors), true)),
    ...Object.values(state.irregulars)
      .filter((one) => one.area === area && one.inCity && one.count > 0)
      .map((one) => band(one.id, 'irregulars', one.count, true)),
  ];
}

// ---- who is left -----------------------------------------------------------------------------------------------------

/** Returns the bands that are present and have factors. */
export const alive = (state: Campaign, bands: readonly Band[]): readonly Band[] =>
  bands.filter((band) => !band.gone && total(bandFactors(state, band)) > 0);
/** Returns the cavalry that may pursue: all of the victor's; in a relief only the relief force's. EIA-163, EIA-181 */
export function riders(state: Campaign, there: At, by: BattleSide): number {
  const of = there.fight.sides[by];
  const bands = of.bands.filter(({ gone, sallies }) => !gone && !(there.combat.kind === 'limited' && sallies));
  return bands.reduce((n, band) => n + cavalryOf(bandFactors(state, band)), 0);
}

/**
 * Returns the areas where troops of a nation may retreat to: those without unbesieged enemies. The table sees which is
 * nearest. EIA-164
 */
export const retreatsFrom = (state: Campaign, from: string, of: Nation): readonly Area[] =>
  Object.values(state.areas).filter(
    ({ id }) =>
      id !== from &&
      openBands(state, id, (other) => isEnemy(state, of, other), false).length === 0 &&
      !corpsIn(state, id).some((one) => !one.besieged && isEnemy(state, of, one.nation)),
  );

/** Returns the numbers of each kind, in words. */
export const kindsOf = (some: Factors) =>
  FACTOR_TYPES.filter((type) => (some[type] ?? 0) > 0).map((type) =>
    say('eiacombat-n-kind', { n: some[type] ?? 0, kind: say('eiacombat-kind', { type }) }),
  );
