/** What went wrong with the campaign on the screen, and the ways on. */
import { speak } from '../../../words/speak.ts';
import { goOnInCopy } from '../../go-on-in-copy.ts';
import { Damaged } from '../../screens/damaged.tsx';
import { Troubles } from '../../session/troubles.tsx';
import { heard } from '../heard.tsx';
import { branchOff, files, session } from './session.ts';

const inCopy = (): Promise<void> =>
  goOnInCopy({ session, branchOff, place: (id) => ['campaign', id, 'round'] }, 'damaged');

export function CampaignTroubles() {
  const id = session.openId.value;
  return (
    <Troubles
      session={session}
      save={() => void files.saveFile()}
      onDamage={id && <Damaged id={id} onCopy={() => void inCopy()} />}
    />
  );
}

/** What a deed came to, as the journal tells it. */
export const Heard = heard({
  record: () => session.journal.value,
  linesOf: (events) => events.flatMap((event) => (event.type === 'told' ? [speak(event.line.text)] : [])),
});
