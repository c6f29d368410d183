/** Sailing fleets: movement, ports, ice, the Dardanelles, blockades, cargo. EIA-071 to EIA-083, EIA-264, EIA-265 */
import { ALLOWED, type Legality, refuse, unless } from '../../../engine/legality.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';
import type { FleetPlace, Irregular, Power } from '../vocabulary.ts';

/** Movement points of a fleet in one sequence; they are neither saved nor shared. EIA-071 */
export const FLEET_MOVES = 7;

/**
 * Returns the movement points of a step. A port opens to its own box and to the adjacent seas; between port and box the
 * step is free. EIA-071
 */
export function stepCost(from: FleetPlace, to: FleetPlace): 0 | 1 {
  const ofOnePort = (from === 'port' && to === 'box') || (from === 'box' && to === 'port');
  return ofOnePort ? 0 : 1;
}

/** Returns the movement points of a stack at its start. EIA-071, EIA-264 */
export function stackMoves(
  stack: { readonly fleets: number; readonly laden: boolean },
  bigStacks: boolean,
  retreatOrPursuit = false,
): Reckoning {
  const less = Math.min(3, stack.fleets - 1 + (stack.laden ? 1 : 0));
  return reckon('eianaval-moves', [
    term('eianaval-a-fleet', FLEET_MOVES, 'EIA-071'),
    bigStacks && !retreatOrPursuit && less > 0 && term('eianaval-big-stack', -less, 'EIA-264'),
  ]);
}

/** A step into a sea area, a blockade box or a port. */
export interface Step {
  readonly from: FleetPlace;
  readonly to: FleetPlace;
  readonly movesLeft: number;
  /** December, January, February. EIA-011 */
  readonly winter: boolean;
  /** One sea of the step is north of the ice line, or the port opens to such a sea. EIA-074 */
  readonly ice: boolean;
  /** The step leads into the Dardanelles. EIA-073 */
  readonly dardanelles: boolean;
  readonly maySailDardanelles: boolean;
  /** The port is another power's; a fleet enters by permission, or to attack a fleet there. EIA-072 */
  readonly foreignPort: boolean;
  readonly leave: boolean;
  readonly attacks: boolean;
}

export const mayStep = (step: Step): Legality =>
  unless(
    stepCost(step.from, step.to) > step.movesLeft && refuse('eianaval-no-moves', 'EIA-071'),
    step.winter && step.ice && refuse('eianaval-ice', 'EIA-074'),
    step.dardanelles && !step.maySailDardanelles && refuse('eianaval-dardanelles', 'EIA-073'),
    step.to === 'port' && step.foreignPort && !step.leave && !step.attacks && refuse('eianaval-no-leave', 'EIA-072'),
  );

/**
 * Returns whether a power may pass the Dardanelles: it holds or besieges Constantinople, or has permission. A besieged
 * city has no holder. EIA-073, EIA-238
 */
export function mayPassDardanelles(
  power: Power,
  city: { readonly holder: Power | null; readonly besieged: boolean; readonly leave: boolean },
): boolean {
  if (city.besieged || city.holder === null) return true;
  return city.holder === power || city.leave;
}

/** Returns whether a battle may be fought in this place. EIA-074 */
export const mayFightHere = (winter: boolean, ice: boolean): Legality =>
  winter && ice ? refuse('eianaval-ice-battle', 'EIA-074') : ALLOWED;

/**
 * Returns whether a stack that ends its move among enemies must attack: in a port or a box it must, at sea it may.
 * EIA-079
 */
export const attackBinds = (place: FleetPlace): boolean => place !== 'sea';

// ---- cargo -----------------------------------------------------------------------------------------------------------

/** What a fleet would take aboard. EIA-080 */
export type Cargo =
  | { readonly is: 'corps'; readonly insurrection: boolean; readonly foreign: boolean }
  | { readonly is: Irregular | 'garrison' | 'leader' };

export function mayEmbark(
  cargo: Cargo,
  ship: { readonly samePort: boolean; readonly combined: boolean; readonly room: boolean },
): Legality {
  if (cargo.is !== 'corps' || cargo.insurrection) return refuse('eianaval-not-aboard', 'EIA-080');
  return unless(
    !ship.samePort && refuse('eianaval-other-port', 'EIA-080'),
    cargo.foreign && !ship.combined && refuse('eianaval-not-combined', 'EIA-080'),
    !ship.room && refuse('eianaval-no-room', 'EIA-080'),
  );
}

/** Factors a fleet carries if small transports are used. EIA-265 */
export const SMALL_TRANSPORT = 10;

/** Returns whether there is room for this many corps or factors. EIA-080, EIA-265 */
export const hasRoom = (
  aboard: { readonly corps: number; readonly factors: number },
  fleets: number,
  small: boolean,
): boolean => (small ? aboard.factors <= fleets * SMALL_TRANSPORT : aboard.corps <= fleets);

/** Returns the corps or factors lost with lost fleets. EIA-081, EIA-265 */
export const drowned = (
  aboard: { readonly corps: number; readonly factors: number },
  fleetsLeft: number,
  small: boolean,
): { readonly corps: number; readonly factors: number } =>
  small
    ? { corps: 0, factors: Math.max(0, aboard.factors - fleetsLeft * SMALL_TRANSPORT) }
    : { corps: Math.max(0, aboard.corps - fleetsLeft), factors: 0 };

// ---- ports that fall, blockades --------------------------------------------------------------------------------------

/** What a fleet may do when its port falls. EIA-082 */
export const WAYS_OUT = ['leave', 'scuttle', 'fight'] as const;
export type WayOut = (typeof WAYS_OUT)[number];
export const waysOut = (blockaded: boolean): readonly WayOut[] => (blockaded ? ['scuttle', 'fight'] : ['leave']);

/**
 * Returns the political points for scuttled fleets: -1 for each fleet with ships; an empty one costs none. EIA-053,
 * EIA-082
 */
export const scuttlePoints = (fleets: readonly { readonly ships: number }[], row: 'EIA-053' | 'EIA-082'): Reckoning =>
  reckon('eianaval-scuttled', [term('eianaval-scuttled-fleets', -fleets.filter(({ ships }) => ships > 0).length, row)]);

/** The reasons why a stack may be in a port's blockade box. EIA-083 */
export interface Blockade {
  readonly atWarWithOwner: boolean;
  readonly enemyFleet: boolean;
  /** An enemy corps that ships there could carry is in the port's area. */
  readonly enemyCorps: boolean;
}
export const mayBlockade = (box: Blockade): Legality =>
  box.atWarWithOwner || box.enemyFleet || box.enemyCorps ? ALLOWED : refuse('eianaval-no-blockade', 'EIA-083');

/** Returns whether a stack no longer has a right to be in the box, and leaves it in its own sequence. EIA-083 */
export const mustLeaveBox = (box: Blockade): boolean => !mayBlockade(box).ok;
