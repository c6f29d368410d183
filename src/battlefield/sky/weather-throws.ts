/** The weather's throws as questions, with their exact chances (NBC-WX-04 to -06). */

import type { Rulings } from '../../book/rulings.ts';
import { INTENSITIES, type Intensity, WEATHERS } from '../../book/terms.ts';
import { FACES } from '../../dice/faces.ts';
import { type Bare, say, word } from '../../engine/message.ts';
import { reckon, term } from '../../engine/reckoning.ts';
import type { Sky, Task } from '../battle.ts';
import { type EventBuilder, log, openTask, setSky } from '../ledger/event-builder.ts';
import { sure } from '../look-up.ts';
import { ASKS_NOTHING, type Nothing, type Odds, type Procedure } from '../procedure.ts';
import {
  HEAVY_FROM,
  intensityOf,
  throwsIntensity,
  weatherAfter,
  weatherCode,
  weatherTurns,
} from '../rules/sky/weather.ts';
import { diceIn, potIn } from '../throws.ts';
import { takeInStands } from './stands-go-in.ts';

function turnWeather(d: EventBuilder, next: Partial<Sky>, more: Parameters<typeof log>[2] = {}): void {
  setSky(d, next);
  log(d, say('weather-log-turns', { weather: word(weatherCode(d.state.sky)) }), more);
  takeInStands(d);
}

const SAME = 'no-change';

/** NBC-WX-04, NBC-WX-05: of 36 equal ways two white dice and a red one go, those that turn it to each weather. */
export function changeOdds(sky: Sky, rulings: Rulings = {}): Odds {
  const turns = FACES.map((red) =>
    weatherCode({
      ...sky,
      ...weatherAfter({ ...sky, variable: true }, { pot: { red, white: [1, 1], green: [1, 1] } }, rulings),
    }),
  );
  const of = FACES.length * FACES.length;
  const share = (key: Bare, n: number) => ({ key, n, means: key });
  return {
    claim: 'weather-chance',
    good: turns.length,
    of,
    parts: [
      ...[...new Set(turns)].map((next) => share(next, turns.filter((one) => one === next).length)),
      share(SAME, of - turns.length),
    ],
    unit: 'throw',
  };
}

/** NBC-WX-04, NBC-WX-05 as a question. */
export const weatherChange: Procedure<Nothing, Nothing> = {
  kind: 'weather',
  schema: ASKS_NOTHING,
  question: () => 'weather-question',
  needs: (_battle, task) =>
    potIn(task) ? [] : [{ slot: 'pot', by: 'a', label: 'weather-pot', want: 'pot', counts: 3, apart: true }],
  odds: ({ sky, rulings }) => changeOdds(sky, rulings),
  reading(battle, task) {
    const pot = sure(potIn(task), 'weather pot');
    const sums = [reckon('weather-red-die', [term('weather-red-die', pot.red, 'NBC-WX-05')])];
    const now = word(weatherCode(battle.sky));
    if (!weatherTurns(pot))
      return {
        word: SAME,
        means: say('weather-stays', { weather: now }),
        sums: [],
        part: SAME,
      };
    const next = weatherCode(weatherAfter(battle.sky, { pot }, battle.rulings));
    return { word: next, means: say('weather-gives-way', { weather: now }), sums, part: next };
  },
  settle(d, task) {
    const pot = sure(potIn(task), 'weather pot');
    if (weatherTurns(pot)) turnWeather(d, weatherAfter(d.state.sky, { pot }, d.state.rulings));
    else if (throwsIntensity(d.state.sky, d.state.rulings)) openTask(d, { kind: 'intensity', side: null });
  },
  byHand: () => [
    { value: 'same', label: SAME },
    { value: 'sunny', label: 'weather-sunny' },
    { value: 'bright', label: 'weather-bright' },
    { value: 'overcast', label: 'weather-overcast' },
    { value: 'light', label: 'weather-light-fall' },
    { value: 'heavy', label: 'weather-heavy-fall' },
  ],
  settleByHand(d, _task, choice) {
    if (choice === 'same') {
      if (throwsIntensity(d.state.sky, d.state.rulings)) openTask(d, { kind: 'intensity', side: null });
      return;
    }
    const falls = choice === 'light' || choice === 'heavy';
    const weather = WEATHERS.find((one) => one === choice) ?? d.state.sky.weather;
    turnWeather(d, falls ? { weather: d.state.sky.falls, intensity: choice } : { weather }, { byHand: true });
  },
};

const intensityNow = (sky: Sky, intensity: Intensity) => word(weatherCode({ ...sky, intensity }));
const dieIn = (task: Pick<Task, 'rolls'>) => sure(diceIn(task)?.[0], 'die for the strength');

export const intensityThrow: Procedure<Nothing, Nothing> = {
  kind: 'intensity',
  schema: ASKS_NOTHING,
  question: ({ sky }) => say('intensity-question', { weather: word(`weather-${sky.weather}`) }),
  needs: (_battle, task) => (diceIn(task) ? [] : [{ slot: 'dice', by: 'a', label: 'one-die', want: 'dice', dice: 1 }]),
  odds() {
    const share = (key: Intensity) => FACES.filter((face) => intensityOf(face) === key).length;
    const parts = INTENSITIES.map((key) => ({ key, n: share(key), means: `intensity-${key}` as const }));
    return { claim: 'intensity-chance', good: share('light'), of: FACES.length, parts, unit: 'throw' };
  },
  reading(battle, task) {
    const die = dieIn(task);
    const now = intensityOf(die);
    return {
      word: `intensity-${now}`,
      means: say('intensity-now', { weather: intensityNow(battle.sky, now) }),
      sums: [reckon('one-die', [term(say('intensity-heavy-faces', { least: HEAVY_FROM }), die, 'NBC-WX-06')])],
      part: now,
    };
  },
  settle(d, task) {
    const now = intensityOf(dieIn(task));
    if (now !== d.state.sky.intensity) log(d, say('intensity-log', { weather: intensityNow(d.state.sky, now) }));
    setSky(d, { intensity: now });
  },
  byHand: () => [
    { value: 'light', label: 'intensity-light' },
    { value: 'heavy', label: 'intensity-heavy' },
  ],
  settleByHand(d, _task, choice) {
    const intensity = choice === 'heavy' ? 'heavy' : 'light';
    setSky(d, { intensity });
    log(d, say('intensity-log', { weather: intensityNow(d.state.sky, intensity) }), { byHand: true });
  },
};
