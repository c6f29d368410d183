/** The reader in a thread of its own: one answer to each question, in order. */
import type { Answer, Ask } from './asks.ts';
import { makeReader } from './reader.ts';

const answer = makeReader();
/** What cannot be fetched now is asked for again when it is wanted. */
let queue: Promise<unknown> = import('./warm-up.ts').then(({ warmUp }) => warmUp()).catch(() => undefined);

addEventListener('message', ({ data: { n, ask } }: MessageEvent<{ n: number; ask: Ask }>) => {
  queue = queue.then(async () => {
    const said = await answer(ask).catch((): Answer => ({ is: 'refused', said: 'reader-broke-off' }));
    postMessage({ n, said });
  });
});
