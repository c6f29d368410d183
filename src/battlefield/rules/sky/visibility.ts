/** How far officers and gunners see: the chart by hour, weather, vantage point and fog (NBC-VIS-01 to -05). */

import { type Rulings, ruling } from '../../../book/rulings.ts';
import type { DayBand, SideId, Weather } from '../../../book/terms.ts';
import { say, word } from '../../../engine/message.ts';
import { type Reckoning, reckonIn, term } from '../../../engine/reckoning.ts';
import type { Scenario } from '../../../scenarios/schema.ts';
import type { Battle } from '../../battle.ts';
import { holds } from '../../facts.ts';

type ChartRow = readonly [normal: number, vantage: number, fog: number];

const rows = (sunny: ChartRow, bright: ChartRow, overcast: ChartRow, fall: ChartRow): Record<Weather, ChartRow> => ({
  ...{ sunny, bright, overcast, rain: fall, snow: fall },
});

/** NBC-VIS-02: visibility in cm. In clear weather the evening fog is 10 cm (AMB-40). */
const CHART: Record<DayBand, Record<Weather, ChartRow>> = {
  early: rows([15, 20, 5], [15, 20, 5], [10, 15, 5], [10, 15, 5]),
  daylight: rows([70, 100, 15], [60, 90, 15], [40, 60, 10], [30, 40, 10]),
  evening: rows([40, 50, 10], [40, 50, 10], [30, 40, 5], [30, 40, 5]),
  night: rows([5, 5, 2], [5, 5, 2], [5, 5, 2], [5, 5, 2]),
};

/** AMB-41: the bands in minutes since midnight; `to` is exclusive. */
export const USUAL_BANDS = {
  early: { from: 300, to: 420 },
  daylight: { from: 420, to: 1140 },
  evening: { from: 1140, to: 1260 },
} as const;

/** The band of the chart at a time of day, by AMB-41 unless the scenario says otherwise. */
export function dayBand(minutes: number, bands: Scenario['bands'] = USUAL_BANDS): DayBand {
  const at = minutes % 1440;
  return (['early', 'daylight', 'evening'] as const).find((b) => at >= bands[b].from && at < bands[b].to) ?? 'night';
}

export interface Sight {
  readonly band: DayBand;
  readonly weather: Weather;
  readonly vantage: boolean;
  readonly fog: boolean;
}

/** NBC-VIS-02: the visibility in cm, by the chart. */
export function visibility(sight: Sight, rulings: Rulings = {}): Reckoning {
  const [normal, vantage, fog] = CHART[sight.band][sight.weather];
  const what = { band: word(`band-${sight.band}`), weather: word(`weather-${sight.weather}`) };
  if (sight.fog) {
    // AMB-42: by default a vantage point adds nothing in fog.
    const gain = sight.vantage && ruling(rulings, 'fogVantage') === 'difference' ? vantage - normal : 0;
    return reckonIn('cm', 'sight-sum', [
      term(say('sight-chart-fog', what), fog, 'NBC-VIS-02'),
      gain > 0 && term('sight-vantage', gain, 'NBC-VIS-03', { ruling: 'fogVantage' }),
    ]);
  }
  return reckonIn('cm', 'sight-sum', [
    term(say('sight-chart', what), normal, 'NBC-VIS-02'),
    sight.vantage && vantage > normal && term('sight-vantage', vantage - normal, 'NBC-VIS-03'),
  ]);
}

/** NBC-VIS-05: the current visibility in cm, by default without a vantage point. */
export const visibilityNow = ({ minutes, scenario, sky, rulings }: Battle, vantage = false): Reckoning =>
  visibility({ band: dayBand(minutes, scenario.bands), weather: sky.weather, vantage, fog: sky.fog !== null }, rulings);

/** NBC-VIS-01, NBC-UC-06: the army commander's radius in cm, the visibility from where the commander stands. */
export const armyRadius = (battle: Battle, side: SideId): Reckoning =>
  visibilityNow(battle, holds(battle.sides[side], 'vantage'));

/** NBC-VIS-04: visibility inside a wood, out of it and into it, in cm. */
export const WOOD_SIGHT = { inside: 5, insideOut: 5, outsideIn: 2 } as const;
