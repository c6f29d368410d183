/** The day's weather: how it starts, when and how it changes, and how the ground follows it (NBC-WX-01 to -07, NBC-GND-01). */

import { type Rulings, ruling } from '../../../book/rulings.ts';
import { GROUNDS, type Ground, type Intensity, type Weather } from '../../../book/terms.ts';
import { type Face, type Pot, total } from '../../../dice/faces.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';
import type { Sky, Unit } from '../../battle.ts';
import { sure } from '../../look-up.ts';

export const falling = (weather: Weather): weather is 'rain' | 'snow' => weather === 'rain' || weather === 'snow';

/** "Heavy rain", "Bright" */
export const weatherCode = ({ weather, intensity }: Pick<Sky, 'weather' | 'intensity'>) =>
  falling(weather) ? (`weather-${intensity}-${weather}` as const) : (`weather-${weather}` as const);

/** NBC-WX-02: the lowest total of each row; May to October has no snow. */
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

export interface StartingWeather {
  readonly weather: Weather;
  readonly ground: Ground;
  readonly variable: boolean;
  readonly total: Reckoning;
}

/** NBC-WX-02, NBC-WX-03: two dice in the month 1 to 12, one more in the Mediterranean; an even throw means it will change. */
export function startingWeather(
  dice: readonly [Face, Face],
  month: number,
  mediterranean: boolean,
  rulings: Rulings = {},
): StartingWeather {
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

/**
 * NBC-WX-01, AMB-38: what falls on a day that starts so, and whether it freezes: rain or snow for the whole day; where it
 * snows it freezes, unless by ruling the scenario alone says so.
 */
export function fallOfDay(
  start: Weather,
  said: Pick<Sky, 'falls' | 'freezing'>,
  rulings: Rulings = {},
): Pick<Sky, 'falls' | 'freezing'> {
  const falls = falling(start) ? start : said.falls;
  return { falls, freezing: said.freezing || (falls === 'snow' && ruling(rulings, 'freezing') === 'auto') };
}

/** Intensity 'falls' stands for the day's rain or snow. */
type Change = 'sunny' | 'bright' | 'overcast' | 'light' | 'heavy';

/** NBC-WX-05: by the red die, 1 to 6. */
const CHANGES: Record<
  'sunny' | 'bright' | 'overcast' | 'falling',
  readonly [Change, Change, Change, Change, Change, Change]
> = {
  sunny: ['overcast', 'overcast', 'bright', 'bright', 'bright', 'bright'],
  bright: ['light', 'overcast', 'overcast', 'sunny', 'sunny', 'sunny'],
  overcast: ['heavy', 'light', 'light', 'bright', 'bright', 'sunny'],
  falling: ['overcast', 'overcast', 'overcast', 'overcast', 'bright', 'sunny'],
};

/** NBC-WX-04: the weather changes when the two white dice are alike. */
export const weatherTurns = (pot: Pot): boolean => pot.white[0] === pot.white[1];

/** NBC-WX-05: the new weather by the red die; what falls is the day's rain or snow (AMB-38). */
export function changedWeather(
  sky: Pick<Sky, 'weather' | 'falls'>,
  red: Face,
): { weather: Weather; intensity?: Intensity } {
  const { weather } = sky;
  const change = sure(CHANGES[falling(weather) ? 'falling' : weather][red - 1]);
  return change === 'light' || change === 'heavy' ? { weather: sky.falls, intensity: change } : { weather: change };
}

/** NBC-WX-06: 1 to 4 light, 5 and 6 heavy. */
export const HEAVY_FROM = 5;
export const intensityOf = (die: Face): Intensity => (die >= HEAVY_FROM ? 'heavy' : 'light');

/** AMB-35: whether the rain or snow that a day starts with takes its strength from a die; else from the scenario, or light. */
export const throwsFirstIntensity = (start: Weather, rulings: Rulings = {}): boolean =>
  falling(start) && ruling(rulings, 'startPrecip') === 'throw';

/** Whether the weather throws of phase 9 are made at all (AMB-36). */
export const throwsWeather = (sky: Pick<Sky, 'variable'>): boolean => sky.variable;
/** NBC-WX-06: rain and snow take their strength from a die; in fixed weather only by ruling. */
export const throwsIntensity = (sky: Pick<Sky, 'weather' | 'variable'>, rulings: Rulings = {}): boolean =>
  falling(sky.weather) && (sky.variable || ruling(rulings, 'fixedWeatherIntensity') === 'throw');

/**
 * The weather after phase 9 (NBC-WX-04 to -06): the pot may turn it; rain or snow that did not turn takes its strength
 * from the die. Fixed weather is not thrown for, and `die` is read only where it would be thrown.
 */
export function weatherAfter(
  sky: Pick<Sky, 'weather' | 'intensity' | 'variable' | 'falls'>,
  thrown: { readonly pot?: Pot; readonly die?: Face },
  rulings: Rulings = {},
): Pick<Sky, 'weather' | 'intensity'> {
  const { weather, intensity } = sky;
  const { pot, die } = thrown;
  if (pot && throwsWeather(sky) && weatherTurns(pot)) return { intensity, ...changedWeather(sky, pot.red) };
  const strength = die !== undefined && throwsIntensity(sky, rulings) ? intensityOf(die) : intensity;
  return { weather, intensity: strength };
}

/** NBC-WX-07: no skirmishing in rain or snow of any strength. */
export const forbidsSkirmishing = (sky: Pick<Sky, 'weather'>): boolean => falling(sky.weather);

/** AMB-69: skirmish stands that may be out in a weather; in rain and snow they never attack (NBC-SKM-10). */
export const standsInWeather = (stands: Unit['stands'], weather: Weather, rulings: Rulings = {}): Unit['stands'] =>
  falling(weather) && ruling(rulings, 'rainStands') === 'removed' ? 0 : stands;

/** NBC-GND-04, NBC-WX-07: whether cavalry has its bonus against infantry in the wet (AMB-43). */
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

// ---- the ground -----------------------------------------------------------------------------------------------------

/** Minutes of unbroken weather that change the ground. */
export const GROUND_MINUTES = 120;

export type GroundState = Pick<Sky, 'ground' | 'wet' | 'rain' | 'dry'>;

/** "Soft" */
export const groundCode = (ground: Ground) => `ground-${ground}` as const;

/**
 * The ground after `minutes` of a turn's weather (AMB-39: a turn's minutes go to the weather that was in force during
 * it). Snow softens hard ground; only rain makes mud; sunny or bright weather dries; overcast breaks both counts.
 */
export function groundAfter(state: GroundState, weather: Weather, minutes: number, rulings: Rulings = {}): GroundState {
  const wetNow = weather === 'rain' || weather === 'snow';
  const dryNow = weather === 'sunny' || weather === 'bright';
  const wet = wetNow ? state.wet + minutes : 0;
  const rain = weather === 'rain' ? state.rain + minutes : 0;
  const dry = dryNow ? state.dry + minutes : 0;
  const worse =
    (state.ground === 'hard' && wet >= GROUND_MINUTES) || (state.ground === 'soft' && rain >= GROUND_MINUTES);
  const better = state.ground !== 'hard' && dry >= GROUND_MINUTES;
  if (!worse && !better) return { ground: state.ground, wet, rain, dry };
  const ground = GROUNDS[GROUNDS.indexOf(state.ground) + (worse ? 1 : -1)] ?? state.ground;
  return ruling(rulings, 'groundCounterReset') === 'yes'
    ? { ground, wet: 0, rain: 0, dry: 0 }
    : { ground, wet, rain, dry };
}

/** AMB-36: under fixed weather the ground stays, unless the group lets it evolve. */
export const groundMoves = (sky: Pick<Sky, 'variable'>, rulings: Rulings = {}): boolean =>
  sky.variable || ruling(rulings, 'fixedWeatherGround') === 'evolves';
