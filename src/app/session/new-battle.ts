/** Begins a battle. */
import type { Setup } from '../../battlefield/battle.ts';
import { beginBattle } from '../../battlefield/begin.ts';
import type { Seed } from '../../engine/chance.ts';
import type { Scenario } from '../../scenarios/schema.ts';
import { machine, RULES, SCHEMA } from './battle-journal.ts';
import { store } from './battles.ts';
import { type Begun, newRecord } from './new-record.ts';
import { summaryOf } from './summary.ts';

export { type Begun, newSeed } from './new-record.ts';

export const newBattle = (
  scenario: Scenario,
  setup: Setup,
  seed: Seed,
  added: readonly string[] = [],
): Promise<Begun> =>
  newRecord({
    store,
    machine,
    called: scenario.id,
    title: scenario.title,
    schema: SCHEMA,
    rules: RULES,
    seed,
    added,
    by: setup.keeps,
    events: (seal) => beginBattle(scenario, setup, seal),
    summaryOf,
  });
