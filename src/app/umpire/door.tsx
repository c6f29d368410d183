/** The door of a seat: four figures open it, and nothing behind it is on the page before. */
import { useEffect, useState } from 'preact/hooks';
import type { Battle } from '../../battlefield/battle.ts';
import { seatOf } from '../../battlefield/under-lock/whose.ts';
import { t } from '../../words/t.ts';
import { Act, Button, classes, Question, Screen } from '../components/index.ts';
import { goBack } from '../route.ts';
import { Day } from '../screens/frame.tsx';
import { PinPad } from '../seats/pin-pad.tsx';
import type { Tried } from '../session/seat-locks.ts';
import { personOf, seatCalled } from './names.ts';
import { tryPin } from './table.ts';
import { saidOf, waitWords } from './tried.ts';

/** What may be done about it. */
function forgottenWords({ keys = {} }: Battle, seat: string) {
  if (seat === 'umpire') return 'seats-forgotten-umpire' as const;
  return 'umpire' in keys ? ('seats-forgotten-side' as const) : ('seats-forgotten-nobody' as const);
}

export function Door({ id, seat, battle }: { readonly id: string; readonly seat: string; readonly battle: Battle }) {
  const [came, set] = useState<Exclude<Tried, { ok: true }> | null>(null);
  const [busy, setBusy] = useState(false);
  const [forgotten, forget] = useState(false);
  const [now, tick] = useState(Date.now());
  useEffect(() => {
    const clock = setInterval(() => tick(Date.now()), 1000);
    return () => clearInterval(clock);
  }, []);
  const waits = came !== null && 'not' in came && came.not > now;
  const enter = async (pin: string) => {
    setBusy(true);
    const tried = await tryPin(seat, pin);
    tick(Date.now());
    setBusy(false);
    if (!tried.ok) set(tried);
  };
  const { side } = seatOf(seat);
  const person = personOf(battle, seat);
  const waiting = came && waits ? waitWords(came.not, now) : null;
  const said =
    (forgotten && t(forgottenWords(battle, seat))) ||
    (busy && t('seats-looking')) ||
    waiting ||
    (came && saidOf(came, now)) ||
    t('seats-look-away');
  return (
    <Screen day={<Day slim />}>
      <main class={classes('sheet__body', 'sink', side && `side-${side}`)}>
        <p class="note">{seatCalled(battle, seat)}</p>
        <Question>{t(came?.why === 'wrong' ? 'seats-not-these' : 'seats-your-figures', { who: person })}</Question>
        <PinPad
          key={seat}
          said={said}
          wrong={came !== null && !busy}
          closed={busy || waits || came?.why === 'shut'}
          onPin={(pin) => void enter(pin)}
          onForgotten={() => forget(true)}
        />
      </main>
      <Act label={t('shell-leave')}>
        <Button icon="cover" onClick={() => goBack('battle', id, 'turn')}>
          {t('seats-keep-covered')}
        </Button>
      </Act>
    </Screen>
  );
}
