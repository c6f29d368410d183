/** What the seat had half written when it closed: one tap goes on with it. */
import { t } from '../../words/t.ts';
import { Button } from '../components/index.ts';
import { offered, takeUp } from './drafts.ts';

export function HalfWritten({ onTaken }: { readonly onTaken?: (of: string) => void }) {
  const left = Object.entries(offered.value);
  return left.length === 0 ? null : (
    <section aria-label={t('seats-half-written')}>
      <h2>{t('seats-half-written')}</h2>
      {left.map(([of, text]) => (
        <Button
          key={of}
          note={t('seats-go-on')}
          onClick={() => {
            takeUp(of);
            onTaken?.(of);
          }}
        >
          {text}
        </Button>
      ))}
    </section>
  );
}
