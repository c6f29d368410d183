/** Cossacks and freikorps: how many there may be, where they appear, and how they slip away. EIA-225 to EIA-227 */
import type { Face } from '../../../dice/faces.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';
import { type Rulings, ruling } from '../rulings.ts';
import type { MonthDate } from '../vocabulary.ts';

/**
 * Returns the most cossacks on the map: one for each Russian C province, two while an enemy corps is in the homeland.
 * EIA-225
 */
export const cossackCap = (provinces: number, enemyInRussia: boolean): Reckoning =>
  reckon('eiasiege-cossack-cap', [
    term('eiasiege-c-provinces', provinces, 'EIA-225'),
    enemyInRussia && term('eiasiege-invaded', provinces, 'EIA-225'),
  ]);

/** Returns how a levy changes the number of cossacks: positive to add, negative to remove. EIA-225 */
export function cossackLevy(onMap: number, provinces: number, enemyInRussia: boolean, rulings: Rulings): number {
  const room = cossackCap(provinces, enemyInRussia).total - onMap;
  if (room <= 0) return room === 0 ? 0 : room;
  return Math.min(room, ruling(rulings, 'cossackLevy') === 'oneInAll' ? 1 : provinces);
}

const FREIKORPS = { AU: { y: 1809, m: 3 }, PR: { y: 1813, m: 3 } } as const satisfies Record<string, MonthDate>;

/**
 * Returns how many freikorps appear at the capital: one from its date on, if the capital is in home hands and not
 * besieged. EIA-226
 */
export function freikorpsLevy(
  power: 'AU' | 'PR',
  date: MonthDate,
  capital: { readonly home: boolean; readonly besieged: boolean },
): 0 | 1 {
  const from = FREIKORPS[power];
  const isTime = date.y > from.y || (date.y === from.y && date.m >= from.m);
  return isTime && capital.home && !capital.besieged ? 1 : 0;
}

/**
 * Whether irregulars slip away from an attack. Alone they do, from cavalry on a die of 4 or less, one die for all.
 * EIA-227
 */
export type Slip = 'sure' | 'roll' | 'no';
export function slipAway(facts: {
  readonly alone: boolean;
  readonly cavalryCorps: boolean;
  /** The attackers are cossacks or freikorps alone. */
  readonly byLikes: boolean;
  /** An adjacent area has no unbesieged enemy corps. */
  readonly somewhere: boolean;
}): Slip {
  if (!facts.alone || facts.byLikes || !facts.somewhere) return 'no';
  return facts.cavalryCorps ? 'roll' : 'sure';
}
export const SLIP_AT = 4;
/** Returns the highest die with which irregulars slip away together with other troops. EIA-227 */
export const ridingRating = (): Reckoning =>
  reckon('eiacombat-withdrawal', [term('eiacombat-riders', SLIP_AT, 'EIA-227')]);
export const slips = (die: Face): boolean => die <= SLIP_AT;
