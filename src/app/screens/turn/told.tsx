/** What befell units when the hits of a phase were counted, for the table to carry out; no question was asked of it. */
import { hitsFall } from '../../../battlefield/questions.ts';
import { seenEvents } from '../../../battlefield/view.ts';
import { Entry } from '../../components/index.ts';
import { journal, viewer } from '../../desk/desk.ts';

/** The lines of the newest deed, if it counted hits. */
export function Told() {
  const events = journal.value?.top.deed?.events ?? [];
  if (!events.some((event) => event.type === 'shots' && hitsFall(event.shots))) return null;
  const lines = seenEvents(events, viewer.value).flatMap((event) => (event.type === 'told' ? [event.line] : []));
  if (lines.length === 0) return null;
  return (
    <ul aria-label="What the hits did">
      {lines.map((line) => (
        <Entry key={line.text} side={line.side} text={line.text} />
      ))}
    </ul>
  );
}
