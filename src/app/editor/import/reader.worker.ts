/** The reader as a worker: answers questions in order. */
import type { Answer, Ask } from './asks.ts';
import { makeReader } from './reader.ts';

const answer = makeReader();
/** A part that cannot be fetched now is requested again when needed. */
let queue: Promise<unknown> = import('./warm-up.ts').then(({ warmUp }) => warmUp()).catch(() => undefined);

addEventListener('message', ({ data: { n, ask } }: MessageEvent<{ n: number; ask: Ask }>) => {
  queue = queue.then(async () => {
    const said = await answer(ask).catch((): Answer => ({ is: 'refused', said: 'reader-broke-off' }));
    postMessage({ n, said });
  });
});
