/** Fetched to tell the story of a battle. */
export { JournalRoom } from '../screens/journal.tsx';
