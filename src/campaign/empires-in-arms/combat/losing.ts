/**
 * The losses of a round: who chooses them, what may be lost, how the ledgers change. EIA-156 to EIA-159, EIA-182,
 * EIA-187
 */
import * as z from 'zod/mini';
import { say, type Text } from '../../../engine/message.ts';
import { amount, type Fact } from '../../../engine/procedure.ts';
import type { Campaign } from '../campaign.ts';
import { type Asked, numberOf, type Procedure } from '../desk.ts';
import { addFactors, leadersWith, leads, nationName, totalOf } from '../ledger.ts';
import type { Combat } from '../politics.ts';
import { otherBattleSide } from '../rules/breaking.ts';
import { cavalryOf, type LossRules, lossTrouble, proposedLosses, sharedLosses } from '../rules/casualties.ts';
import { isOn } from '../rulings.ts';
import {
  BATTLE_SIDES,
  type BattleSide,
  FACTOR_TYPES,
  type Factors,
  type FactorType,
  type Nation,
} from '../vocabulary.ts';
import { type Builder, dropPiece, log, retire, setPiece } from '../writing.ts';
import { captorsOf, captureLeader, stayIn, staysIn } from './captors.ts';
import {
  at,
  type Band,
  bandFactors,
  bandNation,
  type Fight,
  type FightSide,
  fighting,
  fightingBands,
  hasChits,
  isAtWalls,
  kindsOf,
  setSide,
  speaker,
} from './fight.ts';

const side = z.literal(BATTLE_SIDES);
export const losingSchema = z.object({ combat: z.string(), side });
type LosingTask = Asked<z.infer<typeof losingSchema>>;

/** Returns the rules for a side's losses now. EIA-157 */
export function lossRules(combat: Combat, fight: Fight, of: BattleSide): LossRules {
  const { due, lost, morale, opened = 0 } = fight.sides[of];
  return { due, moraleLost: lost, breaks: lost >= (morale ?? 0), anyKind: !hasChits(combat), opened };
}

/**
 * Returns chosen losses spread over the bands that have them: the largest first, and no counter emptied unnecessarily.
 */
export function spread(state: Campaign, bands: readonly Band[], chosen: Factors): ReadonlyMap<string, Factors> {
  const left = new Map(bands.map((band) => [band.id, bandFactors(state, band)]));
  const taken = new Map<string, Factors>();
  const take = (id: string, type: FactorType) => {
    const one: Factors = { [type]: 1 };
    left.set(id, addFactors(left.get(id) ?? {}, one, -1));
    taken.set(id, addFactors(taken.get(id) ?? {}, one));
  };
  for (const type of FACTOR_TYPES)
    for (let n = chosen[type] ?? 0; n > 0; n -= 1) {
      const having = [...left].filter(([, all]) => (all[type] ?? 0) > 0);
      const spare = having.filter(([, all]) => totalOf(all) > 1);
      const [first] = (spare.length > 0 ? spare : having).sort(
        ([, one], [, other]) => (other[type] ?? 0) - (one[type] ?? 0) || totalOf(other) - totalOf(one),
      );
      if (first) take(first[0], type);
    }
  return taken;
}

/**
 * Moves the leaders of counters that losses have emptied, after all losses are taken: to another corps of their power;
 * off the map, or to the garrison within as ruled, if others of their side still fight; captured if the whole side is
 * lost. EIA-187
 */
export function leadersOnward(d: Builder, combat: string, of: BattleSide): void {
  const there = at(d.state, combat);
  if (!there) return;
  const { fight } = there;
  const { kind, area } = there.combat;
  // Of a fight at the walls, the side within.
  const within = isAtWalls(there.combat) && (kind === 'storm') === (of === 'defender');
  // Outflankers that have not arrived are no refuge: they break with the pinning force. EIA-159
  const left = fightingBands(fight.sides[of]).filter((band) => totalOf(bandFactors(d.state, band)) > 0);
  for (const band of fight.sides[of].bands) {
    if (band.of !== 'corps' || totalOf(bandFactors(d.state, band)) > 0) continue;
    for (const leader of leadersWith(d.state, band.id)) {
      const next = left.find((one) => one.of === 'corps' && leads(d.state, bandNation(d.state, one)) === leader.power);
      if (next) setPiece(d, 'leaders', leader.id, { status: { is: 'corps', corps: next.id } });
      else if (left.length > 0 && within && staysIn(d.state, leader, area)) stayIn(d, leader.id, area);
      else if (left.length > 0) retire(d, leader.id);
      else {
        const foes = otherBattleSide(of);
        captureLeader(d, leader, captorsOf(d.state, fight.sides[foes].bands, speaker(d.state, fight, foes)));
        log(d, say('eiacombat-told-captured', { leader: leader.name }), { power: leader.power });
      }
    }
  }
}

