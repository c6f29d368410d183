/** What to do about a damaged record: play on in a copy, or export everything stored as a file. */
import { useState } from 'preact/hooks';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { Button } from '../components/index.ts';
import { savePieces } from '../session/pieces.ts';

export interface DamagedProps {
  readonly id: string;
  /** Absent if nothing of it can be shown. */
  readonly onCopy?: (() => void) | undefined;
}

export function Damaged({ id, onCopy }: DamagedProps) {
  const [wrong, setWrong] = useState('');
  const save = async () => {
    const saved = await savePieces(id);
    setWrong(saved.ok ? '' : speak(saved.said));
  };
  return (
    <>
      {onCopy && (
        <Button note={t('damaged-copy-note')} onClick={onCopy}>
          {t('damaged-copy')}
        </Button>
      )}
      <Button icon="file" note={t('damaged-save-note')} onClick={() => void save()}>
        {t('damaged-save')}
      </Button>
      {wrong && <p role="status">{wrong}</p>}
    </>
  );
}
