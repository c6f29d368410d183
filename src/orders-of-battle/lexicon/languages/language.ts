/** What a language calls formations, arms and figures: each a list of alternatives for a pattern, without regard to case. */
import type { Level } from '../../tree.ts';

const ARMS = [
  'train',
  'engineers',
  'horse artillery',
  'artillery',
  'horse guard',
  'cuirassier',
  'cossack',
  'hussar',
  'lancer',
  'light horse',
  'dragoon',
  'cavalry',
  'grenadier',
  'guard',
  'light',
  'militia',
  'line',
] as const;
export type ArmWord = (typeof ARMS)[number];

export interface Language {
  readonly levels: { readonly [L in Level]?: string };
  readonly arms: { readonly [A in ArmWord]?: string };
  readonly counted: {
    readonly men?: string;
    readonly sabres?: string;
    readonly guns?: string;
    readonly battalion?: string;
    readonly squadron?: string;
    readonly company?: string;
    readonly battery?: string;
  };
  /** What a line of sums begins with. */
  readonly sums?: string;
  readonly ranks?: readonly string[];
}
