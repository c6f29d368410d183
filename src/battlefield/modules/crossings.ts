/** Bridges, fords and ditches. */
import { type Handlers, type UnitPlays, withUnit } from '../handling.ts';
import { cross, crossingsOf, mayCross } from '../movement/crossings.ts';
import type { Play } from '../plays.ts';

export const handlers: Handlers<'cross'> = {
  cross: (d, { unit, over, deed }) => withUnit(d, unit, (it) => cross(d, it, over, deed)),
};

/** The next step over each bridge. */
export const unitPlays: UnitPlays = (battle, unit) =>
  crossingsOf(battle).flatMap(({ id: over }) =>
    (['reach', 'try', 'leave'] as const)
      .filter((deed) => mayCross(battle, unit, over, deed).ok)
      .map((deed): Play => ({ do: 'cross', unit: unit.id, over, deed })),
  );
