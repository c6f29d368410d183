/** Continues a battle in a copy. */
import type { Battle } from '../../battlefield/battle.ts';
import type { Event } from '../../battlefield/events.ts';
import { branchBattle } from '../../battlefield/game.ts';
import { machine, RULES, SCHEMA } from './battle-journal.ts';
import { store } from './battles.ts';
import { branching } from './branching.ts';
import { summaryOf } from './summary.ts';

export const branchOff = branching<Battle, Event>({
  store,
  machine,
  schema: SCHEMA,
  rules: RULES,
  called: ({ scenario }) => scenario.id,
  by: ({ keeps }) => keeps,
  branch: branchBattle,
  summaryOf,
});
