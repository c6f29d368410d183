/** Recovery of combat points, order and breath (NBC-REC-01 to -05). */

import { type Rulings, ruling } from '../book/rulings.ts';
import { EXHAUSTION_NAMES, type Exhaustion } from '../book/terms.ts';
import { RESULT_NAMES, type Result } from '../cards/results.ts';
import { type Legality, refuse, unless } from '../engine/legality.ts';
import type { Reckoning } from '../engine/reckoning.ts';
import { rememberOne } from '../engine/remember.ts';
import {
  type Battle,
  currentCP,
  hasCP,
  keepsBooks,
  lostCP,
  onTable,
  type Task,
  type Unit,
  unitName,
} from './battle.ts';
import { cardAgain, cardNeed, eachResult, RESULT_CHOICES } from './card-checks.ts';
import { type EventBuilder, log, setUnit } from './event-builder.ts';
import { type FlagKey, holds } from './facts.ts';
import { breakUnit, lossesAfter, lossesRecovered } from './losses.ts';
import { zoneNow } from './lulls/lull-here.ts';
import { heldByDitch } from './movement/crossings.ts';
import { type Fact, type Procedure, rollIn } from './procedure.ts';
import { adjustedRating, mayBeOutOfCommand } from './quality-check.ts';
import { disturbRest } from './rest.ts';
import { forceOutSupport } from './special-troops/garrisoning.ts';
import { checkOdds, drawnWords, resultOf } from './throws.ts';
import { factsOf, said, tableFacts, taskUnit } from './unit-checks.ts';

/** What decides which rows of the recovery table are open to a unit; facts, no ledger. */
export interface RecoveryFacts {
  readonly startCP: number;
  /** CP given to detachments for good. */
  readonly given: number;
  /** CP lost to the enemy. */
  readonly lost: number;
  readonly shaken: boolean;
  readonly disordered: boolean;
  readonly exhaustion: Exhaustion;
  readonly resting: boolean;
  readonly outOfCommand: boolean;
  readonly inContactZone: boolean;
  /** The nearest enemy is at least 15 cm away (NBC-REC-01). */
  readonly clear: boolean;
  readonly detachment: boolean;
}

/** NBC-REC-01: an enemy nearer than this ends a rest, cm. */
export const DISTURBED_CM = 15;

/** NBC-REC-03, AMB-139: the losses that stay whatever the cards say: one for a Steady unit, two for a Shaken one. */
export const lastingLoss = (shaken: boolean): number => (shaken ? 2 : 1);

export interface OpenRows {
  /** CP that could come back at most. */
  readonly points: number;
  readonly disorder: boolean;
  readonly tiredness: boolean;
}

/** NBC-REC-01 to -05: which rows are open. */
export function openRows(facts: RecoveryFacts, rulings: Rulings = {}): OpenRows {
  // AMB-135: out of command nothing comes back, unless the unit rests or the group allows it.
  const reachable = !facts.outOfCommand || facts.resting || ruling(rulings, 'oocRecovery') === 'yesMinus1';
  const points =
    reachable && !facts.inContactZone && !facts.detachment ? Math.max(0, facts.lost - lastingLoss(facts.shaken)) : 0;
  return {
    points,
    disorder: reachable && facts.disordered,
    tiredness: facts.exhaustion > 0 && facts.clear && (facts.resting || ruling(rulings, 'tiredAny') === 'yes'),
  };
}

export interface Recovered {
  /** CP back (or −1 lost). */
  readonly points: number;
  readonly disorder: boolean;
  readonly tiredness: boolean;
}

/** NBC-REC-02: what a card gives on the open rows. */
export function recover(result: Result, facts: RecoveryFacts, rulings: Rulings = {}): Recovered {
  const rows = openRows(facts, rulings);
  const gain = { VH: 2, H: 1, N: 0, L: 0, VL: 0 }[result];
  const inZone = facts.inContactZone;
  // AMB-136: a point is only lost where one could have been won.
  const loses = result === 'VL' && (rows.points > 0 || (ruling(rulings, 'vlAlways') === 'yes' && !facts.detachment));
  return {
    points: loses ? -1 : Math.min(gain, rows.points),
    disorder: rows.disorder && (result === 'VH' || result === 'H' || (result === 'N' && !inZone)),
    tiredness: rows.tiredness && result === 'VH',
  };
}

