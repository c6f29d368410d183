/** What a close combat needs to know of its units and the ground, who may attack (NBC-CC-01, NBC-BUA), and its outcome. */
import { type Rulings, ruling } from '../../../book/rulings.ts';
import type {
  Aspect,
  CavalryClass,
  Exhaustion,
  Fate,
  Intensity,
  Mobility,
  Order,
  Rating,
  Weather,
} from '../../../book/terms.ts';
import type { Result } from '../../../cards/results.ts';
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import type { Reckoning } from '../../../engine/reckoning.ts';
import { sure } from '../../look-up.ts';
import { cpOnFoot } from '../../troops.ts';
import { OBLIGATIONS, orderUnderAttack, orderWhenAttacked } from '../command/order-obligations.ts';
import { STARTS_NONE } from '../special-troops/detachments.ts';
import { trainCombatCP } from '../special-troops/trains.ts';
import type { LadderResult } from './aftermath.ts';
import type { CardFor, Need } from './desk.ts';
import type { AfterCheck, BlockedRetreat, Withdrawal } from './retreat.ts';
import type { ThrowSheet } from './throws.ts';

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

export interface CheckTaken {
  readonly rating: Reckoning;
  readonly result: Result;
  readonly for: Extract<CardFor, 'losses' | 'beat-broken'>;
}

export interface Pursuit {
  readonly dice: number;
  readonly declined: boolean;
  readonly hits: number;
  /** The hits of two pursuers were entered together. */
  readonly together?: boolean;
}

export interface UnitOutcome extends Pick<AfterCheck, 'disordered' | 'exhaustion' | 'doubleDisorder'> {
  readonly id: string;
  readonly role: Role;
  /** The larger of two attackers, or the restored unit. Its check and its state decide who loses. */
  readonly leads: boolean;
  readonly hits: number;
  readonly lost: { readonly combat: number; readonly pursuit: number; readonly blocked: number };
  readonly cp: number;
  readonly fate: Fate;
  /** Both sides were Broken and this unit was restored with 1 CP (NBC-CC-30). */
  readonly restored: boolean;
  readonly check: CheckTaken | null;
  readonly withdrawal: Withdrawal | null;
  readonly blocked: BlockedRetreat | null;
  /** Friends in the unit's way are Disordered as well (NBC-CC-23). */
  readonly friendsDisordered: boolean;
  readonly pursuit: Pursuit | null;
  /** The unit is impetuous and follows up to 1 cm from the unit it pursued (NBC-CC-35). */
  readonly followsUp: boolean;
  /** The attacker stays in contact, for a second round or to fight the garrison next. */
  readonly staysInContact: boolean;
  readonly engineersLost: boolean;
  /** Whether the attached officer fell; null if the officer was not tested (NBC-OFF-03). */
  readonly officerInjured: boolean | null;
  /** The attached battery leaves the built-up area, Disordered (NBC-BUA-03). */
  readonly batteryEvacuates: boolean;
  /** The unit's formation goes to Defend (AMB-29). */
  readonly toDefend: boolean;
  /** How many skirmish stands may stay deployed (NBC-CC-36). */
  readonly standsThatMayStay: number;
}

export const allLost = ({ lost }: UnitOutcome): number => lost.combat + lost.pursuit + lost.blocked;

export interface CombatResult {
  readonly done: true;
  readonly ending: 'fought' | 'no-combat' | 'battery' | 'abandoned-guns';
  readonly throws: readonly ThrowSheet[];
  readonly units: readonly UnitOutcome[];
  /** The losing role; null when there was nothing to decide. */
  readonly loser: Role | null;
  /** The steps of the ladder; null when the ladder is not used or a restored unit won. */
  readonly ladder: LadderResult | null;
  readonly ground: string | null;
  readonly next: 'second-round' | 'garrison' | null;
  readonly mayBeSaid: readonly Need[];
}

export interface CombatOpen {
  readonly done: false;
  /** Everything that can be answered now; the first need is asked first. */
  readonly needs: readonly Need[];
  readonly throws: readonly ThrowSheet[];
  /** The losing role, once it is decided while other answers are still missing. */
  readonly loser?: Role;
}

export type CombatProgress = CombatOpen | CombatResult;

