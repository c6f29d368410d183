/** Naval interception: which stacks may try, the roll, and the consequences. EIA-076 to EIA-078 */
import type { Face } from '../../../dice/faces.ts';
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';
import type { FleetPlace } from '../vocabulary.ts';

/** A stack that tries to intercept another. EIA-076 */
export interface Interceptor {
  readonly lies: FleetPlace;
  /** In the place that was entered, next to it, or farther away. */
  readonly distance: 'same' | 'adjacent' | 'far';
  /** At war with a fleet of the moving stack, or with a corps it carries. */
  readonly atWar: boolean;
  readonly blockaded: boolean;
  /** This stack has lost an interception in this sequence. EIA-078 */
  readonly beaten: boolean;
  /** Whether the stack's power has already tried against this stack in this place. */
  readonly tried: boolean;
  readonly maySailThere: boolean;
}
export interface Moving {
  /** The place that was entered. */
  readonly into: FleetPlace;
  /** A stack that enters a port asks to be intercepted in the box. */
  readonly asks: boolean;
  /** The stack retreats or pursues after a battle. */
  readonly afterBattle: boolean;
}

export function mayIntercept(stack: Interceptor, moving: Moving): Legality {
  return unless(
    !stack.atWar && refuse('eianaval-not-at-war', 'EIA-076'),
    moving.afterBattle && refuse('eianaval-after-battle', 'EIA-076'),
    moving.into === 'port' && !moving.asks && refuse('eianaval-into-port', 'EIA-076'),
    moving.into !== 'sea' &&
      !(stack.lies === 'box' && stack.distance === 'same') &&
      refuse('eianaval-only-box', 'EIA-076'),
    moving.into === 'sea' && stack.lies === 'box' && refuse('eianaval-box-only', 'EIA-076'),
    moving.into === 'sea' && stack.distance === 'far' && refuse('eianaval-too-far', 'EIA-076'),
    stack.lies === 'port' && stack.blockaded && refuse('eianaval-blockaded', 'EIA-076'),
    !stack.maySailThere && refuse('eianaval-dardanelles', 'EIA-076'),
    stack.tried && refuse('eianaval-tried', 'EIA-076'),
    stack.beaten && refuse('eianaval-beaten', 'EIA-078'),
  );
}

/** The highest roll that intercepts: from an adjacent sea, and in the same sea. EIA-077 */
const ADJACENT = 1;
const SAME = 3;

/** Returns whether a die is needed; in a blockade box it is not. EIA-077 */
export const needsDie = (into: FleetPlace): boolean => into === 'sea';

export interface Attempt {
  readonly sum: Reckoning;
  readonly most: number;
  readonly succeeds: boolean;
}
export function attempt(die: Face, stack: Pick<Interceptor, 'distance' | 'lies'>, nelson: boolean): Attempt {
  const most = stack.distance === 'same' && stack.lies === 'sea' ? SAME : ADJACENT;
  const sum = reckon('eianaval-intercepts', [
    term('eianaval-die', die, 'EIA-077'),
    nelson && term('eianaval-nelson', -1, 'EIA-077'),
  ]);
  return { sum, most, succeeds: sum.total <= most };
}

/**
 * Returns the situation after the battle: the loser retreats; the moving stack stops, or continues with its remaining
 * points. EIA-078
 */
export function afterInterception(
  winner: 'interceptor' | 'mover' | null,
  movesLeft: number,
): { readonly retreats: 'interceptor' | 'mover' | null; readonly moves: number; readonly interceptorDone: boolean } {
  if (winner === 'mover') return { retreats: 'interceptor', moves: movesLeft, interceptorDone: true };
  return { retreats: winner === null ? null : 'mover', moves: 0, interceptorDone: false };
}