const sharesDisorder = (battle: Battle, { host }: Unit): boolean =>
  host !== null && battle.units[host]?.disordered === true;

function recoveryFacts(battle: Battle, unit: Unit, on: (key: FlagKey<'unit'>) => boolean): RecoveryFacts {
  const clear = !on('close') && !on('inCZ');
  return {
    startCP: unit.startCP,
    given: unit.lost.blue,
    lost: lostCP(unit),
    shaken: unit.shaken,
    // NBC-BRG-04, NBC-BAG-04 and, with its host, NBC-ART-21: order cannot come back yet.
    disordered: unit.disordered && !heldByDitch(battle, unit) && !unit.looting && !sharesDisorder(battle, unit),
    exhaustion: unit.exhaustion,
    // NBC-REC-01: an enemy within 15 cm has ended the rest.
    resting: unit.resting && clear,
    outOfCommand: on('ooc') && mayBeOutOfCommand(unit),
    inContactZone: on('inCZ'),
    clear,
    detachment: unit.kind === 'detachment' || !hasCP(unit) || (unit.kind !== 'unit' && unit.kind !== 'garrison'),
  };
}

/** Whether a unit has anything to win in the recovery phase, as far as the ledger knows. */
export function mayRecover(battle: Battle, unit: Unit): Legality {
  const rows = openRows(
    recoveryFacts(battle, unit, (key) => key === 'ooc' && holds(unit, key)),
    battle.rulings,
  );
  return unless(
    unit.fate !== 'good' && refuse('Only units in good order can recover; a Broken one must rally.', 'NBC-REC-01'),
    battle.phase !== 7 && refuse('Recovery is in phase 7.', 'NBC-REC-01'),
    unit.restedIn >= battle.turn && refuse('It has had its card this turn.', 'NBC-REC-02'),
    rows.points === 0 && !rows.disorder && !rows.tiredness && refuse('It has nothing to recover.', 'NBC-REC-02'),
  );
}

const on = (battle: Battle, task: Task) => (key: FlagKey<'unit'>) => said(battle, task, key);

function recoveryRating(battle: Battle, task: Task): Reckoning {
  const facts = factsOf(battle, task);
  // NBC-CMD-04: a resting unit counts as in command for its recovery.
  const { resting } = recoveryFacts(battle, taskUnit(battle, task), on(battle, task));
  return adjustedRating({ ...facts, outOfCommand: facts.outOfCommand && !resting }, battle.rulings);
}

function recoveryTableFacts(battle: Battle, task: Task): Fact[] {
  const unit = taskUnit(battle, task);
  const rows = openRows(
    recoveryFacts(battle, unit, () => false),
    battle.rulings,
  );
  return [
    {
      key: 'inCZ',
      label: `Enemy within ${zoneNow(battle, unit)} cm`,
      effect: rows.points > 0 ? 'no CP back' : 'N does not help',
      kind: 'switch',
      value: said(battle, task, 'inCZ'),
      keptFor: 'unit',
    },
    ...(unit.exhaustion > 0 && (unit.resting || ruling(battle.rulings, 'tiredAny') === 'yes')
      ? [
          {
            key: 'close',
            label: `Enemy within ${DISTURBED_CM} cm`,
            effect: unit.resting ? 'stops resting' : 'stays as tired',
            kind: 'switch',
            value: said(battle, task, 'close'),
          } as const,
        ]
      : []),
    ...tableFacts(battle, task),
  ];
}

function recoveryWords(unit: Unit, got: Recovered): string {
  const gains = [
    got.points > 0 && `${got.points} CP back`,
    got.points < 0 && '1 CP lost',
    got.disorder && 'order restored',
    got.tiredness && `now ${EXHAUSTION_NAMES[(unit.exhaustion - 1) as Exhaustion]}`,
  ].filter(Boolean);
  return gains.length > 0 ? gains.join(', ') : 'nothing';
}

