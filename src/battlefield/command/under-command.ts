/** Whether a commander is under command, and the Temperament check of one who is not (NBC-UC-01 to -06). */

import * as z from 'zod/mini';
import { ruling } from '../../book/rulings.ts';
import type { Order, SideId } from '../../book/terms.ts';
import { setAside } from '../../cards/hand.ts';
import type { Result } from '../../cards/results.ts';
import type { Pot } from '../../dice/faces.ts';
import { greenTotal, isTold, type ToldPot, whiteTotal } from '../../dice/pot.ts';
import { type Message, type Said, say, word } from '../../engine/message.ts';
import { present } from '../../engine/present.ts';
import { type Reckoning, reckon, term } from '../../engine/reckoning.ts';
import type { Battle, Formation, Officer, Task } from '../battle.ts';
import { allUnits, armyCommander, commanderOf, isLedByChief, onTable, serves } from '../battle.ts';
import { type FlagKey, holds, known } from '../facts.ts';
import { BY_HAND, type Decided, oneCard, pairOdds } from '../ledger/checks.ts';
import { comeOntoTable } from '../ledger/entering.ts';
import { type EventBuilder, log, notice, openTask, setFormation, setSide } from '../ledger/event-builder.ts';
import { learn } from '../ledger/learn.ts';
import { atHeadquarters, distanceCost, ownAgain } from '../ledger/re-roll-dice.ts';
import { formationOf } from '../look-up.ts';
import { formationNamed, officerNamed } from '../named.ts';
import type { Asked, Fact, Need, Nothing, Procedure } from '../procedure.ts';
import { ASKS_NOTHING, answers, choicesFrom, saidOr, yesNo } from '../procedure.ts';
import { normalStance, shiftedOrder, stanceStep, temperByGreen } from '../rules/command/order-ladder.ts';
import { isOnslaught } from '../rules/command/order-obligations.ts';
import type { CommandFacts } from '../rules/command/who-acts-next.ts';
import { COSSACKS_CM, HARASSED, harasses, NEED_FAR, NEED_NEAR, underCommand } from '../rules/command/who-acts-next.ts';
import { armyRadius } from '../rules/sky/visibility.ts';
import { isPlayed, reactionSaid, simplifiedCommand, simplifiedReaction } from '../simplified.ts';
import { potTold } from '../throws.ts';
import { checkAnswers, commanderFacts, commanderIn, commanderRating, isLed, leaderOf } from './commander-checks.ts';
import { orderSaid, orderTold, receiveOrder } from './orders.ts';
import { handOf, writeHand } from './who-may-act.ts';

/** The question whether the commander is too far from headquarters, or from the army commander. */
export function farFact(
  battle: Battle,
  formation: Formation,
  from: 'hq' | 'chief',
  asked: Pick<Fact, 'key' | 'value' | 'effect'>,
): Fact {
  const officer = officerNamed(commanderOf(battle, formation));
  const cm = armyRadius(battle, formation.side).total;
  const chief = officerNamed(armyCommander(battle, formation.side));
  const label = from === 'hq' ? say('command-far-hq', { officer, cm }) : say('command-far', { officer, cm, chief });
  return { label, kind: 'switch', ...asked };
}

/** Whether he is as far away as the table says; an army commander is no distance from himself. */
export const farSaid = (battle: Battle, formation: Formation, said: boolean): boolean =>
  said && !isLedByChief(battle, formation);

/** NBC-UC-04, AMB-51: the question whether Cossacks are near the commander or the army commander. */
export const harassFact = (key: string, value: boolean): Fact =>
  yesNo(key, say('command-cossacks', { cm: COSSACKS_CM }), value, {
    effect: say('effect-signed', { n: HARASSED.value }),
  });

export const saidOfFormation = (
  task: Pick<Task, 'facts'>,
  formation: Formation,
  key: FlagKey<'formation'>,
  slot: string = key,
): boolean => saidOr(task, slot, holds(formation, key));

