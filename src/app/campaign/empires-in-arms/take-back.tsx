/** A deed of another seat in a campaign under lock: its seat is asked, or the keeper. */
import { plainly } from '../../../campaign/empires-in-arms/covered.ts';
import { isSeat, seenEvents } from '../../../campaign/empires-in-arms/seats.ts';
import { isPower } from '../../../campaign/empires-in-arms/vocabulary.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { go } from '../../route.ts';
import { AskSeat, SeatAsked, type TakesBack } from '../../seats/take-back.tsx';
import { nameIn } from './frame.tsx';
import { tellKeeper } from './seats.ts';
import { seat, session } from './session.ts';
import { KEEPER } from './table-key.ts';

export function seatCalled(name: string): string {
  const state = session.state.value;
  if (isPower(name) && state) return nameIn(state, name);
  return t(name === KEEPER ? 'eia-keeper-who' : 'seat-file-table');
}

const OF: TakesBack = {
  now() {
    const [id, deed] = [session.openId.value, session.journal.value?.top.deed];
    return id !== null && deed && session.state.value?.locked ? { id, deed } : null;
  },
  table: 'table',
  keeper: () => KEEPER,
  held: () => seat.value,
  called: seatCalled,
  linesFor: (name) =>
    isSeat(name)
      ? seenEvents(plainly(session.journal.value?.top.deed?.events ?? []), name).flatMap((event) =>
          event.type === 'told' ? [speak(event.line.text)] : [],
        )
      : [],
  takeBack: () => session.takeBack(),
  tell: tellKeeper,
  asks(name, kept) {
    session.trouble.value = kept ? null : { sentence: t('back-not-kept') };
    if (kept) go('campaign', session.openId.value ?? '', 'seat', name);
  },
};

/** Over every page of a campaign under lock: the way to ask, and what whoever holds the phone is asked. */
export const TakesBackHere = () => (
  <>
    {session.trouble.value?.asks && <AskSeat of={OF} />}
    {seat.value !== 'table' && <SeatAsked of={OF} seat={seat.value} />}
  </>
);
