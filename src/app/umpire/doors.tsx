/** The seats on the open pages of a battle: the door of each. */
import type { Battle } from '../../battlefield/battle.ts';
import { seatOf } from '../../battlefield/under-lock/whose.ts';
import { t } from '../../words/t.ts';
import { to } from '../route.ts';
import { battle, openId, viewer } from '../session/battle-session.ts';
import { personOf } from './names.ts';
import { seatsOf } from './table.ts';

const nameOf = (now: Battle, seat: string): string => {
  const { side, officer } = seatOf(seat);
  return side && officer === undefined ? now.sides[side].name : personOf(now, seat);
};

/** The door of each seat while none is open, the umpire's last. */
export function Seats() {
  const now = battle.value;
  if (!now) return null;
  // After the seed no play is accepted, and to open a seal is one.
  const closed = now.ended && !now.revealed && now.sealed?.some(({ shown }) => !shown);
  const note = closed && <p class="note">{t('seats-open-seals')}</p>;
  if (viewer.value !== 'both') return note || null;
  return (
    <>
      <nav class="seat" aria-label={t('seats-doors')}>
        {seatsOf(now).map((seat) => (
          <a key={seat} href={to('battle', openId.value ?? '', 'papers', seat)}>
            {nameOf(now, seat)}
          </a>
        ))}
      </nav>
      {note}
    </>
  );
}
