/** How a formation order changes, and what follows when a new one is received (NBC-ORD-13 to -19, -21 to -23). */

import * as z from 'zod/mini';
import { type Rulings, ruling } from '../../book/rulings.ts';
import { ORDERS, type Order } from '../../book/terms.ts';
import type { Result } from '../../cards/results.ts';
import { type Legality, refuse, unless } from '../../engine/legality.ts';
import { type Bare, type Message, say, word } from '../../engine/message.ts';
import { type Reckoning, reckonIn, term } from '../../engine/reckoning.ts';
import type { Battle, Formation, Unit } from '../battle.ts';
import { armyCommander, commanderOf, commandsFromHQ, isLedByChief, orderOf, serves, unitsOf } from '../battle.ts';
import { holds } from '../facts.ts';
import { deed } from '../handling.ts';
import { BY_HAND, type Decided, oneCard } from '../ledger/checks.ts';
import { endScreens } from '../ledger/driven-off.ts';
import { type EventBuilder, log, notice, openTask, setFormation, setSide, setUnit } from '../ledger/event-builder.ts';
import { endFacts, learn } from '../ledger/learn.ts';
import { awkwardTerm, cannotPay, distanceCost, spend } from '../ledger/re-roll-dice.ts';
import { formationOf } from '../look-up.ts';
import { formationNamed, officerNamed, unitNamed } from '../named.ts';
import { type Asked, choicesFrom, type Procedure } from '../procedure.ts';
import { isKeen } from '../rules/command/order-ladder.ts';
import { isOnslaught, mayFollow, OBLIGATIONS, rejoins } from '../rules/command/order-obligations.ts';
import { isPlayed } from '../simplified.ts';
import { staysBehind } from '../troops.ts';
import { checkAnswers, commanderFacts, commanderIn, commanderRating, isLed } from './commander-checks.ts';

export const orderSaid = (order: Order): Message => word(`order-${order}`);
export const orderTold = (formation: Formation, order: Order): Message =>
  say('orders-log', { formation: formationNamed(formation), order: orderSaid(order) });

/** AMB-25: the orders a player may give at all. */
export function givable(rulings: Rulings = {}): Order[] {
  const keen = ruling(rulings, 'allowKeenOrders') === 'yes';
  return ORDERS.filter((order) => keen || !isKeen(order));
}

/** NBC-ORD-14: the orders that may follow the one in force; only Hold or Withdraw after Strategic Movement. */
export const ordersToGive = (inForce: Order, rulings: Rulings = {}): Order[] =>
  givable(rulings).filter((order) => order !== inForce && mayFollow(inForce, order).ok);

/** NBC-ORD-17, NBC-ORD-23: the cost of a change before movement, in re-roll dice. */
export const changeCost = (formation: Pick<Formation, 'awkward'>, far: boolean): Reckoning => {
  const plain = distanceCost('orders-change', far, 'NBC-ORD-17');
  return reckonIn('RRD', 'orders-change', [...plain.terms, awkwardTerm(formation)]);
};

/** NBC-ORD-19, NBC-ORD-23: the cost of a change while the commander is held by the lapels, in re-roll dice. */
export const lapelsCost = (formation: Pick<Formation, 'awkward'>): Reckoning =>
  reckonIn('RRD', 'orders-change-face', [term('reroll-die', 1, 'NBC-ORD-19'), awkwardTerm(formation)]);

/** NBC-ORD-18, AMB-24, AMB-26: the cost of a change after the action, in re-roll dice; usually 0. */
export function afterActionCost(formation: Pick<Formation, 'awkward'>, far: boolean, rulings: Rulings = {}): Reckoning {
  if (ruling(rulings, 'a5Change') === 'sameAsA1') return changeCost(formation, far);
  const none = term('command-under', 0, 'NBC-ORD-18', { ruling: 'a5Change' });
  return reckonIn('RRD', 'orders-change-after', [awkwardTerm(formation) ?? none]);
}

