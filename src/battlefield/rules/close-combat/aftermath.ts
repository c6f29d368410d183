/** After the throws: losses, the restored unit, checks, the loser; blocked retreats, pursuits, officers. */
import { type Rulings, ruling } from '../../../book/rulings.ts';
import type { Aspect, Exhaustion, Fate, Order } from '../../../book/terms.ts';
import { FACES, type Face } from '../../../dice/faces.ts';
import { all, type HitThrow, half, hitsMade } from '../../../dice/hits.ts';
import { type Bare, type Message, type Said, say, type Text } from '../../../engine/message.ts';
import { present } from '../../../engine/present.ts';
import type { Reckoning, RowId } from '../../../engine/reckoning.ts';
import { sure } from '../../look-up.ts';
import { isInjured, isTested } from '../command/officers.ts';
import { checksAfterLoss, engineersFall } from '../special-troops/engineers.ts';
import { cardAt, type Desk, diceAt, hitsAt, type Need, pairAt } from './desk.ts';
import type { CheckTaken, Combat, Fighter, Pursuit, Role, UnitOutcome } from './facts.ts';
import * as facts from './facts.ts';
import type { AfterCheck, PursuitRow, Withdrawal } from './retreat.ts';
import { blockedRetreat, EFFECTS, EXTRA_SEARCH, effectOnUnit, fateWithoutCP, isRemoved } from './retreat.ts';
import { standsThatMayStay, type ThrowSheet, toHitAsUsual } from './throws.ts';

export interface CheckCause {
  readonly losses: number;
  readonly aspects: readonly Aspect[];
  readonly order: Order;
}

export type RateCheck = (unit: string, cause: CheckCause) => Reckoning;

export interface Lain {
  readonly combat: Combat;
  readonly major: Fighter;
  readonly minor: Fighter | undefined;
  readonly throws: readonly ThrowSheet[];
  readonly made: Readonly<Record<Role, number>>;
}

export interface Course extends Lain {
  readonly desk: Desk;
  readonly rate: RateCheck;
  readonly rulings: Rulings;
}

interface Line {
  readonly unit: Fighter;
  readonly role: Role;
  readonly leads: boolean;
  readonly hits: number;
}

export interface Hurt extends Line {
  /** CP lost in the combat, without the loss engineers took and the CP a restored unit got back. */
  readonly lost: number;
  readonly broken: boolean;
  readonly restored: boolean;
  readonly engineersLost: boolean;
}

export interface Checked extends Hurt {
  readonly check: CheckTaken | null;
  readonly after: AfterCheck;
}

/** The hits on each unit: the Major Unit, then the Minor Unit, then the defender. */
export function hitsTaken({ combat, major, minor, made }: Lain): Line[] {
  const split = minor ? splitHits(made.defender) : { major: made.defender, minor: 0 };
  return present(
    { unit: major, role: 'attacker', leads: true, hits: split.major },
    minor && ({ unit: minor, role: 'attacker', leads: false, hits: split.minor } as const),
    { unit: combat.defender, role: 'defender', leads: true, hits: made.attacker },
  );
}

/** NBC-ENG-06, NBC-GL-17: losses, of which engineers may take one; undefined while their dice are missing. */
export function takeLosses(line: Line, desk: Desk): Hurt | undefined {
  const { unit, role, hits } = line;
  const full = facts.strength(unit);
  let absorbed = 0;
  if (facts.hostsEngineers(unit) && hits > 0 && hits <= full) {
    const key = `engineers:${unit.id}`;
    const dice = pairAt(desk, { key, for: 'engineers', role, unit: unit.id });
    if (!dice) return undefined;
    absorbed = engineersFall(dice) ? 1 : 0;
  }
  const broken = hits - absorbed >= full;
  return {
    lost: Math.min(full, hits - absorbed),
    broken,
    restored: false,
    engineersLost: absorbed > 0 || (Boolean(unit.engineer) && broken),
    ...line,
  };
}

