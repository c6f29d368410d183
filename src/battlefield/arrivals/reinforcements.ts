/** Reinforcements: when and whether they arrive, what that changes, and who gives ground (NBC-RNF-01 to -05). */

import * as z from 'zod/mini';
import { type Rulings, ruling } from '../../book/rulings.ts';
import { clock, enemyOf, ORDERS, type Order, type SideId } from '../../book/terms.ts';
import type { Result } from '../../cards/results.ts';
import { type Legality, refuse, unless } from '../../engine/legality.ts';
import { type Message, type Named, type Said, say, type Text, word } from '../../engine/message.ts';
import type { Choice } from '../../engine/procedure.ts';
import type { Reckoning } from '../../engine/reckoning.ts';
import { commandRadius, radiusAfterArrival, unitsCounted } from '../../scenarios/command-radius.ts';
import type { OfficerRatings } from '../../scenarios/ratings.ts';
import type { Reinforcement } from '../../scenarios/schema.ts';
import type { Battle, Formation, Task, Unit } from '../battle.ts';
import { allUnits, commanderOf, formationsOf, hasArrived, keepsBooks, movesAlone, unitsOf } from '../battle.ts';
import { leaderOf } from '../command/commander-checks.ts';
import { givable, receiveOrder } from '../command/orders.ts';
import { known } from '../facts.ts';
import { deed } from '../handling.ts';
import { BY_HAND, type Decided, oneCard } from '../ledger/checks.ts';
import { comeOff, driveOff } from '../ledger/driven-off.ts';
import { comeOntoTable, ENTRY_CM } from '../ledger/entering.ts';
import { type EventBuilder, log, openTask, setFormation, setUnit } from '../ledger/event-builder.ts';
import { endFacts, learn } from '../ledger/learn.ts';
import { formationOf, sure } from '../look-up.ts';
import { formationNamed, shortNamed, unitNamed } from '../named.ts';
import { type Asked, answers, choicesFrom, type Procedure } from '../procedure.ts';
import { officerRating } from '../quality-check.ts';
import { isPlayed } from '../simplified.ts';

/** NBC-RNF-02, NBC-QC-16: whether units arrive on this result. */
export const arrives = (result: Result): boolean => result === 'VH' || result === 'H' || result === 'N';

/** NBC-RNF-02: the rating for a formation's arrival: its commander's A, or T or L by ruling `reinfRating` (AMB-60). */
export function arrivalRating(officer: Named & OfficerRatings, rulings: Rulings = {}): Reckoning {
  const letter = ruling(rulings, 'reinfRating');
  const who: Named = { id: officer.id, name: officer.name };
  const sum = officerRating(who, letter, officer[letter], false, rulings);
  const [first, ...rest] = sum.terms;
  return { ...sum, terms: first ? [{ ruling: 'reinfRating', ...first, row: 'NBC-RNF-02' }, ...rest] : rest };
}

const arrivalData = z.strictObject({ reinforcement: z.string() });
const arrivalAnswers = answers({ order: z.literal(ORDERS) });
type Arrival = Asked<z.infer<typeof arrivalData>, z.infer<typeof arrivalAnswers>>;

type Coming = Pick<Task, 'formation' | 'data'>;

const comingOf = ({ scenario }: Battle, { data }: Coming): Reinforcement =>
  sure(scenario.reinforcements.find(({ id }) => id === data.reinforcement));

const toArrive = (battle: Battle, task: Coming): Formation => formationOf(battle, task.formation);

const rating = (battle: Battle, task: Arrival): Reckoning =>
  arrivalRating(leaderOf(battle, toArrive(battle, task)), battle.rulings);

/** What arrives: the formation, or units of one that is already there. */
export function whoComes(battle: Battle, task: Coming): { readonly who: Text; readonly n: number } {
  const formation = toArrive(battle, task);
  const units = unitsOfComing(battle, comingOf(battle, task));
  const named = formationNamed(formation);
  if (!formation.present || units.length === 0) return { who: named, n: 1 };
  return { who: say('arrival-unit', { formation: named, unit: units.map(shortNamed) }), n: units.length };
}

