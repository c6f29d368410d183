/** The throws of a close combat: the dice, the faces that hit, misses thrown again, hits to confirm, stands kept. */
import { type RulingKey, type Rulings, ruling } from '../../../book/rulings.ts';
import { CAVALRY_CLASSES } from '../../../book/terms.ts';
import type { Face } from '../../../dice/faces.ts';
import { all, type HitProgress, type HitThrow, half, hitsMade, upTo } from '../../../dice/hits.ts';
import { type Said, say, word } from '../../../engine/message.ts';
import { present } from '../../../engine/present.ts';
import { figure, type Reckoning, type RowId, reckon, reckonIn, type Term, term } from '../../../engine/reckoning.ts';
import { COMMANDER_CM } from '../../quality-check.ts';
import { isMarching, OBLIGATIONS } from '../command/order-obligations.ts';
import { usualToHit } from '../fire/fighters.ts';
import { wetPowder } from '../sky/weather.ts';
import { type Beside, type Desk, hitsAt, lyingOf, openDesk } from './desk.ts';
import type { AreaFought, Attacker, Combat, Fighter, FightingArm, Role } from './facts.ts';
import { armOf, forBuiltUpArea, hasNoFlanks, hostsEngineers, isDisordered, orderInForce, strength } from './facts.ts';

export const BATTERY_DICE = 2;
export const ENGINEER_DICE = 1;

/** AMB-82: whether the battery adds no dice because it fired in the artillery phase (ruling `artDoubleUse`). */
const isSpent = (unit: Fighter, rulings: Rulings): boolean =>
  Boolean(unit.batteryFired) && ruling(rulings, 'artDoubleUse') === 'no';

/** NBC-CC-06, NBC-BUA-03: an attached battery's dice: 2 for a defender's or horse guns, none in a defended area. */
export function batteryDice(unit: Fighter, role: Role, area?: AreaFought, rulings: Rulings = {}): 0 | 2 {
  if (!unit.battery || unit.looting || armOf(unit) === 'artillery' || isSpent(unit, rulings)) return 0;
  if (role === 'attacker') return unit.battery === 'horse' ? BATTERY_DICE : 0;
  return forBuiltUpArea(area) && ruling(rulings, 'artBuaDice') === 'no' ? 0 : BATTERY_DICE;
}

/** NBC-CC-03: a unit's dice: one for each current CP not out as a stand, and those of battery and engineers. */
export function combatDice(unit: Fighter, role: Role, area?: AreaFought, rulings: Rulings = {}): Reckoning {
  if (armOf(unit) === 'artillery')
    return reckonIn('dice', 'sum-dice', [term('combat-dice-battery-alone', 0, 'NBC-CC-11')]);
  if (unit.looting) return reckonIn('dice', 'sum-dice', [term('combat-dice-looting', 0, 'NBC-BAG-04')]);
  const guns = batteryDice(unit, role, area, rulings);
  const train = unit.troop === 'pontoon';
  return reckon(
    'sum-dice',
    [
      term(train ? 'train-pontoon' : 'combat-points', strength(unit), train ? 'NBC-PON-03' : 'NBC-CC-03'),
      Boolean(unit.stands) && term('combat-dice-stands', -(unit.stands ?? 0), 'NBC-CC-10'),
      unit.battery &&
        (guns > 0
          ? term(`combat-dice-battery-${unit.battery}`, guns, 'NBC-CC-06')
          : withoutGuns(role, isSpent(unit, rulings))),
      hostsEngineers(unit) && term('combat-dice-engineers', ENGINEER_DICE, 'NBC-CC-07'),
    ],
    { unit: 'dice', atLeast: 0 },
  );
}

function withoutGuns(role: Role, spent: boolean): Term {
  if (spent) return term('battery-fired-already', 0, 'NBC-CC-06', { ruling: 'artDoubleUse' });
  return role === 'attacker'
    ? term('battery-on-foot-stays', 0, 'NBC-CC-06')
    : term('battery-leaves-area', 0, 'NBC-BUA-03', { ruling: 'artBuaDice' });
}

/** NBC-FF-08, NBC-CC-10, NBC-CC-36: how many stands may stay deployed; the unit itself keeps at least 1 CP. */
export const standsThatMayStay = (stands: number, cp: number): number => Math.max(0, Math.min(stands, cp - 1));

export type Column = FightingArm | `disordered-${FightingArm}`;
export type Row = Exclude<Column, 'artillery' | 'disordered-artillery'>;

/** A row of the table: against cavalry, infantry and artillery, in order and then Disordered. */
const against = (cavalry: Face, infantry: Face, artillery: Face, ...disordered: readonly [Face, Face, Face]) => ({
  ...{ cavalry, infantry, artillery },
  'disordered-cavalry': disordered[0],
  'disordered-infantry': disordered[1],
  'disordered-artillery': disordered[2],
});

