/** The weather of the day: its start, its changes, and how the ground follows (NBC-WX-01 to -07, NBC-GND-01). */

import { type Rulings, ruling } from '../../../book/rulings.ts';
import { GROUNDS, type Ground, type Intensity, type Weather } from '../../../book/terms.ts';
import { type Face, type Pot, total } from '../../../dice/faces.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';
import type { Sky, Unit } from '../../battle.ts';
import { sure } from '../../look-up.ts';

export const falling = (weather: Weather): weather is 'rain' | 'snow' => weather === 'rain' || weather === 'snow';

/** For example "Heavy rain" or "Bright". */
export const weatherCode = ({ weather, intensity }: Pick<Sky, 'weather' | 'intensity'>) =>
  falling(weather) ? (`weather-${intensity}-${weather}` as const) : (`weather-${weather}` as const);

/** NBC-WX-02: the lowest total for each row; May to October have no snow. */
const STARTS: Record<'winter' | 'summer', readonly (readonly [least: number, weather: Weather, ground: Ground])[]> = {
  winter: [
    [11, 'sunny', 'hard'],
    [9, 'bright', 'hard'],
    [6, 'overcast', 'hard'],
    [4, 'rain', 'soft'],
    [2, 'snow', 'hard'],
  ],
  summer: [
    [10, 'sunny', 'hard'],
    [7, 'bright', 'hard'],
    [5, 'overcast', 'hard'],
    [2, 'rain', 'soft'],
  ],
};

/** NBC-WX-02, -03: the starting weather from two dice in a month of 1 to 12. An even throw makes it variable. */
export function startingWeather(
  dice: readonly [Face, Face],
  month: number,
  mediterranean: boolean,
  rulings: Rulings = {},
): Pick<Sky, 'weather' | 'ground' | 'variable'> & { readonly total: Reckoning } {
  const thrown = total(dice);
  const sum = reckon('weather-throw', [
    term('two-dice', thrown, 'NBC-WX-02'),
    mediterranean && term('weather-mediterranean', 1, 'NBC-WX-02'),
  ]);
  const season = month >= 5 && month <= 10 ? 'summer' : 'winter';
  const [, weather, ground] = sure(STARTS[season].find(([least]) => sum.total >= least));
  const tested = ruling(rulings, 'evenTest') === 'modified' ? sum.total : thrown;
  return { weather, ground, variable: tested % 2 === 0, total: sum };
}

/** NBC-WX-01, AMB-38: whether rain or snow falls this day, and whether it freezes: with snow, or as given. */
export function fallOfDay(start: Weather, said: Pick<Sky, 'falls' | 'freezing'>, rulings: Rulings = {}): typeof said {
  const falls = falling(start) ? start : said.falls;
  return { falls, freezing: said.freezing || (falls === 'snow' && ruling(rulings, 'freezing') === 'auto') };
}

/** NBC-WX-05: the change by the red die, 1 to 6. Light or heavy stands for the day's rain or snow. */
const CHANGES: Record<
  'sunny' | 'bright' | 'overcast' | 'falling',
  readonly ('sunny' | 'bright' | 'overcast' | 'light' | 'heavy')[]
> = {
  sunny: ['overcast', 'overcast', 'bright', 'bright', 'bright', 'bright'],
  bright: ['light', 'overcast', 'overcast', 'sunny', 'sunny', 'sunny'],
  overcast: ['heavy', 'light', 'light', 'bright', 'bright', 'sunny'],
  falling: ['overcast', 'overcast', 'overcast', 'overcast', 'bright', 'sunny'],
};

/** NBC-WX-04: whether the weather changes: both white dice show the same face. */
export const weatherTurns = (pot: Pot): boolean => pot.white[0] === pot.white[1];

/** NBC-WX-05: the new weather by the red die; what falls is the day's rain or snow (AMB-38). */
export function changedWeather({ weather, falls }: Pick<Sky, 'weather' | 'falls'>, red: Face) {
  const change = sure(CHANGES[falling(weather) ? 'falling' : weather][red - 1]);
  return change === 'light' || change === 'heavy' ? { weather: falls, intensity: change } : { weather: change };
}

