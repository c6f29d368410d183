/** The procedure of every kind of question. */
import { remember } from '../engine/remember.ts';
import { isKind, PROCEDURES } from './modules.ts';
import type { Procedure } from './procedure.ts';

/** The procedure of an unknown kind of question: the table closes it, without effect. */
const UNKNOWN: Procedure = {
  optional: true,
  question: () => 'unknown-question',
  needs: () => [],
  reading: () => ({ word: 'unknown-word', means: 'unknown-means', sums: [] }),
  settle: () => undefined,
};

/** A throw that lies before another side, and that nobody else sees yet (AMB-01, AMB-07). */
export const UNSEEN = 'unseen';
const UNSEEN_THROW: Procedure = {
  ...UNKNOWN,
  optional: false,
  question: () => 'unseen-question',
  waits: () => 'unseen-waits',
};

/** The procedure with memory: what menu, referee and screen ask of the same battle is computed once. */
function remembering(procedure: Procedure): Procedure {
  const { facts, needs, again, sums, odds } = procedure;
  return {
    ...procedure,
    needs: remember((battle, task) => needs.call(procedure, battle, task)),
    ...(facts && { facts: remember((battle, task) => facts.call(procedure, battle, task)) }),
    ...(again && { again: remember((battle, task) => again.call(procedure, battle, task)) }),
    ...(sums && { sums: remember((battle, task) => sums.call(procedure, battle, task)) }),
    ...(odds && { odds: remember((battle, task) => odds.call(procedure, battle, task)) }),
  };
}

const kept = new Map<string, Procedure>();

export function procedureFor(kind: string): Procedure {
  const found = kept.get(kind);
  if (found) return found;
  const made = isKind(kind) ? remembering(PROCEDURES[kind]) : kind === UNSEEN ? UNSEEN_THROW : UNKNOWN;
  kept.set(kind, made);
  return made;
}
