/** Hard, soft, mud: how the ground follows the weather (NBC-GND-01). */
import { type Rulings, ruling } from '../../../book/rulings.ts';
import { GROUNDS, type Ground, type Weather } from '../../../book/terms.ts';
import type { Sky } from '../../battle.ts';

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
