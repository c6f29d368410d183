/** The proof of the battle that is open: only once its seed was shown, for it tells all. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../words/t.ts';
import { Button } from '../components/index.ts';
import { recordNow, seedShown } from '../session/battle-session.ts';
import { wordsOf } from '../session/words-of.ts';
import { ProofPage } from './page.tsx';
import { Progress } from './progress.tsx';
import type { Report } from './report.ts';
import { proved } from './walk.ts';

export function ProofRoom({ onClose }: { readonly onClose: () => void }) {
  const [report, show] = useState<Report | null>(null);
  const [line, reached] = useState(0);
  const record = seedShown() === null ? null : recordNow();
  const lines = record?.entries.length ?? 0;
  useEffect(() => {
    let gone = false;
    if (record) void proved({ ...record, lines }, reached).then((made) => !gone && show(made));
    else onClose();
    return () => {
      gone = true;
    };
  }, []);
  const back = (
    <>
      <Button kind="primary" onClick={onClose}>
        {t('proof-back')}
      </Button>
      <Button href="./verify.html" note={t('proof-page-note')}>
        {t('proof-page')}
      </Button>
    </>
  );
  return report ? (
    <ProofPage report={report} wordsOf={wordsOf} act={back} />
  ) : (
    <Progress title={record?.header.title ?? ''} line={line} lines={lines} />
  );
}
