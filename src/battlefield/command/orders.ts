/** The thirteen formation orders, their ladder, and how one gives way to another (NBC-ORD-01, -17 to -23). */

import { type Rulings, ruling } from '../../book/rulings.ts';
import { type ArmyType, ORDERS, type Order } from '../../book/terms.ts';
import type { Result } from '../../cards/results.ts';
import { type Legality, refuse, unless } from '../../engine/legality.ts';
import type { Said } from '../../engine/message.ts';
import { legacy } from '../../engine/message.ts';
import { type Reckoning, reckon, term } from '../../engine/reckoning.ts';
import { armyCommander, type Battle, type Formation, staysBehind, type Task } from '../battle.ts';
import { drawnBy, oneCard } from '../card-checks.ts';
import { type EventBuilder, log, openTask, setSide } from '../event-builder.ts';
import { holds } from '../facts.ts';
import { learn } from '../learn.ts';
import { type Fact, type Procedure, saidOr } from '../procedure.ts';
import { COMMANDER_CM, hostFacts, officerRating } from '../quality-check.ts';
import { awkwardTerm, cannotPay, distanceCost, spend } from '../re-roll-dice.ts';
import { isPlayed } from '../simplified.ts';
import { ORDER_NAMES, orderWords } from './order-names.ts';
import { mayBeLeftBehind, mayFollow } from './order-obligations.ts';
import { receiveOrder, receivesNow } from './orders-received.ts';

const byNumber = new Map(ORDERS.map((order) => [ORDER_NAMES[order].number, order]));

/** The same order in its Normal stance. */
export const normalStance = (order: Order): Order =>
  ORDERS.find((o) => ORDER_NAMES[o].name === ORDER_NAMES[order].name && ORDER_NAMES[o].stance !== 'Keen')!;

/** NBC-ORD-20: the order one step up (+1) or down (−1) its ladder, clamped; orders off the ladder stay. */
export function shiftedOrder(order: Order, step: 1 | 0 | -1, rulings: Rulings = {}): Order {
  const { number, name } = ORDER_NAMES[order];
  if (number === null || step === 0) return order;
  const next = byNumber.get(Math.min(10, Math.max(1, number + step)))!;
  if (ruling(rulings, 'stanceLadder') === 'withinOrder' && ORDER_NAMES[next].name !== name) return order;
  return next;
}

/** NBC-ORD-20, NBC-QC-16: which way a check on temperament moves the stance. */
export const stanceStep = (result: Result): 1 | 0 | -1 =>
  result === 'VH' || result === 'H' ? 1 : result === 'N' ? 0 : -1;

/** AMB-23: the lowest sum of T and the green dice for each result. */
export const TEMPER_BY_GREEN = { VH: 14, H: 12, N: 9, L: 7 } as const;

/** AMB-23: the green dice as a check on T. */
export function temperByGreen(T: number, green: number): Result {
  const sum = T + green;
  return (['VH', 'H', 'N', 'L'] as const).find((result) => sum >= TEMPER_BY_GREEN[result]) ?? 'VL';
}

/** The orders a player may give at all (AMB-25). */
export const givable = (rulings: Rulings = {}): Order[] =>
  ORDERS.filter((order) => ruling(rulings, 'allowKeenOrders') === 'yes' || ORDER_NAMES[order].stance !== 'Keen');

/** The orders a player may give, by what is in force: from Strategic Movement only Hold or Withdraw (NBC-ORD-14). */
export function ordersToGive(inForce: Order, rulings: Rulings = {}): Order[] {
  return givable(rulings)
    .filter((order) => order !== inForce)
    .filter((order) => mayFollow(inForce, order).ok);
}

/** NBC-ORD-17, NBC-ORD-23: re-roll dice for a change before movement. */
export const changeCost = (formation: Pick<Formation, 'awkward'>, far: boolean): Reckoning => {
  const plain = distanceCost('Order change', far, 'NBC-ORD-17');
  return reckon('Order change', [...plain.terms, awkwardTerm(formation)], { unit: 'RRD' });
};

