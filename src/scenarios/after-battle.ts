/**
 * What a battle costs a unit: how many men are lost, what became of them, and who is in the ranks next day. One unit at
 * a time, each of its parts separately. NBC-LOS-01 to NBC-LOS-09
 */

import { type Rulings, ruling } from '../book/rulings.ts';
import { type Fate, roundHalfUp } from '../book/terms.ts';
import type { Face } from '../dice/faces.ts';
import { type Legality, refuse, unless } from '../engine/legality.ts';
import { type Message, say, word } from '../engine/message.ts';
import { figure, type Reckoning, reckon, term } from '../engine/reckoning.ts';
import { startCP, type UnitPart } from './combat-points.ts';

/** The rows of the loss table, worst first. NBC-LOS-02 */
export const LOSS_ROWS = ['vanquished', 'eliminated', 'broken', 'to100', 'to75', 'to50', 'to25', 'none'] as const;
export type LossRow = (typeof LOSS_ROWS)[number];

interface LossLine {
  /** Per cent of the men, by the die. */
  readonly men: readonly [number, number, number, number, number, number];
  /** The lowest die on which integral artillery survives; null when it never does. */
  readonly guns: Face | null;
}

/** NBC-LOS-02 */
export const LOSS_TABLE: Record<LossRow, LossLine> = {
  vanquished: { men: [95, 90, 90, 85, 85, 80], guns: null },
  eliminated: { men: [90, 90, 85, 85, 80, 80], guns: null },
  broken: { men: [85, 80, 80, 75, 75, 70], guns: 6 },
  to100: { men: [80, 80, 75, 75, 70, 70], guns: 5 },
  to75: { men: [75, 70, 70, 65, 65, 60], guns: 4 },
  to50: { men: [60, 60, 55, 55, 50, 50], guns: 3 },
  to25: { men: [35, 30, 30, 25, 25, 20], guns: 2 },
  none: { men: [15, 15, 10, 10, 5, 5], guns: 1 },
};

/** The highest loss of CP, in per cent, for each row. NBC-LOS-02, AMB-150 */
export const LOSS_SHARES = { to25: 25, to50: 50, to75: 75 } as const;

/** The name of a row. NBC-LOS-02 */
export const lossRowName = (row: LossRow): Message =>
  row === 'to25' || row === 'to50' || row === 'to75'
    ? say(`loss-row-${row}`, { share: LOSS_SHARES[row] })
    : word(`loss-row-${row}`);

export interface UnitAtEnd {
  readonly fate: Fate;
  readonly startCP: number;
  /** CP lost to the enemy, without those recovered. */
  readonly lostCP: number;
}

/** The row of a unit: by its fate if it fell or fled, otherwise by its loss of CP. NBC-LOS-02, AMB-150 */
export function lossRow({ fate, startCP: start, lostCP }: UnitAtEnd): LossRow {
  if (fate === 'off-table') return 'broken';
  if (fate !== 'good') return fate;
  if (lostCP <= 0) return 'none';
  const share = 100 * lostCP;
  return (['to25', 'to50', 'to75'] as const).find((row) => share <= LOSS_SHARES[row] * start) ?? 'to100';
}

/** The part of a unit's men that is lost, in per cent. NBC-LOS-01, NBC-LOS-02 */
export function levelOfLoss(row: LossRow, die: Face): Reckoning {
  const percent = LOSS_TABLE[row].men[die - 1] ?? 0;
  const found = term(lossRowName(row), percent, 'NBC-LOS-02', {
    note: say('loss-die', { die }),
    shown: figure(`${percent} %`),
  });
  return reckon('loss-level', [found], { unit: '%' });
}

/** Whether a unit's integral artillery survives, by its own die. NBC-LOS-01, NBC-LOS-02 */
export function gunsSurvive(row: LossRow, die: Face): boolean {
  const { guns } = LOSS_TABLE[row];
  return guns !== null && die >= guns;
}

/** The percentile throws that count. NBC-LOS-08 */
export const PERCENT_FROM = 10;
export const PERCENT_TO = 90;

/** Whether a percentile throw (1 to 100) counts or is thrown again (ruling `d100Trim`). NBC-LOS-08, AMB-151 */
export function percentStands(percent: number, rulings: Rulings = {}): Legality {
  const trimmed = ruling(rulings, 'd100Trim') === 'yes';
  const whole = Number.isInteger(percent) && percent >= 1 && percent <= 100;
  return unless(
    !whole && refuse('loss-two-dice', 'NBC-LOS-08'),
    trimmed &&
      (percent < PERCENT_FROM || percent > PERCENT_TO) &&
      refuse(say('loss-thrown-again', { from: PERCENT_FROM, to: PERCENT_TO }), 'NBC-LOS-08', 'd100Trim'),
  );
}

