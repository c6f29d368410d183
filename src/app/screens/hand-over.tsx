/** The phone in somebody's hand: the cover before it, and the line that says whose eyes it is for. */
import type { SideId } from '../../book/terms.ts';
import { Button, Cover } from '../components/index.ts';
import { battle, seat, viewer } from '../desk/desk.ts';
import { BattleRail } from './battle.tsx';

export const playerOf = (side: SideId): string => `the ${battle.value?.sides[side].name ?? ''} player`;

/** Stands in the place of the screen until the player who is asked takes the phone. */
export function HandOver({ id, side }: { readonly id: string; readonly side: SideId }) {
  const now = battle.value!;
  return (
    <Cover
      key={side}
      to={playerOf(side)}
      side={side}
      note={now.phase === 6 ? 'Choose the next formation, face down.' : 'Throw for your used re-roll dice.'}
      onLift={() => {
        seat.value = side;
      }}
      rail={<BattleRail here="Turn" id={id} />}
    />
  );
}

/** Whose eyes the screen is for, while it is in one hand. */
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
