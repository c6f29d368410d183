/** Chooses whose view the screen shows on a shared phone. */
import type { SideId } from '../../book/terms.ts';
import { t } from '../../words/t.ts';
import { Button, Marked } from '../components/index.ts';
import { to } from '../route.ts';
import { battle, commander, openId, seat, viewer } from '../session/battle-session.ts';

export const playerOf = (side: SideId): string => t('cover-player', { side: battle.value?.sides[side].name ?? '' });

export function Seat() {
  const now = battle.value;
  if (now?.keeps !== 'both' || viewer.value === 'both') return null;
  return (
    <p class="seat">
      <a href={now.keys && to('battle', openId.value ?? '', 'papers', commander.value ?? viewer.value)}>
        <Marked text={t('seat-for', { who: viewer.value === 'umpire' ? t('cover-umpire') : playerOf(viewer.value) })} />
      </a>
      <Button
        kind="quiet"
        onClick={() => {
          seat.value = 'both';
        }}
      >
        {t('seat-cover')}
      </Button>
    </p>
  );
}
