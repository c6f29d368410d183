/** What a unit gives of itself, and what it keeps. NBC-DET-01, NBC-GAR-02 */

import type { SkirmishRating } from '../../../book/terms.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';

/** Neither detachments nor garrisons skirmish. */
export const SENT_OUT_SKIRMISH: SkirmishRating = 0;

/** CP that its donor keeps; what it gives goes to its blue book, for good (NBC-GL-05). */
export const keptByDonor = (cp: number, given: number, to: 'detachment' | 'garrison'): Reckoning => {
  const row = to === 'garrison' ? 'NBC-GAR-02' : 'NBC-DET-01';
  return reckon('donor', [term('combat-points', cp, row), term(`donor-to-${to}`, -given, row)], { unit: 'CP' });
};
