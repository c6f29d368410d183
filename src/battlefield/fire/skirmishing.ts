/** Phase 3 at the table: each stand attacks once, hits are written down and counted for both sides together (NBC-SKM). */

import { ASPECTS, enemyOf, type SideId } from '../../book/terms.ts';
import { ALLOWED, type Legality, refuse, unless } from '../../engine/legality.ts';
import type { Said } from '../../engine/message.ts';
import type { Reckoning } from '../../engine/reckoning.ts';
import {
  type Battle,
  formationsOf,
  type Mark,
  type Officer,
  type Task,
  type Unit,
  unitName,
  type WrittenShot,
} from '../battle.ts';
import { type EventBuilder, log, openTask, setUnit } from '../event-builder.ts';
import { learn } from '../learn.ts';
import { maySkirmishHere } from '../lulls/lull-here.ts';
import type { Procedure } from '../procedure.ts';
import { forbidsSkirmishing } from '../sky/weather.ts';
import { diceShown, hitsThrown, hitWords, oddsOfHits, oddsPart, soFar } from './hit-throws.ts';
import { canBeSkirmished, effectiveSkirmish, standsFacingCavalry } from './skirmish.ts';
import {
  asSkirmishTarget,
  attackerName,
  attackerOf,
  attackers,
  attacksLeft,
  coverSaid,
  factsAsked,
  firingIn,
  markOf,
  parts,
  standsThrowing,
  targetIn,
  targetUnit,
} from './skirmish-facts.ts';
import { inGarrisonedArea, inTheFight, markName } from './under-fire.ts';

// ---- who may -------------------------------------------------------------------------------------------------------

/** Units of a side whose stands can still attack. */
export const skirmishersOf = (battle: Battle, side: SideId): Unit[] =>
  Object.values(battle.units).filter(
    (unit) =>
      unit.side === side && inTheFight(unit) && attacksLeft(battle, unit) > 0 && !inGarrisonedArea(battle, unit),
  );

/** Enemy units that skirmishers of a side can attack at all (NBC-SKM-03, -08 to -10). */
export const skirmishable = (battle: Battle, side: SideId): Unit[] =>
  Object.values(battle.units).filter(
    (unit) => unit.side === enemyOf(side) && inTheFight(unit) && canBeSkirmished(asSkirmishTarget(battle, unit)).ok,
  );

/** Enemy officers who stand alone (NBC-SKM-08). */
export function loneOfficers(battle: Battle, side: SideId): Officer[] {
  const there = new Set(formationsOf(battle, enemyOf(side)).flatMap((f) => (f.present ? [f.commander] : [])));
  return Object.values(battle.officers).filter(
    (officer) =>
      officer.side === enemyOf(side) &&
      officer.fate === 'fit' &&
      officer.host === null &&
      (officer.role === 'army' || there.has(officer.id)),
  );
}

/** Whether the stands of `by` may attack `on`; null on either side is an enemy who is not in the book. */
export function mayAttackAsSkirmishers(battle: Battle, by: string | null, on: Mark): Legality {
  const unit = by === null ? undefined : battle.units[by];
  const target = on && 'unit' in on ? battle.units[on.unit] : undefined;
  const officer = on && 'officer' in on ? battle.officers[on.officer] : undefined;
  const side = unit?.side ?? enemyOf((target ?? officer)?.side ?? 'b');
  const hidden = target ? canBeSkirmished(asSkirmishTarget(battle, target)) : ALLOWED;
  const calm = maySkirmishHere(battle, by, on);
  return unless(
    battle.phase !== 3 && refuse('Skirmishers attack in phase 3.', 'NBC-SKM-01'),
    forbidsSkirmishing(battle.sky) && refuse('Nobody skirmishes while rain or snow falls.', 'NBC-SKM-10'),
    by === null && on === null && refuse('One of the two must be in the book.', 'NBC-SKM-01'),
    by !== null && !unit && refuse('There is no such unit in this battle.', 'NBC-SKM-01'),
    unit && !inTheFight(unit) && refuse('Only units in good order skirmish.', 'NBC-SKM-01'),
    unit && inGarrisonedArea(battle, unit) && refuse('Nothing in a garrisoned area can skirmish.', 'NBC-SKM-09'),
    unit &&
      attacksLeft(battle, unit) === 0 &&
      refuse(
        unit.stands === 0 ? 'Only a deployed stand can attack.' : 'Its stands have attacked in this phase.',
        'NBC-SKM-01',
      ),
    on && 'unit' in on && !target && refuse('There is no such target.', 'NBC-SKM-01'),
    on && 'officer' in on && !officer && refuse('There is no such officer.', 'NBC-SKM-08'),
    target && target.side === side && refuse('Skirmishers attack the enemy.', 'NBC-SKM-01'),
    target && !inTheFight(target) && refuse('That unit is not in the fight.', 'NBC-SKM-01'),
    officer &&
      !loneOfficers(battle, side).includes(officer) &&
      refuse('Only an enemy officer who stands alone is a target.', 'NBC-SKM-08'),
    !hidden.ok && hidden,
    !calm.ok && calm,
  );
}

/** Opens the attack of a unit's stands on one target. */
export function attackAsSkirmishers(d: EventBuilder, by: string | null, on: Mark): Said | undefined {
  const legal = mayAttackAsSkirmishers(d.state, by, on);
  if (!legal.ok) return legal.why;
  const side =
    by !== null
      ? d.state.units[by]!.side
      : enemyOf(on && 'unit' in on ? d.state.units[on.unit]!.side : d.state.officers[on!.officer]!.side);
  const head = by ?? (on && 'unit' in on ? on.unit : undefined);
  openTask(d, { kind: 'skirmish', side, ...(head !== undefined && { unit: head }), data: { by, on } });
  return undefined;
}

