/** What a close combat needs to know of the units in contact and of the ground. */
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

/** How a unit counts in the to-hit table, in the distance table and for squares (AMB-131). */
export type FightingArm = 'infantry' | 'cavalry' | 'artillery';

export type Troop = 'infantry' | 'mixed' | 'cavalry' | 'artillery' | 'garrison' | 'pontoon';

export type Role = 'attacker' | 'defender';
export const otherRole = (role: Role): Role => (role === 'attacker' ? 'defender' : 'attacker');

/** A unit in its state at the start of the combat. A missing flag means false. */
export interface Fighter {
  readonly id: string;
  readonly troop: Troop;
  /** Infantry or cavalry detached from a larger unit (NBC-DET-05). */
  readonly detachment?: boolean;
  /** NBC-SIM-01: this game has no rallying, so a unit that would be Broken is Eliminated. */
  readonly noRally?: boolean;
  readonly horse?: CavalryClass;
  readonly impetuous?: boolean;
  /** Cavalry that defends a built-up area on foot; `cp` is then its strength as infantry (NBC-BUA-04). */
  readonly onFoot?: boolean;
  readonly q: Rating;
  /** Current CP; ignored for a battery and for a pontoon train. */
  readonly cp: number;
  readonly stands?: number;
  readonly disordered?: boolean;
  readonly exhaustion?: Exhaustion;
  readonly battery?: Mobility;
  /** The battery fired in the artillery phase of this turn (ruling `artDoubleUse`). */
  readonly batteryFired?: boolean;
  readonly engineer?: boolean;
  readonly officer?: boolean;
  /** The officer has already been tested for injury this turn (ruling `attachedInjury`). */
  readonly officerTested?: boolean;
  readonly looting?: boolean;
  readonly outOfCommand?: boolean;
  readonly nearArmyCommander?: boolean;
  readonly order?: Order | undefined;
  /** The order of the formation, if the unit has a different order of its own (NBC-ORD-15, NBC-ORD-22). */
  readonly formationOrder?: Order;
  /** An un-engaged enemy that counts is behind the unit's flank within 5 cm (NBC-GL-12). */
  readonly flanked?: boolean;
  readonly hardCover?: boolean;
  readonly strongPoint?: boolean;
}

export interface Attacker extends Fighter {
  readonly strikes?: Aspect;
  readonly height?: 'above' | 'below';
}

/** The built-up area that is fought over, or field works held by a garrison beside the defender (NBC-GAR-01). */
export type AreaFought =
  | { readonly fight: 'for'; readonly round: 1 | 2; readonly garrisoned?: boolean; readonly works?: boolean }
  | { readonly fight: 'out-of' };

/** NBC-BUA-03, NBC-CC-08f: whether the combat is for a built-up area. Field works are for guns and do not count. */
export const forBuiltUpArea = (area: AreaFought | undefined): boolean => area?.fight === 'for' && !area.works;

export interface Combat {
  readonly attackers: readonly [Attacker] | readonly [Attacker, Attacker];
  readonly defender: Fighter;
  /** Set when the defender stands in a built-up area, or the attacker comes out of one. */
  readonly area?: AreaFought;
  /** The field is Hilly Terrain (NBC-SCN-15). */
  readonly hilly?: boolean;
  readonly weather?: Weather;
  readonly intensity?: Intensity;
  /** The crews have abandoned the battery that is attacked (NBC-EVD-05). */
  readonly abandoned?: boolean;
}

export function armOf(unit: Pick<Fighter, 'troop' | 'onFoot'>): FightingArm {
  if (unit.troop === 'artillery') return 'artillery';
  return unit.troop === 'cavalry' && !unit.onFoot ? 'cavalry' : 'infantry';
}

export const isDisordered = (unit: Fighter): boolean => Boolean(unit.disordered || unit.looting);

/** The CP a unit fights with and can lose. A pontoon train has 1, or 2 with engineers (NBC-PON-03). */
export const strength = (unit: Fighter): number =>
  unit.troop === 'pontoon' ? trainCombatCP(Boolean(unit.engineer)) : unit.cp;

/** NBC-ENG-05, -06: whether engineers serve with the unit: it fights as infantry. A train's are its second CP. */
export const hostsEngineers = (unit: Fighter): boolean =>
  Boolean(unit.engineer) && armOf(unit) === 'infantry' && unit.troop !== 'pontoon';

/** NBC-CC-25: whether the defender is in square: infantry or MX attacked by cavalry. A garrison forms no square. */
export const inSquare = (combat: Combat): boolean =>
  armOf(combat.defender) === 'infantry' &&
  combat.defender.troop !== 'garrison' &&
  combat.attackers.some((attacker) => armOf(attacker) === 'cavalry');

/** NBC-GAR-08, NBC-CC-25: whether the defender has no flank or rear: a square or a garrison. */
export const hasNoFlanks = (combat: Combat): boolean => inSquare(combat) || combat.defender.troop === 'garrison';

/** NBC-ORD-13, NBC-ORD-14: whether an attack changes the unit's order: a marching formation goes to Defend. */
export const changesOrder = ({ order, formationOrder = order }: Fighter): boolean =>
  formationOrder !== undefined && orderWhenAttacked(formationOrder, 'close-combat') !== null;

/** AMB-29, AMB-32: the order that counts here: that before the attack; by ruling marchers already have Defend. */
export function orderInForce(unit: Fighter, role: Role, rulings: Rulings = {}): Order {
  const order = unit.order ?? 'defend';
  return role === 'defender' ? orderUnderAttack(order, 'close-combat', rulings) : order;
}
