/** Which powers are dominant now, by the flags of the campaign. EIA-257 */
import type { Campaign } from './campaign.ts';
import type { Corps } from './pieces.ts';
import {
  type Change,
  changeOf,
  dominantAtFirst,
  LATER,
  landSlot,
  moraleOfDominance,
  navalSlot,
  type Slot,
} from './rules/dominants.ts';
import { FIXED_MORALE } from './rules/morale.ts';
import { isOn, ruling } from './rulings.ts';
import { type FactorType, isPower, MOUNTED, type Power, type Tenths } from './vocabulary.ts';

type Known = Pick<Campaign, 'flags' | 'rulings'>;

export const dominantFlag = (power: Power): string => `dominant ${power}`;
export function isDominantNow({ flags }: Pick<Campaign, 'flags'>, power: Power): boolean {
  const said = flags[dominantFlag(power)];
  return typeof said === 'boolean' ? said : dominantAtFirst(power);
}
/** Returns whether any power has gained or lost dominance since the campaign began. EIA-258 */
export const dominanceChanged = ({ flags }: Pick<Campaign, 'flags'>): boolean =>
  Object.keys(flags).some((flag) => flag.startsWith('dominant '));
export const dominanceOf = (state: Known, power: Power): Change =>
  isOn(state.rulings, 'alternateDominants') ? changeOf(power, isDominantNow(state, power)) : 0;

/** Returns which power chooses its place in a movement phase. EIA-070, EIA-100, EIA-257 */
export function slotOf(state: Known, phase: 'naval' | 'land'): Slot {
  if (!isOn(state.rulings, 'alternateDominants'))
    return phase === 'naval' ? navalSlot(true) : landSlot(true, [], false);
  if (phase === 'naval') return navalSlot(isDominantNow(state, 'GB'));
  const later = LATER.filter((one) => isDominantNow(state, one));
  return landSlot(isDominantNow(state, 'FR'), later, ruling(state.rulings, 'frSlotNoDominant') === 'first');
}

/**
 * Returns the morale of a factor type in a corps, in tenths: fixed where the rules fix it, otherwise the counter's
 * value adjusted for dominance. Artillery uses the infantry value. EIA-146, EIA-257
 */
export function moraleIn(state: Known, { nation, infantry, cavalry }: Corps, type: FactorType): Tenths {
  const counter = MOUNTED.has(type) ? cavalry : infantry;
  const added = isPower(nation) ? moraleOfDominance(nation, type, dominanceOf(state, nation)) : 0;
  return FIXED_MORALE[type] ?? (counter === null ? 0 : Math.max(0, counter + added));
}
