/** What the ledger knows of those who shoot and are shot at, in the words of `fighters.ts`. */
import { COVERS, type Cover, type SkirmishRating } from '../../book/terms.ts';
import {
  attachedTo,
  type Battle,
  fightsAs,
  type Mark,
  officerWith,
  onTable,
  orderOf,
  type Unit,
  unitName,
} from '../battle.ts';
import { skirmishRatingOf } from '../command/command-phase.ts';
import { lossesFallOn } from '../special-troops/garrisons.ts';
import type { Target } from './fighters.ts';

/** A unit as a target, as the ledger has it. */
export function targetOf(battle: Battle, unit: Unit, cover: Cover = 'none'): Target {
  const order = orderOf(battle, unit);
  const attached = attachedTo(battle, unit.id);
  return {
    kind: unit.kind,
    ...fightsAs(unit),
    stands: unit.stands,
    disordered: unit.disordered,
    cover,
    ...(order && { order }),
    officerAttached: officerWith(battle, unit.id) !== undefined,
    engineerAttached: attached.some((other) => other.kind === 'engineers'),
    batteryAttached: attached.some((other) => other.card.arm === 'artillery'),
  };
}

/** The cover a unit is likely to have: as was last said, as its area gives, or none. */
export function likelyCover(battle: Battle, unit: Unit): Cover {
  const said = COVERS.find((cover) => cover === unit.facts.cover);
  if (said) return said;
  return battle.scenario.areas.find((area) => area.id === unit.area)?.cover ?? 'none';
}

/** NBC-SKM-09: it stands in an area that a garrison holds. */
export const inGarrisonedArea = (battle: Battle, unit: Unit): boolean =>
  unit.area !== null &&
  Object.values(battle.units).some(
    (other) => other.kind === 'garrison' && other.area === unit.area && other.fate === 'good' && other.present,
  );

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

export const ratingOf = (unit: Unit): SkirmishRating => skirmishRatingOf(unit) as SkirmishRating;

/** Units that can fight and be fought; engineers share the lot of their host and are no target by themselves. */
export const inTheFight = (unit: Unit): boolean => onTable(unit) && unit.fate === 'good' && unit.kind !== 'engineers';

export const sameMark = (one: Mark, other: Mark): boolean => JSON.stringify(one) === JSON.stringify(other);

export function markName(battle: Battle, on: Mark): string {
  if (on === null) return 'an enemy not in the book';
  if ('unit' in on) return unitName(battle.units[on.unit]!);
  return battle.officers[on.officer]!.name;
}
