/** Phase 3: skirmishers attack. */

import { enemyOf, SIDES, type SideId } from '../../book/terms.ts';
import { type Battle, keepsBooks, type Mark } from '../battle.ts';
import {
  attackAsSkirmishers,
  loneOfficers,
  mayAttackAsSkirmishers,
  skirmishable,
  skirmishersOf,
} from '../fire/skirmishing.ts';
import type { Handlers } from '../handling.ts';
import { unitOf } from '../look-up.ts';
import type { Play } from '../plays.ts';

export const handlers: Handlers<'skirmish'> = {
  skirmish: (d, { by, on }) => attackAsSkirmishers(d, by, on),
};

type SkirmishPlay = Extract<Play, { do: 'skirmish' }>;

/** Every stand on every enemy; an enemy not in the book stands for those this phone does not know. */
export const turnPlays = (battle: Battle): SkirmishPlay[] =>
  SIDES.filter((side) => keepsBooks(battle, side))
    .flatMap((side): SkirmishPlay[] => {
      const marks: Mark[] = [
        ...skirmishable(battle, side).map(({ id }) => ({ unit: id })),
        ...loneOfficers(battle, side).map(({ id }) => ({ officer: id })),
        null,
      ];
      return [
        ...skirmishersOf(battle, side).flatMap(({ id }) =>
          marks.map((on) => ({ do: 'skirmish', by: id, on }) as const),
        ),
        ...skirmishable(battle, enemyOf(side)).map(
          ({ id }) => ({ do: 'skirmish', by: null, on: { unit: id } }) as const,
        ),
      ];
    })
    .filter((play) => mayAttackAsSkirmishers(battle, play.by, play.on).ok);

/** Who speaks for an attack: the attacker, or for an enemy not in the book the side that is hit. */
export const attackingSide = (battle: Battle, { by, on }: SkirmishPlay): SideId =>
  unitOf(battle, by ?? (on && 'unit' in on ? on.unit : null)).side;