/** NBC-UC-04, AMB-51: whether the enemy has cavalry that harasses. Broken cavalry does not (NBC-GL-17). */
export const canHarass = (battle: Battle, side: SideId): boolean =>
  allUnits(battle).some(
    (unit) =>
      unit.side !== side &&
      unit.fate === 'good' &&
      onTable(unit) &&
      unit.card.arm === 'cavalry' &&
      harasses(unit.card, battle.rulings),
  );

/** NBC-SIM-02: whether orders are played. Without them distance does not count and temperament shifts no stance. */
const playsOrders = ({ simplified }: Battle): boolean => isPlayed('give-order', simplified);

/** AMB-174: whether harassment counts; without orders only by ruling. */
const harassmentCounts = (battle: Battle, { side }: Formation): boolean =>
  canHarass(battle, side) && (playsOrders(battle) || ruling(battle.rulings, 'simpleHarass') === 'yes');

const commandAnswers = answers({ far: z.boolean(), harassed: z.boolean(), lapels: z.boolean() });
type CommandTask = Asked<Nothing, z.infer<typeof commandAnswers>>;
type CommandThrow = Pick<Task, 'formation' | 'facts' | 'rolls'>;

/** NBC-UC-01: opens the question of command. The contest's pot decides it; without a contest a fresh one is thrown. */
export function openCommand(d: EventBuilder, formation: string, pot?: Pot | ToldPot, own = false): void {
  const its = formationOf(d.state, formation);
  const { side } = its;
  const rolls = pot && [{ slot: 'pot', by: side, thing: { pot }, own, again: [] }];
  if (!isLed(d.state, its)) setCommand(d, its, 'not', { sums: [] });
  else openTask(d, { kind: 'command', side, formation, ...(rolls && { rolls }) });
}

/** NBC-UC-05, NBC-CMA-04: whether the army commander may hold this one by the lapels: one per turn, neither fallen. */
const mayGrab = (battle: Battle, formation: Formation): boolean =>
  battle.sides[formation.side].lapels === null &&
  !isLedByChief(battle, formation) &&
  serves(armyCommander(battle, formation.side)) &&
  serves(commanderOf(battle, formation));

/** AMB-45, AMB-172: what the distance is measured from; null if only a fallen army commander would count. */
function measuredFrom(battle: Battle, { side }: Formation): 'hq' | 'chief' | null {
  if (ruling(battle.rulings, 'ucFrom') === 'hq') return 'hq';
  if (serves(armyCommander(battle, side))) return 'chief';
  return ruling(battle.rulings, 'fallenAC') === 'hq' ? 'hq' : null;
}

function commandFacts(battle: Battle, task: CommandThrow): CommandFacts & { readonly lapels: boolean } {
  const formation = formationOf(battle, task.formation);
  return {
    A: leaderOf(battle, formation).A,
    far:
      measuredFrom(battle, formation) === null || farSaid(battle, formation, saidOfFormation(task, formation, 'far')),
    harassed: saidOfFormation(task, formation, 'harassed') && harassmentCounts(battle, formation),
    lapels: saidOr(task, 'lapels', false) && mayGrab(battle, formation),
  };
}

interface CommandReading {
  readonly command: How;
  readonly sums: readonly Reckoning[];
  /** The T check by the green dice, if the commander is not under command and the ruling reads the green dice. */
  readonly temper: Result | null;
}

/** NBC-UC-03, AMB-23, AMB-148: the check on T by the green dice, unless the ruling draws a card. */
function temperRead(battle: Battle, officer: Officer, green: number | undefined) {
  if (ruling(battle.rulings, 'tCheck') === 'card' || green === undefined) return { sums: [], temper: null };
  const rated = say('rating-officer', { officer: officerNamed(officer), letter: word('letter-T'), rating: officer.T });
  const sum = reckon('temper', [
    term(rated, officer.T, 'NBC-UC-03'),
    term('temper-green', green, 'NBC-UC-03', { ruling: 'tCheck' }),
  ]);
  return { sums: [sum], temper: temperByGreen(officer.T, green) };
}

