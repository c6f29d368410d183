/** Talking to a thread of our own: one question, one answer, and what is long comes in parts, so that no part holds up the page. */

/** As much of a worker as is needed of it. */
export interface Thread {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(ask: unknown): void;
  terminate(): void;
}

/** Entries that are handed over at a time. */
export const PART = 100;

/** The thread has died: too large for its memory, or not to be fetched. */
export class BrokeOff extends Error {}

/** Asks one question after the other. */
export const talkTo =
  <Ask, Answer>(thread: Thread) =>
  (ask: Ask): Promise<Answer> =>
    new Promise((resolve, reject) => {
      thread.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
      thread.onerror = () => reject(new BrokeOff());
      thread.postMessage(ask);
    });

/** So many entries, asked for part by part. */
export async function inParts<Entry>(count: number, next: () => Promise<readonly Entry[]>): Promise<Entry[]> {
  const entries: Entry[] = [];
  while (entries.length < count) {
    const part = await next();
    if (part.length === 0) throw new BrokeOff();
    entries.push(...part);
  }
  return entries;
}
