/** Who moves back after the loser is known, how far, and who stays although it should not. */
import { type Rulings, ruling } from '../../../book/rulings.ts';
import type { Result } from '../../../cards/results.ts';
import { type Checked, leaderOf } from './after-the-throws.ts';
import { fateWithoutCP, isRemoved } from './broken.ts';
import { armOf, type Combat, inSquare, type Role } from './facts.ts';
import { recoilFrom, squareStands, uncheckedWithdrawal, type Withdrawal, withdrawalOf } from './retreat.ts';

export interface Decided {
  readonly combat: Combat;
  readonly lines: readonly Checked[];
  readonly loser: Role;
  /** The attackers stay at the edge of the built-up area for a second round. */
  readonly staying: boolean;
  /** Cards drawn for a distance alone (ruling `noCheckLoser`), by unit. */
  readonly drawn: Readonly<Record<string, Result>>;
  readonly rulings: Rulings;
}

/** How a unit has to go: pushed back although it won, as the loser, or because it was Broken beside a winner. */
export type Way = 'lost' | 'broken' | 'thrown-out' | 'sent-back' | 'recoil' | null;

const isGone = (line: Checked): boolean => line.broken && isRemoved(fateWithoutCP(line.unit));

const ungarrisoned = ({ area, defender }: Combat): boolean =>
  area?.fight === 'for' && !area.garrisoned && defender.troop !== 'garrison';

/** NBC-CC-25: the square was named the loser, and stands. */
export const squareHolds = ({ combat, lines, loser }: Pick<Decided, 'combat' | 'lines' | 'loser'>): boolean => {
  const { broken, after } = leaderOf(lines, 'defender');
  return loser === 'defender' && inSquare(combat) && squareStands({ broken, doubleDisorder: after.doubleDisorder });
};

/** NBC-CC-31: an attacker that lost the first round and got no Disorder may stay in contact. */
export const mayStay = (line: Checked): boolean => !line.broken && !line.after.gotDisorder;

/** NBC-CC-31: whether the losing attackers have that choice at all. */
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

/** NBC-GAR-07: a garrison that is not Eliminated holds its area whoever wins. */
const garrisonHolds = ({ combat, lines }: Decided): boolean =>
  combat.defender.troop === 'garrison'
    ? !leaderOf(lines, 'defender').broken
    : combat.area?.fight === 'for' && Boolean(combat.area.garrisoned);

/** NBC-GAR-07: the Support Unit is beaten and the garrison is fought at once (ruling `garrisonFollowUp`). */
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

/** Attackers that go back together go by the leader's result (AMB-122); every other unit by its own. */
const goesWithLeader = (line: Checked, way: Way): boolean =>
  line.role === 'attacker' && (way === 'lost' || way === 'sent-back');

/** The unit whose result a withdrawal is read from, when that unit has none and a card is wanted for the distance. */
export function distanceWanted(line: Checked, decided: Decided): Checked | null {
  const way = wayOf(line, decided);
  if (way !== 'lost' && way !== 'sent-back') return null;
  const from = goesWithLeader(line, way) ? leaderOf(decided.lines, line.role) : line;
  return from.check || ruling(decided.rulings, 'noCheckLoser') !== 'drawForDistance' ? null : from;
}

/** NBC-CC-14, NBC-CC-29: the move back of one unit; `broken` also when the pursuit has just broken it. */
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
