/** How far an army may go, what cards it costs, and whether it can be caught. AON-001, AON-002, AON-005, AON-006. */
import { type Reckoning, reckon, term } from '../../engine/reckoning.ts';
import { type Rulings, ruling } from './rulings.ts';

export interface MoveFacts {
  /** The MR printed on the leader. */
  readonly mr: number;
  readonly attacking: boolean;
  /** The Forced March card is played. */
  readonly forced: boolean;
  readonly winter: boolean;
  /** The other side has played the Mud card. */
  readonly mud: boolean;
}

/** What each circumstance adds to the MR. AON-001 */
export const ALLOWANCE_CHANGES = { attacking: -1, forced: 1, winter: -1, mud: -1 } as const;
export type AllowanceChange = keyof typeof ALLOWANCE_CHANGES;

/** AON-001; below one it cannot move, or still has one (ruling `maFloor`, RB1). */
export function movementAllowance({ mr, ...facts }: MoveFacts, rulings: Rulings): Reckoning {
  const floor = ruling(rulings, 'maFloor') === 'min1' ? 1 : undefined;
  const change = (what: AllowanceChange) =>
    facts[what] && term(`aon-allowance-${what}`, ALLOWANCE_CHANGES[what], 'AON-001');
  return reckon(
    'aon-allowance',
    [term('aon-allowance-mr', mr, 'AON-001'), change('attacking'), change('forced'), change('winter'), change('mud')],
    { ...(floor !== undefined && { atLeast: floor }) },
  );
}

export type CostlyDeed = 'move' | 'interception' | 'withdrawal' | 'unspend';

/**
 * Cards to discard: one for a move or an interception, but for the side's first of either in a Campaign Phase (RB12); one to
 * restore a victorious army; none to withdraw. AON-002, AON-014
 */
export function cardsFor(deed: CostlyDeed, firstDone: boolean): 0 | 1 {
  if (deed === 'withdrawal') return 0;
  if (deed === 'unspend') return 1;
  return firstDone ? 1 : 0;
}

/** AON-005, AON-006: by the ratings as printed (RB11), with no die. */
export const isFastEnough = (mr: number, moving: number): boolean => mr >= moving;
