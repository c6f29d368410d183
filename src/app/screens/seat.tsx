/** Whose eyes the screen is for, while the phone is in one hand. */
import type { SideId } from '../../book/terms.ts';
import { Button } from '../components/index.ts';
import { battle, seat, viewer } from '../session/battle-session.ts';

export const playerOf = (side: SideId): string => `the ${battle.value?.sides[side].name ?? ''} player`;

export function Seat() {
  const now = battle.value;
  if (now?.keeps !== 'both' || viewer.value === 'both') return null;
  return (
    <p class="seat">
      <span>
        For <b>{viewer.value === 'umpire' ? 'the umpire' : playerOf(viewer.value)}</b> alone
      </span>
      <Button
        kind="quiet"
        onClick={() => {
          seat.value = 'both';
        }}
      >
        Cover it
      </Button>
    </p>
  );
}
