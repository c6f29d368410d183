/** Asks the reader, which sits in a worker, so that the screen answers while it reads. */
import { startWorker } from '../../workers.ts';
import type { Answer, Ask } from './asks.ts';
import address from './reader.worker.ts?worker&url';

export interface ReaderLine {
  readonly ask: (ask: Ask) => Promise<Answer>;
  /** Its thread has failed, before anything was asked of it or since: what it had read is lost. */
  readonly broken: () => boolean;
  readonly close: () => void;
}

const BROKEN: Answer = { is: 'refused', said: 'reader-no-reader' };

export function openReader(): ReaderLine {
  const waiting = new Map<number, (answer: Answer) => void>();
  let n = 0;
  let broken = false;
  const worker = startWorker(address);
  worker.addEventListener('message', ({ data }: MessageEvent<{ n: number; said: Answer }>) => {
    waiting.get(data.n)?.(data.said);
    waiting.delete(data.n);
  });
  worker.addEventListener('error', () => {
    broken = true;
    for (const say of waiting.values()) say(BROKEN);
    waiting.clear();
  });
  return {
    ask: (ask) =>
      new Promise((say) => {
        if (broken) return say(BROKEN);
        n += 1;
        waiting.set(n, say);
        worker.postMessage({ n, ask });
      }),
    broken: () => broken,
    close: () => worker.terminate(),
  };
}
