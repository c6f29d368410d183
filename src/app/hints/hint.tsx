/** The hint over a question in the first turn of a first battle. One tap removes all hints for good. */
import { useEffect } from 'preact/hooks';
import type { Battle } from '../../battlefield/battle.ts';
import { t } from '../../words/t.ts';
import { Button } from '../components/index.ts';
import { hasSeen, sawHint } from '../session/settings.ts';
import { FIRST_BATTLE, LAST_TURN, situationOf } from './situations.ts';

const GUIDE = 'first-turn';

export function Hint({ battle }: { readonly battle: Battle }) {
  const situation = hasSeen(GUIDE) ? null : situationOf(battle);
  const over = battle.scenario.id === FIRST_BATTLE && battle.turn > LAST_TURN;
  // Players who finished it need no hints in the next battle.
  useEffect(() => {
    if (over && !hasSeen(GUIDE)) void sawHint(GUIDE);
  }, [over]);
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
