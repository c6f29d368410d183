/** The weather's throws as questions, with their exact chances (NBC-WX-04 to -06). */

import type { Rulings } from '../../book/rulings.ts';
import type { Intensity, Weather } from '../../book/terms.ts';
import { FACES } from '../../dice/faces.ts';
import { reckon, term } from '../../engine/reckoning.ts';
import type { Sky } from '../battle.ts';
import { type EventBuilder, log, openTask, setSky } from '../event-builder.ts';
import type { Odds, Procedure } from '../procedure.ts';
import { diceIn, potIn } from '../throws.ts';
import { intensityOf, takeInStands, throwsIntensity, weatherAfter, weatherTurns, weatherWords } from './weather.ts';

function turnWeather(d: EventBuilder, next: Partial<Sky>, more: Parameters<typeof log>[2] = {}): void {
  setSky(d, next);
  log(d, `The weather turns: **${weatherWords(d.state.sky)}**.`, more);
  takeInStands(d);
}

const SAME = 'No change';

/** NBC-WX-04, NBC-WX-05: of 36 equal ways two white dice and a red one go, those that turn it to each weather. */
export function changeOdds(sky: Sky, rulings: Rulings = {}): Odds {
  const turns = FACES.map((red) =>
    weatherWords({
      ...sky,
      ...weatherAfter({ ...sky, variable: true }, { pot: { red, white: [1, 1], green: [1, 1] } }, rulings),
    }),
  );
  const of = FACES.length * FACES.length;
  const share = (key: string, n: number) => ({ key, n, means: key.toLowerCase() });
  return {
    claim: 'Chance that it changes',
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
export const weatherChange: Procedure = {
  kind: 'weather',
  question: () => 'Does the weather change?',
  needs: (_battle, task) =>
    potIn(task) ? [] : [{ slot: 'pot', by: 'a', label: 'Weather pot', want: 'pot', counts: 3, apart: true }],
  odds: ({ sky, rulings }) => changeOdds(sky, rulings),
  reading(battle, task) {
    const pot = potIn(task)!;
    const sums = [reckon('Red die', [term('Red die', pot.red, 'NBC-WX-05')])];
    if (!weatherTurns(pot))
      return {
        word: 'No change',
        means: `The white dice differ: it stays ${weatherWords(battle.sky).toLowerCase()}.`,
        sums: [],
        part: SAME,
      };
    const next = weatherWords(weatherAfter(battle.sky, { pot }, battle.rulings));
    return { word: next, means: `The white dice are alike: ${weatherWords(battle.sky)} gives way.`, sums, part: next };
  },
  settle(d, task) {
    const pot = potIn(task)!;
    if (weatherTurns(pot)) turnWeather(d, weatherAfter(d.state.sky, { pot }, d.state.rulings));
    else if (throwsIntensity(d.state.sky, d.state.rulings)) openTask(d, { kind: 'intensity', side: null });
  },
  byHand: () => [
    { value: 'same', label: 'No change' },
    { value: 'sunny', label: 'Sunny' },
    { value: 'bright', label: 'Bright' },
    { value: 'overcast', label: 'Overcast' },
    { value: 'light', label: 'Light rain or snow' },
    { value: 'heavy', label: 'Heavy rain or snow' },
  ],
  settleByHand(d, _task, choice) {
    if (choice === 'same') {
      if (throwsIntensity(d.state.sky, d.state.rulings)) openTask(d, { kind: 'intensity', side: null });
      return;
    }
    const falls = choice === 'light' || choice === 'heavy';
    turnWeather(d, falls ? { weather: d.state.sky.falls, intensity: choice } : { weather: choice as Weather }, {
      byHand: true,
    });
  },
};

export const intensityThrow: Procedure = {
  kind: 'intensity',
  question: (battle) => `How hard does the ${battle.sky.weather} fall?`,
  needs: (_battle, task) => (diceIn(task) ? [] : [{ slot: 'dice', by: 'a', label: 'One die', want: 'dice', dice: 1 }]),
  odds() {
    const parts = (['light', 'heavy'] as const).map((key) => ({
      key,
      n: FACES.filter((face) => intensityOf(face) === key).length,
      means: key,
    }));
    return { claim: 'Chance that it is light', good: parts[0]!.n, of: FACES.length, parts, unit: 'throw' };
  },
  reading(battle, task) {
    const die = diceIn(task)![0]!;
    const now = intensityOf(die);
    return {
      word: now === 'heavy' ? 'Heavy' : 'Light',
      means: `Now ${now} ${battle.sky.weather}.`,
      sums: [reckon('One die', [term('5 and 6 are heavy', die, 'NBC-WX-06')])],
      part: now,
    };
  },
  settle(d, task) {
    const now = intensityOf(diceIn(task)![0]!);
    if (now !== d.state.sky.intensity) log(d, `The ${d.state.sky.weather} is now **${now}**.`);
    setSky(d, { intensity: now });
  },
  byHand: () => [
    { value: 'light', label: 'Light' },
    { value: 'heavy', label: 'Heavy' },
  ],
  settleByHand(d, _task, choice) {
    setSky(d, { intensity: choice as Intensity });
    log(d, `The ${d.state.sky.weather} is now **${choice}**.`, { byHand: true });
  },
};