/** NBC-SIM-02: whether the commander is under command. Without orders distance does not count. */
function whiteRead(battle: Battle, officer: Officer, pot: Pot | ToldPot, facts: CommandFacts) {
  if (playsOrders(battle)) return underCommand(pot, facts);
  const harassed = facts.harassed ? { ...HARASSED, ruling: 'simpleHarass' } : undefined;
  const { underCommand: under, score: total } = simplifiedCommand(whiteTotal(pot), officer.A, harassed);
  return { under, total };
}

/** The total of the green dice; it is entered separately if only the white dice of the pot were entered. */
function greenIn(task: Pick<Task, 'rolls'>, pot: Pot | ToldPot): number | undefined {
  if (!isTold(pot)) return greenTotal(pot);
  const at = (slot: string) => task.rolls.findIndex((roll) => roll.slot === slot);
  const told = at('green') > at('pot') ? potTold(task, 'green') : undefined;
  return told && (isTold(told) ? told.sum : greenTotal(told));
}

/** NBC-UC-03: whether the green dice, which decide T when not under command, are missing from an entered pot. */
function lacksGreen(battle: Battle, task: CommandThrow): boolean {
  const pot = potTold(task);
  if (ruling(battle.rulings, 'tCheck') !== 'green' || !pot || greenIn(task, pot) !== undefined) return false;
  return commandReading(battle, task).command === 'not';
}

export function commandReading(battle: Battle, task: CommandThrow): CommandReading {
  const facts = commandFacts(battle, task);
  const officer = commanderIn(battle, task);
  const pot = potTold(task);
  if (facts.lapels) return { command: 'lapels', sums: [], temper: null };
  if (!pot) return { command: 'under', sums: [], temper: null };
  const { under, total: white } = whiteRead(battle, officer, pot, facts);
  if (under) return { command: 'under', sums: [white], temper: null };
  const { temper, sums } = temperRead(battle, officer, greenIn(task, pot));
  return { command: 'not', sums: [white, ...sums], temper };
}

/** Whether the commander is under command whatever the table could still say, so that there is nothing to decide. */
export function surelyUnder(battle: Battle, task: Task): boolean {
  const formation = formationOf(battle, task.formation);
  const far = known(formation, 'far') ?? true;
  const harassed = known(formation, 'harassed') ?? true;
  return commandReading(battle, { ...task, facts: { far, harassed, ...task.facts } }).command === 'under';
}

/** NBC-SIM-03: what a temperament result does to the stance, or to a formation without orders. */
function stanceSaid(battle: Battle, formation: Formation, result: Result): Message {
  if (!playsOrders(battle)) return reactionSaid(simplifiedReaction(result));
  const next = shiftedOrder(formation.order, stanceStep(result), battle.rulings);
  const order = orderSaid(next);
  if (next === formation.order) return say('orders-means-fails', { order });
  return stanceStep(result) > 0 ? say('temper-rises', { order }) : say('temper-falls', { order });
}

function commandMeans(battle: Battle, task: CommandTask): Said {
  const formation = formationOf(battle, task.formation);
  const { command: how, temper } = commandReading(battle, task);
  const chief = officerNamed(armyCommander(battle, formation.side));
  if (how === 'lapels') return say('command-means-lapels', { chief });
  if (how === 'under')
    return playsOrders(battle)
      ? say('command-means-order', { order: orderSaid(orderExecuted(battle, formation)) })
      : 'command-means-free';
  if (!temper) return 'command-means-card';
  const stance = stanceSaid(battle, formation, temper);
  return say('command-means-temper', { result: word(`result-${temper}`), stance });
}

