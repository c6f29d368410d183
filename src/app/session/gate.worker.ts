/** The gate as a worker: one text, answered in parts. */
import { type Ask, gate } from './gate.ts';

const answer = gate();
addEventListener('message', ({ data }: MessageEvent<Ask | 'next'>) => postMessage(answer(data)));
