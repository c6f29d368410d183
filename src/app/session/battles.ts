/** The stored battles, listed and carried without being understood. A session reads one in full. */
import { anyPayload } from '../../journal/entry.ts';
import { type Store, storeOn } from '../../journal/store.ts';
import { disk } from './store.ts';

export const store: Store<unknown> = storeOn(disk, anyPayload);