/** NBC-CC-33: the units that are no longer engaged after this combat, and so may threaten a flank in the next. */
export function unengagedAfter({ units }: CombatResult): string[] {
  const goesOn = units.some((unit) => unit.staysInContact);
  return units
    .filter((unit) => unit.fate === 'good' && !unit.staysInContact && !(goesOn && unit.role === 'defender'))
    .map((unit) => unit.id);
}

/** The larger of two attackers, the restored unit, or the defender. */
export const leaderOf = <L extends { role: Role; leads: boolean }>(lines: readonly L[], role: Role): L =>
  sure(lines.find((line) => line.role === role && line.leads));

type Occupant = Pick<Fighter, 'troop' | 'horse' | 'onFoot' | 'detachment'>;

export type Stand =
  | { readonly does: 'defends' }
  | { readonly does: 'evacuates'; readonly disordered: boolean }
  | { readonly does: 'chooses' /** CP. */; readonly onFoot: number };

/** NBC-BUA-02 to -04: what a unit attacked in a built-up area does. Light and medium cavalry may fight on foot. */
export function whenAttackedIn(unit: Occupant & Pick<Fighter, 'cp'>): Stand {
  if (armOf(unit) === 'infantry') return { does: 'defends' };
  if (unit.troop === 'artillery') return { does: 'evacuates', disordered: true };
  const onFoot = cpOnFoot(unit.cp);
  const mayDismount = (unit.horse === 'light' || unit.horse === 'medium') && onFoot > 0;
  return mayDismount ? { does: 'chooses', onFoot } : { does: 'evacuates', disordered: false };
}

/** NBC-BUA-03: whether a battery attached to the defender leaves the area Disordered and adds no dice (AMB-88). */
export const attachedBatteryLeaves = (rulings: Rulings = {}): boolean => ruling(rulings, 'artBuaDice') === 'no';

/** NBC-BUA-04: whether a unit on foot may remount: not while an enemy is in its Contact Zone. */
export const mayRemount = (enemyInContactZone: boolean): Legality =>
  unless(enemyInContactZone && refuse('on-foot-stays', 'NBC-BUA-04'));

/** How many units can attack one enemy unit; batteries do not count. */
export const MOST_ATTACKERS = 2;

export interface Contact {
  readonly attacker: Pick<Fighter, 'troop' | 'onFoot' | 'detachment' | 'order' | 'outOfCommand' | 'looting'> & {
    readonly resting?: boolean;
  };
  readonly intoArea?: boolean;
  readonly alreadyThere: number;
  /** A 6 on the unit's movement dice sends it in (NBC-MOV-16), even out of command or under Hold (ruling `holdCZ`). */
  readonly autoAttack?: boolean;
}

/** NBC-CC-01, NBC-CC-04, NBC-GL-17, NBC-GAR-11, NBC-ORD-12 to -14: whether a unit may make contact. */
export function mayAttack({ attacker, intoArea, alreadyThere, autoAttack }: Contact): Legality {
  const obligation = attacker.order && OBLIGATIONS[attacker.order];
  return unless(
    attacker.troop === 'artillery' && refuse('attack-battery', 'NBC-CC-04'),
    attacker.troop === 'garrison' && refuse('attack-garrison', 'NBC-GAR-11'),
    attacker.troop === 'pontoon' && refuse('attack-pontoon', 'NBC-PON-03'),
    attacker.detachment && STARTS_NONE,
    attacker.onFoot && refuse('attack-on-foot', 'NBC-BUA-04'),
    attacker.looting && refuse('attack-looting', 'NBC-BAG-04'),
    attacker.resting && !autoAttack && refuse('attack-resting', 'NBC-MOV-21'),
    obligation?.mayStart === 'none' && refuse('attack-marching', obligation.row),
    obligation?.mayStart === 'firefight' && !autoAttack && refuse('attack-holding', obligation.row),
    attacker.outOfCommand && !autoAttack && refuse('attack-out-of-command', 'NBC-OCC-01'),
    intoArea && armOf(attacker) === 'cavalry' && refuse('attack-cavalry-area', 'NBC-CC-01'),
    alreadyThere >= MOST_ATTACKERS && refuse('attack-crowded', 'NBC-CC-01'),
  );
}
