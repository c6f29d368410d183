/** Units, officers, formations and sides, with the players' answers about them. */

import * as z from 'zod/mini';
import type { Arm, Pieces, SideId } from '../book/terms.ts';
import { ASPECTS, EXHAUSTION, FATES, ORDERS, PIECES, RATINGS } from '../book/terms.ts';
import { CARD_PLACES } from '../cards/hand.ts';
import type { ServiceCard, UnitCard } from '../scenarios/schema.ts';
import { officerCardSchema, serviceCardSchema, unitCardSchema } from '../scenarios/schema.ts';
import { formationFacts, holds, officerFacts, sideFacts, unitFacts } from './facts.ts';
import { count, id, list, side } from './shapes.ts';

/** NBC-GL-05: the books of losses: white while Steady, red while Shaken, blue for detachments. */
export const losses = z.object({ white: count, red: count, blue: count });
export type Losses = z.infer<typeof losses>;

/** What hit a unit in the current phase: the reason for its Disorder Check (NBC-DC-03, NBC-QC-10 to 12). */
export const hurt = z.object({
  cause: z.literal(['skirmish', 'artillery', 'canister', 'firefight', 'close-combat', 'other']),
  /** CP lost by the unit itself. */
  lost: count,
  aspects: list(z.literal(ASPECTS)),
  /** A Disorder Check is due when the phase ends. */
  check: z.boolean(),
  /** Skirmish stands removed by the phase's hits (NBC-SKM-07). */
  gone: z.optional(count),
  /** The unit's order when it was first attacked or fired at (AMB-32). */
  under: z.optional(z.literal(ORDERS)),
  /** What the phase's first skirmish hit did to its stand (NBC-SKM-07). */
  stand: z.optional(z.literal(['absorb', 'keep'])),
});
export type Hurt = z.infer<typeof hurt>;

const unitKind = z.literal(['unit', 'garrison', 'detachment', 'engineers', 'pontoon', 'baggage']);
export type UnitKind = z.infer<typeof unitKind>;

/** A unit's progress over a bridge or a ditch (NBC-BRG-01). */
export const crossing = z.object({
  over: id,
  at: z.literal(['near', 'far', 'left']),
  /** The turn the unit reached this stage, and of its last attempt; 0 for none. */
  since: count,
  tried: count,
});
export type CrossingState = z.infer<typeof crossing>;

/** A pontoon bridge (NBC-PON-04 to -07): its length, and the minutes that each time card added. */
export const building = z.object({
  cm: count,
  built: list(z.number()),
  done: z.boolean(),
  /** The other trains whose boats are part of the bridge. */
  with: z.optional(list(id)),
});

export const unitState = z.object({
  /** Null for no formation. A garrison leaves its formation; engineers change theirs. */
  formation: z.nullable(id),
  kind: unitKind,
  lost: losses,
  fate: z.literal(FATES),
  /** The unit has been Broken and has rallied (NBC-GL-15). */
  shaken: z.boolean(),
  disordered: z.boolean(),
  exhaustion: z.literal(EXHAUSTION),
  resting: z.boolean(),
  /** Skirmish stands deployed (0 to 2). */
  stands: z.literal([0, 1, 2]),
  /** The unit is on the table or arriving; false if it is still to come. */
  present: z.boolean(),
  host: z.nullable(id),
  /** The turn the unit was last attached or detached (NBC-ART-23). */
  attachedIn: count,
  firedIn: count,
  area: z.nullable(id),
  /** Minutes of continuous occupation that count towards a garrison (NBC-GAR-02). */
  occupied: count,
  /** The unit's own order: it was left behind, or disturbed while resting (NBC-ORD-15, NBC-ORD-22). */
  ownOrder: z.nullable(z.literal(['defend'])),
  /** The own order comes from a disturbed rest; it ends with the formation's next order. */
  disturbed: z.optional(z.boolean()),
  hurt: z.nullable(hurt),
  facts: unitFacts,
  /** The turn in which the unit last tried to recover or rally. */
  restedIn: count,
  looting: z.boolean(),
  /** What the battery was converted into; null if unchanged (NBC-HOW-02). */
  pieces: z.nullable(z.literal(PIECES)),
  /** The battery's part in making a howitzer battery, until phase 5 of turn `done`. */
  conversion: z.nullable(z.object({ part: z.literal(['converting', 'donor']), done: count, to: z.optional(id) })),
  areaIn: z.optional(count),
  crossing: z.optional(z.nullable(crossing)),
  /** A detachment that screens a march (NBC-DET-06), and one that has reached its post (NBC-DET-03). */
  screen: z.optional(z.boolean()),
  stopped: z.optional(z.boolean()),
  /** Dismounted cavalry defends its area with half its points; its books stay mounted (NBC-BUA-04). */
  onFoot: z.optional(z.boolean()),
  /** The turn a train was last set in motion. */
  movesIn: z.optional(count),
  building: z.optional(z.nullable(building)),
  /** Baggage taken by a unit; `open` while that unit still owes looting checks. */
  captured: z.optional(z.nullable(z.object({ by: id, open: z.boolean() }))),
});
export type UnitState = z.infer<typeof unitState>;

