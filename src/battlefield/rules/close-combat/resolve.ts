/** A complete close combat (NBC-CC): from facts and answers so far, what is needed next or the outcome. Pure. */
import type { Rulings } from '../../../book/rulings.ts';
import type { Result } from '../../../cards/results.ts';
import { sure } from '../../look-up.ts';
import type { Checked, Course, Hurt, Lain, RateCheck } from './aftermath.ts';
import * as aftermath from './aftermath.ts';
import type { Answer, CardNeed, Desk, DiceNeed, Lying } from './desk.ts';
import { cardAt, diceAt, lyingOf, openDesk } from './desk.ts';
import type { Combat, CombatProgress, CombatResult, Fighter, Role, UnitOutcome } from './facts.ts';
import { armOf, isDisordered, leaderOf, otherRole } from './facts.ts';
import type { Decided, Withdrawal } from './retreat.ts';
import * as retreat from './retreat.ts';
import { hitsOf, isThrown, type ThrowSheet, throwAll } from './throws.ts';

/** NBC-CC-03, NBC-CC-26: all throws of a combat, or what is still missing for them. */
function throwsOf(put: Combat, lying: Lying, rulings: Rulings): Lain | CombatProgress {
  const desk = openDesk(lying);
  const major = majorUnit(put, desk);
  if (!major) return waiting(desk, []);
  // AMB-84: abandoned guns that are not lost at once are Disordered.
  const combat = put.abandoned ? { ...put, defender: { ...put.defender, disordered: true } } : put;
  const minor = put.attackers.find((attacker) => attacker !== major);
  if (put.abandoned && retreat.abandonedGunsAreLost(rulings))
    return { combat, major, minor, throws: [], made: { attacker: 0, defender: 0 } };
  const throws = throwAll(combat, major, minor, desk, rulings);
  if (desk.wanted.length > 0) return waiting(desk, throws);
  const made = { attacker: hitsMade(throws, 'attacker'), defender: hitsMade(throws, 'defender') };
  return { combat, major, minor, throws, made };
}

function afterThrows(lain: Lain, lying: Lying, rate: RateCheck, rulings: Rulings) {
  const { combat, made } = lain;
  const course: Course = { desk: openDesk(lying), rate, rulings, ...lain };
  if (combat.abandoned && retreat.abandonedGunsAreLost(rulings)) return withoutDecision(course, 'abandoned-guns');
  if (combat.defender.troop === 'artillery') return withoutDecision(course, 'battery');
  if (made.attacker + made.defender === 0) return withoutDecision(course, 'no-combat');
  return fought(course);
}

/**
 * Resolves the combat as far as what lies there goes. `rate` returns the adjusted rating of a unit's check after combat. The
 * keys of the questions are `major`, `throw:ID`, `guns:ID`, `engineers:ID`, `restored`, `check:ID`, `distance:ID`,
 * `stay`, `pursuit:ID`, `engineers-ridden:ID`, `engineers-blocked:ID`, `officer:ID`. The players may also state
 * `path:ID` and `friends:ID`.
 */
export function closeCombat(combat: Combat, lying: Lying, rate: RateCheck, rulings: Rulings = {}): CombatProgress {
  const lain = throwsOf(combat, lying, rulings);
  return 'made' in lain ? afterThrows(lain, lying, rate, rulings) : lain;
}

/** The loser, or the next answer needed; `bears` is false if it comes first without affecting the loser. */
type Losing = { readonly loser: Role | null } | { readonly wanted: DiceNeed | CardNeed; readonly bears: boolean };

const unchosen = ({ wanted }: Desk) => sure(wanted.find((need) => need.kind !== 'choice'));

/** Finds only the loser, for many answers after the same throws; null while one is missing. Not for guns alone. */
export function whoLoses(combat: Combat, thrown: readonly Answer[], rate: RateCheck, rulings: Rulings = {}) {
  const lain = throwsOf(combat, lyingOf(thrown), rulings);
  if (!('made' in lain)) return null;
  const { made } = lain;
  const hit = aftermath.hitsTaken(lain);
  return (more: readonly Answer[]): Losing => {
    if (made.attacker + made.defender === 0) return { loser: null };
    const desk = openDesk(lyingOf([...thrown, ...more]));
    const course: Course = { ...lain, desk, rate, rulings };
    const hurt = whole(hit.map((line) => aftermath.takeLosses(line, desk)));
    const lines = hurt && aftermath.restoreOne(hurt, desk);
    if (!lines) return { wanted: unchosen(desk), bears: true };
    const checked = lines.map((line) => {
      const due = line.restored ? null : aftermath.checkDue(line, lines, rulings);
      return aftermath.takeCheck(line, due, course);
    });
    const leading = whole(checked.filter((_, i) => lines[i]?.leads || lines[i]?.restored));
    if (leading) return { loser: aftermath.decide(leading, course).loser };
    const wanted = unchosen(desk);
    return { wanted, bears: lines.some((line) => line.leads && line.unit.id === wanted.unit) };
  };
}

