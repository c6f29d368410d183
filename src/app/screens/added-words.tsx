/**
 * The words both sides add to the phone's secret once its seal is shown: a word or a dice throw, one field a side. The
 * phone cannot choose its secret to suit the words, nor the players their words to suit the secret.
 */
import { SIDES } from '../../book/terms.ts';
import type { Seed } from '../../engine/chance.ts';
import { sealOf } from '../../engine/chance.ts';
import { t } from '../../words/t.ts';
import { Field, More } from '../components/index.ts';
import { wordsOf } from '../session/words-of.ts';

/** The longest text of a side, in letters. */
const MOST = 80;

export interface AddedWordsProps {
  readonly seed: Seed;
  readonly sides: Readonly<Record<(typeof SIDES)[number], { readonly name: string }>>;
  readonly added: readonly string[];
  /** Something was already thrown with them, so they stay as they are. */
  readonly closed: boolean;
  readonly onChange: (added: readonly string[]) => void;
}

export const AddedWords = ({ seed, sides, added, closed, onChange }: AddedWordsProps) => (
  <More label={t('set-up-add')}>
    <div class="form">
      <p>{t('set-up-add-sealed')}</p>
      <p class="end-words__four">{wordsOf(sealOf(seed))}</p>
      <p class="seal">{sealOf(seed)}</p>
      <p class="note">{t('set-up-add-then')}</p>
      {SIDES.map((side, i) => (
        <Field key={side} label={t('set-up-add-side', { side: sides[side].name })}>
          {(it) => (
            <input
              {...it}
              value={added[i] ?? ''}
              maxLength={MOST}
              autocomplete="off"
              readOnly={closed}
              onInput={({ currentTarget: { value } }) =>
                onChange(SIDES.map((_, at) => (at === i ? value : (added[at] ?? ''))))
              }
            />
          )}
        </Field>
      ))}
      {closed && <p class="note">{t('set-up-add-closed')}</p>}
      <p class="note">{t('seal-limits')}</p>
    </div>
  </More>
);
