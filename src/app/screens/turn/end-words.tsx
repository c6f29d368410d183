/** The four words of the turn that has ended, for both sides to note. */
import { t } from '../../../words/t.ts';
import { journal } from '../../session/battle-session.ts';
import { lastEnd } from '../../session/turn-ends.ts';
import { wordsOf } from '../../session/words-of.ts';

export function EndWords() {
  const record = journal.value;
  const hash = record && lastEnd(record);
  if (!hash) return null;
  return (
    <section class="end-words" aria-label={t('end-words')}>
      <p class="note">{t('end-words-note')}</p>
      <p class="end-words__four">{wordsOf(hash)}</p>
    </section>
  );
}