export const unitSchema = z.extend(unitState, {
  id,
  side,
  card: z.union([unitCardSchema, serviceCardSchema]),
  /** 0 for units without combat points (batteries, engineers, trains). */
  startCP: count,
});
export type Unit = Readonly<z.infer<typeof unitSchema>>;

export const hasCP = (unit: Pick<Unit, 'startCP'>): boolean => unit.startCP > 0;

/** The current combat points: the starting CP less all losses. */
export const currentCP = (unit: Pick<Unit, 'startCP' | 'lost'>): number =>
  unit.startCP - unit.lost.white - unit.lost.red - unit.lost.blue;

/** NBC-BUA-04: the CP of dismounted cavalry: half, rounded down. */
export const cpOnFoot = (cp: number): number => Math.floor(cp / 2);

/** NBC-BUA-04: a unit's arm and CP in fights and under fire: dismounted cavalry is infantry with half its points. */
export const fightsAs = (unit: Pick<Unit, 'card' | 'onFoot' | 'startCP' | 'lost'>): { arm: Arm; cp: number } => {
  const cp = currentCP(unit);
  return unit.onFoot && cpOnFoot(cp) > 0 ? { arm: 'infantry', cp: cpOnFoot(cp) } : { arm: unit.card.arm, cp };
};

/** The CP lost to the enemy; points given to detachments do not count (AMB-16). */
export const lostCP = (unit: Pick<Unit, 'lost'>): number => unit.lost.white + unit.lost.red;

/** NBC-RNF-03: whether the unit is on the table, or has arrived and waits beside it. */
export const hasArrived = (unit: Unit): boolean => unit.present && (unit.fate === 'good' || unit.fate === 'broken');

/** NBC-RNF-03: whether the unit has arrived and waits beside the table until its formation acts. */
export const isEntering = (unit: Unit): boolean => unit.present && holds(unit, 'entering');

export const onTable = (unit: Unit): boolean => hasArrived(unit) && !holds(unit, 'entering');

/** NBC-ORD-15: whether the unit was left behind by an attacking formation. */
export const staysBehind = (unit: Partial<Pick<Unit, 'ownOrder' | 'disturbed'>>): boolean =>
  Boolean(unit.ownOrder) && unit.disturbed !== true;

export const piecesOf = (unit: Unit): Pieces | undefined =>
  unit.card.arm === 'artillery' ? (unit.pieces ?? unit.card.pieces) : undefined;

/** For example "II/5/1 Husson". */
export const unitName = (unit: Unit): string => (unit.card.ref ? `${unit.card.ref} ${unit.card.name}` : unit.card.name);

