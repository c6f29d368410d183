/** A battle goes on in a copy under a new seal, marked as one; the record it comes from stays as it is. */

import type { Branching } from '../../battlefield/events.ts';
import { branchBattle } from '../../battlefield/game.ts';
import { inEffect } from '../../journal/record.ts';
import { t } from '../../words/t.ts';
import { type BattleJournal, machine, RULES, SCHEMA } from './battle-journal.ts';
import { store } from './battles.ts';
import { type Begun, newRecord, newSeed } from './new-record.ts';
import { summaryOf } from './summary.ts';

export async function branchOff(journal: BattleJournal, from: Branching): Promise<Begun> {
  const { state, header } = journal;
  if (!state) return { ok: false, said: 'session-no-beginning' };
  const events = inEffect(journal).flatMap((deed) => deed.events);
  return newRecord({
    store,
    machine,
    called: state.scenario.id,
    title: t('branch-title', { title: header.title }),
    schema: SCHEMA,
    rules: RULES,
    seed: newSeed(),
    by: state.keeps,
    play: { do: 'branch' },
    events: (seal) => branchBattle(events, seal, from),
    summaryOf,
  });
}
