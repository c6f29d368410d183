/** The state of a battle: plain readonly data that only `apply` changes. Where miniatures stand it does not know. */
import * as z from 'zod/mini';
import type { Rulings } from '../book/rulings.ts';
import { GROUNDS, INTENSITIES, type Order, type SideId, WEATHERS } from '../book/terms.ts';
import type { Thrown } from '../engine/chance.ts';
import type { Envelope } from '../engine/envelope.ts';
import type { Said } from '../engine/message.ts';
import { rememberOne } from '../engine/remember.ts';
import type { Opening } from '../engine/sealed.ts';
import type { Scenario } from '../scenarios/schema.ts';
import type { FactsOf } from './facts.ts';
import { officerOf } from './look-up.ts';
import type { Task, WrittenShot } from './questions.ts';
import type { Aftermath } from './rules/after-battle/after-battle.ts';
import type { Lull } from './rules/lulls/lulls.ts';
import type { Help, OwnPacks, Phone } from './setup.ts';
import { count, id, list } from './shapes.ts';
import { isPlayed, type Simplification } from './simplified.ts';
import { type Formation, hasArrived, isEntering, type Officer, onTable, type Side, type Unit } from './troops.ts';

export { asked } from '../engine/question.ts';
export * from './questions.ts';
export * from './setup.ts';
export * from './troops.ts';

export const sky = z.object({
  weather: z.literal(WEATHERS),
  intensity: z.literal(INTENSITIES),
  variable: z.boolean(),
  falls: z.literal(['rain', 'snow']),
  freezing: z.boolean(),
  ground: z.literal(GROUNDS),
  /** Minutes of continuous rain or snow, and of continuous sun or brightness (NBC-GND-01). */
  wet: count,
  /** The minutes of rain within `wet`, for mud. */
  rain: count,
  dry: count,
  /** NBC-FOG-01; null if there is no fog or it has lifted. */
  fog: z.nullable(z.object({ total: count, target: count })),
});
export type Sky = Readonly<z.infer<typeof sky>>;

/** The cards of a pack that are out; empty for a pack drawn with replacement. */
export const packState = z.object({ out: list(z.int()) });
export type PackState = z.infer<typeof packState>;

export const PHASES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type PhaseNumber = (typeof PHASES)[number];

/** NBC-SEQ-02: the steps of an action, after the throw that chooses the formation. */
export const ACTION_STEPS = ['orders', 'move', 'firefights', 'combats', 'administration'] as const;
export type ActionStep = (typeof ACTION_STEPS)[number];

const oneAction = z.object({
  formation: id,
  step: z.literal(ACTION_STEPS),
  /** The action was resumed by hand, out of turn order. */
  byHand: z.optional(z.literal(true)),
});
/** `waits`: the action that waits while an earlier action is resumed. */
export const action = z.extend(oneAction, { waits: z.optional(oneAction) });
export type Action = z.infer<typeof action>;

export interface Sealed extends Envelope {
  readonly by: string;
  readonly at: number;
  readonly shown?: Opening;
}

export interface Battle {
  readonly scenario: Scenario;
  readonly keeps: 'both' | SideId;
  readonly phone: Phone;
  readonly help: Help;
  readonly dice: 'app' | 'table';
  readonly rulings: Rulings;
  readonly seal: string;
  /** The topics thrown for this turn. */
  readonly thrown: Thrown;
  readonly turn: number;
  readonly phase: PhaseNumber;
  /** Game time, in minutes since midnight of the first day. */
  readonly minutes: number;
  readonly action: Action | null;
  /** Throws for the next formation so far this turn (NBC-CCD-05). */
  readonly contests: number;
  readonly sides: { readonly a: Side; readonly b: Side };
  readonly formations: Readonly<Record<string, Formation>>;
  readonly units: Readonly<Record<string, Unit>>;
  readonly officers: Readonly<Record<string, Officer>>;
  /** Facts of built-up areas, works and crossings, by id. */
  readonly places: Readonly<Record<string, FactsOf<'place'>>>;
  readonly sky: Sky;
  readonly packs: { readonly quality: PackState; readonly time: PackState };
  readonly ownPacks: OwnPacks;
  /** Reinforcements that have arrived, by id. */
  readonly arrived: readonly string[];
  readonly shots: readonly WrittenShot[];
  /** Open questions. The last that is not set aside is asked first. */
  readonly agenda: readonly Task[];
  /** The next number for tasks and raised units, so that each id is unique. */
  readonly serial: number;
  readonly notes: { readonly a: string; readonly b: string; readonly umpire: string };
  /** The umpire's notes on formations, by id: hidden orders, ambushes, what a side does not know. */
  readonly hiddenOrders: Readonly<Record<string, string>>;
  /** The public keys of the seats, if they open by a PIN. */
  readonly keys?: Readonly<Record<string, string>>;
  /** Sealed papers in order; the index is the number. */
  readonly sealed?: readonly Sealed[];
  readonly lull: Lull | null;
  readonly ended: null | { readonly why: Said };
  /** The seed has been shown. */
  readonly revealed?: boolean;
  /** The dice after the battle (NBC-LOS). */
  readonly after: Aftermath;
  /** The parts of the rules that are not played (NBC-SIM-01). */
  readonly simplified: readonly Simplification[];
}

