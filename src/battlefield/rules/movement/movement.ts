/**
 * How far units and officers move, in cm: the movement chart, the shifts that turn a full move into dice, ground, hills
 * and marching orders. NBC-MOV-08 to -14, -21, -23, NBC-GL-09, NBC-BRK-01, -02. The dice of the Contact Zone are in `contact-zone.ts`.
 */

import { type RulingKey, type Rulings, ruling } from '../../../book/rulings.ts';
import type { Exhaustion, Ground, GunWeight, Hills, Mobility, Order } from '../../../book/terms.ts';
import { type Face, total } from '../../../dice/faces.ts';
import { CONFIRM } from '../../../dice/hits.ts';
import { type Legality, type Refusal, refuse, unless } from '../../../engine/legality.ts';
import { type Said, say, type Text, word } from '../../../engine/message.ts';
import { present } from '../../../engine/present.ts';
import { figure, type Reckoning, type RowId, reckon, reckonIn, type Term, term } from '../../../engine/reckoning.ts';
import { called } from '../../named.ts';
import { OBLIGATIONS } from '../command/order-obligations.ts';
import type { ConversionPart } from '../fire/fighters.ts';
import { mayMarchByRoad } from './bridges.ts';
import { contactZoneDice } from './contact-zone.ts';
import { faceCost, type Gait, isHalfSpeed, type Manoeuvre, type MovingArm } from './manoeuvres.ts';

/** NBC-MOV-08: the rows of the movement chart, slowest first. */
export const MOVE_CLASSES = ['heavy', 'foot', 'horse', 'general'] as const;
export type MoveClass = (typeof MOVE_CLASSES)[number];

/** NBC-MOV-08: the full move in cm, and the dice of Restricted 1 to 4; null where the chart has a dash. */
export const MOVE_CHART: Record<
  MoveClass,
  { readonly full: number; readonly dice: readonly [number, number, number | null, number | null] }
> = {
  heavy: { full: 12, dice: [2, 1, null, null] },
  foot: { full: 18, dice: [3, 2, 1, null] },
  horse: { full: 24, dice: [4, 3, 2, 1] },
  general: { full: 36, dice: [6, 5, 4, 3] },
};

/** NBC-MOV-08: the dice of a Restricted column (1 to 4); null where this class cannot move. */
export const chartDice = (moveClass: MoveClass, column: number): number | null =>
  MOVE_CHART[moveClass].dice[column - 1] ?? null;

export interface Mover {
  readonly arm: MovingArm;
  readonly weight?: GunWeight;
  readonly mobility?: Mobility;
}

/** NBC-MOV-08: the row of the chart; a Mixed unit is infantry (AMB-98). */
export function moveClass({ arm, weight, mobility }: Mover): MoveClass {
  if (arm !== 'artillery') return CLASSES[arm] ?? 'foot';
  return mobility === 'horse' ? 'horse' : weight === 'heavy' ? 'heavy' : 'foot';
}
const CLASSES: { readonly [A in MovingArm]?: MoveClass } = {
  ...{ general: 'general', cavalry: 'horse', pontoon: 'heavy', baggage: 'heavy' },
};

/** AMB-161: the slowest class; a unit with an attached battery moves as the slower of the two. */
export const slowest = (classes: readonly [MoveClass, ...MoveClass[]]): MoveClass =>
  MOVE_CLASSES.find((each) => classes.includes(each)) ?? classes[0];

const isMounted = (each: MoveClass): boolean => each === 'horse' || each === 'general';

/** NBC-SCN-15: restricted terrain as the scenario marks it. */
export interface TerrainMet {
  readonly name: Said;
  /** How many columns the terrain shifts, 0 to 3. */
  readonly shifts: number;
  readonly disorderTest: boolean;
  /** True if omitted. */
  readonly crossable?: boolean;
  /** NBC-GL-28: `terrain` if omitted, which units can occupy and move through. */
  readonly kind?: 'terrain' | 'obstacle';
}

