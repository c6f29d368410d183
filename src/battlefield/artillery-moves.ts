/** How artillery moves and where it may stand (NBC-ART-24 to NBC-ART-26). */
import { type Legality, refuse, unless } from '../book/legality.ts';
import { type Reckoning, reckon, term } from '../book/reckoning.ts';
import { type Rulings, ruling } from '../book/rulings.ts';
import type { Arm, GunWeight, Pieces } from '../book/terms.ts';

/** NBC-ART-25: the column of the movement chart for a battery that fired; none for Heavy guns, which stay. */
const COLUMN_AFTER_FIRING: Record<GunWeight, 1 | 2 | 3 | undefined> = { heavy: undefined, medium: 3, light: 2 };

export interface GunsOnTheMove {
  readonly weight: GunWeight;
  readonly pieces: Pieces;
  readonly firedThisTurn: boolean;
  readonly emplaced?: boolean;
}

export interface MoveAfterFiring {
  readonly legal: Legality;
  /** The Restricted column to move in; 0 is the full move. */
  readonly column: Reckoning;
  /** It may turn where it stands, at no cost. */
  readonly mayPivot: boolean;
}

/** NBC-ART-25: howitzers and rockets count as Medium (NBC-HOW-06, NBC-RKT-05). `shifts` are those of the ground. */
export function moveAfterFiring(guns: GunsOnTheMove, shifts: number, rulings: Rulings = {}): MoveAfterFiring {
  const weight = guns.pieces === 'guns' ? guns.weight : 'medium';
  const fired = guns.firedThisTurn ? COLUMN_AFTER_FIRING[weight] : 0;
  const base = fired ?? 0;
  const worst = ruling(rulings, 'moveFireStack') === 'worst';
  const ofGround = worst ? Math.max(0, shifts - base) : shifts;
  return {
    legal: unless(
      fired === undefined && refuse('Heavy guns that have fired stay where they are this turn.', 'NBC-ART-25'),
    ),
    column: reckon('Restricted column', [
      base > 0 && term(`${weight} guns that fired`, base, 'NBC-ART-25'),
      ofGround > 0 && term('Ground', ofGround, 'NBC-MOV-09', guns.firedThisTurn ? { ruling: 'moveFireStack' } : {}),
    ]),
    mayPivot: !guns.emplaced,
  };
}

/** NBC-ART-26: artillery goes where it likes without the rules and checks of wheels, facings and oblique moves. */
export const freeOfManoeuvres = (arm: Arm): boolean => arm === 'artillery';

/** NBC-ART-24: the widest gap that closes round a battery standing in it, in cm. */
const TIGHT_GAP_CM = 5;
/** NBC-ART-24: how far ahead of or behind its neighbours it must then stand, in cm. */
const CLEAR_CM = 1;

export interface PositionBetween {
  /** It stands in line between two units of infantry or cavalry. */
  readonly between: boolean;
  readonly gapCm: number;
  /** How far it stands ahead of its neighbours' fronts; negative when behind. */
  readonly aheadCm: number;
}

export interface PositionAdvice {
  readonly legal: Legality;
  /** Whether an enemy can reach it. */
  readonly attackable: boolean;
  /** A battery found where it may not be is put forward by this much, in cm, at no penalty. */
  readonly forwardCm: number;
}

/** NBC-ART-24: whether an unattached battery may stand where it does. */
export function unattachedPosition({ between, gapCm, aheadCm }: PositionBetween): PositionAdvice {
  const tight = between && gapCm <= TIGHT_GAP_CM;
  const sheltered = tight && aheadCm <= -CLEAR_CM;
  const wrong = tight && !sheltered && aheadCm < CLEAR_CM;
  return {
    legal: unless(
      wrong &&
        refuse('In so narrow a gap it must stand 1 cm ahead of its neighbours or 1 cm behind them.', 'NBC-ART-24'),
    ),
    attackable: !sheltered,
    forwardCm: wrong ? CLEAR_CM - aheadCm : 0,
  };
}
