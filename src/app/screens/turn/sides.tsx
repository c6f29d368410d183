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
  sides = ownSides(battle),
  of = () => 1,
  named = (side) => battle.sides[side].name,
  children,
}: {
  readonly battle: Battle;
  readonly sides?: readonly SideId[];
  /** Of 0 there is nothing to show. */
  readonly of?: (side: SideId) => number;
  readonly named?: (side: SideId) => string;
  readonly children: (side: SideId) => ComponentChildren;
}) {
  const shown = sides.filter((side) => of(side) > 0);
  return (
    <>
      {shown.map((side) => (
        <section key={side} class={`side-${side} by-side`} aria-label={named(side)}>
          <h2 class="side-name">
            <Flag side={side} size={20} />
            {named(side)}
          </h2>
          {children(side)}
        </section>
      ))}
    </>
  );
}
