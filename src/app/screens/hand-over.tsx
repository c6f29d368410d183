/** The cover of a phone that is passed round. */
import type { SideId } from '../../book/terms.ts';
import { t } from '../../words/t.ts';
import { Cover } from '../components/index.ts';
import { battle, seat } from '../session/battle-session.ts';
import { BattleRail } from './frame.tsx';
import { playerOf } from './seat.tsx';

/** Replaces the screen until the player who is asked takes the phone. */
export function HandOver({ id, side }: { readonly id: string; readonly side: SideId }) {
  const now = battle.value!;
  return (
    <Cover
      key={side}
      to={playerOf(side)}
      side={side}
      note={t(now.phase === 6 ? 'cover-choose' : 'cover-rerolls')}
      onLift={() => {
        seat.value = side;
      }}
      rail={<BattleRail here="turn" id={id} />}
    />
  );
}
