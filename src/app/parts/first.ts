/** What is fetched for the first minute: the guided charge. */
export { FirstMinute } from '../first/page.tsx';
