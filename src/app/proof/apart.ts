/**
 * Reads and proves a file in a worker made from the page's own script, since a page saved to disk may fetch nothing. If
 * the browser starts no worker, the page does the work.
 */
import type { Said } from '../../engine/message.ts';
import { atOnce, unhurried } from '../../journal/breath.ts';
import { startWorker } from '../workers.ts';
import { readForProof } from './reading.ts';
import type { Report } from './report.ts';
import { type Pace, proved } from './walk.ts';

export interface Reached {
  readonly title: string;
  readonly line: number;
  readonly lines: number;
}
export type Judged = { readonly ok: true; readonly report: Report } | { readonly ok: false; readonly why: Said };

type Told = { readonly reached: Reached } | { readonly judged: Judged };
type Tell = (reached: Reached) => void;

/** Any error of the reader becomes a sentence. */
const judge = (file: Blob, tell: Tell, pace: Pace): Promise<Judged> =>
  judgeSound(file, tell, pace).catch(() => ({ ok: false, why: 'file-damaged-whole' }));

async function judgeSound(file: Blob, tell: Tell, pace: Pace): Promise<Judged> {
  const text = await file.text().catch(() => null);
  if (text === null) return { ok: false, why: 'file-unreadable' };
  const read = readForProof(text);
  if (!read.ok) return read;
  const { header, lines } = read.file;
  const reached = (line: number) => tell({ title: header.title, line, lines });
  reached(0);
  return { ok: true, report: await proved(read.file, reached, pace) };
}

/** Whether this script runs in a worker. */
export const isApart = (): boolean => typeof document === 'undefined';

/** In the worker: takes one file, reports progress, then the result. */
export function serve(): void {
  const tell = (told: Told) => postMessage(told);
  addEventListener('message', ({ data }: MessageEvent<Blob>) => {
    void judge(data, (reached) => tell({ reached }), atOnce).then((judged) => tell({ judged }));
  });
}

/** The URL of the page's own script for the worker; null if the script is not in the page. */
function ownScript(): string | null {
  const script = document.querySelector('script[type="module"]:not([src])')?.textContent;
  return script ? URL.createObjectURL(new Blob([script], { type: 'text/javascript' })) : null;
}

function inThread(worker: Worker, file: Blob, tell: Tell): Promise<Judged | null> {
  return new Promise((resolve) => {
    worker.addEventListener('error', () => resolve(null));
    worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      if ('reached' in data) tell(data.reached);
      else resolve(data.judged);
    });
    worker.postMessage(file);
  });
}

async function apart(file: Blob, tell: Tell): Promise<Judged | null> {
  const address = ownScript();
  if (address === null) return null;
  try {
    const worker = startWorker(address);
    const judged = await inThread(worker, file, tell);
    worker.terminate();
    return judged;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** In the page: reads and proves a file. */
export const judgeFile = async (file: Blob, tell: Tell): Promise<Judged> =>
  (await apart(file, tell)) ?? judge(file, tell, unhurried);
