/** What the story makes of a sealed paper. */
import { expect, it } from 'vitest';
import { paperWords } from '../../../src/app/umpire/story-of-seats.ts';
import { begin } from '../../battlefield/fixtures.ts';

it('tells a dispute with the ruling that ended it', () => {
  const said = (ruled?: string) =>
    paperWords(begin(), { is: 'dispute', what: 'who-was-first', ...(ruled && { ruled }) });
  expect([said(), said('the-horse-was')].map((words) => /who-was-first.*/.exec(words ?? '')?.[0])).toEqual([
    'who-was-first',
    'who-was-first. the-horse-was',
  ]);
});
