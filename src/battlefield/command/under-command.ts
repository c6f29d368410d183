/** Whether the commander is under command, and what his temper does when he is not (NBC-UC-01 to -06). */

import { ruling } from '../../book/rulings.ts';
import type { Order, SideId } from '../../book/terms.ts';
import { setAside } from '../../cards/hand.ts';
import { RESULT_NAMES, type Result } from '../../cards/results.ts';
import type { Face, Pot } from '../../dice/faces.ts';
import { greenTotal } from '../../dice/pot.ts';
import { type Reckoning, reckon, term } from '../../engine/reckoning.ts';
import {
  armyCommander,
  type Battle,
  commanderOf,
  type Formation,
  type Officer,
  onTable,
  type Task,
} from '../battle.ts';
import { drawnBy, oneCard } from '../card-checks.ts';
import { pairOdds } from '../chances.ts';
import { type EventBuilder, log, openTask, setFormation, setSide } from '../event-builder.ts';
import { type FlagKey, holds } from '../facts.ts';
import { learn } from '../learn.ts';
import { type Fact, type Procedure, saidOr } from '../procedure.ts';
import { hostFacts, officerRating } from '../quality-check.ts';
import { atHeadquarters, distanceCost, ownAgain } from '../re-roll-dice.ts';
import { isPlayed, REACTIONS, SIMPLE_COMMAND_NEED, simplifiedCommand, simplifiedReaction } from '../simplified.ts';
import { armyRadius } from '../sky/visibility.ts';
import { potIn } from '../throws.ts';
import { ORDER_NAMES, orderWords } from './order-names.ts';
import { isOnslaught } from './order-obligations.ts';
import { normalStance, officerFacts, shiftedOrder, stanceStep, temperByGreen } from './orders.ts';
import { receiveOrder } from './orders-received.ts';
import { COSSACKS_CM, type CommandFacts, harasses, NEED_FAR, NEED_NEAR, underCommand } from './who-acts-next.ts';
import { handOf, writeHand } from './who-may-act.ts';

/** Whether the commander is too far off, asked once and kept for the formation. */
export const farFact = (
  battle: Battle,
  formation: Formation,
  key: string,
  value: boolean,
  from: string,
  effect: string,
): Fact => ({
  key,
  label: `${commanderOf(battle, formation).name} beyond ${armyRadius(battle, formation.side).total} cm of ${from}`,
  effect,
  kind: 'switch',
  value,
  keptFor: 'formation',
});

/** What was said of a formation, in this question or before. */
export const saidOfFormation = (
  task: Task,
  formation: Formation,
  key: FlagKey<'formation'>,
  slot: string = key,
): boolean => saidOr(task, slot, holds(formation, key));

/** The same pot decides command; uncontested, a fresh one is thrown (NBC-UC-01). */
export function openCommand(d: EventBuilder, formation: string, pot?: Pot, own = false): void {
  const { side } = d.state.formations[formation]!;
  openTask(d, {
    kind: 'command',
    side,
    formation,
    ...(pot && { rolls: [{ slot: 'pot', by: side, thing: { pot }, own, again: [] }] }),
  });
}

/** NBC-UC-04, AMB-51: whether the enemy has anybody who harasses. */
export const canHarass = (battle: Battle, side: SideId): boolean =>
  Object.values(battle.units).some(
    (unit) => unit.side !== side && onTable(unit) && unit.card.arm === 'cavalry' && harasses(unit.card, battle.rulings),
  );

function commandFacts(battle: Battle, task: Task): CommandFacts & { readonly lapels: boolean } {
  const formation = battle.formations[task.formation!]!;
  return {
    A: commanderOf(battle, formation).A,
    far: saidOfFormation(task, formation, 'far'),
    harassed: saidOfFormation(task, formation, 'harassed') && canHarass(battle, formation.side),
    lapels: saidOr(task, 'lapels', false),
  };
}

interface CommandReading {
  readonly command: 'under' | 'lapels' | 'not';
  readonly sums: readonly Reckoning[];
  /** The T check by the green dice, when he is not under command and the group reads them so. */
  readonly temper: Result | null;
}

/** NBC-SIM-02: ten or more with the white dice and A, wherever he is. */
function simpleReading(battle: Battle, officer: Officer, pot: Pot): CommandReading {
  const { score, underCommand } = simplifiedCommand(pot.white, officer.A);
  const sums = [{ ...score, note: `needs ${SIMPLE_COMMAND_NEED}` }];
  if (underCommand) return { command: 'under', sums, temper: null };
  // AMB-148: read as the full game reads his temperament.
  const temper = ruling(battle.rulings, 'tCheck') === 'card' ? null : temperByGreen(officer.T, greenTotal(pot));
  return { command: 'not', sums, temper };
}

