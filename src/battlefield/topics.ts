/** The topic of a throw, which determines its chance. The same question asked again has the same topic. */

import { canonical } from '../engine/canonical.ts';
import { type Chance, nextTopic, type OpenChance, type Topic } from '../engine/chance.ts';
import { objectOf } from '../engine/question.ts';
import type { Battle, Task } from './battle.ts';
import type { EventBuilder } from './ledger/event-builder.ts';

/** The topic: turn, phase, action, kind of question, side, and what the question is about. */
export const topicOf = (battle: Battle, task: Task): Topic =>
  [
    battle.turn,
    battle.phase,
    battle.action ? `${battle.action.formation}.${battle.action.step}` : '',
    task.kind,
    task.side ?? '',
    task.unit ?? '',
    task.formation ?? '',
    task.officer ?? '',
    ...aboutOf(task.data),
  ].join('/');

/** The other things a question is about: attackers, targets, places. */
const aboutOf = (data: unknown): string[] =>
  Object.entries(objectOf(data))
    .filter(([key]) => ABOUT.has(key))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, value]) => `${key}=${canonical(value)}`);

const ABOUT = new Set(['attackers', 'target', 'on', 'by', 'over', 'reinforcement', 'engineers']);

/** Opens the chance of a throw without a question, and records that it was opened. */
export function openFor(d: EventBuilder, open: OpenChance, topic: Topic): Chance {
  const chance = open(nextTopic(d.state.thrown, topic));
  d.add({ type: 'thrown', topic });
  return chance;
}