export interface MoveFacts {
  readonly arm: MovingArm;
  /** With an attached battery, the slower class. */
  readonly moveClass: MoveClass;
  readonly ground: Ground;
  readonly hills: Hills;
  readonly order?: Order | null;
  readonly startsInContactZone?: boolean;
  readonly contours?: number;
  /** Restricted terrain that the unit enters, crosses or leaves. */
  readonly terrain?: readonly TerrainMet[];
  /** The unit is already in that terrain. */
  readonly alreadyInside?: boolean;
  /** Set if the whole move is by road under a marching order (NBC-ORD-16). */
  readonly byRoad?: 'road' | 'paved' | null;
  readonly exhaustion?: Exhaustion;
  readonly disordered?: boolean;
  /** NBC-ART-25: the weight of the unit's own or attached guns, if they fired this turn (`firedAs`). */
  readonly fired?: GunWeight | null;
  readonly gait?: Gait;
  readonly manoeuvres?: readonly Manoeuvre[];
  /** A full move other than the chart's, for example the army commander's visibility (NBC-CMA-01). */
  readonly fullCm?: { readonly what: Said; readonly cm: number; readonly row: RowId; readonly ruling?: RulingKey };
  /** The part of the unit's own or attached guns in a conversion to howitzers. */
  readonly conversion?: ConversionPart | null;
  readonly broken?: boolean;
  readonly garrison?: boolean;
  readonly looting?: boolean;
  readonly resting?: boolean;
  readonly forced?: boolean;
  readonly fording?: boolean;
}

/** NBC-MOV-12: what soft ground takes from a move, in cm. */
export const SOFT_CM = { foot: 2, horse: 5 } as const;
/** NBC-MOV-11, and in mud NBC-MOV-13 (AMB-91): what each contour costs, in cm. */
export const CONTOUR_CM = 2;
export const CONTOUR_IN_MUD_CM = 3;
/** NBC-GL-28, NBC-MOV-11: the cost of a contour in this kind of country, in cm: 0 except in Hilly Terrain. */
export const contourCost = (hills: Hills): number => (hills === 'hilly' ? CONTOUR_CM : 0);
/** NBC-MOV-13: how many columns mud shifts. */
export const MUD_SHIFTS = 2;
/** NBC-ART-25: the column of guns that fired; heavy guns do not move. */
export const FIRED_SHIFTS = { medium: 3, light: 2 } as const;

const marches = (order: MoveFacts['order']): boolean => Boolean(order && OBLIGATIONS[order].roadColumn);

const onRoad = ({ byRoad, order }: MoveFacts): boolean => Boolean(byRoad) && marches(order);

const inMud = (facts: MoveFacts): boolean =>
  facts.ground === 'mud' && !(facts.byRoad === 'paved' && marches(facts.order));

/** NBC-MOV-21, NBC-BRK-01, NBC-GAR-11 and others: whether the unit may move at all by choice, Hold aside. */
export function mayMove(facts: MoveFacts): Legality {
  const { order, ground, byRoad, terrain = [] } = facts;
  const barred = onRoad(facts) ? undefined : terrain.find(({ crossable }) => crossable === false);
  return unless(
    facts.broken && refuse('move-broken', 'NBC-BRK-01'),
    facts.garrison && refuse('move-garrison', 'NBC-GAR-11'),
    facts.looting && refuse('attack-looting', 'NBC-BAG-04'),
    facts.resting && !facts.forced && refuse('attack-resting', 'NBC-MOV-21'),
    facts.conversion && refuse('move-converting', 'NBC-HOW-02'),
    facts.fired === 'heavy' && refuse('move-heavy-fired', 'NBC-ART-25'),
    barred && refuse(say('move-no-way-through', { terrain: word(barred.name) }), 'NBC-SCN-15'),
    facts.fording && ground === 'mud' && refuse('ford-in-mud', 'NBC-BRG-05'),
    order && byRoad && marches(order) && mayMarchByRoad({ order, ground, paved: byRoad === 'paved' }),
  );
}

