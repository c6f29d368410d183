/** Fetched to read one seat's papers. */
export { Papers } from '../screens/papers.tsx';
