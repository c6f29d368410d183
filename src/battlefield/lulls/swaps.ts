/** Two units of a formation change places: the only way to advance in a lull (NBC-LUL-03). */

import * as z from 'zod/mini';
import { type Legality, refuse, unless, whyNot } from '../../engine/legality.ts';
import { say } from '../../engine/message.ts';
import { answers } from '../answers.ts';
import { type Battle, onTable, type Unit, unitsOf } from '../battle.ts';
import type { Line } from '../events.ts';
import { holds } from '../facts.ts';
import { deed } from '../handling.ts';
import { enterArea, leaveArea, leavePlace, ofItsPlace, onWay } from '../ledger/driven-off.ts';
import { type EventBuilder, log, openTask } from '../ledger/event-builder.ts';
import { learn } from '../ledger/learn.ts';
import { unitOf } from '../look-up.ts';
import { mayGo, plainMove } from '../movement/plain-moves.ts';
import { shortNamed, unitNamed } from '../named.ts';
import { type Asked, type Procedure, yesNo } from '../procedure.ts';
import { mayBeOutOfCommand } from '../quality-check.ts';
import { maySwap, unitInLull } from '../rules/lulls/lulls.ts';
import { CONTACT_ZONE_IN_LULL_CM } from '../rules/movement/contact-zone.ts';
import { makeRoom, mayOccupy } from '../special-troops/garrisoning.ts';

const couldSwap = (unit: Unit): boolean =>
  unit.kind === 'unit' &&
  onTable(unit) &&
  unit.fate === 'good' &&
  unit.host === null &&
  !unit.resting &&
  onWay(unit) === null &&
  !holds(unit, 'moved');

const isMoving = ({ action }: Battle, { formation }: Unit): boolean =>
  action?.step === 'move' && action.formation === formation;

/** Whether the question can be opened for two units now. */
function mayOpenSwap(battle: Battle, unit: Unit, other: Unit): Legality {
  return unless(
    !unitInLull(battle, unit) && refuse('swap-in-lull', 'NBC-LUL-03'),
    (!isMoving(battle, unit) || unit.id === other.id || unit.formation !== other.formation) &&
      refuse('swap-moving-formation', 'NBC-LUL-03'),
    [unit, other].some((one) => !couldSwap(one)) && refuse('swap-good-order', 'NBC-LUL-03'),
    [unit, other].some((one) => !mayGo(battle, one).ok) && refuse('swap-cannot-move', 'NBC-LUL-03'),
    unit.area !== other.area &&
      ((other.area !== null && !mayOccupy(battle, unit, other.area, other).ok) ||
        (unit.area !== null && !mayOccupy(battle, other, unit.area, unit).ok)) &&
      refuse('swap-no-room', 'NBC-GAR-03'),
  );
}

/** The units a unit could change places with now. */
export const swapsOf = (battle: Battle, unit: Unit): Unit[] =>
  unit.formation !== null && isMoving(battle, unit) && unitInLull(battle, unit) && couldSwap(unit)
    ? unitsOf(battle, unit.formation).filter((other) => mayOpenSwap(battle, unit, other).ok)
    : [];

export const openSwap = deed(mayOpenSwap, (d, unit, other) =>
  openTask(d, { kind: 'swap', side: unit.side, unit: unit.id, data: { with: other.id } }),
);

const swapData = z.strictObject({ with: z.string() });
const swapAnswers = answers({ ooc: z.boolean(), cutOff: z.boolean(), tooFar: z.boolean(), near: z.boolean() });
type SwapTask = Asked<z.infer<typeof swapData>, z.infer<typeof swapAnswers>>;

const pairOf = (battle: Battle, task: SwapTask): readonly [Unit, Unit] => [
  unitOf(battle, task.unit),
  unitOf(battle, task.data.with),
];

/** The table's answers about the swap; until then, the units' own facts. */
function swapSaid(battle: Battle, task: SwapTask): Required<SwapTask['facts']> {
  const pair = pairOf(battle, task);
  return {
    ooc: pair.some((unit) => mayBeOutOfCommand(unit) && holds(unit, 'ooc')),
    cutOff: false,
    tooFar: false,
    near: pair.some((unit) => holds(unit, 'inCZ')),
    ...task.facts,
  };
}

/** Also checked for a question set aside, since either unit may have been attached or moved since. */
const stillCould = (battle: Battle, task: SwapTask): boolean => pairOf(battle, task).every(couldSwap);

function legalOf(battle: Battle, task: SwapTask): Legality {
  if (!stillCould(battle, task)) return refuse('swap-good-order', 'NBC-LUL-03');
  const { ooc, cutOff, tooFar, near } = swapSaid(battle, task);
  return maySwap({
    bothInCommand: !ooc,
    cutOff,
    withinMovement: !tooFar,
    enemyCm: near ? CONTACT_ZONE_IN_LULL_CM : 99,
  });
}

function change(d: EventBuilder, task: SwapTask, more: Pick<Line, 'byHand'> = {}): void {
  const pair = pairOf(d.state, task);
  for (const [unit, from] of [pair, [pair[1], pair[0]] as const]) {
    leavePlace(d, unit.id);
    if (from.area === null) leaveArea(d, unit.id);
    else if (unit.area !== from.area) enterArea(d, unit, from.area);
    learn(d, { unit: unit.id }, { ...ofItsPlace(from), moved: true });
  }
  const [one, other] = pair;
  log(d, say('swap-log', { one: unitNamed(one), other: unitNamed(other) }), { side: one.side, ...more });
  for (const { id } of pair) makeRoom(d, unitOf(d.state, id));
}

export const swap: Procedure<SwapTask['data'], SwapTask['facts']> = {
  kind: 'swap',
  schema: { data: swapData, facts: swapAnswers },
  optional: true,
  question(battle, task) {
    const [one, other] = pairOf(battle, task);
    return say('swap-question', { one: shortNamed(one), other: shortNamed(other) });
  },
  facts(battle, task) {
    const { ooc, cutOff, tooFar, near } = swapSaid(battle, task);
    return [
      yesNo('ooc', 'swap-ask-command', ooc),
      yesNo('cutOff', 'swap-ask-cut-off', cutOff),
      yesNo('tooFar', 'swap-ask-far', tooFar),
      yesNo('near', say('swap-ask-near', { cm: CONTACT_ZONE_IN_LULL_CM }), near),
    ];
  },
  sums(battle, task) {
    return pairOf(battle, task).flatMap((unit) => {
      const plain = plainMove(battle, unit);
      return plain.kind === 'full' ? [{ ...plain.cm, name: say('swap-move', { unit: shortNamed(unit) }) }] : [];
    });
  },
  needs: () => [],
  waits: (battle, task) => whyNot(legalOf(battle, task)),
  reading(battle, task) {
    const [one, other] = pairOf(battle, task);
    return {
      word: 'swap-word',
      means: say('swap-means', { one: shortNamed(one), other: shortNamed(other) }),
      sums: [],
    };
  },
  settle: (d, task) => change(d, task),
  byHand: (battle, task) => (stillCould(battle, task) ? [{ value: 'swapped', label: 'swap-by-hand' }] : []),
  settleByHand: (d, task) => change(d, task, { byHand: true }),
};