/** NBC-ORD-19, NBC-ORD-23 */
export const lapelsCost = (formation: Pick<Formation, 'awkward'>): Reckoning =>
  reckon('Order change, face to face', [term('Re-roll die', 1, 'NBC-ORD-19'), awkwardTerm(formation)], { unit: 'RRD' });

/** NBC-ORD-18, AMB-24, AMB-26: after the action an ordinary commander's change is free. */
export function afterActionCost(formation: Pick<Formation, 'awkward'>, far: boolean, rulings: Rulings = {}): Reckoning {
  if (ruling(rulings, 'a5Change') === 'sameAsA1') return changeCost(formation, far);
  const awkward = awkwardTerm(formation);
  return reckon(
    'Order change after the action',
    [awkward ?? term('Under command', 0, 'NBC-ORD-18', { ruling: 'a5Change' })],
    {
      unit: 'RRD',
    },
  );
}

/** NBC-ORD-17, NBC-QC-16: whether a change takes effect (AMB-126). */
export const changeTakesEffect = (result: Result, rulings: Rulings = {}): boolean =>
  result !== 'VL' && !(result === 'L' && ruling(rulings, 'orderChangeFailOn') === 'L-VL');

/** Before movement or after the action, by the step that runs. */
const whenNow = (battle: Battle): 'before' | 'after' => (battle.action?.step === 'administration' ? 'after' : 'before');

/** What a change would cost a formation now, in re-roll dice, its commander near or far. */
export function orderCost(battle: Battle, formation: Formation, far: boolean): Reckoning {
  if (whenNow(battle) === 'after') return afterActionCost(formation, far, battle.rulings);
  return formation.command === 'lapels' ? lapelsCost(formation) : changeCost(formation, far);
}

/**
 * AMB-45: an order is sent from the headquarters, while command is measured from the army commander: what was said of
 * the one holds for the other as long as he is there.
 */
const farKey = ({ sides, rulings }: Battle, { side }: Formation): 'far' | 'farFromHQ' =>
  sides[side].atHQ || ruling(rulings, 'ucFrom') === 'hq' ? 'far' : 'farFromHQ';

/** Whether the commander was last said to be beyond visibility of the headquarters. */
export const saidFar = (battle: Battle, formation: Formation): boolean => holds(formation, farKey(battle, formation));

/** An order change asked for, and what the headquarters is about; what it costs is `changeCost` and its kin. */
export interface ChangeFacts {
  readonly when: 'before' | 'after';
  /** How the commander came through his test; null before it. */
  readonly command: 'under' | 'lapels' | 'not' | null;
  readonly inForce: Order;
  readonly next: Order;
  readonly armyType: ArmyType;
  /** The army commander is with his headquarters. */
  readonly atHQ: boolean;
  /** The headquarters moves this turn. */
  readonly hqMoved?: boolean;
  /** Orders it has changed this turn while he was away. */
  readonly changedAway?: number;
}

/** AMB-52: the general gives this one himself, before the move; after it the headquarters does. */
const faceToFace = ({ when, command }: Pick<ChangeFacts, 'when' | 'command'>): boolean =>
  command === 'lapels' && when === 'before';

/** Whether an order may be changed so. NBC-ORD-14, -17, -18, NBC-UC-03, NBC-CMA-02, -03 */
export function mayGiveOrder(facts: ChangeFacts, rulings: Rulings = {}): Legality {
  const { command, inForce, next, armyType, atHQ, hqMoved = false, changedAway = 0 } = facts;
  const face = faceToFace(facts);
  const traditional = armyType === 'Traditional';
  return unless(
    command === 'not' && refuse('He is not under command this turn, so his order stands.', 'NBC-UC-03'),
    command === null && refuse('Throw first whether he is under command.', 'NBC-ORD-17'),
    hqMoved && refuse('The headquarters is on the move: no order can be changed this turn.', 'NBC-CMA-03'),
    !ordersToGive(inForce, rulings).includes(next) &&
      (inForce === 'strategic'
        ? refuse('From Strategic Movement only Hold or Withdraw can follow.', 'NBC-ORD-14')
        : refuse('That order cannot be given.', 'NBC-ORD-01', 'allowKeenOrders')),
    !atHQ &&
      !face &&
      traditional &&
      refuse('The army commander is away, and the headquarters of a Traditional army changes no orders.', 'NBC-CMA-02'),
    !atHQ &&
      !face &&
      changedAway >= 1 &&
      refuse('The army commander is away, and his headquarters has changed its one order this turn.', 'NBC-CMA-02'),
    !atHQ &&
      face &&
      traditional &&
      ruling(rulings, 'lapelsTraditional') === 'no' &&
      refuse(
        'The commander of a Traditional army changes no orders away from his headquarters.',
        'NBC-CMA-02',
        'lapelsTraditional',
      ),
  );
}

