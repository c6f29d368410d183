/** A battle of the campaign as formations on the table, and what of it comes home. AON-018, AON-019; a design of our own. */
import type { FormationHome } from '../bridge.ts';
import { AT_HOME, OFF_THE_SEA } from './strength.ts';

/** Combat points that one point of a battle rating is worth, and the size of a unit that is aimed at. */
const POINTS_EACH = 10;
const UNIT_POINTS = 8;

export interface CorpsSent {
  readonly rating: number;
  readonly atHome: boolean;
  readonly offTheSea: boolean;
}

/** A corps' battle rating as it fights, one at the least. AON-018 */
export const ratingSent = ({ rating, atHome, offTheSea }: CorpsSent): number =>
  Math.max(1, rating + (atHome ? AT_HOME : 0) + (offTheSea ? OFF_THE_SEA : 0));

/** The combat points of each unit of a corps: ten a point of its rating, as evenly as can be in units of about eight. AON-018 */
export function unitPoints(corps: CorpsSent): number[] {
  const budget = POINTS_EACH * ratingSent(corps);
  const units = Math.ceil(budget / UNIT_POINTS);
  const least = Math.floor(budget / units);
  const larger = budget - least * units;
  return Array.from({ length: units }, (_, i) => (i < larger ? least + 1 : least));
}

/** What a leader's battle rating makes of him at the table: Ability and Leadership alike. AON-018 */
export const officerRating = (rating: number): number => Math.min(6, Math.max(2, 2 + rating));

/** A corps is lost with half its combat points, or with half its units. AON-019 */
export const corpsIsLost = ({ startCP, lostCP, units, gone }: FormationHome): boolean =>
  (startCP > 0 && 2 * lostCP >= startCP) || (units > 0 && 2 * gone >= units);
