/**
 * How units turn, sidle and pass one another, what it costs, and which disorder checks a move brings with it.
 * NBC-GL-10, NBC-MOV-01 to -07, NBC-MOV-22, NBC-DC-02.
 */

import { type RulingKey, type Rulings, ruling } from '../../../book/rulings.ts';
import type { Arm, Ground } from '../../../book/terms.ts';
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { type Named, onlySaid, type Said, say, word } from '../../../engine/message.ts';
import { type Reckoning, type RowId, reckon, term } from '../../../engine/reckoning.ts';

/** What the movement chart moves: a unit's arm, or an officer on his own. */
export type MovingArm = Arm | 'general';

/** Officers are no body of troops, and guns go where they please. NBC-ART-26, NBC-OFF-01 */
const keepsFacing = (arm: MovingArm): boolean => arm !== 'artillery' && arm !== 'general';

// ---- gaits ---------------------------------------------------------------------------------------------------------

/** Ways to go without turning. NBC-GL-10 */
export const GAITS = ['ahead', 'oblique', 'flank', 'retrograde'] as const;
export type Gait = (typeof GAITS)[number];

/** How far off straight ahead they lead a unit that faces front, degrees; Oblique up to so many, and none between. NBC-GL-10 */
export const GAIT_DEGREES: Record<Gait, number> = { ahead: 0, oblique: 45, flank: 90, retrograde: 180 };

const slowly = (gait: Gait, arm: MovingArm): 'flank' | 'retrograde' | null =>
  keepsFacing(arm) && (gait === 'flank' || gait === 'retrograde') ? gait : null;

/** Sideways and backwards go at half speed, in the Contact Zone too. NBC-MOV-03 */
export const isHalfSpeed = (gait: Gait, arm: MovingArm): boolean => slowly(gait, arm) !== null;

// ---- wheels and faces ----------------------------------------------------------------------------------------------

export interface Manoeuvre {
  readonly kind: 'wheel' | 'left-face' | 'right-face' | 'about-face';
  /** Made before anything else of the move. */
  readonly atStart?: boolean;
}

export const FACE_DEGREES = { 'left-face': 90, 'right-face': 90, 'about-face': 180 } as const;
export const FACE_CM = 5;

export type FaceCost =
  | { readonly kind: 'cm'; readonly cm: Reckoning }
  /** A change of face in mud takes the whole move. */
  | { readonly kind: 'whole-move'; readonly row: RowId; readonly ruling: RulingKey };

/**
 * What changes of face cost; wheels cost the way the outer front corner goes, which the players measure (AMB-96).
 * NBC-MOV-02, NBC-MOV-04, NBC-MOV-13
 */
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
  return { kind: 'cm', cm: reckon('move-faces', terms, { unit: 'cm' }) };
}

// ---- disorder checks of a move -------------------------------------------------------------------------------------

/** A friend that is passed through. */
export interface FriendPassed extends Named {
  /** It has taken a movement check this turn. */
  readonly checkedThisTurn?: boolean;
}

export interface MoveCheckFacts {
  readonly arm: MovingArm;
  readonly gait?: Gait;
  /** Oblique for more than half of its move. */
  readonly obliqueOverHalf?: boolean;
  readonly startsInContactZone?: boolean;
  /** All wheels and faces of this turn. */
  readonly manoeuvres?: readonly Manoeuvre[];
  readonly passed?: readonly FriendPassed[];
  /** Terrain it moved in by any amount. */
  readonly terrain?: readonly { readonly name: Said; readonly disorderTest: boolean }[];
  readonly ground: Ground;
  /** In road column, which ignores all terrain; mud only on a well paved road. */
  readonly byRoad?: boolean;
  /** The unit has taken a movement check this turn. */
  readonly checkedThisTurn?: boolean;
}

/** What each check is for. */
export interface MoveChecks {
  /** Checks of the moving unit, column Move, one card each. */
  readonly mover: readonly Said[];
  /** It becomes Disordered without a card. */
  readonly automatic: Said | null;
  /** Friends it passed through that check too: their ids. */
  readonly friends: readonly string[];
}

