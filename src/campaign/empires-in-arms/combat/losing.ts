/** The losses of a round: who chooses, what may go, how it leaves the ledgers. EIA-156 to EIA-159, EIA-182, EIA-187 */
import * as z from 'zod/mini';
import { say } from '../../../engine/message.ts';
import { amount, type Fact } from '../../../engine/procedure.ts';
import type { Campaign } from '../campaign.ts';
import { type Asked, numberOf, type Procedure } from '../desk.ts';
import { addFactors, leadersWith, leads, totalOf } from '../ledger.ts';
import type { Combat } from '../politics.ts';
import { otherBattleSide } from '../rules/breaking.ts';
import { type LossRules, lossTrouble, proposedLosses } from '../rules/casualties.ts';
import { BATTLE_SIDES, type BattleSide, FACTOR_TYPES, type Factors, type FactorType } from '../vocabulary.ts';
import { type Builder, dropPiece, log, setPiece } from '../writing.ts';
import {
  at,
  type Band,
  bandFactors,
  bandNation,
  type Fight,
  fighting,
  fightingBands,
  hasChits,
  setSide,
  speaker,
} from './fight.ts';

const side = z.literal(BATTLE_SIDES);
export const losingSchema = z.object({ combat: z.string(), side });
type LosingTask = Asked<z.infer<typeof losingSchema>>;

/** The rules of a side's losses now. EIA-157 */
export function lossRules(combat: Combat, fight: Fight, of: BattleSide): LossRules {
  const { due, lost, morale } = fight.sides[of];
  return { due, moraleLost: lost, breaks: lost >= (morale ?? 0), anyKind: !hasChits(combat) };
}

/** A choice by kind, spread over those who have it: the largest first, and no counter emptied that need not be. */
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

/** Leaders of a counter that is empty go on to another of their own, or fall with all of them. EIA-187 */
function moveLeaders(d: Builder, combat: string, of: BattleSide, corps: string): void {
  const fight = at(d.state, combat)?.fight;
  for (const leader of leadersWith(d.state, corps)) {
    // In no fight: a sortie took the last factor, and he waits off the map.
    if (!fight) {
      setPiece(d, 'leaders', leader.id, { status: { is: 'retired' } });
      continue;
    }
    // Outflankers who have not come are no refuge: they go with the pinning force. EIA-159
    const next = fightingBands(fight.sides[of]).find(
      (band) =>
        band.of === 'corps' &&
        band.id !== corps &&
        totalOf(bandFactors(d.state, band)) > 0 &&
        leads(d.state, bandNation(d.state, band)) === leader.power,
    );
    const by = speaker(d.state, fight, otherBattleSide(of));
    setPiece(d, 'leaders', leader.id, {
      status: next ? { is: 'corps', corps: next.id } : { is: 'captured', by },
    });
    if (!next) log(d, say('eiacombat-told-captured', { leader: leader.name }), { power: leader.power });
  }
}

/** Takes factors from a band; an empty counter leaves the map, and still counts for the day. EIA-182 */
export function takeFromBand(d: Builder, combat: string, of: BattleSide, band: Band, lost: Factors): void {
  const left = addFactors(bandFactors(d.state, band), lost, -1);
  const empty = totalOf(left) === 0;
  switch (band.of) {
    case 'corps':
      if (empty) moveLeaders(d, combat, of, band.id);
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
export function takeFromSide(
  d: Builder,
  combat: string,
  of: BattleSide,
  bands: readonly Band[],
  chosen: Factors,
): void {
  for (const [id, lost] of spread(d.state, bands, chosen)) {
    const band = bands.find((one) => one.id === id);
    if (band) takeFromBand(d, combat, of, band, lost);
  }
}

export const chosenLosses = (task: Pick<LosingTask, 'facts'>, force: Factors, proposed: Factors): Factors => {
  const chosen: Partial<Record<FactorType, number>> = {};
  for (const type of FACTOR_TYPES) {
    const n = numberOf(task, `lose-${type}`, proposed[type] ?? 0);
    if (n > 0 && (force[type] ?? 0) > 0) chosen[type] = n;
  }
  return chosen;
};
export const lossFacts = (force: Factors, chosen: Factors): readonly Fact[] =>
  FACTOR_TYPES.filter((type) => (force[type] ?? 0) > 0).map((type) =>
    amount(`lose-${type}`, say('eiacombat-fact-lose', { kind: say('eiacombat-kind', { type }) }), chosen[type] ?? 0, [
      0,
      force[type] ?? 0,
    ]),
  );

const situation = (state: Campaign, task: LosingTask) => {
  const there = at(state, task.data.combat);
  if (!there) return undefined;
  const rules = lossRules(there.combat, there.fight, task.data.side);
  const force = fighting(state, there.fight.sides[task.data.side]);
  return { ...there, rules, force, chosen: chosenLosses(task, force, proposedLosses(force, rules)) };
};

/** What follows a round once both have chosen; the rounds hand it in. */
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
    return there ? lossFacts(there.force, there.chosen) : [];
  },
  needs: () => [],
  waits(state, task) {
    const there = situation(state, task);
    return there && lossTrouble(there.force, there.chosen, there.rules);
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
    const bands = fightingBands(there.fight.sides[of]);
    takeFromSide(d, combat, of, bands, there.chosen);
    setSide(d, combat, of, { due: 0 });
    log(
      d,
      say('eiacombat-told-losses', {
        side: of,
        n: totalOf(there.chosen),
        kinds: FACTOR_TYPES.filter((type) => (there.chosen[type] ?? 0) > 0).map((type) =>
          say('eiacombat-n-kind', { n: there.chosen[type] ?? 0, kind: say('eiacombat-kind', { type }) }),
        ),
      }),
      { power: speaker(d.state, there.fight, of) },
    );
    after(d, combat);
  },
});
