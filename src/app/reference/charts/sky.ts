/** Weather, visibility, ground, fog. */

import { groundEffects } from '../../../battlefield/movement/ground-effects.ts';
import { fogDice } from '../../../battlefield/sky/fog.ts';
import { GROUND_MINUTES, groundMoves } from '../../../battlefield/sky/ground.ts';
import { USUAL_BANDS, visibility, WOOD_SIGHT } from '../../../battlefield/sky/visibility.ts';
import { changedWeather, intensityOf, startingWeather, weatherCode } from '../../../battlefield/sky/weather.ts';
import { clock, DAY_BANDS, GROUNDS, WEATHERS, type Weather } from '../../../book/terms.ts';
import { FACES, type Face } from '../../../dice/faces.ts';
import { speak } from '../../../words/speak.ts';
import { type ChartGroup, type InForce, list, spans, TWO_DICE, table, text, words } from '../chart.ts';

/** Weathers that the chart does not tell apart share a row. */
function sightRows({ rulings }: InForce): [string, string, number, number, number][] {
  return DAY_BANDS.flatMap((band) => {
    const rows: { names: string[]; cm: [number, number, number] }[] = [];
    for (const weather of WEATHERS) {
      const cm = [
        visibility({ band, weather, vantage: false, fog: false }, rulings).total,
        visibility({ band, weather, vantage: true, fog: false }, rulings).total,
        visibility({ band, weather, vantage: false, fog: true }, rulings).total,
      ] as [number, number, number];
      const same = rows.find((row) => row.cm.join() === cm.join());
      if (same) same.names.push(speak(`weather-${weather}`));
      else rows.push({ names: [speak(`weather-${weather}`)], cm });
    }
    return rows.map(({ names, cm }, i): [string, string, number, number, number] => [
      i === 0 ? speak(`band-${band}`) : '',
      names.length === WEATHERS.length ? 'Any' : names.join(', '),
      ...cm,
    ]);
  });
}

const starts = (month: number) => {
  const faces = new Map(TWO_DICE);
  return (total: number): string => {
    const { weather, ground } = startingWeather(faces.get(total)! as [Face, Face], month, false);
    return `${speak(`weather-${weather}`)}, ${speak(`ground-${ground}`).toLowerCase()}`;
  };
};

const turnsTo =
  (weather: Weather) =>
  (red: number): string => {
    const after = changedWeather({ weather, falls: 'rain' }, red as Face);
    return after.intensity
      ? speak(weatherCode({ weather: after.weather, intensity: after.intensity }))
      : speak(`weather-${after.weather}`);
  };

const totals = TWO_DICE.map(([total]) => total);

export const SKY: ChartGroup = {
  title: 'Sky and ground',
  charts: [
    {
      id: 'visibility',
      title: 'Visibility',
      also: 'sight vantage point fog woods see light dusk',
      rows: ['NBC-VIS-01', 'NBC-VIS-02', 'NBC-VIS-03', 'NBC-VIS-04', 'NBC-VIS-05'],
      parts: (inForce) => [
        table(['', 'Weather', 'Normal', 'Vantage', 'Fog'], sightRows(inForce), { caption: 'cm' }),
        table(
          ['Usual hours', ''],
          (['early', 'daylight', 'evening'] as const).map((band) => [
            speak(`band-${band}`),
            `${clock(USUAL_BANDS[band].from)} to ${clock(USUAL_BANDS[band].to)}`,
          ]),
        ),
        table(
          ['Woods', 'cm'],
          [
            ['Inside', WOOD_SIGHT.inside],
            ['From inside out', WOOD_SIGHT.insideOut],
            ['From outside in', WOOD_SIGHT.outsideIn],
          ],
        ),
        text(
          'The lower of chart and terrain counts. Units never hide anything. A vantage point helps who stands wholly on it.',
        ),
        text('It is also the army commander’s radius, the reach of artillery’s eye, and where a withdrawal ends.'),
      ],
    },
    {
      id: 'weather',
      title: 'Change of weather',
      also: 'rain snow sunny bright overcast',
      rows: ['NBC-WX-01', 'NBC-WX-04', 'NBC-WX-05', 'NBC-WX-06', 'NBC-WX-07', 'NBC-GND-04'],
      parts: () => [
        text('If the weather may change: a pot in phase 9. Two like white dice turn it, by the red die:'),
        words(
          ['Red', ...(['sunny', 'bright', 'overcast', 'rain'] as const).map((weather) => speak(`weather-${weather}`))],
          FACES.map((red) => [
            red,
            ...(['sunny', 'bright', 'overcast', 'rain'] as const).map((weather) => turnsTo(weather)(red)),
          ]),
        ),
        table(
          ['Rain or snow goes on', 'It is'],
          spans(FACES, (die) => intensityOf(die)),
        ),
        list(
          'Rain or snow: nobody skirmishes. Below freezing rain is snow.',
          'Heavy: cavalry against infantry throws half its misses again; bridging is slow.',
        ),
      ],
    },
    {
      id: 'starting-weather',
      title: 'Starting weather',
      also: 'random month mediterranean',
      rows: ['NBC-WX-02', 'NBC-WX-03', 'NBC-SCN-18'],
      parts: () => [
        table(['November to April', 'Weather, ground'], spans(totals, starts(1))),
        table(['May to October', 'Weather, ground'], spans(totals, starts(6))),
        text(
          'Two dice; 1 more in the Mediterranean. After an even throw the weather may change, after an odd one it stays.',
        ),
      ],
    },
    {
      id: 'ground',
      title: 'Ground',
      also: 'mud soft hard',
      rows: ['NBC-GND-01', 'NBC-GND-02', 'NBC-GND-03', 'NBC-MOV-12', 'NBC-MOV-13'],
      parts: ({ rulings }) => [
        words(
          ['', 'What it does'],
          GROUNDS.map((ground) => [
            speak(`ground-${ground}`),
            groundEffects(ground).map(speak).join(' ') || 'Nothing.',
          ]),
        ),
        table(
          ['After', 'The ground'],
          [
            [`${GROUND_MINUTES / 60} hours of rain or snow`, 'hard to soft'],
            [`${GROUND_MINUTES / 60} hours of rain`, 'soft to mud'],
            [`${GROUND_MINUTES / 60} hours sunny or bright`, 'one step back'],
          ],
        ),
        text('Hours without a break; overcast breaks either.'),
        text(
          groundMoves({ variable: false }, rulings)
            ? 'The ground follows fixed weather too.'
            : 'Where the weather is fixed, so is the ground.',
        ),
      ],
    },
    {
      id: 'fog',
      title: 'Fog',
      rows: ['NBC-FOG-01'],
      parts: () => [
        text(
          `In each weather phase ${fogDice('overcast')} die, ${fogDice('sunny')} when it is sunny, is added up. At the scenario’s number the fog is gone for the day; as a guide, 10 for each hour it should last.`,
        ),
      ],
    },
  ],
};
