/** Whose eyes the screen is for, while the phone is in one hand. */
import type { Battle } from '../../battlefield/battle.ts';
import type { SideId } from '../../book/terms.ts';
import { t } from '../../words/t.ts';
import { Button, Marked } from '../components/index.ts';
import { to } from '../route.ts';
import { battle, commander, openId, seat, viewer } from '../session/battle-session.ts';

export const playerOf = (side: SideId): string => t('cover-player', { side: battle.value?.sides[side].name ?? '' });

const nameOf = ({ sides, officers }: Battle, seat: string): string => {
  const [side, ...officer] = seat.split('.');
  if (side !== 'a' && side !== 'b') return t('cover-umpire');
  return officers[officer.join('.')]?.name ?? sides[side].name;
};

/** Where seats are under lock and none is open: the door of each, the umpire's last. */
export function Seats() {
  const now = battle.value;
  if (!now?.keys || viewer.value !== 'both') return null;
  const seats = Object.keys(now.keys).sort((one, other) => Number(one === 'umpire') - Number(other === 'umpire'));
  return (
    <nav class="seat" aria-label={t('sky-papers')}>
      {seats.map((each) => (
        <a key={each} href={to('battle', openId.value ?? '', 'papers', each)}>
          {nameOf(now, each)}
        </a>
      ))}
    </nav>
  );
}

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
