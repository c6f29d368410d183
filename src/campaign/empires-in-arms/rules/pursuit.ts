/** Pursuit: its class, its die, and what each loss costs the beaten side. EIA-161 to EIA-163 */
import type { Face } from '../../../dice/faces.ts';
import { say } from '../../../engine/message.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';
import { type Rulings, ruling } from '../rulings.ts';
import { FACTOR_TYPES, type Factors, type FactorType, MOUNTED, type Terrain } from '../vocabulary.ts';
import { countOf } from './casualties.ts';

/** Returns how terrain changes the class. EIA-162 */
const groundShift = (terrain: Terrain): number => (terrain === 'clear' ? 0 : terrain === 'marsh' ? -2 : -1);

/** Returns the pursuit class, a column of the table; below 1 there is no pursuit. EIA-161, EIA-162 */
export const pursuitClass = (read: number, terrain: Terrain): Reckoning =>
  reckon('eiacombat-pursuit-class', [
    term('eiacombat-class-read', read, 'EIA-161'),
    terrain !== 'clear' && term(say('eiacombat-ground', { terrain }), groundShift(terrain), 'EIA-162'),
  ]);
export const isPursuit = (pursuit: number): boolean => pursuit >= 1;

/** EIA-162: returns the modified die; a cavalry leader adds 1 together with a factor of the leader's own nation. */
export const pursuitDie = (die: Face, cavalryLeader: boolean): Reckoning =>
  reckon('eiacombat-pursuit-die', [
    term('eiacombat-die', die, 'EIA-163'),
    cavalryLeader && term('eiacombat-cavalry-leader', 1, 'EIA-162'),
  ]);

/** The worth of one loss, in sixths: one cavalry factor, three others, or six militia. EIA-163 */
export const A_LOSS = 6;
const worthOf = (type: FactorType): number => (MOUNTED.has(type) ? 6 : type === 'militia' ? 1 : 2);

/** Returns what chosen factors pay, in sixths of a loss. */
export const paidSixths = (chosen: Factors): number =>
  FACTOR_TYPES.reduce((n, type) => n + (chosen[type] ?? 0) * worthOf(type), 0);

/** Returns the complete losses paid: cavalry singly, others in threes, militia in sixes. */
function paidWhole(chosen: Factors): number {
  const others = FACTOR_TYPES.filter((type) => !MOUNTED.has(type) && type !== 'militia').reduce(
    (n, type) => n + (chosen[type] ?? 0),
    0,
  );
  const riders = [...MOUNTED].reduce((n, type) => n + (chosen[type] ?? 0), 0);
  return riders + Math.floor(others / 3) + Math.floor((chosen.militia ?? 0) / 6);
}

/** Returns the losses that a choice covers; the last may be short if nothing of its kind is left. EIA-163 */
function coveredWhole(force: Factors, chosen: Factors): number {
  const others = (of: Factors) =>
    countOf(of) - (of.militia ?? 0) - [...MOUNTED].reduce((n, type) => n + (of[type] ?? 0), 0);
  const short = (n: number, size: number, isAll: boolean) => (n % size > 0 && isAll ? 1 : 0);
  return (
    paidWhole(chosen) +
    short(others(chosen), 3, others(chosen) === others(force)) +
    short(chosen.militia ?? 0, 6, (chosen.militia ?? 0) === (force.militia ?? 0))
  );
}

/** Returns whether chosen factors pay exactly what the pursuit costs. EIA-163 */
export function paysPursuit(force: Factors, chosen: Factors, losses: number, rulings: Rulings): boolean {
  if (FACTOR_TYPES.some((type) => (chosen[type] ?? 0) > (force[type] ?? 0))) return false;
  if (countOf(chosen) === countOf(force)) return mostPaid(force, rulings) <= losses;
  if (ruling(rulings, 'pursuitUnits') === 'sixths') {
    const over = paidSixths(chosen) - losses * A_LOSS;
    const cheapest = Math.min(...FACTOR_TYPES.filter((type) => (chosen[type] ?? 0) > 0).map(worthOf), A_LOSS);
    return losses === 0 ? countOf(chosen) === 0 : over >= 0 && over < cheapest;
  }
  return coveredWhole(force, chosen) === losses && isWithoutWaste(force, chosen);
}

/** Returns whether no factor is wasted: threes and sixes are complete, except the last of a kind. */
function isWithoutWaste(force: Factors, chosen: Factors): boolean {
  const all = (of: Factors) =>
    countOf(of) - (of.militia ?? 0) - [...MOUNTED].reduce((n, type) => n + (of[type] ?? 0), 0);
  const militia = chosen.militia ?? 0;
  return (
    (all(chosen) % 3 === 0 || all(chosen) === all(force)) && (militia % 6 === 0 || militia === (force.militia ?? 0))
  );
}

/** Returns how many losses a force can pay at most; more wipe it out. EIA-163 */
export const mostPaid = (force: Factors, rulings: Rulings): number =>
  ruling(rulings, 'pursuitUnits') === 'sixths' ? Math.ceil(paidSixths(force) / A_LOSS) : coveredWhole(force, force);

const ORDER: readonly FactorType[] = [
  'militia',
  'feudalInf',
  'regular',
  'guerilla',
  'artillery',
  'guard',
  'cossack',
  'freikorps',
  'feudalCav',
  'cavalry',
];

/** Returns a valid choice as a proposal. EIA-163 */
export function proposedPursuit(force: Factors, losses: number, rulings: Rulings): Factors {
  if (losses >= mostPaid(force, rulings)) return force;
  return ruling(rulings, 'pursuitUnits') === 'sixths' ? bySixths(force, losses) : byWholes(force, losses);
}

function bySixths(force: Factors, losses: number): Factors {
  const chosen: Partial<Record<FactorType, number>> = {};
  let left = losses * A_LOSS;
  for (const type of ORDER) {
    const worth = worthOf(type);
    const n = Math.min(force[type] ?? 0, Math.ceil(left / worth));
    if (n <= 0 || left <= 0) continue;
    // The last factor of a dearer type may make an earlier, cheaper one unnecessary.
    chosen[type] = n;
    left -= n * worth;
  }
  return trimmed(chosen, -left);
}

/** Returns the choice without factors that overpay. */
function trimmed(chosen: Factors, over: number): Factors {
  const kept: Partial<Record<FactorType, number>> = { ...chosen };
  let spare = over;
  for (const type of ORDER) {
    const worth = worthOf(type);
    while (spare >= worth && (kept[type] ?? 0) > 0) {
      kept[type] = (kept[type] ?? 0) - 1;
      spare -= worth;
    }
    if (kept[type] === 0) delete kept[type];
  }
  return kept;
}

function byWholes(force: Factors, losses: number): Factors {
  const chosen: Partial<Record<FactorType, number>> = {};
  let left = losses;
  const give = (types: readonly FactorType[], n: number) => {
    let rest = n;
    for (const type of types) {
      const take = Math.min(rest, (force[type] ?? 0) - (chosen[type] ?? 0));
      if (take > 0) chosen[type] = (chosen[type] ?? 0) + take;
      rest -= take;
    }
  };
  const bear = (types: readonly FactorType[], size: number) => {
    const there = types.reduce((n, type) => n + (force[type] ?? 0), 0);
    const bears = Math.min(left, Math.ceil(there / size));
    give(types, Math.min(there, bears * size));
    left -= bears;
  };
  bear(['militia'], 6);
  bear(
    ORDER.filter((type) => type !== 'militia' && !MOUNTED.has(type)),
    3,
  );
  bear(
    ORDER.filter((type) => MOUNTED.has(type)),
    1,
  );
  return chosen;
}