export const recovery: Procedure = {
  kind: 'recovery',
  optional: true,
  question: (battle, task) => `Does ${taskUnit(battle, task).card.name} recover?`,
  facts: recoveryTableFacts,
  sums: (battle, task) => [recoveryRating(battle, task)],
  needs: (battle, task) => cardNeed(task, 'Recovery', recoveryRating(battle, task).total),
  odds(battle, task) {
    const unit = taskUnit(battle, task);
    const facts = recoveryFacts(battle, unit, on(battle, task));
    const means = (result: Result) => recoveryWords(unit, recover(result, facts, battle.rulings));
    const helps = (['VH', 'H', 'N'] as const).filter((result) => {
      const got = recover(result, facts, battle.rulings);
      return got.points > 0 || got.disorder || got.tiredness;
    });
    return checkOdds(battle, recoveryRating(battle, task).total, 'Chance that it helps', helps, eachResult(means));
  },
  again: cardAgain,
  reading(battle, task) {
    const unit = taskUnit(battle, task);
    const rating = recoveryRating(battle, task);
    const result = resultOf(battle, rollIn(task, 'card')!, rating.total);
    const got = recover(result, recoveryFacts(battle, unit, on(battle, task)), battle.rulings);
    const words = recoveryWords(unit, got);
    return {
      word: RESULT_NAMES[result],
      means: words === 'nothing' ? `${unit.card.name} recovers nothing.` : `${unit.card.name}: ${words}.`,
      sums: [rating],
      part: result,
      good: got.points > 0 || got.disorder || got.tiredness,
    };
  },
  settle(d, task) {
    const unit = taskUnit(d.state, task);
    const rating = recoveryRating(d.state, task);
    const roll = rollIn(task, 'card')!;
    const result = resultOf(d.state, roll, rating.total);
    const facts = recoveryFacts(d.state, unit, on(d.state, task));
    disturb(d, unit, facts);
    write(d, d.state.units[unit.id]!, recover(result, facts, d.state.rulings), drawnWords(roll, result), [rating]);
  },
  byHand: () => RESULT_CHOICES,
  settleByHand(d, task, choice) {
    const unit = taskUnit(d.state, task);
    const facts = recoveryFacts(d.state, unit, on(d.state, task));
    disturb(d, unit, facts);
    write(
      d,
      d.state.units[unit.id]!,
      recover(choice as Result, facts, d.state.rulings),
      RESULT_NAMES[choice as Result],
      [],
      true,
    );
  },
};

/** NBC-ORD-22, NBC-REC-01: an enemy within 15 cm ends the rest and puts the unit on the defence. */
function disturb(d: EventBuilder, unit: Unit, facts: RecoveryFacts): void {
  if (!facts.clear) disturbRest(d, unit.id);
}

function write(
  d: EventBuilder,
  unit: Unit,
  got: Recovered,
  how: string,
  sums: readonly Reckoning[],
  byHand = false,
): void {
  setUnit(d, unit.id, {
    restedIn: d.state.turn,
    ...(got.points > 0 && { lost: lossesRecovered(unit, got.points) }),
    ...(got.points < 0 && { lost: lossesAfter(unit, 1) }),
    ...(got.disorder && { disordered: false }),
    ...(got.tiredness && {
      exhaustion: (unit.exhaustion - 1) as Exhaustion,
      ...(unit.exhaustion === 1 && { resting: false }),
    }),
  });
  for (const other of Object.values(d.state.units))
    if (got.disorder && other.host === unit.id && other.card.arm === 'artillery')
      setUnit(d, other.id, { disordered: false });
  log(d, `${unitName(unit)} recovers: **${recoveryWords(unit, got)}** (${how}).`, {
    side: unit.side,
    sums,
    ...(byHand && { byHand }),
  });
  forceOutSupport(d, unit.id);
  if (hasCP(unit) && currentCP(d.state.units[unit.id]!) === 0) breakUnit(d, unit.id);
}

/** Units that have something to recover and have not had their card this turn. */
export const recoverable = rememberOne((battle: Battle): readonly Unit[] =>
  Object.values(battle.units).filter(
    (unit) => onTable(unit) && mayRecover(battle, unit).ok && keepsBooks(battle, unit.side),
  ),
);
