/**
 * What binds a unit while the table moves it and is no distance: its way in the Contact Zone, where it may end, the front
 * line, bridges on its road (NBC-MOV-07, -17, -18, NBC-ORD-06 to -08, NBC-ORD-16).
 */
import type { Said } from '../../engine/message.ts';
import { type Battle, orderOf, type Task } from '../battle.ts';
import { mayShiftFrontLine, OBLIGATIONS, obeys } from '../command/order-obligations.ts';
import { type Fact, saidOr } from '../procedure.ts';
import { contactZoneDirection } from './contact-zone.ts';
import { type EndFacts, mayEndHere } from './manoeuvres.ts';
import { byRoad, demandOf, inZone, number, on, switchOf, unitIn } from './move-said.ts';
import { skipsBridge } from './road-column.ts';

const ENDS = {
  clear: { label: 'Clear of all', is: {} },
  obstacle: { label: 'Half over an obstacle', is: { partlyOverObstacle: true } },
  friends: { label: 'Half in friends', is: { partlyInFriends: true } },
  area: { label: 'Half in a built-up area', is: { partlyInArea: true } },
} as const satisfies Record<string, { readonly label: Said; readonly is: EndFacts }>;

const endsSaid = (task: Task): keyof typeof ENDS => saidOr(task, 'ends', 'clear') as keyof typeof ENDS;

/** NBC-CC-32: who attacks out of the area it holds may lie partly in it. */
const endsLegally = (battle: Battle, task: Task) =>
  mayEndHere({
    ...ENDS[endsSaid(task)].is,
    attackingOutOfArea: unitIn(battle, task).area !== null && on(task, 'attacksOut'),
  });

export function boundFacts(battle: Battle, task: Task): Fact[] {
  const unit = unitIn(battle, task);
  const order = orderOf(battle, unit);
  const ends = endsSaid(task);
  return [
    ...(inZone(battle, task)
      ? [switchOf(task, 'openFront', 'No un-engaged enemy in its front', 'goes as it likes')]
      : []),
    {
      key: 'ends',
      label: 'It would end',
      kind: 'choice',
      value: ends,
      options: Object.entries(ENDS).map(([value, { label }]) => ({
        value,
        label,
        ...(value !== 'clear' && { effect: 'stops before it' }),
      })),
    },
    ...(ends === 'area' && unit.area ? [switchOf(task, 'attacksOut', 'It attacks out of that area', 'it may')] : []),
    ...(order && OBLIGATIONS[order].duty.kind === 'front-line'
      ? [
          {
            key: 'lineCm',
            label: 'Shifted forward, or back (−)',
            kind: 'number',
            min: -20,
            max: 20,
            unit: 'cm',
            value: number(task, 'lineCm'),
            group: 'The front line',
          } as const,
        ]
      : []),
  ];
}

const ZONE_WAYS = {
  'toward-or-away':
    'Straight at the nearest un-engaged enemy in front, or straight away; behind his flank it only lends that to another.',
  free: 'It goes as it likes until an enemy is in its front.',
} as const;

/** The same in sentences, for a unit that goes so far, or is compelled to attack (NBC-MOV-16). */
export function boundWords(battle: Battle, task: Task, cm: number, compelled: boolean): Said[] {
  const unit = unitIn(battle, task);
  const order = orderOf(battle, unit);
  const legal = [
    endsLegally(battle, task),
    ...(order ? [mayShiftFrontLine(order, number(task, 'lineCm'))] : []),
    ...(order && unit.formation ? [obeys(order, cm, demandOf(battle, task, cm))] : []),
  ];
  return [
    ...(inZone(battle, task) && !compelled ? [ZONE_WAYS[contactZoneDirection(!on(task, 'openFront'))]] : []),
    ...legal.flatMap((each) => (each.ok ? [] : [each.why])),
    ...(crossesByRoad(battle, task) ? ['Bridges and defiles on its road do not stop it.'] : []),
  ];
}

function crossesByRoad(battle: Battle, task: Task): boolean {
  const order = orderOf(battle, unitIn(battle, task));
  const road = byRoad(task);
  if (!order || !road || !battle.scenario.crossings.some(({ kind }) => kind === 'bridge')) return false;
  const { ground } = battle.sky;
  return skipsBridge({ order, ground, paved: road === 'paved', wholeWay: true, rearClear: !on(task, 'blocked') });
}
