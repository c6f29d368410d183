/** What the gate says of a text, with its entries handed over apart from it. */
import type { Entry } from '../../journal/entry.ts';
import type { Answer } from './gate.ts';

export type Entries = readonly Entry<unknown>[];

/** The answer, and how many entries of it are still to be asked for. */
export interface Begun {
  readonly answer: Answer;
  readonly entries: number;
}

/** An answer with other entries; as it is where it has none. */
export function withEntries(said: Answer, become: (entries: Entries) => Entries): Answer {
  if ('record' in said) return { ...said, record: { ...said.record, entries: become(said.record.entries) } };
  if ('found' in said && said.found) return { ...said, found: { ...said.found, entries: become(said.found.entries) } };
  return said;
}