/** Per cent of the men still in the pool; one throw of each for the whole unit. NBC-LOS-04 to -07 */
export interface LossPercents {
  readonly temporarilyMissing: number;
  readonly wounded: number;
  readonly killed: number;
  readonly deserted: number;
}

/** The losses of one part. */
export interface PartLosses {
  readonly part: UnitPart;
  /** Men in the pool of losses. NBC-LOS-03 */
  readonly losses: number;
  readonly temporarilyMissing: number;
  readonly wounded: number;
  readonly killed: number;
  readonly deserted: number;
  /** The rest of the pool; these men come back. NBC-LOS-07 */
  readonly missing: number;
  /** Wounded, killed and deserted. */
  readonly gone: number;
  /** In the ranks the next day. NBC-LOS-08 */
  readonly left: number;
}

const share = (men: number, percent: number): number => roundHalfUp((men * percent) / 100);

/** The losses of one part, each category taken from what the one before left. Men are rounded, halves up (AMB-152). */
export function partLosses(part: UnitPart, level: number, percents: LossPercents): PartLosses {
  const losses = share(part.men, level);
  let pool = losses;
  const take = (percent: number): number => {
    const men = share(pool, percent);
    pool -= men;
    return men;
  };
  const temporarilyMissing = take(percents.temporarilyMissing);
  const wounded = take(percents.wounded);
  const killed = take(percents.killed);
  const deserted = take(percents.deserted);
  const gone = wounded + killed + deserted;
  return {
    part,
    losses,
    temporarilyMissing,
    wounded,
    killed,
    deserted,
    missing: pool,
    gone,
    left: part.men - gone,
  };
}

export interface BattleLosses {
  readonly row: LossRow;
  readonly level: Reckoning;
  /** Null for a unit without integral artillery. */
  readonly gunsSurvive: boolean | null;
  readonly parts: readonly PartLosses[];
  /** The CP it begins the next day with. */
  readonly nextDay: Reckoning;
}

export interface LossFacts {
  readonly unit: UnitAtEnd;
  readonly parts: readonly UnitPart[];
  /** The CP of its share of the formation's guns (NBC-SCN-05); 0 for none. */
  readonly artilleryPoints: number;
  readonly die: Face;
  /** The die for integral artillery. */
  readonly gunsDie?: Face;
  readonly percents: LossPercents;
}

/** The CP of a unit with these men and surviving guns. NBC-LOS-08 */
export function nextDayStrength(parts: readonly UnitPart[], artilleryPoints: number): Reckoning {
  const standing = parts.filter((part) => part.men > 0);
  if (standing.length === 0 && artilleryPoints === 0)
    return reckon('points-next-day', [term('points-nobody', 0, 'NBC-LOS-08')], { unit: 'CP' });
  return { ...startCP(standing, artilleryPoints), name: 'points-next-day' };
}

/** All losses of one unit. NBC-LOS-01 to NBC-LOS-08 */
export function lossesAfterBattle(facts: LossFacts): BattleLosses {
  const row = lossRow(facts.unit);
  const level = levelOfLoss(row, facts.die);
  const parts = facts.parts.map((part) => partLosses(part, level.total, facts.percents));
  const hasGuns = facts.artilleryPoints > 0;
  const saved = hasGuns && facts.gunsDie !== undefined && gunsSurvive(row, facts.gunsDie);
  return {
    row,
    level,
    gunsSurvive: hasGuns ? saved : null,
    parts,
    nextDay: nextDayStrength(
      parts.map(({ part, left }) => ({ ...part, men: left })),
      saved ? facts.artilleryPoints : 0,
    ),
  };
}

/** The losses of several parts, added up. */
export const totalLosses = (parts: readonly PartLosses[]): Omit<PartLosses, 'part'> & { readonly men: number } => {
  const sum = (of: (each: PartLosses) => number) => parts.reduce((n, each) => n + of(each), 0);
  return {
    men: sum((each) => each.part.men),
    losses: sum((each) => each.losses),
    temporarilyMissing: sum((each) => each.temporarilyMissing),
    wounded: sum((each) => each.wounded),
    killed: sum((each) => each.killed),
    deserted: sum((each) => each.deserted),
    missing: sum((each) => each.missing),
    gone: sum((each) => each.gone),
    left: sum((each) => each.left),
  };
};

/** Whether a Broken or Eliminated battery re-forms, by a percentile throw. NBC-LOS-09, AMB-153 */
export function reformBattery(
  percent: number,
  formationOnField: boolean,
): { readonly need: Reckoning; readonly reformed: boolean } {
  const need = reckon('reform-sum', [
    formationOnField
      ? term('reform-on-field', 60, 'NBC-LOS-09', { shown: figure('60 %') })
      : term('reform-off-field', 30, 'NBC-LOS-09', { shown: figure('30 %') }),
  ]);
  return { need, reformed: percent <= need.total };
}
