/** Deletes a battle or a campaign from this phone. */
import { deleteRecord } from '../../journal/deleting.ts';
import { disk } from './store.ts';

export const deleteBattle = (id: string) => deleteRecord(disk, id);
