/** Phase 4: batteries bombard. */
import type { SideId } from '../../book/terms.ts';
import { type Battle, keepsBooks } from '../battle.ts';
import { bombard, bombardable, mayBombard } from '../fire/volleys.ts';
import { type Handlers, legal } from '../handling.ts';
import type { Play } from '../plays.ts';

export const handlers: Handlers<'fire'> = { fire: (d, { side, on }) => bombard(d, side, on) };

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
