/** Which leader commands a force, and with which ratings. EIA-185, EIA-186, EIA-274 to EIA-276 */

import { say } from '../../../engine/message.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';
import { isOn, type Rulings, ruling } from '../rulings.ts';
import { type MonthDate, type Power, type Ratings, SENIORITIES, type Seniority } from '../vocabulary.ts';

export interface LeaderHere {
  readonly id: string;
  readonly name: string;
  readonly power: Power;
  readonly s: number;
  readonly t: number;
  /** The tactical maximum: how many corps the leader commands without penalty. */
  readonly max: number;
  readonly seniority: Seniority;
  readonly cavalry: boolean;
  /** Whether the leader is NAPOLEON, whom some rules name. */
  readonly napoleon: boolean;
}
/** A corps in a force; a free state's corps counts for its controller. */
export interface CorpsHere {
  readonly id: string;
  readonly power: Power;
  readonly ratings: Ratings;
}

export interface Command {
  readonly leader: LeaderHere | undefined;
  /** As printed, before the penalty for over-command. */
  readonly ratings: Ratings;
  readonly max: number | null;
}

const NOBODY: Ratings = { s: 0, t: 0 };
const seniorityOf = ({ seniority }: LeaderHere): number => SENIORITIES.indexOf(seniority);

/**
 * Returns the powers whose leader may command: the one with most corps, or several that are equal and must agree.
 * EIA-185
 */
export function commandingPowers(
  leaders: readonly LeaderHere[],
  corps: readonly CorpsHere[],
  rulings: Rulings,
): readonly Power[] {
  const powers = [...new Set(leaders.map(({ power }) => power))];
  const corpsOf = (power: Power) => corps.filter((one) => one.power === power).length;
  const all = new Set([...powers, ...corps.map(({ power }) => power)]);
  const most = Math.max(0, ...[...all].map(corpsOf));
  const largest = powers.filter((power) => corpsOf(power) === most);
  if (largest.length > 0 || leaders.length === 1) return largest.length > 0 ? largest : powers;
  if (ruling(rulings, 'commanderPool') === 'noCommander') return [];
  const next = Math.max(0, ...powers.map(corpsOf));
  return powers.filter((power) => corpsOf(power) === next);
}

/** Returns the leaders to choose from; one if the rules leave no choice. EIA-185 */
export function commanders(
  leaders: readonly LeaderHere[],
  corps: readonly CorpsHere[],
  rulings: Rulings,
): readonly LeaderHere[] {
  if (leaders.length <= 1) return leaders;
  return commandingPowers(leaders, corps, rulings).flatMap((power) => {
    const own = leaders.filter((one) => one.power === power);
    const best = Math.min(...own.map(seniorityOf));
    return own.filter((one) => seniorityOf(one) === best);
  });
}

/** Returns the ratings of a force without a leader: the best of its corps. EIA-185, EIA-274 */
export function corpsRatings(corps: readonly CorpsHere[], rulings: Rulings): Ratings {
  const best = (of: 's' | 't') => Math.max(0, ...corps.map(({ ratings }) => ratings[of]));
  if (corps.length === 0) return NOBODY;
  if (ruling(rulings, 'corpsRating') === 'eachBest') return { s: best('s'), t: best('t') };
  return corps.map(({ ratings }) => ratings).reduce((one, other) => (other.s + other.t > one.s + one.t ? other : one));
}

/** Returns the command of a force under the chosen leader, or of its corps without one. EIA-185, EIA-274 */
export function commandOf(leader: LeaderHere | undefined, corps: readonly CorpsHere[], rulings: Rulings): Command {
  if (leader) return { leader, ratings: { s: leader.s, t: leader.t }, max: leader.max };
  const max = isOn(rulings, 'corpsLeaders') && corps.length > 1 ? 1 : null;
  return { leader: undefined, ratings: corpsRatings(corps, rulings), max };
}

/** Returns whether a leader who joins takes command. EIA-185 */
export const takesOver = (now: LeaderHere | undefined, joins: LeaderHere): boolean =>
  now === undefined || (now.power === joins.power && seniorityOf(joins) < seniorityOf(now));

/** Returns the penalty for more corps than the leader can command: 0 or negative. EIA-186, EIA-275 */
export function overCommand(corps: number, max: number | null, rulings: Rulings): number {
  if (max === null || corps <= max) return 0;
  if (max === 0) return -2;
  if (corps <= 2 * max) return -1;
  if (!isOn(rulings, 'harsherOverCommand')) return -2;
  const exactly = ruling(rulings, 'overCommandStep') === 'exactlyNOrMore';
  const steps = exactly ? Math.floor(corps / max) : Math.ceil(corps / max) - 1;
  return -Math.max(2, steps);
}

/** Returns a leader's ratings; NAPOLEON's fall with age, except in France. EIA-276 */
export function agedRatings(leader: LeaderHere, date: MonthDate, inFrance: boolean, rulings: Rulings): Ratings {
  const { s, t } = leader;
  if (!leader.napoleon || inFrance || !isOn(rulings, 'ageingNapoleon')) return { s, t };
  return { s: date.y >= 1812 ? Math.min(4, s) : s, t: date.y >= 1809 ? Math.min(4, t) : t };
}

/** Returns the tactical rating of a round, outflanking corps included; at least 0. EIA-186 */
export const tacticalRating = ({ ratings, max }: Command, corps: number, rulings: Rulings): Reckoning => {
  const over = overCommand(corps, max, rulings);
  return reckon(
    'eiacombat-tactical',
    [
      term('eiacombat-printed', ratings.t, 'EIA-185'),
      over !== 0 &&
        term(say('eiacombat-over-command', { corps, max: max ?? 0 }), over, over < -2 ? 'EIA-275' : 'EIA-186'),
    ],
    { atLeast: 0 },
  );
};
