/** The answers to a move that the app computes, and what they mean for its rules (NBC-MOV-01 to -15). */

import * as z from 'zod/mini';
import type { Face } from '../../dice/faces.ts';
import { ALLOWED, type Legality } from '../../engine/legality.ts';
import type { Said } from '../../engine/message.ts';
import { present } from '../../engine/present.ts';
import { answersAbout } from '../answers.ts';
import type { Battle, Unit } from '../battle.ts';
import { holds } from '../facts.ts';
import { unitOf } from '../look-up.ts';
import { type Asked, amount, type Choice, type Fact, type Nothing, oneOf, yesNo } from '../procedure.ts';
import { mayRemount } from '../rules/close-combat/built-up-areas.ts';
import type { DemandFacts } from '../rules/command/order-obligations.ts';
import { ENDS, GAITS, type Manoeuvre } from '../rules/movement/manoeuvres.ts';
import { type MoveAllowance, type MoveFacts, moveAllowance, type TerrainMet } from '../rules/movement/movement.ts';
import { diceIn } from '../throws.ts';
import { bestDistance, moveFacts, terrainOf } from './plain-moves.ts';

// ---- what may be answered ------------------------------------------------------------------------------------------

/** NBC-ART-24: how a battery can stand in a narrow gap. */
export const IN_THE_GAP = ['level', 'ahead', 'behind'] as const;
/** NBC-DET-03: where a detachment goes. */
export const GOING = ['to-post', 'back', 'elsewhere'] as const;
export const BY_ROAD = ['no', 'road', 'paved'] as const;
/** The friends the unit passes through; at most this many are asked. */
export const PASSED = ['passes', 'passes2', 'passes3'] as const;
export const NOBODY = 'none';

const yes = z.boolean();
const OF_ITS_WAY = { inCZ: yes, staysIn: yes, forward: yes, forced: yes, inside: yes, blocked: yes, fording: yes };
const OF_ITS_END = { outOfSight: yes, enemyHorse: yes, openFront: yes, attacksOut: yes, emplaced: yes, stops: yes };
const SWITCHES = { ...OF_ITS_WAY, overHalf: yes, faceFirst: yes, ...OF_ITS_END };
const figure = z.number();
const FIGURES = { edgeCm: figure, enemyCm: figure, contours: figure, faces: figure, wheels: figure, lineCm: figure };

export const moveAnswers = answersAbout(
  {
    ...SWITCHES,
    ...FIGURES,
    byRoad: z.literal(BY_ROAD),
    gait: z.literal(GAITS),
    passes: z.string(),
    passes2: z.string(),
    passes3: z.string(),
    ends: z.literal(ENDS),
    gap: z.literal(['no', ...IN_THE_GAP]),
    going: z.literal(GOING),
  },
  // For each kind of terrain, by its number.
  { terrain: yes },
);
export type MoveTask = Asked<Nothing, z.infer<typeof moveAnswers>>;
type Switch = keyof typeof SWITCHES;
type Figure = keyof typeof FIGURES;

// ---- what was answered ---------------------------------------------------------------------------------------------

export const unitIn = (battle: Battle, { unit }: { readonly unit?: string }): Unit => unitOf(battle, unit);
export const on = ({ facts }: MoveTask, key: Switch): boolean => facts[key] ?? false;
export const number = ({ facts }: MoveTask, key: Figure): number => facts[key] ?? 0;

/** The answers to a move of a unit or an officer, or to a charge: those about terrain. */
export interface Crosses {
  readonly facts: { readonly [key: string]: unknown };
}

export const terrainSaid = (battle: Battle, { facts }: Crosses): readonly TerrainMet[] =>
  terrainOf(battle).filter((_, i) => facts[`terrain.${i}`] === true);

export function manoeuvresSaid(task: MoveTask): Manoeuvre[] {
  const many = (n: number, kind: Manoeuvre['kind']) => Array.from({ length: n }, () => ({ kind }));
  return present(
    on(task, 'faceFirst') && FIRST_FACE,
    many(number(task, 'faces'), 'about-face'),
    many(number(task, 'wheels'), 'wheel'),
  );
}
export const FIRST_FACE: Manoeuvre = { kind: 'about-face', atStart: true };

export const inZone = (battle: Battle, task: MoveTask): boolean =>
  task.facts.inCZ ?? holds(unitIn(battle, task), 'inCZ');
export const byRoad = ({ facts: { byRoad: said = 'no' } }: MoveTask): MoveFacts['byRoad'] =>
  said === 'no' ? null : said;

export function factsSaid(battle: Battle, task: MoveTask): MoveFacts {
  return {
    contours: number(task, 'contours'),
    terrain: terrainSaid(battle, task),
    alreadyInside: on(task, 'inside'),
    byRoad: byRoad(task),
    gait: task.facts.gait ?? 'ahead',
    manoeuvres: manoeuvresSaid(task),
    forced: on(task, 'forced'),
    fording: on(task, 'fording'),
    ...moveFacts(battle, unitIn(battle, task)),
    startsInContactZone: inZone(battle, task),
  };
}

/** NBC-BUA-04: whether cavalry on foot may mount, which it must in order to move. */
const mayMount = (battle: Battle, task: MoveTask): Legality =>
  unitIn(battle, task).onFoot ? mayRemount(inZone(battle, task)) : ALLOWED;

export function allowanceOf(battle: Battle, task: MoveTask): MoveAllowance {
  const mounts = mayMount(battle, task);
  return mounts.ok
    ? moveAllowance(factsSaid(battle, task), battle.rulings)
    : { kind: 'cannot', why: mounts.why, row: mounts.row };
}

export const facesOf = (task: MoveTask): readonly Face[] | undefined => diceIn(task);

export const passedIds = (battle: Battle, { facts }: MoveTask): string[] => [
  ...new Set(PASSED.map((key) => facts[key] ?? NOBODY).filter((id) => id in battle.units)),
];

/** What decides the distance that the order demands of a unit which can move `availableCm`. */
export const demandOf = (battle: Battle, task: MoveTask, availableCm: number): DemandFacts => {
  const { formation } = unitIn(battle, task);
  return {
    bestDistanceCm: formation === null ? null : (bestDistance(battle, formation)?.total ?? null),
    availableCm,
    enemyInZone: inZone(battle, task),
    outOfSight: on(task, 'outOfSight'),
  };
};

// ---- how it is asked -----------------------------------------------------------------------------------------------

/** The line behind which rarely needed facts are folded. */
export const TURNS = 'move-turns';

export const switchOf = (task: MoveTask, key: Switch, label: Said, effect?: Said, group?: Said): Fact =>
  yesNo(key, label, on(task, key), { ...(effect && { effect }), group });

export const numberOf = (task: MoveTask, key: Figure, label: Said, most: number, more?: Partial<Fact>): Fact => ({
  ...amount(key, label, number(task, key), [0, most]),
  ...more,
});

export const option = (value: string, label: Said, effect?: Said): Choice => ({
  ...{ value, label },
  ...(effect && { effect }),
});

export const choiceOf = (key: string, label: Said, value: string, options: readonly Choice[], group?: Said): Fact =>
  oneOf(key, label, value, options, { group });
