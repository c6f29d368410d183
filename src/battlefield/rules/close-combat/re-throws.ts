/** Misses thrown again and hits to confirm in close combat: each line with its condition, so a screen can show it. */

import { type RulingKey, type Rulings, ruling } from '../../../book/rulings.ts';
import { all, half, upTo } from '../../../dice/hits.ts';
import { type Said, say } from '../../../engine/message.ts';
import { present } from '../../../engine/present.ts';
import type { RowId } from '../../../engine/reckoning.ts';
import { COMMANDER_CM } from '../../quality-check.ts';
import { isMarching, OBLIGATIONS } from '../command/order-obligations.ts';
import { wetPowder } from '../sky/weather.ts';
import {
  type Attacker,
  armOf,
  type Combat,
  type Fighter,
  forBuiltUpArea,
  hasNoFlanks,
  orderInForce,
  type Role,
  strength,
} from './facts.ts';

/** One throw in a combat: who throws, and at whom. The defender throws at the Major Unit of two attackers. */
export interface Throwing {
  readonly combat: Combat;
  readonly role: Role;
  /** The unit that throws; aspect and slope are known for attackers only. */
  readonly thrower: Attacker;
  readonly target: Attacker;
}

/** How many dice are thrown again: all, half, half but at least two (AMB-116), or a number. */
export type Share = 'all' | 'half' | 'half-least' | number;

export interface Rethrow {
  readonly what: Said;
  readonly row: RowId;
  readonly ruling?: RulingKey;
  readonly share: Share;
}

/** NBC-CC-08: numbers of misses thrown again: the minimum against a flanked enemy (AMB-116), and the fixed numbers. */
export const MISSES = { flankedLeast: 2, commander: 2, mixed: 1 } as const;

/** A function from a number of misses (bonus) or hits (penalty) to how many of them are thrown again. */
export function countOf({ share }: Rethrow): (dice: number) => number {
  if (share === 'all') return all;
  if (share === 'half') return half;
  return share === 'half-least' ? halfMinTwo : upTo(share);
}

/** AMB-116: half the misses, but at least two. */
const halfMinTwo = (misses: number): number => Math.min(misses, Math.max(MISSES.flankedLeast, half(misses)));

/** For example "re-roll half the misses": what a bonus throws again. */
export function missesAgain({ share }: Rethrow): Said {
  if (typeof share === 'number') return say('again-some', { misses: share });
  if (share === 'half-least') return say('combat-again-half-least', { least: MISSES.flankedLeast });
  return share === 'half' ? 'again-half' : 'again-all';
}

/** For example "confirm half the hits": what a penalty demands. */
export const hitsProved = ({ share }: Rethrow): Said => (share === 'half' ? 'confirm-half' : 'confirm-all');

const line = (what: Said, row: RowId, share: Share, by?: RulingKey): Rethrow => ({ what, row, share, ruling: by });

const isInfantry = (unit: Fighter): boolean => armOf(unit) === 'infantry';
const isCavalry = (unit: Fighter): boolean => armOf(unit) === 'cavalry';

/** AMB-163: whether the role counts as "attacking": any unit that throws, or only the side that moved to contact. */
const counts = (role: Role, rulings: Rulings): boolean =>
  role === 'attacker' || ruling(rulings, 'ccAttacking') === 'thrower';

