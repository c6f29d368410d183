/** Numbered lines of a battle's file: the first few, the rest on request. */
import { useState } from 'preact/hooks';
import { inWords, speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { Button, Icon, type IconName, Marked } from '../components/index.ts';
import type { ProofLine } from './report.ts';

const FIRST = 3;

export const Line = ({
  seq,
  icon,
  text,
  note,
  wrong,
}: {
  readonly seq: number;
  readonly icon: IconName;
  readonly text: string;
  readonly note?: string;
  readonly wrong?: boolean;
}) => (
  <li class={wrong ? 'is-danger' : undefined}>
    <span>{seq}</span>
    <Icon name={icon} size={20} />
    <span>
      <Marked text={text} /> {note && <small>{note}</small>}
    </span>
  </li>
);

export interface LinesProps {
  readonly head: string;
  readonly icon: IconName;
  readonly lines: readonly ProofLine[];
  readonly under?: string;
}

export function Lines({ head, icon, lines, under }: LinesProps) {
  const [all, show] = useState(false);
  if (lines.length === 0) return null;
  const shown = all || lines.length <= FIRST + 1 ? lines : lines.slice(0, FIRST);
  return (
    <section class="proof__part">
      <div class="proof__head">
        <h2>{head}</h2>
        <span>{t('proof-lines', { n: lines.length })}</span>
      </div>
      <ol class="lineage">
        {shown.map(({ seq, text, note }, i) => (
          <Line key={`${seq}.${i}`} seq={seq} icon={icon} text={speak(text)} note={inWords(note)} />
        ))}
      </ol>
      {shown.length < lines.length && (
        <Button onClick={() => show(true)}>{t('proof-show-more', { n: lines.length - shown.length })}</Button>
      )}
      {under && <p>{under}</p>}
    </section>
  );
}
