/**
 * The state of a battle: plain readonly data, changed only by `apply`. Nothing here knows where a miniature stands;
 * the players' answers (`said`) are kept for as long as they are likely to hold.
 */
import * as z from 'zod/mini';
import type { Rulings } from '../book/rulings.ts';
import {
  ASPECTS,
  EXHAUSTION,
  FATES,
  GROUNDS,
  INTENSITIES,
  ORDERS,
  type Order,
  PIECES,
  type Pieces,
  RATINGS,
  SIDES,
  type SideId,
  WEATHERS,
} from '../book/terms.ts';
import { CARD_PLACES } from '../cards/hand.ts';
import { RESULTS } from '../cards/results.ts';
import { FACES } from '../dice/faces.ts';
import { officerCardSchema, type Scenario, serviceCardSchema, unitCardSchema } from '../scenarios/schema.ts';
import type { Aftermath } from './after-battle/aftermath-rolls.ts';
import type { Lull } from './lulls/lulls.ts';
import { isPlayed, SIMPLIFICATION_KEYS, type Simplification } from './simplified.ts';

const id = z.string();
const count = z.int().check(z.minimum(0));
const side = z.literal(SIDES);
const face = z.literal(FACES);
const list = <T extends z.core.SomeType>(of: T) => z.readonly(z.array(of));

// ---- what the table says -------------------------------------------------------------------------------------------

/** An answer of the players about the table: a switch, a number of cm or CP, or one of a few words. */
export const factValue = z.union([z.boolean(), z.number(), z.string()]);
export type FactValue = z.infer<typeof factValue>;
export const facts = z.record(z.string(), factValue);
export type Facts = Readonly<Record<string, FactValue>>;

// ---- units ---------------------------------------------------------------------------------------------------------

/** NBC-GL-05: the three books of losses: white while Steady, red while Shaken, blue given away for good. */
export const losses = z.object({ white: count, red: count, blue: count });
export type Losses = z.infer<typeof losses>;

/** What has hit a unit in the phase that runs: the ground of its disorder check (NBC-DC-03, NBC-QC-10 to 12). */
export const hurt = z.object({
  cause: z.literal(['skirmish', 'artillery', 'canister', 'firefight', 'close combat', 'other']),
  /** CP lost by the unit itself. */
  lost: count,
  aspects: list(z.literal(ASPECTS)),
  /** A disorder check falls due when the phase ends. */
  check: z.boolean(),
  /** Skirmish stands that the phase's hits have taken in (NBC-SKM-07). */
  gone: z.optional(count),
  /** The order it was first attacked or fired at under (AMB-32). */
  under: z.optional(z.literal(ORDERS)),
  /** What the phase's first skirmish hit did to its stand (NBC-SKM-07). */
  stand: z.optional(z.literal(['absorb', 'keep'])),
});
export type Hurt = z.infer<typeof hurt>;

const unitKind = z.literal(['unit', 'garrison', 'detachment', 'engineers', 'pontoon', 'baggage']);
export type UnitKind = z.infer<typeof unitKind>;

/** Where a unit is on its way over a bridge or a ditch (NBC-BRG-01). */
export const crossing = z.object({
  over: id,
  at: z.literal(['near', 'far', 'left']),
  /** The turn it came to that stage, and that of its last attempt; 0 for none. */
  since: count,
  tried: count,
});
export type CrossingState = z.infer<typeof crossing>;

/** A bridge of boats (NBC-PON-04 to -07): its length, and the minutes each time card has added. */
export const building = z.object({ cm: count, built: list(z.number()), done: z.boolean() });

