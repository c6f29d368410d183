/** The ways on from a record that is not as it was written: a copy to play on in, and everything that is stored, as a file. */
import { useState } from 'preact/hooks';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { Button } from '../components/index.ts';
import { goOnInCopy } from '../go-on-in-copy.ts';
import { battle } from '../session/battle-session.ts';
import { savePieces } from '../session/pieces.ts';

export function Damaged({ id }: { readonly id: string }) {
  const [wrong, setWrong] = useState('');
  const save = async () => {
    const saved = await savePieces(id);
    setWrong(saved.ok ? '' : speak(saved.said));
  };
  return (
    <>
      {battle.value && (
        <Button note={t('damaged-copy-note')} onClick={() => void goOnInCopy('damaged')}>
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