export const officerState = z.object({
  name: z.string(),
  A: z.literal(RATINGS),
  L: z.literal(RATINGS),
  T: z.literal(RATINGS),
  fate: z.literal(['fit', 'injured', 'captured']),
  /** The officers who fell in this post, the first holder first (NBC-OFF-08). */
  fell: z.optional(list(z.object({ name: z.string(), how: z.literal(['injured', 'captured']) }))),
  /** The turn the officer took over (NBC-CMA-04). */
  replacedIn: z.optional(count),
  /** The unit the officer is attached to (NBC-OFF-02). */
  host: z.nullable(id),
  facts: officerFacts,
});
export const officerSchema = z.extend(officerState, {
  id,
  side,
  role: z.literal(['army', 'formation']),
  card: officerCardSchema,
});
export type OfficerState = z.infer<typeof officerState>;
export type Officer = Readonly<z.infer<typeof officerSchema>>;

export const formationState = z.object({
  order: z.literal(ORDERS),
  present: z.boolean(),
  /** Command radius in cm (NBC-SCN-11). */
  radius: count,
  /** The number of units the formation has ever had that count for the radius (NBC-SCN-13). */
  startUnits: count,
  card: z.literal(CARD_PLACES),
  /** Whether the commander is under command this turn; null before the throw. */
  command: z.nullable(z.literal(['under', 'lapels', 'not'])),
  facts: formationFacts,
  /** The turn the formation received its order; 0 for the scenario's. */
  ordersGivenIn: count,
  /** The phase or step in which it received that order. Units stay behind then or not at all (NBC-ORD-15). */
  receivedAt: z.optional(z.string()),
});
export const formationSchema = z.extend(formationState, {
  id,
  side,
  name: z.string(),
  commander: id,
  awkward: z.nullable(z.object({ extra: count, why: z.optional(z.string()) })),
});
export type FormationState = z.infer<typeof formationState>;
export type Formation = Readonly<z.infer<typeof formationSchema>>;

export const sideState = z.object({
  /** NBC-RR-01, NBC-RR-02: re-roll dice, ready and used. */
  rerolls: z.object({ ready: count, used: count }),
  /** The army commander is at headquarters (NBC-CMA-01). */
  atHQ: z.boolean(),
  /** The headquarters moved this turn, so it changes no orders (NBC-CMA-03). */
  hqMoved: z.boolean(),
  /** How many orders headquarters changed this turn while its commander was away (NBC-CMA-02). */
  changedAway: count,
  /** The formation whose commander was taken by the lapels this turn (NBC-UC-05). */
  lapels: z.nullable(id),
  /** Bye cards left this turn (NBC-CCD-03). */
  byes: count,
  /** The card played for the next formation while the other side still chooses (NBC-CCD-02). */
  chosen: z.nullable(z.union([z.literal('bye'), z.object({ formation: id })])),
  /** The turn the side made howitzer batteries; 0 if never. It may do so once a day (NBC-HOW-02). */
  convertedIn: count,
  facts: sideFacts,
});
export type SideState = z.infer<typeof sideState>;
const sideSchema = z.extend(sideState, { id: side, name: z.string(), commander: id });
export type Side = Readonly<z.infer<typeof sideSchema>>;

export function freshUnit(
  id: string,
  side: SideId,
  formation: string | null,
  card: UnitCard | ServiceCard,
  kind: UnitKind,
  cp: number,
): Unit {
  return {
    id,
    side,
    formation,
    kind,
    card,
    startCP: cp,
    lost: { white: 0, red: 0, blue: 0 },
    fate: 'good',
    shaken: false,
    disordered: false,
    exhaustion: card.exhaustion ?? 0,
    resting: false,
    stands: 0,
    present: true,
    host: null,
    attachedIn: 0,
    firedIn: 0,
    area: null,
    occupied: 0,
    ownOrder: null,
    hurt: null,
    facts: {},
    restedIn: 0,
    looting: false,
    pieces: null,
    conversion: null,
  };
}

/** NBC-CMD-02: how many stands a unit can have: one with SK1 or SK2, two with SK3. */
export const mostStands = (sk: number): 0 | 1 | 2 => (sk === 0 ? 0 : sk === 3 ? 2 : 1);

/** NBC-CMD-02: the skirmish rating, 0 to 3; 0 for all but whole units of infantry and mixed arms. */
export const skirmishRatingOf = (unit: Unit): number =>
  unit.kind === 'unit' && (unit.card.arm === 'infantry' || unit.card.arm === 'mixed') ? unit.card.sk : 0;
