/** The state of a battle as the viewer may see it. */
import { asked } from '../../battlefield/battle.ts';
import { isShown } from '../../battlefield/procedure.ts';
import { procedureFor } from '../../battlefield/procedures.ts';
import { againOffers } from '../../battlefield/tasks.ts';
import { type View, type Viewer, view } from '../../battlefield/view.ts';
import { canTakeBack } from '../../journal/record.ts';
import type { BattleJournal } from './battle-journal.ts';

export interface Shown extends View {
  readonly journal: BattleJournal;
  readonly mayUndo: boolean;
}

/** Null before the first deed, which begins the battle. */
export function shownOf(journal: BattleJournal, viewer: Viewer): Shown | null {
  const seen = SEEN.get(journal) ?? new Map<Viewer, Shown | null>();
  SEEN.set(journal, seen);
  const found = seen.get(viewer);
  if (found !== undefined) return found;
  const made = journal.state
    ? {
        ...view(journal.state, viewer),
        journal,
        mayUndo: !journal.state.revealed && canTakeBack(journal),
      }
    : null;
  seen.set(viewer, made);
  return made;
}

/** One view for each viewer, so that the rules' remembered results serve the whole page. */
const SEEN = new WeakMap<BattleJournal, Map<Viewer, Shown | null>>();

/** Asks the rules in advance what the page of the open question will ask; they remember the results. */
export function readAhead(journal: BattleJournal, viewer: Viewer): void {
  const battle = shownOf(journal, viewer)?.battle;
  const task = battle && asked(battle);
  if (!task) return;
  const procedure = procedureFor(task.kind);
  procedure.needs(battle, task);
  procedure.facts?.(battle, task).forEach(isShown);
  procedure.sums?.(battle, task);
  procedure.odds?.(battle, task);
  againOffers(battle, task, procedure);
}
