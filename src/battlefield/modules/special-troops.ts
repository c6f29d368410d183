/** Detachments, garrisons, entering and leaving built-up areas, engineers, pontoon and baggage trains, looters. */

import { allUnits, keepsBooks, unitsOf } from '../battle.ts';
import { type AnyHandlers, legal, ofUnit, type UnitPlays, withUnit } from '../handling.ts';
import { mayGo } from '../movement/plain-moves.ts';
import type { Play } from '../plays.ts';
import { sendEngineers, transfers } from '../special-troops/engineer-hosts.ts';
import { mayOccupy, mayOpenGarrison, occupy, openGarrison } from '../special-troops/garrisoning.ts';
import { mayOpenDetach, openDetach } from '../special-troops/sent-out.ts';
import * as trains from '../special-troops/trains.ts';

export const handlers = {
  detach: ofUnit(openDetach),
  garrison: ofUnit(openGarrison),
  occupy: (d, { unit, area }) =>
    withUnit(d, unit, (it) => {
      const goes = mayGo(d.state, it);
      return goes.ok ? occupy(d, it, area) : goes.why;
    }),
  engineers: (d, { unit, to }) => withUnit(d, unit, (it) => sendEngineers(d, it, to)),
  train: ofUnit(trains.startTrain),
  build: (d, { unit, cm }) => withUnit(d, unit, (it) => trains.buildBridge(d, it, cm)),
  capture: (d, { baggage, by }) =>
    withUnit(d, baggage, (it) => withUnit(d, by, (taker) => trains.capture(d, it, taker))),
} satisfies AnyHandlers;

export const unitPlays: UnitPlays = (battle, unit) =>
  legal(
    mayOpenDetach(battle, unit).ok && { do: 'detach', unit: unit.id },
    mayOpenGarrison(battle, unit).ok && { do: 'garrison', unit: unit.id },
  );

/** The plays of entering and leaving areas during the action of the unit's formation. */
export const areaPlays: UnitPlays = (battle, unit) =>
  unit.formation && battle.action?.formation === unit.formation && mayGo(battle, unit).ok
    ? [null, ...battle.scenario.areas.map(({ id }) => id)]
        .filter((area) => mayOccupy(battle, unit, area).ok)
        .map((area): Play => ({ do: 'occupy', unit: unit.id, area }))
    : [];

export const trainPlays: UnitPlays = (battle, unit) => {
  const to = unit.kind === 'engineers' ? transfers(battle, unit) : [];
  const lengths = unit.kind === 'pontoon' ? trains.longestBridge(battle, unit.side) + 1 : 0;
  const cms = Array.from({ length: lengths }, (_, cm) => cm).filter((cm) => trains.mayBegin(battle, unit, cm).ok);
  return [
    ...legal(trains.mayStart(battle, unit).ok && { do: 'train', unit: unit.id }),
    ...cms.map((cm): Play => ({ do: 'build', unit: unit.id, cm })),
    ...to.map((place): Play => ({ do: 'engineers', unit: unit.id, to: place })),
  ];
};

/** The plays of taking baggage: by the acting unit or, if its records are kept elsewhere, of this baggage. */
export const capturePlays: UnitPlays = (battle, unit) => {
  const acting = unitsOf(battle, battle.action?.formation ?? '');
  const [one] = acting;
  const comers = acting.includes(unit) ? [unit] : one && !keepsBooks(battle, one.side) ? acting : [];
  const here = comers[0] === unit ? allUnits(battle) : [unit];
  return comers.flatMap((by) =>
    here
      .filter((baggage) => baggage.kind === 'baggage' && trains.mayCapture(battle, baggage, by).ok)
      .map((baggage): Play => ({ do: 'capture', baggage: baggage.id, by: by.id })),
  );
};
