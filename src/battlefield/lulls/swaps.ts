/** Two units of a formation change places: the one way forward in a lull (NBC-LUL-03). */

import * as z from 'zod/mini';
import { type Legality, refuse, unless } from '../../engine/legality.ts';
import { type Said, say } from '../../engine/message.ts';
import { type Battle, onTable, type Unit, unitsOf } from '../battle.ts';
import { type FlagKey, holds, known } from '../facts.ts';
import { enterArea, leaveArea, leavePlace } from '../ledger/driven-off.ts';
import { type EventBuilder, log, openTask } from '../ledger/event-builder.ts';
import { learn } from '../ledger/learn.ts';
import { onWay } from '../ledger/on-the-way.ts';
import { unitOf } from '../look-up.ts';
import { mayGo, plainMove } from '../movement/plain-moves.ts';
import { shortNamed, unitNamed } from '../named.ts';
import { type Asked, type Fact, type Procedure, saidOr } from '../procedure.ts';
import { mayBeOutOfCommand } from '../quality-check.ts';
import { unitInLull } from '../rules/lulls/lull-here.ts';
import { maySwap } from '../rules/lulls/lulls.ts';
import { CONTACT_ZONE_IN_LULL_CM } from '../rules/movement/contact-zone.ts';
import { forceOutSupport, mayOccupy } from '../special-troops/garrisoning.ts';

/** Answers of the table that belong to the place where a unit stands, and go over to the one that takes it. */
const OF_THE_PLACE = ['inCZ', 'close', 'nearAC', 'town', 'works', 'strongPoint'] as const;

const couldSwap = (unit: Unit): boolean =>
  unit.kind === 'unit' &&
  onTable(unit) &&
  unit.fate === 'good' &&
  unit.host === null &&
  !unit.resting &&
  onWay(unit) === null &&
  !holds(unit, 'moved');

/** Whether two units may be asked about now. */
function mayOpenSwap(battle: Battle, unit: Unit, other: Unit): Legality {
  const { action } = battle;
  const moving = action?.step === 'move' && action.formation === unit.formation;
  return unless(
    !unitInLull(battle, unit) && refuse('swap-in-lull', 'NBC-LUL-03'),
    (!moving || unit.id === other.id || unit.formation !== other.formation) &&
      refuse('swap-moving-formation', 'NBC-LUL-03'),
    [unit, other].some((one) => !couldSwap(one)) && refuse('swap-good-order', 'NBC-LUL-03'),
    [unit, other].some((one) => !mayGo(battle, one).ok) && refuse('swap-cannot-move', 'NBC-LUL-03'),
    unit.area !== other.area &&
      ((other.area !== null && !mayOccupy(battle, unit, other.area, other).ok) ||
        (unit.area !== null && !mayOccupy(battle, other, unit.area, unit).ok)) &&
      refuse('swap-no-room', 'NBC-GAR-03'),
  );
}

/** Those a unit could change places with now. */
export const swapsOf = (battle: Battle, unit: Unit): Unit[] =>
  unit.formation === null || !couldSwap(unit) || !unitInLull(battle, unit)
    ? []
    : unitsOf(battle, unit.formation).filter((other) => mayOpenSwap(battle, unit, other).ok);

export function openSwap(d: EventBuilder, unit: Unit, other: Unit): Said | undefined {
  const legal = mayOpenSwap(d.state, unit, other);
  if (!legal.ok) return legal.why;
  openTask(d, { kind: 'swap', side: unit.side, unit: unit.id, data: { with: other.id } });
  return undefined;
}

const swapData = z.strictObject({ with: z.string() });
type SwapData = z.infer<typeof swapData>;
const swapAnswers = z.strictObject({
  ooc: z.optional(z.boolean()),
  cutOff: z.optional(z.boolean()),
  tooFar: z.optional(z.boolean()),
  near: z.optional(z.boolean()),
});
type SwapTask = Asked<SwapData>;

const pairOf = (battle: Battle, task: SwapTask): readonly [Unit, Unit] => [
  unitOf(battle, task.unit),
  unitOf(battle, task.data.with),
];

/** Where the answers stand that the units carry with them. */
const carried = (pair: readonly [Unit, Unit], key: FlagKey<'unit'>): boolean => pair.some((unit) => holds(unit, key));

const away = (battle: Battle, task: SwapTask): boolean => {
  const pair = pairOf(battle, task);
  return saidOr(
    task,
    'ooc',
    pair.some((unit) => mayBeOutOfCommand(unit) && holds(unit, 'ooc')),
  );
};

const legalOf = (battle: Battle, task: SwapTask): Legality =>
  maySwap({
    sameFormation: true,
    bothInCommand: !away(battle, task),
    cutOff: saidOr(task, 'cutOff', false),
    withinMovement: !saidOr(task, 'tooFar', false),
    enemyCm: saidOr(task, 'near', carried(pairOf(battle, task), 'inCZ')) ? CONTACT_ZONE_IN_LULL_CM : 99,
  });

function change(d: EventBuilder, task: SwapTask, byHand: boolean): void {
  const pair = pairOf(d.state, task);
  for (const [unit, from] of [pair, [pair[1], pair[0]] as const]) {
    const place = Object.fromEntries(OF_THE_PLACE.map((key) => [key, holds(from, key)]));
    const cover = known(from, 'cover');
    leavePlace(d, unit.id);
    if (from.area === null) leaveArea(d, unit.id);
    else if (unit.area !== from.area) enterArea(d, unit, from.area);
    learn(d, { unit: unit.id }, { ...place, ...(cover && { cover }), moved: true });
  }
  log(d, say('swap-log', { one: unitNamed(pair[0]), other: unitNamed(pair[1]) }), {
    side: pair[0].side,
    ...(byHand && { byHand }),
  });
  for (const { id } of pair) forceOutSupport(d, id);
}

export const swap: Procedure<SwapData> = {
  kind: 'swap',
  schema: { data: swapData, facts: swapAnswers },
  optional: true,
  question(battle, task) {
    const [one, other] = pairOf(battle, task);
    return say('swap-question', { one: shortNamed(one), other: shortNamed(other) });
  },
  facts(battle, task): readonly Fact[] {
    const ask = (key: string, label: Said, value: boolean): Fact => ({ key, label, kind: 'switch', value });
    return [
      ask('ooc', 'swap-ask-command', away(battle, task)),
      ask('cutOff', 'swap-ask-cut-off', saidOr(task, 'cutOff', false)),
      ask('tooFar', 'swap-ask-far', saidOr(task, 'tooFar', false)),
      ask(
        'near',
        say('swap-ask-near', { cm: CONTACT_ZONE_IN_LULL_CM }),
        saidOr(task, 'near', carried(pairOf(battle, task), 'inCZ')),
      ),
    ];
  },
  sums(battle, task) {
    return pairOf(battle, task).flatMap((unit) => {
      const plain = plainMove(battle, unit);
      return plain.kind === 'full' ? [{ ...plain.cm, name: say('swap-move', { unit: shortNamed(unit) }) }] : [];
    });
  },
  needs: () => [],
  waits(battle, task) {
    const legal = legalOf(battle, task);
    return legal.ok ? undefined : legal.why;
  },
  reading(battle, task) {
    const [one, other] = pairOf(battle, task);
    return {
      word: 'swap-word',
      means: say('swap-means', { one: shortNamed(one), other: shortNamed(other) }),
      sums: [],
    };
  },
  settle: (d, task) => change(d, task, false),
  byHand: () => [{ value: 'swapped', label: 'swap-by-hand' }],
  settleByHand: (d, task) => change(d, task, true),
};
