/** Continues a record in a marked copy under a new seal. The original stays as it is. */
import { inEffect, type Whole } from '../../journal/record.ts';
import { t } from '../../words/t.ts';
import { type Begun, type BranchedFrom, type NewRecord, newRecord, newSeed } from './new-record.ts';

/** What a game provides for its copies. */
export interface Branchable<State, Event>
  extends Pick<NewRecord<State, Event>, 'store' | 'machine' | 'schema' | 'rules'> {
  readonly summaryOf: (state: State) => { readonly title: string };
  /** The start of a copy's id. */
  readonly called: (state: State) => string;
  readonly by: (state: State) => string;
  /** The first deed of a copy: all events in effect, and the note that it goes on under a new seal. */
  readonly branch: (events: readonly Event[], seal: string, from: BranchedFrom) => readonly Event[];
}

export type BranchOff<State, Event> = (
  journal: Whole<State | undefined, Event>,
  from: BranchedFrom,
  /** The id of the copy, if it must not be made twice. */
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
      // A record without its header takes its title from its state.
      title: t('branch-title', { title: header.title || summaryOf(state).title }),
      seed: newSeed(),
      by: kind.by(state),
      ...(id !== undefined && { id }),
      play: { do: 'branch' },
      events: (seal) => kind.branch(events, seal, from),
    });
  };
