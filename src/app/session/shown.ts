/** What the screens show of a battle: the state its journal leads to, as the viewer may see it. */
import { type View, type Viewer, view } from '../../battlefield/view.ts';
import { canUndo } from '../../journal/record.ts';
import type { BattleJournal } from './battle-journal.ts';

export interface Shown extends View {
  readonly journal: BattleJournal;
  readonly mayUndo: boolean;
}

/** Null before the first deed, which begins the battle; there is nothing to stand on below it. */
export const shownOf = (journal: BattleJournal, viewer: Viewer): Shown | null =>
  journal.state
    ? { ...view(journal.state, viewer), journal, mayUndo: canUndo(journal) && journal.top.below?.below !== null }
    : null;
