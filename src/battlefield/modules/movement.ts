/** Moves of units, rides of officers, and enemies that give ground to arriving units. */
import { giveGround, mayGiveGround } from '../arrivals/reinforcements.ts';
import type { Battle, Officer } from '../battle.ts';
import { type Handlers, legal, type UnitPlays, withOfficer, withUnit } from '../handling.ts';
import { openMove } from '../movement/moving.ts';
import { mayRide, openRide } from '../movement/moving-others.ts';
import { mayReckonMove } from '../movement/plain-moves.ts';
import type { Play } from '../plays.ts';

export const handlers: Handlers<'move' | 'ride' | 'gives-ground'> = {
  move: (d, { unit }) => withUnit(d, unit, (it) => openMove(d, it)),
  ride: (d, { officer }) => withOfficer(d, officer, (it) => openRide(d, it)),
  'gives-ground': (d, { unit }) => withUnit(d, unit, (it) => giveGround(d, it)),
};

export const officerPlays = (battle: Battle, officer: Officer): Play[] =>
  legal(mayRide(battle, officer).ok && { do: 'ride', officer: officer.id });

export const unitPlays: UnitPlays = (battle, unit) =>
  legal(
    mayReckonMove(battle, unit).ok && { do: 'move', unit: unit.id },
    mayGiveGround(battle, unit).ok && { do: 'gives-ground', unit: unit.id },
  );