export const unitState = z.object({
  /** A unit that becomes a garrison leaves its formation; engineers go from one to another. Null: of no formation. */
  formation: z.nullable(id),
  kind: unitKind,
  lost: losses,
  fate: z.literal(FATES),
  /** Has been Broken and rallied (NBC-GL-15). */
  shaken: z.boolean(),
  disordered: z.boolean(),
  exhaustion: z.literal(EXHAUSTION),
  resting: z.boolean(),
  /** Skirmish stands in front (0 to 2). */
  stands: z.literal([0, 1, 2]),
  /** On the table, or still to come. */
  present: z.boolean(),
  /** The unit this battery (or engineer) is attached to. */
  host: z.nullable(id),
  /** The turn of the last attaching or unattaching (NBC-ART-23). */
  attachedIn: count,
  /** The turn in which its guns last fired. */
  firedIn: count,
  /** The built-up area it occupies. */
  area: z.nullable(id),
  /** Minutes of unbroken occupation that count towards a garrison (NBC-GAR-02). */
  occupied: count,
  /** Order of its own: left behind, or disturbed while resting (NBC-ORD-15, NBC-ORD-22). */
  ownOrder: z.nullable(z.literal(['defend'])),
  /** That order came of a rest disturbed, not of staying behind: it ends with any new order of the formation. */
  disturbed: z.optional(z.boolean()),
  hurt: z.nullable(hurt),
  /** Answers that stick until the formation moves: "ooc", "nearAC", "town", "inCZ"… */
  said: facts,
  /** The turn in which it last tried to recover or rally. */
  restedIn: count,
  looting: z.boolean(),
  /** What its guns have been made into during the battle; null while they are what the label says (NBC-HOW-02). */
  pieces: z.nullable(z.literal(PIECES)),
  /** Its part in making a howitzer battery, until phase 5 of the turn `done`. */
  conversion: z.nullable(z.object({ part: z.literal(['converting', 'donor']), done: count })),
  /** The turn it came into its area. */
  areaIn: z.optional(count),
  /** Cavalry that fights for its area on foot, with half its points; its books are kept as if mounted (NBC-BUA-04). */
  onFoot: z.optional(z.boolean()),
  crossing: z.optional(z.nullable(crossing)),
  /** A detachment that screens a march (NBC-DET-06), and one that has come to its post (NBC-DET-03). */
  screen: z.optional(z.boolean()),
  stopped: z.optional(z.boolean()),
  /** The turn in which a train was last set in motion. */
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
  /** 0 for what has no combat points (batteries, engineers, trains). */
  startCP: count,
});
export type Unit = Readonly<z.infer<typeof unitSchema>>;

// ---- officers, formations, sides -----------------------------------------------------------------------------------

export const officerState = z.object({
  name: z.string(),
  A: z.literal(RATINGS),
  L: z.literal(RATINGS),
  T: z.literal(RATINGS),
  fate: z.literal(['fit', 'injured', 'captured']),
  /** Who has fallen in his place, himself the first (NBC-OFF-08). */
  fell: z.optional(list(z.object({ name: z.string(), how: z.literal(['injured', 'captured']) }))),
  /** The unit he has joined (NBC-OFF-02). */
  host: z.nullable(id),
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
  /** Units it has had in all that count for the radius (NBC-SCN-13). */
  startUnits: count,
  card: z.literal(CARD_PLACES),
  /** Whether its commander is under command in the turn that runs; null before the throw. */
  command: z.nullable(z.literal(['under', 'lapels', 'not'])),
  /** Sticky answers about its commander: "far", "cossacks". */
  said: facts,
  /** Units that stay behind on an attack (NBC-ORD-15) have an order of their own; this is the awkward surcharge spent. */
  ordersGivenIn: count,
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
  /** NBC-RR-01, NBC-RR-02 */
  rerolls: z.object({ ready: count, used: count }),
  /** The army commander stands at his headquarters (NBC-CMA-01). */
  atHQ: z.boolean(),
  /** The headquarters moved this turn: no order changes (NBC-CMA-03). */
  hqMoved: z.boolean(),
  /** Orders changed by the headquarters while its commander was away this turn (NBC-CMA-02). */
  changedAway: count,
  /** The formation whose commander was grabbed by the lapels this turn (NBC-UC-05). */
  lapels: z.nullable(id),
  /** Bye cards left this turn (NBC-CCD-03). */
  byes: count,
  /** The card played for the next formation, while the other side still chooses (NBC-CCD-02). */
  chosen: z.nullable(z.union([z.literal('bye'), z.object({ formation: id })])),
  /** The turn in which it made howitzer batteries; 0 before. Once a day (NBC-HOW-02). */
  convertedIn: count,
  /** Sticky answers about the army commander: "vantage". */
  said: facts,
});
export type SideState = z.infer<typeof sideState>;
const sideSchema = z.extend(sideState, { id: side, name: z.string(), commander: id });
export type Side = Readonly<z.infer<typeof sideSchema>>;

