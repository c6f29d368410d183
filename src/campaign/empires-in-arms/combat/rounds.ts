/** A round of combat: tables, dice, losses, morale, and its result. EIA-144 to EIA-159, EIA-165 to EIA-171 */
import type * as z from 'zod/mini';
import { type Said, say, word } from '../../../engine/message.ts';
import { amount, type Fact } from '../../../engine/procedure.ts';
import type { Reckoning } from '../../../engine/reckoning.ts';
import type { Campaign } from '../campaign.ts';
import { dieIn, type Need, numberOf, type Procedure } from '../desk.ts';
import { totalOf } from '../ledger.ts';
import type { Combat } from '../politics.ts';
import { brokenOf, type RoundEnd, roundEnd } from '../rules/breaking.ts';
import { MILITIA_UNTIL, proposedLosses } from '../rules/casualties.ts';
import { MORALE_NOTE } from '../rules/combat-charts.ts';
import { committed, guardInVain, onlyGuns } from '../rules/guard-and-guns.ts';
import { baseMorale, finalMorale } from '../rules/morale.ts';
import { tenthsWritten } from '../rules/written.ts';
import { isOn } from '../rulings.ts';
import { BATTLE_SIDES, type BattleSide, type Power } from '../vocabulary.ts';
import { ask, type Builder, log } from '../writing.ts';
import { cellFact, cellValue, keepCells, keepNote, noteNow, waitsFor } from './charted.ts';
import {
  type At,
  at,
  away,
  awayBands,
  commandNow,
  corpsHere,
  fighting,
  fightingBands,
  hasChits,
  isAtWalls,
  moraleParts,
  reveal,
  setFight,
  setSide,
  speaker,
  untyped,
  weakMinors,
  wholeForce,
} from './fight.ts';
import { guardDie, guardLoss, guardOf, shiftOf } from './guard.ts';
import { leadersOnward, takeFromSide } from './losing.ts';
import { bombarded, cellsOf, fired, gunsOf, lossesBy, openCells, other, tabled, tactical } from './round-dice.ts';
import { type RoundTask, roundSchema } from './round-task.ts';

// ---- morale ----------------------------------------------------------------------------------------------------------

/**
 * Returns the base morale of a side, found on the first day; if counters were not typed, its owner enters it. EIA-146
 * to EIA-148
 */
function moraleOf(state: Campaign, task: RoundTask, { fight }: At, side: BattleSide) {
  const of = fight.sides[side];
  const corps = new Map<Power, number>();
  for (const { power } of corpsHere(state, of)) corps.set(power, (corps.get(power) ?? 0) + 1);
  const whole = wholeForce(state, of);
  const weakMinor = weakMinors(
    of.bands.flatMap((band) => (band.of === 'corps' && !band.gone ? (state.corps[band.id] ?? []) : [])),
  );
  const owner = speaker(state, fight, side);
  const found = baseMorale(
    moraleParts(state, of),
    { corps: Object.fromEntries(corps), owner, factors: whole, weakMinor },
    state.rulings,
  );
  const base = of.base ?? numberOf(task, `base-${side}`, found.tenths);
  const final = finalMorale(base, fight.day, moraleNote(state, task, { fight }, side));
  return { base, final, sums: of.base === null && base === found.tenths ? [found.sum, final.sum] : [final.sum] };
}
const moraleNote = (state: Campaign, task: RoundTask, { fight }: Pick<At, 'fight'>, side: BattleSide): number =>
  noteNow(state, task, fight, MORALE_NOTE[side], `note-${side}`);
const isFirst = ({ fight }: At): boolean => fight.round === 1;

// ---- the question ----------------------------------------------------------------------------------------------------

function roundFacts(state: Campaign, task: RoundTask): readonly Fact[] {
  const there = at(state, task.data.combat);
  if (!there) return [];
  const { fight, combat } = there;
  const ofSide = (side: BattleSide): Fact[] => {
    const of = fight.sides[side];
    const guard = guardOf(state, there, side);
    const rating = tactical(state, task, there, side).sum.total;
    const morale = moraleOf(state, task, there, side);
    const party = side;
    return [
      ...(isFirst(there) && of.base === null && untyped(state, of).length > 0
        ? [amount(`base-${side}`, say('eiacombat-fact-base', { side }), morale.base, [0, 60], { party })]
        : []),
      ...(isFirst(there) && hasChits(combat)
        ? [
            amount(
              `note-${side}`,
              say('eiacombat-fact-note', { side }),
              moraleNote(state, task, there, side),
              [-20, 20],
              {
                party,
                group: 'eiacombat-notes',
              },
            ),
          ]
        : []),
      ...(!isAtWalls(combat) && rating > 0
        ? [
            amount(
              `rating-${side}`,
              say('eiacombat-fact-rating', { side }),
              numberOf(task, `rating-${side}`, rating),
              [0, rating],
              { party, group: 'eiacombat-notes' },
            ),
          ]
        : []),
      ...(guard
        ? [
            amount(
              `guard-${side}`,
              say('eiacombat-fact-guard', { side }),
              numberOf(task, `guard-${side}`, 0),
              [0, guard.most],
              { party },
            ),
          ]
        : []),
    ];
  };
  const thrown = task.rolls.length > 0;
  return [
    ...openCells(state, task, there).map((cell) => cellFact(task, cell)),
    ...(thrown ? [] : BATTLE_SIDES.flatMap(ofSide)),
  ];
}

