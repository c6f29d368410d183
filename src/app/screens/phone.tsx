/** "Put it on your phone": how, what this browser keeps and for how long, and a test before the club night. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../words/t.ts';
import { Button, Choice, Masthead, Question, Screen } from '../components/index.ts';
import { to } from '../route.ts';
import { type Browser, type Complete, complete, DEVICES, deviceOf, howLong } from '../session/keeping.ts';
import { keepStorage } from '../session/phone.ts';
import { installed, installOffer, layLater, offlineReady } from '../update.ts';
import { STEPS, StepPicture } from './phone-pictures.tsx';
import '../look/phone.css';

const here: Browser = { userAgent: navigator.userAgent, fingers: navigator.maxTouchPoints };

export function PhonePage() {
  return (
    <Screen>
      <main>
        <Masthead aside={t('phone-aside')} />
        <Question>{t('home-put-on-phone')}</Question>
        <How />
        <h2 class="question">{t('phone-keeps')}</h2>
        <Keeps />
        <h2 class="question">{t('phone-flight')}</h2>
        <Flight />
        <Button href={to('settings')}>{t('shell-settings')}</Button>
        <Button kind="quiet" href={to()}>
          {t('shell-home')}
        </Button>
      </main>
    </Screen>
  );
}

function How() {
  const [device, setDevice] = useState(() => deviceOf(here));
  if (installed) return <p>{t('phone-is-installed')}</p>;
  // Its space is reserved even without an offer, so that nothing moves under a thumb.
  const offered = installOffer.value && offlineReady.value;
  const install = () => {
    void installOffer.value?.prompt();
    void keepStorage();
  };
  return (
    <>
      <Choice
        label={t('phone-device')}
        columns={3}
        value={device}
        options={DEVICES.map((value) => ({ value, label: t(`phone-${value}`) }))}
        onChange={setDevice}
      />
      <ol class="how">
        {STEPS.map((step) => (
          <li key={step} class="how__step">
            <StepPicture device={device} step={step} />
            <p>{t(`phone-${device}-${step}`)}</p>
          </li>
        ))}
      </ol>
      {device !== 'iphone' && (
        <Button kind="primary" reason={!offered && t('phone-install-not')} onClick={install}>
          {t('phone-install')}
        </Button>
      )}
    </>
  );
}

interface Kept {
  readonly promised: boolean | undefined;
  readonly used?: number | undefined;
  readonly room?: number | undefined;
}

const MB = 1_000_000;

function useKept() {
  const [kept, setKept] = useState<Kept | null>(null);
  const look = async () => {
    const { storage } = navigator;
    const promised = await storage?.persisted?.().catch(() => undefined);
    const estimate = await storage?.estimate?.().catch(() => undefined);
    setKept({ promised, used: estimate?.usage, room: estimate?.quota });
  };
  useEffect(() => {
    void look();
  }, []);
  return { kept, look };
}

function Keeps() {
  const { kept, look } = useKept();
  const how = kept && howLong(here, { installed, promised: kept.promised });
  const told = kept?.used !== undefined && kept.room !== undefined;
  return (
    <>
      <p class="how__told" role="status">
        {how && t('phone-how-long', { how })}{' '}
        {told && t('phone-used', { used: Math.ceil((kept.used ?? 0) / MB), room: Math.floor((kept.room ?? 0) / MB) })}
      </p>
      <p>{t('phone-private')}</p>
      <p>{t('phone-file')}</p>
      <Button reason={how === 'promised' && t('phone-promised')} onClick={() => void keepStorage().then(look, look)}>
        {t('phone-ask')}
      </Button>
    </>
  );
}

function saidOf(found: Complete): string {
  switch (found.is) {
    case 'here':
      return t('phone-all-here', { n: found.of });
    case 'missing':
      return t('phone-missing', { n: found.of, missing: found.missing });
    case 'not-yet':
      return t('phone-not-yet');
  }
}

function Flight() {
  const [found, setFound] = useState<Complete | null>(null);
  const look = async () => {
    await layLater();
    setFound(await complete());
  };
  return (
    <ol class="how how--told">
      <li>
        <p>{t('phone-flight-1')}</p>
        <Button onClick={() => void look()}>{t('phone-check')}</Button>
        <p class="how__told" role="status" data-found={found?.is}>
          {found && saidOf(found)}
        </p>
      </li>
      {([2, 3, 4, 5] as const).map((step) => (
        <li key={step}>
          <p>{t(`phone-flight-${step}`)}</p>
        </li>
      ))}
    </ol>
  );
}