/** NBC-ORD-17, NBC-QC-16: whether a change takes effect (AMB-126). */
export const changeTakesEffect = (result: Result, rulings: Rulings = {}): boolean =>
  result !== 'VL' && !(result === 'L' && ruling(rulings, 'orderChangeFailOn') === 'L-VL');

const whenNow = (battle: Battle): 'before' | 'after' => (battle.action?.step === 'administration' ? 'after' : 'before');

/** NBC-ORD-23: friction is between two men, and ends with either of them (NBC-CMA-04). */
export const isAtOdds = (battle: Battle, formation: Formation): boolean =>
  [commanderOf(battle, formation), armyCommander(battle, formation.side)].every(
    (officer) => serves(officer) && !officer.replacedIn,
  );

/** The cost of a change for a formation now, in re-roll dice. `far`: the commander is far from headquarters. */
export function orderCost(battle: Battle, formation: Formation, far: boolean): Reckoning {
  const its = { awkward: isAtOdds(battle, formation) ? formation.awkward : null };
  const away = far && !isLedByChief(battle, formation);
  if (whenNow(battle) === 'after') return afterActionCost(its, away, battle.rulings);
  return formation.command === 'lapels' ? lapelsCost(its) : changeCost(its, away);
}

/** AMB-45: whether too far for an order, which headquarters sends; as for command while the chief is there. */
export const farKey = (battle: Battle, { side }: Formation): 'far' | 'farFromHQ' =>
  commandsFromHQ(battle, side) || ruling(battle.rulings, 'ucFrom') === 'hq' ? 'far' : 'farFromHQ';

export const saidFar = (battle: Battle, formation: Formation): boolean => holds(formation, farKey(battle, formation));

/** AMB-52: whether the army commander gives the order in person: before movement. Later headquarters gives it. */
const faceToFace = (battle: Battle, { command }: Formation): boolean =>
  command === 'lapels' && whenNow(battle) === 'before';

/** NBC-CMA-02, -03: whether headquarters, or the army commander in person, can give an order now. */
function mayBeSent(battle: Battle, formation: Formation): Legality {
  const { side } = formation;
  const { hqMoved, changedAway } = battle.sides[side];
  const traditional = battle.scenario.sides[side].armyType === 'Traditional';
  const away = !commandsFromHQ(battle, side);
  const face = faceToFace(battle, formation);
  const asHQ = face && ruling(battle.rulings, 'lapelsTraditional') === 'no';
  return unless(
    hqMoved && refuse('orders-hq-moves', 'NBC-CMA-03'),
    away && !face && traditional && refuse('orders-away-traditional', 'NBC-CMA-02'),
    away && !face && changedAway >= 1 && refuse('orders-away-one', 'NBC-CMA-02'),
    away && asHQ && traditional && refuse('orders-away-traditional', 'NBC-CMA-02', 'lapelsTraditional'),
  );
}

/** NBC-ORD-14, -17, -18, NBC-UC-03: whether an order may be changed now. */
export function mayChangeOrder(battle: Battle, formation: Formation, order: Order, far: boolean): Legality {
  const { rulings } = battle;
  const { command, order: inForce } = formation;
  const poor = cannotPay(battle, formation.side, orderCost(battle, formation, far).total);
  // NBC-CMA-02: the one order sent in the commander's absence counts when it arrives.
  const alone = !commandsFromHQ(battle, formation.side) && !faceToFace(battle, formation);
  const open = battle.agenda.some(
    (task) =>
      task.kind === 'order-change' && (task.formation === formation.id || (alone && task.side === formation.side)),
  );
  return unless(
    !isPlayed('give-order', battle.simplified) && refuse('orders-simplified', 'NBC-SIM-02'),
    battle.action?.formation !== formation.id && refuse('orders-own-action', 'NBC-ORD-17'),
    !isLed(battle, formation) &&
      refuse(say('nobody-commands', { officer: officerNamed(commanderOf(battle, formation)) }), 'NBC-CMA-04'),
    command === 'not' && refuse('orders-not-under', 'NBC-UC-03'),
    command === null && refuse('orders-throw-first', 'NBC-ORD-17'),
    mayFollow(inForce, order),
    !ordersToGive(inForce, rulings).includes(order) && refuse('orders-cannot-give', 'NBC-ORD-01', 'allowKeenOrders'),
    mayBeSent(battle, formation),
    open && refuse('orders-unanswered', alone ? 'NBC-CMA-02' : 'NBC-ORD-17'),
    whenNow(battle) === 'before' && battle.action?.step !== 'orders' && refuse('orders-moving', 'NBC-ORD-17'),
    poor !== undefined && refuse(poor, 'NBC-RR-05'),
  );
}