/** Takes factors from a band; an empty counter leaves the map, but still counts for the day. EIA-182 */
export function takeFromBand(d: Builder, band: Band, lost: Factors): void {
  const left = addFactors(bandFactors(d.state, band), lost, -1);
  const empty = totalOf(left) === 0;
  switch (band.of) {
    case 'corps':
      setPiece(d, 'corps', band.id, { factors: left, ...(empty && { place: { at: 'pool' }, besieged: false }) });
      return;
    case 'garrison':
      if (empty) dropPiece(d, 'garrisons', band.id);
      else setPiece(d, 'garrisons', band.id, { factors: left });
      return;
    case 'irregulars':
      if (empty) dropPiece(d, 'irregulars', band.id);
      else setPiece(d, 'irregulars', band.id, { count: totalOf(left) });
  }
}
export function takeFromSide(d: Builder, bands: readonly Band[], chosen: Factors): void {
  for (const [id, lost] of spread(d.state, bands, chosen)) {
    const band = bands.find((one) => one.id === id);
    if (band) takeFromBand(d, band, lost);
  }
}

/** Returns the chosen losses of a force, or the proposal. `of` is the nation, if each nation chooses for itself. */
export const chosenLosses = (task: Pick<LosingTask, 'facts'>, force: Factors, proposed: Factors, of = ''): Factors => {
  const chosen: Partial<Record<FactorType, number>> = {};
  for (const type of FACTOR_TYPES) {
    const n = numberOf(task, `lose-${of}${type}`, proposed[type] ?? 0);
    if (n > 0 && (force[type] ?? 0) > 0) chosen[type] = n;
  }
  return chosen;
};
export const lossFacts = (force: Factors, chosen: Factors, of = '', nation?: Text): readonly Fact[] =>
  FACTOR_TYPES.filter((type) => (force[type] ?? 0) > 0).map((type) => {
    const kind = say('eiacombat-kind', { type });
    return amount(
      `lose-${of}${type}`,
      nation === undefined ? say('eiacombat-fact-lose', { kind }) : say('eiacombat-fact-lose-of', { nation, kind }),
      chosen[type] ?? 0,
      [0, force[type] ?? 0],
    );
  });

// ---- by nations ------------------------------------------------------------------------------------------------------

/** The party that chooses losses together: a whole side, or one nation for its share. EIA-273 */
interface Party {
  readonly nation: Nation | null;
  readonly bands: readonly Band[];
  readonly force: Factors;
  readonly due: number;
}
const forceOf = (state: Campaign, bands: readonly Band[]): Factors =>
  bands.reduce<Factors>((all, band) => addFactors(all, bandFactors(state, band)), {});

/**
 * Returns the shares by each nation's factors at the start, at most what it has left; `odd` is not assigned. EIA-273
 */
