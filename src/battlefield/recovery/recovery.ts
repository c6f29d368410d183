/** Recovery of combat points, Disorder and exhaustion (NBC-REC-01 to -05). */

import * as z from 'zod/mini';
import { type Rulings, ruling } from '../../book/rulings.ts';
import { EXHAUSTION, type Exhaustion } from '../../book/terms.ts';
import type { Result } from '../../cards/results.ts';
import { type Legality, refuse, unless } from '../../engine/legality.ts';
import { type Message, say, word } from '../../engine/message.ts';
import type { Reckoning } from '../../engine/reckoning.ts';
import { rememberOne } from '../../engine/remember.ts';
import { answers } from '../answers.ts';
import { attachedTo, type Battle, hasCP, keepsBooks, lostCP, onTable, type Unit } from '../battle.ts';
import { type FlagKey, holds } from '../facts.ts';
import { type Decided, oneCard } from '../ledger/checks.ts';
import { disturbRest } from '../ledger/driven-off.ts';
import { type EventBuilder, log, setUnit } from '../ledger/event-builder.ts';
import { losePoints, lossesRecovered } from '../ledger/losses.ts';
import { checkShape, factsOf, said, tableFacts, taskUnit } from '../ledger/unit-checks.ts';
import { sure } from '../look-up.ts';
import { heldByDitch } from '../movement/crossings.ts';
import { shortNamed, unitNamed } from '../named.ts';
import { ASKS_NOTHING, type Asked, type Fact, type Nothing, type Procedure, yesNo } from '../procedure.ts';
import { adjustedRating, type CheckFacts, mayBeOutOfCommand } from '../quality-check.ts';
import { zoneNow } from '../rules/lulls/lulls.ts';
import { makeRoom } from '../special-troops/garrisoning.ts';

