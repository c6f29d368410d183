/** What the ledger knows of those who fight, shoot and are shot at, in the words of `fighters.ts`, and where they stand. */
import { type Cover, SKIRMISH_RATINGS, type SkirmishRating } from '../../../book/terms.ts';
import { type Text, word } from '../../../engine/message.ts';
import {
  attachedTo,
  type Battle,
  fightsAs,
  type Mark,
  type Officer,
  onTable,
  orderOf,
  type Unit,
} from '../../battle.ts';
import { known } from '../../facts.ts';
import { officerNamed, shortNamed, unitNamed } from '../../named.ts';
import { isPlayed } from '../../simplified.ts';
import { skirmishRatingOf } from '../../troops.ts';
import { lossesFallOn } from '../special-troops/garrisons.ts';
import type { Target } from './fighters.ts';

/** A unit as a target, as the ledger has it. */
export function targetOf(battle: Battle, unit: Unit, cover: Cover = 'none'): Target {
  const { arm, cp } = fightsAs(unit);
  return {
    kind: unit.kind,
    arm,
    cp,
    stands: known(unit, 'told')?.stands ?? unit.stands,
    disordered: unit.disordered,
    cover,
    order: orderOf(battle, unit),
    engineerAttached: attachedTo(battle, unit.id).some((other) => other.kind === 'engineers'),
    noRally: !isPlayed('rally', battle.simplified),
  };
}

/** The cover a unit is likely to have: as was last said, as its area gives, or none. */
export function likelyCover(battle: Battle, unit: Unit): Cover {
  return known(unit, 'cover') ?? areaAt(battle, unit)?.cover ?? 'none';
}

/** The unit that stands beside a garrison and takes for it what is fought and fired at the place (NBC-GAR-04, NBC-GAR-06). */
const supportOf = (battle: Battle, garrison: Unit): Unit | undefined =>
  Object.values(battle.units).find(
    (unit) =>
      unit.area === garrison.area &&
      unit.area !== null &&
      unit.side === garrison.side &&
      unit.kind !== 'garrison' &&
      unit.card.arm !== 'artillery' &&
      inTheFight(unit) &&
      unit.host === null,
  );

/** NBC-GAR-04: whom guns and attackers must turn to instead of this unit, if not to itself. */
export function strikeFirst(battle: Battle, unit: Unit): Unit | undefined {
  const bears = unit.kind === 'garrison' ? lossesFallOn(unit, supportOf(battle, unit)) : unit;
  return bears === unit ? undefined : bears;
}

export const ratingOf = (unit: Unit): SkirmishRating =>
  SKIRMISH_RATINGS.find((sk) => sk === skirmishRatingOf(unit)) ?? 0;

/** Units that can fight and be fought; engineers share the lot of their host and are no target by themselves. */
export const inTheFight = (unit: Unit): boolean => onTable(unit) && unit.fate === 'good' && unit.kind !== 'engineers';

// ---- where they stand (NBC-BUA, NBC-GAR, NBC-GL-26, -27) ----------------------------------------------------------

type Placed = Pick<Unit, 'area'> | null | undefined;

const areaAt = ({ scenario }: Battle, unit: Placed) => scenario.areas.find(({ id }) => id === unit?.area);

export const areaKind = (battle: Battle, unit: Placed) => areaAt(battle, unit)?.kind;

/** Strong points and works are no built-up areas: cover, and ground to take (NBC-GL-26, NBC-GL-27). */
export const inBuiltUpArea = (battle: Battle, unit: Placed): boolean => areaKind(battle, unit) === 'built-up';

/** A garrison holds the area the unit stands in (NBC-GAR-05, NBC-SKM-09). */
export const garrisonIn = ({ units }: Battle, area: string | null | undefined): Unit | undefined =>
  area
    ? Object.values(units).find(
        (unit) => unit.kind === 'garrison' && unit.area === area && unit.fate === 'good' && onTable(unit),
      )
    : undefined;

export const isGarrisoned = (battle: Battle, unit: Placed): boolean => garrisonIn(battle, unit?.area) !== undefined;

// ---- marks ---------------------------------------------------------------------------------------------------------

/** What the rules would say against a shot waits behind this line. */
export const SPEAKS_AGAINST = 'speaks-against';

export const sameMark = (one: Mark, other: Mark): boolean => JSON.stringify(one) === JSON.stringify(other);

export const markedUnit = (battle: Battle, on: Mark): Unit | undefined =>
  on && 'unit' in on ? battle.units[on.unit] : undefined;
export const markedOfficer = (battle: Battle, on: Mark): Officer | undefined =>
  on && 'officer' in on ? battle.officers[on.officer] : undefined;

/** Who is shot at, in full; an enemy who is not in the book has no name. */
export function markNamed(battle: Battle, on: Mark): Text {
  const unit = markedUnit(battle, on);
  const officer = markedOfficer(battle, on);
  return unit ? unitNamed(unit) : officer ? officerNamed(officer) : word('enemy-not-in-book');
}

/** The same by its last name alone. */
export function markShort(battle: Battle, on: Mark): Text {
  const unit = markedUnit(battle, on);
  const officer = markedOfficer(battle, on);
  return unit ? shortNamed(unit) : officer ? officerNamed(officer) : word('the-enemy');
}
