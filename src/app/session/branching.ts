/** A record goes on in a copy under a new seal, marked as one; the record it comes from stays as it is. */
import { inEffect, type Whole } from '../../journal/record.ts';
import { t } from '../../words/t.ts';
import { type Begun, type BranchedFrom, type NewRecord, newRecord, newSeed } from './new-record.ts';

/** What a game says of its copies. */
export interface Branchable<State, Event>
  extends Pick<NewRecord<State, Event>, 'store' | 'machine' | 'schema' | 'rules'> {
  readonly summaryOf: (state: State) => { readonly title: string };
  /** The beginning of a copy's id. */
  readonly called: (state: State) => string;
  readonly by: (state: State) => string;
  /** The first deed of a copy: everything in effect, and that it goes on under a new seal. */
  readonly branch: (events: readonly Event[], seal: string, from: BranchedFrom) => readonly Event[];
}

export type BranchOff<State, Event> = (
  journal: Whole<State | undefined, Event>,
  from: BranchedFrom,
  /** The name of the copy, where it is not to be made twice. */
  id?: string,
) => Promise<Begun>;

export const branching =
  <State, Event>(kind: Branchable<State, Event>): BranchOff<State, Event> =>
  async (journal, from, id) => {
    const { state, header } = journal;
    if (state === undefined) return { ok: false, said: 'session-no-beginning' };
    const { store, machine, schema, rules, summaryOf } = kind;
    const events = inEffect(journal).flatMap((deed) => deed.events);
    return newRecord({
      store,
      machine,
      schema,
      rules,
      summaryOf,
      called: kind.called(state),
      // A record that has lost its header is called what its state says.
      title: t('branch-title', { title: header.title || summaryOf(state).title }),
      seed: newSeed(),
      by: kind.by(state),
      ...(id !== undefined && { id }),
      play: { do: 'branch' },
      events: (seal) => kind.branch(events, seal, from),
    });
  };
