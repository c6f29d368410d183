/** The four words of the last turn, for both sides to note. */
import { t } from '../../../words/t.ts';
import { journal } from '../../session/battle-session.ts';
import { lastEnd } from '../../session/turn-ends.ts';
import { wordsOf } from '../../session/words-of.ts';

export function EndWords() {
  const record = journal.value;
  const hash = record && lastEnd(record);
  if (!hash) return null;
  return (
    <p class="end-words">
      <span class="note">{t('end-words-note')}</span> <b class="end-words__four">{wordsOf(hash)}</b>
    </p>
  );
}