// ---- sky -----------------------------------------------------------------------------------------------------------

export const sky = z.object({
  weather: z.literal(WEATHERS),
  intensity: z.literal(INTENSITIES),
  variable: z.boolean(),
  falls: z.literal(['rain', 'snow']),
  freezing: z.boolean(),
  ground: z.literal(GROUNDS),
  /** Minutes of unbroken rain or snow, and of unbroken sun or brightness (NBC-GND-01). */
  wet: count,
  /** Of `wet`, the minutes of rain alone, for mud. */
  rain: count,
  dry: count,
  /** NBC-FOG-01; null when there is none or it has lifted. */
  fog: z.nullable(z.object({ total: count, target: count })),
});
export type Sky = Readonly<z.infer<typeof sky>>;

// ---- packs ---------------------------------------------------------------------------------------------------------

/** The cards of a pack that are out; empty for a pack drawn with replacement. */
export const packState = z.object({ out: list(z.int()) });
export type PackState = z.infer<typeof packState>;

// ---- throws --------------------------------------------------------------------------------------------------------

const pair = z.readonly(z.tuple([face, face]));
const potSchema = z.object({ red: face, white: pair, green: pair });

/** What lies on the table after a throw or a draw. */
export const thing = z.union([
  z.object({ pot: potSchema }),
  z.object({ dice: list(face) }),
  z.object({ card: z.int() }),
  // The table's own card, told by what it says instead of by its number.
  z.object({ result: z.literal(RESULTS) }),
  z.object({ disorder: z.boolean() }),
  z.object({ minutes: z.int() }),
]);
export type Thing = z.infer<typeof thing>;

/** One throw or draw that lies open: whose it is, what lies there, and how often it was thrown again. */
export const lie = z.object({
  slot: z.string(),
  by: side,
  thing,
  /** From the table's own dice or cards. */
  own: z.boolean(),
  /** Re-throws of this slot, by the side that paid for them. */
  again: list(z.object({ side, cost: count })),
});
export type Lie = Readonly<z.infer<typeof lie>>;

/** A question that is open in the battle: a check, a throw, a choice. The last of the agenda is asked first. */
export const task = z.object({
  id,
  kind: z.string(),
  side: z.nullable(side),
  unit: z.optional(id),
  formation: z.optional(id),
  officer: z.optional(id),
  /** The players' answers to this question. */
  facts,
  /** What the question carries with it from the rule that asked it. */
  data: z.record(z.string(), z.unknown()),
  lies: list(lie),
  /** Set aside: it stays open, but others may be answered first. */
  aside: z.boolean(),
});
export type Task = Readonly<z.infer<typeof task>>;

// ---- fire that is written down -------------------------------------------------------------------------------------

/** What is shot at: a unit, or an officer who stands alone; null for an enemy that is not in the book. */
export const mark = z.nullable(z.union([z.object({ unit: id }), z.object({ officer: id })]));
export type Mark = z.infer<typeof mark>;

/** A shot of the phase that runs: written down when it is thrown, counted for both sides when the phase ends (AMB-68, AMB-83). */
export const shot = z.object({
  side,
  /** Null for a shooter that is not in the book. */
  by: z.nullable(id),
  on: mark,
  hits: count,
  aspect: z.literal(ASPECTS),
  /** The first throw, before any re-throw; empty when the table told the hits alone. */
  faces: list(face),
  /** Of a battery: what it fired with, and the die that would destroy guns (NBC-ART-19). */
  pieces: z.optional(z.literal(PIECES)),
  confirm: z.optional(face),
});
export type WrittenShot = z.infer<typeof shot>;

