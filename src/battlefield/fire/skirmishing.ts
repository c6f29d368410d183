/** Phase 3: each stand attacks once. Hits are recorded, and count for both sides at the end (NBC-SKM). */

import { enemyOf, type SideId } from '../../book/terms.ts';
import { type Legality, refuse, unless } from '../../engine/legality.ts';
import { type Said, say, word } from '../../engine/message.ts';
import type { Reckoning } from '../../engine/reckoning.ts';
import { remember } from '../../engine/remember.ts';
import {
  type Battle,
  formationsOf,
  isOnTable,
  type Mark,
  type Officer,
  serves,
  type Unit,
  unitsThere,
  type WrittenShot,
} from '../battle.ts';
import { deed } from '../handling.ts';
import { markMet, standNear } from '../ledger/contact.ts';
import { type EventBuilder, log, openTask, setUnit } from '../ledger/event-builder.ts';
import { learn } from '../ledger/learn.ts';
import { sideOf, sure, unitOf } from '../look-up.ts';
import { unitNamed } from '../named.ts';
import type { Procedure, Reading } from '../procedure.ts';
import { canBeSkirmished, effectiveSkirmish, standsFacingCavalry } from '../rules/fire/skirmish.ts';
import { inTheFight, isGarrisoned, markedOfficer, markedUnit, markNamed, markShort } from '../rules/fire/under-fire.ts';
import { maySkirmishHere } from '../rules/lulls/lulls.ts';
import { forbidsSkirmishing } from '../rules/sky/weather.ts';
import { diceShown, hitsThrown, hitWords, oddsOfHits, oddsPart, soFar } from './hit-throws.ts';
import {
  asSkirmishTarget,
  attackerNamed,
  attackerOf,
  attackers,
  attacksLeft,
  coverSaid,
  factsAsked,
  firingIn,
  parts,
  type SkirmishTask,
  skirmishAnswers,
  skirmishData,
  standsThrowing,
  targetIn,
  targetUnit,
} from './skirmish-facts.ts';

const mayBeStruck = remember((battle: Battle, unit: Unit) => canBeSkirmished(asSkirmishTarget(battle, unit)));
const mayGoOut = remember((battle: Battle, unit: Unit) =>
  unless(
    !inTheFight(unit) && refuse('skirmish-not-in-order', 'NBC-SKM-01'),
    isGarrisoned(battle, unit) && refuse('skirmish-out-of-area', 'NBC-SKM-09'),
    attacksLeft(battle, unit) === 0 &&
      refuse(unit.stands === 0 ? 'skirmish-no-stand' : 'skirmish-have-attacked', 'NBC-SKM-01'),
    // An attack that was set aside is finished first, since each stand attacks once.
    battle.agenda.some(({ kind, data }) => kind === 'skirmish' && data.by === unit.id) &&
      refuse('skirmish-waits', 'NBC-SKM-01'),
  ),
);

export const skirmishersOf = (battle: Battle, side: SideId): Unit[] =>
  unitsThere(battle, side).filter((unit) => mayGoOut(battle, unit).ok);

/** NBC-SKM-03, -08 to -10: the enemy units that a side's skirmishers can attack at all. */
export const skirmishable = (battle: Battle, side: SideId): Unit[] =>
  unitsThere(battle, enemyOf(side)).filter((unit) => inTheFight(unit) && mayBeStruck(battle, unit).ok);

/** NBC-SKM-08: the enemy officers who are alone. */
export function loneOfficers(battle: Battle, side: SideId): Officer[] {
  const there = new Set(
    formationsOf(battle, enemyOf(side)).flatMap((f) => (isOnTable(battle, f) ? [f.commander] : [])),
  );
  return Object.values(battle.officers).filter(
    (officer) =>
      officer.side === enemyOf(side) &&
      serves(officer) &&
      officer.host === null &&
      (officer.role === 'army' || there.has(officer.id)),
  );
}

