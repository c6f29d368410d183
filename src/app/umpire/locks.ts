/** The locks of this device's tables. */
import { store } from '../session/battles.ts';
import { createLocks } from '../session/seat-locks.ts';

export const locks = createLocks(store);