export function commandReading(battle: Battle, task: Task): CommandReading {
  const facts = commandFacts(battle, task);
  const officer = commanderOf(battle, battle.formations[task.formation!]!);
  const pot = potIn(task);
  if (facts.lapels) return { command: 'lapels', sums: [], temper: null };
  if (!pot) return { command: 'under', sums: [], temper: null };
  if (!isPlayed('give-order', battle.simplified)) return simpleReading(battle, officer, pot);
  const { under, total: shown } = underCommand(pot, facts);
  if (under) return { command: 'under', sums: [shown], temper: null };
  if (ruling(battle.rulings, 'tCheck') === 'card') return { command: 'not', sums: [shown], temper: null };
  const green = reckon('Temperament', [
    term(`${officer.name}, T${officer.T}`, officer.T, 'NBC-UC-03'),
    term('Green dice', greenTotal(pot), 'NBC-UC-03', { ruling: 'tCheck' }),
  ]);
  return { command: 'not', sums: [shown, green], temper: temperByGreen(officer.T, greenTotal(pot)) };
}

const stanceWords = (battle: Battle, formation: Formation, result: Result): string => {
  // NBC-SIM-03
  if (!isPlayed('give-order', battle.simplified)) return REACTIONS[simplifiedReaction(result)];
  const next = shiftedOrder(formation.order, stanceStep(result), battle.rulings);
  return next === formation.order
    ? `the order stays ${orderWords(formation.order)}`
    : `${stanceStep(result) > 0 ? 'up' : 'down'} one step, to ${orderWords(next)}`;
};

export const command: Procedure = {
  kind: 'command',
  question: (battle, task) => `Is ${commanderOf(battle, battle.formations[task.formation!]!).name} under command?`,
  facts(battle, task) {
    const formation = battle.formations[task.formation!]!;
    const side = battle.sides[formation.side];
    const facts = commandFacts(battle, task);
    const from =
      ruling(battle.rulings, 'ucFrom') === 'hq' ? 'the headquarters' : armyCommander(battle, formation.side).name;
    return [
      ...(isPlayed('give-order', battle.simplified)
        ? [farFact(battle, formation, 'far', facts.far, from, `needs ${NEED_FAR}, not ${NEED_NEAR}`)]
        : []),
      ...(side.lapels === null
        ? [
            {
              key: 'lapels',
              label: `${armyCommander(battle, formation.side).name} grabs him by the lapels`,
              effect: 'under command, once a turn',
              kind: 'switch',
              value: facts.lapels,
            } as const,
          ]
        : []),
      ...(canHarass(battle, formation.side)
        ? [
            {
              key: 'harassed',
              label: `Cossacks within ${COSSACKS_CM} cm`,
              effect: '−1',
              kind: 'switch',
              value: facts.harassed,
              keptFor: 'formation',
            } as const,
          ]
        : []),
    ];
  },
  needs(battle, task) {
    if (potIn(task) || commandFacts(battle, task).lapels) return [];
    const formation = battle.formations[task.formation!]!;
    return [{ slot: 'pot', by: formation.side, label: `${formation.name}’s pot`, want: 'pot', counts: 2 }];
  },
  odds(battle, task) {
    if (commandFacts(battle, task).lapels) return null;
    const underWith = (white: readonly [Face, Face]): boolean => {
      const pot = { red: 1, white, green: [1, 1] } as const;
      const roll = { slot: 'pot', by: task.side!, thing: { pot }, own: false, again: [] };
      return commandReading(battle, { ...task, rolls: [roll] }).command === 'under';
    };
    return pairOdds(underWith, {
      claim: 'Chance of being under command',
      good: ['under', 'under command'],
      bad: ['not', 'not'],
    });
  },
  // AMB-05, NBC-RR-06: for command alone; who moves has been decided.
  again(battle, task) {
    const formation = battle.formations[task.formation!]!;
    if (!potIn(task) || commandFacts(battle, task).lapels) return [];
    const cost = distanceCost('Re-throw', commandFacts(battle, task).far, 'NBC-CCD-07');
    const refused = atHeadquarters(battle, formation.side);
    return [{ ...ownAgain(battle, 'pot', formation.side, cost), ...(refused && { refused }) }];
  },
  reading(battle, task) {
    const formation = battle.formations[task.formation!]!;
    const { command: how, sums, temper } = commandReading(battle, task);
    if (how === 'lapels')
      return {
        word: 'Under command',
        means: `${armyCommander(battle, formation.side).name} holds him by the lapels.`,
        sums,
        good: true,
      };
    if (how === 'under')
      return {
        word: 'Under command',
        means: isPlayed('give-order', battle.simplified)
          ? `He carries out ${orderWords(orderExecuted(battle, formation))}.`
          : 'He does as his player likes.',
        sums,
        good: true,
      };
    return {
      word: 'Not under command',
      means: temper
        ? `Temperament ${RESULT_NAMES[temper].toLowerCase()}: ${stanceWords(battle, formation, temper)}.`
        : 'A card on his temperament decides the stance.',
      sums,
      good: false,
    };
  },
  settle(d, task) {
    const { command: how, sums, temper } = commandReading(d.state, task);
    setCommand(d, d.state.formations[task.formation!]!, how, sums, temper);
  },
  byHand: () => [
    { value: 'under', label: 'Under command' },
    { value: 'not', label: 'Not under command' },
  ],
  settleByHand(d, task, choice) {
    setCommand(d, d.state.formations[task.formation!]!, choice as 'under' | 'not', [], null, true);
  },
};

