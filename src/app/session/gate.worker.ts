/** The gate in a thread of its own: one text, and its answer in parts. */
import { type Ask, gate } from './gate.ts';

const answer = gate();
addEventListener('message', ({ data }: MessageEvent<Ask | 'next'>) => postMessage(answer(data)));
