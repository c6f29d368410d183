/** The weather throws as questions, with their exact chances and effects (NBC-WX-04 to -06, NBC-FOG-01). */

import { type Intensity, SIDES, WEATHERS } from '../../book/terms.ts';
import { FACES, type Face, type Pot, total } from '../../dice/faces.ts';
import { sumsOfDice } from '../../dice/sums.ts';
import { type Bare, say, word } from '../../engine/message.ts';
import { reckon, term } from '../../engine/reckoning.ts';
import type { Battle, Sky, Task, Unit } from '../battle.ts';
import { BY_HAND, type Decided, dieOdds, type EndWords, twoEnds } from '../ledger/checks.ts';
import { type EventBuilder, log, notice, openTask, setSky, setUnit } from '../ledger/event-builder.ts';
import { sure } from '../look-up.ts';
import { unitNamed } from '../named.ts';
import { ASKS_NOTHING, choicesFrom, type Need, type Nothing, type Odds, type Procedure } from '../procedure.ts';
import {
  changedWeather,
  falling,
  HEAVY_FROM,
  intensityOf,
  standsInWeather,
  throwsIntensity,
  throwsWeather,
  weatherCode,
  weatherTurns,
} from '../rules/sky/weather.ts';
import { diceIn, diceNeed, potIn, throwTold } from '../throws.ts';

const standsLeft = ({ sky, rulings }: Battle, { stands }: Unit): Unit['stands'] =>
  standsInWeather(stands, sky.weather, rulings);

/** AMB-69: by ruling all stands go in when rain or snow falls. */
export function takeInStands(d: EventBuilder): void {
  for (const side of SIDES) {
    const wet = Object.values(d.state.units).filter(
      (unit) => unit.side === side && standsLeft(d.state, unit) < unit.stands,
    );
    if (wet.length === 0) continue;
    for (const unit of wet) setUnit(d, unit.id, { stands: standsLeft(d.state, unit) });
    const weather = word(`weather-${d.state.sky.weather}`);
    notice(d, say('weather-stands-in', { weather, units: wet.map(unitNamed) }), { side });
  }
}

function turnWeather(d: EventBuilder, next: Partial<Sky>, more: Decided = {}): void {
  setSky(d, next);
  log(d, say('weather-log-turns', { weather: word(weatherCode(d.state.sky)) }), more);
  takeInStands(d);
}

/** NBC-WX-06: opens the throw for the intensity of continuing rain or snow. */
export function openIntensity(d: EventBuilder): void {
  if (throwsIntensity(d.state.sky, d.state.rulings)) openTask(d, { kind: 'intensity', side: null });
}

const SAME = 'no-change';

/** NBC-WX-05: the weather that a red die brings. */
const changedSky = (sky: Sky, red: Face) => ({ intensity: sky.intensity, ...changedWeather(sky, red) });

