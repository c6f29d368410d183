/** Detachments, garrisons, and built-up areas entered and left. */
import { type Handlers, legal, type UnitPlays, withUnit } from '../handling.ts';
import { mayGo } from '../movement/plain-moves.ts';
import type { Play } from '../plays.ts';
import { mayOccupy, mayOpenGarrison, occupy, openGarrison } from '../special-troops/garrisoning.ts';
import { mayOpenDetach, openDetach } from '../special-troops/sent-out.ts';

export const handlers: Handlers<'detach' | 'garrison' | 'occupy'> = {
  detach: (d, { unit }) => withUnit(d, unit, (it) => openDetach(d, it)),
  garrison: (d, { unit }) => withUnit(d, unit, (it) => openGarrison(d, it)),
  occupy: (d, { unit, area }) =>
    withUnit(d, unit, (it) => {
      const goes = mayGo(d.state, it);
      return goes.ok ? occupy(d, it, area) : goes.why;
    }),
};

export const unitPlays: UnitPlays = (battle, unit) =>
  legal(
    mayOpenDetach(battle, unit).ok && { do: 'detach', unit: unit.id },
    mayOpenGarrison(battle, unit).ok && { do: 'garrison', unit: unit.id },
  );

/** Into areas and out of them while its formation acts. */
export const areaPlays: UnitPlays = (battle, unit) =>
  unit.formation && battle.action?.formation === unit.formation && mayGo(battle, unit).ok
    ? [null, ...battle.scenario.areas.map(({ id }) => id)]
        .filter((area) => mayOccupy(battle, unit, area).ok)
        .map((area): Play => ({ do: 'occupy', unit: unit.id, area }))
    : [];