/** NBC-MOV-09: how many columns the move shifts to the right; 0 is a full move. */
export function moveShifts(facts: MoveFacts, rulings: Rulings = {}): Reckoning {
  const { terrain = [], exhaustion = 0, fired } = facts;
  const others: Term[] = present(
    inMud(facts) && term('ground-mud', MUD_SHIFTS, 'NBC-MOV-13'),
    !onRoad(facts) && terrain.map(({ name, shifts }) => term(name, shifts, 'NBC-MOV-09')),
    exhaustion === 2 && term('exhaustion-2', 1, 'NBC-MOV-09'),
  );
  if (fired !== 'medium' && fired !== 'light') return reckon('move-shifts', others);
  const column = FIRED_SHIFTS[fired];
  const guns = term('move-guns-fired', column, 'NBC-ART-25', { ruling: 'moveFireStack' });
  if (ruling(rulings, 'moveFireStack') === 'add') return reckon('move-shifts', [guns, ...others]);
  const met = sumOf(others);
  const worst = Math.max(column, met);
  const less = term('move-worse-counts', worst - column - met, 'NBC-ART-25', { ruling: 'moveFireStack' });
  return reckon('move-shifts', [guns, ...others, less.value !== 0 && less]);
}

export type MoveAllowance =
  | { readonly kind: 'full'; readonly shifts: Reckoning; readonly cm: Reckoning }
  | {
      readonly kind: 'dice';
      readonly shifts: Reckoning;
      readonly dice: Reckoning;
      /** Added to the total of the dice in this order; most terms are negative. */
      readonly less: readonly Term[];
      /** Halves what is left, rounded down. */
      readonly halved: Term | null;
      readonly inContactZone: boolean;
      /** Under Hold, the dice show only whether an Auto-Attack compels the unit. */
      readonly onlyIfCompelled: boolean;
    }
  /** In mud, a change of face is the whole move. */
  | { readonly kind: 'face-only'; readonly row: RowId; readonly ruling: RulingKey }
  | {
      readonly kind: 'cannot';
      readonly why: Said;
      readonly row: RowId;
      readonly ruling?: string;
      readonly shifts?: Reckoning;
    };

export type DiceMove = Extract<MoveAllowance, { readonly kind: 'dice' }>;

const cannot = ({ why, row, ruling: decided }: Refusal): Extract<MoveAllowance, { kind: 'cannot' }> => ({
  kind: 'cannot',
  why,
  row,
  ...(decided && { ruling: decided }),
});

function contourTerm(facts: MoveFacts, rulings: Rulings): Term | false {
  const { contours = 0, hills } = facts;
  const dry = contourCost(hills);
  if (dry === 0 || contours === 0 || onRoad(facts)) return false;
  const mud = inMud(facts);
  const each = mud && ruling(rulings, 'mudSlope') === '3' ? CONTOUR_IN_MUD_CM : dry;
  const row = mud ? 'NBC-MOV-13' : 'NBC-MOV-11';
  return term(say('move-contours', { n: contours }), -each * contours, row, mud ? { ruling: 'mudSlope' } : {});
}

function softTerm({ ground, moveClass: each }: MoveFacts, forDice: boolean, rulings: Rulings): Term | false {
  if (ground !== 'soft' || (forDice && ruling(rulings, 'softDice') === 'fullMovesOnly')) return false;
  const less = isMounted(each) ? -SOFT_CM.horse : -SOFT_CM.foot;
  return term('guns-on-soft-ground', less, 'NBC-MOV-12', forDice ? { ruling: 'softDice' } : {});
}

const sumOf = (terms: readonly Term[]): number => terms.reduce((sum, t) => sum + t.value, 0);

/** AMB-94: the term that removes half of the move, for a unit that moves sideways or backwards. */
const halfOf = (cm: number, half: Term): Term => ({ ...half, value: Math.floor(cm / 2) - cm });

/** NBC-MOV-03: the term for half speed, or null. */
function halfTerm({ gait = 'ahead', arm }: MoveFacts): Term | null {
  return isHalfSpeed(gait, arm) ? term(`gait-${gait}`, 0, 'NBC-MOV-03', { shown: figure('½') }) : null;
}

