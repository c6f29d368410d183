/** What is fetched to read what is for one pair of eyes. */
export { Papers } from '../screens/papers.tsx';
