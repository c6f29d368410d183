/** Reinforcements: when they may come, whether they do, and what their coming changes (NBC-RNF-01 to -05). */

import { type Rulings, ruling } from '../book/rulings.ts';
import type { Order } from '../book/terms.ts';
import { RESULT_NAMES, type Result } from '../cards/results.ts';
import type { Reckoning } from '../engine/reckoning.ts';
import { commandRadius, radiusAfterArrival, unitsCounted } from '../scenarios/command-radius.ts';
import type { Reinforcement } from '../scenarios/schema.ts';
import { unitsOfComing } from './awaited.ts';
import { type Battle, commanderOf, type Officer, onTable, type Task, unitsOf } from './battle.ts';
import { drawnBy, oneCard } from './card-checks.ts';
import { givable } from './command/orders.ts';
import { receiveOrder } from './command/orders-received.ts';
import { type EventBuilder, log, setFormation, setUnit } from './event-builder.ts';
import { CONTACT_ZONE_CM } from './movement/contact-zone.ts';
import { type Procedure, saidOr } from './procedure.ts';
import { officerRating } from './quality-check.ts';

/** NBC-RNF-04: how far from the entry enemies in the Contact Zone of those who enter stand back, cm. */
export const ENTRY_CM = 15;

/** NBC-RNF-02, NBC-QC-16 */
export const arrives = (result: Result): boolean => result === 'VH' || result === 'H' || result === 'N';

/** NBC-RNF-02: what the arrival of a formation is checked on: its commander's A, or T or L by ruling `reinfRating` (AMB-60). */
export function arrivalRating(officer: Pick<Officer, 'name' | 'A' | 'T' | 'L'>, rulings: Rulings = {}): Reckoning {
  const letter = ruling(rulings, 'reinfRating');
  const sum = officerRating(officer.name, letter, officer[letter], false, rulings);
  return {
    ...sum,
    terms: sum.terms.map((t, i) => (i === 0 ? { ...t, row: 'NBC-RNF-02', ruling: 'reinfRating' as const } : t)),
  };
}

const comingOf = (battle: Battle, task: Task): Reinforcement =>
  battle.scenario.reinforcements.find((coming) => coming.id === task.data.reinforcement)!;

const rating = (battle: Battle, task: Task): Reckoning =>
  arrivalRating(commanderOf(battle, battle.formations[task.formation!]!), battle.rulings);

const who = (battle: Battle, task: Task): string => {
  const coming = comingOf(battle, task);
  const formation = battle.formations[task.formation!]!;
  const units = unitsOfComing(battle, coming);
  return formation.present && units.length === 1 ? `${formation.name}: ${units[0]!.card.name}` : formation.name;
};

/** The first units of a formation bring its commander, who must be given an order (NBC-ORD-21). */
const needsOrder = (battle: Battle, task: Task): boolean => !battle.formations[task.formation!]!.present;

const orderChosen = (battle: Battle, task: Task): Order =>
  saidOr(task, 'order', battle.formations[task.formation!]!.order);

export const arrival: Procedure = {
  kind: 'arrival',
  question: (battle, task) => `Does ${who(battle, task)} arrive?`,
  facts(battle, task) {
    if (!needsOrder(battle, task)) return [];
    const planned = battle.formations[task.formation!]!.order;
    return [
      {
        key: 'order',
        label: 'Order on arrival',
        kind: 'choice',
        value: orderChosen(battle, task),
        // NBC-ORD-21: any order; the one it was planned with stands first.
        options: [planned, ...givable(battle.rulings).filter((order) => order !== planned)].map((order) => ({
          value: order,
          label: `order-${order}`,
        })),
      },
    ];
  },
  ...oneCard({
    label: 'Arrival',
    rating,
    claim: 'Chance that they arrive',
    good: arrives,
    means: (result) => (arrives(result) ? 'arrive' : 'next turn'),
  }),
  reading(battle, task) {
    const { rating: sum, result } = drawnBy(battle, task, rating(battle, task));
    const coming = comingOf(battle, task);
    return {
      word: RESULT_NAMES[result],
      means: arrives(result)
        ? `They arrive. Entry: ${coming.where}. Enemies within ${CONTACT_ZONE_CM} cm of it, but no garrison, stand back to ${ENTRY_CM} cm.`
        : 'Not yet. They try again next turn.',
      sums: [sum],
      part: result,
      good: arrives(result),
    };
  },
  settle(d, task) {
    const { rating: sum, result, how } = drawnBy(d.state, task, rating(d.state, task));
    if (arrives(result)) arrive(d, task, how, sum);
    else
      log(d, `${who(d.state, task)} **does not arrive** yet (${how}).`, {
        side: task.side!,
        sums: [sum],
      });
  },
  byHand: () => [
    { value: 'yes', label: 'They arrive' },
    { value: 'no', label: 'Not yet' },
  ],
  settleByHand(d, task, choice) {
    if (choice === 'yes') arrive(d, task);
    else log(d, `${who(d.state, task)} **does not arrive** yet.`, { side: task.side!, byHand: true });
  },
};

/** NBC-RNF-03, NBC-RNF-05, NBC-ORD-21 */
function arrive(d: EventBuilder, task: Task, drawn?: string, sum?: Reckoning): void {
  const { state } = d;
  const coming = comingOf(state, task);
  const formation = state.formations[task.formation!]!;
  const order = orderChosen(state, task);
  const units = unitsOfComing(state, coming);
  const name = who(state, task);
  const there = unitsOf(state, formation.id).filter((unit) => unit.present && unit.kind === 'unit');
  d.add({ type: 'arrived', reinforcement: coming.id });
  for (const unit of units) setUnit(d, unit.id, { present: true });
  const counted = unitsCounted(
    units.map((unit) => unit.card),
    state.rulings,
  );
  const surviving = unitsCounted(
    there.filter(onTable).map((unit) => unit.card),
    state.rulings,
  );
  const { armyType } = state.scenario.sides[formation.side];
  const { A } = commanderOf(state, formation);
  const history = { current: formation.radius, original: formation.startUnits, surviving };
  const radius = formation.present
    ? radiusAfterArrival(history, counted, A, armyType, state.rulings)
    : commandRadius(
        units.map((unit) => unit.card),
        A,
        armyType,
        state.rulings,
      );
  setFormation(d, formation.id, {
    present: true,
    radius: radius.total,
    startUnits: (formation.present ? formation.startUnits : 0) + counted,
  });
  log(
    d,
    `**${name} arrives** at ${coming.where}${formation.present ? '' : `, order ${order}`}${drawn ? ` (${drawn})` : ''}.`,
    { side: formation.side, sums: [...(sum ? [sum] : []), radius], ...(!drawn && { byHand: true }) },
  );
  if (!formation.present) receiveOrder(d, formation.id, order);
}
