/** Whether the rules allow something; if they do not, one plain sentence that says why, and the row it comes from. */
import type { RowId } from './reckoning.ts';
import type { RulingKey } from './rulings.ts';

export type Refusal = {
  readonly ok: false;
  readonly why: string;
  readonly row: RowId;
  readonly ruling?: RulingKey;
};
export type Legality = { readonly ok: true } | Refusal;

export const ALLOWED: Legality = { ok: true };

export const refuse = (why: string, row: RowId, ruling?: RulingKey): Refusal => ({
  ok: false,
  why,
  row,
  ...(ruling && { ruling }),
});

/** The first ground for refusal among those that hold; allowed when none does. */
export const unless = (...grounds: readonly (Refusal | false | null | undefined)[]): Legality =>
  grounds.find((ground): ground is Refusal => Boolean(ground)) ?? ALLOWED;