const hitsOf = (battle: Battle, task: Task): number[] => parts(battle, task).map((part) => hitsThrown(task, part).hits);

/** Writes the attack down; the hits fall when the phase is left. */
function writeDown(d: EventBuilder, task: Task, hits: readonly number[], more: Parameters<typeof log>[2]): void {
  const { state } = d;
  const on = markOf(task);
  const by = typeof task.data.by === 'string' ? task.data.by : null;
  const aspect = ASPECTS.find((one) => one === task.facts.aspect) ?? 'front';
  const written = hits.map((n, i): WrittenShot => {
    const part = parts(state, task)[i];
    return { side: task.side!, by, on, hits: n, aspect, faces: part ? hitsThrown(task, part).faces : [] };
  });
  d.add({ type: 'shots', shots: [...state.shots, ...written] });
  const sum = hits.reduce((all, n) => all + n, 0);
  log(d, `${attackerName(state, task)}’s skirmishers on ${markName(state, on)}: **${hitWords(sum).toLowerCase()}**.`, {
    side: task.side!,
    ...more,
  });
}

function keepCover(d: EventBuilder, task: Task): void {
  const unit = targetUnit(d.state, task);
  if (unit && task.facts.covered !== undefined) learn(d, { unit: unit.id }, { cover: coverSaid(d.state, task) });
}

export const skirmish: Procedure = {
  kind: 'skirmish',
  optional: true,
  throwsOn: () => true,
  question: (battle, task) => `${attackerName(battle, task)} on ${targetShort(battle, task)}: any hits?`,
  facts: factsAsked,
  sums: (battle, task) => sumsOf(battle, task),
  needs: (battle, task) => parts(battle, task).flatMap((part) => hitsThrown(task, part).needs),
  odds: (battle, task) => oddsIn(battle, task),
  dice: (battle, task) => parts(battle, task).flatMap((part) => diceShown(task, part)),
  reading(battle, task) {
    const { legal } = firingIn(battle, task);
    if (!legal.ok) return { word: 'No attack', means: legal.why, sums: sumsOf(battle, task) };
    const hits = hitsOf(battle, task).reduce((sum, n) => sum + n, 0);
    const part = oddsPart(oddsIn(battle, task), hits);
    return {
      word: hitWords(hits),
      means:
        hits === 0
          ? `${targetShort(battle, task)} is unhurt.`
          : `On ${targetShort(battle, task)}. Written down; it counts when the phase ends.`,
      sums: sumsOf(battle, task),
      ...(part !== undefined && { part }),
      good: hits > 0,
    };
  },
  settle(d, task) {
    const { legal } = firingIn(d.state, task);
    keepCover(d, task);
    if (legal.ok) writeDown(d, task, hitsOf(d.state, task), { sums: sumsOf(d.state, task) });
    else noAttack(d, task, legal.why);
  },
  byHand: (battle, task) =>
    Array.from(
      { length: Math.max(1, standsThrowing(battle, task)) * firingIn(battle, task).dice.total + 1 },
      (_, n) => ({
        value: String(n),
        label: hitWords(n),
      }),
    ),
  settleByHand(d, task, choice) {
    keepCover(d, task);
    const stands = Math.max(1, standsThrowing(d.state, task));
    // The table told them together; they stand with the first of the stands that threw.
    writeDown(d, task, [Number(choice), ...Array.from({ length: stands - 1 }, () => 0)], { byHand: true });
  },
};

const oddsIn = (battle: Battle, task: Task) => oddsOfHits(soFar(task, parts(battle, task)));

function targetShort(battle: Battle, task: Task): string {
  const on = markOf(task);
  return (
    targetUnit(battle, task)?.card.name ?? (on && 'officer' in on ? battle.officers[on.officer]!.name : 'the enemy')
  );
}

function sumsOf(battle: Battle, task: Task): Reckoning[] {
  const firing = firingIn(battle, task);
  const confirm = firing.penalties;
  return [
    effectiveSkirmish(targetIn(battle, task)),
    firing.dice,
    confirm.length > 0 ? { ...firing.toHit, terms: [...firing.toHit.terms, ...confirm] } : firing.toHit,
  ];
}

/** NBC-SKM-02: cavalry before it stops the stands, and takes in those of S1 and S2. */
function noAttack(d: EventBuilder, task: Task, why: Said): void {
  const unit = attackerOf(d.state, task);
  const by = attackers(d.state, task);
  const { removed, stands } = standsFacingCavalry(by);
  if (!unit || !by.enemyCavalryWithin2cm) {
    log(d, `${attackerName(d.state, task)}’s skirmishers do not attack: ${why}`, { side: task.side! });
    return;
  }
  if (removed > 0) setUnit(d, unit.id, { stands });
  else {
    const idle = Array.from({ length: attacksLeft(d.state, unit) }, () => ({
      side: unit.side,
      by: unit.id,
      on: null,
      hits: 0,
      aspect: 'front' as const,
      faces: [],
    }));
    d.add({ type: 'shots', shots: [...d.state.shots, ...idle] });
  }
  log(
    d,
    `Enemy cavalry before ${unitName(unit)}: its skirmishers ${removed > 0 ? '**go in**' : 'clump and **do not attack**'}.`,
    { side: unit.side },
  );
}
