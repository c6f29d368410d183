/** Which army goes on which side: as chosen, or else by who fights whom. */
import type { SideId } from '../../../book/terms.ts';
import type { Origin } from '../../../orders-of-battle/origin.ts';
import type { Heading } from '../../../orders-of-battle/proposed.ts';
import { isFoe } from '../../../orders-of-battle/sides.ts';
import type { Draft } from '../../../scenarios/draft.ts';
import { guessNation } from '../../../scenarios/nations.ts';
import { draft } from '../session.ts';

type Army = Heading & { readonly id: string };
export type Placed = SideId | 'none';

const nationOf = ({ nation, name, commander }: Heading): string | undefined =>
  (nation && guessNation(nation)) ?? guessNation(name) ?? (commander ? guessNation(commander) : undefined);

const other = (side: SideId): SideId => (side === 'a' ? 'b' : 'a');

/** The side named after a nation. */
const namedFor = ({ sides }: Draft, nation: string | undefined): SideId | undefined =>
  nation === undefined ? undefined : (['a', 'b'] as const).find((side) => guessNation(sides[side].name) === nation);

/** The side of each army. By default the first goes on the first side, the second and all enemies on the other. */
export function sidesOf(
  armies: readonly Army[],
  { sides }: Pick<Origin, 'sides'>,
  of = draft.value,
): readonly Placed[] {
  const placed: Placed[] = [];
  const nations = armies.map(nationOf);
  const named = of ? nations.map((nation) => namedFor(of, nation)) : [];
  const first = named[0] ?? (named[1] === 'a' ? 'b' : 'a');
  for (const [i, { id }] of armies.entries()) {
    const said = sides[id];
    const foe = armies.findIndex((_, j) => j < i && isFoe(nations[j], nations[i]));
    const friend = nations.findIndex((nation, j) => j < i && nation !== undefined && nation === nations[i]);
    const by = (j: number): SideId | undefined => {
      const side = placed[j];
      return side === 'none' ? undefined : side;
    };
    const enemy = by(foe);
    placed.push(said ?? named[i] ?? (enemy && other(enemy)) ?? by(friend) ?? (i === 0 ? first : other(first)));
  }
  return placed;
}
