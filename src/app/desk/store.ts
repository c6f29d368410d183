/** The one connection to the disk, and what lies there beside the battles' records. */
import { type Disk, openDisk } from '../../journal/disk.ts';

export const disk: Disk = openDisk({ name: 'berthier' });
export const { shelf } = disk;