/** Whether a formation may be given another order now. */
export function mayChangeOrder(battle: Battle, formation: Formation, order: Order, far: boolean): Legality {
  const when = whenNow(battle);
  const poor = cannotPay(battle, formation.side, orderCost(battle, formation, far).total);
  const { atHQ, hqMoved, changedAway } = battle.sides[formation.side];
  const { armyType } = battle.scenario.sides[formation.side];
  const may = mayGiveOrder(
    { when, command: formation.command, inForce: formation.order, next: order, armyType, atHQ, hqMoved, changedAway },
    battle.rulings,
  );
  // The one order that leaves without the commander (NBC-CMA-02) is counted when it arrives.
  const alone = !atHQ && !faceToFace({ when, command: formation.command });
  const open = battle.agenda.some(
    (task) =>
      task.kind === 'order-change' && (task.formation === formation.id || (alone && task.side === formation.side)),
  );
  return unless(
    !isPlayed('give-order', battle.simplified) && refuse('The simplified game has no orders.', 'NBC-SIM-02'),
    battle.action?.formation !== formation.id &&
      refuse('An order changes in the action of its own formation: before it moves, or after.', 'NBC-ORD-17'),
    !may.ok && may,
    open &&
      refuse('An order that was sent has not been answered: answer it first.', alone ? 'NBC-CMA-02' : 'NBC-ORD-17'),
    when === 'before' &&
      battle.action?.step !== 'orders' &&
      refuse('Before movement, or after the action: the units are on the move.', 'NBC-ORD-17'),
    poor !== undefined && refuse(legacy(poor), 'NBC-RR-05'),
  );
}

/** NBC-CMA-02: an order that the headquarters has changed without its commander; one that failed has changed nothing. */
function countAway(d: EventBuilder, { side }: Formation): void {
  const { atHQ, changedAway } = d.state.sides[side];
  if (!atHQ) setSide(d, side, { changedAway: changedAway + 1 });
}

/** An order change asked for: paid now, checked if the way asks for a card. */
export function changeOrder(d: EventBuilder, formation: Formation, order: Order, far: boolean): Said | undefined {
  const when = whenNow(d.state);
  const legal = mayChangeOrder(d.state, formation, order, far);
  if (!legal.ok) return legal.why;
  const face = faceToFace({ when, command: formation.command });
  const asBefore = when === 'before' || ruling(d.state.rulings, 'a5Change') === 'sameAsA1';
  const cost = orderCost(d.state, formation, far);
  if (cost.total > 0) spend(d, formation.side, cost.total);
  learn(d, { formation: formation.id }, { [farKey(d.state, formation)]: far });
  if (!face && asBefore) {
    openTask(d, {
      kind: 'order-change',
      side: formation.side,
      formation: formation.id,
      data: { order, cost: cost.total },
    });
    return undefined;
  }
  log(d, `${formation.name}: order **${orderWords(order)}**.`, { side: formation.side, sums: [cost] });
  if (!face) countAway(d, formation);
  receiveOrder(d, formation.id, order);
  return undefined;
}

/** AMB-12: what the table may say for an officer's check; nothing unless the group lets it count. */
export const officerFacts = (battle: Battle, task: Task): Fact[] =>
  ruling(battle.rulings, 'officerMods') === 'none'
    ? []
    : [
        {
          key: 'nearAC',
          label: `${armyCommander(battle, task.side!).name} within ${COMMANDER_CM} cm of him`,
          effect: '+1',
          kind: 'switch',
          value: saidOr(task, 'nearAC', false),
        },
      ];

