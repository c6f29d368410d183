/** Fleets as they sail: movement, ports, ice, the Dardanelles, blockades, what they carry. EIA-071 to EIA-083, EIA-264, EIA-265 */
import { ALLOWED, type Legality, refuse, unless } from '../../../engine/legality.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';
import type { FleetPlace, Irregular, Power } from '../vocabulary.ts';

/** Movement points of a fleet in one sequence; none is saved or shared. EIA-071 */
export const FLEET_MOVES = 7;

/** What a step from one place to the next costs; a port opens on its own box, and on the seas that touch it. EIA-071 */
export function stepCost(from: FleetPlace, to: FleetPlace): 0 | 1 {
  const ofOnePort = (from === 'port' && to === 'box') || (from === 'box' && to === 'port');
  return ofOnePort ? 0 : 1;
}

/** Movement points of a stack, as it starts. EIA-071, EIA-264 */
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

/** A step into a sea, a box or a port. */
export interface Step {
  readonly from: FleetPlace;
  readonly to: FleetPlace;
  readonly movesLeft: number;
  /** December, January, February. EIA-011 */
  readonly winter: boolean;
  /** Either sea of the step lies north of the ice line, or the port opens on one. EIA-074 */
  readonly ice: boolean;
  /** The step leads into the Dardanelles. EIA-073 */
  readonly dardanelles: boolean;
  readonly maySailDardanelles: boolean;
  /** The port is another's: by leave, or to attack a fleet there. EIA-072 */
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

/** Who may pass the Dardanelles: whoever holds Constantinople or besieges it, or has leave; besieged, nobody holds it. EIA-073, EIA-238 */
export function mayPassDardanelles(
  power: Power,
  city: { readonly holder: Power | null; readonly besieged: boolean; readonly leave: boolean },
): boolean {
  if (city.besieged || city.holder === null) return true;
  return city.holder === power || city.leave;
}

/** Whether a battle may be fought where the stack lies. EIA-074 */
export const mayFightHere = (winter: boolean, ice: boolean): Legality =>
  winter && ice ? refuse('eianaval-ice-battle', 'EIA-074') : ALLOWED;

/** Ending a move among enemies: free to attack at sea, bound to in a port or a box. EIA-079 */
export const attackBinds = (place: FleetPlace): boolean => place !== 'sea';

// ---- cargo -----------------------------------------------------------------------------------------------------------

/** What somebody would take aboard. EIA-080 */
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

/** Factors that a fleet takes where small transports are used. EIA-265 */
export const SMALL_TRANSPORT = 10;

/** Whether so many corps, or factors, find room. EIA-080, EIA-265 */
export const hasRoom = (
  aboard: { readonly corps: number; readonly factors: number },
  fleets: number,
  small: boolean,
): boolean => (small ? aboard.factors <= fleets * SMALL_TRANSPORT : aboard.corps <= fleets);

/** Corps, or factors, that go down with lost fleets. EIA-081, EIA-265 */
export const drowned = (
  aboard: { readonly corps: number; readonly factors: number },
  fleetsLeft: number,
  small: boolean,
): { readonly corps: number; readonly factors: number } =>
  small
    ? { corps: 0, factors: Math.max(0, aboard.factors - fleetsLeft * SMALL_TRANSPORT) }
    : { corps: Math.max(0, aboard.corps - fleetsLeft), factors: 0 };

// ---- ports that fall, blockades --------------------------------------------------------------------------------------

/** What a fleet does when its port falls. EIA-082 */
export const WAYS_OUT = ['leave', 'scuttle', 'fight'] as const;
export type WayOut = (typeof WAYS_OUT)[number];
export const waysOut = (blockaded: boolean): readonly WayOut[] => (blockaded ? ['scuttle', 'fight'] : ['leave']);

/** One point for each fleet that is scuttled with a ship aboard; an empty one costs none. EIA-053, EIA-082 */
export const scuttlePoints = (fleets: readonly { readonly ships: number }[], row: 'EIA-053' | 'EIA-082'): Reckoning =>
  reckon('eianaval-scuttled', [term('eianaval-scuttled-fleets', -fleets.filter(({ ships }) => ships > 0).length, row)]);

/** Why a stack may lie in a port's box. EIA-083 */
export interface Blockade {
  readonly atWarWithOwner: boolean;
  readonly enemyFleet: boolean;
  /** An enemy corps in the port's area that ships there could carry. */
  readonly enemyCorps: boolean;
}
export const mayBlockade = (box: Blockade): Legality =>
  box.atWarWithOwner || box.enemyFleet || box.enemyCorps ? ALLOWED : refuse('eianaval-no-blockade', 'EIA-083');

/** A stack in a box that it has no longer a right to leaves it in its own sequence. EIA-083 */
export const mustLeaveBox = (box: Blockade): boolean => !mayBlockade(box).ok;
