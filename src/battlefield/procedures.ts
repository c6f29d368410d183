/** Every kind of question, by its name. */
import { isKind, PROCEDURES } from './modules.ts';
import type { Procedure } from './procedure.ts';

/** A question of a kind this version does not know can be read in no way but by the table: it is closed without effect. */
const UNKNOWN: Procedure = {
  kind: 'unknown',
  optional: true,
  question: () => 'A question this version does not know',
  needs: () => [],
  reading: () => ({ word: 'Unknown', means: 'Settle it at the table, set the result by hand, and go on.', sums: [] }),
  settle: () => undefined,
};

export const procedureFor = (kind: string): Procedure => (isKind(kind) ? PROCEDURES[kind] : UNKNOWN);
