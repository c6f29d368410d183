/** The door of a seat of a battle. */
import type { Battle } from '../../battlefield/battle.ts';
import { seatOf } from '../../battlefield/under-lock/whose.ts';
import { t } from '../../words/t.ts';
import { goBack } from '../route.ts';
import { Day } from '../screens/frame.tsx';
import { SeatDoor } from '../seats/door.tsx';
import { personOf, seatCalled } from './names.ts';
import { tryPin, waitOf } from './table.ts';

/** What may be done about it. */
export function forgottenWords({ keys = {} }: Battle, seat: string) {
  if (seat === 'umpire') return 'seats-forgotten-umpire' as const;
  return 'umpire' in keys ? ('seats-forgotten-side' as const) : ('seats-forgotten-nobody' as const);
}

export function Door({ id, seat, battle }: { readonly id: string; readonly seat: string; readonly battle: Battle }) {
  const { side } = seatOf(seat);
  return (
    <SeatDoor
      seat={seat}
      called={seatCalled(battle, seat)}
      person={personOf(battle, seat)}
      side={side && `side-${side}`}
      forgotten={t(forgottenWords(battle, seat))}
      day={<Day slim />}
      tryPin={(pin) => tryPin(seat, pin)}
      waitOf={() => waitOf(seat)}
      onLeave={() => goBack('battle', id, 'turn')}
    />
  );
}