/** NBC-WX-04, NBC-WX-05: the ways of 36 to each weather: two white dice alike, then the red die. */
function changeOdds(sky: Sky): Odds {
  const turns = FACES.map((red) => weatherCode(changedSky(sky, red)));
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

/** The table enters whether the white dice match; only then is the red die read. */
const POT: Need = {
  ...{ slot: 'pot', by: 'a', label: 'weather-pot', want: 'pot', counts: 3, apart: true },
  ...{ hits: 1, reads: { redFrom: 1 }, asks: 'weather-whites', none: 'weather-differ' },
};

function potLying(task: Pick<Task, 'rolls'>): Pot | undefined {
  const told = throwTold(task, 'pot', 1);
  if (!told) return potIn(task);
  return { red: told.red ?? 1, white: told.hits > 0 ? [1, 1] : [1, 2], green: [1, 1] };
}
const weatherPot = (task: Pick<Task, 'rolls'>): Pot => sure(potLying(task));

/** NBC-WX-04, NBC-WX-05: the question whether the weather changes. */
export const weatherChange: Procedure<Nothing, Nothing> = {
  schema: ASKS_NOTHING,
  question: () => 'weather-question',
  over: ({ sky }) => !throwsWeather(sky),
  needs: (_battle, task) => (potLying(task) ? [] : [POT]),
  odds: ({ sky }) => changeOdds(sky),
  reading(battle, task) {
    const pot = weatherPot(task);
    const sums = [reckon('weather-red-die', [term('weather-red-die', pot.red, 'NBC-WX-05')])];
    const now = word(weatherCode(battle.sky));
    if (!weatherTurns(pot)) return { word: SAME, means: say('weather-stays', { weather: now }), sums: [], part: SAME };
    const next = weatherCode(changedSky(battle.sky, pot.red));
    return { word: next, means: say('weather-gives-way', { weather: now }), sums, part: next };
  },
  settle(d, task) {
    const pot = weatherPot(task);
    if (weatherTurns(pot)) turnWeather(d, changedSky(d.state.sky, pot.red));
    else openIntensity(d);
  },
  byHand: () =>
    choicesFrom({
      ...{ same: SAME, sunny: 'weather-sunny', bright: 'weather-bright', overcast: 'weather-overcast' },
      ...{ light: 'weather-light-fall', heavy: 'weather-heavy-fall' },
    }),
  settleByHand(d, _task, choice) {
    if (choice === 'same') return openIntensity(d);
    const falls = choice === 'light' || choice === 'heavy';
    const weather = WEATHERS.find((one) => one === choice) ?? d.state.sky.weather;
    turnWeather(d, falls ? { weather: d.state.sky.falls, intensity: choice } : { weather }, BY_HAND);
  },
};

const intensityNow = (sky: Sky, intensity: Intensity) => word(weatherCode({ ...sky, intensity }));
const INTENSITIES: EndWords = {
  claim: 'intensity-chance',
  ...{ good: ['light', 'intensity-light'], bad: ['heavy', 'intensity-heavy'] },
};
const dieIn = (task: Pick<Task, 'rolls'>) => sure(diceIn(task)?.[0]);

export const intensityThrow: Procedure<Nothing, Nothing> = {
  schema: ASKS_NOTHING,
  question: ({ sky }) => say('intensity-question', { weather: word(`weather-${sky.weather}`) }),
  over: ({ sky }) => !falling(sky.weather),
  needs: (_battle, task) => diceNeed(task, 'a', 'one-die', 1),
  odds: () => dieOdds((die) => intensityOf(die) === 'light', INTENSITIES),
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
  byHand: () => choicesFrom({ light: 'intensity-light', heavy: 'intensity-heavy' }),
  settleByHand(d, _task, choice) {
    const intensity = choice === 'heavy' ? 'heavy' : 'light';
    setSky(d, { intensity });
    log(d, say('intensity-log', { weather: intensityNow(d.state.sky, intensity) }), BY_HAND);
  },
};

/** NBC-FOG-01: the fog target that a scenario may set for each hour of fog. */
export const FOG_AN_HOUR = 10;

/** The dice thrown against the fog each turn: one, or two when it is sunny. */
export const fogDice = (weather: Sky['weather']): 1 | 2 => (weather === 'sunny' ? 2 : 1);

/** The fog after a throw; null once its target is reached, when it lifts for good. */
export function fogAfter(fog: NonNullable<Sky['fog']>, thrown: number): Sky['fog'] {
  const sum = fog.total + thrown;
  return sum >= fog.target ? null : { ...fog, total: sum };
}

const [LIFTS, STAYS] = ['fog-lifts', 'it-stays'] as const;

const fogOf = ({ sky }: Battle): NonNullable<Sky['fog']> => sure(sky.fog);
const thrownIn = (task: Pick<Task, 'rolls'>): number => total(sure(diceIn(task)));

/** NBC-FOG-01: the question whether the fog lifts. */
export const fogLifts: Procedure<Nothing, Nothing> = {
  schema: ASKS_NOTHING,
  question: (battle) => say('fog-question', fogOf(battle)),
  over: ({ sky }) => sky.fog === null,
  needs: (battle, task) => diceNeed(task, 'a', 'fog-dice', fogDice(battle.sky.weather)),
  odds(battle) {
    const fog = fogOf(battle);
    const ways = sumsOfDice(fogDice(battle.sky.weather));
    const of = ways.reduce((sum, n) => sum + n, 0);
    const good = ways.reduce((sum, n, thrown) => (fogAfter(fog, thrown) === null ? sum + n : sum), 0);
    return twoEnds(good, of, { claim: 'fog-chance', good: [LIFTS, LIFTS], bad: [STAYS, STAYS] });
  },
  reading(battle, task) {
    const fog = fogOf(battle);
    const thrown = thrownIn(task);
    const lifted = fogAfter(fog, thrown) === null;
    return {
      word: lifted ? LIFTS : STAYS,
      means: lifted ? 'fog-gone' : say('fog-target', { target: fog.target }),
      sums: [reckon('fog-dice', [term('fog-before', fog.total, 'NBC-FOG-01'), term('fog-now', thrown, 'NBC-FOG-01')])],
      part: lifted ? LIFTS : STAYS,
    };
  },
  settle(d, task) {
    const after = fogAfter(fogOf(d.state), thrownIn(task));
    setSky(d, { fog: after });
    log(d, after ? say('fog-log-stays', after) : 'fog-log-lifts');
  },
  byHand: () => choicesFrom({ lifts: LIFTS, stays: STAYS }),
  settleByHand(d, _task, choice) {
    if (choice === 'lifts') setSky(d, { fog: null });
    log(d, choice === 'lifts' ? 'fog-log-lifts' : 'fog-log-stays-by-hand', BY_HAND);
  },
};
