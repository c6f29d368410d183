/** A battle or campaign from outside: what it would change here, and yes or no. */
import { useState } from 'preact/hooks';
import { fileNameOf } from '../../scenarios/file-name.ts';
import { t } from '../../words/t.ts';
import { Button, Notice, Question } from '../components/index.ts';
import { download } from '../session/download.ts';
import type { Offered } from '../session/record-taking.ts';

export function RecordOffer({
  of,
  onTaken,
  onLeave,
}: {
  readonly of: Offered;
  readonly onTaken: (id: string) => void;
  readonly onLeave: () => void;
}) {
  const [wrong, setWrong] = useState<string | null>(null);
  const [taking, setTaking] = useState(false);
  const { change, entries, more, damaged } = of;
  const yes = async () => {
    setTaking(true);
    const taken = await of.take();
    setTaking(false);
    if (taken.ok) onTaken(taken.id);
    else setWrong(taken.sentence);
  };
  return (
    <>
      <Question>{of.title}</Question>
      {damaged && entries < damaged.of && (
        <Notice what={t('taking-damaged', { entries, of: damaged.of })} safe={t('taking-damaged-apart')} />
      )}
      {damaged && entries === damaged.of && <Notice what={t('taking-damaged-around')} />}
      {of.odd !== undefined && <p>{t('taking-odd', { line: of.odd, rules: of.rules })}</p>}
      <p>{t('taking-what', { change, entries, more })}</p>
      {wrong && <Notice what={wrong} safe={t('taking-safe')} />}
      <div class="deeds">
        <Button kind="primary" reason={taking && t('shell-on-its-way')} onClick={() => void yes()}>
          {t('taking-yes', { change })}
        </Button>
        {damaged && (
          <Button
            icon="file"
            note={t('taking-keep-file-note')}
            onClick={() => download(`${fileNameOf(of.title, '')}.scovell-damaged.txt`, damaged.text, 'text/plain')}
          >
            {t('taking-keep-file')}
          </Button>
        )}
        <Button kind="quiet" onClick={onLeave}>
          {t('taking-leave')}
        </Button>
      </div>
    </>
  );
}
