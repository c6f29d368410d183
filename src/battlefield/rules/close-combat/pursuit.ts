/** Winning cavalry rides after the loser (NBC-CC-34), and impetuous cavalry does not stop (NBC-CC-35). */

import type { Exhaustion } from '../../../book/terms.ts';
import { all, type HitThrow, half } from '../../../dice/hits.ts';
import { say } from '../../../engine/message.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';
import type { PursuitRow } from './effects.ts';
import { toHitAsUsual } from './to-hit.ts';

/** NBC-CC-35: an impetuous unit ends its ride this far from its prey, in cm. */
export const IMPETUOUS_GAP = 1;

/** Half the CP it has now, halves dropped. */
export const pursuitDice = (cp: number): Reckoning =>
  reckon('sum-dice', [term(say('half-the-cp', { cp }), Math.floor(cp / 2), 'NBC-CC-34')], { unit: 'dice' });

const AGAIN: Record<Exclude<PursuitRow, 'no'>, HitThrow['bonus']> = {
  yes: undefined,
  'half-misses': half,
  'all-misses': all,
};

/** The throw of a pursuer as it stands after its own check; null when the row forbids to pursue. */
export function pursuitThrow(
  unit: { readonly cp: number; readonly disordered: boolean; readonly exhaustion: Exhaustion },
  row: PursuitRow,
): HitThrow | null {
  if (row === 'no') return null;
  const bonus = AGAIN[row];
  return { dice: pursuitDice(unit.cp).total, ...toHitAsUsual(unit), ...(bonus && { bonus }) };
}
