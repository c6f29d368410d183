/** The gate in a thread of its own: one text, one answer. */
import { type Ask, answer } from './gate.ts';

addEventListener('message', ({ data }: MessageEvent<Ask>) => postMessage(answer(data)));
