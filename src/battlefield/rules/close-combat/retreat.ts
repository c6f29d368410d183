/** What becomes of beaten units: lost without CP, the effects of the check, who moves back, how far, who takes the ground. */
import { type Rulings, ruling } from '../../../book/rulings.ts';
import type { Exhaustion, Fate } from '../../../book/terms.ts';
import type { Result } from '../../../cards/results.ts';
import { type Reckoning, reckonIn, type Term, term } from '../../../engine/reckoning.ts';
import { neverBroken } from '../fire/casualties.ts';
import type { Checked } from './aftermath.ts';
import { armOf, type Combat, type Fighter, type FightingArm, inSquare, leaderOf, type Role } from './facts.ts';

/** NBC-GL-17, NBC-GL-18: the fate without CP: Broken, but Eliminated for guns, garrisons, detachments and trains. */
export function fateWithoutCP(unit: Pick<Fighter, 'troop' | 'detachment' | 'noRally'>): 'broken' | 'eliminated' {
  const { troop, detachment, noRally } = unit;
  const kind = troop === 'garrison' || troop === 'pontoon' ? troop : 'unit';
  const arm = troop === 'garrison' ? 'infantry' : troop;
  return detachment || neverBroken({ kind, arm, noRally }) ? 'eliminated' : 'broken';
}

/** NBC-GL-16, NBC-GL-18: whether a unit with this fate is removed from the table at once. */
export const isRemoved = (fate: Fate): boolean =>
  fate === 'eliminated' || fate === 'vanquished' || fate === 'off-table';

/** AMB-175: whether a Broken unit that is caught was the attack that a 6 compels. */
export const catchIsAttack = (rulings: Rulings = {}): boolean => ruling(rulings, 'sixCatches') === 'done';

/** NBC-BRK-03, AMB-100: what contact does to a Broken unit, without combat; `goesOn`: the enemy may continue its move. */
export function contactWithBroken(enemyDisordered: boolean, rulings: Rulings = {}) {
  const flees = enemyDisordered && ruling(rulings, 'brokenContactDis') !== 'eliminated';
  return { broken: flees ? 'flees' : 'eliminated', goesOn: !enemyDisordered } as const;
}

/** NBC-CC-11: two hits Break an unattached battery, one if it is Disordered; else one Disorders it. It takes no check. */
export function batteryUnderAttack(hits: number, disordered: boolean) {
  const eliminated = hits >= (disordered ? 1 : 2);
  return { fate: eliminated ? 'eliminated' : 'good', disordered: disordered || hits > 0 } as const;
}

/** AMB-84: whether abandoned guns are lost when the attacker reaches them; otherwise they stay, Disordered. */
export const abandonedGunsAreLost = (rulings: Rulings = {}): boolean => ruling(rulings, 'abandoned') === 'eliminated';

type BackwardMove = 'fall-back' | 'retreat';
/** Whether cavalry may pursue, and which of its misses it throws again. */
export type PursuitRow = 'no' | 'yes' | 'half-misses' | 'all-misses';

