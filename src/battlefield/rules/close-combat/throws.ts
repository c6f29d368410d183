/** The throws of a close combat, each with everything that determined it. */

import { type Rulings, ruling } from '../../../book/rulings.ts';
import { type HitProgress, type HitThrow, half, hitsMade } from '../../../dice/hits.ts';
import type { Reckoning } from '../../../engine/reckoning.ts';
import { type Beside, type Desk, hitsAt, lyingOf, openDesk } from './desk.ts';
import { batteryDice, combatDice, onTheDie, toHit, toHitAsUsual } from './dice.ts';
import type { Combat, Fighter, Role } from './facts.ts';
import { bestBonus, bonuses, countOf, penalties, type Rethrow, type Throwing, togetherSize } from './re-throws.ts';

export interface ThrowSheet {
  readonly unit: string;
  readonly role: Role;
  readonly dice: Reckoning;
  readonly toHit: Reckoning | null;
  readonly onTheDie: Reckoning | null;
  readonly bonuses: readonly Rethrow[];
  readonly best: Rethrow | null;
  readonly penalties: readonly Rethrow[];
  /** The throw itself, for its odds; null for a unit that throws nothing. */
  readonly spec: HitThrow | null;
  readonly progress: HitProgress;
  /** The battery's own two dice, if ruling `ccArtDice` lets them hit as usual. */
  readonly guns: HitProgress | null;
}

export const isThrown = (sheet: ThrowSheet): boolean => sheet.progress.done && (sheet.guns === null || sheet.guns.done);

export const hitsOf = (sheet: ThrowSheet): number => hitsMade(sheet.progress) + hitsMade(sheet.guns);

const again = (bonus: Rethrow | null, misses: number): number => (bonus ? countOf(bonus)(misses) : 0);

/** The misses of the first round, 0 before it is thrown. */
function missesOf(progress: HitProgress): number {
  const [first] = progress.rounds;
  return first?.stage === 'throw' ? first.faces.length - first.made : 0;
}

/** The face needed and the modifier. By ruling a defender uses the worse of two attackers (AMB-122). */
function numbers(throwing: Throwing, rulings: Rulings): { need: Reckoning; add: Reckoning } {
  const { combat, role, thrower, target } = throwing;
  const against = (opponent: Fighter) => ({ need: toHit(thrower, opponent), add: onTheDie(thrower, opponent) });
  const atTarget = against(target);
  if (role === 'attacker' || ruling(rulings, 'defToHit') === 'major') return atTarget;
  const hard = ({ need, add }: typeof atTarget) => need.total - add.total;
  return combat.attackers.map(against).reduce((worst, each) => (hard(each) > hard(worst) ? each : worst), atTarget);
}

interface ForMajor {
  /** The Minor Unit uses what this throw leaves of a shared bonus, so this throw must be entered by faces. */
  readonly awaited: boolean;
  readonly beside: Beside | undefined;
}

function oneThrow(
  throwing: Throwing,
  desk: Desk,
  rulings: Rulings,
  shared?: number,
  { awaited, beside }: ForMajor = { awaited: false, beside: undefined },
): ThrowSheet {
  const { combat, role, thrower } = throwing;
  const dice = combatDice(thrower, role, combat.area, rulings);
  const about = { unit: thrower.id, role, dice };
  if (dice.total === 0) {
    const nothing = { toHit: null, onTheDie: null, bonuses: [], best: null, penalties: [], spec: null, guns: null };
    return { progress: { done: true, hits: 0, rounds: [] }, ...nothing, ...about };
  }
  const { need, add } = numbers(throwing, rulings);
  const gains = bonuses(throwing, rulings, shared);
  const losses = penalties(throwing, rulings);
  const gunDice = ruling(rulings, 'ccArtDice') === 'fixed5' ? batteryDice(thrower, role, combat.area, rulings) : 0;
  const own: HitThrow = {
    dice: dice.total - gunDice,
    need: need.total,
    modifier: add.total,
    bonus: (misses) => again(bestBonus(gains, misses), misses),
    penalties: losses.map(countOf),
  };
  const key = `throw:${thrower.id}`;
  const hits = gunDice > 0 || awaited ? undefined : dice.total;
  const told = { hits, beside: gunDice > 0 ? undefined : beside };
  const progress = hitsAt(desk, { key, role, unit: thrower.id, for: 'combat', throw: own, told });
  const best = bestBonus(gains, missesOf(progress));
  const ofGuns = gunThrow(thrower, gunDice, own, best, progress);
  const guns =
    gunDice > 0
      ? hitsAt(desk, { key: `guns:${thrower.id}`, role, unit: thrower.id, for: 'battery', throw: ofGuns })
      : null;
  return { toHit: need, onTheDie: add, bonuses: gains, best, penalties: losses, spec: own, progress, guns, ...about };
}

/** The battery's dice share the unit's bonus: "all" and "half" apply to them; of a number, what the unit left over. */
function gunThrow(thrower: Fighter, dice: number, own: HitThrow, best: Rethrow | null, done: HitProgress): HitThrow {
  const share = best?.share;
  const bonus = (misses: number): number => {
    if (typeof share === 'number') return Math.max(0, share - missesOf(done));
    return share === 'all' ? misses : share ? half(misses) : 0;
  };
  return { ...own, dice, ...toHitAsUsual(thrower), bonus };
}

/** NBC-CC-26: the Minor Unit whose hits may be entered together with the Major Unit's, since only their sum matters. */
function besideOf({ area }: Combat, minor: Fighter | undefined, major: Fighter, rulings: Rulings): Beside | undefined {
  if (!minor || ruling(rulings, 'ccArtDice') === 'fixed5') return undefined;
  const [its, dice] = [minor, major].map((unit) => combatDice(unit, 'attacker', area, rulings).total);
  return its && dice ? { unit: minor.id, hits: its + dice } : undefined;
}

/** All throws of a combat. With the shared bonus the Minor Unit waits for the Major Unit (AMB-115). */
export function throwAll(
  combat: Combat,
  major: Fighter,
  minor: Fighter | undefined,
  desk: Desk,
  rulings: Rulings,
): readonly ThrowSheet[] {
  const { defender } = combat;
  const size = togetherSize(major, minor);
  const share = ruling(rulings, 'infCav');
  const attacking = (thrower: Fighter): Throwing => ({ combat, role: 'attacker', thrower, target: defender });
  const defend = () => oneThrow({ combat, role: 'defender', thrower: defender, target: major }, desk, rulings);
  const awaited = minor !== undefined && size !== undefined && share === 'totalN';
  const first = oneThrow(attacking(major), desk, rulings, size, {
    awaited,
    beside: besideOf(combat, minor, major, rulings),
  });
  if (!minor) return [first, defend()];
  if (size === undefined || !awaited) {
    const second = oneThrow(attacking(minor), desk, rulings, share === 'majorOnly' ? undefined : size);
    return [first, second, defend()];
  }
  // While the Minor Unit waits, its throw is shown but not asked for.
  if (!isThrown(first)) return [first, oneThrow(attacking(minor), openDesk(lyingOf([])), rulings, size), defend()];
  const spent = first.best?.ruling === 'infCav' ? again(first.best, missesOf(first.progress)) : 0;
  return [first, oneThrow(attacking(minor), desk, rulings, size - spent), defend()];
}
