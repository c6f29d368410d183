/**
 * What binds a unit while the table moves it and is no distance: its way in the Contact Zone, where it may end, the front
 * line, bridges on its road (NBC-MOV-07, -17, -18, NBC-ORD-06 to -08, NBC-ORD-16).
 */
import { onlySaid, type Said } from '../../engine/message.ts';
import { type Battle, orderOf } from '../battle.ts';
import type { Fact } from '../procedure.ts';
import { mayShiftFrontLine, OBLIGATIONS, obeys } from '../rules/command/order-obligations.ts';
import { contactZoneDirection } from '../rules/movement/contact-zone.ts';
import { type EndFacts, mayEndHere } from '../rules/movement/manoeuvres.ts';
import { skipsBridge } from '../rules/movement/road-column.ts';
import {
  byRoad,
  choiceOf,
  demandOf,
  ENDS,
  inZone,
  type MoveTask,
  number,
  numberOf,
  on,
  option,
  switchOf,
  unitIn,
} from './move-said.ts';

const PARTLY: Readonly<Record<(typeof ENDS)[number], EndFacts>> = {
  clear: {},
  obstacle: { partlyOverObstacle: true },
  friends: { partlyInFriends: true },
  area: { partlyInArea: true },
};

/** NBC-CC-32: who attacks out of the area it holds may lie partly in it. */
const endsLegally = (battle: Battle, task: MoveTask) =>
  mayEndHere({
    ...PARTLY[task.facts.ends ?? 'clear'],
    attackingOutOfArea: unitIn(battle, task).area !== null && on(task, 'attacksOut'),
  });

/** How far the table may say that the front line was shifted, cm. */
const MOST_SHIFTED_CM = 20;

export function boundFacts(battle: Battle, task: MoveTask): Fact[] {
  const unit = unitIn(battle, task);
  const order = orderOf(battle, unit);
  const { ends = 'clear' } = task.facts;
  const options = ENDS.map((end) =>
    option(end, `move-ends-${end}`, mayEndHere(PARTLY[end]).ok ? '' : 'move-before-it'),
  );
  const line: Partial<Fact> = { min: -MOST_SHIFTED_CM, unit: 'cm', group: 'move-front-line' };
  return [
    ...(inZone(battle, task) ? [switchOf(task, 'openFront', 'zone-open-front', 'zone-part-free')] : []),
    choiceOf('ends', 'move-ends', ends, options),
    ...(ends === 'area' && unit.area ? [switchOf(task, 'attacksOut', 'move-attacks-out', 'move-may')] : []),
    ...(order && OBLIGATIONS[order].duty.kind === 'front-line'
      ? [numberOf(task, 'lineCm', 'move-line-shifted', MOST_SHIFTED_CM, line)]
      : []),
  ];
}

/** The same in sentences, for a unit that goes so far, or is compelled to attack (NBC-MOV-16). */
export function boundWords(battle: Battle, task: MoveTask, cm: number, compelled: boolean): Said[] {
  const unit = unitIn(battle, task);
  const order = orderOf(battle, unit);
  const legal = [
    endsLegally(battle, task),
    ...(order ? [mayShiftFrontLine(order, number(task, 'lineCm'))] : []),
    ...(order && unit.formation ? [obeys(order, cm, demandOf(battle, task, cm))] : []),
  ];
  return onlySaid(
    inZone(battle, task) && !compelled && `zone-way-${contactZoneDirection(!on(task, 'openFront'))}`,
    ...legal.flatMap((each) => (each.ok ? [] : [each.why])),
    crossesByRoad(battle, task) && 'move-bridges-free',
  );
}

function crossesByRoad(battle: Battle, task: MoveTask): boolean {
  const order = orderOf(battle, unitIn(battle, task));
  const road = byRoad(task);
  if (!order || !road || !battle.scenario.crossings.some(({ kind }) => kind === 'bridge')) return false;
  const { ground } = battle.sky;
  return skipsBridge({ order, ground, paved: road === 'paved', wholeWay: true, rearClear: !on(task, 'blocked') });
}