/** NBC-CC-04: the lowest face that hits, by the throwing unit (row) and its opponent (column). */
export const TO_HIT: Record<Row, Record<Column, Face>> = {
  cavalry: against(6, 6, 5, 4, 4, 4),
  infantry: against(6, 5, 4, 5, 5, 4),
  'disordered-cavalry': against(6, 6, 6, 5, 5, 4),
  'disordered-infantry': against(6, 6, 5, 6, 6, 5),
};

const columnOf = (unit: Fighter): Column => {
  const arm = armOf(unit);
  return isDisordered(unit) ? `disordered-${arm}` : arm;
};

/** The lowest face that hits, before modifiers. A battery never throws, so it has no row. */
export function toHit(thrower: Fighter, opponent: Fighter): Reckoning {
  const row = columnOf(thrower);
  const column = columnOf(opponent);
  if (row === 'artillery' || row === 'disordered-artillery') throw new RangeError('There is no die.');
  const what = say('combat-to-hit', { row: word(`combat-column-${row}`), column: word(`combat-column-${column}`) });
  return reckon('sum-to-hit', [
    term(what, TO_HIT[row][column], 'NBC-CC-04', { shown: figure(`${TO_HIT[row][column]}`) }),
  ]);
}

/** NBC-CC-05: what is added to each die. Cavalry classes run heavy, medium, light, skirmish. */
export function onTheDie(thrower: Fighter, opponent: Fighter): Reckoning {
  const { exhaustion = 0 } = thrower;
  return reckon('sum-on-each-die', [
    twoClassesLighter(thrower, opponent) && term('combat-lighter-cavalry', 1, 'NBC-CC-05'),
    exhaustion > 0 && term(`exhaustion-${exhaustion}`, -exhaustion, 'NBC-CC-05'),
  ]);
}

/** AMB-112: the face needed and the modifier of the battery's dice (ruling `ccArtDice`) and of pursuits. */
export const toHitAsUsual = ({ disordered = false, exhaustion = 0 }: Pick<Fighter, 'disordered' | 'exhaustion'>) =>
  usualToHit({ disordered, exhaustion });

function twoClassesLighter(thrower: Fighter, opponent: Fighter): boolean {
  if (armOf(thrower) !== 'cavalry' || armOf(opponent) !== 'cavalry' || !thrower.horse || !opponent.horse) return false;
  return CAVALRY_CLASSES.indexOf(opponent.horse) - CAVALRY_CLASSES.indexOf(thrower.horse) >= 2;
}

/** One throw in a combat: who throws, and at whom. The defender throws at the Major Unit of two attackers. */
export interface Throwing {
  readonly combat: Combat;
  readonly role: Role;
  /** The unit that throws; aspect and slope are known for attackers only. */
  readonly thrower: Attacker;
  readonly target: Attacker;
}

/** How many dice are thrown again: all, half, half but at least two (AMB-116), or a number. */
type Share = 'all' | 'half' | 'half-least' | number;

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
  // AMB-116: half the misses, but at least two.
  return share === 'half-least' ? (n) => Math.min(n, Math.max(MISSES.flankedLeast, half(n))) : upTo(share);
}

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
export function bestBonus(lines: readonly Rethrow[], misses: number): Rethrow | null {
  const again = lines.map((each) => Math.min(misses, countOf(each)(misses)));
  return lines[again.indexOf(Math.max(1, ...again))] ?? null;
}

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

type ForThrow = {
  readonly shared?: number | undefined;
  readonly awaited?: boolean;
  readonly beside?: Beside | undefined;
};

/** `awaited`: the Minor Unit uses what is left of a shared bonus, so this throw must be entered by faces. */
function oneThrow(throwing: Throwing, desk: Desk, rulings: Rulings, more: ForThrow = {}): ThrowSheet {
  const { combat, role, thrower } = throwing;
  const { shared, awaited, beside } = more;
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
): ThrowSheet[] {
  const { defender } = combat;
  const size = togetherSize(major, minor);
  const share = ruling(rulings, 'infCav');
  const attacking = (thrower: Fighter): Throwing => ({ combat, role: 'attacker', thrower, target: defender });
  const defend = () => oneThrow({ combat, role: 'defender', thrower: defender, target: major }, desk, rulings);
  const awaited = minor !== undefined && size !== undefined && share === 'totalN';
  const beside = besideOf(combat, minor, major, rulings);
  const first = oneThrow(attacking(major), desk, rulings, { shared: size, awaited, beside });
  if (!minor) return [first, defend()];
  const second = (at: Desk, shared?: number) => [first, oneThrow(attacking(minor), at, rulings, { shared }), defend()];
  if (size === undefined || !awaited) return second(desk, share === 'majorOnly' ? undefined : size);
  // While the Minor Unit waits, its throw is shown but not asked for.
  if (!isThrown(first)) return second(openDesk(lyingOf([])), size);
  const spent = first.best?.ruling === 'infCav' ? again(first.best, missesOf(first.progress)) : 0;
  return second(desk, size - spent);
}
