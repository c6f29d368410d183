/** The battles on the disk. They are listed and carried without being understood; their session reads them in full. */
import { anyPayload } from '../../journal/entry.ts';
import { type Store, storeOn } from '../../journal/store.ts';
import { disk } from './store.ts';

export const store: Store<unknown> = storeOn(disk, anyPayload);
