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

export function BySides({
  battle,
  of,
  children,
}: {
  readonly battle: Battle;
  readonly of: (side: SideId) => number;
  readonly children: (side: SideId) => ComponentChildren;
}) {
  const sides = ownSides(battle).filter((side) => of(side) > 0);
  return (
    <>
      {sides.map((side) => (
        <section key={side} class={`side-${side} by-side`} aria-label={battle.sides[side].name}>
          <h2 class="side-name">
            <Flag side={side} size={20} />
            {battle.sides[side].name}
          </h2>
          {children(side)}
        </section>
      ))}
    </>
  );
}
