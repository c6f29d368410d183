/** The nine phases and the steps of a formation's action (NBC-SEQ-01, NBC-SEQ-02). */

import { ruling } from '../book/rulings.ts';
import { clock, SIDES } from '../book/terms.ts';
import { type Legality, refuse, unless } from '../engine/legality.ts';
import { type Said, say, word } from '../engine/message.ts';
import { openArrivals } from './arrivals/reinforcements.ts';
import type { Action, ActionStep, Battle, PhaseNumber, Task } from './battle.ts';
import { ACTION_STEPS, allUnits, asked, isOnTable, orderOf, PHASES, unitsOf } from './battle.ts';
import { makeHands } from './command/commanders.ts';
import { replaceFallen } from './command/officers-in-danger.ts';
import { hasTroops, stillToAct } from './command/who-may-act.ts';
import { holds, known } from './facts.ts';
import { finishConversions } from './fire/conversions.ts';
import { countSkirmishes } from './fire/skirmishing.ts';
import { countVolleys } from './fire/volleys.ts';
import type { PlayOf } from './handling.ts';
import { layDue, leaveToTable, openIds } from './help.ts';
import { forgetContacts, hasToFight, touching } from './ledger/contact.ts';
import { comeToStand, disturbRest } from './ledger/driven-off.ts';
import { comeOntoTable } from './ledger/entering.ts';
import { type EventBuilder, log, notice, openTask, setFormation, setSide } from './ledger/event-builder.ts';
import { endFacts, learn } from './ledger/learn.ts';
import { settlePhase } from './ledger/losses.ts';
import { openRecovery } from './ledger/re-roll-dice.ts';
import { formationOf, sure } from './look-up.ts';
import { zonesChanged } from './lulls/lulls.ts';
import { plainMove } from './movement/plain-moves.ts';
import { formationNamed, shortNamed } from './named.ts';
import { hasStep, isCardThrow, throwOpen } from './now.ts';
import { isVolley, toCount } from './questions.ts';
import { recoverable } from './recovery/recovery.ts';
import { mayPivot } from './rules/fire/artillery.ts';
import { forbidsSkirmishing, throwsWeather } from './rules/sky/weather.ts';
import { isPlayed } from './simplified.ts';
import { openIntensity, takeInStands } from './sky/weather-throws.ts';
import { endLooting, openLooting } from './special-troops/trains.ts';
import { onTable } from './troops.ts';

/** Whether hits of this phase are still to be settled. */
const pending = (battle: Battle): boolean =>
  toCount(battle.shots).length > 0 || allUnits(battle).some((unit) => unit.hurt !== null);

export const hitsPending = (battle: Battle): boolean =>
  toCount(battle.shots).some((shot) => shot.hits > 0) || allUnits(battle).some((unit) => unit.hurt !== null);

/** Counts the shots, then asks for the checks. An owner's choice comes first, unless the table settles it. */
function settleHits(d: EventBuilder): void {
  if (toCount(d.state.shots).some(isVolley)) countVolleys(d);
  if (toCount(d.state.shots).length > 0) countSkirmishes(d);
  if (d.state.help === 'ledger' || !d.state.agenda.some((task) => task.kind === 'stand')) settlePhase(d);
}

/** NBC-SEQ-01: questions that may be set aside beyond their phase or step. All others are answered before it ends. */
const MAY_WAIT = ['first', 'lull-restart'];

/** Why the turn cannot continue; undefined if it can. */
export function cannotGoOn(battle: Battle): Said | undefined {
  if (battle.ended) return 'turn-battle-over';
  const open = asked(battle);
  if (open) return 'turn-answer-first';
  if (battle.help === 'ledger') return undefined;
  // The throw for the next formation waits for an action that was resumed while the throw was open.
  const mayWait = (task: Task): boolean =>
    MAY_WAIT.includes(task.kind) || (battle.action?.byHand === true && isCardThrow(task));
  if (!battle.agenda.every(mayWait)) return battle.help === 'remind' ? 'turn-falls-due' : 'turn-set-aside';
  if (battle.phase === 6 && !battle.action) {
    const waiting = SIDES.flatMap((side) => stillToAct(battle, side)).filter((each) => hasTroops(battle, each));
    const formations = waiting.map(formationNamed);
    if (waiting.length > 0) return say('turn-still-to-act', { formations, count: waiting.length });
  }
  if (battle.phase === 7 && !battle.action && ruling(battle.rulings, 'recoverOptional') === 'no') {
    const [first] = recoverable(battle);
    if (first) return say('turn-still-to-recover', { unit: shortNamed(first) });
  }
  return undefined;
}