/** NBC-CC-30: the CP of a restored unit. */
export const RESTORED_CP = 1;

/** NBC-CC-30: if both sides are Broken, the best unit is restored; a die chooses among equals, undefined without it. */
export function restoreOne(lines: readonly Hurt[], desk: Desk): readonly Hurt[] | undefined {
  if (!lines.filter((line) => line.leads).every((line) => line.broken)) return lines;
  const fallen = lines.filter((line) => line.broken);
  const best = Math.max(...fallen.map((line) => line.unit.q));
  const equals = fallen.filter((line) => line.unit.q === best);
  const chosen = equals.length === 1 ? equals[0] : parted(equals, desk);
  if (!chosen) return undefined;
  return lines.map((line) =>
    line === chosen
      ? { ...line, broken: false, restored: true, leads: true, lost: line.lost - RESTORED_CP }
      : { ...line, leads: line.leads && line.role !== chosen.role },
  );
}

/** The line that a die chooses among equals, each with an equal share of faces; undefined while the die is missing. */
function parted(equals: readonly Hurt[], desk: Desk): Hurt | undefined {
  const among = equals.map((line) => line.unit.id);
  const [die] = diceAt(desk, { key: 'restored', for: 'restored-unit', dice: 1, among }) ?? [];
  return die && equals[Math.floor(((die - 1) * equals.length) / FACES.length)];
}

export function causeOf(line: Hurt, { combat, rulings }: Course): CheckCause {
  const struck = combat.attackers.map((attacker) => attacker.strikes ?? 'front');
  return {
    losses: line.lost,
    aspects: line.role === 'defender' && !facts.hasNoFlanks(combat) ? struck : ['front'],
    order: facts.orderInForce(line.unit, line.role, rulings),
  };
}

/** NBC-CC-13: why a unit takes a check, or null: none if removed, always one if it won over Broken enemies. */
export function checkDue(line: Hurt, lines: readonly Hurt[], rulings: Rulings = {}): CheckTaken['for'] | null {
  if (line.unit.troop === 'artillery' || (line.broken && fateWithoutCP(line.unit) === 'eliminated')) return null;
  // The engineers of a Broken unit share its fate and absorb nothing.
  const absorbed = !line.broken && !line.restored && line.engineersLost ? 1 : 0;
  if (checksAfterLoss(line.lost, absorbed, rulings)) return 'losses';
  const enemy = facts.leaderOf(lines, facts.otherRole(line.role));
  return line.leads && !line.broken && enemy.broken ? 'beat-broken' : null;
}

export function takeCheck(line: Hurt, due: CheckTaken['for'] | null, course: Course): Checked | undefined {
  const { desk, rate, rulings } = course;
  const { unit, role, broken } = line;
  const before = {
    arm: facts.armOf(unit),
    disordered: facts.isDisordered(unit),
    exhaustion: unit.exhaustion ?? 0,
    broken,
  };
  if (!due) return { ...line, check: null, after: effectOnUnit(before, undefined, rulings) };
  const rating = rate(unit.id, causeOf(line, course));
  const result = cardAt(desk, { key: `check:${unit.id}`, for: due, rating, role, unit: unit.id });
  return result && { ...line, check: { rating, result, for: due }, after: effectOnUnit(before, result, rulings) };
}

/** NBC-CC-15: the loser, by the ladder between the two leading units. A restored unit wins without the ladder. */
export function decide(lines: readonly Checked[], course: Course): { loser: Role; ladder: LadderResult | null } {
  const { made, rate, rulings } = course;
  const restored = lines.find((line) => line.restored);
  if (restored) return { loser: facts.otherRole(restored.role), ladder: null };
  const side = (role: Role): SideAfter => {
    const line = facts.leaderOf(lines, role);
    const adjusted = () => line.check?.rating ?? rate(line.unit.id, causeOf(line, course));
    return {
      broken: line.broken,
      exhaustion: line.after.exhaustion,
      doubleDisorder: line.after.doubleDisorder,
      disordered: line.after.disordered,
      caused: made[role],
      quality: ruling(rulings, 'loserQ') === 'adjusted' ? adjusted().total : line.unit.q,
    };
  };
  const ladder = loserOf(side('attacker'), side('defender'));
  return { loser: ladder.loser, ladder };
}

