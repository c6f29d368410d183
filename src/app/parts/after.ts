/** What is fetched when a battle is over: what the day cost. */
export { AfterSheet } from '../screens/after.tsx';