const ratingFor = (battle: Battle, task: Task): Reckoning => {
  const officer = battle.officers[battle.formations[task.formation!]!.commander]!;
  const near = saidOr(task, 'nearAC', false);
  return officerRating(officer.name, 'A', officer.A, near, battle.rulings, hostFacts(battle, officer));
};

export const orderChange: Procedure = {
  kind: 'order-change',
  question: (battle, task) =>
    `Does ${battle.officers[battle.formations[task.formation!]!.commander]!.name} take up the new order?`,
  facts: officerFacts,
  ...oneCard({
    label: 'Order change',
    rating: ratingFor,
    claim: 'Chance that it takes effect',
    good: (result, { rulings }) => changeTakesEffect(result, rulings),
    means: (result, { rulings }) => (changeTakesEffect(result, rulings) ? 'takes effect' : 'does not'),
  }),
  reading(battle, task) {
    const { rating, result, how } = drawnBy(battle, task, ratingFor(battle, task));
    const works = changeTakesEffect(result, battle.rulings);
    const order = task.data.order as Order;
    const formation = battle.formations[task.formation!]!;
    return {
      word: how.split(',')[0]!,
      means: works
        ? `The new order takes effect: ${orderWords(order)}.`
        : `It does not take effect; the order stays ${orderWords(formation.order)}.`,
      sums: [rating],
      part: result,
      good: works,
    };
  },
  settle(d, task) {
    const { rating, result, how } = drawnBy(d.state, task, ratingFor(d.state, task));
    decide(d, task.formation!, task.data.order as Order, changeTakesEffect(result, d.state.rulings), how, rating);
  },
  byHand: () => [
    { value: 'yes', label: 'It takes effect' },
    { value: 'no', label: 'It does not' },
  ],
  settleByHand(d, task, choice) {
    decide(d, task.formation!, task.data.order as Order, choice === 'yes');
  },
};

function decide(
  d: EventBuilder,
  formationId: string,
  order: Order,
  works: boolean,
  drawn?: string,
  rating?: Reckoning,
): void {
  const formation = d.state.formations[formationId]!;
  const how = drawn ? ` (${drawn})` : '';
  log(
    d,
    works
      ? `${formation.name}: order **${orderWords(order)}**${how}.`
      : `${formation.name}: the order to ${ORDER_NAMES[order].name} **does not arrive**${how}.`,
    { side: formation.side, ...(rating ? { sums: [rating] } : { byHand: true }) },
  );
  if (!works) return;
  countAway(d, formation);
  receiveOrder(d, formation.id, order);
}

/** AMB-28: by ruling its owner calls a unit back that was left behind, when its formation has received an order. */
export function mayCallBack(battle: Battle, unit: Battle['units'][string]): Legality {
  const formation = unit.formation ? battle.formations[unit.formation] : undefined;
  return unless(
    !staysBehind(unit) && refuse('It was not left behind.', 'NBC-ORD-15'),
    (ruling(battle.rulings, 'optOutRejoin') !== 'ownerChoice' || formation?.ordersGivenIn !== battle.turn) &&
      refuse('Units left behind rejoin when their formation receives another order.', 'NBC-ORD-15', 'optOutRejoin'),
    !(formation && receivesNow(battle, formation)) &&
      refuse('They are called back when the order is received.', 'NBC-ORD-15', 'optOutRejoin'),
  );
}

/** NBC-ORD-15: whether a unit may be left behind when its formation attacks or pursues. */
export function mayStayBehind(battle: Battle, unit: Battle['units'][string]): Legality {
  const formation = unit.formation ? battle.formations[unit.formation] : undefined;
  if (!formation) return refuse('It belongs to no formation.', 'NBC-ORD-15');
  const inCover = unit.area !== null || holds(unit, 'works') || holds(unit, 'town');
  const { card } = unit;
  return mayBeLeftBehind({
    order: formation.order,
    arm: card.arm,
    ...(card.arm === 'artillery' && { weight: card.weight }),
    inCover,
    atOnce: receivesNow(battle, formation),
  });
}
