/** The one connection to the disk. Battles are listed and carried without being understood; the desk reads them in full. */
import { anyPayload } from '../../journal/entry.ts';
import { openStore, type Store } from '../../journal/store.ts';

export const store: Store<unknown> = openStore({ name: 'berthier', payload: anyPayload });