const orderChosen = (battle: Battle, task: Arrival): Order => task.facts.order ?? toArrive(battle, task).order;

export const arrival: Procedure<Arrival['data'], Arrival['facts']> = {
  schema: { data: arrivalData, facts: arrivalAnswers },
  question: (battle, task) => say('arrival-question', whoComes(battle, task)),
  over: (battle, task) => unitsOfComing(battle, comingOf(battle, task)).length === 0,
  facts(battle, task) {
    const { present, order: planned } = toArrive(battle, task);
    // NBC-ORD-21: a formation's first units bring its commander, who needs an order.
    if (present || !isPlayed('give-order', battle.simplified)) return [];
    // Any order is allowed; the planned one comes first.
    const orders = [planned, ...givable(battle.rulings).filter((order) => order !== planned)];
    const options = orders.map((value): Choice => ({ value, label: `order-${value}` }));
    return [{ key: 'order', label: 'arrival-order', kind: 'choice', value: orderChosen(battle, task), options }];
  },
  ...oneCard<Arrival['data'], Arrival['facts']>({
    label: 'arrival-card',
    rating,
    claim: 'arrival-chance',
    good: arrives,
    means: (result) => (arrives(result) ? 'arrival-they-do' : 'arrival-next-turn'),
    reads(result, battle, task) {
      const { where } = comingOf(battle, task);
      return { means: arrives(result) ? say('arrival-means', { where }) : 'arrival-not-yet' };
    },
    follows: (d, task, result, how, decided) => conclude(d, task, arrives(result), how, decided),
  }),
  byHand: () => choicesFrom({ yes: 'arrival-yes', no: 'not-yet' }),
  settleByHand: (d, task, choice) => conclude(d, task, choice === 'yes', word('gone-by-the-table'), BY_HAND),
};

function conclude(d: EventBuilder, task: Arrival, comes: boolean, how: Message, decided: Decided): void {
  const formation = toArrive(d.state, task);
  const more = { side: formation.side, sums: [], ...decided };
  const { who, n } = whoComes(d.state, task);
  if (!comes) {
    log(d, say('arrival-log-not', { who, n, how }), more);
    return;
  }
  const order = orderChosen(d.state, task);
  const coming = comingOf(d.state, task);
  const radius = comeOn(d, formation, coming);
  const told = { who, how, where: coming.where };
  // NBC-SIM-02: without orders in play none is given.
  const ordered = !formation.present && isPlayed('give-order', d.state.simplified);
  const text: Said = ordered
    ? say('arrival-log-order', { ...told, order: word(`order-${order}`) })
    : say('arrival-log', { ...told, n });
  log(d, text, { ...more, sums: [...more.sums, radius] });
  if (ordered) receiveOrder(d, formation.id, order);
}

/** NBC-RNF-03, -05: units arrive beside the table and enter in their formation's action. Returns the command radius. */
export function comeOn(d: EventBuilder, formation: Formation, coming: Reinforcement): Reckoning {
  const { rulings, scenario } = d.state;
  const units = unitsOfComing(d.state, coming);
  const there = unitsOf(d.state, formation.id).filter((unit) => unit.kind === 'unit' && hasArrived(unit));
  d.add({ type: 'arrived', reinforcement: coming.id });
  for (const { id: unit } of units) {
    setUnit(d, unit, { present: true });
    learn(d, { unit }, { entering: true });
  }
  const counted = unitsCounted(cardsOf(units), rulings);
  const { armyType } = scenario.sides[formation.side];
  const { A } = leaderOf(d.state, formation);
  const surviving = unitsCounted(cardsOf(there), rulings);
  const history = { current: formation.radius, original: formation.startUnits, surviving };
  const radius = formation.present
    ? radiusAfterArrival(history, counted, A, armyType, rulings)
    : commandRadius(cardsOf(units), A, armyType, rulings);
  const startUnits = (formation.present ? formation.startUnits : 0) + counted;
  setFormation(d, formation.id, { present: true, radius: radius.total, startUnits });
  // NBC-SCN-13: units out of command may be within the longer radius.
  if (formation.present && radius.total > formation.radius)
    endFacts(d, { end: 'officer-changes', officer: formation.commander });
  const { action } = d.state;
  if (action?.formation === formation.id && (action.step === 'orders' || action.step === 'move'))
    comeOntoTable(d, formation.id);
  return radius;
}

