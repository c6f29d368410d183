/** A player chooses a four-digit PIN and enters it twice. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { t } from '../../words/t.ts';
import { Act, Button, classes, Masthead, Question, Screen } from '../components/index.ts';
import { PinPad } from './pin-pad.tsx';

/** Asks for a PIN twice. */
export function TwicePad({ who, onPin }: { readonly who: string; readonly onPin: (pin: string) => void }) {
  const [first, set] = useState<string | null>(null);
  const [differs, tell] = useState(false);
  const enter = (pin: string) => {
    if (first === null) {
      tell(false);
      return set(pin);
    }
    set(null);
    if (pin === first) return onPin(pin);
    tell(true);
  };
  return (
    <>
      <Question>{t(first === null ? 'seats-choose-figures' : 'seats-same-again', { who })}</Question>
      <PinPad
        key={first === null ? 'first' : 'again'}
        said={t(differs ? 'seats-not-the-same' : 'seats-choose-note')}
        wrong={differs}
        onPin={enter}
      />
    </>
  );
}

interface FiguresProps {
  /** What is being started, beside the app's name. */
  readonly aside: string;
  readonly who: string;
  readonly onPin: (pin: string) => void;
  readonly onLeave: () => void;
}
export function Figures({ aside, who, onPin, onLeave }: FiguresProps) {
  // Whose PIN it is stands at the top, however far down the page before was read.
  useLayoutEffect(() => scrollTo(0, 0), [who]);
  return (
    <Screen>
      <main class={classes('sheet__body', 'sink')}>
        <Masthead aside={aside} />
        <TwicePad who={who} onPin={onPin} />
      </main>
      <Act label={t('shell-leave')}>
        <Button onClick={onLeave}>{t('seats-not-now')}</Button>
      </Act>
    </Screen>
  );
}
