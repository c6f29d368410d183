/**
 * The ledger of a campaign, as its owner keeps it beside the map: sides, armies, corps, areas, and where each corps is.
 * What the sheet does not hold (map, counters, leaders, cards) is typed by the owner. AON-017
 */
import * as z from 'zod/mini';
import { FACES } from '../../dice/faces.ts';
import type { Thrown } from '../../engine/chance.ts';
import { facts, type Question, type Roll } from '../../engine/question.ts';
import type { Slots } from '../chart-slot.ts';
import { chosenSchema, type Rulings } from './rulings.ts';

export const SIDES = ['a', 'b'] as const;
export type SideId = (typeof SIDES)[number];
export const otherSide = (side: SideId): SideId => (side === 'a' ? 'b' : 'a');

const id = z.string().check(z.minLength(1), z.maxLength(64));
const name = z.string().check(z.minLength(1), z.maxLength(60));
const words = z.string().check(z.maxLength(60));
/** A note as long as a hand of cards. */
const note = z.string().check(z.maxLength(400));
/** A figure printed on a counter or a leader. */
const printed = z.int().check(z.minimum(0), z.maximum(20));
const count = z.int().check(z.minimum(0), z.maximum(999));
const side = z.literal(SIDES);

/** Off the map: in battle, taken back for a time, or lost for good. AON-017 */
export const BOXES = ['battle', 'prisoners', 'reserve', 'out'] as const;
export type Box = (typeof BOXES)[number];

export const placeSchema = z.union([z.object({ area: id }), z.object({ box: z.literal(BOXES) })]);
export type Place = Readonly<z.infer<typeof placeSchema>>;

export const corpsSchema = z.object({
  id,
  name,
  side,
  nation: words,
  /** Battle rating. */
  rating: printed,
  spent: z.boolean(),
  place: placeSchema,
  /** The army it belongs to; corps may stand alone. */
  army: z.nullable(id),
});
export type Corps = Readonly<z.infer<typeof corpsSchema>>;

/** How an army came where it stands; it holds until the round is over. */
export const arrivalSchema = z.object({
  areas: count,
  attacking: z.boolean(),
  bySea: z.boolean(),
  /** The corps that came along. */
  corps: z.readonly(z.array(id)),
});
export type Arrival = Readonly<z.infer<typeof arrivalSchema>>;

export const armySchema = z.object({
  id,
  /** Its leader. */
  name,
  side,
  mr: printed,
  sr: printed,
  /** The leader's battle rating. */
  rating: printed,
  /** Where he stands; null off the map. */
  area: z.nullable(id),
  arrived: z.nullable(arrivalSchema),
});
export type Army = Readonly<z.infer<typeof armySchema>>;

export const TERRAINS = ['open', 'mountain', 'marsh'] as const;
export type Terrain = (typeof TERRAINS)[number];

export const areaSchema = z.object({
  id,
  name,
  terrain: z.literal(TERRAINS),
  /** Whose friendly area it is, and so the other's enemy area; null for neither. */
  friend: z.nullable(side),
  /** The capital area of a major country. */
  capital: z.boolean(),
  barren: z.boolean(),
  insurgent: z.boolean(),
  /** The nation whose corps fight at home here; empty for none. */
  home: words,
});
export type Area = Readonly<z.infer<typeof areaSchema>>;

export const sideSchema = z.object({
  name,
  player: words,
  /** Its corps are French-controlled. AON-015 */
  french: z.boolean(),
  /** Cards in hand; null where the players do not keep count here. */
  hand: z.nullable(count),
  discards: count,
  played: count,
  /** What the hand holds, in its player's own words; nobody else sees it. */
  held: note,
  /** Has made its first move or interception of the Campaign Phase. AON-002, RB12 */
  firstDone: z.boolean(),
});
export type Side = Readonly<z.infer<typeof sideSchema>>;

/** A Campaign Phase, a round in it, and whether that is a winter round. */
export const momentSchema = z.object({
  phase: count,
  round: count,
  winter: z.boolean(),
  /** Winter attrition has been thrown for in this Campaign Phase. */
  wintered: z.boolean(),
  /** What the game's own track says: "1807". */
  label: words,
});
export type Moment = Readonly<z.infer<typeof momentSchema>>;

const ids = z.readonly(z.array(id));

export const battleSideSchema = z.object({
  army: id,
  /** Those in the Battle Box; null until it has been said. AON-007 */
  engaged: z.nullable(ids),
});
export const battleSchema = z.object({
  id,
  area: id,
  attacker: side,
  sides: z.object({ a: battleSideSchema, b: battleSideSchema }),
});
export type Battle = Readonly<z.infer<typeof battleSchema>>;

// ---- questions -----------------------------------------------------------------------------------------------------

const face = z.literal(FACES);
/** What lies on the table after a throw. */
export const thingSchema = z.object({ die: face });
export type Thing = Readonly<z.infer<typeof thingSchema>>;

export const rollSchema = z.object({
  slot: z.string(),
  by: side,
  thing: thingSchema,
  own: z.boolean(),
  again: z.readonly(z.array(z.object({ side, cost: count }))),
});
export const taskSchema = z.object({
  id,
  kind: z.string(),
  side: z.nullable(side),
  facts,
  data: z.unknown(),
  rolls: z.readonly(z.array(rollSchema)),
  deferred: z.boolean(),
});
export type Task = Question<Thing, SideId> & { readonly rolls: readonly Roll<Thing, SideId>[] };

// ---- the whole -----------------------------------------------------------------------------------------------------

export const setupSchema = z.object({
  title: name,
  sides: z.object({ a: sideSchema, b: sideSchema }),
  label: words,
  rulings: chosenSchema,
  /** Who throws: the app, or the table. */
  dice: z.literal(['app', 'table']),
  areas: z.readonly(z.array(areaSchema)),
  armies: z.readonly(z.array(armySchema)),
  corps: z.readonly(z.array(corpsSchema)),
});
export type Setup = Readonly<z.infer<typeof setupSchema>>;

export interface Campaign {
  readonly title: string;
  /** What the seed is sealed with, shown before the first throw. */
  readonly seal: string;
  readonly sides: Readonly<Record<SideId, Side>>;
  readonly now: Moment;
  readonly areas: Readonly<Record<string, Area>>;
  readonly armies: Readonly<Record<string, Army>>;
  readonly corps: Readonly<Record<string, Corps>>;
  readonly battles: Readonly<Record<string, Battle>>;
  /** The army that moved last, which others may intercept or withdraw from; it holds until the next move or round. */
  readonly mover: string | null;
  readonly slots: Slots;
  readonly rulings: Rulings;
  readonly dice: Setup['dice'];
  readonly agenda: readonly Task[];
  readonly serial: number;
  readonly thrown: Thrown;
}
