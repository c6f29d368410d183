/** The shape of one entry of the register in words. */
import type { RulingKey, RulingValue } from '../rulings.ts';

/** What each value of each switch means, in a few words; a switch that is named names all its values. */
export type ValueWords = { readonly [K in RulingKey]?: { readonly [V in RulingValue<K>]: string } };

export interface RulingWords {
  readonly amb: `AMB-${string}`;
  readonly title: string;
  /** What is unclear and what is done out of the box, in a sentence or two. */
  readonly text: string;
  /** Lines of the rulebook's text, e.g. "L24, L49". */
  readonly lines: string;
  /** The switches; none for a settled reading. */
  readonly keys: readonly RulingKey[];
  readonly values: ValueWords;
}

export interface MissingWords {
  readonly mis: `MIS-${string}`;
  readonly title: string;
  readonly lines: string;
  /** What stands in for it. */
  readonly text: string;
}

export const words = (
  amb: RulingWords['amb'],
  title: string,
  lines: string,
  text: string,
  values: ValueWords = {},
): RulingWords => ({ amb, title, text, lines, keys: Object.keys(values) as RulingKey[], values });

export const missing = (mis: MissingWords['mis'], title: string, lines: string, text: string): MissingWords => ({
  mis,
  title,
  lines,
  text,
});
