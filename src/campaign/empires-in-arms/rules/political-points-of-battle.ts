/** Political points of a land combat. EIA-160, EIA-173, EIA-179, EIA-181 */
import { say } from '../../../engine/message.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';
import { type Rulings, ruling } from '../rulings.ts';
import type { BattleSide } from '../vocabulary.ts';

/** The most points for corps. EIA-160 */
const CAP = 3;
/** A corps that starts with more factors than this counts as two. EIA-160 */
export const LARGE_CORPS = 20;

/**
 * Returns how many corps of the beaten side count, by the factors each started with. Outflankers that never arrived
 * count, reinforcements that failed do not.
 */
export const corpsCounted = (factors: readonly number[]): number =>
  factors.reduce((n, one) => n + (one > LARGE_CORPS ? 2 : 1), 0);

export interface BattlePoints {
  readonly winner: Reckoning;
  readonly loser: Reckoning;
}

/**
 * Returns the points: half a point for each corps of the beaten side, rounded up, at most three; NAPOLEON counts in
 * addition. EIA-160
 */
export function battlePoints(
  beatenCorps: readonly number[],
  napoleon: Readonly<{ winner: boolean; loser: boolean }>,
  rulings: Rulings,
): BattlePoints {
  const corps = corpsCounted(beatenCorps);
  const points = Math.min(CAP, Math.ceil(corps / 2));
  const beyond = ruling(rulings, 'leaderBeyondCap') === 'yes';
  const of = (side: 'winner' | 'loser', sign: 1 | -1): Reckoning => {
    const extra = napoleon[side] ? (side === 'winner' ? 1 : 2) : 0;
    const allowed = beyond ? extra : Math.min(extra, CAP - points);
    return reckon(say('eiacombat-points', { side }), [
      term(say('eiacombat-beaten-corps', { n: corps }), sign * points, 'EIA-160'),
      extra > 0 && term('eiacombat-napoleon', sign * allowed, 'EIA-160', { ruling: 'leaderBeyondCap' }),
    ]);
  };
  return { winner: of('winner', 1), loser: of('loser', -1) };
}

/**
 * Returns the point for the side that prevails in a storm, if a corps is inside or the city is a fortress; no side
 * loses any. EIA-179
 */
export function stormPoints(city: {
  readonly corpsInside: boolean;
  readonly fleches: number;
  readonly taken: boolean;
}): {
  readonly side: BattleSide;
  readonly sum: Reckoning;
} | null {
  if (!city.corpsInside && city.fleches === 0) return null;
  return {
    side: city.taken ? 'attacker' : 'defender',
    sum: reckon('eiasiege-storm-points', [term(city.taken ? 'eiasiege-taken' : 'eiasiege-held', 1, 'EIA-179')]),
  };
}
