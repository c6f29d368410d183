/** Every kind of question, by its name. */
import { chapter, chapterOfKind } from './chapters.ts';
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

/** Throws for a kind whose chapter has not been opened; only a kind that stands in no chapter is unknown. */
export function procedureFor(kind: string): Procedure {
  const name = chapterOfKind(kind);
  if (!name) return UNKNOWN;
  return (chapter(name).questions as Readonly<Record<string, Procedure>>)[kind]!;
}

export { KINDS as PROCEDURE_KINDS } from './chapters.ts';
