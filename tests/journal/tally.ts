/** A small game for the journal's tests: a tally that forgets nothing, so that any difference of history shows. */
import fc from 'fast-check';
import * as z from 'zod/mini';
import { type Header, sealOf } from '../../src/journal/chain.ts';
import type { Payload } from '../../src/journal/entry.ts';
import { append, begin, type Machine, redo, redoTo, undo, undoTo, type Whole } from '../../src/journal/record.ts';

export interface Tally {
  readonly sum: number;
  readonly notes: string;
}
export type Mark = { readonly kind: 'add'; readonly n: number } | { readonly kind: 'note'; readonly text: string };

export const machine: Machine<Tally, Mark> = {
  start: { sum: 0, notes: '' },
  apply: (tally, event) =>
    event.kind === 'add'
      ? { ...tally, sum: tally.sum * 3 + event.n }
      : { ...tally, notes: `${tally.notes}/${event.text}` },
};

export const payload: Payload<Mark> = {
  schema: 1,
  play: z.unknown(),
  event: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('add'), n: z.int() }),
    z.strictObject({ kind: z.literal('note'), text: z.string() }),
  ]),
};

export const seed = 'Ulm, 17 October 1805';
export const header: Header = {
  id: 'auerstedt',
  schema: 1,
  title: 'Auerstedt',
  seal: sealOf(seed),
  startedAt: 1_000,
  rules: '1.0',
};

export const stamp = (at: number) => ({ at, by: 'umpire' });
export const fresh = (): Whole<Tally, Mark> => begin(header, machine);

/** `n` deeds in a row, each adding its own number. */
export function deeds(n: number, journal = fresh()): Whole<Tally, Mark> {
  let next = journal;
  for (let i = 1; i <= n; i++)
    next = append(next, { play: { tap: i }, events: [{ kind: 'add', n: i }], ...stamp(2_000 + i) });
  return next;
}

/** Something somebody does; `pick` chooses among whatever can be chosen when it comes to it. */
export type Act =
  | { readonly do: 'deed'; readonly play: unknown; readonly events: readonly Mark[] }
  | { readonly do: 'undo' | 'redo' }
  | { readonly do: 'undoTo' | 'redoTo'; readonly pick: number };

const mark: fc.Arbitrary<Mark> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), n: fc.integer({ min: -9, max: 9 }) }),
  fc.record({ kind: fc.constant('note' as const), text: fc.string({ unit: 'binary', maxLength: 6 }) }),
);

export const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('deed' as const),
      play: fc.jsonValue({ maxDepth: 2 }),
      events: fc.array(mark, { maxLength: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('undo' as const, 'redo' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('undoTo' as const, 'redoTo' as const), pick: fc.nat(50) }) },
);
export const acts = fc.array(act, { maxLength: 40 });

/** Does it, or nothing where it cannot be done. */
export function perform(journal: Whole<Tally, Mark>, what: Act, at = 3_000): Whole<Tally, Mark> {
  const by = stamp(at);
  switch (what.do) {
    case 'deed':
      return append(journal, { ...what, ...by });
    case 'undo':
      return undo(journal, by) ?? journal;
    case 'redo':
      return redo(journal, by) ?? journal;
    case 'undoTo':
      return undoTo(journal, what.pick % (journal.entries.length + 1), by) ?? journal;
    case 'redoTo':
      return redoTo(journal, 1 + (what.pick % (journal.entries.length + 1)), by) ?? journal;
  }
}

export const play = (all: readonly Act[], from = fresh()): Whole<Tally, Mark> =>
  all.reduce((journal, what, i) => perform(journal, what, 3_000 + i), from);
