/** The check of a long file tells how far it is, and can be stopped. */
import { expect, it } from 'vitest';
import { Stopped, stopWatched, watched, watchedNow } from '../../../src/app/session/watched.ts';

function* lines(n: number, at: (line: number) => void = () => undefined): Generator<undefined, string, undefined> {
  for (let line = 1; line <= n; line += 1) {
    at(line);
    yield;
  }
  return 'judged';
}

it('tells how far it is, and nothing once it is done', async () => {
  const told = new Set<number | undefined>();
  expect(
    await watched(
      lines(100, () => told.add(watchedNow.value?.line)),
      100,
    ),
  ).toBe('judged');
  expect([...told]).toEqual([0, 20, 40, 60, 80]);
  expect(watchedNow.value).toBeNull();
});

it('gives no answer once it is stopped, and the next is not stopped with it', async () => {
  let last = 0;
  const work = watched(
    lines(1000, (line) => {
      last = line;
      if (line === 30) stopWatched();
    }),
    1000,
  );
  await expect(work).rejects.toBeInstanceOf(Stopped);
  expect(last).toBe(30);
  expect(watchedNow.value).toBeNull();
  stopWatched();
  expect(await watched(lines(10), 10)).toBe('judged');
});
