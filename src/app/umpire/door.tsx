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

const MINUTE = 60_000;

/** What is said of a try that failed. */
function saidOf(tried: Exclude<Tried, { ok: true }>, now: number): string {
  switch (tried.why) {
    case 'shut':
      return t('seats-shut');
    case 'none':
      return t('seats-no-lock');
    case 'disk':
      return t('seats-not-counted');
    case 'wait':
      return t('seats-wait', { n: Math.max(1, Math.ceil((tried.not - now) / MINUTE)) });
    case 'wrong':
      return tried.left === null ? t('seats-wrong-umpire') : t('seats-wrong-left', { n: tried.left });
  }
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
  const waiting = came && waits ? t('seats-wait', { n: Math.max(1, Math.ceil((came.not - now) / MINUTE)) }) : null;
  const said =
    (forgotten && t(seat === 'umpire' ? 'seats-forgotten-umpire' : 'seats-forgotten-side')) ||
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
