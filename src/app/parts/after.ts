/** Fetched when a battle is over. */
export { AfterSheet } from '../screens/after.tsx';
