/** Phases 8 and 9: the clock and the sky. */
import type { Questions } from '../chapters.ts';
import { fogLifts } from '../sky/fog.ts';
import { timeCard } from '../sky/time.ts';
import { intensityThrow, weatherChange } from '../sky/weather-throws.ts';

export const questions: Questions<'evening'> = {
  time: timeCard,
  weather: weatherChange,
  intensity: intensityThrow,
  fog: fogLifts,
};
export const plays = {};
