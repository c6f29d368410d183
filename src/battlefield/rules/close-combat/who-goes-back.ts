/** Which units move back once the loser is known, and how far, and which units stay. */
import { type Rulings, ruling } from '../../../book/rulings.ts';
import type { Result } from '../../../cards/results.ts';
import { type Checked, leaderOf } from './after-the-throws.ts';
import { fateWithoutCP, isRemoved } from './broken.ts';
import { armOf, type Combat, inSquare, type Role } from './facts.ts';
import { recoilFrom, uncheckedWithdrawal, type Withdrawal, withdrawalOf } from './retreat.ts';

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
export type Way = 'lost' | 'broken' | 'thrown-out' | 'sent-back' | 'recoil' | null;

const isGone = (line: Checked): boolean => line.broken && isRemoved(fateWithoutCP(line.unit));

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
export function staysPossible({ combat, lines, loser }: Pick<Decided, 'combat' | 'lines' | 'loser'>): boolean {
  const { area } = combat;
  return (
    loser === 'attacker' &&
    area?.fight === 'for' &&
    area.round === 1 &&
    ungarrisoned(combat) &&
    mayStay(leaderOf(lines, 'attacker')) &&
    !leaderOf(lines, 'defender').after.doubleDisorder
  );
}

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
  if (isGone(line)) return null;
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
