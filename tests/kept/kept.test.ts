/**
 * Battles that were played once say, offer and write today what they did then, play by play. What differs is either a
 * mistake or a change made on purpose: for that, `npm run kept`.
 */
import { expect, it } from 'vitest';
import { namesOfKept, readKept, stepsOf } from './battles.ts';

it.each(namesOfKept())('%s is what it was', async (name) => {
  const kept = readKept(name);
  expect(kept.marks).toHaveLength(kept.plays.length);
  let n = 0;
  for await (const { play, mark, text } of stepsOf(kept)) {
    const was = kept.marks[n];
    if (mark !== was) {
      const part = mark.slice(0, 3) === was?.slice(0, 3) ? 'what it writes' : 'what is told or offered before it';
      expect.fail(`play ${n}, ${JSON.stringify(play)}: ${part} has changed.\n${text().slice(0, 6_000)}`);
    }
    n += 1;
  }
});
