/** Cossacks and freikorps: how many, where, how they slip away. EIA-225 to EIA-227 */
import type { Face } from '../../../dice/faces.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';
import { type Rulings, ruling } from '../rulings.ts';
import type { MonthDate } from '../vocabulary.ts';

/** The most on the map: one for each Russian C province, two while an enemy corps is in the homeland. EIA-225 */
export const cossackCap = (provinces: number, enemyInRussia: boolean): Reckoning =>
  reckon('eiasiege-cossack-cap', [
    term('eiasiege-c-provinces', provinces, 'EIA-225'),
    enemyInRussia && term('eiasiege-invaded', provinces, 'EIA-225'),
  ]);

/** How a levy changes their number: so many come, or so many go. EIA-225 */
export function cossackLevy(onMap: number, provinces: number, enemyInRussia: boolean, rulings: Rulings): number {
  const room = cossackCap(provinces, enemyInRussia).total - onMap;
  if (room <= 0) return room === 0 ? 0 : room;
  return Math.min(room, ruling(rulings, 'cossackLevy') === 'oneInAll' ? 1 : provinces);
}

const FREIKORPS = { AU: { y: 1809, m: 3 }, PR: { y: 1813, m: 3 } } as const satisfies Record<string, MonthDate>;

/** One at the capital from its date on, if that is in home hands and unbesieged. EIA-226 */
export function freikorpsLevy(
  power: 'AU' | 'PR',
  date: MonthDate,
  capital: { readonly home: boolean; readonly besieged: boolean },
): 0 | 1 {
  const from = FREIKORPS[power];
  const isTime = date.y > from.y || (date.y === from.y && date.m >= from.m);
  return isTime && capital.home && !capital.besieged ? 1 : 0;
}

/** Alone and attacked they ride off; from cavalry on a four or less, one die for all. EIA-227 */
export type Slip = 'sure' | 'roll' | 'no';
export function slipAway(facts: {
  readonly alone: boolean;
  readonly cavalryCorps: boolean;
  /** Attacked by cossacks or freikorps alone. */
  readonly byLikes: boolean;
  /** An adjacent area is free of unbesieged enemy corps. */
  readonly somewhere: boolean;
}): Slip {
  if (!facts.alone || facts.byLikes || !facts.somewhere) return 'no';
  return facts.cavalryCorps ? 'roll' : 'sure';
}
export const SLIP_AT = 4;
/** What a die must not pass where they ride off with others. EIA-227 */
export const ridingRating = (): Reckoning =>
  reckon('eiacombat-withdrawal', [term('eiacombat-riders', SLIP_AT, 'EIA-227')]);
export const slips = (die: Face): boolean => die <= SLIP_AT;
