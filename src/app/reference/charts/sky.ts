/** Weather, visibility, ground, fog. */
import { groundEffects } from '../../../battlefield/rules/movement/movement.ts';
import { USUAL_BANDS, visibility, WOOD_SIGHT } from '../../../battlefield/rules/sky/visibility.ts';
import {
  changedWeather,
  falling,
  GROUND_MINUTES,
  groundMoves,
  intensityOf,
  startingWeather,
} from '../../../battlefield/rules/sky/weather.ts';
import { FOG_AN_HOUR, fogDice } from '../../../battlefield/sky/weather-throws.ts';
import { clock, DAY_BANDS, type DayBand, GROUNDS, WEATHERS, type Weather } from '../../../book/terms.ts';
import { FACES, type Face } from '../../../dice/faces.ts';
import { say, word } from '../../../engine/message.ts';
import { MEDITERRANEAN } from '../../figures.ts';
import {
  byTotal,
  type Cell,
  type Chart,
  type ChartGroup,
  type InForce,
  type Line,
  list,
  spans,
  table,
  text,
  words,
} from '../chart.ts';

/** Visibility in a band of the day: normal, from a vantage point, in fog. */
const sightsIn = (band: DayBand, weather: Weather, { rulings }: InForce): readonly number[] => [
  visibility({ band, weather, vantage: false, fog: false }, rulings).total,
  visibility({ band, weather, vantage: true, fog: false }, rulings).total,
  visibility({ band, weather, vantage: false, fog: true }, rulings).total,
];

/** Weathers with the same values share a row. */
function bandRows(band: DayBand, inForce: InForce): Cell[][] {
  const rows: { weathers: Weather[]; cm: readonly number[] }[] = [];
  for (const weather of WEATHERS) {
    const cm = sightsIn(band, weather, inForce);
    const same = rows.find((row) => row.cm.join() === cm.join());
    if (same) same.weathers.push(weather);
    else rows.push({ weathers: [weather], cm });
  }
  return rows.map(({ weathers, cm }, i) => [
    i === 0 ? `band-${band}` : '',
    weathers.length === WEATHERS.length
      ? 'chart-visibility-any'
      : say('chart-visibility-weathers', { weathers: weathers.map((weather) => word(`weather-${weather}`)) }),
    ...cm,
  ]);
}

const VISIBILITY: Chart = {
  id: 'visibility',
  rows: ['NBC-VIS-01', 'NBC-VIS-02', 'NBC-VIS-03', 'NBC-VIS-04', 'NBC-VIS-05'],
  parts: (inForce) => [
    table(
      ['', 'chart-visibility-weather', 'chart-visibility-normal', 'chart-visibility-vantage', 'chart-visibility-fog'],
      DAY_BANDS.flatMap((band) => bandRows(band, inForce)),
      { caption: 'chart-visibility-cm' },
    ),
    table(
      ['chart-visibility-hours', ''],
      (['early', 'daylight', 'evening'] as const).map((band) => [
        `band-${band}`,
        say('chart-visibility-from-to', { from: clock(USUAL_BANDS[band].from), to: clock(USUAL_BANDS[band].to) }),
      ]),
    ),
    table(
      ['chart-visibility-woods', 'chart-visibility-cm'],
      [
        ['chart-visibility-inside', WOOD_SIGHT.inside],
        ['chart-visibility-out', WOOD_SIGHT.insideOut],
        ['chart-visibility-in', WOOD_SIGHT.outsideIn],
      ],
    ),
    text('chart-visibility-lower'),
    text('chart-visibility-uses'),
  ],
};

const TURNING = ['sunny', 'bright', 'overcast', 'rain'] as const;

const turnsTo = (weather: Weather, red: Face): Line => {
  const after = changedWeather({ weather, falls: 'rain' }, red);
  return after.intensity && falling(after.weather)
    ? `weather-${after.intensity}-${after.weather}`
    : `weather-${after.weather}`;
};

const WEATHER: Chart = {
  id: 'weather',
  rows: ['NBC-WX-01', 'NBC-WX-04', 'NBC-WX-05', 'NBC-WX-06', 'NBC-WX-07', 'NBC-GND-04'],
  parts: () => [
    text('chart-weather-turns'),
    words(
      ['chart-weather-red', ...TURNING.map((weather): Cell => `weather-${weather}`)],
      FACES.map((red) => [red, ...TURNING.map((weather) => turnsTo(weather, red))]),
    ),
    table(
      ['chart-weather-goes-on', 'chart-weather-is'],
      spans(FACES.map((die) => [die, `intensity-${intensityOf(die)}`])),
    ),
    list('chart-weather-falls', 'chart-weather-heavy'),
  ],
};

/** A month of each half of the year. */
const [WINTER, SUMMER] = [1, 6];

const starts = (month: number): Cell[][] =>
  byTotal((dice) => {
    const { weather, ground } = startingWeather(dice, month, false);
    return say('chart-starting-weather-row', { weather: word(`weather-${weather}`), ground: word(`ground-${ground}`) });
  });

const STARTING_WEATHER: Chart = {
  id: 'starting-weather',
  rows: ['NBC-WX-02', 'NBC-WX-03', 'NBC-SCN-18'],
  parts: () => [
    table(['chart-starting-weather-winter', 'chart-starting-weather-is'], starts(WINTER)),
    table(['chart-starting-weather-summer', 'chart-starting-weather-is'], starts(SUMMER)),
    text(say('chart-starting-weather-throw', { added: MEDITERRANEAN })),
  ],
};

const HOURS = { hours: GROUND_MINUTES / 60 };

const GROUND: Chart = {
  id: 'ground',
  rows: ['NBC-GND-01', 'NBC-GND-02', 'NBC-GND-03', 'NBC-MOV-12', 'NBC-MOV-13'],
  parts: ({ rulings }) => [
    words(
      ['', 'chart-ground-does'],
      GROUNDS.map((ground) => [
        `ground-${ground}`,
        groundEffects(ground).length > 0 ? groundEffects(ground).map(word) : 'chart-ground-nothing',
      ]),
    ),
    table(
      ['chart-ground-after', 'chart-ground-ground'],
      [
        [say('chart-ground-wet', HOURS), 'chart-ground-to-soft'],
        [say('chart-ground-rain', HOURS), 'chart-ground-to-mud'],
        [say('chart-ground-dry', HOURS), 'chart-ground-back'],
      ],
    ),
    text('chart-ground-unbroken'),
    text(groundMoves({ variable: false }, rulings) ? 'chart-ground-follows' : 'chart-ground-fixed'),
  ],
};

const FOG: Chart = {
  id: 'fog',
  rows: ['NBC-FOG-01'],
  parts: () => [
    text(say('chart-fog-lifts', { usual: fogDice('overcast'), sunny: fogDice('sunny'), guide: FOG_AN_HOUR })),
  ],
};

export const SKY: ChartGroup = {
  id: 'sky',
  charts: [VISIBILITY, WEATHER, STARTING_WEATHER, GROUND, FOG],
};
