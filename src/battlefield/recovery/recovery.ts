/** Recovery of combat points, Disorder and exhaustion (NBC-REC-01 to -05). */

import * as z from 'zod/mini';
import { type Rulings, ruling } from '../../book/rulings.ts';
import { EXHAUSTION, type Exhaustion, roundHalfUp } from '../../book/terms.ts';
import type { Result } from '../../cards/results.ts';
import { type Legality, refuse, unless } from '../../engine/legality.ts';
import { type Message, say, word } from '../../engine/message.ts';
import { present } from '../../engine/present.ts';
import { type Reckoning, reckonIn, term } from '../../engine/reckoning.ts';
import { rememberOne } from '../../engine/remember.ts';
import { allUnits, type Battle, hasCP, keepsBooks, lostCP, onTable, type Unit } from '../battle.ts';
import { type FlagKey, holds } from '../facts.ts';
import { deed } from '../handling.ts';
import { type Decided, oneCard, RESULT_CHOICES } from '../ledger/checks.ts';
import { disturbRest } from '../ledger/driven-off.ts';
import { type EventBuilder, log, openTask, setUnit } from '../ledger/event-builder.ts';
import { eliminateUnit, gunsShare, losePoints, lossesRecovered } from '../ledger/losses.ts';
import { checkAnswers, checkShape, factsOf, said, tableFacts, taskUnit } from '../ledger/unit-checks.ts';
import { sure } from '../look-up.ts';
import { heldByDitch } from '../movement/crossings.ts';
import { shortNamed, unitNamed } from '../named.ts';
import { ASKS_NOTHING, type Asked, answers, type Fact, type Nothing, type Procedure, yesNo } from '../procedure.ts';
import { adjustedRating, type CheckFacts, mayBeOutOfCommand } from '../quality-check.ts';
import { zoneNow } from '../rules/lulls/lulls.ts';
import { makeRoom } from '../special-troops/garrisoning.ts';

