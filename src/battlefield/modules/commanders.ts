/** Phase 5, officers and batteries that join or leave a unit, and what happens to an officer who is alone. */

import type { SideId } from '../../book/terms.ts';
import { allUnits, armyCommander, asked, type Battle, commanderOf, type Formation, type Officer } from '../battle.ts';
import {
  attachBattery,
  attachOfficer,
  mayAttach,
  mayAttachBattery,
  mayLeave,
  mayMoveHQ,
  moveCommander,
  moveHQ,
  whyCommanderStays,
} from '../command/commanders.ts';
import { mayStrike, strike } from '../command/officers-in-danger.ts';
import { couldTakePart, makeHowitzers, mayMakeHowitzers, mayStartHowitzers } from '../fire/conversions.ts';
import { type Handlers, legal, type UnitPlays, withOfficer } from '../handling.ts';
import type { Play } from '../plays.ts';

export const handlers: Handlers<'convert' | 'commander' | 'headquarters' | 'join' | 'battery' | 'strike'> = {
  convert: (d, { unit, donors }) => makeHowitzers(d, unit, donors),
  commander: (d, { side, atHQ }) => moveCommander(d, side, atHQ),
  headquarters: (d, { side }) => moveHQ(d, side),
  join: (d, { officer, unit }) => withOfficer(d, officer, (it) => attachOfficer(d, it, unit)),
  battery: (d, { unit, host }) => attachBattery(d, unit, host),
  strike: (d, { officer, by }) => withOfficer(d, officer, (it) => strike(d, it, by)),
};

export function sidePlays(battle: Battle, side: SideId): Play[] {
  const [battery, ...others] = couldTakePart(battle, side).map((unit) => unit.id);
  const donors = others.slice(0, 3);
  const general = armyCommander(battle, side);
  const atHQ = !battle.sides[side].atHQ;
  return legal(
    battery !== undefined && mayMakeHowitzers(battle, battery, donors).ok && { do: 'convert', unit: battery, donors },
    mayLeave(battle, general) && { do: 'join', officer: general.id, unit: null },
    whyCommanderStays(battle, side, atHQ) === undefined && { do: 'commander', side, atHQ },
    mayMoveHQ(battle, side).ok && { do: 'headquarters', side },
  );
}

/** The plays by which the formation's commander joins or leaves a unit. */
export function formationPlays(battle: Battle, formation: Formation): Play[] {
  const officer = commanderOf(battle, formation);
  return officer.host
    ? legal(mayLeave(battle, officer) && { do: 'join', officer: officer.id, unit: null })
    : allUnits(battle)
        .filter(
          (unit) => unit.formation === formation.id && unit.fate === 'good' && mayAttach(battle, officer, unit.id).ok,
        )
        .map((unit): Play => ({ do: 'join', officer: officer.id, unit: unit.id }));
}

export const unitPlays: UnitPlays = (battle, unit) => {
  if (unit.card.arm !== 'artillery') return [];
  return [
    ...legal(!asked(battle) && mayStartHowitzers(battle, unit.id).ok && { do: 'convert', unit: unit.id, donors: [] }),
    ...hostPlays(battle, unit),
  ];
};

const hostPlays: UnitPlays = (battle, unit) => {
  if (unit.host)
    return legal(mayAttachBattery(battle, unit.id, null).ok && { do: 'battery', unit: unit.id, host: null });
  return allUnits(battle)
    .filter(
      (host) =>
        host.side === unit.side && host.formation === unit.formation && mayAttachBattery(battle, unit.id, host.id).ok,
    )
    .map((host): Play => ({ do: 'battery', unit: unit.id, host: host.id }));
};

/** What can happen to an officer who is alone. */
export const officerPlays = (battle: Battle, officer: Officer): Play[] =>
  (['entered', 'shot', 'with-unit'] as const)
    .filter((by) => mayStrike(battle, officer, by).ok)
    .map((by) => ({ do: 'strike', officer: officer.id, by }));