export function setCommand(
  d: EventBuilder,
  formation: Formation,
  how: 'under' | 'lapels' | 'not',
  sums: readonly Reckoning[],
  temper: Result | null,
  byHand = false,
): void {
  writeHand(d, formation.side, setAside(handOf(d.state, formation.side), formation.id));
  setFormation(d, formation.id, { command: how });
  if (how === 'lapels') setSide(d, formation.side, { lapels: formation.id });
  d.add({ type: 'action', action: { formation: formation.id, step: 'orders' } });
  const { name } = commanderOf(d.state, formation);
  const words =
    how === 'not' ? 'not under command' : how === 'lapels' ? 'under command, grabbed by the lapels' : 'under command';
  log(d, `${name} is **${words}**.`, { side: formation.side, sums, ...(byHand && { byHand }) });
  if (how !== 'not') {
    executeNormally(d, formation);
    return;
  }
  if (temper) shiftStance(d, formation, temper);
  else openTask(d, { kind: 'temper', side: formation.side, formation: formation.id });
}

/** NBC-ORD-01, AMB-22: under command an order that a temper had raised or lowered to Keen goes back to its Normal stance. */
const orderExecuted = ({ rulings }: Battle, { order }: Formation): Order =>
  ruling(rulings, 'allowKeenOrders') === 'yes' ? order : normalStance(order);

function executeNormally(d: EventBuilder, formation: Formation): void {
  const order = orderExecuted(d.state, formation);
  if (order === formation.order) return;
  setFormation(d, formation.id, { order });
  log(d, `${formation.name}: order **${orderWords(order)}**.`, { side: formation.side });
}

// ---- temperament ---------------------------------------------------------------------------------------------------

function shiftStance(
  d: EventBuilder,
  formation: Formation,
  result: Result,
  how = RESULT_NAMES[result],
  sums: readonly Reckoning[] = [],
  byHand = false,
): void {
  const next = shiftedOrder(formation.order, stanceStep(result), d.state.rulings);
  log(d, `${formation.name}, temperament ${how}: ${stanceWords(d.state, formation, result)}.`, {
    side: formation.side,
    sums,
    ...(byHand && { byHand }),
  });
  if (!isPlayed('give-order', d.state.simplified)) {
    learn(d, { formation: formation.id }, { reaction: simplifiedReaction(result) });
    return;
  }
  // AMB-28: raised to Attack or Pursue, it is an order received like any other.
  const raised = stanceStep(result) > 0 && ORDER_NAMES[next].name !== ORDER_NAMES[formation.order].name;
  if (raised && isOnslaught(next)) receiveOrder(d, formation.id, next);
  if (next !== formation.order) setFormation(d, formation.id, { order: next });
  // AMB-22: for this turn only, the order is put back when the turn ends.
  if (next !== formation.order && ruling(d.state.rulings, 'shiftDuration') === 'thisTurn')
    learn(d, { formation: formation.id }, { before: formation.order });
}

const temperRating = (battle: Battle, task: Task): Reckoning => {
  const officer = commanderOf(battle, battle.formations[task.formation!]!);
  const near = saidOr(task, 'nearAC', false);
  return officerRating(officer.name, 'T', officer.T, near, battle.rulings, hostFacts(battle, officer));
};

const STEP_WORDS = { [-1]: 'down', 0: 'same', 1: 'up' } as const;

/** NBC-UC-03 by a card (ruling `tCheck`), or where no pot was thrown. */
export const temper: Procedure = {
  kind: 'temper',
  question: (battle, task) => `What does ${commanderOf(battle, battle.formations[task.formation!]!).name}’s temper do?`,
  facts: officerFacts,
  ...oneCard({
    label: 'Temperament',
    rating: temperRating,
    claim: 'Chance that the stance holds or rises',
    good: (result) => stanceStep(result) >= 0,
    means: (result) => STEP_WORDS[stanceStep(result)],
  }),
  reading(battle, task) {
    const { rating, result } = drawnBy(battle, task, temperRating(battle, task));
    const formation = battle.formations[task.formation!]!;
    return {
      word: RESULT_NAMES[result],
      means: `${formation.name}: ${stanceWords(battle, formation, result)}.`,
      sums: [rating],
      part: result,
    };
  },
  settle(d, task) {
    const { rating, result, how } = drawnBy(d.state, task, temperRating(d.state, task));
    shiftStance(d, d.state.formations[task.formation!]!, result, how as (typeof RESULT_NAMES)[Result], [rating]);
  },
  byHand: (battle) =>
    isPlayed('give-order', battle.simplified)
      ? [
          { value: 'VH', label: 'Up one step' },
          { value: 'N', label: 'No change' },
          { value: 'VL', label: 'Down one step' },
        ]
      : [
          { value: 'VH', label: 'Aggressive' },
          { value: 'N', label: 'Defensive' },
          { value: 'VL', label: 'Retiring' },
        ],
  settleByHand(d, task, choice) {
    shiftStance(d, d.state.formations[task.formation!]!, choice as Result, RESULT_NAMES[choice as Result], [], true);
  },
};
