/** The cards and dice behind a line of the journal. */
import { seenEvents, view } from '../../battlefield/view.ts';
import { journal, viewer } from '../session/battle-session.ts';
import { AsItLay } from './as-it-lay.tsx';

/** The deed with that number, if in effect. */
export function EntryLay({ seq }: { readonly seq: number }) {
  let step = journal.value?.top;
  while (step?.below && step.seq > seq) step = step.below;
  const before = step?.below?.state;
  if (!step?.deed || step.seq !== seq || !before) return null;
  const closed = new Set(
    seenEvents(step.deed.events, viewer.value).flatMap((event) => (event.type === 'closed' ? [event.task] : [])),
  );
  const { battle } = view(before, viewer.value);
  const tasks = battle.agenda.filter(({ id }) => closed.has(id));
  return (
    <>
      {tasks.map((task) => (
        <AsItLay key={task.id} battle={battle} task={task} />
      ))}
    </>
  );
}