/** NBC-WX-06: rain or snow is light on 1 to 4, heavy on 5 and 6. */
export const HEAVY_FROM = 5;
export const intensityOf = (die: Face): Intensity => (die >= HEAVY_FROM ? 'heavy' : 'light');

/** AMB-35: whether a die decides the intensity of rain or snow at the start, not the scenario or light by default. */
export const throwsFirstIntensity = (start: Weather, rulings: Rulings = {}): boolean =>
  falling(start) && ruling(rulings, 'startPrecip') === 'throw';

/** AMB-36: whether phase 9 has weather throws at all. */
export const throwsWeather = (sky: Pick<Sky, 'variable'>): boolean => sky.variable;
/** NBC-WX-06: whether a die decides the intensity of rain or snow; in fixed weather only by ruling. */
export const throwsIntensity = (sky: Pick<Sky, 'weather' | 'variable'>, rulings: Rulings = {}): boolean =>
  falling(sky.weather) && (sky.variable || ruling(rulings, 'fixedWeatherIntensity') === 'throw');

/** NBC-WX-07: whether the weather forbids skirmishing: any rain or snow does. */
export const forbidsSkirmishing = (sky: Pick<Sky, 'weather'>): boolean => falling(sky.weather);

/** AMB-69: how many skirmish stands may be out in this weather. In rain and snow they never attack (NBC-SKM-10). */
export const standsInWeather = (stands: Unit['stands'], weather: Weather, rulings: Rulings = {}): Unit['stands'] =>
  falling(weather) && ruling(rulings, 'rainStands') === 'removed' ? 0 : stands;

/** NBC-GND-04, NBC-WX-07: whether cavalry has its bonus against infantry with wet powder (AMB-43). */
export function wetPowder(sky: Pick<Sky, 'weather' | 'intensity'>, rulings: Rulings = {}): boolean {
  if (!falling(sky.weather)) return false;
  switch (ruling(rulings, 'snowBonus')) {
    case 'heavyBoth':
      return sky.intensity === 'heavy';
    case 'heavyRainOnly':
      return sky.weather === 'rain' && sky.intensity === 'heavy';
    case 'heavyRainAnySnow':
      return sky.weather === 'snow' || sky.intensity === 'heavy';
  }
}

/** How many minutes of unbroken weather change the ground. */
export const GROUND_MINUTES = 120;

export type GroundState = Pick<Sky, 'ground' | 'wet' | 'rain' | 'dry'>;

/** For example "Soft". */
export const groundCode = (ground: Ground) => `ground-${ground}` as const;

/**
 * AMB-39: the ground after `minutes` of a turn, which count for the weather in force during that turn. Rain and snow
 * soften hard ground; only rain turns soft ground to mud; sunny and bright weather dries it; overcast resets all
 * counts.
 */
export function groundAfter(state: GroundState, weather: Weather, minutes: number, rulings: Rulings = {}): GroundState {
  const dryNow = weather === 'sunny' || weather === 'bright';
  const wet = falling(weather) ? state.wet + minutes : 0;
  const rain = weather === 'rain' ? state.rain + minutes : 0;
  const dry = dryNow ? state.dry + minutes : 0;
  const worse =
    (state.ground === 'hard' && wet >= GROUND_MINUTES) || (state.ground === 'soft' && rain >= GROUND_MINUTES);
  const better = state.ground !== 'hard' && dry >= GROUND_MINUTES;
  const ground = GROUNDS[GROUNDS.indexOf(state.ground) + Number(worse) - Number(better)] ?? state.ground;
  const anew = (worse || better) && ruling(rulings, 'groundCounterReset') === 'yes';
  return { ground, ...(anew ? { wet: 0, rain: 0, dry: 0 } : { wet, rain, dry }) };
}

/** AMB-36: whether the ground changes; in fixed weather it does only by ruling. */
export const groundMoves = (sky: Pick<Sky, 'variable'>, rulings: Rulings = {}): boolean =>
  sky.variable || ruling(rulings, 'fixedWeatherGround') === 'evolves';
