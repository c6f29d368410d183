/** The stand-alone page: saved or sent, it checks a battle's file and fetches nothing. */
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { tooLarge } from '../../journal/file.ts';
import { loadWords } from '../../words/load.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { FileButton } from '../components/file-button.tsx';
import { Act, Notice, Question, Screen } from '../components/index.ts';
import { fetchFourWords, wordsSoon } from '../session/words-of.ts';
import { isApart, judgeFile, serve } from './apart.ts';
import { ProofHead, ProofPage } from './page.tsx';
import { Progress } from './progress.tsx';
import type { Report } from './report.ts';
import '../look/look.css';

type Shown =
  | { readonly at: 'choose'; readonly wrong?: string }
  | { readonly at: 'work'; readonly title: string; readonly line: number; readonly lines: number }
  | { readonly at: 'done'; readonly report: Report };

/** Resolves once the page has been painted. */
const painted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

function Verify() {
  const [shown, show] = useState<Shown>({ at: 'choose' });
  const check = async (file: File) => {
    // Checks the size before reading: the file may be endless, or a pipe.
    const large = tooLarge(file.size);
    if (large) {
      show({ at: 'choose', wrong: t('proof-cannot', { why: speak(large.said) }) });
      return;
    }
    show({ at: 'work', title: file.name, line: 0, lines: 0 });
    await painted();
    const judged = await judgeFile(file, (reached) => show({ at: 'work', ...reached }));
    if (!judged.ok) {
      show({ at: 'choose', wrong: t('proof-cannot', { why: speak(judged.why) }) });
      return;
    }
    show({ at: 'done', report: judged.report });
    scrollTo(0, 0);
  };
  const choose = (words: string) => (
    <FileButton primary words={words} note={t('proof-choose-note')} onFile={(file) => void check(file)} />
  );
  if (shown.at === 'work') return <Progress title={shown.title} line={shown.line} lines={shown.lines} />;
  if (shown.at === 'done')
    return <ProofPage report={shown.report} wordsOf={wordsSoon} act={choose(t('proof-another'))} />;
  return (
    <Screen foot={<Act>{choose(t('proof-choose'))}</Act>}>
      <main class="proof">
        <ProofHead />
        <Question>{t('proof-question')}</Question>
        {shown.wrong && <Notice what={shown.wrong} safe={t('proof-choose-note')} />}
        <p>{t('proof-stranger')}</p>
        <p class="note">{t('proof-campaigns')}</p>
      </main>
    </Screen>
  );
}

if (isApart()) serve();
else {
  await Promise.all([loadWords('shell', 'battle', 'proof', 'taking'), fetchFourWords()]);
  const app = document.getElementById('app');
  if (app) render(<Verify />, app);
}
