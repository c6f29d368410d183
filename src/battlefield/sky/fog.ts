/** Fog and how it lifts (NBC-FOG-01). */

import { total } from '../../dice/faces.ts';
import { sumsOfDice } from '../../dice/sums.ts';
import { reckon, term } from '../../engine/reckoning.ts';
import type { Sky } from '../battle.ts';
import { log, setSky } from '../event-builder.ts';
import type { Procedure } from '../procedure.ts';
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

const [LIFTS, STAYS] = ['It lifts', 'It stays'];

/** NBC-FOG-01 as a question. */
export const fogLifts: Procedure = {
  kind: 'fog',
  question: () => 'Does the fog lift?',
  needs: (battle, task) =>
    diceIn(task) ? [] : [{ slot: 'dice', by: 'a', label: 'Fog', want: 'dice', dice: fogDice(battle.sky.weather) }],
  odds({ sky }) {
    const dice = fogDice(sky.weather);
    const ways = sumsOfDice(dice);
    const of = ways.reduce((sum, n) => sum + n, 0);
    const good = ways.reduce((sum, n, thrown) => (fogAfter(sky.fog!, thrown) === null ? sum + n : sum), 0);
    return {
      claim: 'Chance that it lifts',
      good,
      of,
      parts: [
        { key: LIFTS, n: good, means: 'lifts' },
        { key: STAYS, n: of - good, means: 'stays' },
      ],
      unit: 'throw',
    };
  },
  reading(battle, task) {
    const fog = battle.sky.fog!;
    const thrown = total(diceIn(task)!);
    const lifted = fogAfter(fog, thrown) === null;
    return {
      word: lifted ? LIFTS : STAYS,
      means: lifted ? 'The fog is gone for the day.' : `It lifts at ${fog.target}.`,
      sums: [reckon('Fog', [term('Thrown before', fog.total, 'NBC-FOG-01'), term('Now', thrown, 'NBC-FOG-01')])],
      part: lifted ? LIFTS : STAYS,
      good: lifted,
    };
  },
  settle(d, task) {
    const fog = d.state.sky.fog!;
    const after = fogAfter(fog, total(diceIn(task)!));
    setSky(d, { fog: after });
    log(d, after ? `The fog stays: ${after.total} of ${after.target}.` : 'The fog **lifts**.');
  },
  byHand: () => [
    { value: 'lifts', label: 'It lifts' },
    { value: 'stays', label: 'It stays' },
  ],
  settleByHand(d, _task, choice) {
    if (choice === 'lifts') setSky(d, { fog: null });
    log(d, choice === 'lifts' ? 'The fog **lifts**.' : 'The fog stays.', { byHand: true });
  },
};
