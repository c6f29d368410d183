/** The weight and mobility of a battery (NBC-GL-23). */
import type { GunWeight, Mobility } from '../book/terms.ts';

/** NBC-GL-23: a battery's weight by its shot in pounds. 6-pounders may be medium or light. */
export function weightOfGuns(pounds: number, lightSix = false): GunWeight | 'too-light' {
  if (pounds >= 12) return 'heavy';
  if (pounds >= 8 || (pounds >= 6 && !lightSix)) return 'medium';
  return pounds >= 3 ? 'light' : 'too-light';
}

/** NBC-GL-23: Austrian "flying" batteries count as horse. */
export const mobilityCalled = (called: 'foot' | 'horse' | 'flying'): Mobility => (called === 'foot' ? 'foot' : 'horse');
