/** Asks the reader in its worker, so that the screen stays responsive. */
import { startWorker } from '../../workers.ts';
import type { Answer, Ask } from './asks.ts';
import address from './reader.worker.ts?worker&url';

export interface ReaderLine {
  readonly ask: (ask: Ask) => Promise<Answer>;
  /** The worker has failed; what it had read is lost. */
  readonly broken: () => boolean;
  readonly close: () => void;
}

/** In seconds. The largest order of battle in the tests takes a fiftieth of this. */
export const MOST_SECONDS = 60;

const SLOW: Answer = { is: 'refused', said: 'file-too-slow' };
const BROKEN: Answer = { is: 'refused', said: 'reader-no-reader' };

export function openReader(): ReaderLine {
  const waiting = new Map<number, (answer: Answer) => void>();
  let n = 0;
  let broken = false;
  const worker = startWorker(address);
  worker.addEventListener('message', ({ data }: MessageEvent<{ n: number; said: Answer }>) => {
    waiting.get(data.n)?.(data.said);
    waiting.delete(data.n);
    mind();
  });
  const fail = (why: Answer): void => {
    broken = true;
    worker.terminate();
    for (const say of waiting.values()) say(why);
    waiting.clear();
  };
  // It answers in order: the first waiting question is the one it works on.
  let late: ReturnType<typeof setTimeout> | undefined;
  const mind = (): void => {
    clearTimeout(late);
    if (waiting.size > 0) late = setTimeout(() => fail(SLOW), MOST_SECONDS * 1000);
  };
  worker.addEventListener('error', () => fail(BROKEN));
  return {
    ask: (ask) =>
      new Promise((say) => {
        if (broken) return say(BROKEN);
        n += 1;
        waiting.set(n, say);
        if (waiting.size === 1) mind();
        worker.postMessage({ n, ask });
      }),
    broken: () => broken,
    close: () => {
      clearTimeout(late);
      worker.terminate();
    },
  };
}
