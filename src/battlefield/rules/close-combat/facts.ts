/** What a close combat has to know of the units in contact and of the ground they fight on. */
import type { Rulings } from '../../../book/rulings.ts';
import type {
  Aspect,
  CavalryClass,
  Exhaustion,
  Intensity,
  Mobility,
  Order,
  Rating,
  Weather,
} from '../../../book/terms.ts';
import { orderUnderAttack, orderWhenAttacked } from '../command/order-obligations.ts';
import { trainCombatCP } from '../special-troops/trains.ts';

/** How a unit counts in the to-hit matrix, on the distance table and for squares (AMB-131). */
export type FightingArm = 'infantry' | 'cavalry' | 'artillery';

export type Troop = 'infantry' | 'mixed' | 'cavalry' | 'artillery' | 'garrison' | 'pontoon';

/** Who moved to contact, and who was contacted. */
export type Role = 'attacker' | 'defender';
export const otherRole = (role: Role): Role => (role === 'attacker' ? 'defender' : 'attacker');

/** A unit as it stands when the combat starts. A flag that is left out is false. */
export interface Fighter {
  readonly id: string;
  readonly troop: Troop;
  /** Infantry or cavalry sent out from a larger unit (NBC-DET-05). */
  readonly detachment?: boolean;
  /** NBC-SIM-01: Broken is Eliminated in the game that is played. */
  readonly noRally?: boolean;
  /** Cavalry only. */
  readonly horse?: CavalryClass;
  readonly impetuous?: boolean;
  /** Cavalry that defends a built-up area on foot; `cp` is then its infantry strength (NBC-BUA-04). */
  readonly onFoot?: boolean;
  /** Printed quality. */
  readonly q: Rating;
  /** Current CP; ignored for a battery and for a pontoon train. */
  readonly cp: number;
  /** Skirmish stands deployed, 0 to 2. */
  readonly stands?: number;
  readonly disordered?: boolean;
  readonly exhaustion?: Exhaustion;
  /** The battery attached to it. */
  readonly battery?: Mobility;
  /** That battery fired in the artillery phase of this turn (ruling `artDoubleUse`). */
  readonly batteryFired?: boolean;
  readonly engineer?: boolean;
  /** Its formation commander is attached to it. */
  readonly officer?: boolean;
  /** He has already been tested for injury this turn (ruling `attachedInjury`). */
  readonly officerTested?: boolean;
  readonly looting?: boolean;
  readonly outOfCommand?: boolean;
  /** Its own army commander is within 10 cm. */
  readonly nearArmyCommander?: boolean;
  readonly order?: Order | undefined;
  /** Its formation's, where the unit has an order of its own (NBC-ORD-15, NBC-ORD-22). */
  readonly formationOrder?: Order;
  /** An un-engaged enemy that counts stands behind its flank within 5 cm (NBC-GL-12). */
  readonly flanked?: boolean;
  /** Completely behind hard cover. */
  readonly hardCover?: boolean;
  readonly strongPoint?: boolean;
}

export interface Attacker extends Fighter {
  /** The face of the defender it strikes. */
  readonly strikes?: Aspect;
  /** Where it stands against the defender on a slope. */
  readonly height?: 'above' | 'below';
}

/** The built-up area that a combat is about, or the field works that a garrison holds beside the defender (NBC-GAR-01). */
export type AreaFought =
  | { readonly fight: 'for'; readonly round: 1 | 2; readonly garrisoned?: boolean; readonly works?: boolean }
  | { readonly fight: 'out-of' };

/** NBC-BUA-03, NBC-CC-08f: what holds of built-up areas alone; field works are for guns. */
export const forBuiltUpArea = (area: AreaFought | undefined): boolean => area?.fight === 'for' && !area.works;

export interface Combat {
  readonly attackers: readonly [Attacker] | readonly [Attacker, Attacker];
  readonly defender: Fighter;
  /** The defender stands in a built-up area, or the attacker comes out of one. */
  readonly area?: AreaFought;
  /** The field is Hilly Terrain (NBC-SCN-15). */
  readonly hilly?: boolean;
  readonly weather?: Weather;
  readonly intensity?: Intensity;
  /** The battery that is attacked was left by its crews (NBC-EVD-05). */
  readonly abandoned?: boolean;
}

export function armOf(unit: Pick<Fighter, 'troop' | 'onFoot'>): FightingArm {
  if (unit.troop === 'artillery') return 'artillery';
  return unit.troop === 'cavalry' && !unit.onFoot ? 'cavalry' : 'infantry';
}

export const isDisordered = (unit: Fighter): boolean => Boolean(unit.disordered || unit.looting);

/** CP it fights with and can lose; a pontoon train has 1, and 2 with engineers (NBC-PON-03). */
export const strength = (unit: Fighter): number =>
  unit.troop === 'pontoon' ? trainCombatCP(Boolean(unit.engineer)).total : unit.cp;

/** NBC-ENG-05, NBC-ENG-06: engineers serve and die with a host on foot; with a pontoon train they count as its second CP. */
export const hostsEngineers = (unit: Fighter): boolean =>
  Boolean(unit.engineer) && armOf(unit) === 'infantry' && unit.troop !== 'pontoon';

/** NBC-CC-25: infantry or MX that cavalry attacks; a garrison keeps to its walls. */
export const inSquare = (combat: Combat): boolean =>
  armOf(combat.defender) === 'infantry' &&
  combat.defender.troop !== 'garrison' &&
  combat.attackers.some((attacker) => armOf(attacker) === 'cavalry');

/** NBC-GAR-08, NBC-CC-25: neither has a flank or a rear. */
export const hasNoFlanks = (combat: Combat): boolean => inSquare(combat) || combat.defender.troop === 'garrison';

/** NBC-ORD-13, NBC-ORD-14: a formation on the march that is attacked goes over to Defend. */
export const changesOrder = ({ order, formationOrder = order }: Fighter): boolean =>
  formationOrder !== undefined && orderWhenAttacked(formationOrder, 'close-combat') !== null;

/**
 * The order that counts in this combat: by default the one before the attack; by ruling a formation on the march that
 * is attacked has turned to Defend already, while an attacker keeps his (AMB-29, AMB-32).
 */
export function orderInForce(unit: Fighter, role: Role, rulings: Rulings = {}): Order {
  const order = unit.order ?? 'defend';
  return role === 'defender' ? orderUnderAttack(order, 'close-combat', rulings) : order;
}
