/** Fog and how it lifts (NBC-FOG-01). */

import { total } from '../../dice/faces.ts';
import { sumsOfDice } from '../../dice/sums.ts';
import { say } from '../../engine/message.ts';
import { reckon, term } from '../../engine/reckoning.ts';
import type { Battle, Sky, Task } from '../battle.ts';
import { log, setSky } from '../ledger/event-builder.ts';
import { sure } from '../look-up.ts';
import { ASKS_NOTHING, type Nothing, type Procedure } from '../procedure.ts';
import { diceIn } from '../throws.ts';

/** NBC-FOG-01: what a scenario may give its fog for each hour it should last. */
export const FOG_AN_HOUR = 10;

/** One die each turn, two when it is sunny. */
export const fogDice = (weather: Sky['weather']): 1 | 2 => (weather === 'sunny' ? 2 : 1);

/** The fog after a throw; null once its target has been reached, and for good. */
export function fogAfter(fog: NonNullable<Sky['fog']>, thrown: number): Sky['fog'] {
  const sum = fog.total + thrown;
  return sum >= fog.target ? null : { ...fog, total: sum };
}

const [LIFTS, STAYS] = ['fog-lifts', 'it-stays'] as const;

const fogOf = ({ sky }: Battle): NonNullable<Sky['fog']> => sure(sky.fog, 'fog');
const thrownIn = (task: Pick<Task, 'rolls'>): number => total(sure(diceIn(task), 'throw for the fog'));

/** NBC-FOG-01 as a question. */
export const fogLifts: Procedure<Nothing, Nothing> = {
  kind: 'fog',
  schema: ASKS_NOTHING,
  question: () => 'fog-question',
  needs: (battle, task) =>
    diceIn(task) ? [] : [{ slot: 'dice', by: 'a', label: 'fog-dice', want: 'dice', dice: fogDice(battle.sky.weather) }],
  odds(battle) {
    const fog = fogOf(battle);
    const dice = fogDice(battle.sky.weather);
    const ways = sumsOfDice(dice);
    const of = ways.reduce((sum, n) => sum + n, 0);
    const good = ways.reduce((sum, n, thrown) => (fogAfter(fog, thrown) === null ? sum + n : sum), 0);
    return {
      claim: 'fog-chance',
      good,
      of,
      parts: [
        { key: LIFTS, n: good, means: LIFTS },
        { key: STAYS, n: of - good, means: STAYS },
      ],
      unit: 'throw',
    };
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
  byHand: () => [
    { value: 'lifts', label: LIFTS },
    { value: 'stays', label: STAYS },
  ],
  settleByHand(d, _task, choice) {
    if (choice === 'lifts') setSky(d, { fog: null });
    log(d, choice === 'lifts' ? 'fog-log-lifts' : 'fog-log-stays-by-hand', { byHand: true });
  },
};
