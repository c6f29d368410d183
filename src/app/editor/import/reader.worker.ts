/** The reader as a worker: answers questions in order. */
import type { Answer, Ask } from './asks.ts';
import { makeReader } from './reader.ts';
import { warmUp } from './warm-up.ts';

const answer = makeReader();
let queue: Promise<unknown> = warmUp().catch(() => undefined);

addEventListener('message', ({ data: { n, ask } }: MessageEvent<{ n: number; ask: Ask }>) => {
  queue = queue.then(async () => {
    const said = await answer(ask).catch((): Answer => ({ is: 'refused', said: 'reader-broke-off' }));
    postMessage({ n, said });
  });
});