/** NBC-MOV-14: the term that a marching order adds to the base rate, or null. */
function bonusTerm({ order }: MoveFacts): Term | null {
  const bonus = order ? OBLIGATIONS[order].baseRateCm : 0;
  return order && bonus > 0 ? term(`order-${order}`, bonus, 'NBC-MOV-14') : null;
}

interface Reduced {
  readonly facts: MoveFacts;
  readonly rulings: Rulings;
  readonly shifts: Reckoning;
  /** Changes of face, subtracted. */
  readonly turned: readonly Term[];
}

const reductions = ({ facts, rulings, turned }: Reduced, forDice: boolean): Term[] => [
  ...present(softTerm(facts, forDice, rulings), contourTerm(facts, rulings)),
  ...turned,
];

function fullMove(move: Reduced): MoveAllowance {
  const { facts, shifts } = move;
  const { fullCm: own, moveClass: row } = facts;
  const base = own
    ? term(own.what, own.cm, own.row, { ...(own.ruling && { ruling: own.ruling }) })
    : term(`move-class-${row}`, MOVE_CHART[row].full, 'NBC-MOV-08');
  const whole = present(base, bonusTerm(facts), reductions(move, false));
  const left = Math.max(0, sumOf(whole));
  const half = halfTerm(facts);
  const cm = reckon('move-full', [...whole, half && left > 0 && halfOf(left, half)], { unit: 'cm', atLeast: 0 });
  return { kind: 'full', shifts, cm };
}

/** NBC-MOV-08, -09: the dice of a column of the chart, 1 beyond its last where the unit may move at all (AMB-95). */
function chartedDice({ moveClass: row }: MoveFacts, column: number): Reckoning {
  const charted = chartDice(row, column);
  const dice =
    charted === null
      ? term('move-past-last', 1, 'NBC-MOV-09', { ruling: 'beyondColumn' })
      : term(`move-class-${row}`, charted, 'NBC-MOV-08', { note: say('move-restricted', { n: column }) });
  return reckonIn('dice', 'move-dice', [dice]);
}

/** NBC-MOV-15: the dice in the Contact Zone. */
const zoneDice = (facts: MoveFacts, charted: number | null): Reckoning =>
  contactZoneDice({
    mounted: isMounted(facts.moveClass),
    restrictedTerrain: inMud(facts) || (!onRoad(facts) && (facts.terrain ?? []).length > 0),
    disordered: facts.disordered ?? false,
    exhaustion: facts.exhaustion ?? 0,
    chartDice: charted,
  });

function diceMove(move: Reduced, inContactZone: boolean, onlyIfCompelled: boolean): MoveAllowance {
  const { facts, rulings, shifts } = move;
  const column = shifts.total;
  const beyond = column > 0 && chartDice(facts.moveClass, column) === null;
  if (beyond && !facts.alreadyInside && ruling(rulings, 'beyondColumn') === 'impossible')
    return { ...cannot(refuse(say('move-beyond-chart', { shifts: column }), 'NBC-MOV-09', 'beyondColumn')), shifts };
  const charted = column > 0 ? chartedDice(facts, column) : null;
  const bonus = inContactZone ? null : bonusTerm(facts);
  const added = bonus && ruling(rulings, 'redeployDice') === 'addToTotal';
  return {
    kind: 'dice',
    shifts,
    dice: charted && !inContactZone ? charted : zoneDice(facts, charted?.total ?? null),
    less: present(added && { ...bonus, ruling: 'redeployDice' as const }, reductions(move, true)),
    halved: halfTerm(facts),
    inContactZone,
    onlyIfCompelled,
  };
}

