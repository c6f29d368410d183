/** Fetched to back up or restore everything. */
export { BackupPage } from '../backup/page.tsx';
export { Restore } from '../backup/restore.tsx';
