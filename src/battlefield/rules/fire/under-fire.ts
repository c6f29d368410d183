/** Reads from the battle the units that shoot and are shot at (`fighters.ts`), and where they stand. */
import { type Cover, SKIRMISH_RATINGS, type SkirmishRating } from '../../../book/terms.ts';
import { type Named, type Text, word } from '../../../engine/message.ts';
import type { Battle, Mark, Officer, Unit } from '../../battle.ts';
import { allUnits, attachedTo, fightsAs, onTable, orderOf } from '../../battle.ts';
import { known } from '../../facts.ts';
import { officerNamed, shortNamed, unitNamed } from '../../named.ts';
import { isPlayed } from '../../simplified.ts';
import { skirmishRatingOf } from '../../troops.ts';
import { orderUnderAttack } from '../command/order-obligations.ts';
import type { Target } from './fighters.ts';

export function targetOf(battle: Battle, unit: Unit, cover: Cover = 'none'): Target {
  const { arm, cp } = fightsAs(unit);
  const order = orderOf(battle, unit);
  return {
    ...{ kind: unit.kind, arm, cp, disordered: unit.disordered, cover },
    stands: known(unit, 'told')?.stands ?? unit.stands,
    order: order && orderUnderAttack(order, 'artillery', battle.rulings),
    engineerAttached: attachedTo(battle, unit.id).some((other) => other.kind === 'engineers'),
    noRally: !isPlayed('rally', battle.simplified),
  };
}

/** The cover a unit probably has: the cover last stated, else that of its area, else none. */
export const likelyCover = (battle: Battle, unit: Unit): Cover =>
  known(unit, 'cover') ?? areaAt(battle, unit)?.cover ?? 'none';

/** NBC-GAR-04, NBC-GAR-06: the unit that stands with this garrison and is shot at and fought in its place, if any. */
export const strikeFirst = (battle: Battle, { kind, area, side }: Unit): Unit | undefined =>
  allUnits(battle).find(
    (unit) =>
      kind === 'garrison' &&
      area !== null &&
      unit.area === area &&
      unit.side === side &&
      unit.kind !== 'garrison' &&
      unit.card.arm !== 'artillery' &&
      inTheFight(unit) &&
      unit.host === null,
  );

export const ratingOf = (unit: Unit): SkirmishRating =>
  SKIRMISH_RATINGS.find((sk) => sk === skirmishRatingOf(unit)) ?? 0;

/** Whether a unit can fight and be fought. Engineers share the fate of their host and are no target on their own. */
export const inTheFight = (unit: Unit): boolean => onTable(unit) && unit.fate === 'good' && unit.kind !== 'engineers';

type Placed = Pick<Unit, 'area'> | null | undefined;

const areaAt = ({ scenario }: Battle, at: Placed) =>
  at?.area ? scenario.areas.find(({ id }) => id === at.area) : undefined;

export const areaKind = (battle: Battle, unit: Placed) => areaAt(battle, unit)?.kind;

/** NBC-GL-26, -27: whether the unit is in a built-up area; strong points and works are none. */
export const inBuiltUpArea = (battle: Battle, unit: Placed): boolean => areaKind(battle, unit) === 'built-up';

/** The garrison that holds the area, if there is one (NBC-GAR-05, NBC-SKM-09). */
export const garrisonIn = ({ units }: Battle, area: string | null | undefined): Unit | undefined =>
  area
    ? Object.values(units).find(
        (unit) => unit.kind === 'garrison' && unit.area === area && unit.fate === 'good' && onTable(unit),
      )
    : undefined;

export const isGarrisoned = (battle: Battle, unit: Placed): boolean => garrisonIn(battle, unit?.area) !== undefined;

/** The line behind which possible objections to a shot are folded. */
export const SPEAKS_AGAINST = 'speaks-against';

export const sameMark = (one: Mark, other: Mark): boolean => JSON.stringify(one) === JSON.stringify(other);

export const markedUnit = (battle: Battle, on: Mark): Unit | undefined =>
  on && 'unit' in on ? battle.units[on.unit] : undefined;
export const markedOfficer = (battle: Battle, on: Mark): Officer | undefined =>
  on && 'officer' in on ? battle.officers[on.officer] : undefined;

/** The full name of the target; an enemy that is not in the battle's records has no name. */
export const markNamed = (battle: Battle, on: Mark): Text => named(battle, on, unitNamed) ?? word('enemy-not-in-book');

export const markShort = (battle: Battle, on: Mark): Text => named(battle, on, shortNamed) ?? word('the-enemy');

function named(battle: Battle, on: Mark, name: (unit: Unit) => Named): Named | undefined {
  const unit = markedUnit(battle, on);
  const officer = markedOfficer(battle, on);
  return unit ? name(unit) : officer && officerNamed(officer);
}
