/** Fetched to read or write a long record in a worker. */
export { fileAway, loadAway } from '../session/records-away.ts';