/** NBC-CC-08: every bonus this throw may choose from; `shared`: the unused part of the Minor Unit's size (AMB-115). */
export function bonuses(throwing: Throwing, rulings: Rulings = {}, shared?: number): Rethrow[] {
  const { combat, role, thrower, target } = throwing;
  const attacking = counts(role, rulings);
  // Infantry forms square against cavalry. A square or a garrison has no flank for any attacker.
  const flanksOpen =
    !(isCavalry(thrower) && isInfantry(target)) && !(target.id === combat.defender.id && hasNoFlanks(combat));
  const strikes = role === 'attacker' ? (thrower.strikes ?? 'front') : 'front';
  return present(
    attacking && flanksOpen && target.flanked && line('combat-again-flanked', 'NBC-CC-08', 'half-least', 'ccAttacking'),
    flanksOpen && strikes !== 'front' && line(`combat-again-${strikes}`, 'NBC-CC-08', 'all'),
    attacking &&
      isCavalry(thrower) &&
      isInfantry(target) &&
      inTheWet(combat, rulings) &&
      line('combat-again-wet', 'NBC-CC-08', 'half', 'snowBonus'),
    thrower.nearArmyCommander &&
      line(say('combat-again-commander', { cm: COMMANDER_CM }), 'NBC-CC-08', MISSES.commander),
    uphill(throwing, rulings) && line('combat-again-uphill', 'NBC-CC-08', 'half', 'uphill'),
    thrower.troop === 'mixed' && inTheOpen(combat, role) && line('mixed-unit', 'NBC-CC-08', MISSES.mixed),
    shared !== undefined && line('combat-again-together', 'NBC-CC-08', shared, 'infCav'),
  );
}

/** NBC-CC-08f: whether the unit is in the open: not in an area, nor fighting for one, unless attacked out of it. */
const inTheOpen = ({ area }: Combat, role: Role): boolean =>
  area?.fight === 'out-of' ? role === 'defender' : !forBuiltUpArea(area);

/** NBC-CC-08c: whether the weather wets the powder. */
const inTheWet = ({ weather, intensity = 'light' }: Combat, rulings: Rulings): boolean =>
  weather !== undefined && wetPowder({ weather, intensity }, rulings);

/** NBC-CC-08e: whether the unit throws downhill in Hilly Terrain: the defender, or by ruling either side (AMB-114). */
function uphill({ combat, role, thrower, target }: Throwing, rulings: Rulings): boolean {
  if (!combat.hilly) return false;
  if (role === 'defender') return target.height === 'below';
  return ruling(rulings, 'uphill') === 'eitherHigher' && thrower.height === 'above';
}

/** The misses that infantry and cavalry together may throw again: the Minor Unit's CP minus its stands. */
export function togetherSize(major: Fighter, minor: Fighter | undefined): number | undefined {
  if (!minor) return undefined;
  const both = (isInfantry(major) && isCavalry(minor)) || (isCavalry(major) && isInfantry(minor));
  return both ? Math.max(0, strength(minor) - (minor.stands ?? 0)) : undefined;
}

/** The best single bonus for this many misses, the earlier of equal ones; null when none throws a die again. */
export const bestBonus = (lines: readonly Rethrow[], misses: number): Rethrow | null =>
  lines.reduce<Rethrow | null>(
    (best, each) => (thrownAgain(each, misses) > (best ? thrownAgain(best, misses) : 0) ? each : best),
    null,
  );

const thrownAgain = (each: Rethrow, misses: number): number => Math.min(misses, countOf(each)(misses));

/** NBC-CC-09: every penalty that applies, in the order of use. */
export function penalties({ combat, role, thrower, target }: Throwing, rulings: Rulings = {}): Rethrow[] {
  const attacking = counts(role, rulings);
  const order = orderInForce(thrower, role, rulings);
  return present(
    thrower.outOfCommand && line('combat-prove-command', 'NBC-CC-09', 'all'),
    isMarching(order) &&
      OBLIGATIONS[order].hitsConfirm.closeCombat &&
      line(`combat-prove-${order}`, 'NBC-CC-09', 'all', 'autoDefendTiming'),
    behindHardCover(combat, role, target, attacking) &&
      !(thrower.engineer && isInfantry(thrower)) &&
      line('hard-cover', 'NBC-CC-09', 'all'),
    attacking && target.strongPoint && line('combat-prove-strong-point', 'NBC-CC-09', 'half'),
  );
}

/** NBC-CC-31, NBC-GAR-08: hard cover; in a built-up area the defender's in round one, and both sides' in round two. */
function behindHardCover(combat: Combat, role: Role, target: Fighter, attacking: boolean): boolean {
  const { area } = combat;
  if (area?.fight === 'for' && (role === 'attacker' || area.round === 2)) return true;
  return attacking && Boolean(target.hardCover || target.troop === 'garrison');
}
