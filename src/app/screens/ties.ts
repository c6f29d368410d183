/** A tie after a tie: it may look like the one before, so the screen says that it is a new one. */

import { useRef } from 'preact/hooks';
import type { Battle, Task } from '../../battlefield/battle.ts';
import { procedureFor } from '../../battlefield/procedures.ts';

/** Whether a question ties, and its throw tied before as this screen saw it. */
export function useTiesOn(battle: Battle, task: Task): boolean {
  const seen = useRef<{ readonly id: string; readonly rolls: Task['rolls']; readonly on: boolean } | null>(null);
  if (!procedureFor(task.kind).tied?.(battle, task)) return false;
  const { id, rolls } = task;
  if (seen.current?.rolls !== rolls) seen.current = { id, rolls, on: seen.current?.id === id };
  return seen.current.on;
}
