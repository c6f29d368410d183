/** What is fetched to read or write a long record away from the page. */
export { fileAway, loadAway } from '../session/records-away.ts';
