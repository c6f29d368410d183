/** The room of a seat under lock: its door, and behind it what that seat alone may see. */
import { seatOf } from '../../battlefield/under-lock/whose.ts';
import { t } from '../../words/t.ts';
import { Act, Button, Empty, Screen } from '../components/index.ts';
import { goInstead, to } from '../route.ts';
import { BattleRail, Day, Troubles } from '../screens/frame.tsx';
import { battle as now, seen } from '../session/battle-session.ts';
import { Desk } from './desk.tsx';
import { Door } from './door.tsx';
import { SeatPapers } from './seat-papers.tsx';
import { closeSeat, openSeat, papers } from './table.ts';
import '../seats/seats.css';

export function SeatRoom({ id, seat }: { readonly id: string; readonly seat: string }) {
  const battle = seen.value?.battle;
  if (!battle || !now.value) return null;
  if (!Object.hasOwn(battle.keys ?? {}, seat))
    return (
      <Screen day={<Day slim />} foot={<BattleRail here={null} id={id} />}>
        <main>
          <Empty what={t('seats-no-such')} todo={t('seats-none-todo')}>
            <Button kind="primary" href={to('battle', id, 'turn')}>
              {t('shell-done')}
            </Button>
          </Empty>
        </main>
      </Screen>
    );
  if (openSeat.value !== seat) return <Door id={id} seat={seat} battle={battle} />;
  const { side } = seatOf(seat);
  const leave = () => {
    closeSeat();
    goInstead('battle', id, 'turn');
  };
  if (!side && papers.value) return <Desk id={id} battle={battle} papers={papers.value} onCover={leave} />;
  return (
    <Screen day={<Day slim />} foot={<BattleRail here={null} id={id} />}>
      <main class="papers">
        <Troubles />
        {!papers.value && <p class="note">{t('seats-opening')}</p>}
        {papers.value && side && <SeatPapers seat={seat} side={side} battle={battle} papers={papers.value} />}
        <Act label={t('shell-leave')}>
          <Button kind="primary" icon="cover" onClick={leave}>
            {t('seat-cover')}
          </Button>
        </Act>
      </main>
    </Screen>
  );
}
