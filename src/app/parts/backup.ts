/** What is fetched to keep everything elsewhere, or to bring it back. */
export { BackupPage } from '../backup/page.tsx';
export { Restore } from '../backup/restore.tsx';
