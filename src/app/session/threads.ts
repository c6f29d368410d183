/** Talks to a worker: one question, one answer. Long answers come in parts, so that none blocks the page. */

/** The part of a worker used here. */
export interface Thread {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(ask: unknown): void;
  terminate(): void;
}

/** Entries in one part. */
export const PART = 100;

/** The worker died: out of memory, or it could not be fetched. */
export class BrokeOff extends Error {}

/** Asks one question at a time. */
export const talkTo =
  <Ask, Answer>(thread: Thread) =>
  (ask: Ask): Promise<Answer> =>
    new Promise((resolve, reject) => {
      thread.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
      thread.onerror = () => reject(new BrokeOff());
      thread.postMessage(ask);
    });

/** Fetches `count` entries, part by part. */
export async function inParts<Entry>(count: number, next: () => Promise<readonly Entry[]>): Promise<Entry[]> {
  const entries: Entry[] = [];
  while (entries.length < count) {
    const part = await next();
    if (part.length === 0) throw new BrokeOff();
    entries.push(...part);
  }
  return entries;
}
