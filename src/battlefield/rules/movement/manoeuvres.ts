/** How units turn, gait, pass, the cost, and Disorder Checks. NBC-GL-10, NBC-MOV-01 to -07, -22, NBC-DC-02. */

import { type RulingKey, type Rulings, ruling } from '../../../book/rulings.ts';
import type { Arm, Ground } from '../../../book/terms.ts';
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { type Named, type Said, say, word } from '../../../engine/message.ts';
import { present } from '../../../engine/present.ts';
import { type Reckoning, type RowId, reckonIn, term } from '../../../engine/reckoning.ts';
import { allUnits, type Battle, onTable, type Unit } from '../../battle.ts';

export type MovingArm = Arm | 'general';

/** NBC-ART-26, NBC-OFF-01: whether facing limits the move. Officers and guns move in any direction. */
const keepsFacing = (arm: MovingArm): boolean => arm !== 'artillery' && arm !== 'general';

/** NBC-GL-10: the ways of moving without turning. */
export const GAITS = ['ahead', 'oblique', 'flank', 'retrograde'] as const;
export type Gait = (typeof GAITS)[number];

/** NBC-GL-10: each direction in degrees from straight ahead. Oblique is anything up to its number. */
export const GAIT_DEGREES: Record<Gait, number> = { ahead: 0, oblique: 45, flank: 90, retrograde: 180 };

const slowly = (gait: Gait, arm: MovingArm): 'flank' | 'retrograde' | null =>
  keepsFacing(arm) && (gait === 'flank' || gait === 'retrograde') ? gait : null;

/** NBC-MOV-03: whether this way is at half speed: sideways and backwards are, also in the Contact Zone. */
export const isHalfSpeed = (gait: Gait, arm: MovingArm): boolean => slowly(gait, arm) !== null;

export interface Manoeuvre {
  readonly kind: 'wheel' | 'left-face' | 'right-face' | 'about-face';
  readonly atStart?: boolean;
}

export const FACE_DEGREES = { 'left-face': 90, 'right-face': 90, 'about-face': 180 } as const;
export const FACE_CM = 5;

export type FaceCost =
  | { readonly kind: 'cm'; readonly cm: Reckoning }
  /** In mud a change of face takes the whole move. */
  | { readonly kind: 'whole-move'; readonly row: RowId; readonly ruling: RulingKey };

/** NBC-MOV-02, -04, -13: what changes of face cost, in cm or as the whole move; players measure wheels (AMB-96). */
export function faceCost(
  manoeuvres: readonly Manoeuvre[],
  facts: { readonly arm: MovingArm; readonly ground: Ground; readonly pavedRoad?: boolean },
  rulings: Rulings = {},
): FaceCost {
  const { arm, ground, pavedRoad } = facts;
  const mud = ground === 'mud' && !pavedRoad;
  const freeFace = arm === 'cavalry' && (!mud || ruling(rulings, 'mudFreeFace') === 'yes');
  const terms = keepsFacing(arm)
    ? manoeuvres.flatMap(({ kind, atStart }, i) => {
        if (kind === 'wheel') return [];
        const free = freeFace && i === 0 && atStart === true;
        return [free ? term('move-face-free', 0, 'NBC-MOV-04') : term('move-face', FACE_CM, 'NBC-MOV-02')];
      })
    : [];
  if (mud && terms.some((t) => t.value > 0)) return { kind: 'whole-move', row: 'NBC-MOV-13', ruling: 'mudFreeFace' };
  return { kind: 'cm', cm: reckonIn('cm', 'move-faces', terms) };
}

export interface FriendPassed extends Named {
  /** The friend has already taken a movement check this turn. */
  readonly checkedThisTurn?: boolean;
}

export interface MoveCheckFacts {
  readonly arm: MovingArm;
  readonly gait?: Gait;
  /** The unit moved obliquely for more than half of its move. */
  readonly obliqueOverHalf?: boolean;
  readonly startsInContactZone?: boolean;
  readonly manoeuvres?: readonly Manoeuvre[];
  readonly passed?: readonly FriendPassed[];
  /** The terrain the unit moved in, however little. */
  readonly terrain?: readonly { readonly name: Said; readonly disorderTest: boolean }[];
  readonly ground: Ground;
  /** The unit is in road column, which ignores all terrain; mud only on a well paved road. */
  readonly byRoad?: boolean;
  /** The unit has already taken a movement check this turn. */
  readonly checkedThisTurn?: boolean;
}