function askedForCommand(battle: Battle, task: CommandTask): readonly Fact[] {
  const formation = formationOf(battle, task.formation);
  const { far, lapels, harassed } = commandFacts(battle, task);
  const from = measuredFrom(battle, formation);
  const effect = say('command-far-effect', { far: NEED_FAR, near: NEED_NEAR });
  const chief = officerNamed(armyCommander(battle, formation.side));
  const keptFor = 'formation';
  const asksFar = playsOrders(battle) && from && !isLedByChief(battle, formation);
  return present<Fact>(
    asksFar && { keptFor, ...farFact(battle, formation, from, { key: 'far', value: far, effect }) },
    mayGrab(battle, formation) &&
      yesNo('lapels', say('command-lapels', { chief }), lapels, { effect: 'command-lapels-effect' }),
    harassmentCounts(battle, formation) && { ...harassFact('harassed', harassed), keptFor },
  );
}

/** AMB-167: whether the table has set another command since, or the commander has fallen: then nothing is thrown for. */
const isNoLonger =
  (command: Formation['command']) =>
  (battle: Battle, task: Pick<Task, 'formation'>): boolean => {
    const formation = formationOf(battle, task.formation);
    return formation.command !== command || !isLed(battle, formation);
  };

export const command: Procedure<Nothing, CommandTask['facts']> = {
  schema: { ...ASKS_NOTHING, facts: commandAnswers },
  question: (battle, task) =>
    lacksGreen(battle, task)
      ? 'command-not'
      : say('command-question', { officer: officerNamed(commanderIn(battle, task)) }),
  sums: (battle, task) => (lacksGreen(battle, task) ? commandReading(battle, task).sums : []),
  facts: askedForCommand,
  over: isNoLonger(null),
  calledOff(d, task) {
    const formation = formationOf(d.state, task.formation);
    if (formation.present) setCommand(d, formation, formation.command ?? 'not', { sums: [] });
  },
  warnings(battle, task) {
    const formation = formationOf(battle, task.formation);
    const officer = officerNamed(armyCommander(battle, formation.side));
    return playsOrders(battle) && measuredFrom(battle, formation) === null ? [say('nobody-commands', { officer })] : [];
  },
  needs(battle, task) {
    if (commandFacts(battle, task).lapels) return [];
    const formation = formationOf(battle, task.formation);
    const need = (slot: 'pot' | 'green'): Need => {
      const label = say(`command-${slot}`, { formation: formationNamed(formation) });
      return { slot, by: formation.side, label, want: 'pot', counts: 2, sum: 'alone' };
    };
    if (!potTold(task)) return [need('pot')];
    return lacksGreen(battle, task) ? [need('green')] : [];
  },
  odds(battle, task) {
    const facts = commandFacts(battle, task);
    if (facts.lapels || lacksGreen(battle, task)) return null;
    const officer = commanderIn(battle, task);
    return pairOdds(([one, other]) => whiteRead(battle, officer, { sum: one + other }, facts).under, {
      claim: 'command-chance',
      good: ['under', 'command-under'],
      bad: ['not', 'command-not'],
    });
  },
  // AMB-05, NBC-RR-06: the pot is thrown again only for command; who acts is already decided.
  again(battle, task) {
    const { side } = formationOf(battle, task.formation);
    const { lapels, far } = commandFacts(battle, task);
    if (!potTold(task) || lapels) return [];
    const cost = distanceCost('reroll-sum', far, 'NBC-CCD-07');
    const refused = atHeadquarters(battle, side);
    return [{ ...ownAgain(battle, 'pot', side, cost), ...(refused && { refused }) }];
  },
  reading(battle, task) {
    const { command: how, sums } = commandReading(battle, task);
    const good = how !== 'not';
    return { word: good ? 'command-under' : 'command-not', means: commandMeans(battle, task), sums, good };
  },
  settle(d, task) {
    const { command: how, sums, temper } = commandReading(d.state, task);
    setCommand(d, formationOf(d.state, task.formation), how, { sums }, temper);
  },
  byHand: () => choicesFrom({ under: 'command-under', not: 'command-not' }),
  settleByHand: (d, task, choice) =>
    setCommand(d, formationOf(d.state, task.formation), choice === 'under' ? 'under' : 'not', BY_HAND),
};