/** NBC-MOV-08 to -15: how far a unit or officer may move: cm, dice, or a refusal. Officers ignore the Contact Zone. */
export function moveAllowance(facts: MoveFacts, rulings: Rulings = {}): MoveAllowance {
  const { arm, ground, order, manoeuvres = [], forced } = facts;
  const inContactZone = Boolean(facts.startsInContactZone) && arm !== 'general';
  const allowed = mayMove(facts);
  if (!allowed.ok) return cannot(allowed);
  const hold = Boolean(order && OBLIGATIONS[order].duty.kind === 'stand') && !forced;
  const onlyIfCompelled = hold && inContactZone && ruling(rulings, 'holdCZ') === 'autoAttackDice';
  if (hold && !onlyIfCompelled) return cannot(refuse('move-hold', 'NBC-ORD-12', inContactZone ? 'holdCZ' : undefined));
  const faces = faceCost(manoeuvres, { arm, ground, pavedRoad: !inMud(facts) }, rulings);
  if (faces.kind === 'whole-move') return { kind: 'face-only', row: faces.row, ruling: faces.ruling };
  const turned = faces.cm.terms.map((t) => ({ ...t, value: 0 - t.value }));
  const move: Reduced = { facts, rulings, turned, shifts: moveShifts(facts, rulings) };
  return inContactZone || move.shifts.total > 0 ? diceMove(move, inContactZone, onlyIfCompelled) : fullMove(move);
}

/** NBC-MOV-10, NBC-MOV-15: the distance for a sum of dice, in cm, at least 0. */
export function distanceOfSum({ less, halved, inContactZone }: DiceMove, sum: number, dice: Said): Reckoning {
  const thrown = term(dice, sum, inContactZone ? 'NBC-MOV-15' : 'NBC-MOV-10');
  const left = Math.max(0, sumOf([thrown, ...less]));
  const half = halved && left > 0 && halfOf(left, halved);
  return reckon('sum-distance', [thrown, ...less, half], { unit: 'cm', atLeast: 0 });
}

export const moveDistance = (allowance: DiceMove, faces: readonly Face[]): Reckoning =>
  distanceOfSum(allowance, total(faces), called(faces.join(' + ')));

/** NBC-MOV-10: the move in cm. A unit whose dice do not bring it in goes to the edge, if a full move does, and stops. */
export const restrictedMove = (edgeCm: number, clearCm: number, distanceCm: number) =>
  distanceCm > edgeCm
    ? { cm: distanceCm, stopsAtEdge: false }
    : { cm: Math.min(edgeCm, clearCm), stopsAtEdge: edgeCm <= clearCm };

/** NBC-GL-09, AMB-27: the Formation Best Distance: the slowest unit's full move or result of dice, in cm, or null. */
export function formationBestDistance(units: readonly { readonly unit: Text; readonly distanceCm: number }[]) {
  const [slow] = [...units].sort((one, other) => one.distanceCm - other.distanceCm);
  if (!slow) return null;
  const pace = term(called(slow.unit), slow.distanceCm, 'NBC-GL-09', { note: 'move-slowest' });
  return reckonIn('cm', 'demand-best-distance', [pace]);
}

/** A Broken unit tries to stay this far from every enemy, in cm. */
export const SHY_CM = 20;
/** NBC-BRK-01: the move of a Broken unit with an enemy within `SHY_CM` and without one, in cm. */
export const FLIGHT_CM = { pressed: 20, clear: 10 } as const;
/** A Broken unit makes for a road to the exit within this distance, in cm. */
export const ROAD_CM = 10;

/** NBC-BRK-01, AMB-101: the move of a Broken unit, in cm. Terrain, hills and ground do not change it. */
export const brokenMove = (enemyNear: boolean): Reckoning =>
  reckonIn('cm', 'flight-move', [
    term(
      say(enemyNear ? 'flight-enemy-near' : 'flight-no-enemy-near', { cm: SHY_CM }),
      enemyNear ? FLIGHT_CM.pressed : FLIGHT_CM.clear,
      'NBC-BRK-01',
    ),
  ]);

const EFFECTS: Record<Ground, readonly Said[]> = {
  hard: [],
  soft: [say('ground-soft-moves', SOFT_CM), say('ground-soft-fire', { face: CONFIRM })],
  mud: [
    say('ground-mud-moves', { shifts: MUD_SHIFTS, slope: CONTOUR_IN_MUD_CM }),
    'ground-mud-faces',
    say('ground-mud-fire', { face: CONFIRM }),
  ],
};

export const groundEffects = (ground: Ground): readonly Said[] => EFFECTS[ground];
