/** The doors of a campaign under lock: of each power's seat, of the keeper's, and of a record this device has not read yet. */
import { useEffect, useState } from 'preact/hooks';
import type { Campaign, Setup } from '../../../campaign/empires-in-arms/campaign.ts';
import { isPower } from '../../../campaign/empires-in-arms/vocabulary.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { Button, Masthead, Notice, Screen } from '../../components/index.ts';
import { goBack, goInstead } from '../../route.ts';
import { useChosen } from '../../seats/chosen-pins.ts';
import { SeatDoor } from '../../seats/door.tsx';
import { Figures } from '../../seats/figures.tsx';
import type { Pins } from '../../session/new-locks.ts';
import { takePinOf } from '../opened-with.ts';
import { MonthHead, nameIn } from './frame.tsx';
import { beginLocked, readHere, tryPin, waitOf } from './seats.ts';
import { KEEPER } from './table-key.ts';

const calledOf = (state: Campaign, seat: string): string => (isPower(seat) ? nameIn(state, seat) : t('eia-keeper'));

interface DoorProps {
  readonly id: string;
  readonly state: Campaign;
  readonly seat: string;
}
export function PowerDoor({ id, state, seat }: DoorProps) {
  const called = calledOf(state, seat);
  return (
    <SeatDoor
      seat={seat}
      called={called}
      person={isPower(seat) ? state.powers[seat]?.player || called : t('eia-keeper-who')}
      forgotten={t(seat === KEEPER ? 'eia-forgotten-keeper' : 'eia-forgotten')}
      day={<MonthHead id={id} />}
      tryPin={(pin) => tryPin(state, seat, pin)}
      waitOf={() => waitOf(state, seat)}
      onLeave={() => goBack('campaign', id, 'month')}
    />
  );
}

/** Its deeds lie covered, and this device does not know the cipher: the keeper takes it out once. */
export function Unread({ id, state }: Omit<DoorProps, 'seat'>) {
  // Whoever opened its file just now has entered it.
  const [asks, ask] = useState(false);
  useEffect(() => {
    const pin = takePinOf(id);
    if (pin === null) ask(true);
    else void readHere(state, pin).then((came) => ask(!came.ok));
  }, []);
  if (!asks)
    return (
      <Screen day={<MonthHead id={id} />}>
        <main class="sheet__body">
          <p role="status">{t('seats-looking')}</p>
        </main>
      </Screen>
    );
  return (
    <SeatDoor
      seat={KEEPER}
      called={t('eia-unread-note')}
      person={t('eia-keeper-who')}
      forgotten={t('eia-forgotten-keeper')}
      day={<MonthHead id={id} />}
      tryPin={(entered) => readHere(state, entered)}
      waitOf={() => waitOf(state, KEEPER)}
      onLeave={() => goInstead('campaigns')}
    />
  );
}

/** Before a campaign under lock begins: the keeper and each power enter four figures of their own, twice. */
export function PinsOf({ setup, onLeave }: { readonly setup: Setup; readonly onLeave: () => void }) {
  const chosen = useChosen();
  const [wrong, tell] = useState<string | null>(null);
  const seats = [KEEPER, ...setup.powers.map(({ id }) => id)];
  const next = seats[chosen.n];
  if (next !== undefined) {
    const begin = async (pins: Pins) => {
      const begun = await beginLocked(setup, pins);
      if (begun.ok) goInstead('campaign', begun.id);
      else tell(speak(begun.said));
    };
    const enter = (pin: string) => {
      chosen.add(next, pin);
      if (next === seats.at(-1)) void begin(chosen.take());
    };
    const who = isPower(next) ? t(`eia-power-${next}`) : t('eia-keeper-who');
    return <Figures key={next} aside={t('campaign-masthead')} who={who} onPin={enter} onLeave={onLeave} />;
  }
  return (
    <Screen>
      <main class="campaign eia">
        <Masthead aside={t('campaign-masthead')} />
        {wrong ? <Notice what={wrong} safe={t('campaign-others-safe')} /> : <p role="status">{t('seats-locking')}</p>}
        {wrong && <Button onClick={onLeave}>{t('seats-not-now')}</Button>}
      </main>
    </Screen>
  );
}
