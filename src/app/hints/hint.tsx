/** The hint over a question in the first turn of a first battle. One tap removes all hints for good. */
import type { Battle } from '../../battlefield/battle.ts';
import { t } from '../../words/t.ts';
import { Button } from '../components/index.ts';
import { sawHint } from '../session/settings.ts';
import { GUIDE } from './first-battle.tsx';
import { situationOf } from './situations.ts';

export function Hint({ battle }: { readonly battle: Battle }) {
  const situation = situationOf(battle);
  if (!situation) return null;
  return (
    <aside class="hint-line" aria-label={t('hint-aside')}>
      <p role="status">{t(`hint-${situation}`)}</p>
      <Button kind="quiet" onClick={() => void sawHint(GUIDE)}>
        {t('hint-none')}
      </Button>
    </aside>
  );
}