/** Whether the stands of `by` may attack `on`; null stands for an enemy without records in the app. */
export function mayAttackAsSkirmishers(battle: Battle, by: string | null, on: Mark): Legality {
  const unit = by === null ? undefined : battle.units[by];
  const target = markedUnit(battle, on);
  const officer = markedOfficer(battle, on);
  const side = unit?.side ?? enemyOf((target ?? officer)?.side ?? 'b');
  return unless(
    battle.phase !== 3 && refuse('skirmish-phase', 'NBC-SKM-01'),
    forbidsSkirmishing(battle.sky) && refuse('skirmish-weather', 'NBC-SKM-10'),
    by === null && on === null && refuse('fight-no-books', 'NBC-SKM-01'),
    by !== null && !unit && refuse('no-such-unit', 'NBC-SKM-01'),
    unit && mayGoOut(battle, unit),
    on && 'unit' in on && !target && refuse('skirmish-no-target', 'NBC-SKM-01'),
    on && 'officer' in on && !officer && refuse('no-such-officer', 'NBC-SKM-08'),
    target && target.side === side && refuse('skirmish-friend', 'NBC-SKM-01'),
    target && !inTheFight(target) && refuse('skirmish-not-in-fight', 'NBC-SKM-01'),
    officer && !loneOfficers(battle, side).includes(officer) && refuse('skirmish-officer-not-alone', 'NBC-SKM-08'),
    target && mayBeStruck(battle, target),
    maySkirmishHere(battle, by, on),
  );
}

export const attackAsSkirmishers = deed(mayAttackAsSkirmishers, (d, by, on) => {
  const against = markedUnit(d.state, on) ?? markedOfficer(d.state, on);
  const side = by === null ? enemyOf(sure(against).side) : unitOf(d.state, by).side;
  openTask(d, { kind: 'skirmish', side, unit: by ?? markedUnit(d.state, on)?.id, data: { by, on } });
});

const hitsOf = (battle: Battle, task: SkirmishTask): number[] =>
  parts(battle, task).map((part) => hitsThrown(task, part).hits);

/** Records the attack. Its hits count when the phase ends. */
function writeDown(
  d: EventBuilder,
  task: SkirmishTask,
  hits: readonly number[],
  more: Parameters<typeof log>[2],
): void {
  const { state } = d;
  const { by, on } = task.data;
  const { aspect = 'front' } = task.facts;
  const side = sideOf(task);
  const written = hits.map((n, i): WrittenShot => {
    const part = parts(state, task)[i];
    return { side, by, on, hits: n, aspect, faces: part ? hitsThrown(task, part).faces : [] };
  });
  d.add({ type: 'shots', shots: [...state.shots, ...written] });
  // NBC-SKM-01: a stand attacks the nearest enemy in its Contact Zone.
  const target = targetUnit(state, task);
  if (target) markMet(d, [by], target.id);
  standNear(d, attackerOf(state, task), target);
  const sum = hits.reduce((all, n) => all + n, 0);
  const told = { by: attackerNamed(state, task), target: markNamed(state, on), hits: sum };
  log(d, say('skirmish-fired', told), { side, ...more });
}

function keepCover(d: EventBuilder, task: SkirmishTask): void {
  const unit = targetUnit(d.state, task);
  if (unit && task.facts.covered !== undefined) learn(d, { unit: unit.id }, { cover: coverSaid(d.state, task) });
}

const oddsIn = (battle: Battle, task: SkirmishTask) => oddsOfHits(soFar(task, parts(battle, task)));

function readSkirmish(battle: Battle, task: SkirmishTask): Reading {
  const { legal } = firingIn(battle, task);
  const sums = sumsOf(battle, task);
  if (!legal.ok) return { word: 'skirmish-word-none', means: legal.why, sums };
  const hits = hitsOf(battle, task).reduce((sum, n) => sum + n, 0);
  return {
    word: hitWords(hits),
    means: say(hits === 0 ? 'skirmish-unhurt' : 'skirmish-written', { target: markShort(battle, task.data.on) }),
    sums,
    part: oddsPart(oddsIn(battle, task), hits),
  };
}

