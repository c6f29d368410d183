/** The proof of the open battle. Only after its seed was shown, since the proof tells all. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../words/t.ts';
import { Button } from '../components/index.ts';
import { journal, seedShown, wholeRecord } from '../session/battle-session.ts';
import { wordsSoon } from '../session/words-of.ts';
import { ProofPage } from './page.tsx';
import { Progress } from './progress.tsx';
import type { Report } from './report.ts';
import { proved } from './walk.ts';

export function ProofRoom({ onClose }: { readonly onClose: () => void }) {
  const [report, show] = useState<Report | null>(null);
  const [line, reached] = useState(0);
  const [lines, setLines] = useState(0);
  useEffect(() => {
    let gone = false;
    const prove = async () => {
      const record = seedShown() === null ? null : await wholeRecord();
      if (gone) return;
      if (!record) return onClose();
      setLines(record.entries.length);
      const made = await proved({ ...record, lines: record.entries.length }, reached);
      if (!gone) show(made);
    };
    void prove();
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
    <ProofPage report={report} wordsOf={wordsSoon} act={back} />
  ) : (
    <Progress title={journal.value?.header.title ?? ''} line={line} lines={lines} />
  );
}
