/** How far the proof of a battle is. */
import { t } from '../../words/t.ts';
import { Question, Screen } from '../components/index.ts';
import { ProofHead } from './page.tsx';

export const Progress = ({
  title,
  line,
  lines,
}: {
  readonly title: string;
  readonly line: number;
  readonly lines: number;
}) => (
  <Screen>
    <main class="proof" aria-busy="true">
      <ProofHead title={title} />
      <Question>{t('proof-reading', { n: line, of: lines })}</Question>
      <progress max={Math.max(1, lines)} value={line} aria-label={t('proof-aside')} />
    </main>
  </Screen>
);
