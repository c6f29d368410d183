/** Chooses whose view the screen shows on a shared phone. */
import type { SideId } from '../../book/terms.ts';
import { t } from '../../words/t.ts';
import { Button, Marked } from '../components/index.ts';
import { goInstead, route, to } from '../route.ts';
import { battle, commander, openId, seat, viewer } from '../session/battle-session.ts';

export const playerOf = (side: SideId): string => t('cover-player', { side: battle.value?.sides[side].name ?? '' });

/** Papers under lock are left as they are covered: whoever comes next has a door of his own. */
function cover(): void {
  seat.value = 'both';
  const [, id, room] = route.value;
  if (battle.value?.keys && id && room === 'papers') goInstead('battle', id, 'turn');
}

export function Seat() {
  const now = battle.value;
  if (now?.keeps !== 'both' || viewer.value === 'both') return null;
  return (
    <p class="seat">
      <a href={now.keys && to('battle', openId.value ?? '', 'papers', commander.value ?? viewer.value)}>
        <Marked text={t('seat-for', { who: viewer.value === 'umpire' ? t('cover-umpire') : playerOf(viewer.value) })} />
      </a>
      <Button kind="quiet" onClick={cover}>
        {t('seat-cover')}
      </Button>
    </p>
  );
}
