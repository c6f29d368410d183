/** Close combat against an unattached battery (NBC-CC-11). */
import { type Rulings, ruling } from '../../../book/rulings.ts';

export interface BatteryOutcome {
  readonly fate: 'good' | 'eliminated';
  readonly disordered: boolean;
}

/** Two hits Break it, one when it is Disordered; a single hit Disorders it. It takes no check. */
export function batteryUnderAttack(hits: number, disordered: boolean): BatteryOutcome {
  const eliminated = hits >= (disordered ? 1 : 2);
  return { fate: eliminated ? 'eliminated' : 'good', disordered: disordered || hits > 0 };
}

/** AMB-84: guns left by their crews are lost when the attacker reaches them, or stand there Disordered. */
export const abandonedGunsAreLost = (rulings: Rulings = {}): boolean => ruling(rulings, 'abandoned') === 'eliminated';
