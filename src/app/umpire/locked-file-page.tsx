/** A file that only the umpire opens, or either side if there is none: asks for the PIN, then judges the content. */
import { useState } from 'preact/hooks';
import { t } from '../../words/t.ts';
import { Button, Notice, Question } from '../components/index.ts';
import { PinPad } from '../seats/pin-pad.tsx';
import { openLockedFile, readLockedFile } from '../session/locked-file.ts';
import { locks } from './locks.ts';

export interface LockedFilePageProps {
  readonly text: string;
  /** The record's own file, and the PIN that opened it. */
  readonly onOpened: (record: string, pin: string) => void;
  readonly onLeave: () => void;
}

export function LockedFilePage({ text, onOpened, onLeave }: LockedFilePageProps) {
  const [file, setFile] = useState(() => readLockedFile(text));
  const [wrong, tell] = useState(false);
  const [busy, work] = useState(false);
  const enter = async (pin: string) => {
    if (!file) return;
    work(true);
    for (const seat of Object.keys(file.locks)) {
      const inside = await openLockedFile(file, seat, pin);
      if (inside === 'damaged') return setFile(null);
      if (!inside) continue;
      // A seat that is already here keeps its current PIN.
      for (const lock of inside.locks) if (!(await locks.lockOf(lock.public))) await locks.keep(lock);
      return onOpened(inside.record, pin);
    }
    work(false);
    tell(true);
  };
  if (!file)
    return (
      <>
        <Notice what={t('locked-file-damaged')} safe={t('locked-file-safe')} />
        <Button onClick={onLeave}>{t('seats-not-now')}</Button>
      </>
    );
  const umpired = 'umpire' in file.locks;
  return (
    <>
      <p class="note">{file.title}</p>
      <Question>
        {t(file.scovell.of ? 'locked-file-keeper' : umpired ? 'locked-file-umpire' : 'locked-file-side')}
      </Question>
      <PinPad
        said={t((busy && 'seats-looking') || (wrong && 'locked-file-wrong') || 'seats-look-away')}
        wrong={wrong && !busy}
        closed={busy}
        onPin={(pin) => void enter(pin)}
      />
      <Button onClick={onLeave}>{t('seats-not-now')}</Button>
    </>
  );
}
