/** The door of a seat, for any game: four digits open it. Nothing behind it is on the page before that. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../words/t.ts';
import { Act, Button, classes, Question, Screen } from '../components/index.ts';
import { pageTime, type Tried } from '../session/seat-locks.ts';
import { PinPad } from './pin-pad.tsx';
import { saidOf, waitWords } from './tried.ts';

export interface SeatDoorProps {
  readonly seat: string;
  /** The seat's name and its player. */
  readonly called: string;
  readonly person: string;
  readonly side?: string | false | null | undefined;
  /** What to do about a forgotten PIN. */
  readonly forgotten: string;
  readonly day: ComponentChildren;
  readonly tryPin: (pin: string) => Promise<Tried>;
  /** When the wait of this seat ends, by the page's own time. */
  readonly waitOf: () => Promise<number>;
  readonly onLeave: () => void;
}

export function SeatDoor({ seat, called, person, side, forgotten, day, tryPin, waitOf, onLeave }: SeatDoorProps) {
  const [came, set] = useState<Exclude<Tried, { ok: true }> | null>(null);
  const [busy, setBusy] = useState(false);
  const [asked, forget] = useState(false);
  const [now, tick] = useState(pageTime());
  const [end, waitTill] = useState(0);
  useEffect(() => {
    // A wait that is over ends as it is asked for: the hand of this clock stood still since.
    const look = () =>
      void waitOf().then((until) => {
        tick(pageTime());
        waitTill(until);
      });
    look();
    let n = 0;
    const clock = setInterval(() => {
      tick(pageTime());
      n += 1;
      if (n % 5 === 0) look();
    }, 1000);
    return () => clearInterval(clock);
  }, []);
  const waits = end > now;
  const enter = async (pin: string) => {
    forget(false);
    setBusy(true);
    const tried = await tryPin(pin);
    tick(pageTime());
    setBusy(false);
    if (tried.ok) return;
    if ('not' in tried) waitTill(tried.not);
    if (tried.why !== 'wait') set(tried);
  };
  const waiting = waits ? waitWords(end, now) : null;
  const said =
    (asked && forgotten) ||
    (busy && t('seats-looking')) ||
    waiting ||
    (came && saidOf(came, now, forgotten)) ||
    t('seats-look-away');
  return (
    <Screen day={day}>
      <main class={classes('sheet__body', 'sink', side)}>
        <p class="note">{called}</p>
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
        <Button icon="cover" onClick={onLeave}>
          {t('seats-keep-covered')}
        </Button>
      </Act>
    </Screen>
  );
}
