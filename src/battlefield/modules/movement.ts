/** Moves of units, also over bridges, fords and ditches; rides of officers; enemies that give ground to arriving units. */

import { giveGround, mayGiveGround } from '../arrivals/reinforcements.ts';
import type { Battle, Officer } from '../battle.ts';
import { type AnyHandlers, legal, ofUnit, type UnitPlays, withOfficer, withUnit } from '../handling.ts';
import { cross, crossingsOf, mayCross } from '../movement/crossings.ts';
import { openMove } from '../movement/moving.ts';
import { mayRide, openRide } from '../movement/moving-others.ts';
import { mayReckonMove } from '../movement/plain-moves.ts';
import type { Play } from '../plays.ts';

export const handlers = {
  move: ofUnit(openMove),
  ride: (d, { officer }) => withOfficer(d, officer, (it) => openRide(d, it)),
  'gives-ground': ofUnit(giveGround),
  cross: (d, { unit, over, deed }) => withUnit(d, unit, (it) => cross(d, it, over, deed)),
} satisfies AnyHandlers;

export const ridePlays = (battle: Battle, officer: Officer): Play[] =>
  legal(mayRide(battle, officer).ok && { do: 'ride', officer: officer.id });

export const movePlays: UnitPlays = (battle, unit) =>
  legal(
    mayReckonMove(battle, unit).ok && { do: 'move', unit: unit.id },
    mayGiveGround(battle, unit).ok && { do: 'gives-ground', unit: unit.id },
  );

export const crossingPlays: UnitPlays = (battle, unit) =>
  crossingsOf(battle).flatMap(({ id: over }) =>
    (['reach', 'try', 'leave'] as const)
      .filter((deed) => mayCross(battle, unit, over, deed).ok)
      .map((deed): Play => ({ do: 'cross', unit: unit.id, over, deed })),
  );