type Sized = Pick<Fighter, 'cp' | 'q'>;

/** NBC-CC-26: the index of the Major Unit: by CP, quality, then a die, 1 to 3 for the first; null while it is missing. */
export function majorOf(first: Sized, second: Sized, die?: Face): 0 | 1 | null {
  if (first.cp !== second.cp) return first.cp > second.cp ? 0 : 1;
  if (first.q !== second.q) return first.q > second.q ? 0 : 1;
  return die === undefined ? null : die <= 3 ? 0 : 1;
}

/** NBC-CC-26: the hits on each attacker: two on the Major Unit, one on the Minor Unit, and so on in turn. */
export function splitHits(hits: number): { major: number; minor: number } {
  const minor = Math.floor(hits / 3);
  return { major: hits - minor, minor };
}

/** A side after the effects of its check. Of two attackers, the Major Unit counts (NBC-CC-26). */
export interface SideAfter {
  readonly broken: boolean;
  readonly exhaustion: Exhaustion;
  readonly doubleDisorder: boolean;
  readonly disordered: boolean;
  readonly caused: number;
  /** Printed quality, or the adjusted rating (ruling `loserQ`). */
  readonly quality: number;
}

export interface LadderStep {
  /** 1 to 7 */
  readonly step: number;
  readonly what: Bare;
  readonly row: RowId;
  /** The role that loses by this step; null when the sides are equal in it. */
  readonly loser: Role | null;
}

export interface LadderResult {
  readonly loser: Role;
  readonly decided: LadderStep;
  readonly steps: readonly LadderStep[];
}

/** NBC-CC-16 to NBC-CC-22: how badly, for each step, a side stands; the side with the higher number loses. */
export const STEPS: readonly { what: Bare; row: RowId; worse: (side: SideAfter, role: Role) => number }[] = [
  { what: 'loser-broken', row: 'NBC-CC-16', worse: (side) => Number(side.broken) },
  { what: 'loser-exhausted', row: 'NBC-CC-17', worse: (side) => side.exhaustion },
  { what: 'loser-disordered-twice', row: 'NBC-CC-18', worse: (side) => Number(side.doubleDisorder) },
  { what: 'state-disordered', row: 'NBC-CC-19', worse: (side) => Number(side.disordered) },
  { what: 'loser-fewer-hits', row: 'NBC-CC-20', worse: (side) => -side.caused },
  { what: 'loser-quality', row: 'NBC-CC-21', worse: (side) => -side.quality },
  { what: 'loser-attacker', row: 'NBC-CC-22', worse: (_, role) => Number(role === 'attacker') },
];

/** The loser: the side that is worse at the first step where the sides differ. */
export function loserOf(attacker: SideAfter, defender: SideAfter): LadderResult {
  const steps = STEPS.map(({ what, row, worse }, i): LadderStep => {
    const gap = worse(attacker, 'attacker') - worse(defender, 'defender');
    return { step: i + 1, what, row, loser: gap === 0 ? null : gap > 0 ? 'attacker' : 'defender' };
  });
  for (const decided of steps) if (decided.loser) return { loser: decided.loser, decided, steps };
  throw new Error('There is no step.');
}

export const fighterOf = (combat: Combat, id: string): Fighter =>
  sure([...combat.attackers, combat.defender].find((unit) => unit.id === id));

type More = Partial<UnitOutcome> & Pick<UnitOutcome, 'withdrawal'>;