/** Settles what the phase or step owes; returns false if that opens a question that comes first. */
function settled(d: EventBuilder): boolean {
  leaveToTable(d);
  if (!pending(d.state)) return true;
  const before = openIds(d.state);
  settleHits(d);
  if (asked(d.state) && d.state.help === 'resolve') return false;
  return !layDue(d, before) || d.state.help === 'ledger';
}

/** Continues to the next step of the action, or the next phase. What a phase owes is asked before it ends. */
export function goOn(d: EventBuilder): Said | undefined {
  const why = cannotGoOn(d.state);
  if (why) return why;
  if (!settled(d)) return undefined;
  const before = openIds(d.state);
  if (d.state.action) nextStep(d, d.state.action.step);
  else nextPhase(d);
  layDue(d, before);
  return undefined;
}

export function finishAction(d: EventBuilder): Said | undefined {
  const why = cannotGoOn(d.state);
  if (why) return why;
  if (!d.state.action) return 'turn-nobody-acts';
  if (!settled(d)) return undefined;
  const before = openIds(d.state);
  tellUnfought(d, d.state.action);
  openLooting(d, d.state.action.formation);
  layDue(d, before);
  if (asked(d.state)) return undefined;
  const { formation, step } = d.state.action;
  if (step === 'orders' || step === 'move') endMoves(d, formation);
  endAction(d);
  return undefined;
}

/** Whether an action can be resumed, in any phase. One thing can wait at a time: an action, or the next throw. */
export const mayTakeUp = (battle: Battle, id: string): Legality =>
  unless(
    !isOnTable(battle, battle.formations[id]) && refuse('no-such-formation', 'NBC-SEQ-02'),
    battle.action && (battle.action.waits || throwOpen(battle)) && refuse('take-up-one', 'NBC-SEQ-02'),
  );

/** Resumes a formation's action from a step that was forgotten; the current action waits. */
export function takeUp(d: EventBuilder, { formation: id, step }: PlayOf<'take-up'>): Said | undefined {
  const legal = mayTakeUp(d.state, id);
  if (!legal.ok) return legal.why;
  const { action } = d.state;
  const formation = formationOf(d.state, id);
  const resumed = action?.formation === id ? action : { formation: id, ...(action && { waits: action }) };
  d.add({ type: 'action', action: { ...resumed, step, byHand: true } });
  const told = say('take-up-log', { formation: formationNamed(formation), step: word(`step-${step}`) });
  log(d, told, { side: formation.side, byHand: true });
  return undefined;
}

/** A formation does nothing this turn, because it has no units left or the table says so. */
export function passFormation(d: EventBuilder, id: string): Said | undefined {
  const formation = d.state.formations[id];
  if (!formation) return 'no-such-formation';
  if (d.state.phase !== 6 || d.state.action || asked(d.state) || throwOpen(d.state)) return 'pass-when-choosing';
  if (formation.card === 'away' || formation.card === 'spent')
    return say('pass-no-card', { formation: formationNamed(formation) });
  setFormation(d, id, { card: 'spent' });
  if (formation.card === 'played') setSide(d, formation.side, { chosen: null });
  log(d, say('pass-log', { formation: formationNamed(formation) }), { side: formation.side, byHand: true });
  // NBC-CC-31: a unit that does not fight the second round breaks contact.
  forgetContacts(d, id);
  // NBC-DET-03, NBC-BRK-01: detachments that stay have stopped; Broken units flee all the same.
  for (const unit of unitsOf(d.state, id)) comeToStand(d, unit.id);
  tellUnmoved(d, id);
  // NBC-BAG-03: the formation's looters still take their checks.
  openLooting(d, id);
  return undefined;
}

function nextStep(d: EventBuilder, step: ActionStep): void {
  const action = sure(d.state.action);
  const { formation } = action;
  const after = ACTION_STEPS[ACTION_STEPS.indexOf(step) + 1];
  const next = hasStep(d.state, after) ? after : 'combats';
  if (step === 'move') endMoves(d, formation);
  if (step === 'combats') tellUnfought(d, action);
  if (next) d.add({ type: 'action', action: { ...action, step: next } });
  else endAction(d);
  if (next === 'administration') openLooting(d, formation);
}

/** NBC-CC-01, -31: tells of units in contact whose combat was not opened, and that a 6 compelled in vain (NBC-MOV-16). */
function tellUnfought(d: EventBuilder, { formation, step }: Action): void {
  if (step === 'administration') return;
  const { side } = formationOf(d.state, formation);
  const units = unitsOf(d.state, formation).filter(({ fate }) => fate === 'good');
  const unfought = units.filter((unit) => hasToFight(d.state, unit));
  if (unfought.length > 0) notice(d, say('fight-unfought', { units: unfought.map(shortNamed) }), { side });
  const held = units.filter((unit) => holds(unit, 'mustAttack') && !holds(unit, 'fired') && !holds(unit, 'ooc'));
  if (held.length > 0) notice(d, say('fight-held-back', { units: held.map(shortNamed) }), { side });
}

