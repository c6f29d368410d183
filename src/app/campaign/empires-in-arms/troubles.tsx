/** What is said over every page of a campaign: what went wrong, and the ways on; in an example, what is to be done. */
import { plainly } from '../../../campaign/empires-in-arms/covered.ts';
import { seenEvents } from '../../../campaign/empires-in-arms/seats.ts';
import { speak } from '../../../words/speak.ts';
import { goOnInCopy } from '../../go-on-in-copy.ts';
import { Damaged } from '../../screens/damaged.tsx';
import { Troubles } from '../../session/troubles.tsx';
import { heard } from '../heard.tsx';
import { EXAMPLE, Led, TakesBackHere } from './later.ts';
import { branchOff, files, seat, session } from './session.ts';

const inCopy = (): Promise<void> =>
  goOnInCopy({ session, branchOff, place: (id) => ['campaign', id, 'month'] }, 'damaged');

export function CampaignTroubles() {
  const id = session.openId.value;
  const state = session.state.value;
  return (
    <>
      <Troubles
        session={session}
        save={() => void files.saveFile()}
        onDamage={id && <Damaged id={id} onCopy={() => void inCopy()} />}
      />
      {state?.locked && <TakesBackHere />}
      {id?.startsWith(EXAMPLE) && state && <Led id={id} state={state} />}
    </>
  );
}

/** What a deed came to, as the journal tells whoever holds the phone. */
export const Heard = heard({
  record: () => session.journal.value,
  linesOf: (events) =>
    seenEvents(plainly(events), seat.value).flatMap((event) => (event.type === 'told' ? [speak(event.line.text)] : [])),
});
