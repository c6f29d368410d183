/** Weather, visibility, ground and the clock. */
import { words } from './entry.ts';

export const WEATHER_WORDS = [
  words(
    'AMB-35',
    'Light or heavy at first',
    'L441, L468, L1287',
    'A day that opens with rain or snow opens with a light fall. The die for its intensity is thrown from the first end of turn on.',
    { startPrecip: { light: 'light', throw: 'thrown for' } },
  ),
  words(
    'AMB-36',
    'Fixed weather',
    'L459, L463, L1287',
    'Where the weather is fixed nothing is thrown for: intensity stays as the scenario says and the ground does not change.',
    {
      fixedWeatherGround: { constant: 'the ground stays', evolves: 'the ground changes with time' },
      fixedWeatherIntensity: { constant: 'the intensity stays', throw: 'the intensity is thrown for' },
    },
  ),
  words(
    'AMB-37',
    'The even throw and the Mediterranean',
    'L457-L459',
    'Whether the weather can change is read from the dice as they fell, before 1 is added; a total of 13 reads as the best weather.',
    { evenTest: { natural: 'the dice as they fell', modified: 'the total' } },
  ),
  words(
    'AMB-38',
    'Rain or snow, and freezing',
    'L441, L468, L510, L1615',
    'What falls is settled for the day, by the scenario or the starting table, rain if neither says. It freezes whenever it would snow.',
    { freezing: { auto: 'when snow falls', scenario: 'as the scenario says' } },
  ),
  words(
    'AMB-39',
    'Two hours of rain or sun',
    'L510-L513',
    'A turn’s minutes count for the weather of that turn. A turn of other weather breaks the count, and so does a change of the ground; snow softens Hard ground only.',
    { groundCounterReset: { yes: 'a change starts both counts anew', no: 'the counts run on' } },
  ),
  words('AMB-40', 'Fog in the evening', 'L498', 'The chart’s “10m” is a slip for 10 cm.'),
  words(
    'AMB-41',
    'When the day’s bands begin',
    'L476, L490-L500',
    'The clock times are not given. Ours: early from 05:00, daylight from 07:00, evening from 19:00, night from 21:00; a scenario may set its own.',
  ),
  words(
    'AMB-42',
    'Vantage points in fog',
    'L478, L491',
    'A vantage point has its own column in the chart; fog has one column for all and goes before it.',
    { fogVantage: { fogOnly: 'the fog column alone', difference: 'fog plus what the vantage point adds' } },
  ),
  words(
    'AMB-43',
    'Cavalry against wet muskets',
    'L523, L1104',
    'One place gives the bonus in heavy rain, another in rain or snow. We give it in heavy rain and in heavy snow.',
    {
      snowBonus: {
        heavyBoth: 'heavy rain or heavy snow',
        heavyRainOnly: 'heavy rain only',
        heavyRainAnySnow: 'heavy rain or any snow',
      },
    },
  ),
  words(
    'AMB-44',
    'A target in soft ground',
    'L517-L519, L816',
    'It counts as such when the whole field is Soft or Mud, or when the scenario marks soft ground under it.',
  ),
  words(
    'AMB-45',
    'From the commander or from the headquarters?',
    'L476, L877, L885, L917',
    'Under Command is measured from the Army Commander’s figure, the dearer re-throw from the headquarters. A vantage point serves only who stands on it.',
    { ucFrom: { ac: 'from the Army Commander', hq: 'from the headquarters' } },
  ),
  words(
    'AMB-46',
    'How long a turn lasts',
    'L103, L1266',
    'The rules speak of 20 to 30 minutes and of just over 20. The default pack averages 21.',
    {
      timeDeck: {
        'TD-24': '24 cards, 21.0 minutes on average',
        'TD-24b': '24 cards, 21.5 minutes',
        'TD-20': '20 cards, 22.0 minutes',
        custom: 'the group’s own pack',
      },
    },
  ),
  words(
    'AMB-47',
    'Steps of the time cards',
    'L1266',
    'Only the 10 and the 45 are named. Our cards go in steps of five minutes; a pack of your own may hold others.',
  ),
];
