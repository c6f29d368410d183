/**
 * How much the app does. Resolve: what falls due is asked at once. Remind: it waits in a list, each line to be resolved
 * or settled by hand, and what belongs to a phase is settled before the phase is left. Ledger: it waits only for those
 * who want it, and is left to the table when the turn goes on.
 */
import type { Battle, Help } from './battle.ts';
import { type Draft, tell } from './draft.ts';
import { procedureFor } from './procedures.ts';

export const HELP_WORDS: Record<Help, { readonly name: string; readonly does: string }> = {
  ledger: { name: 'Keep the books', does: 'no questions; all set by hand' },
  remind: { name: 'Remind us', does: 'lists what falls due' },
  resolve: { name: 'Resolve it', does: 'asks, throws and writes down' },
};

export const openIds = (battle: Battle): ReadonlySet<string> => new Set(battle.agenda.map((task) => task.id));

/** Lays aside the questions that have fallen due since `before`; says whether there were any. */
export function layDue(d: Draft, before: ReadonlySet<string>): boolean {
  if (d.battle.help === 'resolve') return false;
  const due = d.battle.agenda.filter((task) => !before.has(task.id) && !task.aside);
  for (const task of due) d.add({ type: 'aside', task: task.id, aside: true });
  return due.length > 0;
}

/** With the books alone kept, what nobody wanted resolved is the table's affair. */
export function leaveToTable(d: Draft): void {
  if (d.battle.help !== 'ledger') return;
  const left = d.battle.agenda.filter((task) => task.aside);
  for (const task of left)
    tell(d, `Left to the table: ${procedureFor(task.kind).question(d.battle, task)}`, {
      ...(task.side && { side: task.side }),
      byHand: true,
    });
  for (const task of left) d.add({ type: 'closed', task: task.id });
}

/** At any moment; what lies open and has not been thrown waits as the new way has it. */
export function changeHelp(d: Draft, help: Help): string | undefined {
  if (d.battle.help === help) return 'That is how much the app does already.';
  d.add({ type: 'help', help });
  tell(d, `What the app does: **${HELP_WORDS[help].name.toLowerCase()}**.`, { byHand: true });
  if (help !== 'resolve')
    for (const task of d.battle.agenda)
      if (!task.aside && task.lies.length === 0) d.add({ type: 'aside', task: task.id, aside: true });
  return undefined;
}