const mostHits = (battle: Battle, task: SkirmishTask): number =>
  Math.max(1, standsThrowing(battle, task)) * firingIn(battle, task).dice.total;

export const skirmish: Procedure<SkirmishTask['data'], SkirmishTask['facts']> = {
  kind: 'skirmish',
  schema: { data: skirmishData, facts: skirmishAnswers },
  optional: true,
  throwsOn: () => true,
  // NBC-SKM-01, -08, NBC-LUL-03: no stand is out, the target has fallen or is with a unit, or a lull is there now.
  over(battle, { data: { by, on } }) {
    const officer = markedOfficer(battle, on);
    const host = officer ? officer.host : markedUnit(battle, on)?.host;
    const unit = battle.units[by ?? ''];
    return Boolean(
      !maySkirmishHere(battle, by, on).ok ||
        host ||
        (unit && (unit.stands === 0 || !unit.present)) ||
        (officer && !serves(officer)),
    );
  },
  question: (battle, task) =>
    say('skirmish-question', { by: attackerNamed(battle, task), target: markShort(battle, task.data.on) }),
  facts: factsAsked,
  sums: sumsOf,
  needs: (battle, task) => parts(battle, task).flatMap((part) => hitsThrown(task, part).needs),
  odds: oddsIn,
  dice: (battle, task) => parts(battle, task).flatMap((part) => diceShown(task, part)),
  reading: readSkirmish,
  settle(d, task) {
    const { legal } = firingIn(d.state, task);
    keepCover(d, task);
    if (legal.ok) writeDown(d, task, hitsOf(d.state, task), { sums: sumsOf(d.state, task) });
    else noAttack(d, task, legal.why);
  },
  byHand: (battle, task) =>
    Array.from({ length: mostHits(battle, task) + 1 }, (_, n) => ({ value: String(n), label: hitWords(n) })),
  settleByHand(d, task, choice) {
    keepCover(d, task);
    const stands = Math.max(1, standsThrowing(d.state, task));
    // The table entered the sum, which is recorded for the first stand.
    writeDown(d, task, [Number(choice), ...Array.from({ length: stands - 1 }, () => 0)], { byHand: true });
  },
};

function sumsOf(battle: Battle, task: SkirmishTask): Reckoning[] {
  const firing = firingIn(battle, task);
  const confirm = firing.penalties;
  return [
    effectiveSkirmish(targetIn(battle, task)),
    firing.dice,
    confirm.length > 0 ? { ...firing.toHit, terms: [...firing.toHit.terms, ...confirm] } : firing.toHit,
  ];
}

/** NBC-SKM-02: why there is no attack. Cavalry in front stops the stands of S3, and removes those of S1 and S2. */
function noAttack(d: EventBuilder, task: SkirmishTask, why: Said): void {
  const unit = attackerOf(d.state, task);
  const by = attackers(d.state, task);
  const { removed, stands } = standsFacingCavalry(by);
  if (!unit || !by.enemyCavalryWithin2cm) {
    log(d, say('skirmish-idle', { by: attackerNamed(d.state, task), why: word(why) }), { side: sideOf(task) });
    return;
  }
  // Empty shots for the attacks left, so that the unit has none left this phase.
  const idle: WrittenShot = { side: unit.side, by: unit.id, on: null, hits: 0, aspect: 'front', faces: [] };
  if (removed > 0) setUnit(d, unit.id, { stands });
  else d.add({ type: 'shots', shots: [...d.state.shots, ...Array(attacksLeft(d.state, unit)).fill(idle)] });
  log(d, say(removed > 0 ? 'skirmish-go-in' : 'skirmish-clump', { unit: unitNamed(unit) }), { side: unit.side });
}