export interface MoveChecks {
  /** The checks of the moving unit in column Move, one card each. */
  readonly mover: readonly Said[];
  /** Why the unit is Disordered without a card; null if it is not. */
  readonly automatic: Said | null;
  /** The ids of the friends passed through that must check too. */
  readonly friends: readonly string[];
}

/** NBC-MOV-02, NBC-MOV-05: a check for a long oblique, and one for each wheel or change of face after the first. */
function turningChecks({ gait, obliqueOverHalf, manoeuvres = [] }: MoveCheckFacts, each: boolean): Said[] {
  const turns = manoeuvres.slice(1, each ? undefined : 2);
  return present(
    gait === 'oblique' && obliqueOverHalf && 'move-check-oblique',
    turns.map(({ kind }): Said => (kind === 'wheel' ? 'move-check-wheel' : 'move-check-face')),
  );
}

/** NBC-MOV-10, NBC-MOV-13: one check for all terrain with a Disorder test; mud is such terrain (AMB-97). */
function terrainChecks({ byRoad, terrain = [], ground }: MoveCheckFacts): Said[] {
  if (byRoad) return [];
  const tested = terrain.find(({ disorderTest }) => disorderTest);
  if (tested) return [say('move-check-terrain', { terrain: word(tested.name) })];
  return ground === 'mud' ? ['move-check-mud'] : [];
}

/** NBC-DC-02: the Disorder Checks that a finished move causes; ruling `moveDC` decides how many. */
export function moveDisorderChecks(facts: MoveCheckFacts, rulings: Rulings = {}): MoveChecks {
  const { arm, passed = [], startsInContactZone, checkedThisTurn } = facts;
  if (arm === 'general') return { mover: [], automatic: null, friends: [] };
  const how = ruling(rulings, 'moveDC');
  const once = how === 'oncePerTurn';
  // NBC-MOV-03: a check for moving sideways or backwards.
  const slow = slowly(facts.gait ?? 'ahead', arm);
  const gait: Said | null = slow && `move-check-${slow}`;
  const mover: Said[] = present(
    keepsFacing(arm) && turningChecks(facts, how === 'perCause'),
    !startsInContactZone && gait,
    passed.map(({ id, name }) => say('move-check-through', { friend: { id, name } })),
    terrainChecks(facts),
  );
  return {
    mover: once ? mover.slice(0, checkedThisTurn ? 0 : 1) : mover,
    automatic: startsInContactZone ? gait : null,
    friends: passed.filter((friend) => !(once && friend.checkedThisTurn)).map(({ id }) => id),
  };
}

/** NBC-MOV-07: what a move may end partly in or over, if it does, and why it may not. */
const HALF_IN = { obstacle: 'move-half-obstacle', friends: 'move-half-friends', area: 'move-half-area' } as const;
export const ENDS = ['clear', 'obstacle', 'friends', 'area'] as const;

/** NBC-MOV-07, NBC-BUA-01: whether a move may end here: not partly in, but attacking out of an area (NBC-CC-32). */
export const mayEndHere = (end: (typeof ENDS)[number], attackingOutOfArea = false): Legality =>
  unless(end !== 'clear' && !(end === 'area' && attackingOutOfArea) && refuse(HALF_IN[end], 'NBC-MOV-07'));

/** NBC-MOV-01: the ids of the units that may move next: Broken units, else any other. */
export function nextMovers(
  units: readonly { readonly id: string; readonly broken: boolean; readonly moved: boolean }[],
): readonly string[] {
  const waiting = units.filter((unit) => !unit.moved);
  const broken = waiting.filter((unit) => unit.broken);
  return (broken.length > 0 ? broken : waiting).map((unit) => unit.id);
}

/** NBC-MOV-22: a finished unit may only adjust its facing, or attach a battery. */
export const FINISHED = refuse('move-finished', 'NBC-MOV-22');

/** NBC-MOV-06: the friends a unit can pass through, its own formation first: none that is Broken or attached. */
export const passable = (battle: Battle, unit: Unit): Unit[] =>
  allUnits(battle)
    .filter(
      (other) =>
        other.side === unit.side &&
        other.id !== unit.id &&
        onTable(other) &&
        other.fate !== 'broken' &&
        other.host === null &&
        other.kind !== 'engineers',
    )
    .sort((one, other) => Number(other.formation === unit.formation) - Number(one.formation === unit.formation));
