/** What a battery is by its guns (NBC-GL-23). */
import type { GunWeight, Mobility } from '../book/terms.ts';

/** NBC-GL-23: the weight of a battery by the shot its guns throw, in pounds; 6-pounders came heavier and lighter. */
export function weightOfGuns(pounds: number, lightSix = false): GunWeight | 'too-light' {
  if (pounds >= 12) return 'heavy';
  if (pounds >= 8 || (pounds >= 6 && !lightSix)) return 'medium';
  return pounds >= 3 ? 'light' : 'too-light';
}

/** NBC-GL-23: Austrian "flying" batteries count as horse. */
export const mobilityCalled = (called: 'foot' | 'horse' | 'flying'): Mobility => (called === 'foot' ? 'foot' : 'horse');
