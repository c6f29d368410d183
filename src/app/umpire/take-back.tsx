/** A deed of another seat in a battle under lock: its seat is asked, or the umpire. */
import { viewerOf } from '../../battlefield/under-lock/eyes.ts';
import { seenEvents } from '../../battlefield/view.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { go } from '../route.ts';
import { AskSeat, SeatAsked, type TakesBack } from '../seats/take-back.tsx';
import { battle, commander, journal, openId, takeBack, trouble, viewer } from '../session/battle-session.ts';
import { seatCalled } from './names.ts';
import { tellUmpire } from './table.ts';

const OF: TakesBack = {
  now() {
    const [id, deed] = [openId.value, journal.value?.top.deed];
    return id !== null && deed && battle.value ? { id, deed } : null;
  },
  table: 'both',
  keeper: () => (battle.value?.keys?.umpire ? 'umpire' : null),
  held: () => commander.value ?? viewer.value,
  called: (seat) => (seat === 'both' || !battle.value ? t('seat-file-table') : seatCalled(battle.value, seat)),
  linesFor: (seat) =>
    seenEvents(journal.value?.top.deed?.events ?? [], viewerOf(seat)).flatMap((event) =>
      event.type === 'logged' ? [speak(event.line.text)] : [],
    ),
  takeBack,
  tell: tellUmpire,
  asks(seat, kept) {
    trouble.value = kept ? null : { sentence: t('back-not-kept') };
    if (kept) go('battle', openId.value ?? '', 'papers', seat);
  },
};

export const AskOther = () => (trouble.value?.asks ? <AskSeat of={OF} /> : null);
export const AskedBack = ({ seat }: { readonly seat: string }) => <SeatAsked of={OF} seat={seat} />;
