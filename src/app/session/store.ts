/** The one connection to the disk, and what lies there beside the battles' records. */
import { type Disk, openDisk } from '../../journal/disk.ts';

export const disk: Disk = openDisk({ name: 'scovell' });
export const { shelf } = disk;