function waiting(desk: Desk, throws: readonly ThrowSheet[], loser?: Role): CombatProgress {
  return { done: false, needs: desk.wanted, throws, loser };
}

const hitsMade = (throws: readonly ThrowSheet[], role: Role): number =>
  throws.filter((each) => each.role === role && isThrown(each)).reduce((sum, each) => sum + hitsOf(each), 0);

/** NBC-CC-26: the Major Unit; undefined while its die is missing. */
function majorUnit({ attackers }: Combat, desk: Desk): Fighter | undefined {
  const [first, second] = attackers;
  if (!second) return first;
  const among = [first.id, second.id];
  const die = () => diceAt(desk, { key: 'major', for: 'major-unit', dice: 1, among })?.[0];
  const which = aftermath.majorOf(first, second) ?? aftermath.majorOf(first, second, die());
  return which === null ? undefined : which === 0 ? first : second;
}

/** All parts, or undefined while any part is missing. */
function whole<T>(parts: readonly (T | undefined)[]): T[] | undefined {
  const there = parts.filter((part) => part !== undefined);
  return there.length === parts.length ? there : undefined;
}

/** NBC-CC-13 to NBC-CC-35: losses, checks, the loser, the moves back, the pursuit. */
function fought(course: Course): CombatProgress {
  const { combat, desk, rulings, throws } = course;
  const hurt = whole(aftermath.hitsTaken(course).map((line) => aftermath.takeLosses(line, desk)));
  const restored = hurt && aftermath.restoreOne(hurt, desk);
  const lines =
    restored &&
    whole(restored.map((line) => aftermath.takeCheck(line, aftermath.checkDue(line, restored, rulings), course)));
  if (!lines) return waiting(desk, throws);

  const { loser, ladder } = aftermath.decide(lines, course);
  const decided = settle({ combat, lines, loser, staying: false, drawn: {}, rulings }, course);
  if (!decided) return waiting(desk, throws, loser);

  const mustGo = lines.filter((line) => ['lost', 'broken'].includes(retreat.wayOf(line, decided) ?? '')).map(idOf);
  const apart = lines.map((line) => aftermath.standing(line, course, leavesCombat(line, decided)));
  const brokenWay = (id: string) => retreat.withdrawalFor(lineOf(lines, id), decided, true);
  const ridden = aftermath.pursue(aftermath.hinder(apart, mustGo, course), loser, course, brokenWay);
  if (desk.wanted.length > 0) return waiting(desk, throws, loser);
  const units = lateCheck(ridden, lines, loser, course);
  if (!units) return waiting(desk, throws, loser);

  return closed(course, units, {
    ending: 'fought',
    loser,
    ladder,
    ground: groundTaken(units, combat, otherRole(loser)),
    next: decided.staying ? 'second-round' : retreat.garrisonIsNext(decided) ? 'garrison' : null,
    mayBeSaid: aftermath.statements(apart, mustGo),
  });
}

const idOf = (line: Hurt): string => line.unit.id;
const lineOf = (lines: readonly Checked[], id: string): Checked => sure(lines.find((line) => idOf(line) === id));

/** NBC-CC-31, AMB-119: the choice to stay in contact, and a card for the distance only; undefined if missing. */
function settle(decided: Decided, course: Course): Decided | undefined {
  const { desk, rate } = course;
  const options = ['stay', 'fall-back'];
  const choice = retreat.staysPossible(decided) ? options.find((each) => each === desk.choice('stay')) : 'fall-back';
  if (!choice) {
    desk.want({ key: 'stay', kind: 'choice', role: 'attacker', options });
    return undefined;
  }
  const settled = { ...decided, staying: choice === 'stay' };
  const wanted = new Set(
    settled.lines.map((line) => retreat.distanceWanted(line, settled)).filter((line) => line !== null),
  );
  const drawn: Record<string, Result> = {};
  for (const line of wanted) {
    const about = { role: line.role, unit: idOf(line), rating: rate(idOf(line), aftermath.causeOf(line, course)) };
    const card = cardAt(desk, { key: `distance:${idOf(line)}`, for: 'distance', ...about });
    if (!card) return undefined;
    drawn[idOf(line)] = card;
  }
  return { ...settled, drawn };
}

