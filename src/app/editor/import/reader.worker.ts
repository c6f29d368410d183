/** The reader in a thread of its own: one answer to each question, in order. */
import { openFormat } from '../../../scenarios/import/formats.ts';
import { type Ask, makeReader } from './reader.ts';

const answer = makeReader();
// What most orders of battle come as is fetched before it is asked for; what cannot be fetched now is asked for again.
for (const format of ['csv', 'pasted'] as const) void openFormat(format).catch(() => undefined);
let queue: Promise<unknown> = Promise.resolve();

addEventListener('message', ({ data: { n, ask } }: MessageEvent<{ n: number; ask: Ask }>) => {
  queue = queue.then(async () => {
    const said = await answer(ask).catch(() => ({
      is: 'refused',
      sentence: 'The reading broke off. Nothing was changed; try another format for the file.',
    }));
    postMessage({ n, said });
  });
});
