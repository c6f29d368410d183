/** Who has lost a close combat: seven questions in order, the first that separates the sides decides (NBC-CC-15). */

import type { Exhaustion } from '../../../book/terms.ts';
import type { Bare } from '../../../engine/message.ts';
import type { RowId } from '../../../engine/reckoning.ts';
import type { Role } from './facts.ts';

/** A side after its effects have been applied; of two attackers, the Major Unit (NBC-CC-26). */
export interface SideAfter {
  readonly broken: boolean;
  readonly exhaustion: Exhaustion;
  readonly doubleDisorder: boolean;
  readonly disordered: boolean;
  /** Hits the whole side made. */
  readonly caused: number;
  /** Printed quality, or the adjusted rating (ruling `loserQ`). */
  readonly quality: number;
}

export interface LadderStep {
  /** 1 to 7 */
  readonly step: number;
  readonly what: Bare;
  readonly row: RowId;
  /** Whom this step would make the loser; null when it leaves the sides even. */
  readonly loser: Role | null;
}

export interface LadderResult {
  readonly loser: Role;
  readonly decided: LadderStep;
  readonly steps: readonly LadderStep[];
}

/** NBC-CC-16 to NBC-CC-22: for each step how far a side is in the worse; the side with the higher figure loses. */
export const STEPS: readonly { what: Bare; row: RowId; worse: (side: SideAfter, role: Role) => number }[] = [
  { what: 'loser-broken', row: 'NBC-CC-16', worse: (side) => Number(side.broken) },
  { what: 'loser-exhausted', row: 'NBC-CC-17', worse: (side) => side.exhaustion },
  { what: 'loser-disordered-twice', row: 'NBC-CC-18', worse: (side) => Number(side.doubleDisorder) },
  { what: 'state-disordered', row: 'NBC-CC-19', worse: (side) => Number(side.disordered) },
  { what: 'loser-fewer-hits', row: 'NBC-CC-20', worse: (side) => -side.caused },
  { what: 'loser-quality', row: 'NBC-CC-21', worse: (side) => -side.quality },
  { what: 'loser-attacker', row: 'NBC-CC-22', worse: (_, role) => Number(role === 'attacker') },
];

/** Who loses: down the ladder to the first step at which one side is the worse. */
export function loserOf(attacker: SideAfter, defender: SideAfter): LadderResult {
  const steps = STEPS.map(({ what, row, worse }, i): LadderStep => {
    const gap = worse(attacker, 'attacker') - worse(defender, 'defender');
    return {
      step: i + 1,
      what,
      row,
      loser: gap === 0 ? null : gap > 0 ? 'attacker' : 'defender',
    };
  });
  for (const decided of steps) if (decided.loser) return { loser: decided.loser, decided, steps };
  throw new Error('The last step parts any two sides.');
}
