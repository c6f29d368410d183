/** From hits to the units' states: losses, the restored unit, the checks with their effects, and the loser. */

import { type Rulings, ruling } from '../../../book/rulings.ts';
import type { Aspect, Exhaustion, Order } from '../../../book/terms.ts';
import { FACES, type Face } from '../../../dice/faces.ts';
import type { Bare } from '../../../engine/message.ts';
import { present } from '../../../engine/present.ts';
import type { Reckoning, RowId } from '../../../engine/reckoning.ts';
import { checksAfterLoss, engineersFall } from '../special-troops/engineers.ts';
import { cardAt, type Desk, diceAt, pairAt } from './desk.ts';
import {
  armOf,
  type CheckTaken,
  type Combat,
  type Fighter,
  hasNoFlanks,
  hostsEngineers,
  isDisordered,
  leaderOf,
  orderInForce,
  otherRole,
  type Role,
  strength,
} from './facts.ts';
import { type AfterCheck, effectOnUnit, fateWithoutCP } from './retreat.ts';
import type { ThrowSheet } from './throws.ts';

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
  const full = strength(unit);
  let absorbed = 0;
  if (hostsEngineers(unit) && hits > 0 && hits <= full) {
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
    aspects: line.role === 'defender' && !hasNoFlanks(combat) ? struck : ['front'],
    order: orderInForce(line.unit, line.role, rulings),
  };
}

/** NBC-CC-13: why a unit takes a check, or null: none if removed, always one if it won over Broken enemies. */
export function checkDue(line: Hurt, lines: readonly Hurt[], rulings: Rulings = {}): CheckTaken['for'] | null {
  if (line.unit.troop === 'artillery' || (line.broken && fateWithoutCP(line.unit) === 'eliminated')) return null;
  // The engineers of a Broken unit share its fate and absorb nothing.
  const absorbed = !line.broken && !line.restored && line.engineersLost ? 1 : 0;
  if (checksAfterLoss(line.lost, absorbed, rulings)) return 'losses';
  const enemy = leaderOf(lines, otherRole(line.role));
  return line.leads && !line.broken && enemy.broken ? 'beat-broken' : null;
}

export function takeCheck(line: Hurt, due: CheckTaken['for'] | null, course: Course): Checked | undefined {
  const { desk, rate, rulings } = course;
  const { unit, role, broken } = line;
  const before = { arm: armOf(unit), disordered: isDisordered(unit), exhaustion: unit.exhaustion ?? 0, broken };
  if (!due) return { ...line, check: null, after: effectOnUnit(before, undefined, rulings) };
  const rating = rate(unit.id, causeOf(line, course));
  const result = cardAt(desk, { key: `check:${unit.id}`, for: due, rating, role, unit: unit.id });
  return result && { ...line, check: { rating, result, for: due }, after: effectOnUnit(before, result, rulings) };
}

/** NBC-CC-15: the loser, by the ladder between the two leading units. A restored unit wins without the ladder. */
export function decide(lines: readonly Checked[], course: Course): { loser: Role; ladder: LadderResult | null } {
  const { made, rate, rulings } = course;
  const restored = lines.find((line) => line.restored);
  if (restored) return { loser: otherRole(restored.role), ladder: null };
  const side = (role: Role): SideAfter => {
    const line = leaderOf(lines, role);
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