function grouped<T>(all: readonly T[], common: (one: T) => string | null): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = common(one);
    const group = key === null ? undefined : groups.get(key);
    if (group) group.push(one);
    else if (key !== null) groups.set(key, [one]);
  }
  return groups;
}

const listed = rememberOne((units: Battle['units']): readonly Unit[] => Object.values(units));

/** All units in the order of battle, on the table or not. */
export const allUnits = ({ units }: Battle): readonly Unit[] => listed(units);

/** A function that groups units by something they share. The groups are computed once while no unit changes. */
export const unitsBy = (common: (unit: Unit) => string | null) => {
  const groups = rememberOne((units: Battle['units']) => grouped(listed(units), common));
  return ({ units }: Battle, value: string): readonly Unit[] => groups(units).get(value) ?? [];
};

export const unitsOf = unitsBy(({ formation }) => formation);

export const unitsThere = unitsBy((unit) => (onTable(unit) ? unit.side : null));

export const formationsOf = ({ formations }: Battle, of: SideId): readonly Formation[] =>
  bySide(formations).get(of) ?? [];

const bySide = rememberOne((all: Battle['formations']) => grouped(Object.values(all), ({ side }) => side));

export const commanderOf = (battle: Battle, formation: Formation): Officer => officerOf(battle, formation.commander);
/** NBC-OFF-05, NBC-CMA-04: whether an officer commands. A fallen officer does not until replaced. */
export const serves = ({ fate }: Pick<Officer, 'fate'>): boolean => fate === 'fit';
/** NBC-CMA-02: whether the army commander is at headquarters; false if the commander has fallen. */
export const commandsFromHQ = (battle: Battle, of: SideId): boolean =>
  battle.sides[of].atHQ && serves(armyCommander(battle, of));

export const armyCommander = (battle: Battle, of: SideId): Officer => officerOf(battle, battle.sides[of].commander);

/** NBC-RNF-03: whether part of the formation has entered the table, with its commander. */
export function isOnTable(battle: Battle, formation: Formation | undefined): boolean {
  if (!formation?.present) return false;
  const here = unitsOf(battle, formation.id).filter(({ present }) => present);
  return here.length === 0 || !here.every(isEntering);
}

export const isLedByChief = (battle: Battle, { commander, side }: Formation): boolean =>
  commander === battle.sides[side].commander && serves(armyCommander(battle, side));

/** The formations an officer commands: the officer's own, or all of the army. */
export const commanded = (battle: Battle, { id: officer, role, side }: Officer): Formation[] =>
  formationsOf(battle, side).filter(({ commander }) => role === 'army' || commander === officer);

/** The formation an officer commands; undefined if there is none. */
export const formationLedBy = ({ formations }: Battle, officer: string): Formation | undefined =>
  Object.values(formations).find(({ commander }) => commander === officer);

/** Whether this phone keeps the records ("books") of a side. */
export const keepsBooks = (battle: Battle, of: SideId): boolean => battle.keeps === 'both' || battle.keeps === of;

/** Whether a side may have cavalry: its book here has some, or is kept elsewhere. */
export const mayHaveHorse = (battle: Battle, of: SideId): boolean =>
  !keepsBooks(battle, of) ||
  allUnits(battle).some(({ side, card: { arm } }) => side === of && (arm === 'cavalry' || arm === 'mixed'));

export const placeAt = ({ places }: Battle, id: string) => ({ facts: places[id] });

/** NBC-OFF-02: the officer attached to a unit, if there is one. */
export const officerWith = ({ officers }: Battle, unit: string): Officer | undefined =>
  ridingWith(officers).get(unit)?.[0];

const ridingWith = rememberOne((officers: Battle['officers']) =>
  grouped(Object.values(officers), (officer) => (serves(officer) ? officer.host : null)),
);

/** Whether a unit moves on its own: attached units move with their host, engineers never alone, and a garrison stays. */
export const movesAlone = (unit: Unit): boolean =>
  onTable(unit) && unit.host === null && unit.kind !== 'garrison' && unit.kind !== 'engineers';

export const attachedTo = unitsBy((unit) => (hasArrived(unit) ? unit.host : null));

/** The order of a formation; undefined in the simplified game (NBC-SIM-02). */
export const orderInForce = ({ simplified }: Battle, formation: Formation | undefined): Order | undefined =>
  isPlayed('give-order', simplified) ? formation?.order : undefined;

export const formationOrderOf = (battle: Battle, unit: Unit): Order | undefined =>
  unit.formation ? orderInForce(battle, battle.formations[unit.formation]) : undefined;

export const orderOf = (battle: Battle, unit: Unit): Order | undefined =>
  unit.ownOrder ?? formationOrderOf(battle, unit);

export const lullInForce = (battle: Battle): boolean => battle.lull !== null && battle.lull.since <= battle.turn;