export function standing(line: Checked, { combat, rulings }: Course, more: More): UnitOutcome {
  const { unit, role, after } = line;
  const inArea = role === 'defender' && facts.forBuiltUpArea(combat.area);
  return {
    ...{ id: unit.id, role, leads: line.leads, hits: line.hits },
    lost: { combat: line.lost, pursuit: 0, blocked: 0 },
    cp: unit.troop === 'artillery' ? 0 : facts.strength(unit) - line.lost,
    fate: line.broken ? fateWithoutCP(unit) : 'good',
    restored: line.restored,
    check: line.check,
    ...{ disordered: after.disordered, exhaustion: after.exhaustion, doubleDisorder: after.doubleDisorder },
    ...{ blocked: null, friendsDisordered: false, pursuit: null, followsUp: false, staysInContact: false },
    engineersLost: line.engineersLost,
    officerInjured: null,
    batteryEvacuates: Boolean(unit.battery) && inArea && facts.attachedBatteryLeaves(rulings),
    toDefend: role === 'defender' && facts.changesOrder(unit),
    standsThatMayStay: 0,
    ...more,
  };
}

/** NBC-ENG-06: whether engineers take one loss of a pursuit or a blocked retreat, each by a throw of its own. */
function engineersTakeOne(unit: UnitOutcome, by: 'ridden' | 'blocked', cp: number, { combat, desk }: Course): boolean {
  const host = fighterOf(combat, unit.id);
  if (!facts.hostsEngineers(host) || unit.engineersLost || cp <= 0 || cp > unit.cp) return false;
  const key = `engineers-${by}:${unit.id}`;
  const dice = pairAt(desk, { key, for: 'engineers', role: unit.role, unit: unit.id });
  return dice !== undefined && engineersFall(dice);
}

/** NBC-CC-23, NBC-CC-27: the units after what the players say about the paths of those that must go back. */
export function hinder(units: readonly UnitOutcome[], mustGo: readonly string[], course: Course): UnitOutcome[] {
  const { combat, desk, rulings } = course;
  return units.map((unit): UnitOutcome => {
    if (!mustGo.includes(unit.id) || !unit.withdrawal) return unit;
    if (desk.choice(`path:${unit.id}`) === 'blocked') {
      const spared = engineersTakeOne(unit, 'blocked', Math.min(1, unit.cp), course);
      const winners = units.filter(({ role, fate }) => role !== unit.role && !isRemoved(fate));
      const winnersCP = winners.reduce((sum, winner) => sum + winner.cp, 0);
      const blocked = blockedRetreat({ ...unit, spared }, winnersCP, rulings);
      const { cp, disordered, exhaustion, lost } = blocked;
      const host = fighterOf(combat, unit.id);
      return {
        ...unit,
        ...{ cp, disordered, exhaustion, blocked },
        engineersLost: unit.engineersLost || spared || (Boolean(host.engineer) && blocked.vanquished),
        lost: { ...unit.lost, blocked: lost },
        fate: blocked.vanquished ? 'vanquished' : unit.fate,
        withdrawal: null,
      };
    }
    if (desk.choice(`friends:${unit.id}`) !== 'in-the-way') return unit;
    return { ...unit, friendsDisordered: true, disordered: unit.fate === 'good' };
  });
}

export const statements = (units: readonly UnitOutcome[], mustGo: readonly string[]): Need[] =>
  units
    .filter((unit) => mustGo.includes(unit.id))
    .flatMap((unit): Need[] => {
      const about = { kind: 'choice', role: unit.role, unit: unit.id } as const;
      return present(
        { ...about, key: `path:${unit.id}`, options: ['clear', 'blocked'] },
        unit.withdrawal && ({ ...about, key: `friends:${unit.id}`, options: ['clear', 'in-the-way'] } as const),
      );
    });