/** The unit's move back, and whether it stays in contact for a second round or for the garrison. */
function leavesCombat(line: Checked, decided: Decided): Pick<UnitOutcome, 'withdrawal' | 'staysInContact'> {
  const withdrawal = retreat.withdrawalFor(line, decided);
  const goesOn = (decided.staying && retreat.mayStay(line)) || (retreat.garrisonIsNext(decided) && !line.broken);
  return { withdrawal, staysInContact: line.role === 'attacker' && !withdrawal && goesOn };
}

/** NBC-CC-29, AMB-166: the winner's check if only the pursuit Broke the losing leader; undefined until it is drawn. */
function lateCheck(units: readonly UnitOutcome[], lines: readonly Checked[], loser: Role, course: Course) {
  const beaten = leaderOf(units, loser);
  const winner = leaderOf(units, otherRole(loser));
  if (beaten.lost.pursuit === 0 || beaten.cp > 0 || winner.check) return [...units];
  const checked = aftermath.takeCheck(lineOf(lines, winner.id), 'beat-broken', course);
  if (!checked) return undefined;
  const { check, after } = checked;
  return units.map((unit) =>
    unit === winner ? { ...unit, check, disordered: after.disordered, exhaustion: after.exhaustion } : unit,
  );
}

/** NBC-CC-24: the winning leader if it takes the ground, because the loser has left it; otherwise null. */
function groundTaken(units: readonly UnitOutcome[], combat: Combat, winner: Role): string | null {
  const leader = leaderOf(units, winner);
  const beaten = leaderOf(units, otherRole(winner));
  const fighter = aftermath.fighterOf(combat, leader.id);
  const stands = leader.fate === 'good' && !leader.withdrawal && !leader.staysInContact && !fighter.looting;
  const left = beaten.withdrawal !== null || retreat.isRemoved(beaten.fate);
  return stands && left && retreat.takesGround(winner, armOf(fighter)) ? leader.id : null;
}

/** NBC-CC-37, NBC-CC-36: tests officers if there was a fight, then returns the final result. */
function closed(
  course: Course,
  units: readonly UnitOutcome[],
  decision: Omit<CombatResult, 'done' | 'throws' | 'units'>,
): CombatProgress {
  const { combat, desk, throws } = course;
  const wasFought = decision.ending === 'fought' || decision.ending === 'battery';
  const tested = wasFought ? aftermath.testOfficers(units, course) : units;
  if (desk.wanted.length > 0) return waiting(desk, throws);
  return { done: true, throws, units: aftermath.countStands(tested, combat), ...decision };
}

/** NBC-CC-11, NBC-CC-12, NBC-EVD-05, AMB-121: an attack on a battery or without hits, decided without the ladder. */
function withoutDecision(course: Course, ending: Exclude<CombatResult['ending'], 'fought'>): CombatProgress {
  const { combat, major, desk, rulings, throws, made } = course;
  const { defender } = combat;
  const before = isDisordered(defender);
  const guns = ending === 'battery' ? retreat.batteryUnderAttack(made.attacker, before) : null;
  const overrun = guns ? guns.fate === 'eliminated' : ending === 'abandoned-guns';
  const lines = aftermath.hitsTaken(course).map(
    (line): Hurt => ({
      ...{ lost: 0, broken: line.role === 'defender' && overrun, restored: false, engineersLost: false },
      ...line,
    }),
  );
  const checked = whole(
    lines.map((line) =>
      aftermath.takeCheck(line, ending === 'battery' ? aftermath.checkDue(line, lines, rulings) : null, course),
    ),
  );
  if (!checked) return waiting(desk, throws);
  const held = combat.abandoned || overrun ? null : retreat.recoilFrom('battery');
  const back: Withdrawal | null = ending === 'no-combat' ? retreat.stalled() : held;
  const units = checked.map((line) =>
    line.role === 'attacker'
      ? aftermath.standing(line, course, { withdrawal: back, staysInContact: !back && !overrun })
      : aftermath.standing(line, course, { withdrawal: null, disordered: guns?.disordered ?? before }),
  );
  return closed(course, units, {
    ending,
    loser: overrun ? 'defender' : null,
    ladder: null,
    ground: overrun ? major.id : null,
    next: null,
    mayBeSaid: [],
  });
}