export interface RecoveryFacts extends Pick<Unit, 'shaken' | 'disordered' | 'exhaustion' | 'resting'> {
  readonly lost: number;
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

/** NBC-REC-02: the effect of a card on the open rows; -1 of `points` if one is lost. */
export function recover(result: Result, facts: RecoveryFacts, rulings: Rulings = {}): OpenRows {
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

type Known = Extract<FlagKey<'unit'>, 'ooc' | 'inCZ' | 'close'>;

function recoveryFacts(battle: Battle, unit: Unit, on: (key: Known) => boolean): RecoveryFacts {
  const clear = !on('close') && !on('inCZ');
  return {
    lost: lostCP(unit),
    shaken: unit.shaken,
    // NBC-BRG-04, NBC-BAG-04: the Disorder cannot be removed yet.
    disordered: unit.disordered && !heldByDitch(battle, unit) && !unit.looting,
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
export const mayRecover = (battle: Battle, unit: Unit): Legality =>
  unless(
    unit.fate !== 'good' && refuse('recovery-order-only', 'NBC-REC-01'),
    battle.phase !== 7 && refuse('recovery-phase', 'NBC-REC-01'),
    unit.restedIn >= battle.turn && refuse('recovery-had-card', 'NBC-REC-02'),
    // NBC-ART-21: guns with a unit recover with it.
    (unit.host !== null || !mayGain(battle, unit, (key) => key === 'ooc' && holds(unit, key))) &&
      refuse('recovery-nothing-there', 'NBC-REC-02'),
  );

const mayGain = (battle: Battle, unit: Unit, on: (key: Known) => boolean): boolean =>
  helps(openRows(recoveryFacts(battle, unit, on), battle.rulings));

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
  const atBest = recoveryFacts(battle, unit, () => false);
  const { points } = openRows(atBest, battle.rulings);
  const mayBreathe = unit.exhaustion > 0 && (unit.resting || ruling(battle.rulings, 'tiredAny') === 'yes');
  const inCZ = said(battle, task, 'inCZ');
  const effect = unit.resting ? 'recovery-ends-rest' : 'recovery-stays-tired';
  const nearer = say('recovery-enemy-nearer', { cm: DISTURBED_CM });
  const close = yesNo('close', nearer, said(battle, task, 'close') || inCZ, { effect, keptFor: 'unit' });
  return [
    yesNo('inCZ', say('recovery-enemy-near', { cm: zoneNow(battle, unit) }), inCZ, {
      effect: points > 0 ? 'recovery-no-cp' : 'recovery-not-by-normal',
      keptFor: 'unit',
    }),
    ...(mayBreathe ? [close] : []),
    ...tableFacts(battle, task, (change) => recoveryRating(battle, task, change)),
  ];
}

const lessTired = (unit: Unit): Exhaustion => sure(EXHAUSTION[unit.exhaustion - 1]);

function gainsOf(unit: Unit, got: OpenRows): readonly Message[] {
  const gains = present(
    got.points > 0 && say('recovery-cp-back', { cp: got.points }),
    got.points < 0 && say('recovery-cp-lost', { cp: -got.points }),
    got.disorder && word('recovery-in-order'),
    got.tiredness && say('recovery-breath', { exhaustion: word(`exhaustion-${lessTired(unit)}`) }),
  );
  return gains.length > 0 ? gains : [word('recovery-nothing')];
}

const gained = (result: Result, battle: Battle, task: RecoveryTask): Message =>
  say('recovery-gains', { gains: gainsOf(taskUnit(battle, task), recoveredBy(battle, task, result)) });

const helps = ({ points, disorder, tiredness }: OpenRows): boolean => points > 0 || disorder || tiredness;

const recoveredBy = (battle: Battle, task: RecoveryTask, result: Result): OpenRows =>
  recover(result, factsIn(battle, task), battle.rulings);

export const recovery: Procedure<RecoveryTask['data'], RecoveryTask['facts']> = {
  schema: { ...ASKS_NOTHING, facts: recoveryAnswers },
  optional: true,
  over: (battle, task) => !mayGain(battle, taskUnit(battle, task), () => false),
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
  if (got.disorder) gunsShare(d, unit.id, false);
  const told = say('recovery-log', { unit: unitNamed(unit), gains: gainsOf(unit, got), how });
  log(d, told, { side: unit.side, sums: [], ...decided });
  makeRoom(d, unit);
  if (got.points < 0) losePoints(d, unit.id, -got.points);
}

export const recoverable = rememberOne((battle: Battle): readonly Unit[] =>
  allUnits(battle).filter((unit) => onTable(unit) && mayRecover(battle, unit).ok && keepsBooks(battle, unit.side)),
);

/** NBC-RAL-03: a rallied unit is Shaken, with its exhaustion unchanged. */
type Back = { readonly kind: 'rallied'; cp: number; disordered: boolean; shaken: true; sum: Reckoning };
type Rallied = Readonly<Back> | { readonly kind: 'not' } | { readonly kind: 'eliminated' };

/** NBC-RAL-01: the share of its starting CP that a rallied unit gets back. */
export const RALLY_SHARES = { VH: 0.75, H: 0.5 } as const;
/** NBC-RAL-02: a rallied unit has at least this many points fewer than at the start. */
export const RALLY_BELOW = 2;

const ROUNDED = { halfUp: roundHalfUp, floor: Math.floor, ceil: Math.ceil };

/**
 * NBC-RAL-01, NBC-RAL-02: the effect of a card on a Broken unit that began with `startCP` (less what it gave away,
 * AMB-139). It stays at least two points below; without points it stays Broken (AMB-137).
 */
export function rally(result: Result, startCP: number, rulings: Rulings = {}): Rallied {
  if (result === 'VL') return { kind: 'eliminated' };
  if (result === 'N' || result === 'L') return { kind: 'not' };
  const shared = ROUNDED[ruling(rulings, 'rallyRounding')](startCP * RALLY_SHARES[result]);
  const cap = startCP - RALLY_BELOW;
  const cp = Math.max(Number(ruling(rulings, 'rallyFloor')), Math.min(shared, cap));
  if (cp < 1) return { kind: 'not' };
  const how = { ruling: 'rallyRounding', note: say('rally-of', { cp: startCP }) };
  const sum = reckonIn('CP', 'combat-points', [
    term(result === 'VH' ? 'rally-three-quarters' : 'rally-half', shared, 'NBC-RAL-01', how),
    cap < shared && term(say('rally-two-below', { below: RALLY_BELOW }), cap - shared, 'NBC-RAL-02'),
    cp > cap && term('rally-one-at-least', cp - cap, 'NBC-RAL-02', { ruling: 'rallyFloor' }),
  ]);
  return { kind: 'rallied', cp, disordered: result === 'H', shaken: true, sum };
}

const rallyBase = (unit: Unit): number => unit.startCP - unit.lost.blue;

/** NBC-RAL-01: whether a Broken unit may draw a card this turn. */
export const mayRally = (battle: Battle, unit: Unit): Legality =>
  unless(
    // NBC-BRK-02: who has left the table is gone for the day.
    (unit.fate !== 'broken' || !onTable(unit)) && refuse('recovery-nothing-there', 'NBC-RAL-01'),
    battle.phase !== 7 && refuse('recovery-phase', 'NBC-RAL-01'),
    unit.restedIn >= battle.turn && refuse('recovery-had-card', 'NBC-RAL-01'),
    ruling(battle.rulings, 'recoverOptional') === 'no' &&
      recoverable(battle).length > 0 &&
      refuse('rally-recovery-first', 'NBC-REC-01'),
  );

type RallyTask = Asked<Nothing, z.infer<typeof checkAnswers>>;

/** The rating without states a Broken unit cannot have: it is never Fresh or Disordered. */
const rallyRating = (battle: Battle, task: RallyTask, change: Partial<CheckFacts> = {}): Reckoning =>
  adjustedRating({ ...factsOf(battle, task), fresh: false, disordered: false, ...change }, battle.rulings);

function outcomeSaid(unit: Unit, what: Rallied): Message {
  switch (what.kind) {
    case 'rallied':
      return say(what.disordered ? 'rally-comes-back-disordered' : 'rally-comes-back', { cp: what.cp });
    case 'not':
      return word(rallyBase(unit) <= RALLY_BELOW ? 'rally-hopeless' : 'rally-not-yet');
    case 'eliminated':
      return word('rally-eliminated');
  }
}

/** AMB-138: whether the unit may not rally because it is out of command; by default it rallies at -1. */
const rallyBarred = (battle: Battle, task: RallyTask): boolean =>
  said(battle, task, 'ooc') && ruling(battle.rulings, 'oocRally') === 'no';

const ralliedBy = (battle: Battle, task: RallyTask, result: Result): Rallied =>
  rallyBarred(battle, task) ? { kind: 'not' } : rally(result, rallyBase(taskUnit(battle, task)), battle.rulings);

/** NBC-RAL-01 to -03: the question whether a unit rallies. */
export const rallying: Procedure<RallyTask['data'], RallyTask['facts']> = {
  schema: { ...ASKS_NOTHING, facts: checkAnswers },
  optional: true,
  question: (battle, task) => say('rally-question', { unit: shortNamed(taskUnit(battle, task)) }),
  facts: (battle, task) => tableFacts(battle, task, (change) => rallyRating(battle, task, change)),
  ...oneCard<RallyTask['data'], RallyTask['facts']>({
    label: 'rally-card',
    rating: rallyRating,
    claim: 'rally-chance',
    good: (result, battle, task) => ralliedBy(battle, task, result).kind === 'rallied',
    means: (result, battle, task) => outcomeSaid(taskUnit(battle, task), ralliedBy(battle, task, result)),
    reads(result, battle, task) {
      const unit = taskUnit(battle, task);
      const what = ralliedBy(battle, task, result);
      const who = { unit: shortNamed(unit) };
      return {
        means: rallyBarred(battle, task)
          ? say('rally-out-of-command', who)
          : say('rally-means', { ...who, outcome: outcomeSaid(unit, what) }),
        sums: what.kind === 'rallied' ? [what.sum] : [],
      };
    },
    follows: writeRally,
  }),
  byHand: () => RESULT_CHOICES.filter(({ value }) => value !== 'L'),
};

function writeRally(d: EventBuilder, task: RallyTask, result: Result, how: Message, decided: Decided) {
  const unit = taskUnit(d.state, task);
  setUnit(d, unit.id, { restedIn: d.state.turn });
  const more = { side: unit.side, sums: [], ...decided };
  const told = { unit: unitNamed(unit), how };
  const what = ralliedBy(d.state, task, result);
  if (what.kind === 'eliminated') {
    log(d, say('rally-log-tries', told), more);
    return eliminateUnit(d, unit.id, 'gone-runs');
  }
  const sums = what.kind === 'rallied' ? [...more.sums, what.sum] : more.sums;
  log(d, say('rally-log', { ...told, outcome: outcomeSaid(unit, what) }), { ...more, sums });
  if (what.kind !== 'rallied') return;
  const { shaken, disordered, cp } = what;
  // NBC-RAL-03: returning points leave the books; the other losses keep their colour.
  setUnit(d, unit.id, { fate: 'good', shaken, disordered, lost: lossesRecovered(unit, cp) });
}

export const rallyable = (battle: Battle): Unit[] =>
  allUnits(battle).filter((unit) => onTable(unit) && mayRally(battle, unit).ok && keepsBooks(battle, unit.side));

export const openRecovery = deed(
  (battle, unit: Unit) => (unit.fate === 'broken' ? mayRally(battle, unit) : mayRecover(battle, unit)),
  (d, { id, side, fate }) => openTask(d, { kind: fate === 'broken' ? 'rally' : 'recovery', side, unit: id }),
);