/** NBC-CC-34: the pursuit allowed by a check: that of the losing leader or, by ruling, of the winning one (AMB-124). */
function pursuitRow(units: readonly UnitOutcome[], loser: Role, rulings: Rulings): PursuitRow {
  const whose = ruling(rulings, 'pursuit');
  const leader = units.find((unit) => unit.leads && (unit.role === loser) === (whose === 'loser'));
  return leader?.check ? EFFECTS[leader.check.result].pursuit : 'no';
}

/** The units that can be pursued: losers that move back and have CP to lose, the leader first. */
const preyOf = (units: readonly UnitOutcome[], loser: Role): UnitOutcome[] =>
  units
    .filter((unit) => unit.role === loser && unit.withdrawal && unit.cp > 0 && !isRemoved(unit.fate))
    .sort((a, b) => Number(b.leads) - Number(a.leads));

/** AMB-166: whether the unit may pursue: winning cavalry that does not move back. */
const mayPursue = (unit: UnitOutcome, loser: Role, { combat, rulings }: Course): boolean =>
  unit.role !== loser &&
  unit.fate === 'good' &&
  !unit.withdrawal &&
  !fighterOf(combat, unit.id).looting &&
  facts.armOf(fighterOf(combat, unit.id)) === 'cavalry' &&
  (unit.leads || ruling(rulings, 'pursuitPair') === 'each');

type WayOf = (id: string) => Withdrawal | null;

/** NBC-CC-34, NBC-CC-35: the units after the pursuit; `brokenWay`: the move back of a unit that the pursuit breaks. */
export function pursue(units: readonly UnitOutcome[], loser: Role, course: Course, brokenWay: WayOf): UnitOutcome[] {
  const { combat, desk, rulings } = course;
  const row = pursuitRow(units, loser, rulings);
  const prey = preyOf(units, loser);
  if (row === 'no' || !prey[0]?.leads) return [...units];
  const rides = new Map<string, Pursuit>();
  const riders = units.filter((unit) => mayPursue(unit, loser, course));
  const alike = riders.every(({ id }) => !fighterOf(combat, id).impetuous && desk.choice(`pursuit:${id}`) !== 'no');
  for (const unit of riders) rides.set(unit.id, ride(unit, row, desk, alike ? riders : []));
  if (desk.wanted.length > 0) return [...units];
  const hits = [...rides.values()].reduce((sum, each) => sum + each.hits, 0);
  const split = splitHits(hits);
  const shares = prey.length > 1 ? [split.major, split.minor] : [hits];
  return units.map((unit) => {
    const pursuit = rides.get(unit.id);
    if (pursuit)
      return { ...unit, pursuit, followsUp: pursuit.hits > 0 && Boolean(fighterOf(combat, unit.id).impetuous) };
    const share = shares[prey.indexOf(unit)];
    if (!share) return unit;
    const spared = engineersTakeOne(unit, 'ridden', share, course);
    const ridden = { ...unit, engineersLost: unit.engineersLost || spared };
    return riddenDown(ridden, share - Number(spared), fighterOf(combat, unit.id), brokenWay);
  });
}

/** NBC-CC-35: one unit's pursuit. The hits of two pursuers may be entered together if neither follows up on its own. */
function ride(unit: UnitOutcome, row: PursuitRow, desk: Desk, riders: readonly UnitOutcome[]): Pursuit {
  const dice = pursuitDice(unit.cp);
  const key = `pursuit:${unit.id}`;
  const spec = pursuitThrow(unit, row);
  if (!spec || desk.choice(key) === 'no') return { dice, declined: true, hits: 0 };
  const other = riders.find((each) => each !== unit);
  const most = riders.reduce((sum, { cp }) => sum + pursuitDice(cp), 0);
  const beside = other && { unit: other.id, hits: most };
  const told = { hits: spec.dice, beside, mayDecline: true } as const;
  const progress = hitsAt(desk, { key, for: 'pursuit', role: unit.role, unit: unit.id, throw: spec, told });
  const together = desk.choice(key) === 'together';
  return { dice, declined: false, hits: hitsMade(progress), ...(together && { together }) };
}

