import type { RulingValue } from '../book/rulings.ts';
import { RATINGS, type Rating } from '../book/terms.ts';
import { say } from '../engine/message.ts';
import { type Reckoning, term } from '../engine/reckoning.ts';
import { menOf, two, type UnitPart } from './combat-points.ts';

/**
 * The quality of a unit of several parts: weighted by men, or each part the same, as `avgQ` rules; halves up. Without a
 * scenario nobody has ruled yet: then the register's default holds, which is not fetched for it. NBC-GL-22
 */
export function averageQuality(
  parts: readonly UnitPart[],
  avgQ: RulingValue<'avgQ'> = 'weighted',
): Reckoning & { total: Rating } {
  const weighed = avgQ === 'weighted' && parts.some((part) => part.men > 0);
  const weight = ({ men }: UnitPart): number => (weighed ? men : 1);
  const all = parts.reduce((sum, part) => sum + weight(part), 0);
  const points = parts.reduce((sum, part) => sum + part.quality * weight(part), 0);
  const rounded = Math.floor((2 * points + all) / (2 * all));
  const total = RATINGS.find((rating) => rating === rounded) ?? RATINGS[2];
  const terms = parts.map((part) =>
    term(menOf(part), (part.quality * weight(part)) / all, 'NBC-GL-22', {
      shown: say('rating-quality', { n: part.quality }),
      ...(parts.length > 1 && { ruling: 'avgQ' as const }),
    }),
  );
  const average = all === 0 ? total : points / all;
  const note = average !== total && { note: say('sum-halves-up', { n: two(average) }) };
  return { name: 'points-quality', terms, total, ...note };
}