type How = 'under' | 'lapels' | 'not';
export function setCommand(d: EventBuilder, formation: Formation, how: How, decided: Decided, temper?: Result | null) {
  const { id, side } = formation;
  writeHand(d, side, setAside(handOf(d.state, side), id));
  setFormation(d, id, { command: how });
  if (how === 'lapels') setSide(d, side, { lapels: id });
  // An action that began while the throw was open continues after this one.
  const { action: taken } = d.state;
  const waits = taken && taken.formation !== id ? { waits: taken } : {};
  d.add({ type: 'action', action: { formation: id, step: 'orders', ...waits } });
  log(d, say('command-log', { how, officer: officerNamed(commanderOf(d.state, formation)) }), { side, ...decided });
  comeOntoTable(d, id);
  if (how !== 'not') executeNormally(d, formation);
  else if (temper) shiftStance(d, formation, temper, word(`result-${temper}`));
  else if (isLed(d.state, formation)) openTask(d, { kind: 'temper', side, formation: id });
  else notice(d, say('nobody-commands', { officer: officerNamed(commanderOf(d.state, formation)) }), { side });
}

/** NBC-ORD-01, AMB-22: the order of a formation under command, which returns from Keen to its Normal stance. */
const orderExecuted = ({ rulings }: Battle, { order }: Formation): Order =>
  ruling(rulings, 'allowKeenOrders') === 'yes' ? order : normalStance(order);

function executeNormally(d: EventBuilder, formation: Formation): void {
  const order = orderExecuted(d.state, formation);
  if (order === formation.order || !playsOrders(d.state)) return;
  setFormation(d, formation.id, { order });
  log(d, orderTold(formation, order), { side: formation.side });
}

function shiftStance(d: EventBuilder, formation: Formation, result: Result, draw: Message, decided?: Decided): void {
  const { id, side, order } = formation;
  const stance = stanceSaid(d.state, formation, result);
  log(d, say('temper-log', { formation: formationNamed(formation), draw, stance }), { side, ...decided });
  if (!playsOrders(d.state)) {
    learn(d, { formation: id }, { reaction: simplifiedReaction(result) });
    return;
  }
  const next = shiftedOrder(order, stanceStep(result), d.state.rulings);
  if (next === order) return;
  // AMB-28: an order raised to Attack or Pursue is received like any other order.
  const raised = stanceStep(result) > 0 && normalStance(next) !== normalStance(order);
  if (raised && isOnslaught(next)) receiveOrder(d, id, next);
  setFormation(d, id, { order: next });
  // AMB-22: a shift for this turn only is undone when the turn ends.
  if (ruling(d.state.rulings, 'shiftDuration') === 'thisTurn') learn(d, { formation: id }, { before: order });
}

type TemperTask = Asked<Nothing, z.infer<typeof checkAnswers>>;

const STEPS = { [-1]: 'temper-down', 0: 'no-change', 1: 'temper-up' } as const;

const stepSaid = (result: Result, battle: Battle): Said =>
  playsOrders(battle) ? STEPS[stanceStep(result)] : `reaction-name-${simplifiedReaction(result)}`;

/** NBC-UC-03: the check on T by a card (ruling `tCheck`), or where no pot was thrown. */
export const temper: Procedure<Nothing, TemperTask['facts']> = {
  schema: { ...ASKS_NOTHING, facts: checkAnswers },
  question: (battle, task) => say('temper-question', { officer: officerNamed(commanderIn(battle, task)) }),
  facts: commanderFacts,
  over: isNoLonger('not'),
  ...oneCard<Nothing, TemperTask['facts']>({
    label: 'temper',
    rating: (battle, task) => commanderRating(battle, task, 'T'),
    claim: 'temper-chance',
    good: (result) => stanceStep(result) >= 0,
    means: stepSaid,
    reads: (result, battle, task) => ({ means: stanceSaid(battle, formationOf(battle, task.formation), result) }),
    follows: (d, task, result, how, decided) =>
      shiftStance(d, formationOf(d.state, task.formation), result, how, decided),
  }),
  byHand: (battle) => (['VH', 'N', 'VL'] as const).map((value) => ({ value, label: stepSaid(value, battle) })),
};