interface EffectRow {
  readonly disorder: 'cleared' | 'cavalry-only' | 'yes';
  readonly tires: 'no' | 'if-disordered' | 'yes';
  readonly move: BackwardMove;
  readonly infantry: number;
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
  readonly disordered: boolean;
  readonly exhaustion: Exhaustion;
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

export interface Withdrawal {
  readonly move: BackwardMove | 'withdraw';
  /** In cm. */
  readonly distance: Reckoning;
  readonly facing: 'enemy' | 'away';
  /** How many cm of the distance go straight back first; the rest follows the line of retreat (NBC-CC-14). */
  readonly straight: number;
  /** The unit came out of a built-up area and stops there if the distance reaches it (NBC-CC-32). */
  readonly stopsInArea?: true;
  /** The unit must end outside the area it held (NBC-CC-28). */
  readonly leavesArea?: true;
}

export const STRAIGHT = 5;
/** NBC-CC-11, NBC-CC-25: how far attackers recoil from a battery or a square that stands, in cm. */
export const RECOIL = 5;
/** NBC-CC-12: how far attackers withdraw when nobody was hurt, in cm. */
export const STALLED = 2;

function going(move: Withdrawal['move'], ...terms: (Term | false)[]): Withdrawal {
  const distance = reckonIn('cm', 'sum-distance', terms);
  const facing = move === 'retreat' ? 'away' : 'enemy';
  return { move, distance, facing, straight: Math.min(STRAIGHT, distance.total) };
}

/** NBC-CC-14, NBC-CC-29: the move back for a result. A Broken unit goes twice the distance. */
export function withdrawalOf(result: Result, arm: FightingArm, broken: boolean): Withdrawal {
  const row = EFFECTS[result];
  const cm = arm === 'cavalry' ? row.cavalry : row.infantry;
  const plain = term(`retreat-${row.move}`, cm, 'NBC-CC-14', { note: `result-${result}` });
  return going(row.move, plain, broken && term('retreat-broken', cm, 'NBC-CC-29'));
}

/** AMB-119: the move back of a loser without losses, which has no result of its own; null when it stays. */
export function uncheckedWithdrawal(
  arm: FightingArm,
  drawn: Result | undefined,
  broken: boolean,
  rulings: Rulings = {},
) {
  const rule = ruling(rulings, 'noCheckLoser');
  if (rule === 'noMove') return null;
  const plain = withdrawalOf((rule === 'drawForDistance' && drawn) || 'VH', arm, broken);
  const terms = plain.distance.terms.map((each) => ({ ...each, ruling: 'noCheckLoser' as const }));
  return { ...plain, distance: { ...plain.distance, terms } };
}

/** NBC-CC-11, NBC-CC-25: the attacker's move of 5 cm back, facing the enemy. */
export const recoilFrom = (from: 'battery' | 'square'): Withdrawal =>
  going('fall-back', term(`retreat-${from}`, RECOIL, from === 'square' ? 'NBC-CC-25' : 'NBC-CC-11'));

/** NBC-CC-12: the attacker's move back from a combat in which nobody was hurt. */
export const stalled = (): Withdrawal => going('withdraw', term('retreat-nobody-hurt', STALLED, 'NBC-CC-12'));

/** NBC-CC-24: whether the winner takes the ground: an attacker, or cavalry that counter-charged. */
export const takesGround = (winner: Role, arm: FightingArm): boolean => winner === 'attacker' || arm === 'cavalry';

/** NBC-CC-27: how far beyond its distance a unit may go to find a legal place, in cm. */
export const EXTRA_SEARCH = 5;

interface Trapped extends Pick<Fighter, 'cp'>, Pick<AfterCheck, 'disordered' | 'exhaustion'> {
  /** The engineers fell and took the extra loss (NBC-ENG-06). */
  readonly spared?: boolean;
}

export interface BlockedRetreat extends Omit<Trapped, 'spared'> {
  /** 1, or 0 if the unit had no CP left or lost its engineers instead. */
  readonly lost: 0 | 1;
  readonly vanquished: boolean;
  /** If the winners have at least this many CP, they vanquish the unit. */
  readonly threshold: Reckoning;
}

/** A blocked retreat: the unit loses 1 CP, is Disordered or tires; vanquished at 0 CP or by 1.5 times its CP. */
export function blockedRetreat(unit: Trapped, winnersCP: number, rulings: Rulings = {}): BlockedRetreat {
  const lost = unit.cp > 0 && !unit.spared ? 1 : 0;
  const cp = unit.cp - lost;
  const measured = ruling(rulings, 'vanquishBase') === 'beforeLoss' ? unit.cp : cp;
  const threshold = reckonIn('CP', 'combat-vanquished-at', [
    term('combat-loser-cp', measured, 'NBC-CC-27', { ruling: 'vanquishBase' }),
    term('combat-half-again', measured / 2, 'NBC-CC-27'),
  ]);
  return {
    lost,
    cp,
    disordered: cp > 0,
    exhaustion: unit.disordered ? tireOnce(unit.exhaustion) : unit.exhaustion,
    vanquished: cp === 0 || winnersCP >= threshold.total,
    threshold,
  };
}

/** NBC-CC-28: what a built-up area does to a unit that would end with more of it inside than outside. */
export const areaInTheWay = (occupied: boolean): 'no-way' | 'occupies' => (occupied ? 'no-way' : 'occupies');

export interface Decided {
  readonly combat: Combat;
  readonly lines: readonly Checked[];
  readonly loser: Role;
  /** The attackers stay at the edge of the built-up area for a second round. */
  readonly staying: boolean;
  /** Cards drawn only for a distance (ruling `noCheckLoser`), by unit. */
  readonly drawn: Readonly<Record<string, Result>>;
  readonly rulings: Rulings;
}

/** Why a unit moves back: it lost, it is Broken although its side won, or it won but is pushed back. */
type Way = 'lost' | 'broken' | 'thrown-out' | 'sent-back' | 'recoil' | null;

const ungarrisoned = ({ area, defender }: Combat): boolean =>
  area?.fight === 'for' && !area.garrisoned && defender.troop !== 'garrison';

/** NBC-CC-25, AMB-123: whether the square is the loser by the ladder and still stands; its attackers fall back. */
export const squareHolds = ({ combat, lines, loser }: Pick<Decided, 'combat' | 'lines' | 'loser'>): boolean => {
  const { broken, after } = leaderOf(lines, 'defender');
  return loser === 'defender' && inSquare(combat) && !broken && !after.doubleDisorder;
};

/** NBC-CC-31: whether an attacker that lost round one may stay in contact: not Broken, and it got no Disorder. */
export const mayStay = (line: Checked): boolean => !line.broken && !line.after.gotDisorder;

/** NBC-CC-31: whether the losing attackers have that choice. */
export const staysPossible = ({ combat, lines, loser }: Pick<Decided, 'combat' | 'lines' | 'loser'>): boolean =>
  loser === 'attacker' &&
  combat.area?.fight === 'for' &&
  combat.area.round === 1 &&
  ungarrisoned(combat) &&
  mayStay(leaderOf(lines, 'attacker')) &&
  !leaderOf(lines, 'defender').after.doubleDisorder;

/** NBC-GAR-07: whether a garrison still holds the area, whoever wins: it does until it is Eliminated. */
const garrisonHolds = ({ combat, lines }: Decided): boolean =>
  combat.defender.troop === 'garrison'
    ? !leaderOf(lines, 'defender').broken
    : combat.area?.fight === 'for' && Boolean(combat.area.garrisoned);

/** NBC-GAR-07: whether the garrison is fought at once after its Support Unit is beaten (ruling `garrisonFollowUp`). */
export const garrisonIsNext = (decided: Decided): boolean =>
  decided.loser === 'defender' &&
  decided.combat.defender.troop !== 'garrison' &&
  garrisonHolds(decided) &&
  ruling(decided.rulings, 'garrisonFollowUp') === 'sameAction';

export function wayOf(line: Checked, decided: Decided): Way {
  const { combat, loser, staying } = decided;
  if (line.broken && isRemoved(fateWithoutCP(line.unit))) return null;
  if (line.role === loser) {
    if (line.role === 'attacker') return staying && mayStay(line) ? null : 'lost';
    return combat.defender.troop === 'garrison' || squareHolds(decided) ? null : 'lost';
  }
  if (line.broken) return 'broken';
  const thrownOut = ungarrisoned(combat) && line.after.doubleDisorder;
  if (line.role === 'defender') return thrownOut ? 'thrown-out' : null;
  if (squareHolds(decided)) return 'recoil';
  if (garrisonHolds(decided)) return garrisonIsNext(decided) ? null : 'sent-back';
  return thrownOut ? 'thrown-out' : null;
}

/** AMB-122: whether the unit goes back by its leader's result, as attackers together do; others use their own. */
const goesWithLeader = (line: Checked, way: Way): boolean =>
  line.role === 'attacker' && (way === 'lost' || way === 'sent-back');

/** The unit whose result decides this move back, if it has none and a card must be drawn for it; else null. */
export function distanceWanted(line: Checked, decided: Decided): Checked | null {
  const way = wayOf(line, decided);
  if (way !== 'lost' && way !== 'sent-back') return null;
  const from = goesWithLeader(line, way) ? leaderOf(decided.lines, line.role) : line;
  return from.check || ruling(decided.rulings, 'noCheckLoser') !== 'drawForDistance' ? null : from;
}

/** NBC-CC-14, NBC-CC-29: the move back of one unit, or null. The pursuit may just have broken it. */
export function withdrawalFor(line: Checked, decided: Decided, broken = line.broken): Withdrawal | null {
  const { combat, lines, drawn, rulings } = decided;
  const way = wayOf(line, decided);
  if (way === null) return null;
  if (way === 'recoil') return recoilFrom('square');
  const from = goesWithLeader(line, way) ? leaderOf(lines, line.role) : line;
  const arm = armOf(line.unit);
  const back = from.check
    ? withdrawalOf(from.check.result, arm, broken)
    : uncheckedWithdrawal(arm, drawn[from.unit.id], broken, rulings);
  if (!back) return null;
  const cameOut = combat.area?.fight === 'out-of' && line.role === 'attacker';
  const intoArea = cameOut && back.move === 'fall-back' && !broken;
  const outsideArea =
    (combat.area?.fight === 'for' && line.role === 'defender') || (cameOut && back.move === 'retreat');
  return { ...back, ...(intoArea && { stopsInArea: true }), ...(outsideArea && { leavesArea: true }) };
}