function sharesOf(state: Campaign, side: FightSide, nations: readonly Nation[], due: number) {
  const came: Record<string, number> = Object.fromEntries(nations.map((one) => [one, 0]));
  for (const band of side.bands) {
    const of = bandNation(state, band);
    if (came[of] !== undefined) came[of] += band.came;
  }
  return sharedLosses(came, due);
}
function partiesOf(state: Campaign, side: FightSide, due: number): readonly Party[] {
  const bands = fightingBands(side).filter((band) => totalOf(bandFactors(state, band)) > 0);
  const nations = [...new Set(bands.map((band) => bandNation(state, band)))];
  if (!isOn(state.rulings, 'landProportional') || nations.length < 2)
    return [{ nation: null, bands, force: forceOf(state, bands), due }];
  const { shares } = sharesOf(state, side, nations, due);
  let open = due;
  const all = nations.map((nation) => {
    const own = bands.filter((band) => bandNation(state, band) === nation);
    const force = forceOf(state, own);
    const n = Math.min(shares[nation] ?? 0, totalOf(force), open);
    open -= n;
    return { nation, bands: own, force, due: n };
  });
  // Losses that no share covers are proposed for the largest nations.
  return [...all]
    .sort((one, other) => totalOf(other.force) - totalOf(one.force))
    .map((party) => {
      const more = Math.min(open, totalOf(party.force) - party.due);
      open -= more;
      return { ...party, due: party.due + more };
    });
}
const keyOf = ({ nation }: Party): string => (nation === null ? '' : `${nation}-`);
/** Returns what each party loses; if the side breaks, the first party with cavalry loses one cavalry factor. EIA-157 */
function chosenBy(task: LosingTask, parties: readonly Party[], rules: LossRules): readonly Factors[] {
  const rider = parties.findIndex(({ force, due }) => due > 0 && cavalryOf(force) > 0);
  return parties.map((party, i) => {
    const own = { ...rules, due: party.due, breaks: rules.breaks && i === rider };
    return chosenLosses(task, party.force, proposedLosses(party.force, own), keyOf(party));
  });
}
/**
 * Returns why the losses do not follow the shares, or undefined. Odd losses, and those a nation cannot cover, are free.
 * EIA-273
 */
function whyNotShared(
  state: Campaign,
  side: FightSide,
  parties: readonly Party[],
  chosen: readonly Factors[],
  due: number,
) {
  const nations = parties.flatMap(({ nation }) => nation ?? []);
  if (nations.length === 0) return undefined;
  const { shares, odd } = sharesOf(state, side, nations, due);
  const short = parties.some(({ nation, force }) => totalOf(force) < (shares[nation ?? ''] ?? 0));
  for (const [i, { nation }] of parties.entries()) {
    const share = shares[nation ?? ''] ?? 0;
    const off = totalOf(chosen[i] ?? {}) - share;
    const within = odd >= 0 ? off >= 0 && off <= odd : off <= 0 && off >= odd;
    if (!short && !within) return say('eiacombat-share', { nation: nationName(state, nation ?? ''), n: share });
  }
  return undefined;
}

const situation = (state: Campaign, task: LosingTask) => {
  const there = at(state, task.data.combat);
  if (!there) return undefined;
  const side = there.fight.sides[task.data.side];
  const rules = lossRules(there.combat, there.fight, task.data.side);
  const parties = partiesOf(state, side, rules.due);
  const each = chosenBy(task, parties, rules);
  const chosen = each.reduce<Factors>((all, one) => addFactors(all, one), {});
  return { ...there, side, rules, force: fighting(state, side), parties, each, chosen };
};

/** What happens after both sides have chosen; the rounds supply it. */
export type AfterLosses = (d: Builder, combat: string) => void;

export const losing = (after: AfterLosses): Procedure<z.infer<typeof losingSchema>> => ({
  kind: 'eia-losses',
  schema: { data: losingSchema },
  question(state, task) {
    const there = situation(state, task);
    return say('eiacombat-losses-question', { n: there?.rules.due ?? 0, side: task.data.side });
  },
  facts(state, task) {
    const there = situation(state, task);
    return (there?.parties ?? []).flatMap((party, i) =>
      lossFacts(
        party.force,
        there?.each[i] ?? {},
        keyOf(party),
        party.nation === null ? undefined : nationName(state, party.nation),
      ),
    );
  },
  needs: () => [],
  waits(state, task) {
    const there = situation(state, task);
    return (
      there &&
      (lossTrouble(there.force, there.chosen, there.rules) ??
        whyNotShared(state, there.side, there.parties, there.each, there.rules.due))
    );
  },
  reading: (state, task) => {
    const there = situation(state, task);
    return {
      word: say('eiacombat-loses', { n: totalOf(there?.chosen ?? {}) }),
      means: 'eiacombat-losses-means',
      sums: [],
    };
  },
  settle(d, task) {
    const there = situation(d.state, task);
    if (!there) return;
    const { side: of, combat } = task.data;
    for (const [i, { bands }] of there.parties.entries()) takeFromSide(d, bands, there.each[i] ?? {});
    leadersOnward(d, combat, of);
    setSide(d, combat, of, { due: 0 });
    log(
      d,
      say('eiacombat-told-losses', {
        side: of,
        n: totalOf(there.chosen),
        kinds: kindsOf(there.chosen),
      }),
      { power: speaker(d.state, there.fight, of) },
    );
    after(d, combat);
  },
});