/** NBC-BRK-01: writes a notice about Broken units that were not moved back. */
function tellUnmoved(d: EventBuilder, formation: string): void {
  const { side } = formationOf(d.state, formation);
  const units = unitsOf(d.state, formation).filter(
    (unit) => unit.fate === 'broken' && onTable(unit) && unit.host === null && !holds(unit, 'moved'),
  );
  if (units.length > 0) notice(d, say('flight-unmoved', { units: units.map(shortNamed) }), { side });
}

function endAction(d: EventBuilder): void {
  const formation = formationOf(d.state, sure(d.state.action).formation);
  const waiting = d.state.action?.waits;
  forgetContacts(d, formation.id);
  // Facts of an action stay while it waits.
  if (!waiting) endFacts(d, { end: 'action' });
  d.add({ type: 'action', action: waiting ?? null });
  log(d, say('turn-log-acted', { formation: formationNamed(formation) }), { side: formation.side });
}

/** Ends a formation's moves: units not moved in the app may have been moved on the table, if they could. */
function endMoves(d: EventBuilder, formation: string): void {
  tellUnmoved(d, formation);
  for (const unit of unitsOf(d.state, formation)) {
    if (holds(unit, 'moved') || known(unit, 'moveDice')) continue;
    comeToStand(d, unit.id);
    // NBC-CC-31: who is touched still has stayed where it was.
    if (touching(d.state, unit.id)[0]) continue;
    if (plainMove(d.state, unit).kind !== 'cannot') endFacts(d, { end: 'unit-moves', unit: unit.id });
    // NBC-EVD-03, NBC-ART-25: guns that evaded turn at no cost in their move; under Hold they may not.
    else if (holds(unit, 'facingAway') && mayPivot({ emplaced: false, order: orderOf(d.state, unit) }).ok)
      learn(d, { unit: unit.id }, { facingAway: false });
  }
  endFacts(d, { end: 'unit-moves', formation });
}

function nextPhase(d: EventBuilder): void {
  const { phase, turn } = d.state;
  if (phase === 5) makeHands(d);
  // NBC-RNF-03: with `ledger` formations act without a question, so their waiting units have entered.
  if (phase === 6)
    for (const { id, card } of Object.values(d.state.formations))
      if (card !== 'away' && card !== 'spent') comeOntoTable(d, id);
  // NBC-REC-01: an enemy in the zone ends a rest, whether or not the unit drew a card.
  if (phase === 7) for (const unit of allUnits(d.state)) if (holds(unit, 'inCZ')) disturbRest(d, unit.id);
  if (d.state.shots.length > 0) d.add({ type: 'shots', shots: [] });
  endFacts(d, { end: 'phase' });
  if (phase === 9) {
    startTurn(d);
    return;
  }
  const skips = phase === 2 && !isPlayed('skirmish', d.state.simplified);
  d.add({ type: 'phase', turn, phase: sure(PHASES[phase + (skips ? 1 : 0)]) });
  BEGINS[d.state.phase]?.(d);
}

/** NBC-SEQ-01: the questions with which each phase begins. */
const BEGINS: { readonly [P in PhaseNumber]?: (d: EventBuilder) => void } = {
  2: openArrivals,
  3(d) {
    const { sky } = d.state;
    if (!forbidsSkirmishing(sky)) return;
    log(d, say('turn-no-skirmishing', { weather: word(`weather-${sky.weather}`) }));
    takeInStands(d);
  },
  5(d) {
    replaceFallen(d);
    finishConversions(d);
  },
  8: (d) => openTask(d, { kind: 'time', side: null }),
  9(d) {
    const { sky } = d.state;
    if (sky.fog) openTask(d, { kind: 'fog', side: null });
    if (throwsWeather(sky)) openTask(d, { kind: 'weather', side: null });
    else openIntensity(d);
  },
};

function startTurn(d: EventBuilder): void {
  const { state } = d;
  d.add({ type: 'phase', turn: state.turn + 1, phase: 1 });
  zonesChanged(d, state);
  for (const formation of Object.values(state.formations)) {
    const before = known(formation, 'before');
    const back = ruling(state.rulings, 'shiftDuration') === 'thisTurn' && before !== undefined;
    const card = formation.present ? 'hand' : 'away';
    setFormation(d, formation.id, { command: null, card, ...(back && { order: before }) });
  }
  for (const side of SIDES) setSide(d, side, { hqMoved: false, changedAway: 0, lapels: null, chosen: null });
  endFacts(d, { end: 'turn' });
  endLooting(d);
  log(d, say('turn-log', { turn: state.turn + 1, clock: clock(state.minutes) }));
  openRecovery(d, state.keeps === 'both' ? SIDES : [state.keeps]);
}
