/** A scenario whose secret part is still locked after its battle: a PIN that may read all restores it. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../words/t.ts';
import { More } from '../components/index.ts';
import { PinPad } from '../seats/pin-pad.tsx';
import { bringBackBy, liesLocked } from './kept-scenario.ts';

export function WholeAgain({ id, onBack }: { readonly id: string; readonly onBack: () => void }) {
  const [locked, set] = useState(false);
  const [wrong, tell] = useState(false);
  useEffect(() => {
    void liesLocked(id).then(set);
  }, [id]);
  if (!locked) return null;
  const enter = async (pin: string) => {
    const done = await bringBackBy(id, pin);
    tell(!done);
    if (!done) return;
    set(false);
    onBack();
  };
  return (
    <More label={t('whole-again')}>
      <PinPad
        said={t(wrong ? 'locked-file-wrong' : 'whole-again-note')}
        wrong={wrong}
        onPin={(pin) => void enter(pin)}
      />
    </More>
  );
}