/** NBC-MOV-02, NBC-MOV-05: one for a long oblique, and for each wheel or face after the first. */
function turningChecks({ gait, obliqueOverHalf, manoeuvres = [] }: MoveCheckFacts, each: boolean): Said[] {
  const later = manoeuvres
    .slice(1)
    .map(({ kind }): Said => (kind === 'wheel' ? 'move-check-wheel' : 'move-check-face'));
  return [
    ...onlySaid(gait === 'oblique' && obliqueOverHalf && 'move-check-oblique'),
    ...(each ? later : later.slice(0, 1)),
  ];
}

/** NBC-MOV-03 */
function gaitCheck({ arm, gait = 'ahead' }: MoveCheckFacts): Said[] {
  const slow = slowly(gait, arm);
  return slow ? [`move-check-${slow}`] : [];
}

/** Mud is terrain with a disorder test like any other: one check for all of it (AMB-97). NBC-MOV-10, NBC-MOV-13 */
function terrainChecks({ byRoad, terrain = [], ground }: MoveCheckFacts): Said[] {
  if (byRoad) return [];
  const tested = terrain.find(({ disorderTest }) => disorderTest);
  if (tested) return [say('move-check-terrain', { terrain: word(tested.name) })];
  return ground === 'mud' ? ['move-check-mud'] : [];
}

/** The disorder checks that a finished move brings; how many is the ruling `moveDC`. NBC-DC-02 */
export function moveDisorderChecks(facts: MoveCheckFacts, rulings: Rulings = {}): MoveChecks {
  const { arm, passed = [], startsInContactZone, checkedThisTurn } = facts;
  if (arm === 'general') return { mover: [], automatic: null, friends: [] };
  const how = ruling(rulings, 'moveDC');
  const once = how === 'oncePerTurn';
  const [gait = null] = gaitCheck(facts);
  const mover: Said[] = [
    ...(keepsFacing(arm) ? turningChecks(facts, how === 'perCause') : []),
    ...(gait && !startsInContactZone ? [gait] : []),
    ...passed.map(({ id, name }) => say('move-check-through', { friend: { id, name } })),
    ...terrainChecks(facts),
  ];
  return {
    mover: once ? mover.slice(0, checkedThisTurn ? 0 : 1) : mover,
    automatic: startsInContactZone ? gait : null,
    friends: passed.filter((friend) => !(once && friend.checkedThisTurn)).map(({ id }) => id),
  };
}

// ---- passing, ending, finishing ------------------------------------------------------------------------------------

/** Friends may be passed through, but not a Broken unit. NBC-MOV-06 */
export const mayPass = (friend: { readonly broken: boolean }): Legality =>
  unless(friend.broken && refuse('move-through-broken', 'NBC-MOV-06'));

export interface EndFacts {
  readonly partlyOverObstacle?: boolean;
  readonly partlyInFriends?: boolean;
  readonly partlyInArea?: boolean;
  /** It attacks out of the built-up area it holds (NBC-CC-32). */
  readonly attackingOutOfArea?: boolean;
}

/**
 * A move ends clear of obstacles, friends and built-up areas, or wholly in or over them; only who attacks out of an area
 * may lie partly in it. NBC-MOV-07, NBC-BUA-01, NBC-CC-32
 */
export const mayEndHere = (facts: EndFacts): Legality =>
  unless(
    facts.partlyOverObstacle && refuse('move-half-obstacle', 'NBC-MOV-07'),
    facts.partlyInFriends && refuse('move-half-friends', 'NBC-MOV-07'),
    facts.partlyInArea && !facts.attackingOutOfArea && refuse('move-half-area', 'NBC-MOV-07'),
  );

export interface MoverState {
  readonly id: string;
  readonly broken: boolean;
  readonly moved: boolean;
}

/** Who may move next: the unit that has begun, else Broken units, else any other. NBC-MOV-01 */
export function nextMovers(units: readonly MoverState[], begun: string | null = null): readonly string[] {
  if (begun !== null) return [begun];
  const waiting = units.filter((unit) => !unit.moved);
  const broken = waiting.filter((unit) => unit.broken);
  return (broken.length > 0 ? broken : waiting).map((unit) => unit.id);
}

export type Afterthought = 'facing' | 'attach-artillery' | 'move' | 'face-change';

/** Once a unit is finished only its facing is trued up, or a battery attached. NBC-MOV-22 */
export const mayStillAdjust = (what: Afterthought): Legality =>
  unless((what === 'move' || what === 'face-change') && refuse('move-finished', 'NBC-MOV-22'));
