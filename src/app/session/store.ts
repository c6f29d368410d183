/** The one connection to the disk, and what is stored beside the records. */
import { type Disk, openDisk } from '../../journal/disk.ts';
import { NAME } from './store-name.ts';

export const disk: Disk = openDisk({ name: NAME, onBroughtBack: () => location.reload() });
export const { shelf } = disk;
