import type { Message } from '../src/engine/message.ts';

/** Something said for which there are no words: it is shown as it stands. */
export const plain = (text: string): Message => ({ code: text });