function roundNeeds(state: Campaign, task: RoundTask): readonly Need[] {
  const there = at(state, task.data.combat);
  if (!there) return [];
  return BATTLE_SIDES.flatMap((side): Need[] => {
    const by = speaker(state, there.fight, side);
    return [
      ...(shiftOf(state, task, there, side) > 0 && guardDie(task, side) === undefined
        ? [{ slot: `guard-${side}`, by, label: say('eiacombat-guard-die', { side }) }]
        : []),
      ...(gunsOf(state, task, there, side) > 0 && dieIn(task, `guns-${side}`) === undefined
        ? [{ slot: `guns-${side}`, by, label: say('eiacombat-guns-die', { side }) }]
        : []),
      ...(dieIn(task, side) === undefined ? [{ slot: side, by, label: say('eiacombat-die-of', { side }) }] : []),
    ];
  });
}

function roundWaits(state: Campaign, task: RoundTask): Said | undefined {
  const there = at(state, task.data.combat);
  if (!there) return undefined;
  const [open] = openCells(state, task, there).filter((cell) => cellValue(state, task, cell) === undefined);
  return open && waitsFor(open);
}

const roundSums = (state: Campaign, task: RoundTask, there: At): readonly Reckoning[] =>
  BATTLE_SIDES.flatMap((side) =>
    [
      ...(isFirst(there) ? moraleOf(state, task, there, side).sums : []),
      ...(bombarded(state, task, there, side)?.sums ?? []),
      ...(fired(state, task, there, side)?.sums ?? tabled(state, task, there, side)?.sums ?? []),
    ].map((sum) => ({ ...sum, name: say('eiacombat-of-side', { side, what: word(sum.name) }) })),
  );

// ---- what follows ----------------------------------------------------------------------------------------------------

function settleGuard(d: Builder, task: RoundTask, there: At, side: BattleSide): void {
  const shift = shiftOf(d.state, task, there, side);
  if (shift === 0) return;
  const guard = guardOf(d.state, there, side);
  const lost = guardLoss(d.state, task, there, side)?.n ?? 0;
  const outcome = committed(guard?.factors ?? 0, lost);
  setSide(d, there.combat.id, side, { guardDone: true, guard: shift, forced: outcome.breaks });
  const bands = fightingBands(there.fight.sides[side]);
  if (outcome.lost > 0) {
    takeFromSide(d, bands, { guard: outcome.lost });
    leadersOnward(d, there.combat.id, side);
  }
  log(d, say('eiacombat-told-guard', { side, n: outcome.lost }), { power: speaker(d.state, there.fight, side) });
}

/** Writes a side's losses in this round; what exceeds the pinning force falls on the outflankers. EIA-159 */
function settleLosses(d: Builder, there: At, side: BattleSide, due: number, opened: number): void {
  const of = there.fight.sides[side];
  const fights = totalOf(fighting(d.state, of));
  const surplus = Math.max(0, due - fights);
  const round = awayBands(of);
  setSide(d, there.combat.id, side, { due: Math.min(due, fights), ...((opened || of.opened) && { opened }) });
  if (surplus > 0 && round.length > 0) {
    const lost = proposedLosses(away(d.state, of), { due: surplus, moraleLost: 0, breaks: false, anyKind: true });
    takeFromSide(d, round, lost);
  }
}

/** The questions that follow a round; the combat desk supplies them. */
export interface Onward {
  readonly won: (d: Builder, combat: string) => void;
  readonly nobodyWon: (d: Builder, combat: string, how: 'bothBroke' | 'bothGone' | 'notWon') => void;
  readonly dayOver: (d: Builder, combat: string) => void;
  readonly afterRound: (d: Builder, combat: string) => void;
}

/** Returns the state of both sides after a round. EIA-158 */
export function standing(state: Campaign, { combat, fight }: At): RoundEnd {
  const guns = isOn(state.rulings, 'artilleryCorps') && !isAtWalls(combat);
  const of = (side: BattleSide) => {
    const { lost, morale, forced } = fight.sides[side];
    const force = fighting(state, fight.sides[side]);
    return brokenOf({
      moraleLost: lost,
      finalMorale: morale ?? 99,
      fighting: totalOf(force),
      away: totalOf(away(state, fight.sides[side])),
      forced: forced || onlyGuns(force, guns),
    });
  };
  const both = { attacker: of('attacker'), defender: of('defender') };
  // Committed guard must break the other side in the same round. EIA-271
  const inVain = (side: BattleSide) => guardInVain(fight.sides[side].guard > 0, both[other(side)].broken);
  const held = (side: BattleSide) => (inVain(side) ? { ...both[side], broken: true } : both[side]);
  return roundEnd({ attacker: held('attacker'), defender: held('defender') });
}