// ---- the battle ----------------------------------------------------------------------------------------------------

export const PHASES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type PhaseNumber = (typeof PHASES)[number];

/** NBC-SEQ-01, in a word or two. */
export const PHASE_NAMES: Record<PhaseNumber, string> = {
  1: 'Command',
  2: 'Arrivals',
  3: 'Skirmish',
  4: 'Artillery',
  5: 'Commanders',
  6: 'Formations',
  7: 'Recovery',
  8: 'Time',
  9: 'Weather',
};

/** NBC-SEQ-02, with the throw that chooses the formation before it. */
export const ACTION_STEPS = ['orders', 'move', 'firefights', 'combats', 'administration'] as const;
export type ActionStep = (typeof ACTION_STEPS)[number];

export const action = z.object({ formation: id, step: z.literal(ACTION_STEPS) });
export type Action = z.infer<typeof action>;

const qualityPack = z.object({
  kind: z.literal('quality'),
  id,
  name: z.string(),
  lowest: z.literal([0, 1]),
  highest: z.literal([6, 7]),
  cards: list(
    z.object({ id: z.int(), results: list(z.literal(RESULTS)), move: list(z.boolean()), hit: list(z.boolean()) }),
  ),
});
const timePack = z.object({
  kind: z.literal('time'),
  id,
  name: z.string(),
  cards: list(z.object({ id: z.int(), minutes: z.int() })),
});
/** The group's own printed packs, when it uses them. */
export const ownPacks = z.object({ quality: z.optional(qualityPack), time: z.optional(timePack) });
export type OwnPacks = z.infer<typeof ownPacks>;

/** How much the app does: keeps the books, says what falls due as well, or asks and resolves it. */
export const HELPS = ['ledger', 'remind', 'resolve'] as const;
export type Help = (typeof HELPS)[number];

/** A phone that keeps both sides lies open on the table, or is passed from hand to hand. */
export const PHONES = ['open', 'passed'] as const;
export type Phone = (typeof PHONES)[number];

export const setup = z.object({
  /** Whether this phone keeps the books of both sides or of one. */
  keeps: z.union([z.literal('both'), side]),
  /** Left out: open. */
  phone: z.optional(z.literal(PHONES)),
  /** Left out: resolve. */
  help: z.optional(z.literal(HELPS)),
  /** Whose dice and cards are offered first. */
  dice: z.literal(['app', 'table']),
  rulings: z.record(z.string(), z.string()),
  packs: z.optional(ownPacks),
  /** What both sides leave out of the full game (NBC-SIM-01). */
  simplified: z.optional(list(z.literal(SIMPLIFICATION_KEYS))),
  /**
   * Starting weather, when the scenario leaves it to the dice (NBC-WX-02). Dice of the app are the first two of the
   * sealed stream; `at` is where the stream stands after them.
   */
  startingWeather: z.optional(
    z.object({ dice: z.tuple([face, face]), own: z.boolean(), at: z.optional(z.int().check(z.minimum(0))) }),
  ),
});
export type Setup = z.infer<typeof setup>;

