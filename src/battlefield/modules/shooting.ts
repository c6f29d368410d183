/** Phases 3 and 4: skirmishers attack, and batteries bombard. */

import { enemyOf, SIDES, type SideId } from '../../book/terms.ts';
import { rememberOne } from '../../engine/remember.ts';
import { type Battle, keepsBooks, type Mark } from '../battle.ts';
import {
  attackAsSkirmishers,
  loneOfficers,
  mayAttackAsSkirmishers,
  skirmishable,
  skirmishersOf,
} from '../fire/skirmishing.ts';
import { bombard, bombardable, mayBombard } from '../fire/volleys.ts';
import { type Handlers, legal, type UnitPlays } from '../handling.ts';
import { unitOf } from '../look-up.ts';
import type { Play } from '../plays.ts';
import { forbidsSkirmishing } from '../rules/sky/weather.ts';

export const handlers: Handlers<'skirmish' | 'fire'> = {
  skirmish: (d, { by, on }) => attackAsSkirmishers(d, by, on),
  fire: (d, { side, on, late }) => bombard(d, side, on, late),
};

type SkirmishPlay = Extract<Play, { do: 'skirmish' }>;

/** The attacks of each unit with stands on each enemy. `null` stands for enemies that this phone does not know. */
export const skirmishPlays = rememberOne((battle: Battle): readonly SkirmishPlay[] =>
  SIDES.filter((side) => keepsBooks(battle, side) && !forbidsSkirmishing(battle.sky))
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
    .filter((play) => mayAttackAsSkirmishers(battle, play.by, play.on).ok),
);

/** The side that decides an attack: the attacker's, or the target's if the attacker has no records in the app. */
export const attackingSide = (battle: Battle, { by, on }: SkirmishPlay): SideId =>
  unitOf(battle, by ?? (on && 'unit' in on ? on.unit : null)).side;

/** The play of a forgotten shot at a unit, outside its phase. */
export const unitPlays: UnitPlays = (battle, unit) => {
  const play = { do: 'fire', side: enemyOf(unit.side), on: { unit: unit.id }, late: true } as const;
  return legal(battle.phase !== 4 && mayBombard(battle, play.side, play.on, play.late).ok && play);
};

/** A play for every enemy that a side's batteries may fire at. */
export function bombardPlays(battle: Battle, side: SideId): Play[] {
  const stranger = mayBombard(battle, side, null).ok;
  return legal(
    ...bombardable(battle, side)
      .filter((unit) => keepsBooks(battle, side) || keepsBooks(battle, unit.side))
      .map((unit) => ({ do: 'fire', side, on: { unit: unit.id } }) as const),
    stranger && { do: 'fire', side, on: null },
  );
}
