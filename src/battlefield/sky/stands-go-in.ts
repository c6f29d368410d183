/** By ruling, skirmish stands that are out go in where rain or snow falls (AMB-69). */
import { SIDES } from '../../book/terms.ts';
import { say, word } from '../../engine/message.ts';
import type { Battle, Unit } from '../battle.ts';
import { type EventBuilder, notice, setUnit } from '../ledger/event-builder.ts';
import { unitNamed } from '../named.ts';
import { standsInWeather } from '../rules/sky/weather.ts';

const standsLeft = ({ sky, rulings }: Battle, { stands }: Unit): Unit['stands'] =>
  standsInWeather(stands, sky.weather, rulings);

/** AMB-69: by ruling the stands that are out go in where rain or snow falls. */
export function takeInStands(d: EventBuilder): void {
  for (const side of SIDES) {
    const wet = Object.values(d.state.units).filter(
      (unit) => unit.side === side && standsLeft(d.state, unit) < unit.stands,
    );
    if (wet.length === 0) continue;
    for (const unit of wet) setUnit(d, unit.id, { stands: standsLeft(d.state, unit) });
    notice(
      d,
      say('weather-stands-in', { weather: word(`weather-${d.state.sky.weather}`), units: wet.map(unitNamed) }),
      { side },
    );
  }
}
