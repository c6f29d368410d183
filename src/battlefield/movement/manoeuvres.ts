/**
 * How units turn, sidle and pass one another, what it costs, and which disorder checks a move brings with it.
 * NBC-GL-10, NBC-MOV-01 to -07, NBC-MOV-22, NBC-DC-02.
 */

import { type RulingKey, type Rulings, ruling } from '../../book/rulings.ts';
import type { Arm, Ground } from '../../book/terms.ts';
import { type Legality, refuse, unless } from '../../engine/legality.ts';
import type { Said } from '../../engine/message.ts';
import { type Reckoning, type RowId, reckon, term } from '../../engine/reckoning.ts';

/** What the movement chart moves: a unit's arm, or an officer on his own. */
export type MovingArm = Arm | 'general';

/** Officers are no body of troops, and guns go where they please. NBC-ART-26, NBC-OFF-01 */
const keepsFacing = (arm: MovingArm): boolean => arm !== 'artillery' && arm !== 'general';

// ---- gaits ---------------------------------------------------------------------------------------------------------

/** Ways to go without turning. NBC-GL-10 */
export type Gait = 'ahead' | 'oblique' | 'flank' | 'retrograde';

/** How far off straight ahead they lead a unit that faces front, degrees; Oblique up to so many, and none between. NBC-GL-10 */
export const GAIT_DEGREES: Record<Gait, number> = { ahead: 0, oblique: 45, flank: 90, retrograde: 180 };

/** Sideways and backwards go at half speed, in the Contact Zone too. NBC-MOV-03 */
export const isHalfSpeed = (gait: Gait, arm: MovingArm): boolean =>
  keepsFacing(arm) && (gait === 'flank' || gait === 'retrograde');

// ---- wheels and faces ----------------------------------------------------------------------------------------------

export interface Manoeuvre {
  readonly kind: 'wheel' | 'left-face' | 'right-face' | 'about-face';
  /** Made before anything else of the move. */
  readonly atStart?: boolean;
}

export const FACE_DEGREES = { 'left-face': 90, 'right-face': 90, 'about-face': 180 } as const;
export const FACE_CM = 5;

const FACE_NAMES = { 'left-face': 'Left Face', 'right-face': 'Right Face', 'about-face': 'About Face' } as const;

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
        return [term(FACE_NAMES[kind], free ? 0 : FACE_CM, free ? 'NBC-MOV-04' : 'NBC-MOV-02')];
      })
    : [];
  if (mud && terms.some((t) => t.value > 0)) return { kind: 'whole-move', row: 'NBC-MOV-13', ruling: 'mudFreeFace' };
  return { kind: 'cm', cm: reckon('Changes of face', terms, { unit: 'cm' }) };
}

// ---- disorder checks of a move -------------------------------------------------------------------------------------

export interface MoveCause {
  readonly cause: 'oblique' | 'sideways or back' | 'second manoeuvre' | 'passing friends' | 'terrain' | 'mud';
  readonly what: Said;
  readonly row: RowId;
}

export interface FriendPassed {
  readonly id: string;
  readonly name: string;
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
  readonly terrain?: readonly { readonly name: string; readonly disorderTest: boolean }[];
  readonly ground: Ground;
  /** In road column, which ignores all terrain; mud only on a well paved road. */
  readonly byRoad?: boolean;
  /** The unit has taken a movement check this turn. */
  readonly checkedThisTurn?: boolean;
}

export interface MoveChecks {
  /** Checks of the moving unit, column Move, one card each. */
  readonly mover: readonly MoveCause[];
  /** It becomes Disordered without a card. */
  readonly automatic: MoveCause | null;
  /** Each friend it passed through checks too. */
  readonly friends: readonly { readonly id: string; readonly cause: MoveCause }[];
}

/** Mud is terrain with a disorder test like any other: one check for all of it (AMB-97). */
function terrainCause(facts: MoveCheckFacts): MoveCause[] {
  if (facts.byRoad) return [];
  const tested = (facts.terrain ?? []).find((terrain) => terrain.disorderTest);
  if (tested) return [{ cause: 'terrain', what: tested.name, row: 'NBC-MOV-10' }];
  return facts.ground === 'mud' ? [{ cause: 'mud', what: 'Mud', row: 'NBC-MOV-13' }] : [];
}

/** The disorder checks that a finished move brings; how many is the ruling `moveDC`. NBC-DC-02 */
export function moveDisorderChecks(facts: MoveCheckFacts, rulings: Rulings = {}): MoveChecks {
  if (facts.arm === 'general') return { mover: [], automatic: null, friends: [] };
  const how = ruling(rulings, 'moveDC');
  const mover: MoveCause[] = [];
  let automatic: MoveCause | null = null;
  if (keepsFacing(facts.arm)) {
    if (facts.gait === 'oblique' && facts.obliqueOverHalf)
      mover.push({ cause: 'oblique', what: 'Oblique for over half the move', row: 'NBC-MOV-02' });
    const later = (facts.manoeuvres ?? []).slice(1);
    for (const { kind } of how === 'perCause' ? later : later.slice(0, 1))
      mover.push({
        cause: 'second manoeuvre',
        what: kind === 'wheel' ? 'A further wheel' : `A further change: ${FACE_NAMES[kind]}`,
        row: 'NBC-MOV-05',
      });
    if (facts.gait === 'flank' || facts.gait === 'retrograde') {
      const what = facts.gait === 'flank' ? 'Flank Movement' : 'Retrograde Movement';
      const cause: MoveCause = { cause: 'sideways or back', what, row: 'NBC-MOV-03' };
      if (facts.startsInContactZone) automatic = cause;
      else mover.push(cause);
    }
  }
  for (const friend of facts.passed ?? [])
    mover.push({ cause: 'passing friends', what: `Through ${friend.name}`, row: 'NBC-MOV-06' });
  mover.push(...terrainCause(facts));

  const once = how === 'oncePerTurn';
  const friends = (facts.passed ?? [])
    .filter((friend) => !(once && friend.checkedThisTurn))
    .map(({ id }): MoveChecks['friends'][number] => ({
      id,
      cause: { cause: 'passing friends', what: 'Friends passed through', row: 'NBC-MOV-06' },
    }));
  return { mover: once ? mover.slice(0, facts.checkedThisTurn ? 0 : 1) : mover, automatic, friends };
}

// ---- passing, ending, finishing ------------------------------------------------------------------------------------

/** Friends may be passed through, but not a Broken unit. NBC-MOV-06 */
export const mayPass = (friend: { readonly broken: boolean }): Legality =>
  unless(friend.broken && refuse('Nobody may pass through a Broken unit.', 'NBC-MOV-06'));

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
    facts.partlyOverObstacle && refuse('It cannot stop half across an obstacle: it stops before it.', 'NBC-MOV-07'),
    facts.partlyInFriends && refuse('It cannot stop half inside a friendly unit: it stops before it.', 'NBC-MOV-07'),
    facts.partlyInArea &&
      !facts.attackingOutOfArea &&
      refuse('It cannot stop half in a built-up area: it stops before it.', 'NBC-MOV-07'),
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
  unless(
    (what === 'move' || what === 'face-change') &&
      refuse('It has finished its move: only its facing may be trued up, or a battery attached.', 'NBC-MOV-22'),
  );
