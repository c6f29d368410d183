/** What the home screen tells of a battle. */
import { expect, it } from 'vitest';
import { summaryOf } from '../../../src/app/session/summary.ts';
import { begin, small } from '../../battlefield/fixtures.ts';

it('NBC-RNF-01 names who is to come, but nobody who comes in secret before it may', () => {
  const [coming] = small().reinforcements;
  const named = (secret: boolean, minutes?: number) => {
    const battle = begin(small({ reinforcements: [{ ...coming!, secret }] }));
    return summaryOf({ ...battle, minutes: minutes ?? battle.minutes }).arrivals.map(({ at }) => at);
  };
  expect([named(false), named(true), named(true, coming!.at)]).toEqual([[coming!.at], [], [coming!.at]]);
});