/** The facts that open rows of the recovery table to a unit. */
export interface RecoveryFacts {
  readonly startCP: number;
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

/** NBC-REC-01: an enemy nearer than this ends a rest, in cm. */
export const DISTURBED_CM = 15;

/** NBC-REC-03, AMB-139: how many CP always remain lost: one for a Steady unit, two for a Shaken one. */
export const lastingLoss = (shaken: boolean): number => (shaken ? 2 : 1);

export interface OpenRows {
  /** The most CP that can return. */
  readonly points: number;
  readonly disorder: boolean;
  readonly tiredness: boolean;
}

/** NBC-REC-01 to -05: which rows of the recovery table are open. */
export function openRows(facts: RecoveryFacts, rulings: Rulings = {}): OpenRows {
  // AMB-135: out of command nothing returns, unless the unit rests or the ruling allows it.
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
  /** CP regained, or -1 if one is lost. */
  readonly points: number;
  readonly disorder: boolean;
  readonly tiredness: boolean;
}

/** NBC-REC-02: the effect of a card on the open rows. */
export function recover(result: Result, facts: RecoveryFacts, rulings: Rulings = {}): Recovered {
  const rows = openRows(facts, rulings);
  const gain = { VH: 2, H: 1, N: 0, L: 0, VL: 0 }[result];
  const inZone = facts.inContactZone;
  // AMB-136: a point is lost only if one could have been regained.
  const loses = result === 'VL' && (rows.points > 0 || (ruling(rulings, 'vlAlways') === 'yes' && !facts.detachment));
  return {
    points: loses ? -1 : Math.min(gain, rows.points),
    disorder: rows.disorder && (result === 'VH' || result === 'H' || (result === 'N' && !inZone)),
    tiredness: rows.tiredness && result === 'VH',
  };
}

const sharesDisorder = (battle: Battle, { host }: Unit): boolean =>
  host !== null && battle.units[host]?.disordered === true;

/** The facts of a recovering unit that the table knows. */
type Known = Extract<FlagKey<'unit'>, 'ooc' | 'inCZ' | 'close'>;

function recoveryFacts(battle: Battle, unit: Unit, on: (key: Known) => boolean): RecoveryFacts {
  const clear = !on('close') && !on('inCZ');
  return {
    startCP: unit.startCP,
    lost: lostCP(unit),
    shaken: unit.shaken,
    // NBC-BRG-04, NBC-BAG-04 and, with its host, NBC-ART-21: the Disorder cannot be removed yet.
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

/** Whether a unit could gain anything in the recovery phase, as far as the ledger knows. */
export function mayRecover(battle: Battle, unit: Unit): Legality {
  const rows = openRows(
    recoveryFacts(battle, unit, (key) => key === 'ooc' && holds(unit, key)),
    battle.rulings,
  );
  return unless(
    unit.fate !== 'good' && refuse('recovery-order-only', 'NBC-REC-01'),
    battle.phase !== 7 && refuse('recovery-phase', 'NBC-REC-01'),
    unit.restedIn >= battle.turn && refuse('recovery-had-card', 'NBC-REC-02'),
    rows.points === 0 && !rows.disorder && !rows.tiredness && refuse('recovery-nothing-there', 'NBC-REC-02'),
  );
}

const recoveryAnswers = answers({ ...checkShape, inCZ: z.boolean(), close: z.boolean() });
type RecoveryTask = Asked<Nothing, z.infer<typeof recoveryAnswers>>;

const factsIn = (battle: Battle, task: RecoveryTask): RecoveryFacts =>
  recoveryFacts(battle, taskUnit(battle, task), (key) => said(battle, task, key));

function recoveryRating(battle: Battle, task: RecoveryTask, change: Partial<CheckFacts> = {}): Reckoning {
  const facts = { ...factsOf(battle, task), ...change };
  // NBC-CMD-04: a resting unit counts as in command for its recovery.
  const outOfCommand = facts.outOfCommand && !factsIn(battle, task).resting;
  return adjustedRating({ ...facts, outOfCommand }, battle.rulings);
}

function recoveryTableFacts(battle: Battle, task: RecoveryTask): Fact[] {
  const unit = taskUnit(battle, task);
  const { points } = openRows(
    recoveryFacts(battle, unit, () => false),
    battle.rulings,
  );
  const mayBreathe = unit.exhaustion > 0 && (unit.resting || ruling(battle.rulings, 'tiredAny') === 'yes');
  const inCZ = said(battle, task, 'inCZ');
  const close = yesNo(
    'close',
    say('recovery-enemy-nearer', { cm: DISTURBED_CM }),
    said(battle, task, 'close') || inCZ,
    { effect: unit.resting ? 'recovery-ends-rest' : 'recovery-stays-tired', keptFor: 'unit' },
  );
  return [
    yesNo('inCZ', say('recovery-enemy-near', { cm: zoneNow(battle, unit) }), inCZ, {
      effect: points > 0 ? 'recovery-no-cp' : 'recovery-not-by-normal',
      keptFor: 'unit',
    }),
    ...(mayBreathe ? [close] : []),
    ...tableFacts(battle, task, (change) => recoveryRating(battle, task, change)),
  ];
}

/** The unit's exhaustion after it recovers one level. */
const lessTired = (unit: Unit): Exhaustion => sure(EXHAUSTION[unit.exhaustion - 1]);

/** What the unit gains, or "nothing". */
function gainsOf(unit: Unit, got: Recovered): readonly Message[] {
  const gains = [
    ...(got.points > 0 ? [say('recovery-cp-back', { cp: got.points })] : []),
    ...(got.points < 0 ? [say('recovery-cp-lost', { cp: -got.points })] : []),
    ...(got.disorder ? [word('recovery-in-order')] : []),
    ...(got.tiredness ? [say('recovery-breath', { exhaustion: word(`exhaustion-${lessTired(unit)}`) })] : []),
  ];
  return gains.length > 0 ? gains : [word('recovery-nothing')];
}

const gained = (result: Result, battle: Battle, task: RecoveryTask): Message =>
  say('recovery-gains', { gains: gainsOf(taskUnit(battle, task), recoveredBy(battle, task, result)) });

const helps = ({ points, disorder, tiredness }: Recovered): boolean => points > 0 || disorder || tiredness;

const recoveredBy = (battle: Battle, task: RecoveryTask, result: Result): Recovered =>
  recover(result, factsIn(battle, task), battle.rulings);

export const recovery: Procedure<RecoveryTask['data'], RecoveryTask['facts']> = {
  kind: 'recovery',
  schema: { ...ASKS_NOTHING, facts: recoveryAnswers },
  optional: true,
  question: (battle, task) => say('recovery-question', { unit: shortNamed(taskUnit(battle, task)) }),
  facts: recoveryTableFacts,
  ...oneCard<RecoveryTask['data'], RecoveryTask['facts']>({
    label: 'recovery-card',
    rating: recoveryRating,
    claim: 'recovery-chance',
    good: (result, battle, task) => helps(recoveredBy(battle, task, result)),
    means: gained,
    reads: (...drawn) => ({ means: gained(...drawn) }),
    follows: write,
  }),
};

function write(d: EventBuilder, task: RecoveryTask, result: Result, how: Message, decided: Decided): void {
  const facts = factsIn(d.state, task);
  // NBC-ORD-22, NBC-REC-01: an enemy within 15 cm ends the rest, and the unit defends.
  if (!facts.clear) disturbRest(d, taskUnit(d.state, task).id);
  const unit = taskUnit(d.state, task);
  const got = recover(result, facts, d.state.rulings);
  setUnit(d, unit.id, {
    restedIn: d.state.turn,
    ...(got.points > 0 && { lost: lossesRecovered(unit, got.points) }),
    ...(got.disorder && { disordered: false }),
    ...(got.tiredness && { exhaustion: lessTired(unit), ...(lessTired(unit) === 0 && { resting: false }) }),
  });
  if (got.disorder)
    for (const guns of attachedTo(d.state, unit.id))
      if (guns.card.arm === 'artillery') setUnit(d, guns.id, { disordered: false });
  log(d, say('recovery-log', { unit: unitNamed(unit), gains: gainsOf(unit, got), how }), {
    side: unit.side,
    sums: [],
    ...decided,
  });
  makeRoom(d, unit);
  if (got.points < 0) losePoints(d, unit.id, -got.points);
}

/** The units with something to recover and no card this turn. */
export const recoverable = rememberOne((battle: Battle): readonly Unit[] =>
  Object.values(battle.units).filter(
    (unit) => onTable(unit) && mayRecover(battle, unit).ok && keepsBooks(battle, unit.side),
  ),
);