/** Ends the round once no side has losses left to choose. */
export function endRound(d: Builder, combat: string, onward: Onward): void {
  const there = at(d.state, combat);
  if (!there || BATTLE_SIDES.some((side) => there.fight.sides[side].due > 0)) return;
  const end = standing(d.state, there);
  for (const side of BATTLE_SIDES) setSide(d, combat, side, { guard: 0 });
  switch (end.end) {
    case 'won':
      setFight(d, combat, { winner: end.winner });
      log(d, say('eiacombat-told-broken', { side: other(end.winner) }));
      onward.won(d, combat);
      return;
    case 'bothBroke':
    case 'bothGone':
      onward.nobodyWon(d, combat, end.end);
      return;
    case 'goesOn':
      if (there.fight.round >= 3) {
        onward.dayOver(d, combat);
        return;
      }
      setFight(d, combat, { round: there.fight.round + 1 });
      ask(d, 'eia-round', null, { combat });
      onward.afterRound(d, combat);
      return;
  }
}

function settleRound(d: Builder, task: RoundTask, onward: Onward): void {
  const there = at(d.state, task.data.combat);
  if (!there) return;
  const { combat, fight } = there;
  const shots = {
    attacker: fired(d.state, task, there, 'attacker'),
    defender: fired(d.state, task, there, 'defender'),
  };
  const opened = {
    attacker: bombarded(d.state, task, there, 'attacker')?.losses ?? 0,
    defender: bombarded(d.state, task, there, 'defender')?.losses ?? 0,
  };
  const sums = roundSums(d.state, task, there);
  keepCells(d, task, cellsOf(d.state, task, there));
  if (isFirst(there)) {
    reveal(d, combat.id);
    for (const side of BATTLE_SIDES) {
      keepNote(d, task, fight, MORALE_NOTE[side], `note-${side}`);
      const { base, final } = moraleOf(d.state, task, there, side);
      setSide(d, combat.id, side, {
        base,
        morale: Math.max(0, final.tenths),
        leader: commandNow(d.state, fight.sides[side]).leader?.id ?? null,
      });
    }
  }
  for (const side of BATTLE_SIDES) settleGuard(d, task, there, side);
  const told = BATTLE_SIDES.map((side) =>
    say('eiacombat-shot', {
      side,
      losses: opened[side] + (shots[side]?.losses ?? 0),
      morale: tenthsWritten(shots[side]?.morale ?? 0),
    }),
  );
  log(d, say('eiacombat-told-round', { round: fight.round, day: fight.day, told }), { sums });
  setFight(d, combat.id, { rounds: fight.rounds + 1 });
  for (const side of BATTLE_SIDES) {
    const shot = shots[other(side)];
    const now = at(d.state, combat.id);
    if (!now) return;
    const silent = now.fight.sides[other(side)].forced;
    const guns = opened[other(side)];
    const held = now.fight.sides[side].lost < MILITIA_UNTIL;
    setSide(d, combat.id, side, { lost: now.fight.sides[side].lost + (silent ? 0 : (shot?.morale ?? 0)) });
    const fresh = at(d.state, combat.id);
    if (fresh) settleLosses(d, fresh, side, guns + (silent ? 0 : (shot?.losses ?? 0)), held ? guns : 0);
  }
  const after = at(d.state, combat.id);
  for (const side of ['defender', 'attacker'] as const)
    if (after && after.fight.sides[side].due > 0)
      ask(d, 'eia-losses', speaker(d.state, after.fight, side), { combat: combat.id, side });
  endRound(d, combat.id, onward);
}

export const rounds = (onward: Onward): Procedure<z.infer<typeof roundSchema>> => ({
  kind: 'eia-round',
  schema: { data: roundSchema },
  question(state, task) {
    const there = at(state, task.data.combat);
    return say('eiacombat-round-question', {
      round: there?.fight.round ?? 1,
      day: there?.fight.day ?? 1,
      area: areaOfCombat(state, there?.combat),
    });
  },
  facts: roundFacts,
  sums(state, task) {
    const there = at(state, task.data.combat);
    return there ? roundSums(state, task, there) : [];
  },
  needs: roundNeeds,
  waits: roundWaits,
  reading(state, task) {
    const there = at(state, task.data.combat);
    const shots = there && BATTLE_SIDES.map((side) => fired(state, task, there, side));
    const [attacker, defender] = shots ?? [];
    const [byAttacker = 0, byDefender = 0] = there
      ? BATTLE_SIDES.map((side) => lossesBy(state, task, there, side))
      : [];
    return {
      word: say('eiacombat-exchange', { attacker: byAttacker, defender: byDefender }),
      means: say('eiacombat-exchange-means', {
        ...{ byAttacker, byDefender },
        attacker: tenthsWritten(attacker?.morale ?? 0),
        defender: tenthsWritten(defender?.morale ?? 0),
      }),
      sums: there ? roundSums(state, task, there) : [],
    };
  },
  settle: (d, task) => settleRound(d, task, onward),
});
export const areaOfCombat = (state: Campaign, combat: Combat | undefined): string =>
  state.areas[combat?.area ?? '']?.name ?? '';