/** AMB-166: a unit after pursuit hits. A loser reduced to 0 CP counts as Broken in the combat. */
function riddenDown(unit: UnitOutcome, hits: number, fighter: Fighter, brokenWay: WayOf): UnitOutcome {
  const lost = Math.min(hits, unit.cp);
  const hurt = { ...unit, cp: unit.cp - lost, lost: { ...unit.lost, pursuit: lost } };
  if (hurt.cp > 0) return hurt;
  const fate: Fate = fateWithoutCP(fighter);
  return {
    ...hurt,
    fate,
    disordered: false,
    engineersLost: hurt.engineersLost || Boolean(fighter.engineer),
    withdrawal: isRemoved(fate) ? null : brokenWay(unit.id),
  };
}

/** NBC-CC-37: the units after two dice for the attached commander of every unit that fought, with or without losses. */
export function testOfficers(units: readonly UnitOutcome[], { combat, desk, rulings }: Course): UnitOutcome[] {
  return units.map((unit) => {
    const { officer, officerTested = false } = fighterOf(combat, unit.id);
    if (!officer || !isTested(officerTested, rulings)) return unit;
    const dice = pairAt(desk, { key: `officer:${unit.id}`, for: 'officer', role: unit.role, unit: unit.id });
    return dice ? { ...unit, officerInjured: isInjured(dice, 'attached') } : unit;
  });
}

/** NBC-CC-10, NBC-CC-36: the units with the number of stands that each can still keep. */
export const countStands = (units: readonly UnitOutcome[], combat: Combat): UnitOutcome[] =>
  units.map((unit) => ({
    ...unit,
    standsThatMayStay: unit.fate === 'good' ? standsThatMayStay(fighterOf(combat, unit.id).stands ?? 0, unit.cp) : 0,
  }));

/** NBC-CC-35: an impetuous unit ends its pursuit this far from the unit it follows, in cm. */
export const IMPETUOUS_GAP = 1;

/** NBC-CC-34: the dice of a pursuit: half the unit's current CP, rounded down. */
export const pursuitDice = (cp: number): number => Math.floor(cp / 2);

const AGAIN = { yes: undefined, 'half-misses': half, 'all-misses': all };

/** The pursuit throw of a unit in its state after its own check; null when the row forbids pursuit. */
export function pursuitThrow(
  unit: Pick<UnitOutcome, 'cp' | 'disordered' | 'exhaustion'>,
  row: PursuitRow,
): HitThrow | null {
  if (row === 'no') return null;
  const bonus = AGAIN[row];
  return { dice: pursuitDice(unit.cp), ...toHitAsUsual(unit), ...(bonus && { bonus }) };
}

/** NBC-CC-02: how the bases are aligned. */
export const positionAdvice = (angled: boolean): Said => (angled ? 'table-angled' : 'table-square-up');

/** NBC-CC-14, -23, -28, -32: one line for each step of a move back, in the order the players take them. */
export function withdrawalAdvice(unit: Text, withdrawal: Withdrawal): Message[] {
  const { distance, straight, facing, move, stopsInArea, leavesArea } = withdrawal;
  if (move === 'withdraw') return [say('table-withdraw', { unit, cm: distance.total })];
  const rest = distance.total - straight;
  return present(
    say('table-straight-back', { unit, cm: straight }),
    rest > 0 && say('table-further-back', { unit, cm: rest }),
    stopsInArea && say('table-stops-in-area', { unit }),
    leavesArea && say('table-leaves-area', { unit }),
    say('table-no-way', { unit, cm: EXTRA_SEARCH }),
    facing === 'enemy' ? say('table-faces-enemy', { unit }) : say('table-faces-away', { unit }),
  );
}

/** NBC-CC-36: how many stands the unit may keep deployed. */
export const standsAdvice = (unit: Text, most: number): Message =>
  most === 0 ? say('table-no-stands', { unit }) : say('table-stands', { unit, n: most });