/** NBC-CMA-02: counts an order that left headquarters in the chief's absence and took effect; not one sent before. */
function countAway(d: EventBuilder, { side }: Formation, away = !commandsFromHQ(d.state, side)): void {
  if (away) setSide(d, side, { changedAway: d.state.sides[side].changedAway + 1 });
}

export const changeOrder = deed(mayChangeOrder, (d, formation, order, far) => {
  const face = faceToFace(d.state, formation);
  const asBefore = whenNow(d.state) === 'before' || ruling(d.state.rulings, 'a5Change') === 'sameAsA1';
  const cost = orderCost(d.state, formation, far);
  spend(d, formation.side, cost.total);
  learn(d, { formation: formation.id }, { [farKey(d.state, formation)]: far });
  if (!face && asBefore) {
    openTask(d, {
      kind: 'order-change',
      side: formation.side,
      formation: formation.id,
      data: { order, cost: cost.total, away: !commandsFromHQ(d.state, formation.side) },
    });
    return;
  }
  log(d, orderTold(formation, order), { side: formation.side, sums: [cost] });
  if (!face) countAway(d, formation);
  receiveOrder(d, formation.id, order);
});

const orderData = z.strictObject({ order: z.literal(ORDERS), cost: z.number(), away: z.optional(z.boolean()) });
type OrderTask = Asked<z.infer<typeof orderData>, z.infer<typeof checkAnswers>>;

const worksSaid = (works: boolean): Bare => (works ? 'orders-works' : 'orders-fails');

export const orderChange: Procedure<OrderTask['data'], OrderTask['facts']> = {
  schema: { data: orderData, facts: checkAnswers },
  question: (battle, task) => say('orders-question', { officer: officerNamed(commanderIn(battle, task)) }),
  facts: commanderFacts,
  over: (battle, task) => formationOf(battle, task.formation).command === 'not',
  ...oneCard<OrderTask['data'], OrderTask['facts']>({
    label: 'orders-change',
    rating: (battle, task) => commanderRating(battle, task, 'A'),
    claim: 'orders-chance',
    good: (result, { rulings }) => changeTakesEffect(result, rulings),
    means: (result, { rulings }) => worksSaid(changeTakesEffect(result, rulings)),
    reads(result, battle, task) {
      const works = changeTakesEffect(result, battle.rulings);
      const order = works ? task.data.order : formationOf(battle, task.formation).order;
      return { means: say(works ? 'orders-means-works' : 'orders-means-fails', { order: orderSaid(order) }) };
    },
    follows: (d, task, result, how, decided) =>
      decide(d, task, changeTakesEffect(result, d.state.rulings), decided, how),
  }),
  byHand: () => choicesFrom({ yes: worksSaid(true), no: worksSaid(false) }),
  settleByHand: (d, task, choice) => decide(d, task, choice === 'yes', BY_HAND),
};

function decide(d: EventBuilder, task: OrderTask, works: boolean, decided: Decided, draw?: Message): void {
  const formation = formationOf(d.state, task.formation);
  const { order } = task.data;
  const code = works ? 'orders-log' : 'orders-log-fails';
  const args = { formation: formationNamed(formation), order: orderSaid(order) };
  log(d, draw ? say(`${code}-drawn`, { ...args, draw }) : say(code, args), { side: formation.side, ...decided });
  if (!works) return;
  countAway(d, formation, task.data.away);
  receiveOrder(d, formation.id, order);
}

