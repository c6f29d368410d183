/** The sides, for screens of the turn that handle each. */
import type { ComponentChildren } from 'preact';
import { type Battle, keepsBooks } from '../../../battlefield/battle.ts';
import { SIDES, type SideId } from '../../../book/terms.ts';
import { Flag } from '../../components/index.ts';
import { viewer } from '../../session/battle-session.ts';

/** The sides this phone plays for. */
export const ownSides = (battle: Battle): SideId[] =>
  SIDES.filter(
    (side) =>
      keepsBooks(battle, side) && (viewer.value === side || viewer.value === 'both' || viewer.value === 'umpire'),
  );

/** A seat under lock is open, and does alone nothing that all agree on. */
export const isOneSeat = ({ keys }: Battle): boolean =>
  Boolean(keys) && viewer.value !== 'both' && viewer.value !== 'umpire';

interface BySidesProps<T> {
  readonly battle: Battle;
  readonly sides?: readonly SideId[];
  /** What each side is shown for; a side without any is left out. */
  readonly all?: readonly T[];
  readonly named?: (side: SideId) => string;
  readonly children: (side: SideId, its: readonly T[]) => ComponentChildren;
}

export function BySides<T extends { readonly side: SideId }>({
  battle,
  sides = ownSides(battle),
  all,
  named = (side) => battle.sides[side].name,
  children,
}: BySidesProps<T>) {
  const its = (of: SideId) => (all ?? []).filter(({ side }) => side === of);
  const shown = sides.filter((side) => !all || its(side).length > 0);
  return (
    <>
      {shown.map((side) => (
        <section key={side} class={`side-${side} by-side`} aria-label={named(side)}>
          <h2 class="side-name">
            <Flag side={side} size={20} />
            {named(side)}
          </h2>
          {children(side, its(side))}
        </section>
      ))}
    </>
  );
}
