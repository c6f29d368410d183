/** The skirmish rating of a unit, and the stands it may put in front (NBC-CMD-02). */
import type { Unit } from '../../battle.ts';

/** NBC-CMD-02: SK1 and SK2 put out one stand, SK3 two. */
export const mostStands = (sk: number): 0 | 1 | 2 => (sk === 0 ? 0 : sk === 3 ? 2 : 1);

/** SK 0 to 3; only whole units of foot have one (NBC-CMD-02). */
export const skirmishRatingOf = (unit: Unit): number =>
  unit.kind === 'unit' && (unit.card.arm === 'infantry' || unit.card.arm === 'mixed') ? unit.card.sk : 0;
