/** Whether the rules allow something; if not, why, and by which row. */
import type { Said } from './message.ts';
import type { RowId } from './reckoning.ts';

export type Refusal = {
  readonly ok: false;
  readonly why: Said;
  readonly row: RowId;
  readonly ruling?: string;
};
export type Legality = { readonly ok: true } | Refusal;

export const ALLOWED: Legality = { ok: true };

export const refuse = (why: Said, row: RowId, ruling?: string): Refusal =>
  ruling ? { ok: false, why, row, ruling } : { ok: false, why, row };

/** The first ground that refuses; allowed if none does. */
export function unless(...grounds: readonly (Legality | false | null | undefined)[]): Legality {
  for (const ground of grounds) if (ground && !ground.ok) return ground;
  return ALLOWED;
}

/** Why it is refused; undefined if it is allowed. */
export const whyNot = (legal: Legality): Said | undefined => (legal.ok ? undefined : legal.why);

/** The reasons of those that refuse. */
export const reasons = (...all: readonly Legality[]): Said[] => all.flatMap((legal) => (legal.ok ? [] : [legal.why]));
