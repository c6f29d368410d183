/** The effects of the quality check after close combat, and the distance and pursuit of each result (NBC-CC-13). */
import { type Rulings, ruling } from '../../../book/rulings.ts';
import type { Exhaustion } from '../../../book/terms.ts';
import type { Result } from '../../../cards/results.ts';
import type { FightingArm } from './facts.ts';

export type BackwardMove = 'fall-back' | 'retreat';
/** Whether cavalry may pursue, and which of its misses it throws again. */
export type PursuitRow = 'no' | 'yes' | 'half-misses' | 'all-misses';

interface EffectRow {
  readonly disorder: 'cleared' | 'cavalry-only' | 'yes';
  readonly tires: 'no' | 'if-disordered' | 'yes';
  readonly move: BackwardMove;
  /** The distance of infantry, in cm. */
  readonly infantry: number;
  /** The distance of cavalry, in cm. */
  readonly cavalry: number;
  readonly pursuit: PursuitRow;
}

/** NBC-CC-13, NBC-CC-14, NBC-CC-34: the effects of each result. */
export const EFFECTS: Record<Result, EffectRow> = {
  VH: { disorder: 'cleared', tires: 'no', move: 'fall-back', infantry: 6, cavalry: 10, pursuit: 'no' },
  H: { disorder: 'cavalry-only', tires: 'no', move: 'fall-back', infantry: 8, cavalry: 12, pursuit: 'yes' },
  N: { disorder: 'yes', tires: 'no', move: 'fall-back', infantry: 8, cavalry: 12, pursuit: 'yes' },
  L: { disorder: 'yes', tires: 'if-disordered', move: 'retreat', infantry: 10, cavalry: 15, pursuit: 'half-misses' },
  VL: { disorder: 'yes', tires: 'yes', move: 'retreat', infantry: 15, cavalry: 20, pursuit: 'all-misses' },
};

/** AMB-118: the next level of exhaustion, at most Exhausted. */
export const tireOnce = (exhaustion: Exhaustion): Exhaustion => (exhaustion === 0 ? 1 : 2);

export interface BeforeCheck {
  readonly arm: FightingArm;
  /** The unit was Disordered when the combat started. */
  readonly disordered: boolean;
  readonly exhaustion: Exhaustion;
  /** The unit lost its last CP in this combat. */
  readonly broken: boolean;
}

export interface AfterCheck {
  readonly disordered: boolean;
  readonly exhaustion: Exhaustion;
  /** The check gave Disorder, whether or not that changed the unit's state. */
  readonly gotDisorder: boolean;
  /** The unit was already Disordered and got Disorder again: the third step of the ladder. */
  readonly doubleDisorder: boolean;
}

/** NBC-CC-13: the unit's state after a result, unchanged without one. A Broken unit loses its Disorder. */
export function effectOnUnit(before: BeforeCheck, result: Result | undefined, rulings: Rulings = {}): AfterCheck {
  const row = result && EFFECTS[result];
  const gotDisorder = row?.disorder === 'yes' || (row?.disorder === 'cavalry-only' && before.arm === 'cavalry');
  const tires = row?.tires === 'yes' || (row?.tires === 'if-disordered' && before.disordered);
  const marksTiredness = tires && !(before.broken && ruling(rulings, 'brokenEffect') === 'distanceOnly');
  return {
    disordered: !before.broken && (gotDisorder || (before.disordered && row?.disorder !== 'cleared')),
    exhaustion: marksTiredness ? tireOnce(before.exhaustion) : before.exhaustion,
    gotDisorder,
    doubleDisorder: before.disordered && gotDisorder,
  };
}
