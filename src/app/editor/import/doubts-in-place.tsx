/** The doubts about an entry, in place: the question, what each answer does, and the proposed answer pressed. */
import { sharedOptions } from '../../../orders-of-battle/doubts.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { Button, Choice } from '../../components/index.ts';
import { origin } from '../session.ts';
import type { Laid } from './asks.ts';
import { answer } from './deeds.ts';
import { isOpen, Sign } from './entry-words.tsx';

export function Doubts({ ids, laid }: { readonly ids: readonly string[]; readonly laid: Laid }) {
  const given = origin.value.answers;
  return (
    <div>
      {laid.doubts
        .filter(({ id }) => ids.includes(id))
        .map((of) => {
          const asks = speak(of.asks);
          const alike = laid.doubts.filter(({ group }) => group === of.group);
          const chosen = laid.answers[of.id];
          const all =
            alike.length > 1 && given[of.id] !== undefined && sharedOptions(alike).some(({ id }) => id === chosen);
          return (
            <div key={of.id} class="one-doubt">
              <p>
                {isOpen(of.id) && (
                  <Sign of={of.kind === 'parent-and-parts' || of.kind === 'stated' ? 'short' : 'doubt'} />
                )}
                <span>
                  <b>{t(`reader-doubt-${of.kind}`)}.</b> {asks}
                </span>
              </p>
              <Choice
                label={asks}
                quiet
                confirms={isOpen(of.id)}
                columns={2}
                value={chosen}
                options={of.options.map(({ id, label }) => ({
                  value: id,
                  label: speak(label),
                  ...(id === of.proposed && { note: t(isOpen(of.id) ? 'reader-proposed-tap' : 'reader-proposed') }),
                }))}
                onChange={(option) => answer({ [of.id]: option })}
              />
              {all && chosen !== undefined && (
                <Button onClick={() => answer(Object.fromEntries(alike.map(({ id }) => [id, chosen])))}>
                  {t('reader-sheet-same', { n: alike.length })}
                </Button>
              )}
            </div>
          );
        })}
    </div>
  );
}
