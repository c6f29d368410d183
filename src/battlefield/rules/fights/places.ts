/** Where those in a fight stand, as far as the ledger knows the areas of the field (NBC-BUA, NBC-GAR, NBC-GL-26, -27). */
import type { Battle, Unit } from '../../battle.ts';

type Placed = Pick<Unit, 'area'> | null | undefined;

const areaAt = ({ scenario }: Battle, unit: Placed) => scenario.areas.find(({ id }) => id === unit?.area);

export const areaKind = (battle: Battle, unit: Placed) => areaAt(battle, unit)?.kind;

/** Strong points and works are no built-up areas: cover, and ground to take (NBC-GL-26, NBC-GL-27). */
export const inBuiltUpArea = (battle: Battle, unit: Placed): boolean => areaKind(battle, unit) === 'built-up';

/** A garrison holds the area the unit stands in (NBC-GAR-05). */
export const garrisonIn = ({ units }: Battle, area: string | null | undefined): Unit | undefined =>
  area
    ? Object.values(units).find(
        (unit) => unit.kind === 'garrison' && unit.area === area && unit.fate === 'good' && unit.present,
      )
    : undefined;

export const isGarrisoned = (battle: Battle, unit: Placed): boolean => garrisonIn(battle, unit?.area) !== undefined;
