/** What only the table can say of a move, each answer with what it would do (NBC-MOV-01 to -15). */

import type { Said } from '../../engine/message.ts';
import { say } from '../../engine/message.ts';
import { type Battle, onTable, orderOf, type Task, type Unit } from '../battle.ts';
import { OBLIGATIONS } from '../command/order-obligations.ts';
import { unitInLull, zoneNow } from '../lulls/lull-here.ts';
import type { Fact } from '../procedure.ts';
import { saidOr } from '../procedure.ts';
import { mayStandOn } from '../terrain.ts';
import { FACE_CM, FACE_DEGREES, GAIT_DEGREES, mayPass } from './manoeuvres.ts';
import { byRoad, inZone, number, PASSED, switchOf, TURNS, terrainSaid, unitIn } from './move-said.ts';
import { contourCost, type TerrainMet } from './movement.ts';
import { terrainOf } from './plain-moves.ts';

/** Artillery and officers face where they like (NBC-ART-26). */
const facesFront = (unit: Unit): boolean => unit.card.arm !== 'artillery';

/** Friends that can be passed through, those of its own formation first (NBC-MOV-06). */
const passable = (battle: Battle, unit: Unit): Unit[] =>
  Object.values(battle.units)
    .filter(
      (other) =>
        other.side === unit.side &&
        other.id !== unit.id &&
        onTable(other) &&
        mayPass({ broken: other.fate === 'broken' }).ok &&
        other.host === null &&
        other.kind !== 'engineers',
    )
    .sort((one, other) => Number(other.formation === unit.formation) - Number(one.formation === unit.formation));

function passFacts(battle: Battle, task: Task): Fact[] {
  const unit = unitIn(battle, task);
  const friends = passable(battle, unit);
  const asked = PASSED.findIndex((key) => saidOr(task, key, 'none') === 'none');
  return PASSED.slice(0, asked === -1 ? PASSED.length : asked + 1).map((key, i) => ({
    key,
    label: i === 0 ? 'Through friends' : 'And through',
    kind: 'choice',
    value: saidOr(task, key, 'none'),
    options: [
      { value: 'none', label: 'Nobody' },
      ...friends.map((friend) => ({ value: friend.id, label: friend.card.name, effect: 'both check' })),
    ],
    group: TURNS,
  }));
}

const shiftWords = ({ shifts, disorderTest, crossable }: TerrainMet): string =>
  [
    crossable === false && 'no way through',
    shifts > 0 && `${shifts} ${shifts === 1 ? 'shift' : 'shifts'}`,
    disorderTest && 'disorder check',
    !shifts && !disorderTest && crossable !== false && 'a die in the Contact Zone',
  ]
    .filter(Boolean)
    .join(', ');

/** What decides the distance; once dice lie there they stay as they were said. */
export function wayFacts(battle: Battle, task: Task): Fact[] {
  const unit = unitIn(battle, task);
  const order = orderOf(battle, unit);
  const met = terrainSaid(battle, task);
  const label = `Terrain: ${met.map(({ name }) => name.toLowerCase()).join(', ') || 'open'}`;
  const zone = zoneNow(battle, unit);
  const area = battle.scenario.areas.find(({ id }) => id === unit.area);
  return [
    ...(unitInLull(battle, unit)
      ? [switchOf(task, 'forward', 'It would go nearer to the enemy', 'not in a lull')]
      : []),
    ...(area ? [switchOf(task, 'staysIn', say('move-stays-in', { area }), 'move-keeps-hour')] : []),
    {
      key: 'inCZ',
      label: `Starts within ${zone} cm of an enemy`,
      effect: 'dice of the Contact Zone',
      kind: 'switch',
      value: inZone(battle, task),
    },
    ...(unit.resting || (order && OBLIGATIONS[order].duty.kind === 'stand')
      ? [switchOf(task, 'forced', 'It is forced to move', unit.resting ? 'ends its rest' : undefined)]
      : []),
    ...terrainOf(battle).map((terrain, i) => switchOf(task, `terrain${i}`, terrain.name, shiftWords(terrain), label)),
    ...(met.some(({ kind = 'terrain' }) => mayStandOn(kind).ok)
      ? [switchOf(task, 'inside', 'It stands in it already', 'no edge to stop at')]
      : []),
    ...(order && OBLIGATIONS[order].roadColumn
      ? [
          {
            key: 'byRoad',
            label: 'By road',
            kind: 'choice',
            value: byRoad(task) ?? 'no',
            options: [
              { value: 'no', label: 'No' },
              { value: 'road', label: 'All the way', effect: 'ignores terrain' },
              { value: 'paved', label: 'Well paved', effect: 'and mud' },
            ],
          } as const,
          ...(byRoad(task)
            ? [switchOf(task, 'blocked', 'Somebody stood behind it on the road', 'the march fails')]
            : []),
        ]
      : []),
    ...(battle.scenario.crossings.some(({ kind }) => kind === 'ford')
      ? [switchOf(task, 'fording', 'Through a ford')]
      : []),
  ];
}

/** What is known when the unit has been moved. */
export function movedFacts(battle: Battle, task: Task): Fact[] {
  const unit = unitIn(battle, task);
  const order = orderOf(battle, unit);
  const duty = order && OBLIGATIONS[order].duty;
  const gait = saidOr<string>(task, 'gait', 'ahead');
  const count = (key: string, label: Said): Fact => ({
    key,
    label,
    kind: 'number',
    min: 0,
    max: 6,
    value: number(task, key),
    group: TURNS,
  });
  return [
    ...(contourCost(battle.scenario.hills) > 0 ? [{ ...count('contours', 'Contours crossed'), group: undefined }] : []),
    ...(facesFront(unit)
      ? [
          {
            key: 'gait',
            label: 'It goes',
            kind: 'choice',
            value: gait,
            options: [
              { value: 'ahead', label: 'Ahead' },
              { value: 'oblique', label: 'Oblique', effect: `up to ${GAIT_DEGREES.oblique}°` },
              { value: 'flank', label: 'Sideways', effect: `${GAIT_DEGREES.flank}°: half, check` },
              { value: 'retrograde', label: 'Backwards', effect: 'half, check' },
            ],
            group: TURNS,
          } as const,
          ...(gait === 'oblique'
            ? [switchOf(task, 'overHalf', 'Oblique for more than half the move', 'disorder check', TURNS)]
            : []),
          ...(unit.card.arm === 'cavalry'
            ? [switchOf(task, 'faceFirst', 'A face before anything else', 'free', TURNS)]
            : []),
          count('faces', `Faces of ${FACE_DEGREES['left-face']} or ${FACE_DEGREES['about-face']}°, ${FACE_CM} cm each`),
          count('wheels', 'Wheels'),
        ]
      : []),
    ...passFacts(battle, task),
    ...(duty?.kind === 'retire' && duty.untilOutOfSight
      ? [switchOf(task, 'outOfSight', 'The enemy is out of sight', 'no distance owed')]
      : []),
  ] as Fact[];
}
