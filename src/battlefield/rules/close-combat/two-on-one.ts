/** Two units against one: who is the Major Unit, and who takes which hit (NBC-CC-26). */
import type { Face } from '../../../dice/faces.ts';

interface Sized {
  readonly cp: number;
  readonly q: number;
}

/** The larger attacker by current CP, then by quality; on a tie a die, 1 to 3 for the first. Null while it is wanted. */
export function majorOf(first: Sized, second: Sized, die?: Face): 0 | 1 | null {
  if (first.cp !== second.cp) return first.cp > second.cp ? 0 : 1;
  if (first.q !== second.q) return first.q > second.q ? 0 : 1;
  return die === undefined ? null : die <= 3 ? 0 : 1;
}

/** Hits fall two on the Major Unit, one on the Minor, two on the Major… */
export function splitHits(hits: number): { major: number; minor: number } {
  const minor = Math.floor(hits / 3);
  return { major: hits - minor, minor };
}