/** AMB-28: whether a unit left behind may be called back, by ruling after its formation received an order. */
export function mayCallBack(battle: Battle, unit: Unit): Legality {
  const formation = unit.formation ? battle.formations[unit.formation] : undefined;
  return unless(
    !staysBehind(unit) && refuse('stays-not', 'NBC-ORD-15'),
    (ruling(battle.rulings, 'optOutRejoin') !== 'ownerChoice' || formation?.ordersGivenIn !== battle.turn) &&
      refuse('stays-rejoin', 'NBC-ORD-15', 'optOutRejoin'),
    !(formation && receivesNow(battle, formation)) && refuse('stays-called-back', 'NBC-ORD-15', 'optOutRejoin'),
  );
}

/** NBC-ORD-15: whether a unit may be left behind when its formation attacks or pursues. */
export function mayStayBehind(battle: Battle, unit: Unit): Legality {
  const formation = unit.formation ? battle.formations[unit.formation] : undefined;
  if (!formation) return refuse('stays-no-formation', 'NBC-ORD-15');
  // NBC-ART-23: attached guns go where their host goes.
  if (unit.host) return refuse('move-not-by-itself', 'NBC-ORD-15');
  if (!isPlayed('give-order', battle.simplified)) return refuse('orders-simplified', 'NBC-SIM-02');
  const inCover = unit.area !== null || holds(unit, 'works') || holds(unit, 'town');
  const heavyGuns = unit.card.arm === 'artillery' && unit.card.weight !== 'light';
  return unless(
    !isOnslaught(formation.order) && refuse('stays-onslaught', 'NBC-ORD-15'),
    !receivesNow(battle, formation) && refuse('stays-at-once', 'NBC-ORD-15'),
    !inCover && !heavyGuns && refuse('stays-who', 'NBC-ORD-15'),
  );
}

/** The current phase or step; between two actions of a turn, also how many formations have acted. */
const momentOf = ({ turn, phase, action, formations }: Battle): string => {
  const acted = phase === 6 && !action && Object.values(formations).filter(({ card }) => card === 'spent').length;
  return [turn, phase, action?.formation, action?.step ?? (acted || '')].join(' ');
};

/** Puts an order in force (AMB-22). Units left behind may rejoin (AMB-28), the disturbed always do (NBC-ORD-22). */
export function receiveOrder(d: EventBuilder, id: string, order: Order): void {
  setFormation(d, id, { order, ordersGivenIn: d.state.turn, receivedAt: momentOf(d.state) });
  endFacts(d, { end: 'order', formation: id });
  endScreens(d, id);
  // NBC-ORD-18: calls off a change that was requested before.
  for (const { id: task, kind, formation } of d.state.agenda)
    if (kind === 'order-change' && formation === id) d.add({ type: 'closed', task });
  const all = rejoins(order, d.state.rulings);
  for (const unit of unitsOf(d.state, id))
    if (unit.disturbed) setUnit(d, unit.id, { ownOrder: null, disturbed: false });
    else if (unit.ownOrder && all) setUnit(d, unit.id, { ownOrder: null });
  takeInOnMarch(d, id);
}

/** Whether the formation receives its order now: a scenario's, or one without a moment, before its units move. */
export function receivesNow(battle: Battle, { id, ordersGivenIn, receivedAt }: Formation): boolean {
  if (receivedAt !== undefined) return receivedAt === momentOf(battle);
  const { turn, phase, action } = battle;
  const before = action ? action.formation === id && action.step === 'orders' : phase === 1;
  return before && turn === Math.max(1, ordersGivenIn);
}

/** NBC-ORD-13, NBC-ORD-14: takes back the stands of a formation that marches. */
function takeInOnMarch(d: EventBuilder, id: string): void {
  const out = unitsOf(d.state, id).filter((unit) => {
    const order = orderOf(d.state, unit);
    return unit.stands > 0 && order && !OBLIGATIONS[order].standsDeploy;
  });
  if (out.length === 0) return;
  for (const unit of out) setUnit(d, unit.id, { stands: 0 });
  const formation = formationOf(d.state, id);
  const who = { formation: formationNamed(formation), units: out.map(unitNamed) };
  notice(d, say('orders-march-stands', who), { side: formation.side });
}
