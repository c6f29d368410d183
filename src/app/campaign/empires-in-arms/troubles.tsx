/** What went wrong with the campaign on the screen, and the ways on. */
import { goOnInCopy } from '../../go-on-in-copy.ts';
import { Damaged } from '../../screens/damaged.tsx';
import { Troubles } from '../../session/troubles.tsx';
import { branchOff, files, session } from './session.ts';

const inCopy = (): Promise<void> =>
  goOnInCopy({ session, branchOff: async () => branchOff, place: (id) => ['campaign', id, 'month'] }, 'damaged');

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
