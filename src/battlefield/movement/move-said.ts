/** What the table has said of a move that is reckoned, as its rules want to know it (NBC-MOV-01 to -15). */

import type { Face } from '../../dice/faces.ts';
import { ALLOWED, type Legality } from '../../engine/legality.ts';
import type { Said } from '../../engine/message.ts';
import type { Battle, Task, Unit } from '../battle.ts';
import { mayRemount } from '../built-up-areas.ts';
import type { DemandFacts } from '../command/order-obligations.ts';
import { holds } from '../facts.ts';
import type { Fact } from '../procedure.ts';
import { saidOr } from '../procedure.ts';
import { diceIn } from '../throws.ts';
import type { Manoeuvre } from './manoeuvres.ts';
import { type MoveAllowance, type MoveFacts, moveAllowance, type TerrainMet } from './movement.ts';
import { bestDistance, moveFacts, terrainOf } from './plain-moves.ts';

/** Facts seldom wanted wait behind this line. */
export const TURNS = 'Turns, sidesteps, friends in the way';
export const unitIn = (battle: Battle, task: Task): Unit => battle.units[task.unit!]!;
export const on = (task: Task, key: string): boolean => saidOr(task, key, false);
export const number = (task: Task, key: string): number => saidOr(task, key, 0);

export const terrainSaid = (battle: Battle, task: Task): readonly TerrainMet[] =>
  terrainOf(battle).filter((_, i) => on(task, `terrain${i}`));

export function manoeuvresSaid(task: Task): Manoeuvre[] {
  const many = (n: number, kind: Manoeuvre['kind']) => Array.from({ length: n }, () => ({ kind }));
  return [
    ...(on(task, 'faceFirst') ? [{ kind: 'about-face', atStart: true } as const] : []),
    ...many(number(task, 'faces'), 'about-face'),
    ...many(number(task, 'wheels'), 'wheel'),
  ];
}

export const inZone = (battle: Battle, task: Task): boolean =>
  saidOr(task, 'inCZ', holds(unitIn(battle, task), 'inCZ'));
export const byRoad = (task: Task): MoveFacts['byRoad'] => {
  const said = saidOr<string>(task, 'byRoad', 'no');
  return said === 'road' || said === 'paved' ? said : null;
};

export function factsSaid(battle: Battle, task: Task): MoveFacts {
  return {
    ...moveFacts(battle, unitIn(battle, task)),
    startsInContactZone: inZone(battle, task),
    contours: number(task, 'contours'),
    terrain: terrainSaid(battle, task),
    alreadyInside: on(task, 'inside'),
    byRoad: byRoad(task),
    gait: saidOr<NonNullable<MoveFacts['gait']>>(task, 'gait', 'ahead'),
    manoeuvres: manoeuvresSaid(task),
    forced: on(task, 'forced'),
    fording: on(task, 'fording'),
  };
}

/** NBC-BUA-04: cavalry on foot mounts as it moves, or stays where it is. */
const mayMount = (battle: Battle, task: Task): Legality =>
  unitIn(battle, task).onFoot ? mayRemount(inZone(battle, task)) : ALLOWED;

export function allowanceOf(battle: Battle, task: Task): MoveAllowance {
  const mounts = mayMount(battle, task);
  return mounts.ok
    ? moveAllowance(factsSaid(battle, task), battle.rulings)
    : { kind: 'cannot', why: mounts.why, row: mounts.row };
}

export const facesOf = (task: Task): readonly Face[] | undefined => diceIn(task);

export const PASSED = ['passes', 'passes2', 'passes3'] as const;
export const passedIds = (battle: Battle, task: Task): string[] => [
  ...new Set(PASSED.map((key) => saidOr(task, key, 'none')).filter((id) => id in battle.units)),
];

export const switchOf = (task: Task, key: string, label: Said, effect?: string, group?: string): Fact => ({
  key,
  label,
  kind: 'switch',
  value: on(task, key),
  ...(effect && { effect }),
  ...(group && { group }),
});

/** What decides the distance that its order asks of a unit which can go so far. */
export const demandOf = (battle: Battle, task: Task, availableCm: number): DemandFacts => {
  const { formation } = unitIn(battle, task);
  return {
    bestDistanceCm: formation === null ? null : (bestDistance(battle, formation)?.total ?? null),
    availableCm,
    enemyInZone: inZone(battle, task),
    outOfSight: on(task, 'outOfSight'),
  };
};
