/** The gate's answer, with its entries sent separately. */
import type { Entry } from '../../journal/entry.ts';
import type { Answer } from './gate.ts';

export type Entries = readonly Entry<unknown>[];

/** The answer, and the number of entries still to be fetched. */
export interface Begun {
  readonly answer: Answer;
  readonly entries: number;
}

/** The answer with its entries replaced; unchanged if it has none. */
export function withEntries(said: Answer, become: (entries: Entries) => Entries): Answer {
  if ('record' in said) return { ...said, record: { ...said.record, entries: become(said.record.entries) } };
  if ('found' in said && said.found) return { ...said, found: { ...said.found, entries: become(said.found.entries) } };
  return said;
}
