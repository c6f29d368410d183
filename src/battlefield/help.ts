/**
 * How much the app does. Resolve: due questions are asked at once. Remind: they wait in a list, to be resolved or settled
 * by hand before the phase ends. Ledger: they wait for players who want them, and are left to the table after that.
 */
import { type Said, say, word } from '../engine/message.ts';
import type { Battle, Help } from './battle.ts';
import { type EventBuilder, log } from './ledger/event-builder.ts';
import { procedureFor } from './procedures.ts';

export const openIds = (battle: Battle): ReadonlySet<string> => new Set(battle.agenda.map((task) => task.id));

/** Sets aside questions that fell due since `before`. Returns whether there were any. */
export function layDue(d: EventBuilder, before: ReadonlySet<string>): boolean {
  if (d.state.help === 'resolve') return false;
  const due = d.state.agenda.filter((task) => !before.has(task.id));
  for (const task of due) d.add({ type: 'deferred', task: task.id, deferred: true });
  return due.length > 0;
}

/** With `ledger`, leaves unresolved questions to the table. */
export function leaveToTable(d: EventBuilder): void {
  if (d.state.help !== 'ledger') return;
  const left = d.state.agenda;
  for (const task of left)
    log(d, say('help-log-left', { question: word(procedureFor(task.kind).question(d.state, task)) }), {
      ...(task.side && { side: task.side }),
      byHand: true,
    });
  for (const task of left) d.add({ type: 'closed', task: task.id });
}

/** Changes the help at any time. Open questions without a throw then wait as the new setting has it. */
export function changeHelp(d: EventBuilder, help: Help): Said | undefined {
  if (d.state.help === help) return 'help-already';
  d.add({ type: 'help', help });
  log(d, say('help-log', { help: word(`help-${help}`) }), { byHand: true });
  if (help !== 'resolve')
    for (const task of d.state.agenda)
      if (!task.deferred && task.rolls.length === 0) d.add({ type: 'deferred', task: task.id, deferred: true });
  return undefined;
}