export interface Battle {
  readonly scenario: Scenario;
  readonly keeps: 'both' | SideId;
  readonly phone: Phone;
  readonly help: Help;
  readonly dice: 'app' | 'table';
  readonly rulings: Rulings;
  readonly seal: string;
  /** Position in the stream of chance. */
  readonly at: number;
  readonly turn: number;
  readonly phase: PhaseNumber;
  /** Game time, minutes since midnight of the first day. */
  readonly minutes: number;
  readonly action: Action | null;
  /** Sets of throws for the next formation so far this turn (NBC-CCD-05). */
  readonly contests: number;
  readonly sides: { readonly a: Side; readonly b: Side };
  readonly formations: Readonly<Record<string, Formation>>;
  readonly units: Readonly<Record<string, Unit>>;
  readonly officers: Readonly<Record<string, Officer>>;
  readonly sky: Sky;
  readonly packs: { readonly quality: PackState; readonly time: PackState };
  readonly ownPacks: OwnPacks;
  /** Reinforcements that have come, by their id. */
  readonly arrived: readonly string[];
  /** What has been shot in the phase that runs. */
  readonly shots: readonly WrittenShot[];
  /** Open questions; the last that is not set aside is asked first. */
  readonly agenda: readonly Task[];
  /** Counts tasks and raised units, so that their ids are their own. */
  readonly serial: number;
  /** What a side wrote for itself. */
  readonly notes: { readonly a: string; readonly b: string; readonly umpire: string };
  /** The umpire's own notes of formations, by their id: hidden orders, ambushes, what a side does not know. */
  readonly hiddenOrders: Readonly<Record<string, string>>;
  readonly lull: Lull | null;
  readonly ended: null | { readonly why: string };
  /** The dice of the evening (NBC-LOS). */
  readonly after: Aftermath;
  /** NBC-SIM-01 */
  readonly simplified: readonly Simplification[];
}

// ---- reading it ----------------------------------------------------------------------------------------------------

export const hasCP = (unit: Unit): boolean => unit.startCP > 0;

/** Current combat points: start less the three books. */
export const currentCP = (unit: Unit): number => unit.startCP - unit.lost.white - unit.lost.red - unit.lost.blue;

/** CP lost to the enemy; what was given to detachments is no loss (AMB-16). */
export const lostCP = (unit: Unit): number => unit.lost.white + unit.lost.red;

export const onTable = (unit: Unit): boolean => unit.present && (unit.fate === 'good' || unit.fate === 'broken');

/** Left behind by a formation that attacks (NBC-ORD-15). */
export const staysBehind = (unit: Pick<Unit, 'ownOrder' | 'disturbed'>): boolean =>
  unit.ownOrder !== null && unit.disturbed !== true;

/** What a battery fires with now. */
export const piecesOf = (unit: Unit): Pieces | undefined =>
  unit.card.arm === 'artillery' ? (unit.pieces ?? unit.card.pieces) : undefined;

/** "II/5/1 Husson" */
export const unitName = (unit: Unit): string => (unit.card.ref ? `${unit.card.ref} ${unit.card.name}` : unit.card.name);

export const unitsOf = (battle: Battle, formation: string): Unit[] =>
  Object.values(battle.units).filter((unit) => unit.formation === formation);

export const formationsOf = (battle: Battle, of: SideId): Formation[] =>
  Object.values(battle.formations).filter((formation) => formation.side === of);

export const commanderOf = (battle: Battle, formation: Formation): Officer => battle.officers[formation.commander]!;
export const armyCommander = (battle: Battle, of: SideId): Officer => battle.officers[battle.sides[of].commander]!;

/** The question that is asked now. */
export const asked = (battle: Battle): Task | undefined => battle.agenda.findLast((open) => !open.aside);

/** Whether this phone keeps the books of a side. */
export const keepsBooks = (battle: Battle, of: SideId): boolean => battle.keeps === 'both' || battle.keeps === of;

/** The officer attached to a unit, if one is (NBC-OFF-02). */
export const officerWith = (battle: Battle, unit: string): Officer | undefined =>
  Object.values(battle.officers).find((officer) => officer.host === unit && officer.fate === 'fit');

/** Batteries and engineers attached to a unit. */
export const attachedTo = (battle: Battle, unit: string): Unit[] =>
  Object.values(battle.units).filter((other) => other.host === unit && onTable(other));

/** The order of a unit's formation; the simplified game knows no orders (NBC-SIM-02). */
export const formationOrderOf = (battle: Battle, unit: Unit): Order | undefined =>
  unit.formation && isPlayed('give-order', battle.simplified) ? battle.formations[unit.formation]?.order : undefined;

/** The order a unit goes by: its own, or its formation's. */
export const orderOf = (battle: Battle, unit: Unit): Order | undefined =>
  unit.ownOrder ?? formationOrderOf(battle, unit);

export const lullInForce = (battle: Battle): boolean => battle.lull !== null && battle.lull.since <= battle.turn;