const cardsOf = (units: readonly Unit[]) => units.map(({ card }) => card);

/** NBC-TIM-02: whether game time has reached this time. */
export const isDue = (battle: Pick<Battle, 'minutes'>, at: number): boolean => battle.minutes >= at;

/** Reinforcements that are not yet on the table, soonest first, without those put there by hand. */
export const awaited = (battle: Battle): Reinforcement[] =>
  battle.scenario.reinforcements
    .filter((coming) => !battle.arrived.includes(coming.id) && unitsOfComing(battle, coming).length > 0)
    .sort((a, b) => a.at - b.at);

/** NBC-RNF-01: the reinforcements whose time has come; times are the earliest possible. */
export const dueNow = (battle: Battle): Reinforcement[] => awaited(battle).filter((coming) => isDue(battle, coming.at));

export const openArrivals = (d: EventBuilder): void => {
  for (const { id, side, formation } of dueNow(d.state).reverse())
    openTask(d, { kind: 'arrival', side, formation, data: { reinforcement: id } });
};

export const unitsOfComing = (battle: Battle, coming: Reinforcement): Unit[] =>
  unitsOf(battle, coming.formation).filter(
    (unit) => !unit.present && (!coming.units || coming.units.includes(unit.id)),
  );

/** The name of an arrival: a formation's commander, or the first unit of part of a formation. */
export function arrivalName(battle: Battle, coming: Reinforcement): string {
  const formation = formationOf(battle, coming.formation);
  const [first] = unitsOfComing(battle, coming);
  return formation.present && first ? first.card.name : commanderOf(battle, formation).name;
}

/** For example "Ross may come from 17:00.", for a phase with nothing to do. */
export function nextArrivalWords(battle: Battle): Said {
  const [next] = awaited(battle);
  return next ? say('arrival-next', { who: arrivalName(battle, next), from: clock(next.at) }) : 'arrival-none';
}

/** The arriving formations that have not moved since: in their action, or while no formation acts. */
const comingOn = (battle: Battle, side: SideId): Formation[] =>
  formationsOf(battle, side).filter(
    (formation) => known(formation, 'gaveGround') && (battle.action?.formation ?? formation.id) === formation.id,
  );

/** NBC-RNF-04: whether a unit, an enemy of those arriving and no garrison, may give ground; it may do so once. */
export function mayGiveGround(battle: Battle, unit: Unit): Legality {
  const coming = comingOn(battle, enemyOf(unit.side));
  const gave = coming.some((formation) => known(formation, 'gaveGround')?.includes(unit.id));
  const may = coming.length > 0 && !gave && movesAlone(unit) && keepsBooks(battle, unit.side);
  return unless(!may && refuse('ground-nobody-near', 'NBC-RNF-04'));
}

export const mayStandBack = (battle: Battle): Unit[] =>
  allUnits(battle).filter((unit) => mayGiveGround(battle, unit).ok);

/** AMB-61: the unit leaves its place and keeps its order. */
export const giveGround = deed(mayGiveGround, (d, unit) => {
  // NBC-BRG-05: a Broken unit also leaves its bridge.
  comeOff(d, unit);
  driveOff(d, unit.id, true);
  for (const formation of comingOn(d.state, enemyOf(unit.side)))
    learn(d, { formation: formation.id }, { gaveGround: [...(known(formation, 'gaveGround') ?? []), unit.id] });
  log(d, say('ground-log', { unit: unitNamed(unit), cm: ENTRY_CM }), { side: unit.side });
});
