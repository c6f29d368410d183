/** Phase 4: batteries bombard. */
import type { SideId } from '../../book/terms.ts';
import { type Battle, keepsBooks } from '../battle.ts';
import type { Handlers, Questions } from '../chapters.ts';
import { bombard, bombardable, mayBombard, volley } from '../fire/volleys.ts';
import { plays as legal } from '../handling.ts';
import type { Play } from '../plays.ts';

export { countVolleys } from '../fire/volleys.ts';

export const questions: Questions<'artillery'> = { volley };
export const plays: Handlers<'artillery'> = { fire: (d, { side, on }) => bombard(d, side, on) };

/** Every enemy a side's batteries may fire at. */
export function turnPlays(battle: Battle, side: SideId): Play[] {
  const stranger = mayBombard(battle, side, null).ok;
  return legal(
    ...bombardable(battle, side)
      .filter((unit) => keepsBooks(battle, side) || keepsBooks(battle, unit.side))
      .map((unit) => ({ do: 'fire', side, on: { unit: unit.id } }) as const),
    stranger && { do: 'fire', side, on: null },
  );
}
