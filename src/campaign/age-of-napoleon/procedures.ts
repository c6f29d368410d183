/** Every kind of question, by its name. */
import { engaging } from './engaging.ts';
import { fighting } from './fighting.ts';
import { losing } from './losing.ts';
import { marching } from './marching.ts';
import { intercepting, moving, withdrawing } from './moving.ts';
import type { Procedure } from './procedure.ts';
import { aftermath, pursuing } from './pursuing.ts';
import { tabling } from './tabling.ts';
import { wintering } from './wintering.ts';

const PROCEDURES: readonly Procedure[] = [
  moving,
  intercepting,
  withdrawing,
  marching,
  engaging,
  fighting,
  tabling,
  pursuing,
  losing,
  aftermath,
  wintering,
];
const BY_KIND: ReadonlyMap<string, Procedure> = new Map(PROCEDURES.map((one) => [one.kind, one]));
export const KINDS: readonly string[] = [...BY_KIND.keys()];

/** Whether a question is of a known kind and carries what that needs. */
export const fitsKind = ({ kind, data }: { readonly kind: string; readonly data?: unknown }): boolean =>
  BY_KIND.get(kind)?.schema?.data.safeParse(data).success === true;

/** No question of another kind comes through the door. */
export function procedureOf(kind: string): Procedure {
  const procedure = BY_KIND.get(kind);
  if (!procedure) throw new RangeError(`No question is a ${kind}.`);
  return procedure;
}
